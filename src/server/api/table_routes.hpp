// The answers about tables: opening, records, and their sockets (docs/protocols/web.md).
#pragma once

#include "server/api/router.hpp"
#include "server/api/table_finder.hpp"
#include "server/engines/house_engines.hpp"
#include "server/lobby/offer_check.hpp"

namespace tabuleiro::server {

class TableRoutes {
  public:
    struct Settings {
        Rate tables{1, 40}; // opened from one address
    };

    TableRoutes(TableRegistry& registry, store::sql::Database& database,
                const HousePolicies& policies, OfferCheck& offers, const HouseEngines& engines,
                const Settings& settings)
        : registry_(registry), database_(database), finder_(registry, database),
          policies_(policies), offers_(offers), engines_(engines), openings_(settings.tables) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> open(const Call& call);
    Awaitable<Response> give_record(const Call& call);
    Awaitable<Response> give_moves(const Call& call);
    Awaitable<Response> give_ratings(const Call& call);
    Awaitable<Response> give_people(const Call& call);
    Awaitable<Admission> enter(const Call& call);

    TableRegistry& registry_;
    store::sql::Database& database_;
    TableFinder finder_;
    const HousePolicies& policies_;
    OfferCheck& offers_;
    const HouseEngines& engines_;
    Buckets openings_;
};

} // namespace tabuleiro::server
