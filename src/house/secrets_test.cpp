// The War Game's secrets: a viewer's bytes follow from what that viewer may know, and from nothing
// else. Two tables whose seat sees the same in both send that seat the same, byte by byte.
#include <gtest/gtest.h>

#include <set>

#include "core/text.hpp"
#include "games/wargame/wargame.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using namespace std::chrono_literals;
using test::json;
using test::TableDriver;
using wargame::WarGame;

// The true position of a log: each play, without those that were taken back.
WarGame::Position position_of(const std::vector<Event>& log) {
    std::vector<Event> plays;
    for (const Event& event : log) {
        if (event.kind == EventKind::Play) {
            plays.push_back(event);
        } else if (event.kind == EventKind::AskTakeback) {
            plays.pop_back();
        }
    }
    WarGame::Position position = WarGame::start({}).value();
    for (const Event& event : plays) {
        for (const std::string_view move : words(event.text)) {
            const auto view = WarGame::view(position, *event.seat);
            WarGame::play(position, WarGame::parse(view, move).value());
        }
    }
    return position;
}

// The placings of a fleet in the order of R5.
std::vector<std::string> placings_of(const wargame::Board& board) {
    std::vector<std::string> texts;
    WarGame::View view;
    for (int type = wargame::types; type >= 1; --type) {
        for (int block = 0; block < board.size().blocks(); ++block) {
            const auto matrix = board.matrix(block);
            if (wargame::type_of(matrix) == type) {
                texts.push_back(WarGame::format(
                    view, wargame::Placing{static_cast<std::uint8_t>(block), matrix}));
            }
        }
    }
    return texts;
}

// The log of a game in which that player's fleet is another one.
std::vector<Event> with_other_fleet(std::vector<Event> log, Player player,
                                    const wargame::Board& fleet) {
    const auto placings = placings_of(fleet);
    std::size_t next = 0;
    for (Event& event : log) {
        if (event.kind != EventKind::Play || event.seat != player ||
            event.text.find('@') == std::string::npos) {
            continue;
        }
        const auto pieces = 1 + std::count(event.text.begin(), event.text.end(), ' ');
        event.text.clear();
        for (auto piece = 0; piece < pieces; ++piece) {
            event.text += (piece == 0 ? "" : " ") + placings.at(next++);
        }
    }
    return log;
}

// Everything that a table can say to a viewer.
std::vector<std::string> all_bytes(const Table& table, Viewer viewer, WallTime now) {
    std::vector<std::string> bytes{
        TableView(table, viewer).state(now), TableView(table, viewer).summary(),
        TableView(table, viewer).record(), TableView(table, viewer).presence()};
    for (int since = 0; since <= table.version(); ++since) {
        bytes.push_back(TableView(table, viewer).change(since, now));
    }
    for (int ply = 0; ply <= table.plies(); ++ply) {
        bytes.push_back(*TableView(table, viewer).past({.kind = CommandKind::Show, .ply = ply}));
    }
    return bytes;
}

// A game of random moves, broken off somewhere; with a curtain if both sit at one screen.
void play_at_random(TableDriver& driver, Rng& rng, int commands) {
    const bool shared = host_of(driver.settings()) == Viewer::Both;
    for (int i = 0; i < commands && driver.table().turn(); ++i) {
        driver.now += WallTime(rng.below(1000));
        const Viewer viewer = shared ? Viewer::Both : viewer_of(*driver.table().turn());
        if (driver.may(viewer, "lift")) {
            driver.command(viewer, CommandKind::Lift);
        } else if (rng.below(4) == 0 && driver.may(viewer, "arrange")) {
            driver.command(viewer, CommandKind::Arrange);
        } else if (rng.below(4) == 0 && driver.may(viewer, "ask-takeback")) {
            driver.command(viewer, CommandKind::AskTakeback);
        } else {
            const json moves = driver.state(viewer)["choices"];
            const auto pick = static_cast<std::size_t>(rng.below(moves.size()));
            ASSERT_EQ(driver.play(viewer, moves[pick]["move"].get<std::string>()), "");
        }
    }
}

