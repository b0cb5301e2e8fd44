// A hundred games against the computer at once: the page stays responsive, and every computer
// answers.
#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

constexpr std::size_t crowd = 100;

bool is_answer(const json& message) {
    return message.contains("history") && !message["history"]["moves"].empty() &&
           message["history"]["moves"].back()["by"] == "second";
}

class Crowd : public OpenHouse {};

TEST_F(Crowd, AHundredComputersThinkAndTheHouseAnswers) {
    Browser one = browser();
    std::vector<json> games; // in which the computer has something to search at once
    const json house = json::parse(one.get("/api/house").body);
    for (const json& event : house["games"]) {
        if (!event["secrets"].get<bool>()) {
            games.push_back(event);
        }
    }
    std::vector<WebSocketClient> sockets;
    for (std::size_t i = 0; i < crowd; ++i) {
        const json& event = games[i % games.size()];
        const int level = static_cast<int>(event["levels"].size());
        const NewTable table =
            open_table(one, settings(event["game"], seat("here"), seat("computer", level)));
        ASSERT_FALSE(table.id.empty());
        sockets.push_back(one.table(table.id));
    }
    const NewTable quiet = open_table(one, settings("chess", seat("here"), seat("here")));
    WebSocketClient person = one.table(quiet.id);
    ASSERT_FALSE(hear_until(person, [](const json& m) { return m.contains("choices"); }).is_null());

    for (WebSocketClient& socket : sockets) {
        const json state = hear_until(socket, [](const json& m) { return m.contains("choices"); });
        ASSERT_FALSE(state.is_null());
        socket.say(play(state["choices"][0]["move"]));
    }
    // While they think, a person plays, and the page is requested.
    person.say(play("e2e4"));
    ASSERT_FALSE(hear_move(person, "e2e4").is_null());
    // That was done before the last computer in the queue had its turn: if people had to wait for
    // computers, it would have been done after that.
    EXPECT_TRUE(hear_until(sockets.back(), is_answer, std::chrono::milliseconds(0)).is_null())
        << "the computers were too fast for this test to mean anything";
    for (const char* move : {"e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"}) {
        person.say(play(move));
        ASSERT_FALSE(hear_move(person, move).is_null());
        EXPECT_EQ(one.get("/healthz").status, 200);
    }
    for (WebSocketClient& socket : sockets) {
        const json answered = hear_until(socket, is_answer, std::chrono::seconds(60));
        EXPECT_FALSE(answered.is_null());
    }
}

} // namespace
} // namespace tabuleiro::test
