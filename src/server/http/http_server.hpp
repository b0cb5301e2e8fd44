// What all connections share: the limits, the counts, the house behind them, and who is inside.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/http/connection_count.hpp"
#include "server/http/network.hpp"

namespace tabuleiro::server {

class Presence;

struct HttpServer {
    HttpServer(const NetworkLimits& given, Metrics& counts)
        : limits(given), metrics(counts), requests(given.requests), books(given.books),
          count(given.connections, given.connections_of_one) {}

    const NetworkLimits limits;
    Metrics& metrics;
    House* house = nullptr;
    const AccessCheck* access = nullptr;
    Network::Setting setting;
    Buckets requests;
    Buckets books; // bodies that are larger than others may be
    ConnectionCount count;
    std::atomic<int> turned_away{0}; // those who are just being told that there are too many
    std::atomic<bool> closing{false};
    std::atomic<bool> gone{false}; // the house behind it too

    std::mutex mutex;
    std::set<Connection*> sockets; // each takes itself out before it is gone
    std::unordered_map<Presence*, std::weak_ptr<Presence>> present;
};

// Too many connections, from one client or in all: a line in the log, but not for each.
void log_too_many(HttpServer& http, const std::string& client);

// A connection, counted for as long as it lives.
class Presence : public std::enable_shared_from_this<Presence> {
  public:
    // Where it comes from.
    struct Origin {
        std::string peer;         // the address at the other end
        bool own_machine = false; // connected to a loopback address of ours
    };

    // Null if there are too many already.
    static std::shared_ptr<Presence> enter(const std::shared_ptr<HttpServer>& http,
                                           const boost::asio::any_io_executor& executor,
                                           Origin origin);
    ~Presence();
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

    // The connection's own loop only: these four.

    // From now on it is this client's. False if that client has too many already.
    bool give_to(const std::string& client);
    // It is nobody's, until the proxy uses it for the next client.
    void take_back();
    // How it is closed, while there is something to close.
    void attach(std::function<void()> close) { close_ = std::move(close); }
    void detach() { close_ = nullptr; }

    const Origin& origin() const { return origin_; }
    // Empty while it is nobody's. From its own loop.
    const std::string& client() const { return client_; }

    // From any thread: the connection is closed, without a word.
    void cut_off();

  private:
    Presence(std::shared_ptr<HttpServer> http, boost::asio::any_io_executor executor,
             Origin origin);

    std::shared_ptr<HttpServer> http_;
    boost::asio::any_io_executor executor_;
    Origin origin_;
    std::string client_;
    std::function<void()> close_;
};

using HttpServerPtr = std::shared_ptr<HttpServer>;
using PresencePtr = std::shared_ptr<Presence>;

} // namespace tabuleiro::server
