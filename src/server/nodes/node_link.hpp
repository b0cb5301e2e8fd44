// An encrypted connection between two nodes of a house. Each has proved to the other that it knows
// the key of the house, which is in the database: TLS with a pre-shared key and a fresh key for
// each connection (ECDHE-PSK), without certificates. Only node_link.cpp knows OpenSSL.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <string>

#include "server/access/bucket.hpp"
#include "server/http/connections.hpp"

namespace tabuleiro::server {

class NodeLink;
using NodeLinkPtr = std::shared_ptr<NodeLink>;

class NodeLinks {
  public:
    // The key: 32 random bytes. own_address: of this node, which it never connects to.
    NodeLinks(const std::string& key, std::string own_address);
    ~NodeLinks();
    NodeLinks(const NodeLinks&) = delete;
    NodeLinks& operator=(const NodeLinks&) = delete;

    // To a node port, `address:port`. Null if the node has not shown by then that it knows the key.
    boost::asio::awaitable<NodeLinkPtr> connect(std::string node, SteadyTime until) const;
    // From another node, which has connected. Null as above.
    boost::asio::awaitable<NodeLinkPtr> accept(boost::asio::ip::tcp::socket socket,
                                               SteadyTime until) const;

  private:
    struct Contexts;
    std::unique_ptr<Contexts> contexts_;
    std::string own_address_;
};

// Sends `first` over the link, and then passes bytes on in both directions, as fast as the slower
// side takes them, until one side ends or nothing has come over the link for so long. Goes on by
// itself on the socket's own loop. The connection, if there is one, counts as open until then.
void relay(NodeLinkPtr link, boost::asio::ip::tcp::socket socket, std::string first,
           std::chrono::seconds max_silence, OpenConnectionPtr connection = nullptr);

} // namespace tabuleiro::server
