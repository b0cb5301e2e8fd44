// Plays one game between two players and judges it.
//
// The clock counts only the players' own time: what the referee needs between two answers is not
// charged.
#pragma once

#include <utility>
#include <vector>

#include "arena/game/ending.hpp"
#include "arena/players/player.hpp"
#include "record/adjudicator.hpp"
#include "record/clock.hpp"
#include "record/match_rules.hpp"
#include "record/result.hpp"

namespace tabuleiro::arena {

// What is recorded with a move.
struct MoveNote {
    Duration used{};
    std::optional<Duration> left; // after the move, its increment included
    Thought thought;

    friend bool operator==(const MoveNote&, const MoveNote&) = default;
};

// A score as one number: a mate is above every score in centipawns.
inline std::optional<int> value_of(const Thought& thought) {
    constexpr int mate_value = 30'000;
    if (thought.mate) {
        return *thought.mate > 0 ? mate_value : -mate_value;
    }
    return thought.centipawns;
}

struct Conditions {
    ByPlayer<PlayerLimits> limits;
    Adjudication adjudication;
    ByPlayer<std::uint64_t> seeds;
    bool ponder = false; // programs may think while the opponent does
};

inline GameEnd end_by(const Verdict& verdict) {
    if (verdict.why == Verdict::Why::Length) {
        return {std::nullopt, Reason::Length, ""};
    }
    return {verdict.winner, Reason::Score, verdict.winner ? "both see a win" : "both see a draw"};
}

template <Game G>
class Referee {
  public:
    // The record holds the opening; the game is played into it.
    Referee(Record<G>& record, ByPlayer<PlayerOf<G>*> seats, const Conditions& conditions,
            const Cancellation& cancellation)
        : record_(record), seats_(seats), conditions_(conditions), cancellation_(cancellation),
          clock_(
              ByPlayer<TimeControl>{conditions.limits.first.clock, conditions.limits.second.clock}),
          adjudicator_(conditions.adjudication) {}

    // None: the game was cancelled.
    std::optional<GameEnd> play() {
        const auto end = play_on();
        if (end) {
            for (const Player player : players) {
                seats_[player]->game_over(told(*end));
            }
        }
        return end;
    }

    // One per move after the opening.
    const std::vector<MoveNote>& notes() const { return notes_; }

  private:
    static GameOver told(const GameEnd& end) {
        const std::string reason(to_text(end.reason));
        return {end.winner, end.reason == Reason::Rule ? end.detail : reason,
                end.detail.empty() ? reason : end.detail};
    }

    tl::expected<void, Failure> begin(Player player) {
        const auto game = [&](auto&& start) {
            return NewGame<G>{record_.options(),
                              std::forward<decltype(start)>(start),
                              player,
                              conditions_.limits[player],
                              cancellation_,
                              conditions_.ponder};
        };
        if constexpr (OpenGame<G>) {
            return seats_[player]->new_game(game(record_.start()), conditions_.seeds[player]);
        } else {
            return seats_[player]->new_game(game(NoPosition{}), conditions_.seeds[player]);
        }
    }

    std::optional<GameEnd> play_on() {
        for (const Player player : players) {
            const auto ready = begin(player);
            if (cancellation_.requested()) {
                return std::nullopt;
            }
            if (!ready) {
                return lost_by(player, ready.error());
            }
        }
        clock_.start(record_.to_move(), Duration(0));
        while (true) {
            if (auto ended = ending_of(record_)) {
                return GameEnd{ended->winner, Reason::Rule, std::move(ended->rule)};
            }
            if (const auto verdict = adjudicator_.verdict()) {
                return end_by(*verdict);
            }
            if (cancellation_.requested()) {
                return std::nullopt;
            }
            const Player mover = record_.to_move();
            if (conditions_.ponder) {
                with_turn(opponent(mover),
                          [&](const Turn<G>& turn) { seats_[opponent(mover)]->ponder(turn); });
            }
            Answer<G> answer =
                with_turn(mover, [&](const Turn<G>& turn) { return seats_[mover]->choose(turn); });
            if (std::holds_alternative<Cancelled>(answer.what)) {
                return std::nullopt;
            }
            if (auto end = judge(mover, answer)) {
                return end;
            }
        }
    }

    Duration now() const { return std::chrono::duration_cast<Duration>(played_); }

    // Calls the function with the turn as this player may see it.
    template <class Function>
    auto with_turn(Player player, Function&& function) {
        const auto& view = G::view(record_.position(), player);
        const auto turn = [&](auto&& record) {
            return Turn<G>{view,
                           std::forward<decltype(record)>(record),
                           player,
                           {clock_.left(Player::First, now()), clock_.left(Player::Second, now())},
                           conditions_.limits,
                           clock_.moves_to_control(player),
                           deadline(player),
                           cancellation_};
        };
        if constexpr (OpenGame<G>) {
            return function(turn(std::as_const(record_)));
        } else {
            return function(turn(NoRecord{}));
        }
    }

    std::optional<Span> deadline(Player mover) const {
        const auto flag = clock_.flag_time();
        if (!flag) {
            return std::nullopt;
        }
        return Span(*flag) - played_ + conditions_.limits[mover].lateness();
    }

    // The end of the game, if the answer ends it; otherwise its move is played.
    std::optional<GameEnd> judge(Player mover, const Answer<G>& answer) {
        if (const auto* failure = std::get_if<Failure>(&answer.what)) {
            return failure->kind == FailureKind::Late ? lost_on_time(mover)
                                                      : lost_by(mover, *failure);
        }
        if (const auto limit = deadline(mover); limit && answer.used >= *limit) {
            return lost_on_time(mover);
        }
        if (std::holds_alternative<Resigned>(answer.what)) {
            return GameEnd{opponent(mover), Reason::Resignation, ""};
        }
        if (const auto* claim = std::get_if<Claimed>(&answer.what)) {
            // By the rules the game goes on: a player can only claim its own defeat.
            return claim->winner == opponent(mover)
                       ? GameEnd{opponent(mover), Reason::Resignation, ""}
                       : GameEnd{opponent(mover), Reason::FalseClaim,
                                 std::string(result_text(claim->winner))};
        }
        accept(mover, std::get<typename G::Move>(answer.what), answer);
        return std::nullopt;
    }

    GameEnd lost_on_time(Player late) const {
        if (is_hopeless(record_, opponent(late))) {
            return {std::nullopt, Reason::Time, "but the other cannot win"};
        }
        return {opponent(late), Reason::Time, ""};
    }

    void accept(Player mover, const typename G::Move& move, const Answer<G>& answer) {
        record_.play(move);
        played_ += answer.used;
        if (const auto flag = clock_.flag_time(); flag && now() >= *flag) {
            clock_.add(mover, now() - *flag + Duration(1)); // late, but within the margin
        }
        [[maybe_unused]] const bool in_time = clock_.press(record_.to_move(), now());
        assert(in_time);
        adjudicator_.note(mover, value_of(answer.thought));
        notes_.push_back({std::chrono::duration_cast<Duration>(answer.used),
                          clock_.left(mover, now()), answer.thought});
    }

    Record<G>& record_;
    ByPlayer<PlayerOf<G>*> seats_;
    Conditions conditions_;
    const Cancellation& cancellation_;
    Clock clock_;
    Adjudicator adjudicator_;
    Span played_{}; // the time that players have used so far
    std::vector<MoveNote> notes_;
};

} // namespace tabuleiro::arena
