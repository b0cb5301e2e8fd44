#include "server/http/fan_out.hpp"

#include <gtest/gtest.h>

#include <boost/asio/post.hpp>

namespace tabuleiro::server {
namespace {

// All write into one list, as they are sent.
class Listed final : public Connection {
  public:
    Listed(std::vector<std::string>& sent, std::string name)
        : sent_(sent), name_(std::move(name)) {}
    void send(Text message) override { sent_.push_back(name_ + *message); }
    void cut_off() override {}

  private:
    std::vector<std::string>& sent_;
    std::string name_;
};

class FanOuts : public ::testing::Test {
  protected:
    std::shared_ptr<Connection> connection(std::string name) {
        return std::make_shared<Listed>(sent_, std::move(name));
    }

    EventLoops::Loop loop_;
    FanOut fan_out_{loop_};
    std::vector<std::string> sent_;
};

TEST_F(FanOuts, ReachEveryConnectionInOrder) {
    const auto a = connection("a");
    const auto b = connection("b");
    for (const char* const message : {"1", "2", "3"}) {
        fan_out_.send(a, share(message));
        fan_out_.send(b, share(message));
    }
    EXPECT_TRUE(sent_.empty()); // not within the caller
    loop_.run();
    EXPECT_EQ(sent_, (std::vector<std::string>{"a1", "b1", "a2", "b2", "a3", "b3"}));
}

TEST_F(FanOuts, LetOthersWorkInBetween) {
    const auto listed = connection("");
    for (std::size_t i = 0; i < 10 * FanOut::messages_at_a_time; ++i) {
        fan_out_.send(listed, share("x"));
    }
    std::size_t sent_before = 0;
    boost::asio::post(loop_, [&] { sent_before = sent_.size(); });
    loop_.run();
    EXPECT_EQ(sent_before, FanOut::messages_at_a_time);
    EXPECT_EQ(sent_.size(), 10 * FanOut::messages_at_a_time);
}

TEST_F(FanOuts, SendMoreThanOnce) {
    const auto listed = connection("");
    fan_out_.send(listed, share("1"));
    loop_.run();
    loop_.restart();
    fan_out_.send(listed, share("2"));
    loop_.run();
    EXPECT_EQ(sent_, (std::vector<std::string>{"1", "2"}));
}

TEST_F(FanOuts, SendNothingAfterBeingCleared) {
    fan_out_.send(connection(""), share("1"));
    fan_out_.clear();
    loop_.run();
    EXPECT_TRUE(sent_.empty());
}

} // namespace
} // namespace tabuleiro::server
