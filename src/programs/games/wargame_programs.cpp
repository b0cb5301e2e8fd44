#include "programs/games/wargame_programs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "core/text.hpp"
#include "games/wargame/placement.hpp"
#include "programs/games/wargame_dialogue.hpp"
#include "programs/session/session.hpp"

namespace tabuleiro::programs {
namespace {

using namespace wargame;

constexpr std::string_view firing_option = "Firing";

// One of the two dialogues, in a process of its own.
class Talk {
  public:
    explicit Talk(const ProgramSetup& setup) : session_(setup) {}

    tl::expected<void, Failure> start(const WarGame::Options& options,
                                      std::initializer_list<std::string> mode,
                                      const Cancellation& cancellation) {
        session_.end();
        Command command = session_.setup().command;
        auto& arguments = command.arguments;
        arguments.insert(arguments.end(), {"-t", size_name(options.size)});
        arguments.insert(arguments.end(), mode);
        for (int type = 1; type <= types; ++type) {
            if (options.counts[type] > 0) {
                arguments.push_back(fmt::format("-{}", type));
                arguments.push_back(std::to_string(options.counts[type]));
            }
        }
        dialogue_ = std::make_unique<AssignmentDialogue>(options);
        return session_.start(command, *dialogue_, cancellation);
    }

    Session& session() { return session_; }

  private:
    std::unique_ptr<AssignmentDialogue> dialogue_; // outlives the process that speaks it
    Session session_;
};

class AssignmentProgram final : public Program<WarGame> {
  public:
    explicit AssignmentProgram(const ProgramSetup& setup) : target_(setup), attack_(setup) {}

    tl::expected<void, Failure> start(const Cancellation& cancellation) override {
        if (attack_.session().running()) {
            return {};
        }
        return begin({}, cancellation);
    }

    tl::expected<void, Failure> new_game(const NewGame<WarGame>& game) override {
        fleet_.reset();
        return begin(game.options, game.cancellation);
    }

    Answer<WarGame> choose(const Turn<WarGame>& turn) override {
        return WarGame::next_type(turn.view.options, turn.view.own.board) ? place(turn)
                                                                          : fire(turn);
    }

    void game_over(const GameOver&) override {
        target_.session().end();
        attack_.session().end();
    }

  private:
    tl::expected<void, Failure> begin(const WarGame::Options& options,
                                      const Cancellation& cancellation) {
        std::string firing = "3";
        for (const auto& [name, value] : attack_.session().setup().options) {
            if (name != firing_option) {
                return tl::unexpected(
                    Failure{FailureKind::NoStart, fmt::format("it has no option '{}' (it has: {})",
                                                              name, firing_option)});
            }
            firing = value;
        }
        fired_.clear();
        return attack_.start(options, {"-j", "2", "-d", firing}, cancellation);
    }

    Answer<WarGame> place(const Turn<WarGame>& turn) {
        const TimePoint asked = SteadyClock::now();
        Answer<WarGame> answer = next_piece(turn);
        answer.used = std::chrono::duration_cast<Span>(SteadyClock::now() - asked);
        return answer;
    }

    Answer<WarGame> next_piece(const Turn<WarGame>& turn) {
        const WarGame::View& view = turn.view;
        if (!fleet_) {
            if (auto failed = learn_fleet(turn)) {
                return *failed;
            }
        }
        if (const auto piece = next_placing(view.options, view.own.board, *fleet_)) {
            const auto legal = WarGame::legal_moves(view);
            if (std::find(legal.begin(), legal.end(), WarGame::Move(*piece)) != legal.end()) {
                return {*piece};
            }
        }
        return {Failure{FailureKind::Refusal, "it has placed its fleet in another way"}};
    }

