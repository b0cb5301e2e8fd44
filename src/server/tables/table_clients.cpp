#include "server/tables/table_clients.hpp"

#include <algorithm>

namespace tabuleiro::server {

ByPlayer<bool> TableClients::present() const {
    ByPlayer<bool> present;
    for (const Player player : players) {
        present[player] = std::any_of(clients_.begin(), clients_.end(), [&](const auto& one) {
            return house::sits_at(one.second.viewer, player);
        });
    }
    return present;
}

void TableClients::send(const Text& message) const {
    for (const auto& [id, client] : clients_) {
        client.connection->send(message);
    }
}

} // namespace tabuleiro::server
