// A simultaneous display: one player against three people and a level, through a death of the
// house.
#include "tournament_house.hpp"

namespace tabuleiro::test {
namespace {

// The director of a display is its host.
class DisplayHouse : public TournamentHouse {
  protected:
    static json wanted() {
        return {
            {"name", "Friday"},
            {"form", "simultaneous"},
            {"host_side", "alternating"},
            {"host_clock", false},
            {"entry", {{"kind", "code"}}},
            {"table", {{"game", "chess"}, {"time", {{"first", "300+3"}, {"second", "300+3"}}}}}};
    }
    // The boards of the round, as soon as all of them have tables that are open.
    json open_boards(const std::string& tournament) {
        const json boards = wait_for_round(tournament, 1)["played"][0]["boards"];
        for (const json& board : boards) {
            wait_until_open(tournament, board["table"]);
        }
        return boards;
    }
    static json seen_at(Browser& browser, const std::string& table) {
        WebSocketClient socket = browser.table(table);
        return hear_until(socket, [](const json& m) { return m.value("phase", "") == "playing"; });
    }
};

TEST_F(DisplayHouse, TheHostPlaysAllOthersAtOnce) {
    const std::string id = make(wanted());
    const json entry = state(id);
    ASSERT_EQ(entry["host"], 1);
    EXPECT_EQ(entry["you"]["entrant"], 1);
    EXPECT_EQ(entry["entrants"][0]["name"], "Carla");
    const std::string code = entry["code"];
    EXPECT_EQ(told(ask(director_->browser, path(id, "/leave"), json::object())), "409 phase");
    EXPECT_EQ(enter(director_->browser, id, {{"code", code}}), "409 entered");
    EXPECT_EQ(command(id, {{"command", "remove"}, {"entrant", 1}}), "409 phase");
    EXPECT_EQ(command(id, {{"command", "start"}}), "409 phase") << "nobody to play with";

    std::vector<Known> people = players_in(id, {"Ana", "Rui", "Eva"}, {{"code", code}});
    ASSERT_EQ(command(id, {{"command", "add"}, {"level", 1}}), "200");
    ASSERT_EQ(command(id, {{"command", "start"}, {"id", "c1"}}), "200");
    json boards = open_boards(id);
    ASSERT_EQ(boards.size(), 4U);
    EXPECT_EQ(state(id)["you"]["table"], nullptr);

    // Which board each opponent has, by entrant.
    std::map<int, json> board_of;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const char* const side = i % 2 == 0 ? "first" : "second";
        const char* const other = i % 2 == 0 ? "second" : "first";
        ASSERT_EQ(boards[i][side], 1);
        board_of[boards[i][other].get<int>()] = boards[i];
        const json seen = seen_at(director_->browser, boards[i]["table"]);
        EXPECT_EQ(seen["you"], side);
        EXPECT_EQ(seen["clocks"][side]["left"], nullptr) << "the host has no clock";
        EXPECT_FALSE(seen["clocks"][other]["left"].is_null());
    }
    for (std::size_t i = 0; i < people.size(); ++i) {
        const std::string own = board_of[static_cast<int>(i) + 2]["table"];
        EXPECT_EQ(body_of(people[i].browser.get(path(id)))["you"]["table"], own);
        EXPECT_NE(seen_at(people[i].browser, own)["you"], "watcher");
        const std::string anothers = board_of[i == 0 ? 3 : 2]["table"];
        EXPECT_EQ(seen_at(people[i].browser, anothers)["you"], "watcher");
    }

    // A move at the first board, a game that is lost, and the house dies.
    const std::string first_table = boards[0]["table"];
    {
        WebSocketClient socket = director_->browser.table(first_table);
        const json seen = hear_until(
            socket, [](const json& m) { return m.contains("choices") && !m["choices"].empty(); });
        ASSERT_FALSE(seen.is_null());
        socket.say(json({{"command", "play"}, {"move", seen["choices"][0]["move"]}}).dump());
        ASSERT_FALSE(
            hear_until(socket, [](const json& m) { return m.contains("history"); }).is_null());
    }
    resign(people[0].browser, board_of[2]["table"]);
    die_and_come_back(people);
    const json after = open_boards(id);
    ASSERT_EQ(after.size(), 4U);
    for (std::size_t i = 0; i < after.size(); ++i) {
        EXPECT_EQ(after[i]["table"], boards[i]["table"]);
        EXPECT_EQ(after[i]["first"], boards[i]["first"]);
    }
    EXPECT_EQ(command(id, {{"command", "start"}, {"id", "c1"}}), "200") << "sent again";
    if (board_of[2]["table"] != first_table) {
        EXPECT_FALSE(seen_at(director_->browser, first_table)["history"]["moves"].empty());
    }

    // The others.
    resign(director_->browser, board_of[3]["table"]);
    const auto enter_result = [&](int opponent, const char* winner) {
        return command(id, {{"command", "result"},
                            {"round", 1},
                            {"board", board_of[opponent]["board"]},
                            {"winner", winner}});
    };
    EXPECT_EQ(enter_result(4, "draw"), "200");
    EXPECT_EQ(enter_result(5, board_of[5]["first"] == 1 ? "first" : "second"), "200");
    const json over = wait_for_end(id);
    ASSERT_FALSE(over.is_null());
    json host = over["standings"][0];
    host.erase("performance");
    EXPECT_EQ(host, json({{"rank", nullptr},
                          {"entrant", 1},
                          {"points", 2.5},
                          {"tie_breaks", json::array()},
                          {"won", 2},
                          {"drawn", 1},
                          {"lost", 1}}));
    EXPECT_EQ(over["standings"][1]["entrant"], 3);
    EXPECT_EQ(over["standings"][1]["rank"], 1);
    EXPECT_EQ(over["standings"][2]["entrant"], 4);
    EXPECT_EQ(over["standings"][3]["rank"], 3);
    EXPECT_EQ(over["standings"][4]["rank"], 3);
}

TEST_F(DisplayHouse, SettingsAreRefusedWithReasons) {
    const auto refused = [this](const json& change) {
        json settings = wanted();
        settings.merge_patch(change);
        return told(ask(director_->browser, "/api/tournaments", settings));
    };
    EXPECT_EQ(refused({{"host_side", "both"}}), "400 malformed");
    EXPECT_EQ(refused({{"host_clock", "no"}}), "400 malformed");
    EXPECT_EQ(refused({{"table", {{"rated", true}}}}), "400 malformed");
    EXPECT_EQ(refused({{"table", {{"rated", true}}}, {"host_clock", true}}), "200");
    Known ana = player("Ana");
    EXPECT_EQ(told(ask(ana.browser, "/api/tournaments", wanted())), "403 teachers");
}

} // namespace
} // namespace tabuleiro::test
