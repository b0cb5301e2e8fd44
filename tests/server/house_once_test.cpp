// Every command is carried out once or refused, whatever happens to the connection and the server.
//
// Players at several tables send commands while their sockets are cut at random moments and the
// server is killed again and again. In the end the store's log must have exactly what the players
// were told. TABULEIRO_ONCE_COMMANDS says how many commands are sent in all to each kind of store;
// the full test is 10000. PostgreSQL, where each start takes longer, usually gets a third.
#include <cstdlib>

#include "open_house.hpp"
#include "store/location/open_store.hpp"
#include "support/postgresql_server.hpp"
#include "support/tables_in_play.hpp"

namespace tabuleiro::test {
namespace {

constexpr int usual_commands = 3000;
constexpr int tables_at_once = 6;

int commands_or(int usual) {
    const char* given = std::getenv("TABULEIRO_ONCE_COMMANDS");
    return given == nullptr ? usual : std::stoi(given);
}

// A house that is killed and comes back on the same store.
class MortalHouse {
  public:
    MortalHouse(std::filesystem::path data, std::vector<std::string> options)
        : data_(std::move(data)), options_(std::move(options)) {
        start();
    }

    // 0 while it is down.
    std::uint16_t port() const { return port_; }
    void kill_and_restart() {
        kill();
        port_ = 0;
        start();
    }
    void kill() { EXPECT_EQ(house_->end(SIGKILL), 128 + SIGKILL); }

  private:
    void start() {
        house_ = std::make_unique<HouseProcess>(TABULEIRO_PROGRAM, data_, options_);
        ASSERT_NE(house_->port(), 0) << house_->said();
        port_ = house_->port();
    }

    std::filesystem::path data_;
    std::vector<std::string> options_;
    std::unique_ptr<HouseProcess> house_;
    std::atomic<std::uint16_t> port_ = 0;
};

// `location`: of the store in which a house with these options keeps its games.
void expect_once(const std::filesystem::path& data, const std::vector<std::string>& options,
                 const std::string& location, int in_all) {
    MortalHouse house(data, options);
    TablesInPlay games([&house] { return house.port(); }, tables_at_once, in_all);
    int deaths = 0;
    for (Rng rng(99); games.going_on(); ++deaths) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100 + rng.below(400)));
        house.kill_and_restart();
    }
    games.join();
    house.kill();

    auto store = store::open_store(location, {.access = store::Access::Read});
    ASSERT_TRUE(store) << store.error().text();
    const Verdict verdict = games.compare_with(**store);
    EXPECT_EQ(verdict.text(), "");
    EXPECT_GE(verdict.accepted + verdict.refused, in_all);
    EXPECT_GT(verdict.accepted, in_all / 2);
    EXPECT_GT(verdict.too_late, 0);
    EXPECT_GT(deaths, 0);
    std::printf("%d commands accepted, %d refused (%d too late); %d connections, %d kills\n",
                verdict.accepted, verdict.refused, verdict.too_late, games.reconnects(), deaths);
}

TEST(Once, EveryCommandIsCarriedOutOnceOrRefused) {
    const Folder data;
    expect_once(data.path(), roomy(), data.file("house.db"), commands_or(usual_commands));
}

TEST(Once, EveryCommandIsCarriedOutOnceOrRefusedWithPostgresql) {
    const PostgresqlServer server;
    const std::string address = server.address("postgres");
    const Folder data;
    std::vector<std::string> options = roomy();
    options.insert(options.end(), {"--store", address});
    expect_once(data.path(), options, address, commands_or(usual_commands / 3));
}

} // namespace
} // namespace tabuleiro::test
