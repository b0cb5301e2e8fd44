// What events do to a tournament.
#include <algorithm>

#include "house/tournament/tournament.hpp"

namespace tabuleiro::house::tournament {

using Phase = TournamentPhase;

namespace {

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
        if (state_.has_started()) {
            state_.order.push_back(entrant.id);
            entrant.number = static_cast<int>(state_.order.size());
        }
        state_.entrants.push_back(std::move(entrant));
        standings_change();
        return true;
    }
    bool operator()(const Removed& one) {
        const bool there =
            !state_.has_started() && std::erase_if(state_.entrants, [&](const Entrant& entrant) {
                                         return entrant.id == one.entrant;
                                     }) > 0;
        state_.removed.emplace_back(one.entrant, event_.number);
        standings_change();
        return there;
    }
    bool operator()(const Withdrawn& one) {
        Entrant* const entrant = changed(one.entrant);
        if (entrant == nullptr) {
            return false;
        }
        entrant->withdrawn = true;
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
        return true;
    }
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
    bool operator()(const ResultsEntered& one) {
        for (const ResultsEntered::One& entered : one.results) {
            Board* const board = changed_board(one.round, entered.board);
            if (board == nullptr) {
                return false;
            }
            board->result = entered.result;
            board->stopped = false;
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
                board.result = BoardResult{first ? Winner::Second : Winner::First, true, false};
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
