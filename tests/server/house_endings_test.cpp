// Games that are aborted, and those whose players leave: over real sockets, and across restarts.
#include <optional>

#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

// A win can be claimed at once against a player who leaves on their turn.
std::vector<std::string> impatient() {
    auto options = roomy();
    options.insert(options.end(), {"--absence-seconds", "0"});
    return options;
}

json named(const char* kind) {
    return {{"kind", kind}, {"name", "Ana"}};
}

bool lists(const json& message, const std::string& command) {
    return message.contains("allowed") &&
           std::find(message["allowed"].begin(), message["allowed"].end(), command) !=
               message["allowed"].end();
}

class Endings : public OpenHouse {
  protected:
    Endings() : OpenHouse(impatient()) {}

    void SetUp() override {
        OpenHouse::SetUp();
        table_ = open_table(ana_, settings("chess", named("here"), seat("link")));
        ASSERT_EQ(join(bia_, table_, table_.key).status, 200);
    }
    // Three moves: it is Bia's turn.
    void begin(WebSocketClient& ana, WebSocketClient& bia) const {
        ana.say(play("e2e4"));
        hear_move(bia, "e2e4");
        bia.say(play("e7e5"));
        hear_move(ana, "e7e5");
        ana.say(play("g1f3"));
        hear_move(bia, "g1f3");
        hear_move(ana, "g1f3");
    }
    static json hear_may(WebSocketClient& socket, const std::string& command, bool may) {
        return hear_until(socket, [&](const json& m) {
            return m.contains("allowed") && lists(m, command) == may;
        });
    }
    static json hear_result(WebSocketClient& socket) {
        return hear_until(socket, [](const json& m) {
            return m.contains("result") && !m["result"].is_null();
        })["result"];
    }

    Browser ana_ = browser();
    Browser bia_ = browser();
    NewTable table_;
};

TEST_F(Endings, AnAbortedGameCountsForNobody) {
    const std::string before = browser().get("/api/players").body;
    WebSocketClient ana = ana_.table(table_.id);
    WebSocketClient bia = bia_.table(table_.id);
    ana.say(play("e2e4"));
    hear_move(bia, "e2e4");
    bia.say(R"({"command":"abort"})");
    EXPECT_EQ(hear_result(ana), json::parse(R"({"winner":null,"ending":"abandonment","rule":""})"));
    EXPECT_EQ(browser().get("/api/players").body, before);
    const std::string record = ana_.get("/api/tables/" + table_.id + "/record").body;
    EXPECT_NE(record.find("[Result \"*\"]"), std::string::npos) << record;
}

TEST_F(Endings, LeavingBeforeBothHaveMovedCountsForNobody) {
    const std::string before = browser().get("/api/players").body;
    WebSocketClient ana = ana_.table(table_.id);
    ana.say(R"({"command":"leave"})");
    EXPECT_EQ(hear_result(ana)["winner"], nullptr);
    EXPECT_EQ(browser().get("/api/players").body, before);
}

TEST_F(Endings, AWatcherAbortsAndClaimsNothing) {
    Browser eve = browser();
    WebSocketClient watching = eve.table(table_.id);
    for (const char* command :
         {R"({"command":"abort"})", R"({"command":"claim-win"})", R"({"command":"claim-draw"})",
          R"({"command":"claim-win","as":"first"})"}) {
        watching.say(command);
        EXPECT_EQ(hear_refusal(watching)["refused"], "watching") << command;
    }
    for (const char* word : {"away", "back"}) {
        watching.say(json{{"command", word}}.dump());
        EXPECT_EQ(hear_refusal(watching)["refused"], "malformed") << word;
    }
}

TEST_F(Endings, WhoHasLeftMayBeClaimedAgainstUntilTheyReturn) {
    WebSocketClient ana = ana_.table(table_.id);
    auto bia = std::make_optional(bia_.table(table_.id));
    begin(ana, *bia);
    ana.say(R"({"command":"claim-win"})");
    EXPECT_EQ(hear_refusal(ana)["refused"], "may-not") << "she is there";
    bia.reset();
    ASSERT_FALSE(hear_may(ana, "claim-win", true).is_null());
    bia.emplace(bia_.table(table_.id));
    ASSERT_FALSE(hear_may(ana, "claim-win", false).is_null());
    ana.say(R"({"command":"claim-win"})");
    EXPECT_EQ(hear_refusal(ana)["refused"], "may-not") << "she has returned";
    bia->say(R"({"command":"claim-win","as":"first"})");
    EXPECT_EQ(hear_refusal(*bia)["refused"], "may-not");
    bia.reset();
    ASSERT_FALSE(hear_may(ana, "claim-draw", true).is_null());
    ana.say(R"({"command":"claim-draw"})");
    EXPECT_EQ(hear_result(ana),
              json::parse(R"({"winner":null,"ending":"claim","rule":"opponent-left"})"));
    ana.say(R"({"command":"claim-win"})");
    EXPECT_EQ(hear_refusal(ana)["refused"], "over");
}

TEST(EndingsOverRestarts, TheClaimIsStillThere) {
    const Folder data;
    std::string cookie;
    std::string id;
    {
        HouseProcess house(TABULEIRO_PROGRAM, data.path(), impatient());
        Browser ana(house.port());
        Browser bia(house.port());
        const NewTable table = open_table(ana, settings("chess", named("here"), seat("link")));
        ASSERT_EQ(join(bia, table, table.key).status, 200);
        WebSocketClient first = ana.table(table.id);
        auto second = std::make_optional(bia.table(table.id));
        for (const char* move : {"e2e4", "e7e5", "g1f3"}) {
            (move[1] == '7' ? *second : first).say(play(move));
            hear_move(first, move);
            hear_move(*second, move);
        }
        second.reset();
        hear_until(first, [](const json& m) { return lists(m, "claim-win"); });
        cookie = ana.cookie;
        id = table.id;
        house.end(SIGKILL);
    }
    HouseProcess house(TABULEIRO_PROGRAM, data.path(), roomy());
    Browser ana(house.port());
    ana.cookie = cookie;
    WebSocketClient first = ana.table(id);
    const json state = hear_until(first, [](const json& m) { return m.contains("you"); });
    EXPECT_TRUE(lists(state, "claim-win"));
    first.say(R"({"command":"claim-win"})");
    const json result = hear_until(first, [](const json& m) { return m.contains("result"); });
    EXPECT_EQ(result["result"],
              json::parse(R"({"winner":"first","ending":"abandonment","rule":""})"));
    EXPECT_NE(ana.get("/api/players").body.find("Ana"), std::string::npos);
}

} // namespace
} // namespace tabuleiro::test
