// The server shuts down while browsers sleep: a socket that never answers the close must not be
// used after its event loop is gone. (Repeated under AddressSanitizer.) A signal that comes while
// the server starts is not lost either.
#include <fstream>
#include <thread>

#include "core/rng.hpp"
#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

class Shutdown : public OpenHouse {
  protected:
    Shutdown() : OpenHouse(options()) {}
    static std::vector<std::string> options() {
        // Freed memory is overwritten, so that its use is noticed without a sanitizer, too.
        setenv("MALLOC_PERTURB_", "165", 1);
        std::vector<std::string> words = roomy();
        words.insert(words.end(), {"--threads", "3"});
        return words;
    }

    // Sockets at tables that have timers of their own: a running clock, computers at play.
    void fill(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            json wanted = settings("chess", seat("here"), seat("here"));
            wanted["time"] = {{"first", "300"}, {"second", "300"}};
            if (i % 4 == 3) {
                wanted = settings("chess", seat("computer", 1), seat("computer", 1));
            }
            const NewTable table = open_table(one_, wanted);
            for (int j = 0; j < 2; ++j) {
                silent_.push_back(one_.table(table.id));
                ASSERT_TRUE(silent_.back().hear());
            }
            silent_.back().say(play("e2e4"));
        }
        silent_.push_back(one_.socket("/api/study/socket").second);
        idle_.emplace_back(house_.port());
        idle_.back().write("GET /healthz HTTP/1.1\r\nHost: " + one_.host + "\r\n\r\n");
        EXPECT_EQ(read_answer(idle_.back()).status, 200);
        half_.emplace_back(house_.port());
        half_.back().write("GET /healthz HTTP/1.1\r\nHo");
    }

    Browser one_ = browser();
    std::vector<WebSocketClient> silent_; // none of them reads or answers any more
    std::vector<TcpConnection> idle_;     // waits for its next request
    std::vector<TcpConnection> half_;     // a request that never ends
};

TEST_F(Shutdown, WithOneSocketThatDoesNotAnswer) {
    fill(1);
    EXPECT_EQ(house_.end(SIGTERM), 0);
}

TEST_F(Shutdown, WithManySocketsThatDoNotAnswer) {
    fill(24);
    EXPECT_EQ(house_.end(SIGTERM), 0);
}

TEST_F(Shutdown, AClosedTerminalClosesTheHouseInGoodOrder) {
    const NewTable table = open_table(one_, settings("chess", seat("here"), seat("here")));
    WebSocketClient socket = one_.table(table.id);
    ASSERT_TRUE(socket.hear());
    kill(house_.pid(), SIGHUP);
    while (socket.hear()) {
    }
    EXPECT_EQ(socket.close_code, 1001);
    EXPECT_EQ(house_.end(0), 0);
}

bool is_caught(pid_t process, int signal_number) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("SigCgt:")) {
            return (std::stoull(line.substr(7), nullptr, 16) >> (signal_number - 1) & 1U) != 0;
        }
    }
    return false;
}

// Starts the program and tells it to stop this long after it began to catch the signal, which must
// be before it opens the store.
void stop_early(const std::filesystem::path& data, std::chrono::microseconds pause) {
    Child house({TABULEIRO_PROGRAM, "--port", "0", "--data", data.string(), "--config", "/dev/null",
                 "--log-level", "error"});
    const auto store = data / "house.db";
    for (bool is_open = false; !is_caught(house.pid(), SIGTERM);) {
        ASSERT_FALSE(is_open) << "the store is open, and SIGTERM would kill the server";
        is_open = std::filesystem::exists(store);
    }
    std::this_thread::sleep_for(pause);
    EXPECT_EQ(house.end(SIGTERM), 0) << "after " << pause.count() << " microseconds";
    EXPECT_TRUE(std::filesystem::exists(store));
    EXPECT_FALSE(std::filesystem::exists(data / "house.db-wal")) << "the store was not closed";
}

TEST(EarlySignal, ClosesTheHouseInGoodOrderWheneverItComes) {
    Rng rng(18);
    for (int i = 0; i < 24; ++i) {
        const Folder data;
        stop_early(data.path(), std::chrono::microseconds(rng.below(40'000)));
    }
}

} // namespace
} // namespace tabuleiro::test
