#include "server/nodes/node_link.hpp"

#include <openssl/ssl.h>

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <stdexcept>

#include "server/http/awaiting.hpp"
#include "server/nodes/node_address.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
namespace ssl = asio::ssl;
using asio::ip::tcp;

class NodeLink {
  public:
    NodeLink(tcp::socket socket, ssl::context& context) : stream(std::move(socket), context) {}

    // What is under way fails.
    void close() {
        boost::system::error_code ignored;
        stream.next_layer().close(ignored);
    }

    ssl::stream<tcp::socket> stream;
};

namespace {

constexpr const char* identity_of_nodes = "tabuleiro";
constexpr std::size_t relayed_bytes = 4096; // at once, in each direction

// Where the context of a connection has its key.
int key_index() {
    static const int index = SSL_CTX_get_ex_new_index(0, nullptr, nullptr, nullptr, nullptr);
    return index;
}

unsigned copy_key(const SSL* connection, unsigned char* key, unsigned room) {
    const auto* const known = static_cast<const std::string*>(
        SSL_CTX_get_ex_data(SSL_get_SSL_CTX(connection), key_index()));
    if (known->size() > room) {
        return 0;
    }
    std::copy(known->begin(), known->end(), key);
    return static_cast<unsigned>(known->size());
}

unsigned client_key(SSL* connection, const char* /*hint*/, char* identity, unsigned identity_room,
                    unsigned char* key, unsigned room) {
    const std::string_view name = identity_of_nodes;
    if (name.size() >= identity_room) {
        return 0;
    }
    *std::copy(name.begin(), name.end(), identity) = '\0';
    return copy_key(connection, key, room);
}

unsigned server_key(SSL* connection, const char* /*identity*/, unsigned char* key, unsigned room) {
    return copy_key(connection, key, room);
}

// One version and one cipher, in which both sides must know the key; no certificates, no resumed
// sessions.
void prepare(ssl::context& context, const std::string& key) {
    SSL_CTX* const handle = context.native_handle();
    const bool done =
        SSL_CTX_set_ex_data(handle, key_index(), const_cast<std::string*>(&key)) == 1 &&
        SSL_CTX_set_min_proto_version(handle, TLS1_2_VERSION) == 1 &&
        SSL_CTX_set_max_proto_version(handle, TLS1_2_VERSION) == 1 &&
        SSL_CTX_set_cipher_list(handle, "ECDHE-PSK-CHACHA20-POLY1305") == 1;
    if (!done) {
        throw std::runtime_error("OpenSSL does not have what the node port needs.");
    }
    SSL_CTX_set_options(handle, SSL_OP_NO_TICKET | SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
    SSL_CTX_set_session_cache_mode(handle, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_mode(handle, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_psk_client_callback(handle, client_key);
    SSL_CTX_set_psk_server_callback(handle, server_key);
}

// Closes the link at that time, unless this object is destroyed before.
class LinkDeadline {
  public:
    LinkDeadline(const NodeLinkPtr& link, SteadyTime until)
        : timer_(link->stream.get_executor(), until) {
        timer_.async_wait([link](const boost::system::error_code& cancelled) {
            if (!cancelled) {
                link->close();
            }
        });
    }

  private:
    asio::steady_timer timer_; // its destructor cancels
};

asio::awaitable<NodeLinkPtr> authenticated(NodeLinkPtr link,
                                           ssl::stream_base::handshake_type role) {
    boost::system::error_code ignored;
    link->stream.next_layer().set_option(tcp::no_delay(true), ignored);
    const auto [unknown] = co_await link->stream.async_handshake(role, awaiting);
    co_return unknown ? nullptr : link;
}

// A link and a socket that pass bytes on to each other. The coroutines of both directions share it.
class Relay : public std::enable_shared_from_this<Relay> {
  public:
    Relay(NodeLinkPtr link, tcp::socket socket, OpenConnectionPtr connection,
          std::chrono::seconds max_silence)
        : link_(std::move(link)), socket_(std::move(socket)), connection_(std::move(connection)),
          longest_silence_(max_silence), silence_(socket_.get_executor()) {
        if (connection_) {
            connection_->attach({[this] { close(); }, [this] { close(); }});
        }
    }
    ~Relay() {
        if (connection_) {
            connection_->detach();
        }
    }
    Relay(const Relay&) = delete;
    Relay& operator=(const Relay&) = delete;

    static asio::awaitable<void> to_link(std::shared_ptr<Relay> self, std::string first) {
        const auto [failed, size] =
            co_await asio::async_write(self->link_->stream, asio::buffer(first), awaiting);
        if (!failed) {
            co_await self->pass_on(self->socket_, self->link_->stream, [] {});
        }
        self->close();
    }
    static asio::awaitable<void> to_socket(std::shared_ptr<Relay> self) {
        self->expect_bytes();
        co_await self->pass_on(self->link_->stream, self->socket_, [&] { self->expect_bytes(); });
        self->close();
    }

    void close() {
        boost::system::error_code ignored;
        socket_.shutdown(tcp::socket::shutdown_send, ignored);
        socket_.close(ignored);
        link_->close();
        silence_.cancel();
    }

  private:
    template <class From, class To, class Arrived>
    asio::awaitable<void> pass_on(From& from, To& to, Arrived arrived) {
        std::array<char, relayed_bytes> bytes{};
        while (true) {
            const auto [ended, size] = co_await from.async_read_some(asio::buffer(bytes), awaiting);
            if (ended) {
                co_return;
            }
            arrived();
            const auto [failed, sent] =
                co_await asio::async_write(to, asio::buffer(bytes, size), awaiting);
            if (failed) {
                co_return;
            }
        }
    }

    // Ends it when the link has been silent for too long, or when nobody has taken what came over
    // it: then nothing more is read.
    void expect_bytes() {
        silence_.expires_after(longest_silence_);
        silence_.async_wait([weak = weak_from_this()](const boost::system::error_code& cancelled) {
            const auto self = weak.lock();
            if (!cancelled && self) {
                self->close();
            }
        });
    }

    NodeLinkPtr link_;
    tcp::socket socket_;
    OpenConnectionPtr connection_; // null: nobody counts it
    std::chrono::seconds longest_silence_;
    asio::steady_timer silence_;
};

} // namespace

struct NodeLinks::Contexts {
    std::string key;
    ssl::context connecting{ssl::context::tls_client};
    ssl::context accepting{ssl::context::tls_server};
};

NodeLinks::NodeLinks(const std::string& key, std::string own_address)
    : contexts_(std::make_unique<Contexts>()), own_address_(std::move(own_address)) {
    contexts_->key = key;
    prepare(contexts_->connecting, contexts_->key);
    prepare(contexts_->accepting, contexts_->key);
}

NodeLinks::~NodeLinks() = default;

asio::awaitable<NodeLinkPtr> NodeLinks::connect(std::string node, SteadyTime until) const {
    const auto endpoint = parse_node_address(node);
    if (!endpoint || node == own_address_) {
        co_return nullptr;
    }
    const auto executor = co_await asio::this_coro::executor;
    const auto link = std::make_shared<NodeLink>(tcp::socket(executor), contexts_->connecting);
    const LinkDeadline deadline(link, until);
    const auto [unreachable] =
        co_await link->stream.next_layer().async_connect(*endpoint, awaiting);
    if (unreachable) {
        co_return nullptr;
    }
    co_return co_await authenticated(link, ssl::stream_base::client);
}

asio::awaitable<NodeLinkPtr> NodeLinks::accept(tcp::socket socket, SteadyTime until) const {
    const auto link = std::make_shared<NodeLink>(std::move(socket), contexts_->accepting);
    const LinkDeadline deadline(link, until);
    co_return co_await authenticated(link, ssl::stream_base::server);
}

void relay(NodeLinkPtr link, tcp::socket socket, std::string first,
           std::chrono::seconds max_silence, OpenConnectionPtr connection) {
    auto executor = socket.get_executor();
    const auto both = std::make_shared<Relay>(std::move(link), std::move(socket),
                                              std::move(connection), max_silence);
    asio::co_spawn(executor, Relay::to_link(both, std::move(first)), asio::detached);
    asio::co_spawn(executor, Relay::to_socket(both), asio::detached);
}

} // namespace tabuleiro::server
