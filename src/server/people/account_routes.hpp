// What a person sees and changes of their own account (docs/protocols/people.md).
#pragma once

#include "server/access/bucket.hpp"
#include "server/api/router.hpp"
#include "server/people/house_key.hpp"
#include "server/people/passwords.hpp"
#include "server/people/sessions.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class AccountRoutes {
  public:
    AccountRoutes(store::sql::Database& database, const HouseKey& key, Sessions& sessions,
                  Passwords& passwords, TableRegistry& registry)
        : database_(database), key_(key), sessions_(sessions), passwords_(passwords),
          registry_(registry) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> me(const Call& call);
    Awaitable<Response> new_card(const Call& call);
    Awaitable<Response> set_password(const Call& call);
    Awaitable<Response> rename(const Call& call);
    Awaitable<Response> remove(const Call& call);
    Awaitable<Response> give_all(const Call& call);

    store::sql::Database& database_;
    const HouseKey& key_;
    Sessions& sessions_;
    Passwords& passwords_;
    TableRegistry& registry_;
    Buckets exports_{Rate{1.0 / 60, 3}}; // of one person
};

} // namespace tabuleiro::server
