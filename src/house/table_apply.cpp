// What events do to a table.
#include <algorithm>

#include "core/text.hpp"
#include "house/game_adapter.hpp"
#include "house/program_failure.hpp"
#include "house/table.hpp"
#include "house/table_permissions.hpp"

namespace tabuleiro::house {

std::optional<Result> Table::result_after(const Event& event) const {
    if (phase() == Phase::Over) {
        return std::nullopt;
    }
    switch (event.kind) {
    case EventKind::Play:
        return event.moves->ending();
    case EventKind::Resign:
        return Result{opponent(*event.seat), Ending::Resignation, ""};
    case EventKind::Abort:
    case EventKind::Close:
        return Result{std::nullopt, Ending::Abandonment, ""};
    case EventKind::Leave: {
        const bool is_alone = phase() == Phase::Waiting;
        return Result{is_alone ? std::nullopt : std::optional(opponent(*event.seat)),
                      Ending::Abandonment, ""};
    }
    case EventKind::ClaimDraw:
        return Result{std::nullopt, Ending::Claim,
                      state_.presence.away[opponent(*event.seat)]
                          ? std::string(opponent_left)
                          : state_.match().claim_of(*event.seat).value_or("")};
    case EventKind::ClaimWin:
        return Result{event.seat, Ending::Abandonment, ""};
    case EventKind::AcceptDraw:
        return Result{std::nullopt, Ending::Agreement, ""};
    case EventKind::Flag:
        return state_.match().result_by_flag(event.at);
    case EventKind::Failure:
        return Result{opponent(*event.seat), Ending::Failure, event.text};
    default:
        return std::nullopt;
    }
}

std::optional<WallTime> Table::deadline_after(const Event& event) const {
    if (!state_.is_slow() || phase() == Phase::Over || result_after(event)) {
        return std::nullopt;
    }
    // A turn begins anew if it passes to the other player, also by a takeback.
    const auto deadline_if = [&](bool passes) {
        return passes ? event.at + settings().match.time.first.time : state_.deadline();
    };
    switch (event.kind) {
    case EventKind::Join:
    case EventKind::JoinProgram:
        return deadline_if(true);
    case EventKind::Play:
        return deadline_if(event.moves->next() != turn());
    case EventKind::AskTakeback:
        return deadline_if(TablePermissions(state_).takes_back_at_once() &&
                           takeback_passes_turn(*event.seat));
    case EventKind::AcceptTakeback:
        return deadline_if(takeback_passes_turn(opponent(*event.seat)));
    default:
        return state_.deadline();
    }
}

bool Table::takeback_passes_turn(Player seat) const {
    const auto plies = TablePermissions(state_).plies_to_take_back(seat);
    return std::any_of(state_.history.end() - plies, state_.history.end(),
                       [&](const Ply& ply) { return ply.by != turn(); });
}

bool Table::is_next(const Event& event) const {
    return event.number == version() + 1 && event.at >= last_change();
}

Expected<void> Table::replay(const Event& event) {
    if (is_next(event) && event.seat && !is_by_house(event.kind)) {
        if (const auto reason =
                TablePermissions(state_).objection(*event.seat, command_of(event.kind), event.at)) {
            return fail("Event {number}: {reason}", event.number, reason->reasons.front());
        }
    }
    return advance(event, nullptr);
}

Expected<void> Table::advance(const Event& event, const Moves& moves) {
    if (!is_next(event)) {
        return fail("Event {number} is not the next one of the table.", event.number);
    }
    const ChangingFacts before = state_.changing_facts();
    if (auto done = is_by_house(event.kind) ? apply_by_house(event) : apply_command(event, moves);
        !done) {
        return done;
    }
    if (phase() == Phase::Over) {
        state_.pause.drop_request();
    }
    const ChangingFacts after = state_.changing_facts();
    if (event.seat && !event.command_id.empty()) {
        state_.accepted[*event.seat].emplace(event.command_id, event.number);
    }
    if (!before.draw_by && after.draw_by) {
        state_.draw_offer = ++state_.offers;
    }
    if (!before.takeback_by && after.takeback_by) {
        state_.takeback_offer = ++state_.offers;
    }
    state_.version = event.number;
    state_.last_change = event.at;
    state_.begun = state_.begun == WallTime(0) ? event.at : state_.begun;
    state_.changes.note(event.number, before, after);
    return {};
}

Expected<void> Table::apply_command(const Event& event, const Moves& moves) {
    Match& match = state_.game->match();
    if (!event.seat) {
        return fail("Event {number} has no seat.", event.number);
    }
    const Player seat = *event.seat;
    switch (event.kind) {
    case EventKind::Play:
        return play(seat, event, moves);
    case EventKind::Resign:
        return match.resign(seat, event.at);
    case EventKind::Leave:
        return phase() == Phase::Waiting ? match.cancel(event.at) : match.abandon(seat, event.at);
    case EventKind::Abort:
        return match.cancel(event.at);
    case EventKind::ClaimDraw:
        return state_.presence.away[opponent(seat)] ? match.draw_by_absence(event.at)
                                                    : match.claim_draw(seat, event.at);
    case EventKind::ClaimWin:
        return match.abandon(opponent(seat), event.at);
    case EventKind::OfferDraw:
        state_.draw_offered_at[seat] = match.plies();
        return match.offer_draw(seat, event.at);
    case EventKind::AcceptDraw: // the second of two offers is agreement
        return match.offer_draw(seat, event.at);
    case EventKind::DeclineDraw:
        return match.decline_draw(seat);
    case EventKind::AskTakeback:
        if (TablePermissions(state_).takes_back_at_once()) {
            return take_back(seat, event.at);
        }
        state_.takeback_by = seat;
        return {};
    case EventKind::AcceptTakeback:
        return take_back(opponent(seat), event.at);
    case EventKind::DeclineTakeback:
        state_.takeback_by.reset();
        return {};
    case EventKind::Lift:
        state_.looking = turn();
        if (state_.clock_begun) {
            match.begin(event.at);
        }
        return {};
    case EventKind::GiveTime:
        ++state_.time_given[seat];
        match.give_time(opponent(seat), given_time);
        return {};
    case EventKind::AskPause:
        state_.pause.ask(seat, match.plies(), ++state_.offers);
        return {};
    case EventKind::AcceptPause: // nobody is away from a game that is not played
        state_.pause.begin(event.at);
        state_.presence.away = {};
        match.pause(event.at);
        return {};
    case EventKind::DeclinePause:
        state_.pause.drop_request();
        return {};
    case EventKind::Resume:
        if (state_.pause.resume(seat, event.at) && state_.clock_begun) {
            match.begin(event.at);
        }
        return {};
    case EventKind::Greet:
        return greet(seat, event);
    case EventKind::Rematch:
        // A computer always agrees, and two people at one screen ask together.
        state_.wants_rematch[seat] = true;
        if (!state_.plays_elsewhere()) {
            state_.wants_rematch = {true, true};
        }
        return {};
    default:
        return fail("Event {number} is not one that a seat makes.", event.number);
    }
}

Expected<void> Table::play(Player seat, const Event& event, Moves moves) {
    GameAdapter& game = *state_.game;
    Match& match = game.match();
    if (!moves) {
        auto read = game.prepare(words(event.text));
        if (!read) {
            return tl::unexpected(read.error());
        }
        moves = *std::move(read);
    }
    for (int n = 0; n < moves->count(); ++n) {
        const Duration spent = match.clock().turn_used(seat, event.at);
        if (auto done = match.play(seat, *moves, n, event.at); !done) {
            return done;
        }
        MoveTime time;
        if (const auto left = match.clock().left(seat, event.at)) {
            time.left = left->count();
            time.spent = state_.clock_begun ? std::optional(spent.count()) : std::nullopt;
        }
        const int ply = static_cast<int>(state_.history.size());
        PlayedMove played = game.played(ply);
        state_.written_history.add(played, time);
        state_.history.push_back(
            {event.number, seat, time, std::move(played.path), std::move(played.taken)});
        ++state_.position_version;
    }
    state_.clock_begun = true;
    state_.takeback_by.reset();
    state_.pause.drop_request();
    state_.greetings.end_with_move_of(seat);
    if (state_.looking && turn() != state_.looking) { // the device is passed: no clock runs
        state_.looking.reset();
        match.pause(event.at);
    }
    return {};
}

Expected<void> Table::greet(Player seat, const Event& event) {
    const auto greeting = parse_greeting(event.text);
    if (!greeting) {
        return fail("Event {number} is no greeting.", event.number);
    }
    state_.greetings.say(seat, {*greeting, event.number}, event.at);
    return {};
}

Expected<void> Table::take_back(Player seat, WallTime at) {
    for (int plies = TablePermissions(state_).plies_to_take_back(seat); plies > 0; --plies) {
        if (auto undone = state_.game->match().take_back(at); !undone) {
            return undone;
        }
        state_.history.pop_back();
        state_.written_history.remove_last();
    }
    ++state_.position_version;
    state_.takeback_by.reset();
    return {};
}

void Table::seat_newcomer(const Event& event) {
    Seat& seat = state_.settings.seats[*event.seat];
    const auto line = std::min(event.text.find('\n'), event.text.size());
    seat.name = event.text.substr(0, line);
    if (event.kind ==
        EventKind::JoinProgram) { // a name that was removed has taken its author along
        seat_program(seat, event.text.substr(std::min(line + 1, event.text.size())));
    }
}

Expected<void> Table::apply_by_house(const Event& event) {
    Match& match = state_.game->match();
    Presence& presence = state_.presence;
    const auto misplaced = [&] {
        return fail("Event {number} does not fit the table.", event.number);
    };
    switch (event.kind) {
    case EventKind::Join:
    case EventKind::JoinProgram:
        if (phase() != Phase::Waiting || !event.seat || event.seat != invited_seat(settings())) {
            return misplaced();
        }
        state_.joined = true;
        seat_newcomer(event);
        if (state_.is_slow()) {
            state_.clock_begun = true;
            match.begin(event.at);
        }
        return {};
    case EventKind::Flag:
        match.check_flag(event.at);
        return phase() == Phase::Over ? Expected<void>() : misplaced();
    case EventKind::Sleep:
        match.pause(event.at);
        state_.asleep = true;
        return {};
    case EventKind::Wake:
        if (!state_.asleep) { // after a crash: nothing since the last event is charged
            match.pause(last_change());
        }
        state_.asleep = false;
        state_.stopped = false;
        if (state_.clock_begun && phase() == Phase::Playing && !state_.curtain() &&
            !state_.pause.is_on()) {
            match.begin(event.at);
        }
        return {};
    case EventKind::Moved:
        state_.rematch_table = event.text;
        return {};
    case EventKind::Away:
        if (!event.seat || event.seat != turn() || !state_.plays_elsewhere() || state_.is_slow() ||
            TablePermissions(state_).may_abort() || state_.pause.is_on()) {
            return misplaced();
        }
        presence.away[*event.seat] = true;
        return {};
    case EventKind::Back:
        if (!event.seat || !presence.away[*event.seat]) {
            return misplaced();
        }
        presence.away[*event.seat] = false;
        return {};
    case EventKind::Failure:
        if (!event.seat || settings().seats[*event.seat].kind != SeatKind::Engine ||
            !parse_program_failure(event.text)) {
            return misplaced();
        }
        return match.forfeit(*event.seat, event.text, event.at);
    case EventKind::Close:
        state_.closed = true;
        return match.cancel(event.at);
    case EventKind::Hide:
    case EventKind::Unhide:
        state_.hidden = event.kind == EventKind::Hide;
        return {};
    default:
        return misplaced();
    }
}

} // namespace tabuleiro::house
