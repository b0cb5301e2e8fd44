#include "arena/pgn_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::arena {
namespace {

constexpr std::size_t line_width = 80;

void add_tag(std::string& text, std::string_view name, std::string_view value) {
    text += fmt::format("[{} \"", name);
    for (const char c : value) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    text += "\"]\n";
}

// From White's side, as [%eval] has it; the engine's own score is from its own.
std::string eval_text(const Thought& thought, Player mover) {
    const int sign = mover == Player::First ? 1 : -1;
    if (thought.mate) {
        return fmt::format("#{}", sign * *thought.mate);
    }
    return fmt::format("{:.2f}", sign * *thought.centipawns / 100.0);
}

std::string comment(const MoveNote& note, Player mover) {
    std::string text;
    if (note.thought.centipawns || note.thought.mate) {
        text += "[%eval " + eval_text(note.thought, mover);
        text += note.thought.depth > 0 ? fmt::format(",{}] ", note.thought.depth) : "] ";
    }
    if (note.left) {
        const auto left = note.left->count();
        text += fmt::format("[%clk {}:{:02}:{:02}.{:03}] ", left / 3'600'000, left / 60'000 % 60,
                            left / 1000 % 60, left % 1000);
    }
    text += fmt::format("[%emt {}.{:03}]", note.used.count() / 1000, note.used.count() % 1000);
    return text;
}

std::string termination(Reason reason) {
    switch (reason) {
    case Reason::Time:
        return "time forfeit";
    case Reason::IllegalMove:
    case Reason::Refusal:
    case Reason::FalseClaim:
        return "rules infraction";
    case Reason::Crash:
    case Reason::Disconnect:
    case Reason::Stall:
    case Reason::Flood:
    case Reason::NoStart:
        return "abandoned";
    case Reason::Score:
    case Reason::Length:
    case Reason::NoProgress:
        return "adjudication";
    case Reason::Rule:
    case Reason::Resignation:
        break;
    }
    return "normal";
}

// Words to lines of at most 80 characters.
class Flow {
  public:
    void add(const std::string& word) {
        if (column_ + word.size() + 1 > line_width) {
            text_ += '\n';
            column_ = 0;
        } else if (column_ > 0) {
            text_ += ' ';
            ++column_;
        }
        text_ += word;
        column_ += word.size();
    }
    std::string take() { return std::move(text_); }

  private:
    std::string text_;
    std::size_t column_ = 0;
};

// Where the counting of moves begins.
struct Start {
    int number = 1;
    Player to_move = Player::First;
};

Start start_of(const Opening& opening, const Hall& hall) {
    Start start;
    if (hall.game() == "chess" && !opening.start.empty()) {
        const auto fields = words(opening.start);
        start.to_move = fields.size() > 1 && fields[1] == "b" ? Player::Second : Player::First;
        start.number = fields.size() > 5 ? parse_number<int>(fields[5]).value_or(1) : 1;
    }
    return start;
}

} // namespace

std::string to_pgn(const GameRecord& game, const Plan& plan, const Hall& hall) {
    const auto player = [&](Player seat) -> const PlayerSpec& {
        return plan.players[static_cast<std::size_t>(game.job.seats[seat])];
    };
    std::string date = game.date;
    std::replace(date.begin(), date.end(), '-', '.');
    std::string text;
    add_tag(text, "Event", fmt::format("{} {}", plan.game, to_text(plan.format)));
    add_tag(text, "Site", "?");
    add_tag(text, "Date", date);
    add_tag(text, "Round", fmt::format("{}.{}", game.job.pair + 1, game.job.id % 2 + 1));
    add_tag(text, "White", player(Player::First).name);
    add_tag(text, "Black", player(Player::Second).name);
    add_tag(text, "Result", result_text(game.end.winner));
    if (!game.job.opening.start.empty()) {
        add_tag(text, "SetUp", "1");
        add_tag(text, "FEN", game.job.opening.start);
    }
    if (plan.game != "chess") {
        add_tag(text, "Game", plan.game);
    }
    for (const Player seat : players) {
        const std::string limits = to_text(completed(player(seat).limits, plan.limits));
        if (!limits.empty()) {
            add_tag(text, seat == Player::First ? "WhiteLimits" : "BlackLimits", limits);
        }
    }
    add_tag(text, "PlyCount", std::to_string(game.job.opening.moves.size() + game.moves.size()));
    add_tag(text, "Termination", termination(game.end.reason));
    text += '\n';

    std::vector<std::string> all = game.job.opening.moves;
    all.insert(all.end(), game.moves.begin(), game.moves.end());
    const auto sheet = hall.score_sheet({game.job.opening.start, {}}, all);
    Start at = start_of(game.job.opening, hall);
    Flow flow;
    bool number_due = true; // after a comment, and at the beginning
    for (std::size_t ply = 0; ply < sheet.size(); ++ply) {
        if (at.to_move == Player::First) {
            flow.add(fmt::format("{}.", at.number));
        } else if (number_due) {
            flow.add(fmt::format("{}...", at.number));
        }
        flow.add(sheet[ply]);
        const std::size_t opening = game.job.opening.moves.size();
        number_due = ply >= opening && ply - opening < game.notes.size();
        if (number_due) {
            flow.add("{" + comment(game.notes[ply - opening], at.to_move) + "}");
        }
        at.number += at.to_move == Player::Second ? 1 : 0;
        at.to_move = opponent(at.to_move);
    }
    if (game.end.reason != Reason::Rule || !game.end.detail.empty()) {
        std::string why =
            game.end.reason == Reason::Rule ? "" : std::string(to_text(game.end.reason));
        why += why.empty() || game.end.detail.empty() ? "" : ", ";
        why += game.end.detail;
        std::replace(why.begin(), why.end(), '}', ')');
        flow.add("{" + why + "}");
    }
    flow.add(std::string(result_text(game.end.winner)));
    return text + flow.take() + "\n\n";
}

} // namespace tabuleiro::arena
