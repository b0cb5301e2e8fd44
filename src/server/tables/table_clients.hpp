// The clients at a live table, with and without a seat.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "house/computer_pool.hpp"
#include "house/people/visibility.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

// Somebody at an open WebSocket.
struct Client {
    std::uint64_t id = 0;
    std::string address; // by which limits count
    std::shared_ptr<Connection> connection;
    house::Viewer viewer = house::Viewer::Watcher;
    house::Role role = house::Role::Visitor;
    bool teaches_player = false;                         // one of those at the table
    std::optional<house::ComputerPool::Ticket> advice{}; // the last one requested

    void send(std::string message) const { connection->send(share(std::move(message))); }
    house::Reader reader() const { return {viewer, role, teaches_player}; }
};

class TableClients {
  public:
    Client& add(Client client) {
        const std::uint64_t id = client.id;
        return clients_.insert_or_assign(id, std::move(client)).first->second;
    }
    void remove(std::uint64_t id) { clients_.erase(id); }
    Client* find(std::uint64_t id) {
        const auto found = clients_.find(id);
        return found == clients_.end() ? nullptr : &found->second;
    }

    bool empty() const { return clients_.empty(); }
    std::size_t size() const { return clients_.size(); }
    ByPlayer<bool> present() const {
        ByPlayer<bool> present{};
        for (const auto& [id, client] : clients_) {
            for (const Player player : players) {
                present[player] = present[player] || house::sits_at(client.viewer, player);
            }
        }
        return present;
    }

    // The connections of the opponent: help between people at different screens is for both.
    std::vector<std::shared_ptr<Connection>> other_seats(const Client& than) const {
        std::vector<std::shared_ptr<Connection>> others;
        for (const auto& [id, client] : clients_) {
            if (client.viewer != than.viewer && client.viewer != house::Viewer::Watcher) {
                others.push_back(client.connection);
            }
        }
        return others;
    }

    // Closes all their sockets at once. They stay in the list until they have left.
    void cut_off() const {
        for (const auto& [id, client] : clients_) {
            client.connection->cut_off();
        }
    }

    // The same for those who may not see the table.
    void cut_off_others(house::Visibility visibility, bool hidden) const {
        for (const auto& [id, client] : clients_) {
            if (!house::may_see(visibility, hidden, client.reader())) {
                client.connection->cut_off();
            }
        }
    }

    // The same to all.
    void send(const Text& message) const {
        for (const auto& [id, client] : clients_) {
            client.connection->send(message);
        }
    }
    // To each what `message_for` returns for its viewer; called once per kind of viewer.
    template <class MessageFor>
    void send_to_each(MessageFor message_for) const {
        std::map<house::Viewer, Text> messages;
        for (const auto& [id, client] : clients_) {
            Text& message = messages[client.viewer];
            if (!message) {
                message = share(message_for(client.viewer));
            }
            client.connection->send(message);
        }
    }

  private:
    std::map<std::uint64_t, Client> clients_;
};

} // namespace tabuleiro::server
