// What teachers ask over HTTP about their groups (docs/protocols/people.md).
#pragma once

#include "server/api/router.hpp"
#include "server/people/cards.hpp"
#include "server/people/sessions.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class GroupRoutes {
  public:
    GroupRoutes(store::sql::Database& database, const HouseKey& key, Sessions& sessions)
        : database_(database), key_(key), sessions_(sessions) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> list(const Call& call);
    Awaitable<Response> make(const Call& call);
    Awaitable<Response> show(const Call& call);
    Awaitable<Response> change(const Call& call);
    Awaitable<Response> add_members(const Call& call);
    Awaitable<Response> invite(const Call& call);
    Awaitable<Response> change_member(const Call& call);
    Awaitable<Response> games(const Call& call);
    // Of a player: agrees to an invitation, declines it, or leaves.
    Awaitable<Response> answer_invitation(const Call& call);

    store::sql::Database& database_;
    const HouseKey& key_;
    Sessions& sessions_;
};

} // namespace tabuleiro::server
