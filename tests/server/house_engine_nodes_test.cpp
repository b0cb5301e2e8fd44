// Engines in a house of several nodes: the node that takes a table over runs its engine.
#include "house_engines.hpp"
#include "several_nodes.hpp"
#include "signed_in.hpp"

namespace tabuleiro::test {
namespace {

class EngineNodes : public SeveralNodes {
  protected:
    HouseProcess& start_with_engines() { return start_node(mock_engines()); }
    // The administrator, who has come in at this node.
    Browser admin_at(const HouseProcess& node) {
        const std::string link = read_file(data_.path() / "admin-link");
        const std::string secret = link.substr(link.find("#admin=") + 7);
        Browser admin = at(node);
        EXPECT_EQ(
            told(admin.post(
                "/api/admin/enter",
                json{{"secret", secret.substr(0, secret.size() - 1)}, {"name", "Ada"}}.dump())),
            "200");
        return admin;
    }
    static void allow(Browser& admin, const std::string& engine) {
        ASSERT_EQ(told(admin.post("/api/admin/engines", json{{"allowed", {engine}}}.dump())),
                  "200");
    }
    // Two nodes that have tried all engines, and the administrator at the first of them.
    Browser admin_of(const HouseProcess& one, const HouseProcess& two) {
        Browser admin = admin_at(one);
        EXPECT_EQ(admin.get("/api/admin/engines").status, 200);
        EXPECT_EQ(at(two, admin).get("/api/admin/engines").status, 200);
        return admin;
    }
    // The administrator allows it, and the nodes know.
    void allow_at(const std::vector<const HouseProcess*>& nodes, const std::string& engine) {
        Browser admin = admin_at(*nodes.front());
        allow(admin, engine);
        for (const HouseProcess* const node : nodes) {
            bool shown = false;
            for (int tries = 0; tries < 600 && !shown; ++tries) {
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                shown = body_of(at(*node).get("/api/house")).contains("engines");
            }
            ASSERT_TRUE(shown);
        }
    }
};

TEST_F(EngineNodes, TheNodeThatTakesATableOverStartsItsEngineAnew) {
    HouseProcess& one = start_with_engines();
    HouseProcess& two = start_with_engines();
    allow_at({&one, &two}, "late"); // it takes its time for its second move
    Browser ana = at(one);
    const NewTable table = open_table(ana, against_engine("late"));
    WebSocketClient socket = enter(at(two, ana), table.id); // the node that is asked first hosts it
    socket.say(play("a2a3"));
    ASSERT_FALSE(hear_ply(socket, 2).is_null());
    WebSocketClient forwarded = enter(ana, table.id);
    EXPECT_EQ(moves_in(first_state(forwarded)), 2U);
    forwarded.say(play("h2h3"));
    ASSERT_FALSE(hear_ply(forwarded, 3).is_null());
    EXPECT_EQ(two.end(SIGKILL), 128 + SIGKILL); // while the engine thinks
    while (forwarded.hear()) {                  // it ends with its host
    }
    WebSocketClient again = enter(ana, table.id);
    const std::size_t played = moves_in(first_state(again));
    EXPECT_GE(played, 3U);
    ASSERT_TRUE(played == 4 || !hear_ply(again, 4).is_null());
    again.say(play("a3a4"));
    ASSERT_FALSE(hear_ply(again, 6).is_null());
    again.say(R"({"command":"resign"})");
    EXPECT_EQ(hear_until(again, is_over)["result"]["ending"], "resignation");
}

// Nodes ask once a second what has changed: until then the other one reads it from the store.
TEST_F(EngineNodes, AnEngineThatWasJustAllowedAtOneNodeIsSeatedAtTheOther) {
    HouseProcess& one = start_with_engines();
    HouseProcess& two = start_with_engines();
    Browser admin = admin_of(one, two);
    Browser ana = at(two);
    allow(admin, "good");
    const NewTable table = open_table(ana, against_engine("good"));
    ASSERT_FALSE(table.id.empty());
    EXPECT_EQ(told(ana.post("/api/tables", against_engine("crash").dump())), "403 no-engine");
    WebSocketClient socket = enter(ana, table.id);
    socket.say(play("a2a3"));
    EXPECT_FALSE(hear_ply(socket, 2).is_null());
}

TEST_F(EngineNodes, AnEngineThatWasJustAllowedAtOneNodePlaysAtTheOther) {
    HouseProcess& one = start_with_engines();
    HouseProcess& two = start_with_engines();
    Browser admin = admin_of(one, two);
    Browser ana = at(one);
    allow(admin, "good");
    const NewTable table = open_table(ana, against_engine("good"));
    WebSocketClient socket = enter(at(two, ana), table.id); // the node that is asked first hosts it
    socket.say(play("a2a3"));
    EXPECT_FALSE(hear_ply(socket, 2).is_null());
}

} // namespace
} // namespace tabuleiro::test
