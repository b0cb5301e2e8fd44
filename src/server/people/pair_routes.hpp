// A teacher pairs members of a group: a game of two of them begins, wherever they are in the house
// (docs/protocols/people.md).
#pragma once

#include "house/settings.hpp"
#include "server/access/bucket.hpp"
#include "server/api/router.hpp"
#include "server/people/house_policies.hpp"
#include "server/tables/table_registry.hpp"
#include "store/people/groups.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class PairRoutes {
  public:
    PairRoutes(TableRegistry& registry, store::sql::Database& database,
               const HousePolicies& policies)
        : registry_(registry), database_(database), policies_(policies) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> pair(const Call& call);
    // Opens a table and seats both; its id.
    Awaitable<house::Allowed<std::string>> begin(house::Settings settings,
                                                 ByPlayer<store::Person> pair);

    TableRegistry& registry_;
    store::sql::Database& database_;
    const HousePolicies& policies_;
    Buckets made_{{1.0 / 6, 10}}; // requests of a teacher
};

} // namespace tabuleiro::server