// Applies both logs event by event and compares what the viewers are told at every version.
void expect_same_bytes(const TableDriver& driver, const std::vector<Event>& other,
                       const std::vector<Viewer>& told, std::optional<Player> hidden_from) {
    Table one = test::require(Table::open("t", driver.settings(), TableDriver::opened));
    Table two = test::require(Table::open("t", driver.settings(), TableDriver::opened));
    for (std::size_t i = 0; i < other.size(); ++i) {
        ASSERT_TRUE(one.apply(driver.log()[i]));
        ASSERT_TRUE(two.apply(other[i]));
        const json perspective =
            json::parse(TableView(one, Viewer::Both).state(driver.now))["perspective"];
        for (const Viewer viewer : told) {
            // At one screen, the other player may see their own fleet when they look.
            if (viewer == Viewer::Both && hidden_from &&
                perspective == name(opponent(*hidden_from))) {
                continue;
            }
            ASSERT_EQ(all_bytes(one, viewer, driver.now), all_bytes(two, viewer, driver.now))
                << name(viewer) << " at version " << one.version();
        }
    }
}

TEST(Secrets, TwoWorldsWithTheSameViewGiveTheSameBytes) {
    int different_worlds = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        for (const char* kind : {"link", "here"}) {
            Rng rng(seed);
            TableDriver driver("wargame", "here", kind, R"("time":{"first":"600","second":"600"})");
            driver.chance = Rng(seed + 1000);
            if (*kind == 'l') {
                driver.join("Rui");
            }
            play_at_random(driver, rng, 2 + static_cast<int>(rng.below(60)));
            // Takebacks cannot be told again with another fleet: leave those games out.
            const auto& log = driver.log();
            if (std::any_of(log.begin(), log.end(), [](const Event& event) {
                    return event.kind == EventKind::AskTakeback;
                })) {
                continue;
            }
            const auto truth = position_of(log);
            for (const Player seat : players) {
                const auto world = WarGame::sample(WarGame::view(truth, seat), rng);
                const auto other =
                    with_other_fleet(log, opponent(seat), world.fleet(opponent(seat)).board);
                different_worlds += other == log ? 0 : 1;
                expect_same_bytes(driver, other,
                                  *kind == 'l' ? std::vector{viewer_of(seat), Viewer::Watcher}
                                               : std::vector{Viewer::Both, Viewer::Watcher},
                                  seat);
            }
        }
    }
    EXPECT_GT(different_worlds, 20);
}

// The ships that a state shows in somebody's waters.
std::set<std::string> ships_shown(const json& board_view, Player waters) {
    std::set<std::string> cells;
    for (const json& piece : board_view["boards"][waters == Player::First ? 0 : 1]["pieces"]) {
        cells.insert(piece["at"].get<std::string>());
    }
    return cells;
}
std::set<std::string> cells_hit(const json& board_view, Player waters) {
    std::set<std::string> cells;
    for (const json& mark : board_view["boards"][waters == Player::First ? 0 : 1]["marks"]) {
        if (mark["is"] != "miss") {
            cells.insert(mark["at"].get<std::string>());
        }
    }
    return cells;
}

// The text of a placing is what the log keeps; nobody else's bytes may have it, unless they placed
// the very same, or may place it now.
void expect_unnamed(const TableDriver& driver, Viewer viewer, const WarGame::Position& truth,
                    Player owner) {
    if (driver.may(viewer, "arrange")) {
        return;
    }
    std::vector<std::string> known;
    if (const auto seat = seat_of(viewer)) {
        known = placings_of(truth.fleet(*seat).board);
    }
    const auto bytes = all_bytes(driver.table(), viewer, driver.now);
    for (const std::string& placing : placings_of(truth.fleet(owner).board)) {
        if (std::find(known.begin(), known.end(), placing) != known.end()) {
            continue;
        }
        for (const std::string& message : bytes) {
            ASSERT_EQ(message.find(placing), std::string::npos)
                << placing << " in " << message.substr(0, 300);
        }
    }
}

