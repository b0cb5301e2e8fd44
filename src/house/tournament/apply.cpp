// What events do to a tournament.
#include <algorithm>

#include "house/tournament/tournament.hpp"

namespace tabuleiro::house::tournament {

using Phase = TournamentPhase;

namespace {

constexpr int behind_all = static_cast<int>(most_entrants) + 1;

// Fails where an event is about something that is not there: the log was not written by us.
class Application {
  public:
    Application(TournamentState& state, const TournamentEvent& event)
        : state_(state), event_(event) {}

    bool operator()(const Created& one) {
        state_.settings = one.settings;
        state_.director = one.director;
        state_.code = one.code;
        state_.created = event_.at;
        if (one.settings.form->has_host()) {
            (*this)(Entered{{ContestantKind::Person, one.director}});
        }
        return event_.number == 1;
    }
    bool operator()(const Entered& one) {
        Entrant entrant;
        entrant.id = ++state_.last_entrant;
        entrant.who = one.who;
        entrant.changed = event_.number;
        entrant.free_since = event_.number;
        if (state_.has_started()) {
            state_.order.push_back(entrant.id);
            entrant.number = static_cast<int>(state_.order.size());
        }
        if (one.team) {
            join_team(state_.line_ups, entrant.id, {*one.team, behind_all});
        }
        state_.entrants.push_back(std::move(entrant));
        standings_change();
        return true;
    }
    bool operator()(const Placed& one) {
        if (state_.find(one.entrant) == nullptr || state_.has_started()) {
            return false;
        }
        leave_team(state_.line_ups, one.entrant);
        join_team(state_.line_ups, one.entrant, {one.team, one.board});
        line_ups_change();
        return true;
    }
    bool operator()(const Removed& one) {
        const bool there =
            !state_.has_started() && std::erase_if(state_.entrants, [&](const Entrant& entrant) {
                                         return entrant.id == one.entrant;
                                     }) > 0;
        state_.removed.emplace_back(one.entrant, event_.number);
        leave_team(state_.line_ups, one.entrant);
        line_ups_change();
        standings_change();
        return there;
    }
    bool operator()(const Withdrawn& one) {
        Entrant* const entrant = changed(one.entrant);
        if (entrant == nullptr) {
            return false;
        }
        entrant->withdrawn = true;
        entrant->resting = false;
        entrant->bye.reset();
        forfeit_game_of(one.entrant);
        standings_change(); // in a knock-out the opponent goes on
        return true;
    }
    bool operator()(const Restored& one) {
        Entrant* const entrant = changed(one.entrant);
        if (entrant == nullptr) {
            return false;
        }
        entrant->withdrawn = false;
        entrant->free_since = event_.number;
        return true;
    }
    bool operator()(const BreakTaken& one) { return set_resting(one.entrant, true); }
    bool operator()(const BreakEnded& one) { return set_resting(one.entrant, false); }
    bool operator()(const Started& one) {
        for (const Started::Seed& seed : one.order) {
            Entrant* const entrant = changed(seed.entrant);
            if (entrant == nullptr) {
                return false;
            }
            state_.order.push_back(seed.entrant);
            entrant->number = static_cast<int>(state_.order.size());
            entrant->rating = seed.rating;
        }
        state_.phase = Phase::Running;
        state_.rounds_planned =
            state_.settings.form->rounds(state_.settings.rounds, state_.order.size());
        state_.round_over = event_.at;
        state_.ends = event_.at + std::chrono::minutes(state_.settings.minutes);
        standings_change();
        return state_.order.size() == state_.entrants.size();
    }
    bool operator()(const Paused&) {
        state_.phase = Phase::Paused;
        return true;
    }
    bool operator()(const Resumed&) {
        state_.phase = Phase::Running;
        return true;
    }
    bool operator()(const Finished&) {
        if (state_.has_proposal()) {
            remove_last_round();
        }
        state_.phase = Phase::Finished;
        stop_open_games();
        return true;
    }
    bool operator()(const RoundPaired& one) {
        if (state_.has_proposal()) {
            state_.rounds.pop_back();
        }
        for (const Board& board : one.round.boards) {
            if (state_.find(board.seats.first) == nullptr ||
                state_.find(board.seats.second) == nullptr) {
                return false;
            }
        }
        state_.rounds.push_back(one.round);
        Round& round = state_.rounds.back();
        round.changed = event_.number;
        for (Board& board : round.boards) {
            board.changed = event_.number;
        }
        if (round.started) {
            for (Entrant& entrant : state_.entrants) {
                if (entrant.bye) {
                    entrant.bye.reset();
                    entrant.changed = event_.number;
                }
            }
            standings_change();
            note_end_of_round();
        }
        return true;
    }
    bool operator()(const BoardsPaired& one) {
        if (!state_.settings.form->has_time_limit() || !state_.has_started()) {
            return false;
        }
        if (state_.rounds.empty()) {
            state_.rounds.push_back({{}, {}, true, event_.number});
        }
        for (const Board& board : one.boards) {
            if (state_.find(board.seats.first) == nullptr ||
                state_.find(board.seats.second) == nullptr) {
                return false;
            }
            state_.rounds.back().boards.push_back(board);
            state_.rounds.back().boards.back().changed = event_.number;
        }
        return true;
    }
    bool operator()(const ResultsEntered& one) {
        for (const ResultsEntered::One& entered : one.results) {
            Board* const board = changed_board(one.round, entered.board);
            if (board == nullptr) {
                return false;
            }
            set_result(*board, entered.result);
        }
        note_end_of_round();
        return true;
    }
    bool operator()(const ResultCleared& one) {
        Board* const board = changed_board(one.round, one.board);
        if (board == nullptr) {
            return false;
        }
        board->result.reset();
        board->ended = 0;
        board->stopped = !board->table.empty(); // the table was closed when the result was entered
        state_.rounds[static_cast<std::size_t>(one.round - 1)].changed = event_.number;
        return true;
    }
    bool operator()(const TableStopped& one) {
        Board* const board = changed_board(one.round, one.board);
        if (board == nullptr) {
            return false;
        }
        board->stopped = true;
        return true;
    }
    bool operator()(const ByeGiven& one) {
        Entrant* const entrant = changed(one.entrant);
        if (entrant == nullptr) {
            return false;
        }
        entrant->bye = one.half_points;
        return true;
    }
    bool operator()(const RoundUndone&) {
        if (state_.rounds.empty()) {
            return false;
        }
        remove_last_round();
        state_.phase = Phase::Paused;
        standings_change();
        return true;
    }

