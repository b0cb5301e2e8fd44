#include "programs/seat/seated_program.hpp"

#include <algorithm>

#include "programs/player/programs_of.hpp"
#include "record/games.hpp"

namespace tabuleiro::programs {
namespace {

// The time between a program and the clock of its table.
constexpr Duration longest_way{100};
// A table takes the flag of a program that is late; this is for one whose clock does not run yet.
constexpr Duration beyond_flag{1'000};

// Without a clock, each move has the usual time. Of a time for each move programs use all.
TimeControl control_of(TimeControl given) {
    if (given.kind == TimeKind::None) {
        return {TimeKind::PerMove, usual_move_time, Duration(0), 0};
    }
    if (given.kind == TimeKind::PerMove) {
        given.time = given.time * 4 / 5;
    }
    return given;
}

// What is left on the program's clock by now, less what its answer needs.
Duration left_by_now(Duration left, TimePoint measured) {
    const auto passed = std::chrono::duration_cast<Duration>(SteadyClock::now() - measured);
    return std::max(left - passed - std::min(longest_way, left / 10), Duration(1));
}

template <Game G>
class SeatedProgramOf final : public SeatedProgram {
  public:
    explicit SeatedProgramOf(const ProgramSetup& setup) : program_(make_program<G>(setup)) {}

    SeatAnswer choose(const SeatTurn& turn, const Cancellation& cancellation) override {
        const auto record = replayed<G>(turn.game);
        if (!record) {
            return Failure{FailureKind::NoStart, record.error(), record.error()};
        }
        if (!knows(turn.game.moves)) {
            played_.reset();
            if (const auto ready = begin(*record, turn, cancellation); !ready) {
                return cancellation.requested() ? SeatAnswer(Cancelled{})
                                                : SeatAnswer(ready.error());
            }
        }
        played_.reset(); // until it has answered
        return told(*record, turn, ask(*record, turn, cancellation));
    }

  private:
    // Whether the program has been in this game all the time.
    bool knows(const std::vector<std::string>& moves) const {
        return played_ && played_->size() <= moves.size() &&
               std::equal(played_->begin(), played_->end(), moves.begin());
    }

    static PlayerLimits limits_of(const SeatTurn& turn, Player player) {
        PlayerLimits limits;
        limits.clock = control_of(turn.time[player]);
        return limits;
    }

    tl::expected<void, Failure> begin(const Record<G>& record, const SeatTurn& turn,
                                      const Cancellation& cancellation) {
        const auto game = [&](auto&& start) {
            return NewGame<G>{record.options(), std::forward<decltype(start)>(start), turn.seat,
                              limits_of(turn, turn.seat), cancellation};
        };
        if constexpr (OpenGame<G>) {
            return program_->new_game(game(record.start()));
        } else {
            return program_->new_game(game(NoPosition{}));
        }
    }

    Answer<G> ask(const Record<G>& record, const SeatTurn& turn, const Cancellation& cancellation) {
        const auto& view = G::view(record.position(), turn.seat);
        const bool timed = turn.time[turn.seat].kind != TimeKind::None;
        ByPlayer<std::optional<Duration>> left = turn.left;
        std::optional<Span> deadline;
        if (timed) {
            left[turn.seat] = left_by_now(left[turn.seat].value_or(Duration(1)), turn.measured);
            deadline = *left[turn.seat] + beyond_flag;
        } else {
            left[turn.seat] = usual_move_time;
        }
        const auto with = [&](auto&& known) {
            return Turn<G>{view,
                           std::forward<decltype(known)>(known),
                           turn.seat,
                           left,
                           {limits_of(turn, Player::First), limits_of(turn, Player::Second)},
                           turn.moves_to_control,
                           deadline,
                           cancellation};
        };
        if constexpr (OpenGame<G>) {
            return program_->choose(with(record));
        } else {
            return program_->choose(with(NoRecord{}));
        }
    }

    SeatAnswer told(const Record<G>& record, const SeatTurn& turn, const Answer<G>& answer) {
        return std::visit(
            [&](const auto& what) -> SeatAnswer {
                if constexpr (std::is_same_v<std::decay_t<decltype(what)>, typename G::Move>) {
                    std::string text = G::format(G::view(record.position(), turn.seat), what);
                    played_ = turn.game.moves;
                    played_->push_back(text);
                    return text;
                } else {
                    return what;
                }
            },
            answer.what);
    }

    std::unique_ptr<Program<G>> program_;
    std::optional<std::vector<std::string>> played_; // as far as the program knows; none: nothing
};

} // namespace

std::unique_ptr<SeatedProgram> seat_program(std::string_view game, const ProgramSetup& setup) {
    std::unique_ptr<SeatedProgram> seated;
    AllGames::for_each([&]<Game G>() {
        if (G::id == game && plays<G>(setup.protocol)) {
            seated = std::make_unique<SeatedProgramOf<G>>(setup);
        }
    });
    return seated;
}

} // namespace tabuleiro::programs
