// Programs in a house of several nodes: they hear of games at all of them, and tokens end on all.
#include "in_lobby.hpp"
#include "owned_program.hpp"
#include "several_nodes.hpp"
#include "signed_in.hpp"

namespace tabuleiro::test {
namespace {

using ProgramNodes = SeveralNodes;

TEST_F(ProgramNodes, OneHearsOfGamesAtAnotherNodeUntilItsTokenEndsThere) {
    HouseProcess& one = start_node();
    HouseProcess& other = start_node();
    Someone ana = signed_up(at(one), "Ana");
    Someone rui = signed_up(at(one), "Rui");
    const OwnedProgram made = make_program(one, ana.browser, wanted_program("Shooter"));
    OwnedProgram shooter(other.port(), {{"program", {{"id", made.id}}}, {"token", made.token}});
    ProgramEars ears(shooter);
    ASSERT_EQ(ears.hello.value("author", ""), "Ana");
    const std::string table = open_table(rui.browser, challenge(shooter.id)).id;
    EXPECT_EQ(ears.hear_challenge().value("table", ""), table);
    EXPECT_EQ(outcome(shooter.post("/api/tables/" + table + "/join")), "200");
    EXPECT_EQ(ears.hear("game").value("table", ""), table);
    WebSocketClient page = enter(rui.browser, table);
    page.say(play("e2e4"));
    EXPECT_EQ(ears.hear("turn").value("table", ""), table);
    page.say(R"({"command":"resign"})");
    EXPECT_EQ(ears.hear("over").value("table", ""), table);
    EXPECT_EQ(outcome(ana.ask("/api/me/programs/" + shooter.id, {{"revoke", true}})), "200");
    EXPECT_TRUE(ears.socket().connection().ends_within(std::chrono::milliseconds(2500)));
    EXPECT_EQ(outcome(shooter.get("/api/house")), "401 token");
}

} // namespace
} // namespace tabuleiro::test
