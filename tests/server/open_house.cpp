#include "open_house.hpp"

namespace tabuleiro::test {

OpenHouse::OpenHouse(const std::vector<std::string>& options)
    : house_(TABULEIRO_PROGRAM, folder_.path(), options) {}

OpenHouse::~OpenHouse() = default;

void OpenHouse::SetUp() {
    ASSERT_NE(house_.port(), 0) << house_.said();
}

NewTable open_table(Browser& browser, const json& wanted) {
    const HttpAnswer answer = browser.post("/api/tables", wanted.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    return table_in(answer);
}

std::string play(const std::string& move, const std::string& id) {
    json command{{"command", "play"}, {"move", move}};
    if (!id.empty()) {
        command["id"] = id;
    }
    return command.dump();
}

json hear_until(WebSocketClient& socket, const std::function<bool(const json&)>& condition,
                std::chrono::milliseconds longest) {
    const Deadline deadline(longest);
    while (auto text = socket.hear(deadline.left())) {
        json message = json::parse(*text, nullptr, false);
        if (condition(message)) {
            return message;
        }
    }
    return {};
}

json hear_move(WebSocketClient& socket, const std::string& text) {
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

json hear_ply(WebSocketClient& socket, int ply) {
    return hear_until(socket, [&](const json& message) {
        return message.contains("history") &&
               message["history"]["from"].get<int>() +
                       static_cast<int>(message["history"]["moves"].size()) >=
                   ply;
    });
}

json hear_refusal(WebSocketClient& socket) {
    return hear_until(socket, [](const json& message) { return message.contains("refused"); });
}

} // namespace tabuleiro::test
