// Engines of the house: which are allowed, their seats, how they lose, and what they say in an
// analysis.
#include "house_engines.hpp"
#include "support/json_schema.hpp"

namespace tabuleiro::test {
namespace {

TEST_F(Engines, NoneIsAllowedAtFirst) {
    const json house = body_of(ana_.get("/api/house"));
    EXPECT_FALSE(house.contains("engines"));
    EXPECT_EQ(told(ana_.post("/api/tables", against_engine("good").dump())), "403 no-engine");
    const json listed = body_of(admin_->get("/api/admin/engines"));
    EXPECT_TRUE(listed["sandbox"].is_null()) << listed;
    for (const json& engine : listed["engines"]) {
        EXPECT_FALSE(engine["allowed"]) << engine;
    }
}

TEST_F(Engines, AreFoundOutByBeingStarted) {
    EXPECT_EQ(listed("good")["games"], json{"chess"});
    EXPECT_EQ(listed("old")["games"], json{"chess"});
    EXPECT_EQ(listed("fleet")["games"], json{"wargame"});
    EXPECT_GE(listed("any")["games"].size(), 5U);
    EXPECT_TRUE(listed("good")["trouble"].is_null());
    // A form with values at every depth, so that the page has it in the reader's language.
    const json trouble = listed("stillborn")["trouble"];
    EXPECT_EQ(trouble["text"], "The program does not start (exited with status 3 before it was "
                               "ready).");
    const json& when = trouble["values"]["detail"][0];
    EXPECT_EQ(when["form"], "{end} before it was ready");
    EXPECT_EQ(when["values"]["end"][0]["form"], "exited with status {status}");
    EXPECT_EQ(when["values"]["end"][0]["values"], (json{{"status", "3"}}));
    EXPECT_EQ(listed("stillborn")["games"], json::array());
}

TEST_F(Engines, AreForAdministratorsToAllow) {
    Known rita = teacher("Rita");
    Known bia = player("Bia");
    for (auto& [browser, answer] : {std::pair<Browser&, std::string>(ana_, "401 sign-in"),
                                    {bia.browser, "403 role"},
                                    {rita.browser, "403 role"}}) {
        EXPECT_EQ(told(browser.get("/api/admin/engines")), answer);
        EXPECT_EQ(told(ask(browser, "/api/admin/engines", {{"allowed", {"good"}}})), answer);
    }
    EXPECT_EQ(told(ana_.post("/api/tables", against_engine("good").dump())), "403 no-engine");
}

TEST_F(Engines, NamesThatAreNotInTheListAreRefused) {
    EXPECT_EQ(told(allow({"good", "/bin/sh"})), "422 engines");
    EXPECT_EQ(told(allow({"good=/bin/sh"})), "422 engines");
    EXPECT_EQ(told(allow({"good", 7})), "422 engines");
    EXPECT_EQ(told(allow("good")), "400 malformed");
    EXPECT_EQ(
        told(ask(*admin_, "/api/admin/engines", {{"allowed", {"good"}}, {"command", "/bin/sh"}})),
        "400 malformed");
    EXPECT_FALSE(listed("good")["allowed"]);
    EXPECT_EQ(told(ask(*admin_, "/api/admin/policies", {{"engines", {"good"}}})), "422 policies");
}

TEST_F(Engines, AnAllowedOneIsShownToAllAndCanBeTakenBack) {
    ASSERT_EQ(told(allow({"good", "any"})), "200");
    const json house = body_of(ana_.get("/api/house"));
    ASSERT_EQ(house["engines"].size(), 2U);
    EXPECT_EQ(JsonSchema::of_web().faults(house, "House"), std::vector<std::string>{});
    EXPECT_EQ(house["engines"][0],
              (json{{"name", "good"}, {"author", ""}, {"games", {"chess"}}, {"analyses", true}}));
    EXPECT_EQ(house["engines"][1]["author"], "Nobody");
    EXPECT_EQ(house["engines"][1]["analyses"], false);
    EXPECT_EQ(log()[0]["action"], "engines");
    ASSERT_EQ(told(allow(json::array())), "200");
    EXPECT_FALSE(body_of(ana_.get("/api/house")).contains("engines"));
    EXPECT_EQ(told(ana_.post("/api/tables", against_engine("good").dump())), "403 no-engine");
}

TEST_F(Engines, ASeatIsOnlyForOneThatPlaysTheGame) {
    ASSERT_EQ(told(allow({"good"})), "200");
    EXPECT_EQ(told(ana_.post("/api/tables", against_engine("good", "reversi").dump())),
              "403 no-engine");
    for (const char* name : {"crash", "good ; /bin/sh", "../good", "uci:/bin/sh", "GOOD"}) {
        EXPECT_EQ(told(ana_.post("/api/tables", against_engine(name).dump())), "403 no-engine")
            << name;
    }
    json rated = against_engine("good");
    rated["rated"] = true;
    Known bia = player("Bia");
    EXPECT_EQ(told(bia.browser.post("/api/tables", rated.dump())), "400 malformed");
    json named = against_engine("good");
    named["seats"]["first"] = {{"kind", "here"}, {"engine", "good"}};
    EXPECT_EQ(told(ana_.post("/api/tables", named.dump())), "400 malformed");
    EXPECT_EQ(
        told(ana_.post("/api/tables", settings("chess", seat("link"), engine_seat("good")).dump())),
        "400 malformed");
}

TEST_F(Engines, AFirstPositionThatOneDoesNotPlayFromIsRefused) {
    ASSERT_EQ(told(allow({"good", "old", "plain", "any"})), "200");
    json shuffled = against_engine("");
    shuffled["options"] = {{"start", 0}};
    json ending = against_engine("");
    ending["start"] = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    // What they declare: "good" no Chess960, "plain" no positions either, "old" both.
    const auto asked = [&](json wanted, const char* engine) {
        wanted["seats"]["second"]["engine"] = engine;
        return ana_.post("/api/tables", wanted.dump());
    };
    const auto form = [](const HttpAnswer& answer) {
        return body_of(answer)["reasons"][0]["form"].get<std::string>();
    };
    for (const char* engine : {"good", "plain"}) {
        const HttpAnswer answer = asked(shuffled, engine);
        EXPECT_EQ(told(answer), "422 engine-start") << engine;
        EXPECT_EQ(form(answer), "The engine does not play Chess960.");
    }
    const HttpAnswer answer = asked(ending, "plain");
    EXPECT_EQ(told(answer), "422 engine-start");
    EXPECT_EQ(form(answer), "The engine plays from the usual first position alone.");
    EXPECT_EQ(told(asked(against_engine(""), "plain")), "200");
    EXPECT_EQ(told(asked(ending, "good")), "200");
    for (const char* engine : {"old", "any"}) {
        EXPECT_EQ(told(asked(shuffled, engine)), "200") << engine;
        EXPECT_EQ(told(asked(ending, engine)), "200") << engine;
    }
}

TEST_F(Engines, OnePlaysAndIsShownAsAProgram) {
    ASSERT_EQ(told(allow({"good", "any"})), "200");
    json wanted = against_engine("any");
    wanted["seats"]["second"]["program"] = {{"author", "Somebody else"}};
    const NewTable table = open_table(ana_, wanted);
    WebSocketClient socket = ana_.table(table.id);
    const json state = hear_until(socket, [](const json& m) { return m.contains("seats"); });
    EXPECT_EQ(state["seats"]["second"], (json{{"kind", "engine"},
                                              {"name", "any"},
                                              {"level", nullptr},
                                              {"rating", nullptr},
                                              {"program", {{"author", "Nobody"}}}}));
    EXPECT_EQ(state["rated"], false);
    EXPECT_EQ(JsonSchema::of_web().faults(state, "State"), std::vector<std::string>{});
    socket.say(play("e2e4"));
    const json answered = hear_until(socket, [](const json& m) {
        return m.contains("turn") && m["turn"] == "first" && m.contains("history");
    });
    EXPECT_FALSE(answered.is_null());
    // A move that is taken back is not in the engine's game either.
    socket.say(R"({"command":"ask-takeback"})");
    hear_until(socket, [](const json& m) {
        return m.contains("history") && m["history"]["moves"].empty();
    });
    socket.say(play("d2d4"));
    EXPECT_FALSE(hear_until(socket, [](const json& m) {
                     return m.contains("turn") && m["turn"] == "first" && m.contains("history");
                 }).is_null());
    socket.say(R"({"command":"offer-draw"})");
    EXPECT_FALSE(hear_until(socket, [](const json& m) {
                     return m.contains("offer") && m["offer"].is_null();
                 }).is_null());
}

TEST_F(Engines, EveryProtocolPlaysWithAndWithoutAClock) {
    ASSERT_EQ(told(allow({"good", "old", "any"})), "200");
    for (const char* name : {"good", "old", "any"}) {
        for (const char* time : {"none", "60+1", "5/move"}) {
            json wanted = settings("chess", engine_seat(name), seat("here"));
            wanted["time"] = {{"first", time}, {"second", time}};
            const NewTable table = open_table(ana_, wanted);
            WebSocketClient socket = ana_.table(table.id);
            for (const char* reply : {"e7e5", "d7d5"}) {
                const json turn = hear_until(socket, [](const json& m) {
                    return is_over(m) || (m.contains("turn") && m["turn"] == "second");
                });
                ASSERT_TRUE(turn.is_object() && !is_over(turn)) << name << " " << time << turn;
                socket.say(play(reply));
            }
            ASSERT_FALSE(hear_until(socket, [](const json& m) {
                             return m.contains("turn") && m["turn"] == "second";
                         }).is_null());
        }
    }
}

// One process for each game: a mock that is started again begins to count its moves again.
class ManyEngines : public Engines {
  protected:
    ManyEngines() : Engines(with_mocks({"--engine-processes", "8"})) {}
};

TEST_F(ManyEngines, AHostileOneLosesItsGameAndNoOther) {
    ASSERT_EQ(told(allow({"good", "crash", "hang", "illegal", "flood"})), "200");
    const NewTable beside = open_table(ana_, against_engine("good"));
    WebSocketClient calm = ana_.table(beside.id);
    const std::vector<std::pair<std::string, std::string>> habits{
        {"crash", "crash"}, {"hang", "silence"}, {"illegal", "illegal-move"}, {"flood", "flood"}};
    std::vector<std::pair<NewTable, WebSocketClient>> games;
    for (const auto& [name, rule] : habits) {
        const NewTable table = open_table(ana_, against_engine(name));
        games.emplace_back(table, ana_.table(table.id));
    }
    for (const char* move : {"a2a3", "h2h3"}) { // the habit shows at the second move
        calm.say(play(move));
        for (auto& [table, socket] : games) {
            socket.say(play(move));
            if (std::string(move) == "a2a3") {
                ASSERT_FALSE(hear_until(socket, [](const json& m) {
                                 return m.contains("turn") && m["turn"] == "first" &&
                                        m.contains("history") &&
                                        m["history"]["moves"].size() +
                                                m["history"]["from"].get<std::size_t>() ==
                                            2;
                             }).is_null());
            }
        }
        EXPECT_FALSE(hear_until(calm, [](const json& m) {
                         return m.contains("turn") && m["turn"] == "first" && m.contains("history");
                     }).is_null());
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(result_in(games[i].second),
                  (json{{"winner", "first"}, {"ending", "failure"}, {"rule", habits[i].second}}))
            << habits[i].first;
    }
    calm.say(R"({"command":"resign"})");
    EXPECT_EQ(result_in(calm)["winner"], "second");
}

TEST_F(Engines, AProgramOfTheAssignmentPlaysAWholeGame) {
    ASSERT_EQ(told(allow({"fleet"})), "200");
    const NewTable table = open_table(ana_, against_engine("fleet", "wargame"));
    WebSocketClient socket = ana_.table(table.id);
    const json result = play_to_the_end(socket);
    ASSERT_FALSE(result.is_null());
    EXPECT_EQ(result["ending"], "rule") << result;
}

TEST_F(Engines, OnePlaysALevelWhileSomebodyWatches) {
    ASSERT_EQ(told(allow({"any"})), "200");
    const NewTable table =
        open_table(ana_, settings("reversi", engine_seat("any"), seat("computer", 1)));
    WebSocketClient socket = ana_.table(table.id);
    const json result = result_in(socket);
    ASSERT_FALSE(result.is_null());
    EXPECT_EQ(result["ending"], "rule") << result;
}

TEST_F(Engines, OneThatIsNoLongerAllowedPlaysNoMore) {
    ASSERT_EQ(told(allow({"good"})), "200");
    const NewTable table = open_table(ana_, against_engine("good"));
    WebSocketClient socket = ana_.table(table.id);
    ASSERT_EQ(told(allow(json::array())), "200");
    socket.say(play("e2e4"));
    EXPECT_EQ(result_in(socket),
              (json{{"winner", "first"}, {"ending", "failure"}, {"rule", "crash"}}));
}

TEST_F(Engines, AnAnalysisAsksTheOneThatWasChosen) {
    ASSERT_EQ(told(allow({"good", "any"})), "200");
    const json line{{"game", "chess"},
                    {"options", json::object()},
                    {"start", nullptr},
                    {"moves", {"e4", "e5"}}};
    WebSocketClient socket = ana_.socket("/api/study/socket").second;
    const auto ask_engine = [&](const std::string& name, int id) {
        socket.say(json{{"analyse", line}, {"engine", name}, {"plies", {1, 2}}, {"id", id}}.dump());
    };
    ask_engine("good", 1);
    const json found = hear_until(socket, [](const json& m) { return m.contains("variations"); });
    ASSERT_FALSE(found.is_null());
    EXPECT_EQ(found["ply"], 2);
    EXPECT_EQ(found["depth"], 3);
    EXPECT_EQ(found["score"], 25);
    const json before = hear_until(socket, [](const json& m) { return m.contains("variations"); });
    EXPECT_EQ(before["score"], -25) << "Black is to move, and the score is White's";
    EXPECT_FALSE(hear_until(socket, [](const json& m) { return m.contains("done"); }).is_null());
    ask_engine("any", 2);
    EXPECT_EQ(hear_refusal(socket)["refused"], "no-engine");
    ask_engine("crash", 3);
    EXPECT_EQ(hear_refusal(socket)["refused"], "no-engine");
}

class FewEngines : public Engines {
  protected:
    FewEngines() : Engines(with_mocks({"--engine-processes", "1"})) {}
};

TEST_F(FewEngines, GamesTakeTurnsWithOneProcess) {
    ASSERT_EQ(told(allow({"good", "old", "fleet"})), "200");
    std::vector<std::pair<NewTable, WebSocketClient>> games;
    for (const char* name : {"good", "old", "good"}) {
        const NewTable table = open_table(ana_, against_engine(name));
        games.emplace_back(table, ana_.table(table.id));
    }
    for (const char* move : {"a2a3", "h2h3", "a1a2"}) {
        for (auto& [table, socket] : games) {
            socket.say(play(move));
        }
        for (auto& [table, socket] : games) {
            const json answered = hear_until(socket, [&](const json& m) {
                return is_over(m) ||
                       (m.contains("turn") && m["turn"] == "first" && m.contains("history"));
            });
            ASSERT_TRUE(answered.is_object() && !is_over(answered)) << answered;
        }
    }
    // The program of an assignment is started again for every shot, and goes on.
    const NewTable table = open_table(ana_, against_engine("fleet", "wargame"));
    WebSocketClient socket = ana_.table(table.id);
    games.front().second.say(play("h3h4"));
    const json result = play_to_the_end(socket);
    EXPECT_EQ(result["ending"], "rule") << result;
}

TEST(EnginesOfAHouse, WithoutASandboxNoneRuns) {
    const Folder folder;
    HouseProcess house(TABULEIRO_PROGRAM, folder.path(),
                       with_mocks({"--programs-socket", (folder.path() / "nothing").string()}));
    ASSERT_NE(house.port(), 0) << house.said();
    Browser admin(house.port());
    const std::string link = read_file(folder.path() / "admin-link");
    const std::string secret = link.substr(link.find("#admin=") + 7);
    ASSERT_EQ(told(admin.post(
                  "/api/admin/enter",
                  json{{"secret", secret.substr(0, secret.size() - 1)}, {"name", "Ada"}}.dump())),
              "200");
    const json listed = body_of(admin.get("/api/admin/engines"));
    EXPECT_FALSE(listed["sandbox"].is_null());
    EXPECT_EQ(told(admin.post("/api/admin/engines", R"({"allowed":["good"]})")), "200");
    EXPECT_FALSE(body_of(admin.get("/api/house")).contains("engines"));
    EXPECT_EQ(told(admin.post("/api/tables", against_engine("good").dump())), "403 no-engine");
}

} // namespace
} // namespace tabuleiro::test
