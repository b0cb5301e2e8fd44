// What an HTTP server shares with its connections, which may outlive it for a moment.
#pragma once

#include <atomic>
#include <memory>

#include "server/http/connections.hpp"
#include "server/http/http_server.hpp"

namespace tabuleiro::server {

struct HttpState {
    HttpState(const NetworkLimits& given, Metrics& counts)
        : limits(given), metrics(counts), requests(given.requests), uploads(given.uploads),
          connections(
              std::make_shared<Connections>(given.connections, given.connections_of_one, counts)) {}

    const NetworkLimits limits;
    Metrics& metrics;
    RequestHandler* handler = nullptr; // set before the first connection, as the next two
    const AccessCheck* access = nullptr;
    HttpServer::Setting setting;
    Buckets requests;
    Buckets uploads; // bodies that are larger than others may be
    const std::shared_ptr<Connections> connections;
    std::atomic<int> turned_away{0}; // that are being refused because there are too many
    std::atomic<bool> closing{false};
    std::atomic<bool> gone{false}; // the handler too
};

using HttpStatePtr = std::shared_ptr<HttpState>;

} // namespace tabuleiro::server
