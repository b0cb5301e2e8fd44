// A program at a table, for every game of the list.
#pragma once

#include <algorithm>
#include <optional>

#include "bridge/games/all_seen_views.hpp"
#include "bridge/play/seated_game.hpp"
#include "programs/player/program.hpp"
#include "record/option_text.hpp"
#include "record/record_text.hpp"

namespace tabuleiro::bridge {

// The game so far, as the house has told it.
template <OpenGame G>
Expected<Record<G>> record_in(const TableState& state, const typename G::Options& options) {
    auto record =
        state.start() ? record_from<G>(*state.start(), options) : Record<G>::begin(options);
    if (!record) {
        return record;
    }
    for (const SeenMove& move : state.moves()) {
        const auto played = G::parse(record->position(), move.text);
        if (!played) {
            return tl::unexpected(played.error());
        }
        record->play(*played);
    }
    return record;
}

template <Game G>
class SeatedGameOf final : public SeatedGame {
  public:
    explicit SeatedGameOf(std::unique_ptr<programs::Program<G>> program)
        : program_(std::move(program)) {}

    Decision decide(const TableState& state, const TurnTime& time,
                    const programs::Cancellation& cancellation) override {
        const auto options = read_options<G>(state.options());
        if (!options) {
            return Misunderstood{options.error()};
        }
        const Situation situation{*state.seat(), time, cancellation};
        if constexpr (OpenGame<G>) {
            const auto record = record_in<G>(state, *options);
            if (!record) {
                return Misunderstood{record.error()};
            }
            return decide_in(*record, situation);
        } else {
            const auto view = SeenView<G>::read(*options, *state.seat(), state.board_view());
            if (!view) {
                return Misunderstood{view.error()};
            }
            return decide_at(*view, *options, situation);
        }
    }

    void game_over(const SeenResult& result) override {
        const std::string rule = result.rule.empty() ? result.ending : result.rule;
        program_->game_over({result.winner, rule.empty() ? "end" : rule, rule});
    }

  private:
    using Move = typename G::Move;

    struct Situation {
        Player seat;
        const TurnTime& time;
        const programs::Cancellation& cancellation;
    };

    Decision decide_in(const Record<G>& record, const Situation& now) requires OpenGame<G> {
        // A program that has been told of other moves must be told again.
        if (!told_ || !continues(record, *told_)) {
            if (auto fault = begin({record.options(), record.start(), now.seat,
                                    now.time.limits[now.seat], now.cancellation})) {
                return *fault;
            }
        }
        told_ = record;
        auto answer =
            program_->choose({record.position(), record, now.seat, now.time.left, now.time.limits,
                              now.time.moves_to_control, now.time.deadline, now.cancellation});
        if (const Move* move = std::get_if<Move>(&answer.what)) {
            told_->play(*move);
            return Play{G::format(record.position(), *move)};
        }
        told_.reset();
        return decision_of(answer, now.seat);
    }

    Decision decide_at(const typename G::View& view, const typename G::Options& options,
                       const Situation& now) requires SecretGame<G> {
        if (!begun_) {
            if (auto fault = begin({options, programs::NoPosition{}, now.seat,
                                    now.time.limits[now.seat], now.cancellation})) {
                return *fault;
            }
            begun_ = true;
        }
        auto answer =
            program_->choose({view, programs::NoRecord{}, now.seat, now.time.left, now.time.limits,
                              now.time.moves_to_control, now.time.deadline, now.cancellation});
        if (const Move* move = std::get_if<Move>(&answer.what)) {
            return Play{G::format(view, *move)};
        }
        begun_ = false;
        return decision_of(answer, now.seat);
    }

    std::optional<Decision> begin(const programs::NewGame<G>& game) {
        const auto ready = program_->new_game(game);
        if (game.cancellation.requested()) {
            return Nothing{};
        }
        if (!ready) {
            return Fault{reason_for(ready.error()), ready.error().last_line};
        }
        return std::nullopt;
    }

    static bool continues(const Record<G>& record, const Record<G>& told) {
        return record.start() == told.start() && record.options() == told.options() &&
               record.plies() >= told.plies() &&
               std::equal(told.moves().begin(), told.moves().end(), record.moves().begin());
    }

    // Of an answer that is no move.
    static Decision decision_of(const programs::Answer<G>& answer, Player seat) {
        if (std::holds_alternative<programs::Resigned>(answer.what)) {
            return Resign{};
        }
        if (const auto* claim = std::get_if<programs::Claimed>(&answer.what)) {
            if (!claim->winner) {
                return ClaimDraw{};
            }
            return *claim->winner == seat
                       ? Decision(
                             Fault{Reason("The program claims a win, but the game goes on."), ""})
                       : Decision(Resign{});
        }
        if (const auto* failure = std::get_if<programs::Failure>(&answer.what)) {
            return failure->kind == programs::FailureKind::Late
                       ? Decision(Nothing{.late = true})
                       : Decision(Fault{reason_for(*failure), failure->last_line});
        }
        return Nothing{};
    }

    std::unique_ptr<programs::Program<G>> program_;
    std::optional<Record<G>> told_; // an open game: what the program knows, its own move included
    bool begun_ = false;            // a game with secrets
};

} // namespace tabuleiro::bridge
