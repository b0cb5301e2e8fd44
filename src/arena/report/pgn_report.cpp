#include "arena/report/pgn_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "games/chess/chess.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/pgn_tag.hpp"
#include "games/chess/pgn_writer.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::arena {
namespace {

std::string_view termination(Reason reason) {
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
        return "adjudication";
    case Reason::Rule:
    case Reason::Resignation:
        break;
    }
    return "normal";
}

std::string why(const GameEnd& end) {
    std::string text = end.reason == Reason::Rule ? "" : std::string(to_text(end.reason));
    text += text.empty() || end.detail.empty() ? "" : ", ";
    text += end.detail;
    std::replace(text.begin(), text.end(), '}', ')');
    return text;
}

std::vector<chess::PgnTag> tags(const GameRecord& game, const Plan& plan) {
    const auto player = [&](Player seat) -> const PlayerSpec& {
        return plan.players[static_cast<std::size_t>(game.job.seats[seat])];
    };
    std::string date = game.date;
    std::replace(date.begin(), date.end(), '-', '.');
    std::vector<chess::PgnTag> found{
        {"Event", fmt::format("{} {}", plan.game, to_text(plan.format))},
        {"Site", "?"},
        {"Date", date},
        {"Round", fmt::format("{}.{}", game.job.pair + 1, game.job.id % 2 + 1)},
        {"White", player(Player::First).name},
        {"Black", player(Player::Second).name},
        {"Result", std::string(result_text(game.end.winner))},
    };
    for (const Player seat : players) {
        const std::string limits = to_text(completed(player(seat).limits, plan.limits));
        if (!limits.empty()) {
            found.push_back({seat == Player::First ? "WhiteLimits" : "BlackLimits", limits});
        }
    }
    found.push_back(
        {"PlyCount", std::to_string(game.job.opening.moves.size() + game.moves.size())});
    found.push_back({"Termination", std::string(termination(game.end.reason))});
    return found;
}

// An engine's score is from its own side; [%eval] is from White's.
std::optional<chess::PgnEvaluation> evaluation(const Thought& thought, Player mover) {
    using Kind = chess::PgnEvaluation::Kind;
    const int sign = mover == Player::First ? 1 : -1;
    const auto depth = thought.depth > 0 ? std::optional(thought.depth) : std::nullopt;
    if (thought.mate) {
        return chess::PgnEvaluation{Kind::MateIn, sign * *thought.mate, depth};
    }
    if (thought.centipawns) {
        return chess::PgnEvaluation{Kind::Centipawns, sign * *thought.centipawns, depth};
    }
    return std::nullopt;
}

// The moves that can be played, in the words of a game score. Some engines number them.
std::string variation_text(chess::Position position, const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& word : moves) {
        if (word.ends_with('.') && word.find_first_not_of("0123456789.") == std::string::npos) {
            continue;
        }
        const auto move = chess::Chess::parse(position, word);
        if (!move) {
            break;
        }
        text += (text.empty() ? "" : " ") + chess::to_san(position, *move);
        position.play(*move);
    }
    return text;
}

// depth=9 nodes=1000 nps=250000 pv="e4 e5": what is known of it.
std::string search_text(const MoveNote& note, const chess::Position& before, bool pondered) {
    const Thought& thought = note.thought;
    std::vector<std::string> words;
    if (thought.depth > 0) {
        words.push_back(fmt::format("depth={}", thought.depth));
    }
    if (thought.nodes > 0) {
        words.push_back(fmt::format("nodes={}", thought.nodes));
    }
    if (thought.nodes_per_second) {
        words.push_back(fmt::format("nps={}", *thought.nodes_per_second));
    } else if (thought.nodes > 0 && note.used.count() > 0 && !pondered) {
        words.push_back(fmt::format("nps={}", 1000 * thought.nodes /
                                                  static_cast<std::uint64_t>(note.used.count())));
    }
    if (const auto variation = variation_text(before, thought.variation); !variation.empty()) {
        words.push_back(fmt::format("pv=\"{}\"", variation));
    }
    return fmt::format("{}", fmt::join(words, " "));
}

std::string chess_pgn(const GameRecord& game, const Plan& plan) {
    chess::PgnGame pgn;
    pgn.tags = tags(game, plan);
    pgn.result = !game.end.winner                    ? chess::PgnResult::Draw
                 : *game.end.winner == Player::First ? chess::PgnResult::WhiteWins
                                                     : chess::PgnResult::BlackWins;
    if (!game.job.opening.start.empty()) {
        pgn.start = chess::parse_fen(game.job.opening.start).value_or(chess::Position());
    }
    chess::Position position = pgn.start;
    const auto play = [&](const std::string& text) {
        const auto move = chess::Chess::parse(position, text);
        if (move) {
            pgn.line.moves.push_back(*move);
            position.play(*move);
        }
        return move.has_value();
    };
    for (const std::string& move : game.job.opening.moves) {
        play(move);
    }
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const chess::Position before = position;
        const Player mover = position.to_move();
        if (!play(game.moves[i])) {
            break;
        }
        chess::PgnNote note;
        note.ply = pgn.line.moves.size();
        if (i < game.notes.size()) {
            note.clock = game.notes[i].left;
            note.elapsed = game.notes[i].used;
            note.evaluation = evaluation(game.notes[i].thought, mover);
            note.comment = search_text(game.notes[i], before, plan.ponder);
        }
        if (i + 1 == game.moves.size()) {
            note.comment += note.comment.empty() ? "" : "; ";
            note.comment += why(game.end);
        }
        if (!note.empty()) {
            pgn.line.notes.push_back(std::move(note));
        }
    }
    return chess::to_pgn(pgn);
}

// PGN's form with another game's moves, numbered by plies: turns need not alternate.
std::string other_pgn(const GameRecord& game, const Plan& plan) {
    std::string text;
    auto all_tags = tags(game, plan);
    all_tags.push_back({"Game", plan.game});
    if (!game.job.opening.start.empty()) {
        all_tags.push_back({"Start", game.job.opening.start});
    }
    for (const chess::PgnTag& tag : all_tags) {
        text += chess::tag_text(tag.name, tag.value) + "\n";
    }
    std::vector<std::string> moves = game.job.opening.moves;
    moves.insert(moves.end(), game.moves.begin(), game.moves.end());
    std::string line;
    text += '\n';
    const auto add = [&](const std::string& word) {
        constexpr std::size_t width = 79;
        if (!line.empty() && line.size() + 1 + word.size() > width) {
            text += line + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
        add(fmt::format("{}.", i + 1));
        add(moves[i]);
    }
    add("{" + why(game.end) + "}");
    add(std::string(result_text(game.end.winner)));
    return text + line + "\n\n";
}

} // namespace

std::string to_pgn(const GameRecord& game, const Plan& plan) {
    return plan.game == "chess" ? chess_pgn(game, plan) : other_pgn(game, plan);
}

} // namespace tabuleiro::arena
