// store_bench [FOLDER] [SECONDS]: how fast events become durable, in SQLite and in PostgreSQL,
// compared with a bare loop of write and fdatasync in the same folder and the same run; and how
// much processor time each event costs this program and PostgreSQL's processes.
//
// Each of N tables appends its next event when the one before was acknowledged, as games do; events
// that arrive while the disk is busy share the next sync, so events per second should grow with N
// while the latency of each stays near that of a sync.
#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "core/text.hpp"
#include "process_cost.hpp"
#include "store/postgresql/postgresql_store.hpp"
#include "store/sqlite_store.hpp"
#include "support/postgresql_server.hpp"

namespace {

using namespace tabuleiro;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

struct Measured {
    double per_second = 0;
    double median = 0; // milliseconds, and the next
    double percentile_99 = 0;
    double own_cost = 0; // microseconds of processor time per event, and the next
    double server_cost = 0;
};

// Measures what the events of a run cost.
class CostMeter {
  public:
    explicit CostMeter(const test::PostgresqlServer* server) : server_(server) {}

    void put_into(Measured& measured, std::size_t events) const {
        const double per_event = 1e6 / static_cast<double>(events);
        measured.own_cost = (bench::cost_of(::getpid()).total() - own_) * per_event;
        measured.server_cost = (cost_of_its_server() - server_cost_) * per_event;
    }

  private:
    double cost_of_its_server() const {
        return server_ == nullptr ? 0 : bench::cost_with_children(server_->pid()).total();
    }

    const test::PostgresqlServer* server_;
    double own_ = bench::cost_of(::getpid()).total();
    double server_cost_ = cost_of_its_server();
};

Measured summary(std::vector<double>& waits, Milliseconds total) {
    std::sort(waits.begin(), waits.end());
    const std::size_t count = waits.size();
    return {.per_second = static_cast<double>(count) / total.count() * 1000,
            .median = waits[count / 2],
            .percentile_99 = waits[count * 99 / 100]};
}

void print(const std::string& what, const Measured& measured, const Measured& peer) {
    fmt::print("{:<26}{:>10.0f}{:>11.3f}{:>11.3f}{:>9.2f}{:>9.2f}{:>11.0f}{:>12.0f}\n", what,
               measured.per_second, measured.median, measured.percentile_99,
               measured.per_second / peer.per_second, measured.percentile_99 / peer.percentile_99,
               measured.own_cost, measured.server_cost);
    std::fflush(stdout);
}

// Appends and synchronises a page in a loop.
Measured bare_loop(const std::filesystem::path& folder, Milliseconds length) {
    const std::string path = (folder / "bare").string();
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    const std::array<char, 4096> page{};
    std::vector<double> waits;
    const auto start = Clock::now();
    while (Clock::now() - start < length) {
        const auto before = Clock::now();
        if (::write(file, page.data(), page.size()) < 0 || ::fdatasync(file) != 0) {
            fmt::print(stderr, "{} cannot be written\n", path);
            std::exit(1);
        }
        waits.push_back(Milliseconds(Clock::now() - before).count());
    }
    ::close(file);
    return summary(waits, Clock::now() - start);
}

class Games {
  public:
    Games(store::Store& store, int count) : store_(store), last_(static_cast<std::size_t>(count)) {}

    // server: whose cost is measured, too; may be null.
    Measured play(Milliseconds length, const test::PostgresqlServer* server) {
        for (std::size_t game = 0; game < last_.size(); ++game) {
            store_.create({id(game), "chess", "{}", 0, {}}, [](const auto&) {});
        }
        running_ = static_cast<int>(last_.size());
        const CostMeter meter(server);
        const auto start = Clock::now();
        for (std::size_t game = 0; game < last_.size(); ++game) {
            next(game);
        }
        std::this_thread::sleep_for(length);
        ending_ = true;
        for (int running = running_; running > 0; running = running_) {
            running_.wait(running);
        }
        Measured measured = summary(waits_, Clock::now() - start);
        meter.put_into(measured, waits_.size());
        return measured;
    }

  private:
    std::string id(std::size_t game) const { return fmt::format("{}-{}", last_.size(), game); }

    void next(std::size_t game) {
        const auto before = Clock::now();
        store_.append(id(game), 0, {++last_[game], 0, Player::First, "play", "e2e4"}, std::nullopt,
                      [this, game, before](const Expected<void>& done) {
                          if (!done) {
                              fmt::print(stderr, "{}\n", done.error().text());
                              std::exit(1);
                          }
                          waits_.push_back(Milliseconds(Clock::now() - before).count());
                          if (!ending_) {
                              next(game);
                          } else if (--running_ == 0) {
                              running_.notify_one();
                          }
                      });
    }

    store::Store& store_;
    std::vector<std::uint32_t> last_; // touched by the store's thread alone, after the start
    std::vector<double> waits_;       // likewise
    std::atomic<bool> ending_ = false;
    std::atomic<int> running_ = 0;
};

} // namespace

int main(int count, char** words) {
    const std::filesystem::path place = count > 1 ? words[1] : ".";
    const auto seconds = count > 2 ? parse_number<int>(words[2]) : 3;
    if (!seconds || *seconds < 1 || count > 3) {
        fmt::print(stderr, "usage: store_bench [FOLDER] [SECONDS]\n");
        return 2;
    }
    const Milliseconds length = std::chrono::seconds(*seconds);
    const auto folder = place / fmt::format("store_bench-{}", ::getpid());
    std::filesystem::create_directories(folder);
    fmt::print("{:<26}{:>10}{:>11}{:>11}{:>9}{:>9}{:>11}{:>12}\n", "", "a second", "median ms",
               "99 % ms", "x loop", "99 % x", "own CPU us", "its CPU us");
    const Measured loop = bare_loop(folder, length);
    print("write and fdatasync", loop, loop);
    ::setenv("TMPDIR", std::filesystem::absolute(folder).c_str(), 1); // PostgreSQL goes there, too
    std::filesystem::permissions(folder, std::filesystem::perms(0755));
    test::PostgresqlServer server;
    for (const int games : {1, 10, 100, 1000}) {
        const auto measure = [&](const char* name, Expected<std::unique_ptr<store::Store>> opened,
                                 const test::PostgresqlServer* its_server) {
            if (!opened) {
                throw std::runtime_error(opened.error().text());
            }
            print(fmt::format("{}, {} at once", name, games),
                  Games(**opened, games).play(length, its_server), loop);
        };
        measure("SQLite", store::open_sqlite((folder / fmt::format("{}.db", games)).string()),
                nullptr);
        measure("PostgreSQL", store::open_postgresql(server.new_database()), &server);
    }
    server.stop(SIGINT);
    std::filesystem::remove_all(folder);
}
