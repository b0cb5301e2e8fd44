// A running server for a test, and helpers to play on it.
#pragma once

#include <gtest/gtest.h>

#include <functional>

#include "support/house_process.hpp"
#include "support/table_requests.hpp"

namespace tabuleiro::test {

class OpenHouse : public testing::Test {
  protected:
    explicit OpenHouse(const std::vector<std::string>& options = roomy());
    ~OpenHouse() override;

    void SetUp() override;
    Browser browser() const { return Browser(house_.port()); }

    Folder folder_;
    HouseProcess house_;
};

NewTable open_table(Browser& browser, const json& wanted);

// Without an id the server remembers nothing of the command.
std::string play(const std::string& move, const std::string& id = "");

// The next message for which the condition holds, as long as there are any; null if there is none.
json hear_until(WebSocketClient& socket, const std::function<bool(const json&)>& condition,
                std::chrono::milliseconds longest = std::chrono::seconds(20));
json hear_move(WebSocketClient& socket, const std::string& text);
json hear_refusal(WebSocketClient& socket);
// The message by which so many moves have been played, at least.
json hear_ply(WebSocketClient& socket, int ply);

} // namespace tabuleiro::test
