#include "server/nodes/node_link.hpp"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/asio/write.hpp>
#include <future>
#include <optional>

#include "server/http/listening.hpp"
#include "server/nodes/node_address.hpp"

namespace tabuleiro::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using namespace std::chrono_literals;

// Two nodes, each of which passes on between a socket of the test and the link between them.
class LinkedNodes : public testing::Test {
  protected:
    void link(std::chrono::seconds max_silence) {
        const AcceptorPtr port = open_port(loops_, "127.0.0.1", 0);
        const auto until = std::chrono::steady_clock::now() + 60s;
        auto connecting = asio::co_spawn(
            loops_.first(), links_.connect(to_node_address(port->local_endpoint()), until),
            asio::use_future);
        tcp::socket accepted(loops_.first());
        port->accept(accepted);
        auto accepting = asio::co_spawn(loops_.first(), links_.accept(std::move(accepted), until),
                                        asio::use_future);
        const NodeLinkPtr one = connecting.get();
        const NodeLinkPtr other = accepting.get();
        ASSERT_NE(one, nullptr);
        ASSERT_NE(other, nullptr);
        relay(one, connected_to(client_), "first ", max_silence);
        relay(other, connected_to(host_), "", max_silence);
    }
    // The other end of a new connection of the test.
    tcp::socket connected_to(tcp::socket& near) {
        const AcceptorPtr port = open_port(loops_, "127.0.0.1", 0);
        near.connect(port->local_endpoint());
        tcp::socket far(loops_.first());
        port->accept(far);
        return far;
    }
    static std::string read_from(tcp::socket& socket, std::size_t size) {
        std::string text(size, '\0');
        boost::system::error_code error;
        text.resize(asio::read(socket, asio::buffer(text), error));
        return text;
    }

    NodeLinks links_{std::string(32, 'k'), "127.0.0.1:1"};
    EventLoops loops_{1};
    asio::io_context own_loop_;
    tcp::socket client_{own_loop_};
    tcp::socket host_{own_loop_};
};

TEST_F(LinkedNodes, PassOnEveryByteInBothDirections) {
    link(60s);
    std::string large(3'000'000, '\0');
    for (std::size_t i = 0; i < large.size(); ++i) {
        large[i] = static_cast<char>(i * i / 7);
    }
    for (const auto& [from, to, before] :
         {std::tuple(&client_, &host_, "first "), std::tuple(&host_, &client_, "")}) {
        auto sending = std::async(std::launch::async, [&from = *from, &large] {
            return asio::write(from, asio::buffer(large));
        });
        EXPECT_TRUE(read_from(*to, std::string(before).size() + large.size()) == before + large);
        EXPECT_EQ(sending.get(), large.size());
    }
}

TEST_F(LinkedNodes, EndTogether) {
    link(60s);
    EXPECT_EQ(read_from(host_, 6), "first ");
    asio::write(host_, asio::buffer(std::string("last")));
    host_.close();
    EXPECT_EQ(read_from(client_, 100), "last") << "and then the end";
}

TEST_F(LinkedNodes, EndWhenNothingComesOverTheLink) {
    link(1s);
    EXPECT_EQ(read_from(host_, 100), "first ");
    EXPECT_EQ(read_from(client_, 100), "");
}

TEST_F(LinkedNodes, EndWhenAClientTakesNothing) {
    link(1s);
    const std::string block(65536, 'x');
    boost::system::error_code ended;
    while (!ended) { // the client never reads
        asio::write(host_, asio::buffer(block), ended);
    }
    EXPECT_LT(read_from(client_, 100'000'000).size(), 100'000'000U);
}

TEST_F(LinkedNodes, NeverConnectToThemselves) {
    EXPECT_EQ(asio::co_spawn(loops_.first(),
                             links_.connect("127.0.0.1:1", std::chrono::steady_clock::now() + 60s),
                             asio::use_future)
                  .get(),
              nullptr);
}

} // namespace
} // namespace tabuleiro::server
