// A proxy on a loopback port between two processes, which a test can cut or hold up, as a network
// does when a cable is pulled.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <algorithm>
#include <atomic>
#include <list>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "files/descriptor.hpp"

namespace tabuleiro::test {

enum class Link {
    Passes,
    Cut,    // connections are closed, new ones too
    Silent, // connections stay open, and nothing passes
};

class LinkProxy {
  public:
    LinkProxy() : listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address = loopback(0);
        socklen_t size = sizeof address;
        if (::bind(listener_.number(), reinterpret_cast<sockaddr*>(&address), size) != 0 ||
            ::listen(listener_.number(), 64) != 0 ||
            ::getsockname(listener_.number(), reinterpret_cast<sockaddr*>(&address), &size) != 0) {
            throw std::runtime_error("the proxy has no port");
        }
        port_ = ntohs(address.sin_port);
        thread_ = std::thread([this] { work(); });
    }
    ~LinkProxy() {
        ending_ = true;
        thread_.join();
    }
    LinkProxy(const LinkProxy&) = delete;
    LinkProxy& operator=(const LinkProxy&) = delete;

    std::uint16_t port() const { return port_; }
    // Where new connections lead: a port on loopback, or a socket's path. Until then they are cut.
    void lead_to(std::uint16_t port) {
        const std::lock_guard lock(mutex_);
        target_port_ = port;
    }
    void lead_to(std::string path) {
        const std::lock_guard lock(mutex_);
        target_path_ = std::move(path);
    }
    void become(Link link) { link_ = link; }

    // Keeps all bytes that pass from now on, in either direction.
    void record() { recording_ = true; }
    std::string recorded() {
        const std::lock_guard lock(mutex_);
        return recorded_;
    }

  private:
    struct Pair {
        Descriptor client;
        Descriptor server;
        bool closed = false;
    };

    static sockaddr_in loopback(std::uint16_t port) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        address.sin_port = htons(port);
        return address;
    }

    void work() {
        while (!ending_) {
            const Link link = link_;
            if (link == Link::Cut) {
                pairs_.clear();
            }
            std::vector<pollfd> sockets{{listener_.number(), POLLIN, 0}};
            if (link == Link::Passes) {
                for (const Pair& pair : pairs_) {
                    sockets.push_back({pair.client.number(), POLLIN, 0});
                    sockets.push_back({pair.server.number(), POLLIN, 0});
                }
            }
            ::poll(sockets.data(), sockets.size(), 10);
            if (link == Link::Passes) {
                pass_all(sockets);
            }
            pairs_.remove_if([](const Pair& pair) { return pair.closed; });
            if (sockets.front().revents != 0 && link != Link::Silent) {
                accept(link);
            }
        }
    }

    // What poll has found, in the order of the pairs, after the listener.
    void pass_all(const std::vector<pollfd>& sockets) {
        std::size_t next = 1;
        for (Pair& pair : pairs_) {
            const bool from_client = sockets[next++].revents != 0;
            const bool from_server = sockets[next++].revents != 0;
            if (from_client) {
                pass(pair, pair.client, pair.server);
            }
            if (from_server && !pair.closed) {
                pass(pair, pair.server, pair.client);
            }
        }
    }

    void accept(Link link) {
        Descriptor client(::accept4(listener_.number(), nullptr, nullptr, SOCK_CLOEXEC));
        Descriptor server = link == Link::Passes ? connected() : Descriptor(-1);
        if (server.number() >= 0) {
            const int on = 1;
            ::setsockopt(client.number(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            pairs_.push_back({std::move(client), std::move(server)});
        }
    }
    Descriptor connected() {
        const std::lock_guard lock(mutex_);
        if (!target_path_.empty()) {
            sockaddr_un address{};
            address.sun_family = AF_UNIX;
            std::copy_n(target_path_.begin(),
                        std::min(target_path_.size(), sizeof address.sun_path - 1),
                        address.sun_path);
            return connected(AF_UNIX, address);
        }
        return connected(AF_INET, loopback(target_port_));
    }
    template <class Address>
    static Descriptor connected(int family, const Address& address) {
        Descriptor made(::socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0));
        const int on = 1;
        if (family == AF_INET) {
            ::setsockopt(made.number(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        }
        return ::connect(made.number(), reinterpret_cast<const sockaddr*>(&address),
                         sizeof address) == 0
                   ? std::move(made)
                   : Descriptor(-1);
    }
    void pass(Pair& pair, const Descriptor& from, const Descriptor& to) {
        std::string bytes(65536, '\0');
        const ssize_t size = ::recv(from.number(), bytes.data(), bytes.size(), 0);
        bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
        pair.closed = bytes.empty();
        if (recording_) {
            const std::lock_guard lock(mutex_);
            recorded_ += bytes;
        }
        for (std::size_t done = 0; done < bytes.size() && !pair.closed;) {
            const ssize_t sent =
                ::send(to.number(), bytes.data() + done, bytes.size() - done, MSG_NOSIGNAL);
            pair.closed = sent <= 0;
            done += static_cast<std::size_t>(std::max<ssize_t>(sent, 0));
        }
    }

    Descriptor listener_;
    std::uint16_t port_ = 0;
    std::mutex mutex_;
    std::uint16_t target_port_ = 0; // guarded by mutex_
    std::string target_path_;       // guarded by mutex_
    std::string recorded_;          // guarded by mutex_
    std::list<Pair> pairs_;
    std::atomic<Link> link_ = Link::Passes;
    std::atomic<bool> recording_ = false;
    std::atomic<bool> ending_ = false;
    std::thread thread_;
};

} // namespace tabuleiro::test
