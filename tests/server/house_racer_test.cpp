// `renpaarden --protocol` as an engine of the house, named as the manual does: what it speaks is
// found out.
#include "house_engines.hpp"

namespace tabuleiro::test {
namespace {

class Racers : public Engines {
  protected:
    Racers() : Engines(options()) {}

    static std::vector<std::string> options() {
        std::vector<std::string> all = roomy();
        all.insert(all.end(), {"--engine", "Racer=" RENPAARDEN " --protocol"});
        return all;
    }
    // The table is Ana's, who moves second.
    static json race(const json& options) {
        json wanted = settings("renpaarden", engine_seat("Racer"), seat("here"));
        wanted["options"] = options;
        wanted["time"] = {{"first", "20"}, {"second", "300"}};
        return wanted;
    }
    // Plays what may be played, until so many plies have been; whether the game goes on.
    static bool goes_on(WebSocketClient& socket, int plies) {
        int played = 0;
        while (played < plies) {
            const json turn = hear_until(socket, [](const json& m) {
                return is_over(m) || (m.contains("choices") && !m["choices"].empty());
            });
            if (turn.is_null() || is_over(turn)) {
                ADD_FAILURE() << turn;
                return false;
            }
            played = turn["history"]["from"].get<int>() +
                     static_cast<int>(turn["history"]["moves"].size());
            socket.say(play(turn["choices"][0]["move"]));
        }
        return true;
    }
};

TEST_F(Racers, OnePlaysUnderEveryRuleAndGoesOnAfterATakeback) {
    EXPECT_EQ(listed("Racer")["games"], json{"renpaarden"}) << listed("Racer");
    ASSERT_EQ(told(allow({"Racer"})), "200");
    for (const json& options : {json{{"size", 5}}, json{{"size", 5}, {"rules", "literal"}},
                                json{{"size", 6}, {"win", "mid-chain"}}}) {
        const NewTable table = open_table(ana_, race(options));
        WebSocketClient socket = ana_.table(table.id);
        ASSERT_TRUE(goes_on(socket, 3)) << options;
        ASSERT_FALSE(hear_ply(socket, 5).is_null()) << options;
        socket.say(R"({"command":"ask-takeback"})");
        ASSERT_TRUE(goes_on(socket, 5)) << options;
        socket.say(R"({"command":"resign"})");
        EXPECT_EQ(result_in(socket)["ending"], "resignation") << options;
    }
}

} // namespace
} // namespace tabuleiro::test
