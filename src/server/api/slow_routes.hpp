// The answers about slow games: what a player has prepared (docs/protocols/web.md).
#pragma once

#include "server/api/router.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class SlowRoutes {
  public:
    explicit SlowRoutes(TableRegistry& registry) : registry_(registry) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> give_conditional_moves(const Call& call);
    Awaitable<Response> set_conditional_moves(const Call& call);
    Awaitable<Response> answer(const Call& call, std::optional<house::ConditionalMoves> change);

    TableRegistry& registry_;
};

} // namespace tabuleiro::server