  private:
    Entrant* changed(EntrantId id) {
        Entrant* const entrant = state_.find(id);
        if (entrant != nullptr) {
            entrant->changed = event_.number;
        }
        return entrant;
    }
    Board* changed_board(int round, int number) {
        Board* const board = state_.find_board(round, number);
        if (board != nullptr) {
            board->changed = event_.number;
            standings_change();
        }
        return board;
    }
    bool set_resting(EntrantId id, bool resting) {
        Entrant* const entrant = changed(id);
        if (entrant == nullptr) {
            return false;
        }
        entrant->resting = resting;
        entrant->free_since = event_.number;
        return true;
    }
    void set_result(Board& board, const BoardResult& result) {
        board.result = result;
        board.stopped = false;
        if (board.ended == 0) {
            board.ended = event_.number;
            for (const Player player : tabuleiro::players) {
                state_.find(board.seats[player])->free_since = event_.number;
            }
        }
    }
    // Of an arena, whose time is over: they do not count.
    void stop_open_games() {
        if (!state_.settings.form->has_time_limit() || state_.rounds.empty()) {
            return;
        }
        state_.rounds.back().changed = event_.number;
        state_.round_over = event_.at;
        for (Board& board : state_.rounds.back().boards) {
            if (!board.result && !board.stopped) {
                board.stopped = true;
                board.changed = event_.number;
            }
        }
    }
    // Whoever was behind has another board.
    void line_ups_change() {
        for (const auto& line_up : state_.line_ups) {
            for (const EntrantId entrant : line_up) {
                changed(entrant);
            }
        }
    }
    void standings_change() { state_.standings_changed = event_.number; }

    void remove_last_round() {
        state_.undone.emplace_back(state_.round(), event_.number);
        for (const Board& board : state_.rounds.back().boards) {
            if (!board.table.empty()) {
                state_.abandoned.push_back(board.table);
            }
        }
        state_.rounds.pop_back();
        state_.round_over = event_.at;
    }

    void note_end_of_round() {
        if (state_.settings.form->has_time_limit()) {
            return; // it goes on, even if nobody is playing
        }
        if (state_.last_round() != nullptr && state_.last_round()->complete()) {
            state_.rounds.back().changed = event_.number;
            state_.round_over = event_.at;
        }
    }

    void forfeit_game_of(EntrantId entrant) {
        if (state_.playing() == nullptr) {
            return;
        }
        for (Board& board : state_.rounds.back().boards) {
            if (board.has(entrant) && !board.result) {
                const bool first = board.seats.first == entrant;
                set_result(board, {first ? Winner::Second : Winner::First, true, false});
                board.changed = event_.number;
            }
        }
        note_end_of_round();
    }

    TournamentState& state_;
    const TournamentEvent& event_;
};

} // namespace

Expected<void> Tournament::apply(const TournamentEvent& event) {
    if (event.number != state_.version + 1 ||
        (event.number == 1) != std::holds_alternative<Created>(event.change)) {
        return fail("Event {number} is not the next one of the tournament.", event.number);
    }
    if (!std::visit(Application(state_, event), event.change)) {
        return fail("Event {number} cannot be one of the tournament.", event.number);
    }
    state_.version = event.number;
    if (!event.command_id.empty()) {
        state_.commands[{event.by, event.command_id}] = event.number;
    }
    return {};
}

} // namespace tabuleiro::house::tournament