    // Fires at every cell of the first dialogue's board. Returns why it could not, if so.
    std::optional<Answer<WarGame>> learn_fleet(const Turn<WarGame>& turn) {
        const WarGame::Options& options = turn.view.options;
        if (auto started = target_.start(options, {"-j", "1", "-p", "2"}, turn.cancellation);
            !started) {
            return Answer<WarGame>{started.error()};
        }
        Session& session = target_.session();
        const Span allowed = turn.deadline.value_or(Span(session.setup().patience));
        const TimePoint deadline = SteadyClock::now() + allowed;
        std::string rows;
        int hits = 0;
        for (int index = 0; index < options.size.cells(); ++index) {
            const Cell cell = options.size.cell(index);
            rows += index > 0 && cell.column == 0 ? "/" : "";
            if (hits == options.counts.cells()) {
                rows += '-';
                continue;
            }
            const auto left = std::chrono::duration_cast<Span>(deadline - SteadyClock::now());
            const auto reply = session.ask({cell_name(options.size, cell)}, std::max(left, Span(1)),
                                           turn.cancellation);
            if (std::holds_alternative<Cancelled>(reply.what)) {
                return Answer<WarGame>{Cancelled{}};
            }
            if (const auto* failure = std::get_if<Failure>(&reply.what)) {
                return Answer<WarGame>{told(*failure, turn.deadline.has_value())};
            }
            const std::string& text = std::get<Event>(reply.what).text;
            const bool water = text == "-";
            if (!water && (text.size() != 1 || text[0] < '1' || text[0] > '8')) {
                return Answer<WarGame>{
                    session.reject(FailureKind::Refusal,
                                   fmt::format("answers {} to a shot, instead of - or 1 to 8",
                                               printable(text, 20)))};
            }
            hits += water ? 0 : 1;
            rows += text;
        }
        session.end();
        return keep(options, rows);
    }

    // A fleet is sound if a position can be read that has it.
    std::optional<Answer<WarGame>> keep(const WarGame::Options& options, const std::string& rows) {
        const auto empty = WarGame::start(options);
        const std::string text = WarGame::write(*empty);
        const auto fields = words(text);
        const auto position =
            WarGame::read(fmt::format("{} {} {} {}", fields[0], fields[1], rows, fields[3]));
        if (!position) {
            return Answer<WarGame>{
                Failure{FailureKind::IllegalMove, "its board", position.error()}};
        }
        fleet_ = position->fleet(Player::First).board;
        return std::nullopt;
    }

    // Without a clock, silence is not being late.
    static Failure told(Failure failure, bool timed) {
        if (failure.kind == FailureKind::Late && !timed) {
            failure.kind = FailureKind::Silence;
            failure.detail = Reason("does not answer");
        }
        return failure;
    }

    Answer<WarGame> fire(const Turn<WarGame>& turn) {
        const Knowledge& known = turn.view.other;
        Session& session = attack_.session();
        if (!fired_.empty() && !known.tried(fired_.back())) {
            return {Failure{FailureKind::Refusal, "its last shot was taken back"}};
        }
        const TimePoint asked = SteadyClock::now();
        while (true) {
            Lines lines;
            if (!fired_.empty()) {
                const int type = known.answer(fired_.back());
                lines.push_back(type == 0 ? "-" : std::to_string(type));
            }
            auto reply = session.ask(lines, turn.deadline, turn.cancellation);
            const auto* event = std::get_if<Event>(&reply.what);
            if (event != nullptr && is_old_shot(turn.view, event->text)) {
                continue;
            }
            Answer<WarGame> answer{Cancelled{},
                                   std::chrono::duration_cast<Span>(SteadyClock::now() - asked)};
            if (auto* failure = std::get_if<Failure>(&reply.what)) {
                answer.what = std::move(*failure);
            } else if (event != nullptr) {
                answer.what = shot(turn.view, event->text);
            }
            return answer;
        }
    }

    // A program that was started again in the middle of a game fires at cells that were fired at
    // before: it is told their answers, until it fires at a new one.
    bool is_old_shot(const WarGame::View& view, const std::string& text) {
        const auto cell = parse_cell(view.options.size, text);
        if (!cell || !view.other.tried(*cell) ||
            std::find(fired_.begin(), fired_.end(), *cell) != fired_.end()) {
            return false;
        }
        fired_.push_back(*cell);
        return true;
    }

    std::variant<WarGame::Move, Resigned, Claimed, Failure, Cancelled>
    shot(const WarGame::View& view, const std::string& text) {
        auto move = WarGame::parse(view, text);
        if (!move) {
            return attack_.session().reject(FailureKind::IllegalMove, printable(text, 20),
                                            move.error());
        }
        fired_.push_back(std::get<Shot>(*move).cell);
        return *move;
    }

    Talk target_; // -j 1
    Talk attack_; // -j 2
    std::optional<Board> fleet_;
    std::vector<Cell> fired_; // by the running program
};

} // namespace

std::unique_ptr<Program<WarGame>> OwnPrograms<WarGame>::make(ProgramSetup setup) {
    setup.command.terminal = true;
    return std::make_unique<AssignmentProgram>(setup);
}

} // namespace tabuleiro::programs
