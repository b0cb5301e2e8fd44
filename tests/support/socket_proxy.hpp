// A proxy between a test and PostgreSQL's socket, which loses a connection exactly where the test
// wants it lost.
#pragma once

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <list>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "files/descriptor.hpp"

namespace tabuleiro::test {

enum class Fault {
    None,
    LoseRequest,   // cuts the connection instead of passing the next COMMIT on
    LoseAnswer,    // passes the next COMMIT on, and cuts the connection instead of its answer
    FakeBackendId, // answers with a backend's number of its own, as a pooler does
    Silence,       // passes nothing on, in either direction, and keeps all connections open
};

class SocketProxy {
  public:
    // Both are folders in which PostgreSQL's socket is, or appears. The proxy's must exist.
    SocketProxy(const std::string& own_folder, std::string server_folder)
        : server_(socket_in(server_folder)), listener_(::socket(AF_UNIX, SOCK_STREAM, 0)) {
        const sockaddr_un address = address_of(socket_in(own_folder));
        if (::bind(listener_.number(), reinterpret_cast<const sockaddr*>(&address),
                   sizeof address) != 0 ||
            ::listen(listener_.number(), 8) != 0) {
            throw std::runtime_error("the proxy has no socket");
        }
        thread_ = std::thread([this] { work(); });
    }
    ~SocketProxy() {
        ending_ = true;
        thread_.join();
    }
    SocketProxy(const SocketProxy&) = delete;
    SocketProxy& operator=(const SocketProxy&) = delete;

    // Happens once, except for FakeBackendId and Silence.
    void arm(Fault fault) { fault_ = fault; }
    // Whether a connection was cut since the last fault was armed.
    bool has_struck() const { return fault_ == Fault::None; }

  private:
    struct Pair {
        Descriptor client;
        Descriptor server;
        bool loses_answer = false;
        bool closed = false;
    };

    static std::string socket_in(const std::string& folder) { return folder + "/.s.PGSQL.5432"; }
    static sockaddr_un address_of(const std::string& path) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::copy_n(path.begin(), std::min(path.size(), sizeof address.sun_path - 1),
                    address.sun_path);
        return address;
    }

    void work() {
        while (!ending_) {
            if (fault_ == Fault::Silence) {
                ::poll(nullptr, 0, 1);
                continue;
            }
            std::vector<pollfd> sockets{{listener_.number(), POLLIN, 0}};
            for (const Pair& pair : pairs_) {
                sockets.push_back({pair.client.number(), POLLIN, 0});
                sockets.push_back({pair.server.number(), POLLIN, 0});
            }
            ::poll(sockets.data(), sockets.size(), 10);
            std::size_t next = 1;
            for (Pair& pair : pairs_) {
                const bool from_client = sockets[next++].revents != 0;
                const bool from_server = sockets[next++].revents != 0;
                if (from_client) {
                    pass_request(pair);
                }
                if (from_server && !pair.closed) {
                    pass_answer(pair);
                }
            }
            pairs_.remove_if([](const Pair& pair) { return pair.closed; });
            if (sockets.front().revents != 0) {
                accept();
            }
        }
    }
    void accept() {
        Descriptor client(::accept(listener_.number(), nullptr, nullptr));
        Descriptor server(::socket(AF_UNIX, SOCK_STREAM, 0));
        const sockaddr_un address = address_of(server_);
        if (::connect(server.number(), reinterpret_cast<const sockaddr*>(&address),
                      sizeof address) == 0) {
            pairs_.push_back({std::move(client), std::move(server)});
        }
    }
    void pass_request(Pair& pair) {
        const std::string bytes = received(pair.client);
        const bool commits = bytes.find("COMMIT") != std::string::npos;
        if (fault_ == Fault::LoseRequest && commits) {
            fault_ = Fault::None;
            pair.closed = true;
            return;
        }
        if (fault_ == Fault::LoseAnswer && commits) {
            pair.loses_answer = true;
        }
        pass(pair, bytes, pair.server);
    }
    void pass_answer(Pair& pair) {
        std::string bytes = received(pair.server);
        if (pair.loses_answer && fault_ == Fault::LoseAnswer) {
            fault_ = Fault::None;
            pair.closed = true;
            return;
        }
        if (fault_ == Fault::FakeBackendId) {
            // BackendKeyData: K, its length 12, the number of the process.
            const std::size_t key = bytes.find(std::string("K\0\0\0\x0C", 5));
            if (key != std::string::npos) {
                bytes[key + 8] = static_cast<char>(bytes[key + 8] ^ 1);
            }
        }
        pass(pair, bytes, pair.client);
    }
    static std::string received(const Descriptor& from) {
        std::string bytes(65536, '\0');
        const ssize_t size = ::recv(from.number(), bytes.data(), bytes.size(), 0);
        bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
        return bytes;
    }
    static void pass(Pair& pair, const std::string& bytes, const Descriptor& to) {
        pair.closed = bytes.empty();
        for (std::size_t done = 0; done < bytes.size() && !pair.closed;) {
            const ssize_t size =
                ::send(to.number(), bytes.data() + done, bytes.size() - done, MSG_NOSIGNAL);
            pair.closed = size <= 0;
            done += static_cast<std::size_t>(std::max<ssize_t>(size, 0));
        }
    }

    std::string server_;
    Descriptor listener_;
    std::list<Pair> pairs_;
    std::atomic<Fault> fault_ = Fault::None;
    std::atomic<bool> ending_ = false;
    std::thread thread_;
};

} // namespace tabuleiro::test
