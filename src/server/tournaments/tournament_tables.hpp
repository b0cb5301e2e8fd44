// The tables of a tournament: opens those of a round that has started, seats their players, finds
// out how they ended, and closes those whose games do not count any more. Each of these is done
// again after a crash until the store says that it is done, and doing it twice changes nothing: a
// table's id is in the event that started the round, and a board has one result.
#pragma once

#include "server/engines/house_engines.hpp"
#include "server/tables/table_registry.hpp"
#include "server/tournaments/live_tournament.hpp"
#include "store/tournaments/table_endings.hpp"

namespace tabuleiro::server {

class TournamentTables {
  public:
    TournamentTables(TableRegistry& registry, store::sql::Database& database,
                     const HouseEngines& engines)
        : registry_(registry), database_(database), engines_(engines) {}

    // Does what is to be done now. False if something could not be done yet.
    Awaitable<bool> look_after(LiveTournamentPtr live);

    // Those people of the present round who have not moved and are not at their tables, as far as
    // this node knows.
    Awaitable<std::vector<house::tournament::EntrantId>> absent(LiveTournamentPtr live);

  private:
    struct Seats {
        ByPlayer<house::tournament::Contestant> who;
        std::string table;
    };
    static std::vector<Seats> open_boards(const house::tournament::TournamentState& state);
    static std::vector<std::string> superfluous(const LiveTournament& live);

    Awaitable<bool> look_after_boards(LiveTournamentPtr live);
    Awaitable<bool> close_superfluous(LiveTournamentPtr live);
    Awaitable<bool> note_ending(LiveTournamentPtr live, std::string table,
                                store::TableEnding ending);
    Awaitable<bool> open(LiveTournamentPtr live, Seats seats);
    // Seats the second of two people, and lets computers play.
    Awaitable<bool> keep(LiveTournamentPtr live, Seats seats);

    TableRegistry& registry_;
    store::sql::Database& database_;
    const HouseEngines& engines_;
};

} // namespace tabuleiro::server
