// Forms of tournaments that are not played in rounds of free players: the team match, and the arena
// through a death of the house.
#include "owned_program.hpp"
#include "tournament_house.hpp"

namespace tabuleiro::test {
namespace {

class FormsHouse : public TournamentHouse {
  protected:
    static json wanted(const std::string& form) {
        return {{"name", "Friday"},
                {"form", form},
                {"table",
                 {{"game", "chess"},
                  {"visibility", "listed"},
                  {"time", {{"first", "300+3"}, {"second", "300+3"}}}}},
                {"break_seconds", 0}};
    }
    // The page of somebody who is there.
    static WebSocketClient page_of(Browser& browser, const std::string& tournament) {
        return browser.socket(path(tournament, "/socket")).second;
    }
    static json open_games(const json& state) {
        json open = json::array();
        for (const json& round : state["played"]) {
            for (const json& board : round["boards"]) {
                if (board["result"].is_null() && !board["stopped"]) {
                    open.push_back(board);
                }
            }
        }
        return open;
    }
    json wait_for_games(const std::string& tournament, std::size_t count) {
        return open_games(wait_for(
            tournament, [count](const json& now) { return open_games(now).size() == count; }));
    }
};

int standing_points(const json& state, int entrant) {
    for (const json& one : state["standings"]) {
        if (one["entrant"] == entrant) {
            return one["points"].get<int>();
        }
    }
    return -1;
}

TEST_F(FormsHouse, ATeamMatchIsPlayedBoardByBoard) {
    json settings = wanted("team-match");
    settings["teams"] = {"Lions", "Lions"};
    EXPECT_EQ(told(ask(director_->browser, "/api/tournaments", settings)), "400 malformed");
    settings["teams"] = {"Lions", "Tigers"};
    settings["rounds"] = 1;
    const std::string id = make(settings);
    std::vector<Known> people = players_in(id, {"Ana", "Rui"}, {{"team", "guest"}});
    Known eva = player("Eva");
    EXPECT_EQ(enter(eva.browser, id, {{"team", "both"}}), "400 malformed");
    EXPECT_EQ(enter(eva.browser, id, {{"team", 1}}), "400 malformed");
    EXPECT_EQ(enter(eva.browser, id), "200") << "the smaller team";
    EXPECT_EQ(command(id, {{"command", "start"}}), "409 phase") << "one against two";
    const json place{{"command", "place"}, {"entrant", 2}, {"team", "home"}, {"board", 1}};
    EXPECT_EQ(command(eva.browser, id, place), "403 director");
    for (const json& wrong :
         {json({{"team", "none"}}), json({{"board", -1}}), json({{"entrant", "x"}})}) {
        json command_with = place;
        command_with.merge_patch(wrong);
        EXPECT_EQ(command(id, command_with), "400 malformed") << wrong;
    }
    EXPECT_EQ(command(id, {{"command", "place"}, {"entrant", 2}, {"team", "home"}, {"board", 9}}),
              "404 no-board");
    ASSERT_EQ(command(id, place), "200");
    ASSERT_EQ(command(id, {{"command", "add"}, {"level", 1}, {"team", "guest"}}), "200");
    ASSERT_EQ(command(id, {{"command", "start"}}), "200");
    const json boards = wait_for_round(id, 1)["played"][0]["boards"];
    ASSERT_EQ(boards.size(), 2U);
    EXPECT_EQ(boards[0]["first"], 2) << "Rui leads the home team now";
    EXPECT_EQ(boards[0]["second"], 1);
    EXPECT_EQ(command(id, place), "409 phase");
    EXPECT_EQ(command(id, {{"command", "pair"}, {"pairs", {{1, 3}, {2, 4}}}}), "409 phase");
    wait_until_open(id, boards[0]["table"]);
    resign(people[0].browser, boards[0]["table"]);
    EXPECT_EQ(command(id, {{"command", "result"}, {"round", 1}, {"board", 2}, {"winner", "draw"}}),
              "200");
    const json over = wait_for_end(id);
    EXPECT_EQ(over["teams"][0]["board_points"], 1.5);
    EXPECT_EQ(over["teams"][0]["match_points"], 2);
    EXPECT_EQ(over["teams"][1]["board_points"], 0.5);
    const std::string report = browser().get(path(id, "/report.trf")).body;
    EXPECT_NE(report.find("013 Lions"), std::string::npos) << report;
    const std::string swiss = make(wanted("swiss"));
    EXPECT_EQ(enter(eva.browser, swiss, {{"team", "home"}}), "409 phase") << "no teams there";
}

TEST_F(FormsHouse, AnArenaPairsWhoeverIsThereAndSurvivesADeath) {
    json settings = wanted("arena");
    settings["minutes"] = 0;
    EXPECT_EQ(told(ask(director_->browser, "/api/tournaments", settings)), "400 malformed");
    settings["minutes"] = 600;
    settings["table"].erase("time");
    EXPECT_EQ(told(ask(director_->browser, "/api/tournaments", settings)), "400 malformed");
    settings["table"]["time"] = wanted("arena")["table"]["time"];
    const std::string id = make(settings);
    std::vector<Known> people = players_in(id, {"Ana", "Rui", "Eva"});
    ASSERT_EQ(command(id, {{"command", "start"}}), "200");
    EXPECT_TRUE(open_games(state(id)).empty()) << "nobody is there";
    auto ana = page_of(people[0].browser, id);
    auto rui = page_of(people[1].browser, id);
    json games = wait_for_games(id, 1);
    const std::string first = games[0]["table"];
    EXPECT_EQ(games[0]["first"].get<int>() + games[0]["second"].get<int>(), 1 + 2);
    EXPECT_EQ(command(id, {{"command", "undo-round"}}), "409 phase");

    // The house dies while they play; nobody is there again until their pages come back.
    die_and_come_back(people);
    wait_until_open(id, first);
    resign(people[1].browser, first);
    ASSERT_FALSE(
        wait_for(id, [](const json& now) { return standing_points(now, 1) == 2; }).is_null());
    auto eva = page_of(people[2].browser, id);
    auto ana_again = page_of(people[0].browser, id);
    games = wait_for_games(id, 1);
    EXPECT_EQ(games[0]["first"].get<int>() + games[0]["second"].get<int>(), 1 + 3);
    EXPECT_NE(games[0]["table"], first);

    // Rui has a break: he is not paired though his page is open; then he is.
    EXPECT_EQ(told(ask(people[1].browser, path(id, "/leave"), json::object())), "200");
    EXPECT_EQ(told(ask(people[1].browser, path(id, "/leave"), json::object())), "409 phase");
    auto rui_again = page_of(people[1].browser, id);
    const json seen = hear_until(rui_again, [](const json& m) { return m.contains("state"); });
    EXPECT_EQ(seen["state"]["entrants"][1]["state"], "resting");
    ASSERT_EQ(command(id, {{"command", "add"}, {"level", 1}}), "200");
    EXPECT_EQ(enter(people[1].browser, id), "200");
    games = wait_for_games(id, 2);
    EXPECT_EQ(games[1]["first"].get<int>() + games[1]["second"].get<int>(), 2 + 4)
        << "Rui and the level";
    EXPECT_EQ(enter(people[1].browser, id), "409 entered");

    // What is still being played at the end does not count.
    ASSERT_EQ(command(id, {{"command", "finish"}}), "200");
    const json over = state(id);
    EXPECT_EQ(over["phase"], "finished");
    EXPECT_TRUE(open_games(over).empty());
    EXPECT_EQ(over["standings"][0]["entrant"], 1);
    EXPECT_EQ(over["standings"][0]["games"], json({2}));
    const std::string late = games[1]["table"];
    wait_until_open(id, late);
    resign(people[1].browser, late);
    EXPECT_EQ(standing_points(state(id), 4), 0);
    EXPECT_EQ(told(ask(people[1].browser, path(id, "/leave"), json::object())), "409 phase");
}

TEST_F(FormsHouse, AProgramThatIsConnectedPlaysInAnArena) {
    const std::string id = make(wanted("arena"));
    Known ana = player("Ana");
    OwnedProgram shooter = make_program(house_, ana.browser, wanted_program("Shooter"));
    EXPECT_EQ(enter(ana.browser, id, {{"program", shooter.id}}), "200");
    EXPECT_EQ(enter(ana.browser, id), "200");
    ProgramEars ears(shooter);
    auto page = page_of(ana.browser, id);
    ASSERT_EQ(command(id, {{"command", "start"}}), "200");
    const json games = wait_for_games(id, 1);
    EXPECT_EQ(ears.hear("game")["table"], games[0]["table"]);
}

} // namespace
} // namespace tabuleiro::test
