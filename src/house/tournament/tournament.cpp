#include "house/tournament/tournament.hpp"

#include <algorithm>

#include "house/tournament/arena_form.hpp"
#include "house/tournament/simultaneous_form.hpp"

namespace tabuleiro::house::tournament {

using Phase = TournamentPhase;

TournamentEvent Tournament::next_event(const std::string& by, WallTime now, Change change) const {
    return {state_.version + 1, now, by, {}, std::move(change)};
}

TournamentEvent Tournament::created(TournamentSettings settings, const std::string& director,
                                    const std::string& code, WallTime now) {
    return {1, now, director, {}, Created{std::move(settings), director, code}};
}

Allowed<TournamentEvent> Tournament::decide(const Actor& actor, const TournamentCommand& command,
                                            WallTime now, const Means& means) const {
    if (!is_directed_by(actor)) {
        return refuse("director", "Only the director of the tournament may do that.");
    }
    if (command.version && *command.version != state_.version) {
        return refuse("too-late", "The tournament has changed in the meantime.");
    }
    auto change = decided(command, means);
    if (!change) {
        return tl::unexpected(change.error());
    }
    TournamentEvent event = next_event(actor.person, now, *std::move(change));
    event.command_id = command.id;
    return event;
}

Allowed<TournamentEvent> Tournament::enter(const Contestant& who, const std::string& by,
                                           std::string_view code, WallTime now,
                                           std::optional<league::Team> team) const {
    const Entrant* const known = state_.find_person(who.person);
    if (known != nullptr && known->resting && state_.phase != Phase::Finished) {
        return next_event(by, now, BreakEnded{known->id});
    }
    if (state_.settings.entry == EntryKind::Code && code != state_.code) {
        return refuse("entry", "That is not the code of this tournament.");
    }
    if (state_.phase == Phase::Finished) {
        return refuse("phase", "The tournament is over.");
    }
    auto change = add(who, team);
    if (!change) {
        return tl::unexpected(change.error());
    }
    return next_event(by, now, *std::move(change));
}

Allowed<TournamentEvent> Tournament::leave(const std::string& person, const std::string& by,
                                           WallTime now) const {
    const Entrant* const entrant = state_.find_person(person);
    if (entrant == nullptr || entrant->withdrawn) {
        return refuse("no-entrant", "There is no such entrant.");
    }
    if (state_.phase == Phase::Finished) {
        return refuse("phase", "The tournament is over.");
    }
    if (!state_.has_started() && is_host(state_, entrant->id)) {
        return tl::unexpected(host_stays());
    }
    if (state_.has_started() && state_.settings.form->has_time_limit() && !by.empty()) {
        return entrant->resting
                   ? refuse("phase", "You have a break already.")
                   : Allowed<TournamentEvent>(next_event(by, now, BreakTaken{entrant->id}));
    }
    return next_event(by, now,
                      state_.has_started() ? Change(Withdrawn{entrant->id})
                                           : Change(Removed{entrant->id}));
}

std::optional<TournamentEvent>
Tournament::played(const std::string& table, std::optional<Winner> winner, WallTime now) const {
    const auto found = state_.find_table(table);
    if (!found) {
        return std::nullopt;
    }
    const auto [round, number] = *found;
    const Board& board = *state_.find_board(round, number);
    const bool too_late = state_.settings.form->has_time_limit() && state_.phase == Phase::Finished;
    if (board.result || (board.stopped && !winner) || too_late) {
        return std::nullopt;
    }
    if (!winner) {
        return next_event({}, now, TableStopped{round, number});
    }
    const BoardResult result{*winner, false, true};
    return next_event({}, now, ResultsEntered{round, {{number, result}}});
}

std::optional<int> Tournament::accepted(const std::string& person,
                                        const std::string& command_id) const {
    const auto found = state_.commands.find({person, command_id});
    return command_id.empty() || found == state_.commands.end() ? std::nullopt
                                                                : std::optional(found->second);
}

std::optional<WallTime> Tournament::next_alarm() const {
    if (state_.settings.form->has_time_limit()) {
        const bool begun = state_.phase == Phase::Running || state_.phase == Phase::Paused;
        return begun ? std::optional(state_.ends) : std::nullopt;
    }
    const Round* const last = state_.last_round();
    if (!state_.settings.automatic || state_.phase != Phase::Running ||
        (last != nullptr && !last->complete())) {
        return std::nullopt;
    }
    const bool between = last != nullptr && !state_.settings.form->is_over(state_);
    const auto pause = std::chrono::seconds(between ? state_.settings.break_seconds : 0);
    return state_.round_over + pause;
}

// Games are begun until the last moment; a pause of the director does not stop the time.
std::optional<TournamentEvent> Tournament::due_in_arena(WallTime now, const Means& means) const {
    const auto end = next_alarm();
    if (end && now >= *end) {
        return next_event({}, now, Finished());
    }
    if (state_.phase != Phase::Running) {
        return std::nullopt;
    }
    auto boards = next_arena_boards(state_, means.is_present);
    if (boards.empty()) {
        return std::nullopt;
    }
    return next_event({}, now, BoardsPaired{with_tables(std::move(boards), means)});
}

std::optional<TournamentEvent> Tournament::due(WallTime now, const Means& means) const {
    if (state_.settings.form->has_time_limit()) {
        return due_in_arena(now, means);
    }
    const auto alarm = next_alarm();
    if (!alarm || now < *alarm) {
        return std::nullopt;
    }
    if (state_.settings.form->is_over(state_)) {
        return next_event({}, now, Finished());
    }
    auto round = next_round();
    if (!round) { // nobody is left whom somebody could meet
        return next_event({}, now, Finished());
    }
    return next_event({}, now, RoundPaired{with_tables(*std::move(round), means)});
}

Refusal host_stays() {
    return refusal("phase", "The host cannot leave a simultaneous display before it begins.");
}

std::vector<Board> with_tables(std::vector<Board> boards, const Means& means) {
    for (Board& board : boards) {
        if (!board.result) {
            board.table = means.new_table();
        }
    }
    return boards;
}

Round with_tables(Round round, const Means& means) {
    round.started = true;
    round.boards = with_tables(std::move(round.boards), means);
    return round;
}

} // namespace tabuleiro::house::tournament
