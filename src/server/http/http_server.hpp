// HTTP and WebSocket for the rest of the server. Checks that need no knowledge of games are made
// here: who may connect (Host, Origin), how much and how often they may send, how long they may
// take, and how far a reader may fall behind. What passes goes to the RequestHandler as plain
// values (web.hpp).
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "server/access/access_check.hpp"
#include "server/access/address_range.hpp"
#include "server/api/metrics.hpp"
#include "server/http/event_loops.hpp"
#include "server/http/network_limits.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

struct HttpState;
class NodeLinks;

class HttpServer {
  public:
    struct Setting {
        std::vector<AddressRange> proxies; // whose X-Forwarded-For is believed
        SeatCookie cookie;                 // of clients that do not come over https
        bool privileges = true;            // of browsers on this machine
        const NodeLinks* nodes = nullptr;  // to the other nodes; null: there is only this one
    };

    // Opens 127.0.0.1 and, where there is one, ::1 at this port (0: any free one). Throws
    // std::runtime_error with what to do if the port is taken.
    HttpServer(EventLoops& loops, std::uint16_t port, const NetworkLimits& limits,
               Metrics& metrics);
    // Requires: the loops have been stopped, if they ever served.
    ~HttpServer();
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;

    std::uint16_t port() const;

    // From now on, clients are served. Requires: handler and access outlive the loops' threads.
    void serve(RequestHandler& handler, const AccessCheck& access, const Setting& setting);

    // Serves a connection that another node of the house has handed over. It has checked Host and
    // Origin, and says in a header whose request it is; the request is not forwarded again.
    void serve_forwarded(boost::asio::ip::tcp::socket socket);

    // Listens on these addresses too, and on no others but loopback. All or none; where none are
    // wanted, connections from the local network are closed.
    Expected<void> listen_on(const std::vector<std::string>& addresses);

    // No new connections; WebSockets are closed in order.
    void close();
    // Waits until all WebSockets are closed, but not longer than this.
    void wait_until_empty(std::chrono::milliseconds longest) const;
    // Closes whatever is still open, at once.
    void cut_off();

  private:
    class Listeners;

    std::shared_ptr<HttpState> state_; // shared with the connections
    std::unique_ptr<Listeners> listeners_;
};

} // namespace tabuleiro::server
