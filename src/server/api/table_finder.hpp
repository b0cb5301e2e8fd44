// The table that a request asks for, for those who may see it: for others it is not there.
#pragma once

#include "server/api/router.hpp"
#include "server/tables/table_registry.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class TableFinder {
  public:
    TableFinder(TableRegistry& registry, store::sql::Database& database)
        : registry_(registry), database_(database) {}

    struct Shown {
        Expected<FoundTable> found{};
        bool teaches_player = false; // whoever asks, one of those at the table
    };
    Awaitable<Shown> find_shown(const Call& call) const;
    // Also for those who may not see it.
    Awaitable<Expected<FoundTable>> find(const Call& call) const;

  private:
    TableRegistry& registry_;
    store::sql::Database& database_;
};

} // namespace tabuleiro::server
