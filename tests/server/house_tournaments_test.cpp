// Tournaments of people and levels, from the beginning to the end, through a crash, and those who
// try to direct without being directors.
#include "in_lobby.hpp"
#include "tournament_house.hpp"

namespace tabuleiro::test {
namespace {

json wanted(const std::string& form = "swiss", int rounds = 2) {
    return {{"name", "Autumn"},
            {"form", form},
            {"rounds", rounds},
            {"table", {{"game", "chess"}, {"visibility", "listed"}}},
            {"break_seconds", 0}};
}

json entrant_named(const json& state, const std::string& name) {
    for (const json& one : state["entrants"]) {
        if (one["name"] == name) {
            return one;
        }
    }
    return nullptr;
}

int results_in(const json& state) {
    int results = 0;
    for (const json& round : state["played"]) {
        for (const json& board : round["boards"]) {
            results += board["result"].is_null() ? 0 : 1;
        }
    }
    return results;
}

TEST_F(TournamentHouse, AKnockoutGoesOnUntilOneIsLeft) {
    json settings = wanted("knockout");
    settings["games"] = 0;
    EXPECT_EQ(told(ask(director_->browser, "/api/tournaments", settings)), "400 malformed");
    settings["games"] = 1;
    settings["third_place"] = true;
    const std::string id = make(settings);
    for (int level = 1; level <= 2; ++level) {
        ASSERT_EQ(command(id, {{"command", "add"}, {"level", level}}), "200");
    }
    std::vector<Known> people = players_in(id, {"Ana", "Rui"});
    ASSERT_EQ(command(id, {{"command", "start"}}), "200");
    ASSERT_FALSE(wait_for_round(id, 1).is_null());
    const auto enter_results = [&](int round) {
        for (int board = 1; board <= 2; ++board) {
            ASSERT_EQ(command(id, {{"command", "result"},
                                   {"round", round},
                                   {"board", board},
                                   {"winner", "first"}}),
                      "200");
        }
    };
    enter_results(1);
    const json last = wait_for_round(id, 2);
    ASSERT_FALSE(last.is_null());
    EXPECT_EQ(last["rounds"], nullptr);
    ASSERT_EQ(last["bracket"].size(), 2U);
    EXPECT_EQ(last["bracket"][1][1]["third_place"], true);
    EXPECT_EQ(last["bracket"][0][0]["winner"], last["played"][0]["boards"][0]["first"]);
    EXPECT_EQ(command(id, {{"command", "result"}, {"round", 1}, {"board", 1}, {"winner", "draw"}}),
              "409 phase");
    EXPECT_EQ(command(id, {{"command", "pair"}, {"pairs", {{1, 2}, {3, 4}}}}), "409 phase");
    Known eva = player("Eva");
    EXPECT_EQ(enter(eva.browser, id), "409 phase");
    enter_results(2);
    const json over = wait_for_end(id);
    ASSERT_FALSE(over.is_null());
    for (std::size_t place = 0; place < 4; ++place) {
        EXPECT_EQ(over["standings"][place]["rank"], static_cast<int>(place) + 1);
    }
}

TEST_F(TournamentHouse, ASwissOfPeopleRunsByItself) {
    const std::string id = make(wanted());
    std::vector<Known> people = players_in(id, {"Ana", "Rui", "Eva", "Gil"});
    WebSocketClient wall = browser().socket(path(id, "/socket")).second;
    const json first =
        hear_until(wall, [](const json& m) { return m.value("tournament", "") == "state"; });
    ASSERT_FALSE(first.is_null());
    EXPECT_EQ(first["state"]["phase"], "entry");
    EXPECT_EQ(first["state"]["entrants"].size(), 4U);
    EXPECT_EQ(first["state"]["you"]["may_enter"], false);
    InLobby ana(people[0].browser);
    ASSERT_EQ(command(id, {{"command", "start"}, {"id", "c1"}}), "200");
    EXPECT_EQ(command(id, {{"command", "start"}, {"id", "c1"}}), "200") << "sent again";
    EXPECT_EQ(command(id, {{"command", "start"}, {"id", "c2"}}), "409 phase");
    for (int round = 1; round <= 2; ++round) {
        const json now = wait_for_round(id, round);
        ASSERT_FALSE(now.is_null());
        const json boards = now["played"][static_cast<std::size_t>(round - 1)]["boards"];
        ASSERT_EQ(boards.size(), 2U);
        for (const json& board : boards) {
            Browser& loser = people[board["second"].get<std::size_t>() - 1].browser;
            EXPECT_EQ(body_of(loser.get(path(id)))["you"]["table"], board["table"]);
            wait_until_open(id, board["table"]);
            resign(loser, board["table"]);
        }
        if (round == 1) {
            EXPECT_FALSE(ana.hear("begun")["table"].is_null());
        }
    }
    const json over = wait_for_end(id);
    ASSERT_FALSE(over.is_null());
    EXPECT_EQ(over["standings"][0]["points"], 2);
    EXPECT_EQ(over["standings"][0]["won"], 2);
    EXPECT_EQ(over["standings"][3]["points"], 0);
    for (const json& board : over["played"][0]["boards"]) {
        EXPECT_EQ(board["result"]["by"], "table");
        EXPECT_EQ(board["result"]["winner"], "first");
    }
    EXPECT_FALSE(hear_until(wall, [](const json& m) {
                     return m.value("tournament", "") == "change" && m["phase"] == "finished";
                 }).is_null());
    // Exports.
    const HttpAnswer csv = browser().get(path(id, "/standings.csv"));
    EXPECT_EQ(csv.body.substr(0, 10), "rank,name,");
    EXPECT_EQ(std::count(csv.body.begin(), csv.body.end(), '\n'), 5);
    EXPECT_EQ(body_of(browser().get(path(id, "/standings.json")))["standings"], over["standings"]);
    const HttpAnswer games = browser().get(path(id, "/games"));
    std::size_t count = 0;
    for (std::size_t at = 0; (at = games.body.find("[Result \"1-0\"]", at)) != std::string::npos;
         ++at) {
        ++count;
    }
    EXPECT_EQ(count, 4U) << games.body;
    EXPECT_EQ(body_of(people[0].browser.get("/api/tournaments"))["tournaments"][0]["entered"],
              true);
    const json log = body_of(director_->browser.get(path(id, "/log")))["entries"];
    EXPECT_EQ(log.back()["action"], "created");
    EXPECT_EQ(log.front()["action"], "finish");
    EXPECT_EQ(log.front()["by"], nullptr);
}

TEST_F(TournamentHouse, LevelsPlayWithoutAnybodyWhoWatches) {
    json settings = wanted("round-robin");
    settings["table"]["start"] = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1"; // mate in one
    const std::string id = make(settings);
    for (int i = 0; i < 2; ++i) {
        ASSERT_EQ(command(id, {{"command", "add"}, {"level", 8}}), "200");
    }
    EXPECT_EQ(command(id, {{"command", "add"}, {"level", 9}}), "400 malformed");
    EXPECT_EQ(command(id, {{"command", "add"}, {"engine", "none"}}), "403 no-engine");
    ASSERT_EQ(command(id, {{"command", "start"}}), "200");
    const json over = wait_for_end(id);
    ASSERT_FALSE(over.is_null());
    EXPECT_EQ(over["played"][0]["boards"][0]["result"]["by"], "table");
    EXPECT_EQ(over["played"][0]["boards"][0]["result"]["winner"], "first");
    EXPECT_EQ(over["entrants"][1]["kind"], "level");
    EXPECT_EQ(over["entrants"][1]["level"], 8);
}

TEST_F(TournamentHouse, APersonPlaysALevelInATournamentWithoutHelp) {
    const std::string id = make(wanted());
    Known ana = player("Ana");
    ASSERT_EQ(enter(ana.browser, id), "200");
    ASSERT_EQ(command(id, {{"command", "add"}, {"level", 1}}), "200");
    ASSERT_EQ(command(id, {{"command", "start"}}), "200");
    ASSERT_FALSE(wait_for_round(id, 1).is_null());
    const std::string table = state(id)["played"][0]["boards"][0]["table"];
    wait_until_open(id, table);
    WebSocketClient socket = ana.browser.table(table);
    const json seen = hear_until(socket, [](const json& m) { return m.contains("you"); });
    EXPECT_EQ(seen["tournament"], id);
    EXPECT_NE(seen["you"], "watcher");
    for (const json& kind : seen["allowed"]) {
        EXPECT_TRUE(kind != "hint" && kind != "abort" && kind != "ask-takeback") << kind;
    }
}

TEST_F(TournamentHouse, TheHouseDiesInTheMiddleOfARound) {
    const std::string id = make(wanted());
    std::vector<Known> people = players_in(id, {"Ana", "Rui", "Eva", "Gil"});
    ASSERT_EQ(command(id, {{"command", "start"}, {"id", "c1"}}), "200");
    // At once: no table, or one of them, or both have been opened by now.
    for (int death = 0; death < 4; ++death) {
        die_and_come_back(people);
        // Before each death but the first a game has ended, and each of them counts once.
        const json now = wait_for(id, [death](const json& seen) {
            return seen["round"] == (death < 2 ? 1 : 2) && results_in(seen) == death;
        });
        ASSERT_FALSE(now.is_null());
        EXPECT_EQ(command(id, {{"command", "start"}, {"id", "c1"}}), "200") << "sent again";
        const json round = now["played"].back();
        ASSERT_EQ(round["boards"].size(), 2U);
        for (const json& board : round["boards"]) {
            if (!board["result"].is_null()) {
                continue;
            }
            // One game ends, and the house dies right after it.
            Browser& loser = people[board["second"].get<std::size_t>() - 1].browser;
            wait_until_open(id, board["table"]);
            resign(loser, board["table"]);
            break;
        }
    }
    const json over = wait_for_end(id);
    ASSERT_FALSE(over.is_null());
    int won = 0;
    for (const json& one : over["standings"]) {
        won += one["won"].get<int>();
    }
    EXPECT_EQ(won, 4);
    const json log = body_of(director_->browser.get(path(id, "/log")))["entries"];
    EXPECT_EQ(std::count_if(log.begin(), log.end(),
                            [](const json& one) { return one["action"] == "played"; }),
              4);
    EXPECT_EQ(std::count_if(log.begin(), log.end(),
                            [](const json& one) { return one["action"] == "start-round"; }),
              2);
}

TEST_F(TournamentHouse, TheDirectorForfeitsUndoesAndEntersResults) {
    json settings = wanted("swiss", 3);
    settings["rounds_start"] = "director";
    const std::string id = make(settings);
    std::vector<Known> people = players_in(id, {"Ana", "Rui", "Eva"});
    ASSERT_EQ(command(id, {{"command", "start"}}), "200");
    ASSERT_EQ(command(id, {{"command", "pair"},
                           {"pairs", json::array({json::array({2, 1})})},
                           {"byes", {3}}}),
              "200");
    EXPECT_EQ(state(id)["played"][0]["state"], "paired");
    ASSERT_EQ(command(id, {{"command", "start-round"}}), "200");
    json board = state(id)["played"][0]["boards"][0];
    EXPECT_EQ(board["first"], 2);
    const std::string table = board["table"];
    wait_until_open(id, table);
    // Rui is there and Ana is not.
    WebSocketClient rui = people[1].browser.table(table);
    ASSERT_FALSE(
        hear_until(rui, [](const json& m) { return m.value("phase", "") == "playing"; }).is_null());
    EXPECT_EQ(command(id, {{"command", "forfeit-absent"}}), "200");
    board = state(id)["played"][0]["boards"][0];
    EXPECT_EQ(board["result"]["winner"], "first");
    EXPECT_EQ(board["result"]["forfeit"], true);
    EXPECT_FALSE(
        hear_until(rui, [](const json& m) { return m.value("phase", "") == "over"; }).is_null())
        << "the table is closed";
    EXPECT_EQ(state(id)["standings"][0]["points"], 1);
    // A bye that was asked for, a withdrawal, a result by hand.
    EXPECT_EQ(command(id, {{"command", "bye"}, {"entrant", 3}, {"points", 0.5}}), "200");
    EXPECT_EQ(command(id, {{"command", "pair-round"}}), "200") << "a forfeit is no encounter";
    EXPECT_EQ(command(id, {{"command", "undo-round"}}), "200") << "the proposal";
    EXPECT_EQ(state(id)["round"], 1);
    EXPECT_EQ(command(id, {{"command", "undo-round"}}), "200");
    json now = state(id);
    EXPECT_EQ(now["round"], 0);
    EXPECT_EQ(now["phase"], "paused");
    EXPECT_EQ(now["standings"][0]["points"], 0);
    EXPECT_EQ(command(id, {{"command", "resume"}}), "200");
    EXPECT_EQ(command(id, {{"command", "start-round"}}), "200");
    now = state(id);
    EXPECT_EQ(now["played"][0]["byes"][0]["entrant"], 3);
    EXPECT_EQ(now["played"][0]["byes"][0]["points"], 0.5);
    const int version = now["version"];
    EXPECT_EQ(command(id, {{"command", "withdraw"}, {"entrant", 1}, {"version", version - 1}}),
              "409 too-late");
    EXPECT_EQ(command(id, {{"command", "withdraw"}, {"entrant", 1}, {"version", version}}), "200");
    now = state(id);
    EXPECT_EQ(now["played"][0]["state"], "complete");
    EXPECT_EQ(entrant_named(now, "Ana")["state"], "withdrawn");
    EXPECT_EQ(command(id, {{"command", "result"}, {"round", 1}, {"board", 1}, {"winner", "draw"}}),
              "200");
    EXPECT_EQ(state(id)["played"][0]["boards"][0]["result"]["by"], "director");
    EXPECT_EQ(command(id, {{"command", "finish"}}), "200");
    EXPECT_EQ(state(id)["phase"], "finished");
}

TEST_F(TournamentHouse, NobodyElseDirects) {
    const std::string id = make(wanted());
    Known ana = player("Ana");
    Known rui = player("Rui");
    Known other = teacher("Dora");
    ASSERT_EQ(enter(ana.browser, id), "200");
    ASSERT_EQ(enter(rui.browser, id), "200");
    EXPECT_EQ(enter(rui.browser, id), "409 entered");
    ASSERT_EQ(command(id, {{"command", "start"}}), "200");
    ASSERT_FALSE(wait_for_round(id, 1).is_null());
    Browser visitor = browser();
    const std::vector<json> commands{
        {{"command", "result"}, {"round", 1}, {"board", 1}, {"winner", "first"}},
        {{"command", "withdraw"}, {"entrant", 2}},
        {{"command", "undo-round"}},
        {{"command", "finish"}},
        {{"command", "add"}, {"level", 1}}};
    for (const json& one : commands) {
        EXPECT_EQ(command(ana.browser, id, one), "403 director") << one;
        EXPECT_EQ(command(other.browser, id, one), "403 director") << one;
        EXPECT_EQ(command(visitor, id, one), "401 sign-in") << one;
    }
    EXPECT_EQ(told(ana.browser.get(path(id, "/log"))), "403 director");
    EXPECT_EQ(told(ask(visitor, "/api/tournaments", wanted())), "401 sign-in");
    EXPECT_EQ(told(ask(ana.browser, "/api/tournaments", wanted())), "403 teachers");
    EXPECT_EQ(enter(visitor, id), "401 sign-in");
    EXPECT_EQ(command(id, {{"command", "add"}, {"person", other.id}}), "403 may-not");
    EXPECT_EQ(command(id, {{"command", "add"}, {"person", "nobody"}}), "404 no-player");
    EXPECT_EQ(told(ask(other.browser, path(id, "/leave"), json::object())), "404 no-entrant");
    EXPECT_EQ(told(ask(rui.browser, path(id, "/leave"), {{"program", ana.id}})), "404 no-program");
    EXPECT_EQ(state(id)["played"][0]["boards"][0]["result"], nullptr);
    EXPECT_EQ(command(*admin_, id, {{"command", "pause"}}), "200") << "an administrator may";
    EXPECT_EQ(told(ask(rui.browser, path(id, "/leave"), json::object())), "200");
    EXPECT_EQ(state(id)["played"][0]["boards"][0]["result"]["forfeit"], true);
    ASSERT_EQ(told(ask(*admin_, "/api/admin/policies", {{"tournaments", "players"}})), "200");
    EXPECT_EQ(told(ask(ana.browser, "/api/tournaments", wanted())), "200");
    for (const json& wrong : {json::array(), json::object(), json({{"name", "x"}})}) {
        EXPECT_EQ(told(ask(director_->browser, "/api/tournaments", wrong)), "400 malformed");
    }
    EXPECT_EQ(told(visitor.get(path("nowhere"))), "404 no-tournament");
}

TEST_F(TournamentHouse, OneForAGroupIsForItsMembers) {
    const json group = make_group(director_->browser, "5A");
    const json cards = add_members(director_->browser, group, {"Ana", "Rui"});
    Browser ana = signed_in(cards[0]);
    Known stranger = player("Ivo");
    json settings = wanted();
    settings["entry"] = {{"kind", "group"}, {"group", "another"}};
    EXPECT_EQ(told(ask(director_->browser, "/api/tournaments", settings)), "404 no-group");
    settings["entry"]["group"] = group["id"];
    const std::string id = make(settings);
    EXPECT_EQ(told(stranger.browser.get(path(id))), "404 no-tournament");
    EXPECT_EQ(told(browser().get(path(id))), "404 no-tournament");
    EXPECT_EQ(enter(stranger.browser, id), "404 no-tournament");
    EXPECT_TRUE(body_of(stranger.browser.get("/api/tournaments"))["tournaments"].empty());
    EXPECT_EQ(body_of(ana.get("/api/tournaments"))["tournaments"].size(), 1U);
    EXPECT_EQ(body_of(ana.get(path(id)))["you"]["may_enter"], true);
    EXPECT_EQ(enter(ana, id), "200");
    EXPECT_EQ(command(id, {{"command", "add"}, {"person", cards[1]["person"]["id"]}}), "200")
        << "a pupil of the director";
}

TEST_F(TournamentHouse, ADirectorImportsPlayersAndExportsAReport) {
    const json group = make_group(director_->browser, "5A");
    add_members(director_->browser, group, {"Ana Sousa", "Rui Costa", "Eva Reis"});
    Known stranger = player("Ivo");
    const std::string id = make(wanted());
    const auto import = [&](Browser& browser, const json& body) {
        return ask(browser, path(id, "/players"), body);
    };
    const json first = body_of(
        import(director_->browser, {{"players", "name;rating\r\n\"Sousa, Ana\";1500\r\nNobody;\r\n"
                                                "ivo\r\n"}}));
    EXPECT_EQ(first, (json{{"added", {"Sousa, Ana"}},
                           {"entered", json::array()},
                           {"unknown", {"Nobody", "ivo"}}}))
        << "whoever is not a pupil enters by themselves";
    const HttpAnswer report = director_->browser.get(path(id, "/report.trf"));
    ASSERT_EQ(report.status, 200);
    EXPECT_NE(report.body.find("Ana Sousa"), std::string::npos) << report.body;
    std::string other = report.body;
    other.replace(other.find("Ana Sousa"), 9, "Rui Costa");
    EXPECT_EQ(body_of(import(director_->browser, {{"players", other}}))["added"],
              json::array({"Rui Costa"}));
    EXPECT_EQ(body_of(import(director_->browser, {{"players", report.body}}))["entered"],
              json::array({"Ana Sousa"}));
    EXPECT_EQ(body_of(import(*admin_, {{"players", "IVO"}}))["added"], json::array({"IVO"}))
        << "an administrator adds anybody";
    EXPECT_EQ(state(id)["entrants"].size(), 3U);
    EXPECT_EQ(entrant_named(state(id), "Ivo")["kind"], "person");

    Browser visitor = browser();
    Known teacher_of_others = teacher("Dora");
    const json list{{"players", "Eva Reis"}};
    EXPECT_EQ(told(import(visitor, list)), "401 sign-in");
    EXPECT_EQ(told(import(stranger.browser, list)), "403 director");
    EXPECT_EQ(told(import(teacher_of_others.browser, list)), "403 director");
    EXPECT_EQ(told(ask(director_->browser, path("nowhere", "/players"), list)),
              "404 no-tournament");
    const std::vector<json> wrong{json::array(),          json::object(),
                                  {{"players", 1}},       {{"players", "a"}, {"more", 1}},
                                  {{"players", "\"Ana"}}, {{"players", "001 x"}}};
    for (const json& body : wrong) {
        EXPECT_EQ(told(import(director_->browser, body)), "400 malformed") << body;
    }
    std::string many;
    for (int i = 0; i <= 1000; ++i) {
        many += "n" + std::to_string(i) + "\n";
    }
    EXPECT_EQ(told(import(director_->browser, {{"players", many}})), "409 full");
    EXPECT_EQ(told(visitor.get(path(id, "/report.trf"))), "200");
    EXPECT_EQ(state(id)["entrants"].size(), 3U);

    json settings = wanted();
    settings["entry"] = {{"kind", "group"}, {"group", group["id"]}};
    const std::string closed = make(settings);
    EXPECT_EQ(told(visitor.get(path(closed, "/report.trf"))), "404 no-tournament");
    EXPECT_EQ(told(ask(stranger.browser, path(closed, "/players"), list)), "404 no-tournament");
    std::string answer;
    for (int i = 0; i < 40 && answer != "429 too-often"; ++i) {
        answer = told(import(director_->browser, list));
    }
    EXPECT_EQ(answer, "429 too-often");
}

TEST_F(TournamentHouse, OneByCodeNeedsIt) {
    json settings = wanted();
    settings["entry"] = {{"kind", "code"}};
    const std::string id = make(settings);
    const std::string code = state(id)["code"];
    Known ana = player("Ana");
    EXPECT_FALSE(body_of(ana.browser.get(path(id))).contains("code"));
    EXPECT_EQ(enter(ana.browser, id), "403 entry");
    EXPECT_EQ(enter(ana.browser, id, {{"code", "guess"}}), "403 entry");
    EXPECT_EQ(enter(ana.browser, id, {{"code", code}}), "200");
}

} // namespace
} // namespace tabuleiro::test
