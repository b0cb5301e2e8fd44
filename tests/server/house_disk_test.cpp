// A full disk: the move is refused with the reason, and the game stays as it was.
#include <sys/resource.h>

#include <thread>

#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

TEST(FullDisk, RefusesTheMoveAndSaysSo) {
    const Folder data;
    // Files cannot grow beyond this size, as on a full disk.
    constexpr rlim_t largest_file = 460 * 1024; // a new house needs 385 kB
    HouseProcess house(TABULEIRO_PROGRAM, data.path(), {"--log-file", "/dev/null"}, largest_file);
    ASSERT_NE(house.port(), 0) << house.said();
    Browser ana(house.port());
    const NewTable table = open_table(ana, settings("renpaarden", seat("here"), seat("here")));
    WebSocketClient socket = ana.table(table.id);
    json state = hear_until(socket, [](const json& m) { return m.contains("choices"); });
    ASSERT_FALSE(state.is_null());
    int version = state["version"];
    json refused;
    for (int i = 0; i < 2000 && refused.is_null(); ++i) {
        ASSERT_FALSE(state["choices"].empty()) << "the game ended before the disk was full";
        const std::string move =
            state["choices"][static_cast<std::size_t>(i * 31) % state["choices"].size()]["move"];
        usleep(45'000); // below the limit of messages
        socket.say(play(move, std::to_string(i)));
        json told = hear_until(
            socket, [](const json& m) { return m.contains("choices") || m.contains("refused"); });
        ASSERT_FALSE(told.is_null());
        if (told.contains("refused")) {
            refused = told;
        } else {
            state = told;
            version = told["version"];
        }
    }
    ASSERT_FALSE(refused.is_null()) << "the disk never was full";
    EXPECT_EQ(refused["refused"], "store") << refused;
    EXPECT_FALSE(refused["reasons"].empty());
    // The server is healthy, the table is as before, and acknowledged moves are still there.
    EXPECT_EQ(ana.get("/healthz").status, 200);
    WebSocketClient again = ana.table(table.id);
    const json now = hear_until(again, [](const json& m) { return m.contains("board_view"); });
    ASSERT_FALSE(now.is_null());
    EXPECT_EQ(now["version"], version);
    EXPECT_EQ(ana.post("/api/tables", settings("chess", seat("here"), seat("here")).dump()).status,
              503);
    EXPECT_EQ(house.end(SIGKILL), 128 + SIGKILL);

    HouseProcess roomier(TABULEIRO_PROGRAM, data.path());
    ASSERT_NE(roomier.port(), 0);
    Browser back(roomier.port());
    back.cookie = ana.cookie;
    WebSocketClient later = back.table(table.id);
    const json then = hear_until(later, [](const json& m) { return m.contains("choices"); });
    ASSERT_FALSE(then.is_null());
    EXPECT_EQ(then["version"], version);
    later.say(play(then["choices"][0]["move"]));
    EXPECT_FALSE(hear_until(later, [&](const json& m) {
                     return m.value("version", 0) > version;
                 }).is_null());
}

// A move that is acknowledged and then lost would be worse than a refused one.
class LostFile : public OpenHouse, public testing::WithParamInterface<const char*> {};

TEST_P(LostFile, IsNoticedBeforeAMoveIsAcknowledged) {
    Browser ana = browser();
    const NewTable table = open_table(ana, settings("chess", seat("here"), seat("here")));
    WebSocketClient socket = ana.table(table.id);
    socket.say(play("e2e4"));
    ASSERT_FALSE(hear_move(socket, "e2e4").is_null());
    ASSERT_TRUE(std::filesystem::remove(folder_.path() / GetParam()));
    socket.say(play("e7e5"));
    const json told = hear_until(socket, [](const json& message) {
        return message.contains("refused") || message.contains("history");
    });
    EXPECT_EQ(told.value("refused", ""), "store") << told;
    EXPECT_NE(told.dump().find(GetParam()), std::string::npos) << told;
    EXPECT_EQ(ana.post("/api/tables", settings("chess", seat("here"), seat("here")).dump()).status,
              503);
}

INSTANTIATE_TEST_SUITE_P(OfTheStore, LostFile, testing::Values("house.db", "house.db-wal"));

// Ways for the store to be away for a while, and to come back.
struct Outage {
    const char* name;
    void (*begin)(const HouseProcess&, const std::filesystem::path& data);
    void (*end)(const HouseProcess&, const std::filesystem::path& data);
};

void limit_files(const HouseProcess& house, rlim_t size) {
    const rlimit limit{size, RLIM_INFINITY};
    ASSERT_EQ(::prlimit(house.pid(), RLIMIT_FSIZE, &limit, nullptr), 0);
}

const Outage disk_full{
    "DiskFull",
    [](const HouseProcess& house, const std::filesystem::path&) { limit_files(house, 1); },
    [](const HouseProcess& house, const std::filesystem::path&) {
        limit_files(house, RLIM_INFINITY);
    }};

const Outage file_away{"FileAway",
                       [](const HouseProcess&, const std::filesystem::path& data) {
                           std::filesystem::rename(data / "house.db", data / "away.db");
                       },
                       [](const HouseProcess&, const std::filesystem::path& data) {
                           std::filesystem::rename(data / "away.db", data / "house.db");
                       }};

class StoreAway : public OpenHouse, public testing::WithParamInterface<Outage> {
  protected:
    // A game with clocks in which both have moved.
    WebSocketClient begin_game(const std::string& time) {
        json wanted = settings("chess", seat("here"), seat("here"));
        wanted["time"] = {{"first", time}, {"second", time}};
        Browser ana = browser();
        const NewTable table = open_table(ana, wanted);
        WebSocketClient socket = ana.table(table.id);
        for (const char* move : {"e2e4", "e7e5"}) {
            socket.say(play(move));
            EXPECT_FALSE(hear_move(socket, move).is_null());
        }
        return socket;
    }
    void begin_outage() { GetParam().begin(house_, folder_.path()); }
    void end_outage() { GetParam().end(house_, folder_.path()); }

    static json hear_standing_clocks(WebSocketClient& socket) {
        return hear_until(socket, [](const json& message) {
            return message.contains("clocks") && message["clocks"]["running"].is_null();
        });
    }
};

TEST_P(StoreAway, RefusesCommandsStopsTheClocksAndPlayGoesOnAfterwards) {
    WebSocketClient socket = begin_game("60");
    begin_outage();
    std::this_thread::sleep_for(std::chrono::seconds(2));
    socket.say(play("g1f3", "k1"));
    bool stopped = false;
    const json refused = hear_until(socket, [&](const json& message) {
        stopped |= message.contains("clocks") && message["clocks"]["running"].is_null();
        return message.contains("refused");
    });
    EXPECT_EQ(refused["refused"], "store") << refused;
    EXPECT_EQ(refused["reply_to"], "k1") << refused;
    EXPECT_FALSE(refused["reasons"].empty()) << refused;
    if (!stopped) {
        EXPECT_FALSE(hear_standing_clocks(socket).is_null()) << "the page is not told";
    }
    std::this_thread::sleep_for(std::chrono::seconds(2));
    socket.say(play("g1f3", "k2"));
    EXPECT_EQ(hear_refusal(socket)["refused"], "store");
    end_outage();
    socket.say(play("g1f3", "k3"));
    const json moved = hear_move(socket, "g1f3");
    ASSERT_FALSE(moved.is_null());
    for (const char* player : {"first", "second"}) {
        EXPECT_GT(moved["clocks"][player]["left"].get<int>(), 58'500) << player;
    }
}

// The time runs out while the store is away: that is not held against the player.
TEST_P(StoreAway, LosesNoGameOnTime) {
    WebSocketClient socket = begin_game("2");
    begin_outage();
    ASSERT_FALSE(hear_standing_clocks(socket).is_null());
    end_outage();
    socket.say(play("g1f3", "k1"));
    const json moved = hear_move(socket, "g1f3");
    ASSERT_FALSE(moved.is_null());
    EXPECT_GT(moved["clocks"]["first"]["left"].get<int>(), 500);
}

INSTANTIATE_TEST_SUITE_P(Ways, StoreAway, testing::Values(disk_full, file_away),
                         [](const auto& parameters) { return parameters.param.name; });

} // namespace
} // namespace tabuleiro::test
