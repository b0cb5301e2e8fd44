#include "server/api/slow_routes.hpp"

#include "server/api/found_table.hpp"

namespace tabuleiro::server {

void SlowRoutes::add_to(Router& router) {
    router.add(RouteName::ConditionalMoves, *this, &SlowRoutes::give_conditional_moves);
    router.add(RouteName::SetConditionalMoves, *this, &SlowRoutes::set_conditional_moves);
}

Awaitable<Response> SlowRoutes::give_conditional_moves(const Call& call) {
    co_return co_await answer(call, std::nullopt);
}

Awaitable<Response> SlowRoutes::set_conditional_moves(const Call& call) {
    auto change = house::parse_conditional_moves(call.request.body);
    if (!change) {
        co_return refusal(400, change.error().code, change.error().reasons);
    }
    co_return co_await answer(call, *std::move(change));
}

// Whoever has no seat learns nothing, not even whether there is such a table.
Awaitable<Response> SlowRoutes::answer(const Call& call,
                                       std::optional<house::ConditionalMoves> change) {
    const auto found = co_await registry_.find(call.id(), takeover_for(call.request));
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    const auto moves = co_await found->live->conditional_moves(call.who, std::move(change));
    if (!found->live->is_hosted()) {
        co_return refusal(503, "store", store::not_the_host().value().reasons());
    }
    if (!moves) {
        const house::Refusal& why = moves.error();
        co_return why.code == "watching"
            ? no_such_table()
            : refusal(why.code == "store" ? 503 : 409, why.code, why.reasons);
    }
    co_return json_answer(house::to_message(*moves));
}

} // namespace tabuleiro::server
