// Clients of a house under load: their sockets, their games, and how long things took.
#pragma once

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "games/chess/chess.hpp"
#include "record/record.hpp"
#include "support/folder.hpp"
#include "support/web_client.hpp"

namespace tabuleiro::bench {

using chess::Chess;
using Instant = std::chrono::steady_clock::time_point;
using std::chrono::duration;

inline void raise_file_limit() {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

inline constexpr int plies_of_a_game = 60;

inline double milliseconds(std::chrono::nanoseconds time) {
    return duration<double, std::milli>(time).count();
}

struct Times {
    std::vector<double> all{}; // milliseconds

    double at(double part) {
        if (all.empty()) {
            return 0;
        }
        std::sort(all.begin(), all.end());
        return all[std::min(all.size() - 1,
                            static_cast<std::size_t>(part * static_cast<double>(all.size())))];
    }
};

// The bare minimum: appends a few bytes to a file and syncs, one after the other.
inline Times fdatasync_loop(const std::filesystem::path& folder, std::chrono::seconds length) {
    Times times;
    const std::string path = (folder / "bare").string();
    const int file = open(path.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    const std::string bytes(4096, 'x');
    const Instant end = std::chrono::steady_clock::now() + length;
    while (std::chrono::steady_clock::now() < end) {
        const Instant before = std::chrono::steady_clock::now();
        if (write(file, bytes.data(), bytes.size()) < 0 || fdatasync(file) != 0) {
            break;
        }
        times.all.push_back(milliseconds(std::chrono::steady_clock::now() - before));
    }
    close(file);
    return times;
}

// Measures with each store in turn, beside a bare loop: measure(store, the 99th percentile of a
// bare sync). Returns the exit status of the benchmark with this name.
template <class Measure>
int measure_stores(std::string_view benchmark, const std::vector<std::string>& stores,
                   const Measure& measure) {
    try {
        const test::Folder folder;
        Times bare = fdatasync_loop(folder.path(), std::chrono::seconds(3));
        fmt::print("bare fdatasync loop: median {:.2f} ms, 99th percentile {:.2f} ms\n",
                   bare.at(0.5), bare.at(0.99));
        for (const std::string& store : stores) {
            measure(store, bare.at(0.99));
        }
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}: {}\n", benchmark, error.what());
        return 1;
    }
    return 0;
}

// Random legal games that last long enough.
inline std::vector<std::string> random_game(Rng& rng) {
    while (true) {
        auto record = *Record<Chess>::begin();
        std::vector<std::string> moves;
        while (static_cast<int>(moves.size()) < plies_of_a_game && !record.outcome()) {
            const auto legal = Chess::legal_moves(record.position());
            const auto move = legal[rng.below(legal.size())];
            moves.push_back(Chess::format(Chess::view(record.position(), record.to_move()), move));
            record.play(move);
        }
        if (static_cast<int>(moves.size()) == plies_of_a_game) {
            return moves;
        }
    }
}

// Many sockets, read as messages arrive.
class Switchboard {
  public:
    Switchboard() : epoll_(epoll_create1(EPOLL_CLOEXEC)) {}
    ~Switchboard() { close(epoll_); }
    Switchboard(const Switchboard&) = delete;
    Switchboard& operator=(const Switchboard&) = delete;

    std::size_t add(test::WebSocketClient socket) {
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.u64 = sockets_.size();
        epoll_ctl(epoll_, EPOLL_CTL_ADD, socket.connection().descriptor(), &event);
        sockets_.push_back(std::move(socket));
        return sockets_.size() - 1;
    }
    test::WebSocketClient& operator[](std::size_t i) { return sockets_[i]; }

    // Calls hear(index, text) for every message within this time.
    template <class Hear>
    void listen(std::chrono::microseconds patience, Hear hear) {
        std::array<epoll_event, 256> events{};
        const timespec wait{patience.count() / 1'000'000, patience.count() % 1'000'000 * 1000};
        const int count = epoll_pwait2(epoll_, events.data(), events.size(), &wait, nullptr);
        for (int i = 0; i < count; ++i) {
            const std::size_t index = events[static_cast<std::size_t>(i)].data.u64;
            if (!sockets_[index].connection().read_more(std::chrono::milliseconds(0))) {
                fmt::print(stderr, "a socket was closed\n");
                std::exit(1);
            }
            while (auto frame = sockets_[index].take()) {
                if (frame->opcode == test::Opcode::Text) {
                    hear(index, frame->payload);
                }
            }
        }
    }

  private:
    int epoll_;
    std::vector<test::WebSocketClient> sockets_;
};

} // namespace tabuleiro::bench
