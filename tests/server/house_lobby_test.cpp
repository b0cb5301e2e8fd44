// The lobby: who is there, offers, challenges, and games to watch.
#include "in_lobby.hpp"
#include "people_house.hpp"

namespace tabuleiro::test {
namespace {

std::vector<std::string> quick_absence() {
    std::vector<std::string> options = roomy();
    options.insert(options.end(), {"--absence-seconds", "1"});
    return options;
}

class HouseLobby : public PeopleHouse {
  protected:
    HouseLobby() : PeopleHouse(quick_absence()) {}

    static std::string at(const std::string& table, const std::string& what) {
        return "/api/tables/" + table + "/" + what;
    }
    static HttpAnswer ask_for(Browser& browser, const std::string& table, const std::string& what) {
        return ask(browser, at(table, what), json::object());
    }

    Known ana_ = player("Ana");
    Known rui_ = player("Rui");
    Known eva_ = player("Eva");
};

TEST_F(HouseLobby, ShowsWhoIsThere) {
    InLobby ana(ana_.browser);
    EXPECT_EQ(ana.you["id"], ana_.id);
    EXPECT_EQ(ana.you["name"], "Ana");
    {
        InLobby rui(rui_.browser);
        const json came{{"id", rui_.id}, {"name", "Rui"}, {"person", true}};
        const json change = ana.hear("change", [&](const json& m) {
            const json set = m.contains("people") ? m["people"]["set"] : json::array();
            return std::find(set.begin(), set.end(), came) != set.end();
        });
        EXPECT_FALSE(change.is_null());
        EXPECT_EQ(rui.state["people"].size(), 2U);
        InLobby again(rui_.browser);
        EXPECT_EQ(again.state["people"].size(), 2U) << "the same person at two tabs";
    }
    EXPECT_EQ(ana.hear_change("people", "gone"), json::array({rui_.id}));
    Browser nobody = browser();
    InLobby visitor(nobody);
    EXPECT_EQ(visitor.you["id"], nullptr);
    EXPECT_EQ(ana.hear("change")["visitors"], 1);
    visitor.socket().say(R"({"name":"Z\u00e9 \u202e"})");
    const json named = ana.hear_change("people", "set")[0];
    EXPECT_EQ(named["name"], "Zé");
    EXPECT_EQ(named["person"], false);
    visitor.socket().say(R"({"name":7})");
    EXPECT_EQ(hear_refusal(visitor.socket())["refused"], "malformed");
}

TEST_F(HouseLobby, AnOfferIsTakenByTheFirstWhoWantsIt) {
    InLobby ana(ana_.browser);
    InLobby rui(rui_.browser);
    json wanted = offer("private");
    wanted["time"] = {{"first", "180+2"}, {"second", "180+2"}};
    const NewTable table = open_table(ana_.browser, wanted);
    const json shown = rui.hear_change("offers", "set")[0];
    EXPECT_EQ(shown["table"], table.id);
    EXPECT_EQ(shown["by"]["id"], ana_.id);
    EXPECT_EQ(shown["by"]["name"], "Ana");
    EXPECT_EQ(shown["seat"], "second");
    EXPECT_EQ(shown["time"]["first"], "180+2");
    EXPECT_EQ(shown["visibility"], "private");
    EXPECT_EQ(ana.hear("you", [](const json& m) { return !m["offers"].empty(); })["offers"],
              json::array({table.id}));
    EXPECT_EQ(told(ask_for(ana_.browser, table.id, "join")), "409 own-table");
    EXPECT_EQ(told(ask_for(rui_.browser, table.id, "join")), "200");
    EXPECT_EQ(told(ask_for(rui_.browser, table.id, "join")), "200") << "his own page again";
    EXPECT_EQ(told(ask_for(eva_.browser, table.id, "join")), "409 taken");
    EXPECT_EQ(ana.hear("begun")["table"], table.id);
    EXPECT_EQ(rui.hear_change("offers", "gone"), json::array({table.id}));
    EXPECT_EQ(told(eva_.browser.get(at(table.id, "record"))), "404 no-table");
    EXPECT_TRUE(rui.hears_nothing_of("\"games\"")) << "it is private";
}

TEST_F(HouseLobby, AVisitorMayOfferAndTakeCasualGames) {
    Browser maker = browser();
    json wanted = offer();
    wanted["seats"]["first"]["name"] = "Zé";
    const NewTable table = open_table(maker, wanted);
    InLobby visitor(maker);
    ASSERT_EQ(visitor.state["offers"].size(), 1U);
    EXPECT_EQ(visitor.state["offers"][0]["by"]["name"], "Zé");
    EXPECT_EQ(visitor.state["offers"][0]["by"]["id"], visitor.you["id"]);
    EXPECT_EQ(visitor.you["offers"], json::array({table.id}));
    Browser other = browser();
    EXPECT_EQ(told(ask(other, at(table.id, "join"), {{"name", "Bia"}})), "200");
    const json game = visitor.hear_change("games", "set")[0];
    EXPECT_EQ(visitor.hear("begun")["table"], table.id);
    EXPECT_EQ(game["seats"]["second"]["name"], "Bia");
    EXPECT_EQ(game["seats"]["second"]["person"], nullptr);
    Browser third = browser();
    EXPECT_EQ(told(ask(third, "/api/tables", challenge(ana_.id))), "401 sign-in");
}

TEST_F(HouseLobby, AChallengeIsForOnePerson) {
    InLobby ana(ana_.browser);
    InLobby rui(rui_.browser);
    InLobby eva(eva_.browser);
    const NewTable table = open_table(ana_.browser, challenge(rui_.id));
    const json got =
        rui.hear("you", [](const json& m) { return !m["challenges"].empty(); })["challenges"];
    ASSERT_EQ(got.size(), 1U);
    EXPECT_EQ(got[0]["table"], table.id);
    EXPECT_EQ(got[0]["mine"], false);
    EXPECT_EQ(got[0]["to"], (json{{"id", rui_.id}, {"name", "Rui"}}));
    EXPECT_EQ(
        ana.hear("you",
                 [](const json& m) { return !m["challenges"].empty(); })["challenges"][0]["mine"],
        true);
    EXPECT_TRUE(eva.hears_nothing_of(table.id));
    for (const char* const what : {"join", "decline", "withdraw"}) {
        EXPECT_EQ(told(ask_for(eva_.browser, table.id, what)), "404 no-table") << what;
    }
    EXPECT_EQ(told(ask_for(ana_.browser, table.id, "decline")), "404 no-table");
    EXPECT_EQ(told(ask_for(rui_.browser, table.id, "withdraw")), "404 no-table");
    EXPECT_TRUE(body_of(rui_.browser.get("/api/house"))["tables"].empty()) << "not yet his game";
    EXPECT_EQ(told(ask_for(rui_.browser, table.id, "join")), "200");
    EXPECT_EQ(ana.hear("begun")["table"], table.id);
    EXPECT_EQ(body_of(rui_.browser.get("/api/house"))["tables"].size(), 1U);
    EXPECT_EQ(told(ask_for(rui_.browser, table.id, "decline")), "409 taken");
    EXPECT_EQ(told(ask_for(ana_.browser, table.id, "withdraw")), "409 taken");
}

TEST_F(HouseLobby, AChallengeMayBeDeclinedOrTakenBack) {
    InLobby ana(ana_.browser);
    const NewTable declined = open_table(ana_.browser, challenge(rui_.id));
    EXPECT_EQ(told(ask_for(rui_.browser, declined.id, "decline")), "200");
    const json news = ana.hear("declined");
    EXPECT_EQ(news["table"], declined.id);
    EXPECT_EQ(news["name"], "Rui");
    EXPECT_EQ(told(ask_for(rui_.browser, declined.id, "join")), "409 over");
    EXPECT_EQ(told(ask_for(rui_.browser, declined.id, "decline")), "409 over");
    const NewTable withdrawn = open_table(ana_.browser, challenge(rui_.id));
    EXPECT_EQ(told(ask_for(ana_.browser, withdrawn.id, "withdraw")), "200");
    EXPECT_EQ(told(ask_for(rui_.browser, withdrawn.id, "join")), "409 over");
    EXPECT_EQ(told(ask(ana_.browser, "/api/tables", challenge(ana_.id))), "409 own-table");
    EXPECT_EQ(told(ask(ana_.browser, "/api/tables", challenge("nobody"))), "404 no-player");
}

TEST_F(HouseLobby, AnOfferForSomeRatingsIsNotForOthers) {
    json wanted = offer();
    wanted["ratings"] = {{"from", 1200}, {"to", 1600}};
    const NewTable table = open_table(ana_.browser, wanted);
    InLobby rui(rui_.browser);
    ASSERT_EQ(rui.state["offers"].size(), 1U);
    EXPECT_EQ(rui.state["offers"][0]["ratings"], wanted["ratings"]);
    EXPECT_EQ(told(ask_for(rui_.browser, table.id, "join")), "403 rating") << "he has none";
    Browser visitor = browser();
    EXPECT_EQ(told(ask_for(visitor, table.id, "join")), "403 rating");
}

TEST_F(HouseLobby, NobodyFloodsTheLobby) {
    InLobby ana(ana_.browser);
    InLobby rui(rui_.browser);
    for (int i = 0; i < 5; ++i) {
        open_table(ana_.browser, offer());
    }
    rui.hear("change", [](const json& m) { return m.contains("offers"); });
    EXPECT_EQ(told(ask(ana_.browser, "/api/tables", offer())), "409 full");
    EXPECT_EQ(told(ask(ana_.browser, "/api/tables", challenge(rui_.id))), "409 full");
    std::string last;
    for (int i = 0; i < 20 && last != "429 too-often"; ++i) {
        last = told(ask(ana_.browser, "/api/tables", offer()));
    }
    EXPECT_EQ(last, "429 too-often");
    EXPECT_EQ(told(ask(rui_.browser, "/api/tables", offer())), "200") << "others may";
}

TEST_F(HouseLobby, AnOfferEndsWhenItsMakerHasGone) {
    InLobby rui(rui_.browser);
    std::string table;
    {
        InLobby ana(ana_.browser);
        table = open_table(ana_.browser, offer()).id;
        EXPECT_EQ(rui.hear_change("offers", "set")[0]["table"], table);
    }
    EXPECT_EQ(rui.hear_change("offers", "gone"), json::array({table}));
    EXPECT_EQ(told(ask_for(rui_.browser, table, "join")), "409 over");
}

TEST_F(HouseLobby, OffersAndChallengesOutliveARestart) {
    const NewTable offered = open_table(ana_.browser, offer());
    const NewTable challenged = open_table(ana_.browser, challenge(rui_.id));
    house_.end(SIGTERM);
    HouseProcess again(TABULEIRO_PROGRAM, folder_.path(), roomy());
    ASSERT_NE(again.port(), 0) << again.said();
    Browser ana(again.port());
    ASSERT_EQ(told(sign_in(ana, "Ana", ana_.code)), "200");
    InLobby back(ana);
    const auto has_both = [&](const json& m) {
        return m["offers"] == json::array({offered.id}) && m["challenges"].size() == 1;
    };
    const json own = has_both(back.you) ? back.you : back.hear("you", has_both);
    ASSERT_FALSE(own.is_null());
    EXPECT_EQ(own["challenges"][0]["table"], challenged.id);
    Browser rui(again.port());
    ASSERT_EQ(told(sign_in(rui, "Rui", rui_.code)), "200");
    EXPECT_EQ(told(ask_for(rui, challenged.id, "join")), "200");
    EXPECT_EQ(back.hear("begun")["table"], challenged.id);
}

TEST_F(HouseLobby, ListedGamesAreShownAsLiveBoards) {
    InLobby eva(eva_.browser);
    const NewTable table = open_table(ana_.browser, offer("listed"));
    ASSERT_EQ(told(ask_for(rui_.browser, table.id, "join")), "200");
    const json game = eva.hear_change("games", "set")[0];
    EXPECT_EQ(game["table"], table.id);
    EXPECT_EQ(game["seats"]["first"],
              (json{{"name", "Ana"}, {"person", ana_.id}, {"level", nullptr}}));
    WebSocketClient ana = ana_.browser.table(table.id);
    ana.say(play("e2e4"));
    const json board = eva.hear_change("boards", "set")[0];
    EXPECT_EQ(board["table"], table.id);
    EXPECT_EQ(board["path"], json::array({"e2", "e4"}));
    EXPECT_EQ(board["turn"], "second");
    EXPECT_EQ(board["plies"], 1);
    EXPECT_EQ(board["board_view"]["boards"][0]["pieces"].size(), 32U);
    ana.say(R"({"command":"resign"})");
    const json gone = eva.hear_change("games", "gone");
    EXPECT_EQ(gone[0]["table"], table.id);
    EXPECT_EQ(gone[0]["result"]["winner"], "second");
}

TEST_F(HouseLobby, GamesThatAreNotListedAreNotShown) {
    InLobby eva(eva_.browser);
    for (const char* const visibility : {"link", "private"}) {
        json wanted = settings("chess", seat("here"), seat("link"));
        wanted["visibility"] = visibility;
        const NewTable table = open_table(ana_.browser, wanted);
        ASSERT_EQ(told(join(rui_.browser, table, table.key)), "200");
        WebSocketClient ana = ana_.browser.table(table.id);
        ana.say(play("e2e4"));
        hear_move(ana, "e2e4");
        EXPECT_TRUE(eva.hears_nothing_of(table.id)) << visibility;
    }
    // A later change has been heard, so the ones before were not about these games.
    const NewTable listed = open_table(ana_.browser, offer());
    EXPECT_EQ(eva.hear_change("offers", "set")[0]["table"], listed.id);
}

// What is secret is secret here too.
TEST_F(HouseLobby, ABoardHasWhatAWatcherSees) {
    InLobby eva(eva_.browser);
    json wanted = offer();
    wanted["game"] = "wargame";
    const NewTable table = open_table(ana_.browser, wanted);
    ASSERT_EQ(told(ask_for(rui_.browser, table.id, "join")), "200");
    WebSocketClient ana = ana_.browser.table(table.id);
    ana.say(R"({"command":"arrange"})");
    const json board = eva.hear_change("boards", "set")[0];
    for (const json& one : board["board_view"]["boards"]) {
        EXPECT_TRUE(one["pieces"].empty()) << one;
    }
}

TEST_F(HouseLobby, AHiddenGameLeavesTheLobby) {
    InLobby eva(eva_.browser);
    const NewTable table = open_table(ana_.browser, offer());
    ASSERT_EQ(told(ask_for(rui_.browser, table.id, "join")), "200");
    EXPECT_EQ(eva.hear_change("games", "set")[0]["table"], table.id);
    ASSERT_EQ(told(ask(*admin_, "/api/admin/tables/" + table.id, {{"hide", true}})), "200");
    EXPECT_EQ(eva.hear_change("games", "gone")[0]["table"], table.id);
}

TEST_F(HouseLobby, IsClosedToVisitorsWhereTheyMayNotPlay) {
    ASSERT_EQ(told(ask(*admin_, "/api/admin/policies", {{"visitors", false}})), "200");
    Browser visitor = browser();
    EXPECT_EQ(told(visitor.socket("/api/lobby/socket").first), "401 sign-in");
    InLobby ana(ana_.browser);
    EXPECT_EQ(ana.you["id"], ana_.id);
}

} // namespace
} // namespace tabuleiro::test
