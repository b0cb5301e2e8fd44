// The port of the nodes, attacked: by those who do not know the key of the house, and by a node
// that does, and asks for too much.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_future.hpp>

#include "server/http/event_loops.hpp"
#include "server/http/listening.hpp"
#include "server/nodes/node_address.hpp"
#include "server/nodes/node_link.hpp"
#include "several_nodes.hpp"

namespace tabuleiro::test {
namespace {

using namespace std::chrono_literals;
namespace asio = boost::asio;
using server::NodeLinkPtr;
using server::NodeLinks;

class NodePortTest : public SeveralNodes {
  protected:
    void SetUp() override {
        one_ = &start_node({"--request-seconds", "1"});
        two_ = &start_node({"--request-seconds", "1"});
        address_of_one_ = node_addresses().front();
        ASSERT_TRUE(server::parse_node_address(address_of_one_)) << address_of_one_;
        links_.emplace(key(), "");
    }
    // Whatever connects to the node port of the first node, as anyone may.
    TcpConnection stranger() const {
        return TcpConnection(server::parse_node_address(address_of_one_)->port());
    }
    std::string key() const {
        auto connection = store::postgresql::Address::parse(address_).and_then(
            store::postgresql::Connection::open);
        return connection->run({"SELECT node_key FROM tabuleiro"})->text(0, 0);
    }
    NodeLinkPtr connect(const NodeLinks& links) {
        return asio::co_spawn(
                   loops_.first(),
                   links.connect(address_of_one_, std::chrono::steady_clock::now() + 20s),
                   asio::use_future)
            .get();
    }
    // A connection whose bytes go over a link of a node with the right key, and back.
    TcpConnection node() {
        const NodeLinkPtr link = connect(*links_);
        EXPECT_NE(link, nullptr);
        const auto listening = server::open_port(loops_, "127.0.0.1", 0);
        TcpConnection near(listening->local_endpoint().port());
        server::relay(link, listening->accept(), "", 60s);
        return near;
    }
    HttpAnswer ask_as_node(const std::string& path, const std::string& more = "") {
        TcpConnection connection = node();
        connection.write("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:1\r\n" + more +
                         "Tabuleiro-Client: 192.0.2.1\r\nConnection: close\r\n\r\n");
        return read_answer(connection);
    }

    HouseProcess* one_ = nullptr;
    HouseProcess* two_ = nullptr;
    std::string address_of_one_;
    std::optional<NodeLinks> links_; // with the right key
    server::EventLoops loops_{1};
};

TEST_F(NodePortTest, WhoDoesNotKnowTheKeyGetsNothing) {
    EXPECT_EQ(connect(NodeLinks(std::string(32, 'x'), "")), nullptr);
    EXPECT_EQ(connect(NodeLinks(key().substr(0, 31), "")), nullptr);
    EXPECT_NE(connect(*links_), nullptr);
    for (const std::string& bytes :
         {std::string("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
          std::string(100'000, 'x'), std::string("\x16\x03\x01\xff\xff\x01", 6),
          std::string("\x80\x2e\x01\x03\x01", 5), std::string(1, '\0')}) {
        TcpConnection connection = stranger();
        connection.write(bytes);
        while (connection.read_more()) {
        }
        EXPECT_EQ(connection.buffer().find("HTTP"), std::string::npos);
        EXPECT_LT(connection.buffer().size(), 100U) << "an alert of TLS at most";
    }
    EXPECT_EQ(Browser(one_->port()).get("/healthz").status, 200);
}

TEST_F(NodePortTest, SilentPeersAreCutOff) {
    std::vector<TcpConnection> silent;
    for (int i = 0; i < 300; ++i) { // more than may shake hands at the same time
        silent.push_back(stranger());
    }
    for (TcpConnection& connection : silent) {
        EXPECT_TRUE(connection.ends_within(20s));
    }
    EXPECT_NE(connect(*links_), nullptr);
    TcpConnection slow = node();
    slow.write("GET /healthz HTTP/1.1\r\nHo"); // and never more
    EXPECT_EQ(read_answer(slow).status, 408);
}

TEST_F(NodePortTest, ANodeHasTheLimitsOfAnyClient) {
    EXPECT_EQ(ask_as_node("/healthz").status, 200);
    EXPECT_EQ(ask_as_node("/healthz", "X-Filler: " + std::string(20'000, 'x') + "\r\n").status,
              431);
    EXPECT_EQ(ask_as_node("/metrics").status, 404);
    TcpConnection nonsense = node();
    nonsense.write("nonsense\r\n\r\n");
    EXPECT_EQ(read_answer(nonsense).status, 400);
}

TEST_F(NodePortTest, ARequestIsForwardedOnce) {
    Browser two(two_->port());
    const NewTable table = open_table(two, settings("chess", seat("here"), seat("here")));
    WebSocketClient host = enter(two, table.id);
    ASSERT_FALSE(first_state(host).is_null());
    const std::string record = "/api/tables/" + table.id + "/record";
    EXPECT_EQ(Browser(one_->port()).get(record).status, 200) << "forwarded to the second node";
    EXPECT_EQ(ask_as_node(record).status, 503) << "the first node was asked by another one";
}

TEST_F(NodePortTest, AClientCannotSpeakForAnother) {
    Browser browser(one_->port());
    const HttpAnswer answer = browser.get("/healthz", {{"Tabuleiro-Client", "192.0.2.7"}});
    EXPECT_EQ(answer.status, 200);
    browser.host = "127.0.0.1:1";
    EXPECT_EQ(browser.get("/healthz", {{"Tabuleiro-Client", "192.0.2.7"}}).status, 421)
        << "only a node may leave the checks out";
}

} // namespace
} // namespace tabuleiro::test
