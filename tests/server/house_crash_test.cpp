// The server is killed in the middle of play, a hundred times; no acknowledged move is lost.
#include "core/rng.hpp"
#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

constexpr int deaths = 100;
constexpr int games_at_once = 4;

// Knights that go out and come back on varying paths, so that no position occurs too often.
struct RunningGame {
    NewTable table;
    Browser browser;
    std::vector<std::string> acknowledged{};
    std::vector<std::string> sent{};
};

std::vector<std::string> line_of(const json& state) {
    std::vector<std::string> moves;
    for (const json& move : state["history"]["moves"]) {
        moves.push_back(move["text"]);
    }
    return moves;
}

TEST(Crash, NoAcknowledgedMoveIsLostInAHundredDeaths) {
    const Folder data;
    Rng rng(8);
    std::vector<RunningGame> games;
    std::size_t moves = 0;
    for (int death = 0; death < deaths; ++death) {
        HouseProcess house(TABULEIRO_PROGRAM, data.path(), roomy());
        ASSERT_NE(house.port(), 0) << "after death " << death;
        // The players reconnect, and find every move that was acknowledged.
        std::vector<WebSocketClient> sockets;
        for (RunningGame& game : games) {
            Browser back(house.port());
            back.cookie = game.browser.cookie;
            game.browser = back;
        }
        while (games.size() < games_at_once) {
            RunningGame game{{}, Browser(house.port())};
            game.table = open_table(game.browser, settings("chess", seat("here"), seat("here")));
            ASSERT_FALSE(game.table.id.empty());
            games.push_back(game);
        }
        std::vector<json> states;
        for (RunningGame& game : games) {
            sockets.push_back(game.browser.table(game.table.id));
            json state =
                hear_until(sockets.back(), [](const json& m) { return m.contains("history"); });
            ASSERT_FALSE(state.is_null()) << "table " << game.table.id << " is lost";
            const auto line = line_of(state);
            ASSERT_GE(line.size(), game.acknowledged.size()) << game.table.id;
            for (std::size_t i = 0; i < game.acknowledged.size(); ++i) {
                ASSERT_EQ(line[i], game.acknowledged[i]) << game.table.id << " move " << i;
            }
            // One more move may have been written without being acknowledged.
            ASSERT_LE(line.size(), game.acknowledged.size() + 1) << game.table.id;
            game.acknowledged = line;
            states.push_back(std::move(state));
        }
        // Everyone plays as fast as moves are acknowledged, until the server dies.
        const auto end = std::chrono::steady_clock::now() +
                         std::chrono::milliseconds(20 + static_cast<int>(rng.below(150)));
        bool dying = false;
        for (std::size_t i = 0; !dying; i = (i + 1) % games.size()) {
            const json& choices = states[i]["choices"];
            if (!choices.is_array() || choices.empty()) {
                games.erase(games.begin() +
                            static_cast<std::ptrdiff_t>(i)); // over: a new one next time
                break;
            }
            const std::string move = choices[rng.below(choices.size())]["move"];
            sockets[i].say(play(move));
            if (std::chrono::steady_clock::now() >= end) {
                dying = true; // this one is in flight when the server dies
                break;
            }
            json told = hear_until(sockets[i], [](const json& m) { return m.contains("history"); });
            ASSERT_FALSE(told.is_null());
            games[i].acknowledged.push_back(move);
            ++moves;
            states[i]["choices"] = told.contains("choices") ? told["choices"] : json::array();
        }
        usleep(static_cast<useconds_t>(rng.below(3000)));
        EXPECT_EQ(house.end(SIGKILL), 128 + SIGKILL);
    }
    EXPECT_GT(moves, 200U);
    RecordProperty("moves", static_cast<int>(moves));
}

TEST(Crash, ClocksStandWhileTheHouseIsDown) {
    const Folder data;
    json wanted = settings("chess", seat("here"), seat("here"));
    wanted["time"] = {{"first", "60"}, {"second", "60"}};
    std::string cookie;
    NewTable table;
    {
        HouseProcess house(TABULEIRO_PROGRAM, data.path(), roomy());
        Browser ana(house.port());
        table = open_table(ana, wanted);
        WebSocketClient socket = ana.table(table.id);
        for (const char* move : {"e2e4", "e7e5"}) {
            socket.say(play(move));
            ASSERT_FALSE(hear_move(socket, move).is_null());
        }
        cookie = ana.cookie;
        EXPECT_EQ(house.end(SIGTERM), 0);
    }
    sleep(2);
    HouseProcess house(TABULEIRO_PROGRAM, data.path(), roomy());
    Browser ana(house.port());
    ana.cookie = cookie;
    WebSocketClient socket = ana.table(table.id);
    const json state = hear_until(socket, [](const json& m) {
        return m.contains("clocks") && m["clocks"].is_object() && m["clocks"]["running"] == "first";
    });
    ASSERT_FALSE(state.is_null()) << "the clock goes on when the player is back";
    EXPECT_GT(state["clocks"]["first"]["left"].get<int>(), 58'500);
}

} // namespace
} // namespace tabuleiro::test
