// What the administrator asks about engines of the house (docs/protocols/programs.md).
#pragma once

#include "server/api/router.hpp"
#include "server/engines/engine_catalogue.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class EngineRoutes {
  public:
    EngineRoutes(EngineCatalogue& catalogue, store::sql::Database& database, Sessions& sessions)
        : catalogue_(catalogue), database_(database), sessions_(sessions) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> list(const Call& call);
    Awaitable<Response> allow(const Call& call);
    std::string written(const TriedEngines& engines) const;

    EngineCatalogue& catalogue_;
    store::sql::Database& database_;
    Sessions& sessions_;
};

} // namespace tabuleiro::server
