// What a director's command leads to.
#include <algorithm>
#include <set>

#include "house/tournament/simultaneous_form.hpp"
#include "house/tournament/tournament.hpp"

namespace tabuleiro::house::tournament {

using Phase = TournamentPhase;
using Kind = TournamentCommandKind;

namespace {

Refusal not_in_this_phase() {
    return refusal("phase", "That cannot be done now.");
}
Refusal no_such_entrant() {
    return refusal("no-entrant", "There is no such entrant.");
}
Refusal no_such_board() {
    return refusal("no-board", "There is no such board.");
}

// Wins against somebody who does not take part any more.
std::optional<BoardResult> result_without_playing(const TournamentState& state,
                                                  const ByPlayer<EntrantId>& seats) {
    const bool first_gone = state.find(seats.first)->withdrawn;
    const bool second_gone = state.find(seats.second)->withdrawn;
    if (!first_gone && !second_gone) {
        return std::nullopt;
    }
    const Winner winner = !first_gone    ? Winner::First
                          : !second_gone ? Winner::Second
                                         : Winner::None;
    return BoardResult{winner, true, false};
}

} // namespace

Allowed<Change> Tournament::decided(const TournamentCommand& command, const Means& means) const {
    if (state_.phase == Phase::Finished && command.kind != Kind::UndoRound &&
        command.kind != Kind::EnterResult) {
        return refuse("phase", "The tournament is over.");
    }
    switch (command.kind) {
    case Kind::Start:
        return start(means);
    case Kind::Pause:
        return state_.phase == Phase::Running ? Allowed<Change>(Paused())
                                              : tl::unexpected(not_in_this_phase());
    case Kind::Resume:
        return state_.phase == Phase::Paused ? Allowed<Change>(Resumed())
                                             : tl::unexpected(not_in_this_phase());
    case Kind::PairRound:
        return next_round().map([](Round round) { return Change(RoundPaired{std::move(round)}); });
    case Kind::Pair:
        return propose(command.pairs, command.byes);
    case Kind::StartRound:
        return start_round(means);
    case Kind::EnterResult:
        return enter_result(command);
    case Kind::ClearResult:
        return clear_result(command);
    case Kind::ForfeitAbsent:
        return forfeit(command.absent);
    case Kind::Add:
        return add(command.who, command.team);
    case Kind::Place:
        return place(command);
    case Kind::Withdraw:
    case Kind::Restore:
    case Kind::Remove:
    case Kind::GiveBye:
        return change_entrant(command);
    case Kind::UndoRound:
        return undo_round();
    case Kind::Finish:
        break;
    }
    return finish();
}

Allowed<Change> Tournament::add(const Contestant& who, std::optional<league::Team> team) const {
    if (state_.has_started() && state_.settings.form->is_fixed()) {
        return refuse("phase", "Nobody can be added after the start of such a tournament.");
    }
    if (state_.entrants.size() >= most_entrants) {
        return refuse("full", "The tournament is full.");
    }
    if (!who.person.empty() && state_.find_person(who.person) != nullptr) {
        return refuse("entered", "They take part already.");
    }
    const bool by_itself = who.kind == ContestantKind::Level || who.kind == ContestantKind::Engine;
    if (by_itself && is_slow(state_.settings.table)) {
        return refuse("time", "Days per move are for games between people at different screens.");
    }
    if (state_.settings.form->has_teams()) {
        return Change(Entered{who, team.value_or(smaller_team(state_.line_ups))});
    }
    return team ? refuse("phase", "This tournament has no teams.") : Allowed<Change>(Entered{who});
}

Allowed<Change> Tournament::place(const TournamentCommand& command) const {
    if (state_.find(command.entrant) == nullptr) {
        return tl::unexpected(no_such_entrant());
    }
    if (!state_.settings.form->has_teams()) {
        return refuse("phase", "This tournament has no teams.");
    }
    if (state_.has_started()) {
        return tl::unexpected(not_in_this_phase());
    }
    LineUps after = state_.line_ups;
    leave_team(after, command.entrant);
    const auto& line_up = after[place_of(*command.team)];
    if (command.board < 1 || command.board > static_cast<int>(line_up.size()) + 1) {
        return tl::unexpected(no_such_board());
    }
    return Change(Placed{command.entrant, *command.team, command.board});
}

// The best first; those without a rating behind the others, in the order in which they entered. In
// teams by board, the home team's player first.
Allowed<Change> Tournament::start(const Means& means) const {
    if (state_.has_started()) {
        return tl::unexpected(not_in_this_phase());
    }
    if (state_.entrants.size() < 2) {
        return refuse("phase", "A tournament needs two players.");
    }
    Started started;
    for (const Entrant& entrant : state_.entrants) {
        started.order.push_back({entrant.id, means.rating(entrant.who)});
    }
    if (!state_.settings.form->has_teams()) {
        std::stable_sort(started.order.begin(), started.order.end(),
                         [](const Started::Seed& a, const Started::Seed& b) {
                             return a.rating && (!b.rating || *a.rating > *b.rating);
                         });
        return Change(std::move(started));
    }
    if (state_.line_ups[0].size() != state_.line_ups[1].size()) {
        return refuse("phase", "Both teams need the same number of players.");
    }
    const auto place = [this](const Started::Seed& seed) {
        const TeamPlace found = *team_place(state_.line_ups, seed.entrant);
        return std::pair(found.board, found.team);
    };
    std::sort(started.order.begin(), started.order.end(),
              [&](const Started::Seed& a, const Started::Seed& b) { return place(a) < place(b); });
    return Change(std::move(started));
}

std::optional<Refusal> Tournament::objection_to_next_round() const {
    if (!state_.has_started() || state_.phase == Phase::Finished) {
        return not_in_this_phase();
    }
    if (state_.settings.form->has_time_limit()) {
        return refusal("phase", "An arena has no rounds.");
    }
    if (state_.playing() != nullptr) {
        return refusal("phase", "Some games of this round have no result yet.");
    }
    if (state_.settings.form->is_over(state_)) {
        return refusal("phase", "All rounds have been played.");
    }
    return std::nullopt;
}

Allowed<Round> Tournament::next_round() const {
    if (auto objection = objection_to_next_round()) {
        return tl::unexpected(*std::move(objection));
    }
    const auto paired = state_.settings.form->pair(state_);
    if (!paired || paired->boards.empty()) {
        return refuse("pairing", "No pairing of the next round is possible.");
    }
    Round next;
    for (const league::SwissBoard& board : paired->boards) {
        const ByPlayer<EntrantId> seats{state_.order[board.first], state_.order[board.second]};
        next.boards.push_back({seats, {}, result_without_playing(state_, seats)});
    }
    for (const league::PlayerNumber player : paired->byes) {
        next.byes.push_back({state_.order[player], paired->bye_half_points, true});
    }
    for (const Entrant& entrant : state_.entrants) {
        const auto has = [&](const Board& board) { return board.has(entrant.id); };
        if (entrant.bye && !entrant.withdrawn &&
            std::none_of(next.boards.begin(), next.boards.end(), has)) {
            next.byes.push_back({entrant.id, *entrant.bye, false});
        }
    }
    return next;
}

// Everybody who takes part has one place: at a board, or with a bye.
Allowed<Change> Tournament::propose(const std::vector<ByPlayer<EntrantId>>& pairs,
                                    const std::vector<EntrantId>& byes) const {
    if (auto objection = objection_to_next_round()) {
        return tl::unexpected(*std::move(objection));
    }
    if (state_.settings.form->has_bracket()) {
        return refuse("phase", "In a knock-out the bracket decides who meets whom.");
    }
    if (state_.settings.form->has_host()) {
        return refuse("phase", "In a simultaneous display everybody meets the host.");
    }
    if (state_.settings.form->has_teams()) {
        return refuse("phase", "In a team match the boards decide who meets whom.");
    }
    std::set<EntrantId> placed;
    const auto place = [&](EntrantId id) {
        const Entrant* const entrant = state_.find(id);
        return entrant != nullptr && !entrant->withdrawn && placed.insert(id).second;
    };
    Round round;
    for (const ByPlayer<EntrantId>& pair : pairs) {
        if (!place(pair.first) || !place(pair.second)) {
            return refuse("pairs", "Everybody who takes part has one place in the round.");
        }
        round.boards.push_back({pair});
    }
    for (const EntrantId bye : byes) {
        if (!place(bye)) {
            return refuse("pairs", "Everybody who takes part has one place in the round.");
        }
        round.byes.push_back({bye, 2, true});
    }
    for (const Entrant& entrant : state_.entrants) {
        if (entrant.withdrawn || placed.contains(entrant.id)) {
            continue;
        }
        if (!entrant.bye) {
            return refuse("pairs", "Everybody who takes part has one place in the round.");
        }
        round.byes.push_back({entrant.id, *entrant.bye, false});
    }
    if (round.boards.empty()) {
        return refuse("pairs", "A round has at least one game.");
    }
    return Change(RoundPaired{std::move(round)});
}

Allowed<Change> Tournament::start_round(const Means& means) const {
    if (auto objection = objection_to_next_round()) {
        return tl::unexpected(*std::move(objection));
    }
    Allowed<Round> round = state_.has_proposal() ? state_.rounds.back() : next_round();
    if (!round) {
        return tl::unexpected(round.error());
    }
    for (Board& board : round->boards) { // somebody may have withdrawn since it was proposed
        board.result = result_without_playing(state_, board.seats);
    }
    std::erase_if(round->byes,
                  [this](const Bye& bye) { return state_.find(bye.entrant)->withdrawn; });
    return Change(RoundPaired{with_tables(*std::move(round), means)});
}

Allowed<Change> Tournament::enter_result(const TournamentCommand& command) const {
    const Board* const board = state_.find_board(command.round, command.board);
    if (board == nullptr) {
        return tl::unexpected(no_such_board());
    }
    if (!state_.rounds[static_cast<std::size_t>(command.round - 1)].started) {
        return tl::unexpected(not_in_this_phase());
    }
    const bool is_settled = command.round != state_.round() || state_.phase == Phase::Finished;
    if (state_.settings.form->has_bracket() && is_settled) {
        return refuse("phase", "Undo the rounds after it first: they follow from this result.");
    }
    BoardResult result = command.result;
    result.by_table = false;
    return Change(ResultsEntered{command.round, {{command.board, result}}});
}

Allowed<Change> Tournament::clear_result(const TournamentCommand& command) const {
    const Board* const board = state_.find_board(command.round, command.board);
    if (board == nullptr) {
        return tl::unexpected(no_such_board());
    }
    if (command.round != state_.round() || !board->result || board->result->by_table) {
        return tl::unexpected(not_in_this_phase());
    }
    return Change(ResultCleared{command.round, command.board});
}

Allowed<Change> Tournament::forfeit(const std::vector<EntrantId>& absent) const {
    const Round* const round = state_.playing();
    if (round == nullptr) {
        return tl::unexpected(not_in_this_phase());
    }
    const auto is_absent = [&](EntrantId entrant) {
        // The host is somewhere else most of the time.
        return !is_host(state_, entrant) &&
               std::find(absent.begin(), absent.end(), entrant) != absent.end();
    };
    ResultsEntered entered{state_.round(), {}};
    for (std::size_t i = 0; i < round->boards.size(); ++i) {
        const Board& board = round->boards[i];
        const bool first = is_absent(board.seats.first);
        const bool second = is_absent(board.seats.second);
        if (board.result || (!first && !second)) {
            continue;
        }
        const Winner winner = !first ? Winner::First : !second ? Winner::Second : Winner::None;
        entered.results.push_back({static_cast<int>(i + 1), {winner, true, false}});
    }
    if (entered.results.empty()) {
        return refuse("phase", "Nobody is absent.");
    }
    return Change(std::move(entered));
}

Allowed<Change> Tournament::change_entrant(const TournamentCommand& command) const {
    const Entrant* const entrant = state_.find(command.entrant);
    if (entrant == nullptr) {
        return tl::unexpected(no_such_entrant());
    }
    const bool started = state_.has_started();
    const bool fixed = state_.settings.form->is_fixed();
    switch (command.kind) {
    case Kind::Withdraw:
        if (started && !entrant->withdrawn) {
            return Change(Withdrawn{entrant->id});
        }
        break;
    case Kind::Restore:
        if (entrant->withdrawn && !fixed) {
            return Change(Restored{entrant->id});
        }
        break;
    case Kind::Remove:
        if (is_host(state_, entrant->id)) {
            return tl::unexpected(host_stays());
        }
        if (!started) {
            return Change(Removed{entrant->id});
        }
        break;
    default:
        if (!entrant->withdrawn && !fixed && !state_.settings.form->has_time_limit()) {
            return Change(ByeGiven{entrant->id, command.half_points});
        }
    }
    return tl::unexpected(not_in_this_phase());
}

Allowed<Change> Tournament::undo_round() const {
    if (state_.settings.form->has_time_limit()) {
        return refuse("phase", "An arena has no rounds.");
    }
    return state_.rounds.empty() ? tl::unexpected(not_in_this_phase())
                                 : Allowed<Change>(RoundUndone());
}

Allowed<Change> Tournament::finish() const {
    if (!state_.has_started()) {
        return tl::unexpected(not_in_this_phase());
    }
    if (state_.playing() != nullptr && !state_.settings.form->has_time_limit()) {
        return refuse("phase", "Some games of this round have no result yet.");
    }
    return Change(Finished());
}

} // namespace tabuleiro::house::tournament
