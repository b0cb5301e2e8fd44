// What administrators ask over HTTP (docs/protocols/people.md): people, policies, the log of what
// was done to others, tables; and how one becomes an administrator.
#pragma once

#include <filesystem>

#include "server/api/router.hpp"
#include "server/people/admin_entry.hpp"
#include "server/people/cards.hpp"
#include "server/people/person_changes.hpp"
#include "server/people/sessions.hpp"
#include "server/tables/table_registry.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class AdminRoutes {
  public:
    AdminRoutes(TableRegistry& registry, store::sql::Database& database, const HouseKey& key,
                Sessions& sessions, std::filesystem::path data)
        : registry_(registry), database_(database), key_(key), sessions_(sessions),
          data_(std::move(data)) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> enter(const Call& call);
    Awaitable<Response> people(const Call& call);
    Awaitable<Response> change_person(const Call& call);
    Awaitable<Response> policies(const Call& call);
    Awaitable<Response> set_policies(const Call& call);
    Awaitable<Response> log_entries(const Call& call);
    Awaitable<Response> change_table(const Call& call);

    Awaitable<house::Allowed<EnteredByLink>> use_link(const Call& call, const LinkUse& use);
    // What is done to a table, in the log.
    Awaitable<Response> note(const Call& call, house::EventKind kind);

    TableRegistry& registry_;
    store::sql::Database& database_;
    const HouseKey& key_;
    Sessions& sessions_;
    std::filesystem::path data_; // the folder in which the administrator's link may be
};

} // namespace tabuleiro::server
