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

    SeveralNodes();
    ~SeveralNodes() override;
    static void SetUpTestSuite();

    HouseProcess& start_node(const Options& more = {});
    // A browser at this node, with the cookie of another one.
    static Browser at(const HouseProcess& node, const Browser& known);
    static Browser at(const HouseProcess& node) { return Browser(node.port()); }

    // Opens a socket until it is accepted, as the page does: a table that changes hands refuses.
    static WebSocketClient enter(Browser browser, const std::string& table,
                                 const std::string& query = "");
    // The state with which a socket begins.
    static json first_state(WebSocketClient& socket);
    static std::size_t moves_in(const json& state);

    // Where the nodes listen for each other, in the order of their start.
    std::vector<std::string> node_addresses() const;

    inline static std::unique_ptr<PostgresqlServer> server_; // of all tests of the program
    std::string address_;
    Folder data_;
    std::list<HouseProcess> nodes_;
};

} // namespace tabuleiro::test
