// A running server for a test, and helpers to play on it.
#pragma once

#include <gtest/gtest.h>

#include "support/house_process.hpp"
#include "support/table_requests.hpp"

namespace tabuleiro::test {

class OpenHouse : public testing::Test {
  protected:
    explicit OpenHouse(const std::vector<std::string>& options = roomy())
        : house_(TABULEIRO_PROGRAM, folder_.path(), options) {}

    void SetUp() override { ASSERT_NE(house_.port(), 0) << house_.said(); }
    Browser browser() const { return Browser(house_.port()); }

    Folder folder_;
    HouseProcess house_;
};

inline NewTable open_table(Browser& browser, const json& wanted) {
    const HttpAnswer answer = browser.post("/api/tables", wanted.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    return table_in(answer);
}

// Without an id the server remembers nothing of the command.
inline std::string play(const std::string& move, const std::string& id = "") {
    json command{{"command", "play"}, {"move", move}};
    if (!id.empty()) {
        command["id"] = id;
    }
    return command.dump();
}

// The next message for which the condition holds, as long as there are any; null if there is none.
template <class Condition>
json hear_until(WebSocketClient& socket, Condition condition,
                std::chrono::milliseconds longest = std::chrono::seconds(20)) {
    const Deadline deadline(longest);
    while (auto text = socket.hear(deadline.left())) {
        json message = json::parse(*text, nullptr, false);
        if (condition(message)) {
            return message;
        }
    }
    return {};
}

inline json hear_move(WebSocketClient& socket, const std::string& text) {
    return hear_until(socket, [&](const json& message) {
        if (message.contains("history")) {
            for (const json& move : message["history"]["moves"]) {
                if (move["text"] == text) {
                    return true;
                }
            }
        }
        return false;
    });
}

inline json hear_refusal(WebSocketClient& socket) {
    return hear_until(socket, [](const json& message) { return message.contains("refused"); });
}

} // namespace tabuleiro::test
