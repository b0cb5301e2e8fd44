// The port at which the other nodes of the house hand over connections that ask for tables of this
// node. Who has not shown within two seconds that it knows the house's key is cut off; what comes
// after that is a request like any other, with the usual limits (session.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/http/event_loops.hpp"
#include "server/http/http_server.hpp"
#include "server/http/listening.hpp"
#include "server/nodes/node_link.hpp"

namespace tabuleiro::server {

class NodePort {
  public:
    // Opens the port (0: any free one). Throws std::runtime_error with what to do if it cannot.
    NodePort(EventLoops& loops, const std::string& address, std::uint16_t port);
    ~NodePort();
    NodePort(const NodePort&) = delete;
    NodePort& operator=(const NodePort&) = delete;

    // As other nodes reach it (node_address.hpp).
    std::string address() const;

    // From now on, nodes are served; a link that is silent for so long is closed. Requires: links
    // and http outlive the loops' threads.
    void serve(const NodeLinks& links, HttpServer& http, std::chrono::seconds max_silence);
    void close();

  private:
    EventLoops& loops_;
    AcceptorPtr acceptor_; // null: closed
};

} // namespace tabuleiro::server
