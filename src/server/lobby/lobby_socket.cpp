#include "server/lobby/lobby_socket.hpp"

#include <nlohmann/json.hpp>

#include "house/player_name.hpp"
#include "house/refusal.hpp"
#include "house/shallow_json.hpp"
#include "server/lobby/lobby_values.hpp"
#include "server/people/asked.hpp"

namespace tabuleiro::server {

LobbySocket::LobbySocket(Lobby& lobby, LobbyClient client)
    : lobby_(lobby), client_(std::move(client)) {
    client_.socket = next_lobby_socket();
}

void LobbySocket::on_open(std::shared_ptr<Connection> connection) {
    client_.connection = std::move(connection);
    lobby_.enter(client_);
}

void LobbySocket::on_message(std::string message) {
    const nlohmann::json body = house::parse_shallow(message);
    if (!asks(body, "name", nlohmann::json::value_t::string)) {
        client_.connection->send(share(house::to_message(
            house::refusal("malformed", "It should be an object with a name."), "")));
        return;
    }
    auto name = house::parse_name(body["name"].get_ref<const std::string&>());
    if (!name) {
        client_.connection->send(
            share(house::to_message(house::Refusal{"name", name.error().reasons()}, "")));
        return;
    }
    lobby_.rename(client_.socket, *std::move(name));
}

void LobbySocket::on_close() {
    lobby_.leave(client_.socket);
    client_.connection = nullptr;
}

} // namespace tabuleiro::server
