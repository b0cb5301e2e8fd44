// What administrators ask about backups over HTTP (docs/protocols/people.md).
#pragma once

#include "server/api/router.hpp"
#include "server/backups/backups.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class BackupRoutes {
  public:
    BackupRoutes(Backups& backups, store::sql::Database& database)
        : backups_(backups), database_(database) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> list(const Call& call);
    Awaitable<Response> make(const Call& call);

    Awaitable<Response> listed();

    Backups& backups_;
    store::sql::Database& database_;
};

} // namespace tabuleiro::server