TEST(Secrets, NoByteToASeatNamesAnUnseenShip) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed);
        TableDriver driver("wargame", "here", "link");
        driver.chance = Rng(seed);
        driver.join("Rui");
        play_at_random(driver, rng, 60);
        ASSERT_NE(driver.table().phase(), Phase::Over);
        const auto truth = position_of(driver.log());
        for (const Player seat : players) {
            const Player other = opponent(seat);
            const Viewer viewer = viewer_of(seat);
            const json board_view = driver.state(viewer)["board_view"];
            EXPECT_EQ(ships_shown(board_view, other), cells_hit(board_view, other));
            const json watched = driver.state(Viewer::Watcher)["board_view"];
            EXPECT_EQ(ships_shown(watched, other), cells_hit(watched, other));
            expect_unnamed(driver, viewer, truth, other);
            expect_unnamed(driver, Viewer::Watcher, truth, other);
        }
    }
}

TEST(Secrets, ATakebackNeverCrossesAShot) {
    TableDriver driver("wargame", "here", "c1");
    driver.command(Viewer::First, CommandKind::Arrange);
    EXPECT_TRUE(driver.may(Viewer::First, "ask-takeback")) << "the whole arrangement";
    driver.command(Viewer::Second, CommandKind::Arrange);
    EXPECT_TRUE(driver.may(Viewer::First, "ask-takeback")) << "the computer places again";
    driver.command(Viewer::First, CommandKind::AskTakeback);
    EXPECT_EQ(driver.table().plies(), 0);
    driver.command(Viewer::First, CommandKind::Arrange);
    driver.command(Viewer::Second, CommandKind::Arrange);
    driver.moves(Viewer::First, {"B8"});
    EXPECT_FALSE(driver.may(Viewer::First, "ask-takeback"));
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::AskTakeback), "may-not");
}

TEST(Secrets, APersonsFleetIsNotPlacedTwiceForTheOthersSake) {
    TableDriver driver("wargame", "here", "link");
    driver.join("Rui");
    const std::string piece = driver.state(Viewer::First)["choices"][0]["move"];
    driver.moves(Viewer::First, {piece.c_str()});
    driver.command(Viewer::First, CommandKind::AskTakeback); // nobody has seen it, nobody is asked
    EXPECT_EQ(driver.table().plies(), 0);
    driver.command(Viewer::First, CommandKind::Arrange);
    EXPECT_FALSE(driver.may(Viewer::First, "ask-takeback")) << "it is the other's turn";
}

