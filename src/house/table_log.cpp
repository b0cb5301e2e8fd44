// What the events of a log do to a table.
#include <algorithm>
#include <limits>

#include "core/text.hpp"
#include "house/game_adapter.hpp"
#include "house/table.hpp"

namespace tabuleiro::house {

namespace {

constexpr int no_ply = std::numeric_limits<int>::max();

bool is_by_house(CommandKind kind) {
    return kind == CommandKind::Join || kind == CommandKind::Flag || kind == CommandKind::Sleep ||
           kind == CommandKind::Wake || kind == CommandKind::Moved || kind == CommandKind::Away ||
           kind == CommandKind::Back;
}

} // namespace

// A clock would run, but the house was closed and has not been opened again.
bool Table::is_dormant() const {
    return asleep_ ||
           (restored_ && phase() == Phase::Playing && game_->match().clock().flag_time());
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
        if (const auto reason = objection(*event.seat, event.kind, event.at)) {
            return fail("Event {number}: {reason}", event.number, reason->reasons.front());
        }
    }
    const Snapshot before = snapshot();
    const int plies_before = static_cast<int>(line_.size());
    if (auto done = carry_out(event); !done) {
        return done;
    }
    version_ = event.number;
    last_change_ = event.at;
    begun_ = begun_ == WallTime(0) ? event.at : begun_;
    note_changes(before, plies_before);
    return {};
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
    case CommandKind::Play:
        return play(seat, event);
    case CommandKind::Resign:
        return match.resign(seat, event.at);
    case CommandKind::Leave:
        return phase() == Phase::Waiting ? match.cancel(event.at) : match.abandon(seat, event.at);
    case CommandKind::Abort:
        return match.cancel(event.at);
    case CommandKind::ClaimDraw:
        return away_[opponent(seat)] ? match.draw_by_absence(event.at)
                                     : match.claim_draw(seat, event.at);
    case CommandKind::ClaimWin:
        return match.abandon(opponent(seat), event.at);
    case CommandKind::OfferDraw:
        offered_at_[seat] = match.plies();
        return match.offer_draw(seat, event.at);
    case CommandKind::AcceptDraw: // the second of two offers is agreement
        return match.offer_draw(seat, event.at);
    case CommandKind::DeclineDraw:
        return match.decline_draw(seat);
    case CommandKind::AskTakeback:
        if (takes_back_at_once()) {
            return take_back(seat, event.at);
        }
        takeback_by_ = seat;
        return {};
    case CommandKind::AcceptTakeback:
        return take_back(opponent(seat), event.at);
    case CommandKind::DeclineTakeback:
        takeback_by_.reset();
        return {};
    case CommandKind::Lift:
        looking_ = turn();
        if (clock_begun_) {
            match.begin(event.at);
        }
        return {};
    case CommandKind::Rematch:
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
    case CommandKind::Join:
        if (phase() != Phase::Waiting || !event.seat || event.seat != invited_seat(settings_)) {
            return nonsense();
        }
        joined_ = true;
        settings_.seats[*event.seat].name = event.text;
        return {};
    case CommandKind::Flag:
        match.check_flag(event.at);
        return phase() == Phase::Over ? Expected<void>() : nonsense();
    case CommandKind::Sleep:
        match.pause(event.at);
        asleep_ = true;
        return {};
    case CommandKind::Wake:
        if (!asleep_) { // the house fell over: nobody pays for what came after the last event
            match.pause(last_change_);
        }
        asleep_ = false;
        restored_ = false;
        if (clock_begun_ && phase() == Phase::Playing && !curtain()) {
            match.begin(event.at);
        }
        return {};
    case CommandKind::Moved:
        rematch_table_ = event.text;
        return {};
    case CommandKind::Away:
        if (!event.seat || event.seat != turn() || !plays_elsewhere() || may_abort()) {
            return nonsense();
        }
        away_[*event.seat] = true;
        return {};
    case CommandKind::Back:
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
