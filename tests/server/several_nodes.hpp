// Several nodes of one house on a PostgreSQL server of their own, and browsers that go from one to
// the other.
#pragma once

#include <list>
#include <memory>
#include <thread>

#include "open_house.hpp"
#include "support/postgresql_server.hpp"

namespace tabuleiro::test {

class SeveralNodes : public testing::Test {
  protected:
    using Options = std::vector<std::string>;

    static void SetUpTestSuite() { server_ = std::make_unique<PostgresqlServer>(); }
    static void TearDownTestSuite() { server_.reset(); }

    HouseProcess& start_node(const Options& more = {}) {
        Options options = roomy();
        options.insert(options.end(), {"--store", address_});
        options.insert(options.end(), more.begin(), more.end());
        nodes_.emplace_back(TABULEIRO_PROGRAM, data_.path(), options);
        EXPECT_NE(nodes_.back().port(), 0) << nodes_.back().said();
        return nodes_.back();
    }
    // A browser at this node, with the cookie of another one.
    static Browser at(const HouseProcess& node, const Browser& known) {
        Browser browser(node.port());
        browser.cookie = known.cookie;
        return browser;
    }
    static Browser at(const HouseProcess& node) { return Browser(node.port()); }

    // Opens a socket until it is accepted, as the page does: a table that changes hands refuses.
    static WebSocketClient enter(Browser browser, const std::string& table,
                                 const std::string& query = "") {
        int status = 0;
        for (int attempt = 0; attempt < 200; ++attempt) {
            auto [answer, socket] = browser.socket("/api/tables/" + table + "/socket" + query);
            if (answer.status == 101) {
                return std::move(socket);
            }
            status = answer.status;
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        ADD_FAILURE() << "never accepted: " << status;
        return WebSocketClient(TcpConnection(0));
    }
    // The state with which a socket begins.
    static json first_state(WebSocketClient& socket) {
        return hear_until(socket, [](const json& message) { return message.contains("phase"); });
    }
    static std::size_t moves_in(const json& state) { return state["history"]["moves"].size(); }

    // Where the nodes listen for each other, in the order of their start.
    std::vector<std::string> node_addresses() const {
        auto connection = store::postgresql::Address::parse(address_).and_then(
            store::postgresql::Connection::open);
        const auto result = connection->run({"SELECT address FROM nodes ORDER BY epoch"});
        std::vector<std::string> found;
        for (int row = 0; result && row < result->rows(); ++row) {
            found.push_back(result->text(row, 0));
        }
        return found;
    }

    inline static std::unique_ptr<PostgresqlServer> server_;
    std::string address_ = server_->new_database();
    Folder data_;
    std::list<HouseProcess> nodes_;
};

} // namespace tabuleiro::test
