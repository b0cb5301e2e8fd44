// One lobby at several nodes.
#include "in_lobby.hpp"
#include "several_nodes.hpp"

namespace tabuleiro::test {
namespace {

class LobbyNodes : public SeveralNodes {
  protected:
    struct Known {
        Browser browser;
        std::string id;
    };
    static Known player(const HouseProcess& node, const std::string& name) {
        Browser fresh = at(node);
        const HttpAnswer answer =
            fresh.post("/api/sign-up", json{{"name", name}, {"games", json::array()}}.dump());
        EXPECT_EQ(answer.status, 200) << answer.body;
        return {fresh, json::parse(answer.body)["person"]["id"]};
    }
    static HttpAnswer ask(Browser& browser, const std::string& table, const std::string& what) {
        return browser.post("/api/tables/" + table + "/" + what, "{}");
    }

    HouseProcess& one_ = start_node();
    HouseProcess& two_ = start_node();
    Known ana_ = player(one_, "Ana");
    Known rui_ = player(two_, "Rui");
};

TEST_F(LobbyNodes, PeopleOffersAndGamesOfAllNodesAreShown) {
    InLobby ana(ana_.browser);
    InLobby rui(rui_.browser);
    const auto has = [](const std::string& name) {
        return [name](const json& m) {
            return m.contains("people") &&
                   m["people"]["set"].dump().find(name) != std::string::npos;
        };
    };
    EXPECT_FALSE(ana.hear("change", has("Rui")).is_null());
    if (rui.state["people"].dump().find("Ana") == std::string::npos) {
        EXPECT_FALSE(rui.hear("change", has("Ana")).is_null());
    }
    const NewTable table = open_table(ana_.browser, offer());
    EXPECT_EQ(rui.hear_change("offers", "set")[0]["table"], table.id);
    EXPECT_EQ(ask(rui_.browser, table.id, "join").status, 200);
    EXPECT_EQ(ana.hear("begun")["table"], table.id);
    EXPECT_EQ(rui.hear_change("games", "set")[0]["table"], table.id);
    WebSocketClient playing = enter(ana_.browser, table.id);
    playing.say(play("e2e4"));
    EXPECT_EQ(rui.hear_change("boards", "set")[0]["plies"], 1);
}

TEST_F(LobbyNodes, AChallengeReachesAnotherNode) {
    InLobby ana(ana_.browser);
    InLobby rui(rui_.browser);
    const NewTable table = open_table(ana_.browser, challenge(rui_.id));
    EXPECT_EQ(
        rui.hear("you",
                 [](const json& m) { return !m["challenges"].empty(); })["challenges"][0]["table"],
        table.id);
    EXPECT_EQ(ask(rui_.browser, table.id, "decline").status, 200);
    EXPECT_EQ(ana.hear("declined")["name"], "Rui");
    EXPECT_FALSE(rui.hear("you", [](const json& m) { return m["challenges"].empty(); }).is_null());
}

TEST_F(LobbyNodes, ANodeThatDiesLeavesNothingBehind) {
    InLobby rui(rui_.browser);
    {
        InLobby ana(ana_.browser);
        EXPECT_FALSE(rui.hear("change",
                              [&](const json& m) {
                                  return m.contains("people") &&
                                         m["people"]["set"].dump().find("Ana") != std::string::npos;
                              })
                         .is_null());
        one_.end(SIGKILL);
    }
    EXPECT_EQ(rui.hear_change("people", "gone"), json::array({ana_.id}));
}

} // namespace
} // namespace tabuleiro::test
