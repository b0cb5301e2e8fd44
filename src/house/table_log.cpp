// What the entries of a log do to a table.
#include <algorithm>
#include <limits>

#include "core/text.hpp"
#include "house/staging.hpp"
#include "house/table.hpp"

namespace tabuleiro::house {

namespace {

constexpr int no_ply = std::numeric_limits<int>::max();

bool is_by_house(Act act) {
    return act == Act::Join || act == Act::Flag || act == Act::Sleep || act == Act::Wake ||
           act == Act::Moved || act == Act::Away || act == Act::Back;
}

} // namespace

// A clock would run, but the house was closed and has not been opened again.
bool Table::is_dormant() const {
    return asleep_ ||
           (restored_ && phase() == Phase::Playing && staging_->match().clock().flag_time());
}

Table::Snapshot Table::snapshot() const {
    return {phase(),
            turn(),
            position_version_,
            joined_,
            staging_->match().draw_offer(),
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
    note(SceneField, position || looking || phase);
    note(Moves, position || looking || phase);
    note(Offer, before.draw_by != now.draw_by || before.takeback_by != now.takeback_by);
    note(End, phase);
    note(Curtain, looking || turn || phase);
    note(Next, before.wants_rematch != now.wants_rematch || before.has_moved != now.has_moved);
    low_ply_.push_back(position ? std::min(plies_before, static_cast<int>(line_.size())) : no_ply);
}

Expected<void> Table::apply(const Entry& entry) {
    if (entry.number != version_ + 1 || entry.at < last_change_) {
        return fail("Entry " + std::to_string(entry.number) + " is not the next one of the table.");
    }
    if (entry.seat && !is_by_house(entry.act)) {
        if (const auto reason = objection(*entry.seat, entry.act, entry.at)) {
            return fail("Entry " + std::to_string(entry.number) + ": " + reason->reasons.front());
        }
    }
    const Snapshot before = snapshot();
    const int plies_before = static_cast<int>(line_.size());
    if (auto done = carry_out(entry); !done) {
        return done;
    }
    version_ = entry.number;
    last_change_ = entry.at;
    begun_ = begun_ == WallTime(0) ? entry.at : begun_;
    note_changes(before, plies_before);
    return {};
}

Expected<void> Table::carry_out(const Entry& entry) {
    Match& match = staging_->match();
    if (is_by_house(entry.act)) {
        return do_by_house(entry);
    }
    if (!entry.seat) {
        return fail("Entry " + std::to_string(entry.number) + " is nobody's.");
    }
    const Player seat = *entry.seat;
    switch (entry.act) {
    case Act::Play:
        return play(seat, entry);
    case Act::Resign:
        return match.resign(seat, entry.at);
    case Act::Leave:
        return phase() == Phase::Waiting ? match.cancel(entry.at) : match.abandon(seat, entry.at);
    case Act::Abort:
        return match.cancel(entry.at);
    case Act::ClaimDraw:
        return away_[opponent(seat)] ? match.draw_by_absence(entry.at)
                                     : match.claim_draw(seat, entry.at);
    case Act::ClaimWin:
        return match.abandon(opponent(seat), entry.at);
    case Act::OfferDraw:
        offered_at_[seat] = match.plies();
        return match.offer_draw(seat, entry.at);
    case Act::AcceptDraw: // the second of two offers is agreement
        return match.offer_draw(seat, entry.at);
    case Act::DeclineDraw:
        return match.decline_draw(seat);
    case Act::AskTakeback:
        if (takes_back_at_once()) {
            return take_back(seat, entry.at);
        }
        takeback_by_ = seat;
        return {};
    case Act::AcceptTakeback:
        return take_back(opponent(seat), entry.at);
    case Act::DeclineTakeback:
        takeback_by_.reset();
        return {};
    case Act::Lift:
        looking_ = turn();
        if (clock_begun_) {
            match.begin(entry.at);
        }
        return {};
    case Act::Rematch:
        // The computer is always ready, and two people at one screen ask with one voice.
        wants_rematch_[seat] = true;
        if (!plays_elsewhere()) {
            wants_rematch_ = {true, true};
        }
        return {};
    default:
        return fail("Entry " + std::to_string(entry.number) + " is none that a seat makes.");
    }
}

Expected<void> Table::play(Player seat, const Entry& entry) {
    Match& match = staging_->match();
    for (const std::string_view move : words(entry.text)) {
        const Duration spent = match.clock().turn_used(seat, entry.at);
        if (auto played = match.play(seat, move, entry.at); !played) {
            return played;
        }
        MoveTime time;
        if (const auto left = match.clock().left(seat, entry.at)) {
            time.left = left->count();
            time.spent = clock_begun_ ? std::optional(spent.count()) : std::nullopt;
        }
        Played done = staging_->played(static_cast<int>(line_.size()));
        JsonWriter out;
        write(out, done, time);
        line_.push_back({entry.number, seat, time, out.take(), std::move(done.taken)});
        ++position_version_;
    }
    clock_begun_ = true;
    takeback_by_.reset();
    if (looking_ && turn() != looking_) { // the device is passed, and nobody's time runs
        looking_.reset();
        match.pause(entry.at);
    }
    return {};
}

Expected<void> Table::take_back(Player seat, WallTime at) {
    for (int plies = plies_to_take_back(seat); plies > 0; --plies) {
        if (auto undone = staging_->match().take_back(at); !undone) {
            return undone;
        }
        line_.pop_back();
    }
    ++position_version_;
    takeback_by_.reset();
    return {};
}

Expected<void> Table::do_by_house(const Entry& entry) {
    Match& match = staging_->match();
    const auto nonsense = [&] {
        return fail("Entry " + std::to_string(entry.number) + " does not fit the table.");
    };
    switch (entry.act) {
    case Act::Join:
        if (phase() != Phase::Waiting || !entry.seat || entry.seat != invited_seat(settings_)) {
            return nonsense();
        }
        joined_ = true;
        settings_.seats[*entry.seat].name = entry.text;
        return {};
    case Act::Flag:
        match.check_flag(entry.at);
        return phase() == Phase::Over ? Expected<void>() : nonsense();
    case Act::Sleep:
        match.pause(entry.at);
        asleep_ = true;
        return {};
    case Act::Wake:
        if (!asleep_) { // the house fell over: nobody pays for what came after the last entry
            match.pause(last_change_);
        }
        asleep_ = false;
        restored_ = false;
        if (clock_begun_ && phase() == Phase::Playing && !curtain()) {
            match.begin(entry.at);
        }
        return {};
    case Act::Moved:
        rematch_table_ = entry.text;
        return {};
    case Act::Away:
        if (!entry.seat || entry.seat != turn() || !plays_elsewhere() || may_abort()) {
            return nonsense();
        }
        away_[*entry.seat] = true;
        return {};
    case Act::Back:
        if (!entry.seat || !away_[*entry.seat]) {
            return nonsense();
        }
        away_[*entry.seat] = false;
        return {};
    default:
        return nonsense();
    }
}

} // namespace tabuleiro::house
