#include "server/lobby/lobby_routes.hpp"

#include "server/lobby/lobby_socket.hpp"
#include "server/lobby/lobby_values.hpp"

namespace tabuleiro::server {

void LobbyRoutes::add_to(Router& router) {
    router.add(RouteName::LobbySocket, *this, &LobbyRoutes::enter);
}

Awaitable<Admission> LobbyRoutes::enter(const Call& call) {
    co_return std::make_shared<LobbySocket>(lobby_, lobby_client(call.who));
}

} // namespace tabuleiro::server
