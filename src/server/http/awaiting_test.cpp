#include "server/http/awaiting.hpp"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <thread>
#include <variant>

namespace tabuleiro::server {
namespace {

using Done = std::function<void(int)>;

// What a coroutine gets that waits for a result, while `answer` has the completion handler.
template <class Answer>
std::variant<int, std::string> awaited(Answer answer) {
    boost::asio::io_context loop;
    std::variant<int, std::string> seen;
    boost::asio::co_spawn(loop, result_of<int>(answer),
                          [&](const std::exception_ptr& error, int result) {
                              seen = result;
                              if (error) {
                                  seen = "exception";
                              }
                          });
    loop.run();
    return seen;
}

TEST(ResultOf, IsWhatTheHandlerIsGiven) {
    EXPECT_EQ(std::get<int>(awaited([](const Done& done) { done(7); })), 7);
}

TEST(ResultOf, ComesFromAnyThread) {
    std::thread other;
    EXPECT_EQ(std::get<int>(awaited(
                  [&](Done done) { other = std::thread([done = std::move(done)] { done(8); }); })),
              8);
    other.join();
}

TEST(ResultOf, ThrowsIfTheHandlerIsDropped) {
    EXPECT_EQ(std::get<std::string>(awaited([](const Done&) {})), "exception");
}

} // namespace
} // namespace tabuleiro::server
