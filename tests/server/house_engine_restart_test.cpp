// The house is killed while its engine thinks: after the restart the engine is started anew, is
// told the game so far, and plays on.
#include "house_engines.hpp"

namespace tabuleiro::test {
namespace {

TEST_F(Engines, OneGoesOnAfterTheHouseWasKilledAndStartedAgain) {
    ASSERT_EQ(told(allow({"late"})), "200"); // it takes its time for its second move
    json wanted = against_engine("late");
    wanted["time"] = {{"first", "300"}, {"second", "300"}};
    const NewTable table = open_table(ana_, wanted);
    {
        WebSocketClient socket = ana_.table(table.id);
        socket.say(play("a2a3"));
        ASSERT_FALSE(hear_ply(socket, 2).is_null());
        socket.say(play("h2h3"));
        ASSERT_FALSE(hear_ply(socket, 3).is_null());
    }
    EXPECT_EQ(house_.end(SIGKILL), 128 + SIGKILL);
    HouseProcess again(TABULEIRO_PROGRAM, folder_.path(), with_mocks());
    ASSERT_NE(again.port(), 0) << again.said();
    Browser ana(again.port());
    ana.cookie = ana_.cookie;
    WebSocketClient socket = ana.table(table.id);
    const json state = hear_until(socket, [](const json& m) { return m.contains("phase"); });
    EXPECT_EQ(state["you"], "first");
    const std::size_t played = state["history"]["moves"].size();
    EXPECT_GE(played, 3U);
    ASSERT_TRUE(played == 4 || !hear_ply(socket, 4).is_null());
    for (int ply = 5; ply <= 7; ply += 2) {
        socket.say(play(ply == 5 ? "a3a4" : "h3h4"));
        ASSERT_FALSE(hear_ply(socket, ply + 1).is_null()) << ply;
    }
    socket.say(R"({"command":"resign"})");
    EXPECT_EQ(result_in(socket)["ending"], "resignation");
}

} // namespace
} // namespace tabuleiro::test
