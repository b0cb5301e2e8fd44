// Histories, profiles and ratings over HTTP, of a house that plays.
#include "people_house.hpp"
#include "support/child.hpp"

namespace tabuleiro::test {
namespace {

class HistoryHouse : public PeopleHouse {
  protected:
    // The second player mates; the table's id.
    std::string play_game(Browser& first, Browser& second, bool rated) {
        json wanted = settings("chess", seat("here"), seat("link"));
        wanted["rated"] = rated;
        const NewTable table = open_table(first, wanted);
        EXPECT_EQ(told(join(second, table, table.key)), "200");
        WebSocketClient one = first.table(table.id);
        WebSocketClient other = second.table(table.id);
        const std::vector<std::string> moves{"f2f3", "e7e5", "g2g4", "d8h4"};
        for (std::size_t i = 0; i < moves.size(); ++i) {
            (i % 2 == 0 ? one : other).say(play(moves[i]));
            EXPECT_FALSE(hear_move(i % 2 == 0 ? other : one, moves[i]).is_null()) << moves[i];
        }
        return table.id;
    }
    static json get(Browser& browser, const std::string& path) {
        const HttpAnswer answer = browser.get(path);
        EXPECT_EQ(told(answer), "200") << path;
        return body_of(answer);
    }
    static std::string of(const Known& person, const std::string& more = "") {
        return "/api/people/" + person.id + more;
    }
};

TEST_F(HistoryHouse, AGameIsInTheHistoriesOfBoth) {
    Known ana = player("Ana");
    Known bia = player("Bia");
    const std::string table = play_game(ana.browser, bia.browser, true);
    const json history = get(ana.browser, "/api/me/history");
    ASSERT_EQ(history["games"].size(), 1U);
    EXPECT_TRUE(history["next"].is_null());
    const json& game = history["games"][0];
    EXPECT_EQ(game["table"], table);
    EXPECT_EQ(game["game"], "chess");
    EXPECT_EQ(game["seat"], "first");
    EXPECT_EQ(game["opponent"], (json{{"name", "Bia"}, {"person", bia.id}, {"level", nullptr}}));
    EXPECT_EQ(game["result"], "lost");
    EXPECT_EQ(game["ending"], "rule");
    EXPECT_EQ(game["speed"], "none");
    EXPECT_EQ(game["rated"], true);
    EXPECT_LT(game["rating"]["after"], game["rating"]["before"]);
    const auto games = [&](Browser& browser, const std::string& query) {
        return get(browser, "/api/me/history?" + query)["games"].size();
    };
    EXPECT_EQ(games(bia.browser, "result=won&game=chess&speed=none&opponent=" + ana.id), 1U);
    EXPECT_EQ(games(bia.browser, "result=lost"), 0U);
    EXPECT_EQ(games(bia.browser, "game=reversi"), 0U);
    EXPECT_EQ(games(bia.browser, "to=1000"), 0U);
    EXPECT_EQ(told(bia.browser.get("/api/me/history?result=best")), "422 malformed");
    EXPECT_EQ(told(browser().get("/api/me/history")), "401 sign-in");
}

TEST_F(HistoryHouse, TheTableTellsWhatBecameOfTheRatings) {
    Known ana = player("Ana");
    Known bia = player("Bia");
    const std::string rated = play_game(ana.browser, bia.browser, true);
    Browser anybody = browser();
    const json changes = get(anybody, "/api/tables/" + rated + "/ratings");
    EXPECT_EQ(changes["rated"], true);
    EXPECT_GT(changes["second"]["after"]["rating"], changes["second"]["before"]["rating"]);
    EXPECT_EQ(changes["first"]["before"]["games"], 0);
    EXPECT_EQ(changes["first"]["after"]["games"], 1);
    EXPECT_EQ(changes["first"]["after"]["provisional"], true);
    const std::string casual = play_game(ana.browser, bia.browser, false);
    EXPECT_EQ(get(anybody, "/api/tables/" + casual + "/ratings"),
              (json{{"rated", false}, {"first", nullptr}, {"second", nullptr}}));
    const NewTable open = open_table(ana.browser, settings("chess", seat("here"), seat("link")));
    EXPECT_EQ(told(anybody.get("/api/tables/" + open.id + "/ratings")), "409 playing");
    EXPECT_EQ(told(anybody.get("/api/tables/nowhere/ratings")), "404 no-table");
}

TEST_F(HistoryHouse, TheTableTellsWhoPlaysThere) {
    Known ana = player("Ana");
    Known bia = player("Bia");
    const std::string path = "/api/tables/" + play_game(ana.browser, bia.browser, true) + "/people";
    Browser anybody = browser();
    const json people = get(anybody, path);
    EXPECT_EQ(people["rated"], true);
    EXPECT_EQ(people["first"]["person"], ana.id);
    EXPECT_EQ(people["second"]["person"], bia.id);
    EXPECT_EQ(people["second"]["rating"]["games"], 1);
    EXPECT_EQ(told(ask(bia.browser, "/api/me/profile", {{"hides", {"ratings"}}})), "200");
    EXPECT_TRUE(get(anybody, path)["second"]["rating"].is_null());
    EXPECT_EQ(get(bia.browser, path)["second"]["rating"]["games"], 1) << "her own";
    EXPECT_EQ(told(ask(bia.browser, "/api/me/remove", {{"name", "Bia"}})), "200");
    EXPECT_TRUE(get(anybody, path)["second"]["person"].is_null());
    // At one screen the names are not the person's.
    const NewTable here = open_table(ana.browser, settings("chess", seat("here"), seat("here")));
    const json nobody{{"person", nullptr}, {"rating", nullptr}};
    EXPECT_EQ(get(anybody, "/api/tables/" + here.id + "/people"),
              (json{{"rated", false}, {"first", nobody}, {"second", nobody}}));
    EXPECT_EQ(told(anybody.get("/api/tables/nowhere/people")), "404 no-table");
}

TEST_F(HistoryHouse, VisitorsPlayNoRatedGames) {
    json wanted = settings("chess", seat("here"), seat("computer", 1));
    wanted["rated"] = true;
    Browser visitor = browser();
    EXPECT_EQ(told(ask(visitor, "/api/tables", wanted)), "401 sign-in");
    Known ana = player("Ana");
    EXPECT_EQ(told(ask(ana.browser, "/api/tables", wanted)), "200");
    json invitation = settings("chess", seat("here"), seat("link"));
    invitation["rated"] = true;
    const NewTable table = open_table(ana.browser, invitation);
    EXPECT_EQ(told(join(visitor, table, table.key)), "401 sign-in");
    invitation["start"] = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    EXPECT_EQ(told(ask(ana.browser, "/api/tables", invitation)), "400 malformed");
}

TEST_F(HistoryHouse, OthersSeeWhatIsListedAndTheirOwnGames) {
    Known ana = player("Ana");
    Known bia = player("Bia");
    Known eva = player("Eva");
    Browser visitor = browser();
    const std::string table = play_game(ana.browser, bia.browser, true);
    const auto games = [&](Browser& reader) {
        return get(reader, of(ana, "/history"))["games"].size();
    };
    EXPECT_EQ(games(visitor), 0U) << "the game is by link";
    EXPECT_EQ(games(eva.browser), 0U);
    EXPECT_EQ(games(bia.browser), 1U) << "she has played it";
    EXPECT_EQ(games(ana.browser), 1U);
    EXPECT_EQ(games(*admin_), 1U);
    EXPECT_EQ(told(ask(*admin_, "/api/admin/tables/" + table, {{"hide", true}})), "200");
    EXPECT_EQ(games(bia.browser), 1U) << "it is hidden, but not from her";
    EXPECT_EQ(games(ana.browser), 1U);
    EXPECT_EQ(told(ask(*admin_, "/api/admin/tables/" + table, {{"hide", false}})), "200");
    EXPECT_EQ(get(visitor, of(ana))["games"], 0);
    EXPECT_TRUE(get(visitor, of(ana))["opponents"].empty());
    EXPECT_EQ(get(*admin_, of(ana))["games"], 1);
    EXPECT_EQ(get(ana.browser, "/api/me/profile")["opponents"][0]["lost"], 1);
    // Her teacher, once she has agreed.
    Known teacher = PeopleHouse::teacher("Carla");
    const json group = make_group(teacher.browser, "Club");
    EXPECT_EQ(told(ask(teacher.browser, path_of_group(group) + "/invite", {{"name", "Ana"}})),
              "200");
    EXPECT_EQ(games(teacher.browser), 0U);
    const std::string answer = "/api/me/groups/" + group["id"].get<std::string>();
    EXPECT_EQ(told(ask(ana.browser, answer, {{"accept", true}})), "200");
    EXPECT_EQ(games(teacher.browser), 1U);
}

TEST_F(HistoryHouse, AProfileShowsRatingsUnlessTheyAreHidden) {
    Known ana = player("Ana");
    Known bia = player("Bia");
    Browser visitor = browser();
    play_game(ana.browser, bia.browser, true);
    const json profile = get(visitor, of(bia));
    EXPECT_EQ(profile["person"], (json{{"id", bia.id}, {"name", "Bia"}, {"role", "player"}}));
    EXPECT_EQ(profile["you"], false);
    ASSERT_EQ(profile["ratings"].size(), 1U);
    EXPECT_EQ(profile["ratings"][0]["game"], "chess");
    EXPECT_EQ(profile["ratings"][0]["rating"]["games"], 1);
    const json points = get(visitor, of(bia, "/ratings?game=chess"));
    ASSERT_EQ(points["points"].size(), 1U);
    EXPECT_EQ(points["points"][0]["rating"], profile["ratings"][0]["rating"]["rating"]);
    EXPECT_EQ(points["now"]["games"], 1);
    EXPECT_TRUE(get(visitor, of(bia, "/ratings?game=reversi"))["now"].is_null());
    EXPECT_EQ(told(visitor.get(of(bia, "/ratings?game=bridge"))), "422 malformed");

    const json all{{"hides", {"ratings", "opponents", "history"}}};
    EXPECT_EQ(told(ask(bia.browser, "/api/me/profile", all)), "200");
    const json hidden = get(visitor, of(bia));
    for (const char* const part : {"ratings", "opponents", "games"}) {
        EXPECT_TRUE(hidden[part].is_null()) << part;
    }
    EXPECT_EQ(hidden["hides"], all["hides"]);
    EXPECT_EQ(told(visitor.get(of(bia, "/ratings?game=chess"))), "403 hidden");
    EXPECT_EQ(told(visitor.get(of(bia, "/history"))), "403 hidden");
    EXPECT_EQ(get(bia.browser, "/api/me/profile")["ratings"].size(), 1U) << "she sees herself";
    EXPECT_EQ(get(*admin_, of(bia))["ratings"].size(), 1U);
    for (const json& wrong : {json{{"hides", {"name"}}}, json{{"hides", "ratings"}}, json{{}}}) {
        EXPECT_EQ(told(ask(bia.browser, "/api/me/profile", wrong)), "422 malformed");
    }
}

// Whoever was removed, and whoever never was.
TEST_F(HistoryHouse, NobodyFindsOutWhoWasHere) {
    Known ana = player("Ana");
    Known bia = player("Bia");
    play_game(ana.browser, bia.browser, true);
    EXPECT_EQ(told(change(bia.id, {{"remove", true}})), "200");
    Browser visitor = browser();
    for (const std::string& id :
         {bia.id, std::string("bcdfghjkmnpq"), std::string("%00"), std::string("level-3")}) {
        const std::string path = "/api/people/" + id;
        for (const char* const more : {"", "/history", "/ratings?game=chess"}) {
            EXPECT_EQ(told(visitor.get(path + more)), "404 no-person") << path << more;
        }
    }
    const json game = get(ana.browser, "/api/me/history")["games"][0];
    EXPECT_EQ(game["opponent"], (json{{"name", ""}, {"person", nullptr}, {"level", nullptr}}));
    EXPECT_EQ(game["rated"], true);
}

TEST_F(HistoryHouse, TheMostEvenOpponentsAreOffered) {
    Known ana = player("Ana");
    Known bia = player("Bia");
    Known eva = player("Eva");
    play_game(ana.browser, bia.browser, true);
    const std::string path = "/api/me/opponent?game=chess";
    const json first =
        get(eva.browser, path + "&people=" + ana.id + "," + bia.id + ",nobody," + eva.id);
    EXPECT_EQ(first["you"]["games"], 0);
    EXPECT_EQ(first["level"]["level"], 4) << "the one in the middle";
    EXPECT_EQ(first["level"]["expected"], 0.5);
    EXPECT_TRUE(first["person"]["person"] == ana.id || first["person"]["person"] == bia.id);
    EXPECT_TRUE(get(eva.browser, path)["person"].is_null());
    EXPECT_EQ(told(ask(ana.browser, "/api/me/profile", {{"hides", {"ratings"}}})), "200");
    EXPECT_TRUE(get(eva.browser, path + "&people=" + ana.id)["person"].is_null());
    EXPECT_EQ(told(eva.browser.get("/api/me/opponent")), "422 malformed");
}

TEST_F(HistoryHouse, AGameThatEndedBeforeACrashIsRatedAfterIt) {
    Known ana = player("Ana");
    Known bia = player("Bia");
    for (int games = 0; games < 3; ++games) {
        play_game(ana.browser, bia.browser, true);
    }
    EXPECT_EQ(house_.end(SIGKILL), 128 + SIGKILL);
    const HouseProcess again(TABULEIRO_PROGRAM, folder_.path(), roomy());
    Browser visitor(again.port());
    for (const Known* person : {&ana, &bia}) {
        const json ratings = get(visitor, of(*person))["ratings"];
        ASSERT_EQ(ratings.size(), 1U);
        EXPECT_EQ(ratings[0]["rating"]["games"], 3);
    }
}

TEST_F(HistoryHouse, RatingsAreComputedAgainByACommand) {
    Known ana = player("Ana");
    Known bia = player("Bia");
    play_game(ana.browser, bia.browser, true);
    const json before = get(ana.browser, "/api/me/profile")["ratings"];
    const std::vector<std::string> command{
        TABULEIRO_PROGRAM,       "--config", "/dev/null",  "--data",
        folder_.path().string(), "ratings",  "--recompute"};
    EXPECT_EQ(run(command, "/", "").status, 1) << "the house is open";
    EXPECT_EQ(house_.end(SIGKILL), 128 + SIGKILL);
    EXPECT_EQ(run(command, "/", "").status, 0);
    std::vector<std::string> incomplete = command;
    incomplete.pop_back();
    EXPECT_NE(run(incomplete, "/", "").status, 0);
}

} // namespace
} // namespace tabuleiro::test
