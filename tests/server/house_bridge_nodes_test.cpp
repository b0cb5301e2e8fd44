// The bridge at a house of several nodes: its tables are hosted by other nodes, and nodes die.
#include "bridge_process.hpp"
#include "several_nodes.hpp"
#include "signed_in.hpp"
#include "support/link_proxy.hpp"

namespace tabuleiro::test {
namespace {

class BridgeNodes : public SeveralNodes {
  protected:
    HouseProcess& start() {
        return start_node({"--host", "127.0.0.1:" + std::to_string(proxy_.port())});
    }
    BridgeProcess bridge(const OwnedProgram& program) const {
        return {data_,
                "Alfa",
                "http://127.0.0.1:" + std::to_string(proxy_.port()),
                program.token,
                {ROQUE, "--move-time", "0.05"}};
    }
    // The moves of a table, as somebody sees them who comes now.
    static std::vector<std::string> moves_at(const Browser& browser, const std::string& table) {
        WebSocketClient socket = enter(browser, table);
        std::vector<std::string> moves;
        const json state = first_state(socket);
        for (const json& move : state["history"]["moves"]) {
            moves.push_back(move["text"]);
        }
        return moves;
    }

    LinkProxy proxy_; // the way to the house; it leads to another node when one has died
};

TEST_F(BridgeNodes, OnePlaysAtATableOfAnotherNodeAndOutlivesTheNodesOnBothEnds) {
    HouseProcess& one = start();
    HouseProcess& two = start();
    proxy_.lead_to(one.port());
    Someone ana = signed_up(at(one), "Ana");
    Someone rui = signed_up(at(two), "Rui");
    const OwnedProgram program = make_program(one, ana.browser, wanted_program("Alfa"));
    BridgeProcess alfa = bridge(program);
    ASSERT_NE(alfa.hear("Connected to"), "") << alfa.errors();
    const json challenge =
        settings("chess", seat("here"), {{"kind", "person"}, {"person", program.id}});
    const std::string table = open_table(rui.browser, challenge).id;
    ASSERT_NE(alfa.hear(table + ": chess against Rui"), "") << alfa.errors();
    WebSocketClient page = enter(rui.browser, table); // the node of the challenge hosts it
    page.say(play("e2e4"));
    ASSERT_FALSE(hear_ply(page, 2).is_null()) << alfa.errors();

    // The node of the program's sockets dies as it is the program's turn.
    page.say(play("a2a3"));
    ASSERT_FALSE(hear_ply(page, 3).is_null());
    EXPECT_EQ(one.end(SIGKILL), 128 + SIGKILL);
    proxy_.lead_to(two.port());
    ASSERT_FALSE(hear_ply(page, 4).is_null()) << alfa.errors();
    page.say(play("b1c3"));
    ASSERT_FALSE(hear_ply(page, 6).is_null()) << alfa.errors();
    const auto before = moves_at(rui.browser, table);
    EXPECT_EQ(before.size(), 6U);

    // The host dies, and with it the program's sockets again.
    HouseProcess& three = start();
    EXPECT_EQ(two.end(SIGKILL), 128 + SIGKILL);
    proxy_.lead_to(three.port());
    const Browser back = at(three, rui.browser);
    WebSocketClient again = enter(back, table);
    EXPECT_EQ(moves_in(first_state(again)), 6U);
    again.say(play("h2h3"));
    ASSERT_FALSE(hear_ply(again, 8).is_null()) << alfa.errors();
    const auto after = moves_at(back, table);
    ASSERT_EQ(after.size(), 8U);
    EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin()));
    again.say(R"({"command":"resign"})");
    EXPECT_NE(alfa.hear(table + ": won (resignation)"), "") << alfa.errors();
}

} // namespace
} // namespace tabuleiro::test
