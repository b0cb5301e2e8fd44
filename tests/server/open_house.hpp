// A running server for a test, and helpers to play on it.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/house_process.hpp"
#include "support/web_client.hpp"

namespace tabuleiro::test {

using nlohmann::json;

// Tests use one address and send many requests.
inline std::vector<std::string> roomy() {
    return {"--tables-per-minute", "60000", "--requests-per-second", "10000"};
}

class OpenHouse : public testing::Test {
  protected:
    explicit OpenHouse(const std::vector<std::string>& options = roomy())
        : house_(TABULEIRO_PROGRAM, folder_.path(), options) {}

    void SetUp() override { ASSERT_NE(house_.port(), 0) << house_.said(); }
    Browser browser() const { return Browser(house_.port()); }

    Folder folder_;
    HouseProcess house_;
};

inline json seat(const std::string& kind, int level = 0) {
    json made{{"kind", kind}};
    if (level > 0) {
        made["level"] = level;
    }
    return made;
}

inline json settings(const std::string& game, const json& first, const json& second) {
    return {{"game", game}, {"seats", {{"first", first}, {"second", second}}}};
}

struct NewTable {
    std::string id;
    std::string key; // of the invitation; may be empty
};

inline NewTable open_table(Browser& browser, const json& wanted) {
    const HttpAnswer answer = browser.post("/api/tables", wanted.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    const json body = json::parse(answer.body, nullptr, false);
    if (!body.is_object() || !body.contains("table")) {
        return {};
    }
    const std::string link = body["link"].is_string() ? body["link"].get<std::string>() : "";
    const auto hash = link.find('#');
    return {body["table"], hash == std::string::npos ? "" : link.substr(hash + 1)};
}

inline HttpAnswer join(Browser& browser, const NewTable& table, const std::string& key) {
    return browser.post("/api/tables/" + table.id + "/join",
                        json{{"key", key}, {"name", "Bia"}}.dump());
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
    while (auto text = socket.hear(longest)) {
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
