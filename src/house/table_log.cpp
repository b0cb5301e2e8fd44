// What the events of a log do to a table.
#include <algorithm>
#include <limits>

#include "core/text.hpp"
#include "house/game_adapter.hpp"
#include "house/table.hpp"

namespace tabuleiro::house {

namespace {

constexpr int no_ply = std::numeric_limits<int>::max();

} // namespace

// A clock would run, but the house was closed and has not been opened again.
bool Table::is_dormant() const {
    return asleep_ || stopped_;
}

Table::Snapshot Table::snapshot() const {
    return {phase(),
            turn(),
            position_version_,
            joined_,
            game_->match().draw_offer(),
            takeback_by_,
            looking_,
            wants_rematch_,
            !rematch_table_.empty()};
}

void Table::note_changes(const Snapshot& before, int plies_before) {
    const Snapshot now = snapshot();
    const auto note = [this](Field field, bool changed) {
        if (changed) {
            changed_[field] = version_;
        }
    };
    const bool phase = before.phase != now.phase;
    const bool position = before.position_version != now.position_version;
    const bool turn = before.turn != now.turn;
    const bool looking = before.looking != now.looking;
    note(Seats, before.joined != now.joined);
    note(PhaseField, phase);
    note(Turn, turn);
    note(Line, position);
    note(BoardViewField, position || looking || phase);
    note(Moves, position || looking || phase);
    note(Offer, before.draw_by != now.draw_by || before.takeback_by != now.takeback_by);
    note(End, phase);
    note(Curtain, looking || turn || phase);
    note(Next, before.wants_rematch != now.wants_rematch || before.has_moved != now.has_moved);
    low_ply_.push_back(position ? std::min(plies_before, static_cast<int>(line_.size())) : no_ply);
}

Expected<void> Table::apply(const Event& event) {
    if (event.number != version_ + 1 || event.at < last_change_) {
        return fail("Event {number} is not the next one of the table.", event.number);
    }
    if (event.seat && !is_by_house(event.kind)) {
        if (const auto reason = objection(*event.seat, command_of(event.kind), event.at)) {
            return fail("Event {number}: {reason}", event.number, reason->reasons.front());
        }
    }
    const Snapshot before = snapshot();
    const int plies_before = static_cast<int>(line_.size());
    if (auto done = carry_out(event); !done) {
        return done;
    }
    if (event.seat && !event.command_id.empty()) {
        accepted_[*event.seat].emplace(event.command_id, event.number);
    }
    note_offer(before.draw_by, before.takeback_by);
    version_ = event.number;
    last_change_ = event.at;
    begun_ = begun_ == WallTime(0) ? event.at : begun_;
    note_changes(before, plies_before);
    return {};
}

void Table::note_offer(std::optional<Player> draw_by_before,
                       std::optional<Player> takeback_by_before) {
    if (!draw_by_before && game_->match().draw_offer()) {
        draw_offer_ = ++offers_;
    }
    if (!takeback_by_before && takeback_by_) {
        takeback_offer_ = ++offers_;
    }
}

std::optional<Result> Table::result_after(const Event& event) const {
    if (phase() == Phase::Over) {
        return std::nullopt;
    }
    switch (event.kind) {
    case EventKind::Play:
        return game_->ending_after(event.text);
    case EventKind::Resign:
        return Result{opponent(*event.seat), Ending::Resignation, ""};
    case EventKind::Abort:
        return Result{std::nullopt, Ending::Abandonment, ""};
    case EventKind::Leave:
        return Result{phase() == Phase::Waiting ? std::nullopt
                                                : std::optional(opponent(*event.seat)),
                      Ending::Abandonment, ""};
    case EventKind::ClaimDraw:
        return Result{std::nullopt, Ending::Claim,
                      away_[opponent(*event.seat)]
                          ? std::string(opponent_left)
                          : game_->match().claim_of(*event.seat).value_or("")};
    case EventKind::ClaimWin:
        return Result{event.seat, Ending::Abandonment, ""};
    case EventKind::AcceptDraw:
        return Result{std::nullopt, Ending::Agreement, ""};
    case EventKind::Flag:
        return game_->match().result_by_flag(event.at);
    default:
        return std::nullopt;
    }
}

Expected<void> Table::carry_out(const Event& event) {
    Match& match = game_->match();
    if (is_by_house(event.kind)) {
        return do_by_house(event);
    }
    if (!event.seat) {
        return fail("Event {number} has no seat.", event.number);
    }
    const Player seat = *event.seat;
    switch (event.kind) {
    case EventKind::Play:
        return play(seat, event);
    case EventKind::Resign:
        return match.resign(seat, event.at);
    case EventKind::Leave:
        return phase() == Phase::Waiting ? match.cancel(event.at) : match.abandon(seat, event.at);
    case EventKind::Abort:
        return match.cancel(event.at);
    case EventKind::ClaimDraw:
        return away_[opponent(seat)] ? match.draw_by_absence(event.at)
                                     : match.claim_draw(seat, event.at);
    case EventKind::ClaimWin:
        return match.abandon(opponent(seat), event.at);
    case EventKind::OfferDraw:
        offered_at_[seat] = match.plies();
        return match.offer_draw(seat, event.at);
    case EventKind::AcceptDraw: // the second of two offers is agreement
        return match.offer_draw(seat, event.at);
    case EventKind::DeclineDraw:
        return match.decline_draw(seat);
    case EventKind::AskTakeback:
        if (takes_back_at_once()) {
            return take_back(seat, event.at);
        }
        takeback_by_ = seat;
        return {};
    case EventKind::AcceptTakeback:
        return take_back(opponent(seat), event.at);
    case EventKind::DeclineTakeback:
        takeback_by_.reset();
        return {};
    case EventKind::Lift:
        looking_ = turn();
        if (clock_begun_) {
            match.begin(event.at);
        }
        return {};
    case EventKind::Rematch:
        // The computer is always ready, and two people at one screen ask with one voice.
        wants_rematch_[seat] = true;
        if (!plays_elsewhere()) {
            wants_rematch_ = {true, true};
        }
        return {};
    default:
        return fail("Event {number} is not one that a seat makes.", event.number);
    }
}

Expected<void> Table::play(Player seat, const Event& event) {
    Match& match = game_->match();
    for (const std::string_view move : words(event.text)) {
        const Duration spent = match.clock().turn_used(seat, event.at);
        if (auto played = match.play(seat, move, event.at); !played) {
            return played;
        }
        MoveTime time;
        if (const auto left = match.clock().left(seat, event.at)) {
            time.left = left->count();
            time.spent = clock_begun_ ? std::optional(spent.count()) : std::nullopt;
        }
        PlayedMove done = game_->played(static_cast<int>(line_.size()));
        JsonWriter out;
        write(out, done, time);
        line_.push_back({event.number, seat, time, out.take(), std::move(done.taken)});
        ++position_version_;
    }
    clock_begun_ = true;
    takeback_by_.reset();
    if (looking_ && turn() != looking_) { // the device is passed, and nobody's time runs
        looking_.reset();
        match.pause(event.at);
    }
    return {};
}

Expected<void> Table::take_back(Player seat, WallTime at) {
    for (int plies = plies_to_take_back(seat); plies > 0; --plies) {
        if (auto undone = game_->match().take_back(at); !undone) {
            return undone;
        }
        line_.pop_back();
    }
    ++position_version_;
    takeback_by_.reset();
    return {};
}

Expected<void> Table::do_by_house(const Event& event) {
    Match& match = game_->match();
    const auto nonsense = [&] {
        return fail("Event {number} does not fit the table.", event.number);
    };
    switch (event.kind) {
    case EventKind::Join:
        if (phase() != Phase::Waiting || !event.seat || event.seat != invited_seat(settings_)) {
            return nonsense();
        }
        joined_ = true;
        settings_.seats[*event.seat].name = event.text;
        return {};
    case EventKind::Flag:
        match.check_flag(event.at);
        return phase() == Phase::Over ? Expected<void>() : nonsense();
    case EventKind::Sleep:
        match.pause(event.at);
        asleep_ = true;
        return {};
    case EventKind::Wake:
        if (!asleep_) { // the house fell over: nobody pays for what came after the last event
            match.pause(last_change_);
        }
        asleep_ = false;
        stopped_ = false;
        if (clock_begun_ && phase() == Phase::Playing && !curtain()) {
            match.begin(event.at);
        }
        return {};
    case EventKind::Moved:
        rematch_table_ = event.text;
        return {};
    case EventKind::Away:
        if (!event.seat || event.seat != turn() || !plays_elsewhere() || may_abort()) {
            return nonsense();
        }
        away_[*event.seat] = true;
        return {};
    case EventKind::Back:
        if (!event.seat || !away_[*event.seat]) {
            return nonsense();
        }
        away_[*event.seat] = false;
        return {};
    default:
        return nonsense();
    }
}

} // namespace tabuleiro::house
