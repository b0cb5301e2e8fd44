// The open connections of an HTTP server: counted, and closed from any thread.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/api/metrics.hpp"
#include "server/http/connection_count.hpp"

namespace tabuleiro::server {

class Connections;

// One connection, counted for as long as it lives.
class OpenConnection : public std::enable_shared_from_this<OpenConnection> {
  public:
    // Where it comes from.
    struct Origin {
        std::string peer;         // the address at the other end
        bool own_machine = false; // connected to a loopback address of ours
        bool forwarded = false;   // by another node, which has the address of the client
    };
    // How it is closed, while there is something to close.
    struct Closing {
        std::function<void()> at_once;
        std::function<void()> in_order; // of a WebSocket
    };

    OpenConnection(std::shared_ptr<Connections> all, boost::asio::any_io_executor executor,
                   Origin origin);
    ~OpenConnection();
    OpenConnection(const OpenConnection&) = delete;
    OpenConnection& operator=(const OpenConnection&) = delete;

    const Origin& origin() const { return origin_; }

    // From its own loop only: these.

    // From now on it is this client's. False if that client has too many already.
    bool give_to(const std::string& client);
    // It is nobody's, until the proxy uses it for the next client.
    void take_back();
    // Empty while it is nobody's.
    const std::string& client() const { return client_; }
    void attach(Closing closing) { closing_ = std::move(closing); }
    void detach() { closing_ = {}; }

    // From any thread: these two.
    void close_in_order() { run(&Closing::in_order); }
    void cut_off() { run(&Closing::at_once); }

  private:
    void run(std::function<void()> Closing::*how);

    std::shared_ptr<Connections> all_;
    boost::asio::any_io_executor executor_;
    Origin origin_;
    std::string client_;
    Closing closing_;
};

using OpenConnectionPtr = std::shared_ptr<OpenConnection>;

class Connections : public std::enable_shared_from_this<Connections> {
  public:
    Connections(std::size_t max_open, std::size_t max_of_one, Metrics& metrics)
        : count_(max_open, max_of_one), metrics_(metrics) {}

    // Null if there are too many already.
    OpenConnectionPtr open(const boost::asio::any_io_executor& executor,
                           OpenConnection::Origin origin);
    // Those that are open now.
    std::vector<OpenConnectionPtr> all() const;

  private:
    friend class OpenConnection;

    ConnectionCount count_;
    Metrics& metrics_;
    mutable std::mutex mutex_;
    std::unordered_map<OpenConnection*, std::weak_ptr<OpenConnection>> open_;
};

} // namespace tabuleiro::server
