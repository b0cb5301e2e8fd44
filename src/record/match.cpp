#include "record/match.hpp"

namespace tabuleiro {

Match::Match(const MatchOptions& options) : options_(options), clock_(options.time) {}

void Match::begin(Duration now) {
    if (!clock_.running() && !result_) {
        clock_.start(to_move(), now);
    }
}

void Match::pause(Duration now) {
    clock_.pause(now);
}

std::optional<std::string> Match::claim_of(Player seat) const {
    return !result_ && seat == to_move() ? claimable_rule() : std::nullopt;
}

void Match::end(Result result, Duration now) {
    clock_.pause(now);
    draw_offer_.reset();
    result_ = std::move(result);
}

std::optional<Result> Match::result_by_flag(Duration now) const {
    const auto late = clock_.flagged(now);
    if (!late) {
        return std::nullopt;
    }
    const Player other = opponent(*late);
    const bool drawn = options_.flag == FlagRule::DrawIfHopeless && is_hopeless(other);
    return Result{drawn ? std::nullopt : std::optional(other), Ending::Time, ""};
}

void Match::check_flag(Duration now) {
    if (result_) {
        return;
    }
    if (auto result = result_by_flag(now)) {
        end(*std::move(result), now);
    }
}

Expected<void> Match::still_running(Duration now) {
    check_flag(now);
    if (result_) {
        return result_->ending == Ending::Time ? fail("Time is over.") : fail("The game is over.");
    }
    return {};
}

Expected<void> Match::may_play(Player seat, Duration now) {
    if (auto running = still_running(now); !running) {
        return running;
    }
    if (seat != to_move()) {
        return fail("It is the other player's turn.");
    }
    return {};
}

void Match::finish_move(Player seat, std::optional<Result> ending, Duration now) {
    if (draw_offer_ == opponent(seat)) {
        draw_offer_.reset();
    }
    const bool in_time = clock_.press(to_move(), now);
    if (ending) {
        end(*std::move(ending), now);
    } else if (!in_time) {
        check_flag(now);
    }
}

Expected<void> Match::play(Player seat, std::string_view move, Duration now) {
    if (auto may = may_play(seat, now); !may) {
        return may;
    }
    begin(now);
    if (auto played = play_text(move); !played) {
        return played;
    }
    finish_move(seat, ending_by_rule(), now);
    return {};
}

Expected<void> Match::play(Player seat, const PreparedMoves& moves, int n, Duration now) {
    if (auto may = may_play(seat, now); !may) {
        return may;
    }
    begin(now);
    finish_move(seat, play_prepared(moves, n), now);
    return {};
}

Expected<void> Match::resign(Player seat, Duration now) {
    auto running = still_running(now);
    if (running) {
        end({opponent(seat), Ending::Resignation, ""}, now);
    }
    return running;
}

Expected<void> Match::abandon(Player seat, Duration now) {
    auto running = still_running(now);
    if (running) {
        end({opponent(seat), Ending::Abandonment, ""}, now);
    }
    return running;
}

Expected<void> Match::forfeit(Player seat, std::string rule, Duration now) {
    auto running = still_running(now);
    if (running) {
        end({opponent(seat), Ending::Failure, std::move(rule)}, now);
    }
    return running;
}

Expected<void> Match::draw_by_absence(Duration now) {
    auto running = still_running(now);
    if (running) {
        end({std::nullopt, Ending::Claim, std::string(opponent_left)}, now);
    }
    return running;
}

Expected<void> Match::cancel(Duration now) {
    auto running = still_running(now);
    if (running) {
        end({std::nullopt, Ending::Abandonment, ""}, now);
    }
    return running;
}

Expected<void> Match::offer_draw(Player seat, Duration now) {
    if (auto running = still_running(now); !running) {
        return running;
    }
    if (draw_offer_ == seat) {
        return fail("Your offer stands already.");
    }
    if (draw_offer_) {
        end({std::nullopt, Ending::Agreement, ""}, now);
    } else {
        draw_offer_ = seat;
    }
    return {};
}

Expected<void> Match::decline_draw(Player seat) {
    if (draw_offer_ != opponent(seat)) {
        return fail("Nobody has offered you a draw.");
    }
    draw_offer_.reset();
    return {};
}

Expected<void> Match::claim_draw(Player seat, Duration now) {
    if (auto running = still_running(now); !running) {
        return running;
    }
    if (seat != to_move()) {
        return fail("Only the player to move may claim a draw.");
    }
    auto rule = claimable_rule();
    if (!rule) {
        return fail("No rule lets you claim a draw here.");
    }
    end({std::nullopt, Ending::Claim, *std::move(rule)}, now);
    return {};
}

Expected<void> Match::take_back(Duration now) {
    if (auto running = still_running(now); !running) {
        return running;
    }
    if (plies() == 0) {
        return fail("There is no move to take back.");
    }
    undo();
    draw_offer_.reset();
    if (clock_.running() && clock_.running() != to_move()) {
        clock_.pause(now);
        clock_.start(to_move(), now);
    }
    return {};
}

} // namespace tabuleiro
