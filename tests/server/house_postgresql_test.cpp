// A server with its games in PostgreSQL: play, the death of the server, restarts of the database,
// and passwords that nobody sees.
#include "open_house.hpp"
#include "support/files.hpp"
#include "support/postgresql_server.hpp"

namespace tabuleiro::test {
namespace {

constexpr const char* password = "hunter2";

std::string with_password(std::string address) {
    const std::string user = "house@";
    return address.replace(address.find(user), user.size(), "house:" + std::string(password) + "@");
}

std::vector<std::string> in(const std::string& address) {
    std::vector<std::string> options = roomy();
    options.insert(options.end(), {"--store", address});
    return options;
}

std::size_t moves_in(const json& message) {
    return message["history"]["moves"].size();
}

class HousePostgresql : public testing::Test {
  protected:
    // Opens it again with everything that was there.
    void open() {
        house_.emplace(TABULEIRO_PROGRAM, data_.path(), in(address_));
        ASSERT_NE(house_->port(), 0) << house_->said();
        Browser browser(house_->port());
        browser.cookie = browser_ ? browser_->cookie : "";
        browser_ = browser;
    }
    // The state of the table when one comes to it.
    json come() {
        socket_.reset();
        socket_.emplace(browser_->table(table_.id));
        return hear_until(*socket_, [](const json& m) { return m.contains("history"); });
    }
    // Whether the move was played as number `count`. If not, it was refused because of the store,
    // or the server closed the socket because it has not heard from the database for two seconds.
    bool played(const std::string& move, std::size_t count) {
        socket_->say(play(move));
        const json told = hear_until(
            *socket_, [](const json& m) { return m.contains("history") || m.contains("refused"); });
        if (told.is_null()) {
            const json now = come();
            return !now.is_null() && moves_in(now) == count;
        }
        return told.contains("history");
    }

    PostgresqlServer server_;
    std::string address_ = with_password(server_.new_database());
    Folder data_;
    std::optional<HouseProcess> house_;
    std::optional<Browser> browser_;
    NewTable table_;
    std::optional<WebSocketClient> socket_;
};

TEST_F(HousePostgresql, NoMoveIsLostWhenTheServerOrTheDatabaseDies) {
    open();
    table_ = open_table(*browser_, settings("chess", seat("here"), seat("here")));
    const std::vector<std::string> moves{"g1f3", "g8f6", "b1c3", "b8c6", "e2e4", "e7e5",
                                         "d2d3", "d7d6", "a2a3", "a7a6", "h2h3", "h7h6"};
    ASSERT_EQ(moves_in(come()), 0U);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i % 4 == 2) {
            EXPECT_EQ(house_->end(SIGKILL), 128 + SIGKILL);
            open();
            ASSERT_EQ(moves_in(come()), i) << "after the death of the server";
        }
        if (i % 4 == 3) {
            server_.stop(SIGQUIT);
            server_.start();
        }
        int tries = 0;
        while (!played(moves[i], i + 1)) {
            ASSERT_LT(++tries, 1000);
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    }
    EXPECT_EQ(moves_in(come()), moves.size());
    EXPECT_FALSE(std::filesystem::exists(data_.path() / "house.db"));
    EXPECT_EQ(house_->end(SIGTERM), 0);
}

TEST_F(HousePostgresql, NobodySeesThePassword) {
    const std::string log = data_.file("log");
    std::vector<std::string> options = in(address_);
    options.insert(options.end(), {"--log-level", "debug", "--log-file", log});
    house_.emplace(TABULEIRO_PROGRAM, data_.path(), options);
    ASSERT_NE(house_->port(), 0) << house_->said();
    EXPECT_EQ(house_->said().find(password), std::string::npos) << house_->said();
    const std::string words = read_file("/proc/" + std::to_string(house_->pid()) + "/cmdline");
    EXPECT_NE(words.find("--store"), std::string::npos);
    EXPECT_EQ(words.find(password), std::string::npos);
    Browser browser(house_->port());
    EXPECT_EQ(browser.get("/metrics").body.find(password), std::string::npos);
    server_.stop(SIGINT);
    const auto refused =
        browser.post("/api/tables", settings("chess", seat("here"), seat("here")).dump());
    EXPECT_NE(refused.status, 200);
    EXPECT_EQ(refused.body.find(password), std::string::npos) << refused.body;
    EXPECT_EQ(house_->end(SIGTERM), 0);
    EXPECT_EQ(read_file(log).find(password), std::string::npos);
}

TEST_F(HousePostgresql, MetricsAreReadWithTheirKeyAlone) {
    const std::string file = data_.file("metrics.key");
    std::vector<std::string> options = in(address_);
    options.insert(options.end(), {"--metrics-key-file", file});
    house_.emplace(TABULEIRO_PROGRAM, data_.path(), options);
    ASSERT_NE(house_->port(), 0) << house_->said();
    std::string key = read_file(file);
    ASSERT_FALSE(key.empty());
    key.pop_back(); // the end of the line
    const auto status_with = [&](const Headers& headers) {
        return Browser(house_->port()).get("/metrics", headers).status;
    };
    const auto bearer = [](const std::string& shown) {
        return std::pair<std::string, std::string>("Authorization", "Bearer " + shown);
    };
    std::string other = key;
    other.front() = other.front() == 'A' ? 'B' : 'A';
    EXPECT_EQ(status_with({bearer(key)}), 200);
    EXPECT_EQ(status_with({}), 404) << "the machine itself has no privileges";
    EXPECT_EQ(status_with({bearer(other)}), 404);
    EXPECT_EQ(status_with({bearer("")}), 404);
    EXPECT_EQ(status_with({bearer(key), bearer(key)}), 404) << "not twice";
    EXPECT_EQ(status_with({{"Authorization", "Basic " + key}}), 404);
    EXPECT_NE(Browser(house_->port()).get("/api/me/devices", {bearer(key)}).status, 200)
        << "it opens nothing else";
    EXPECT_EQ(house_->end(SIGTERM), 0);
}

} // namespace
} // namespace tabuleiro::test
