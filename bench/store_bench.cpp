// store_bench [FOLDER] [SECONDS]: how fast events become durable, compared with a bare loop of
// write and fdatasync in the same folder and the same run.
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
#include "store/sqlite_store.hpp"

namespace {

using namespace tabuleiro;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

struct Measured {
    double per_second = 0;
    double median = 0; // milliseconds, and the next
    double percentile_99 = 0;
};

Measured summary(std::vector<double>& waits, Milliseconds total) {
    std::sort(waits.begin(), waits.end());
    const std::size_t count = waits.size();
    return {static_cast<double>(count) / total.count() * 1000, waits[count / 2],
            waits[count * 99 / 100]};
}

void print(const std::string& what, const Measured& measured, const Measured& peer) {
    fmt::print("{:<24}{:>12.0f}{:>12.3f}{:>12.3f}{:>10.2f}{:>10.2f}\n", what, measured.per_second,
               measured.median, measured.percentile_99, measured.per_second / peer.per_second,
               measured.percentile_99 / peer.percentile_99);
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

    Measured play(Milliseconds length) {
        for (std::size_t game = 0; game < last_.size(); ++game) {
            store_.create({id(game), "chess", "{}", 0, {}}, [](const auto&) {});
        }
        running_ = static_cast<int>(last_.size());
        const auto start = Clock::now();
        for (std::size_t game = 0; game < last_.size(); ++game) {
            next(game);
        }
        std::this_thread::sleep_for(length);
        ending_ = true;
        for (int running = running_; running > 0; running = running_) {
            running_.wait(running);
        }
        return summary(waits_, Clock::now() - start);
    }

  private:
    std::string id(std::size_t game) const { return fmt::format("{}-{}", last_.size(), game); }

    void next(std::size_t game) {
        const auto before = Clock::now();
        store_.append(id(game), {++last_[game], 0, Player::First, "play", "e2e4"}, std::nullopt,
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
    fmt::print("{:<24}{:>12}{:>12}{:>12}{:>10}{:>10}\n", "", "a second", "median ms", "99 % ms",
               "x loop", "99 % x");
    const Measured loop = bare_loop(folder, length);
    print("write and fdatasync", loop, loop);
    for (const int games : {1, 10, 100, 1000}) {
        auto opened = store::open_sqlite((folder / fmt::format("{}.db", games)).string());
        if (!opened) {
            fmt::print(stderr, "{}\n", opened.error().text());
            return 1;
        }
        print(fmt::format("store, {} at once", games), Games(**opened, games).play(length), loop);
    }
    std::filesystem::remove_all(folder);
}