TEST(Secrets, TheCurtainHidesBothFleets) {
    TableDriver driver("wargame", "here", "here", R"("time":{"first":"60","second":"60"})");
    json state = driver.state(Viewer::Both);
    EXPECT_EQ(state["curtain"], "first");
    EXPECT_EQ(state["perspective"], nullptr);
    EXPECT_EQ(state["choices"], json::array());
    EXPECT_EQ(driver.attempt(Viewer::Both, CommandKind::Arrange), "curtain");
    driver.command(Viewer::Both, CommandKind::Lift);
    EXPECT_EQ(driver.state(Viewer::Both)["perspective"], "first");
    driver.command(Viewer::Both, CommandKind::Arrange);
    state = driver.state(Viewer::Both);
    EXPECT_EQ(state["curtain"], "second");
    EXPECT_EQ(state["clocks"]["running"], nullptr) << "nobody pays for passing the device";
    for (const Player waters : players) {
        EXPECT_TRUE(ships_shown(state["board_view"], waters).empty());
    }
    driver.now += 30s;
    driver.command(Viewer::Both, CommandKind::Lift);
    state = driver.state(Viewer::Both);
    EXPECT_EQ(state["perspective"], "second");
    EXPECT_EQ(state["clocks"]["running"], "second");
    EXPECT_EQ(state["clocks"]["second"]["left"], 60'000);
    EXPECT_TRUE(ships_shown(state["board_view"], Player::First).empty());
    EXPECT_EQ(driver.state(Viewer::Watcher)["curtain"], nullptr);
}

// Ways to end a game in which both have placed their fleets and the second is to fire.
struct End {
    const char* name;
    void (*bring)(TableDriver& driver);
};

void sink_everything(TableDriver& driver) {
    while (const auto mover = driver.table().turn()) {
        const json moves = driver.state(viewer_of(*mover))["choices"];
        ASSERT_EQ(driver.play(viewer_of(*mover), moves[0]["move"].get<std::string>()), "");
    }
}

constexpr std::array ends{
    End{"resignation",
        [](TableDriver& driver) { driver.command(Viewer::First, CommandKind::Resign); }},
    End{"leaving", [](TableDriver& driver) { driver.command(Viewer::Second, CommandKind::Leave); }},
    End{"agreement",
        [](TableDriver& driver) {
            driver.command(Viewer::First, CommandKind::OfferDraw);
            driver.command(Viewer::Second, CommandKind::AcceptDraw);
        }},
    End{"time",
        [](TableDriver& driver) {
            driver.now += 601s;
            driver.apply(driver.table().due(driver.now).value());
        }},
    End{"sinking", sink_everything},
};

std::set<std::string> cells_of_fleet(const WarGame::Position& truth, Player owner) {
    std::set<std::string> cells;
    const wargame::Board& board = truth.fleet(owner).board;
    for (int index = 0; index < board.size().cells(); ++index) {
        const wargame::Cell cell = board.size().cell(index);
        if (board.at(cell) != 0) {
            cells.insert(std::string(name(owner)) + ":" + wargame::cell_name(board.size(), cell));
        }
    }
    return cells;
}

TEST(Secrets, BothFleetsAreShownToEverybodyWhenTheGameIsOverAndNotBefore) {
    for (const End& end : ends) {
        SCOPED_TRACE(end.name);
        TableDriver driver("wargame", "here", "link", R"("time":{"first":"600","second":"600"})");
        driver.join("Rui");
        driver.command(Viewer::First, CommandKind::Arrange);
        driver.command(Viewer::Second, CommandKind::Arrange);
        driver.moves(Viewer::First, {"B8"});
        for (const Viewer viewer : test::viewers) {
            const json board_view = driver.state(viewer)["board_view"];
            for (const Player waters : players) {
                if (seat_of(viewer) != waters) {
                    EXPECT_EQ(ships_shown(board_view, waters), cells_hit(board_view, waters));
                }
            }
        }
        end.bring(driver);
        ASSERT_EQ(driver.table().phase(), Phase::Over);
        const auto truth = position_of(driver.log());
        const Table restored = driver.restored();
        for (const Viewer viewer : test::viewers) {
            const json now = driver.state(viewer)["board_view"];
            const json then = json::parse(
                *TableView(driver.table(), viewer).past({.ply = 8}))["past"]["board_view"];
            for (const Player waters : players) {
                EXPECT_EQ(ships_shown(now, waters), cells_of_fleet(truth, waters)) << name(viewer);
                EXPECT_EQ(ships_shown(then, waters), cells_of_fleet(truth, waters)) << name(viewer);
                for (const std::string& placing : placings_of(truth.fleet(waters).board)) {
                    EXPECT_NE(TableView(driver.table(), viewer).record().find(placing),
                              std::string::npos);
                }
            }
            EXPECT_EQ(json::parse(TableView(restored, viewer).state(driver.now))["board_view"],
                      now);
        }
    }
}

TEST(Secrets, ARematchHidesItsFleetsAgain) {
    TableDriver driver("wargame", "here", "link");
    driver.join("Rui");
    driver.command(Viewer::First, CommandKind::Arrange);
    driver.command(Viewer::Second, CommandKind::Arrange);
    driver.command(Viewer::First, CommandKind::Resign);
    driver.command(Viewer::First, CommandKind::Rematch);
    driver.command(Viewer::Second, CommandKind::Rematch);
    const Table next =
        test::require(Table::open("t2", *driver.table().rematch_settings(), TableDriver::opened));
    for (const Viewer viewer : test::viewers) {
        const json board_view =
            json::parse(TableView(next, viewer).state(driver.now))["board_view"];
        EXPECT_TRUE(ships_shown(board_view, Player::First).empty());
        EXPECT_TRUE(ships_shown(board_view, Player::Second).empty());
    }
}

} // namespace
} // namespace tabuleiro::house
