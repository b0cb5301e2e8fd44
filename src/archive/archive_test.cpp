// All games of a house as text, and back.
#include "archive/archive.hpp"

#include <gtest/gtest.h>

#include <regex>

#include "archive/text/text_form.hpp"
#include "core/text.hpp"
#include "games/chess/pgn_reader.hpp"
#include "support/faulty_vfs.hpp"
#include "support/small_stack.hpp"
#include "support/store_sample.hpp"
#include "support/stored_tables.hpp"

namespace tabuleiro::test {
namespace {

class ArchiveTest : public testing::Test {
  protected:
    std::unique_ptr<store::Store> new_store() {
        return require(store::open_sqlite(folder_.file(std::to_string(++stores_) + ".db"),
                                          {.vfs = FaultyVfs::name}));
    }
    static std::string text_of(store::Store& store) {
        std::string text;
        const auto exported =
            archive::export_games(store, [&](std::string_view piece) { text += piece; });
        EXPECT_TRUE(exported && exported->left_out.empty());
        return text;
    }
    // A store in which every scenario has been played.
    std::unique_ptr<store::Store> played_house() {
        auto store = new_store();
        play_all(*store);
        return store;
    }

    Folder folder_;
    FaultyVfs disk_; // without a fault: only for speed, because it waits for no real disk
    int stores_ = 0;
};

TEST_F(ArchiveTest, ExportImportExportGivesTheSameBytes) {
    const auto house = played_house();
    const std::string text = text_of(*house);
    const auto other = new_store();
    const auto imported = archive::import_games(*other, text);
    ASSERT_TRUE(imported) << imported.error().text();
    EXPECT_EQ(imported->games, stored_scenarios().size());
    EXPECT_EQ(imported->added, stored_scenarios().size());
    EXPECT_EQ(text_of(*other), text);
    // And not only the text is the same.
    const auto ids = require(tables(*house));
    for (const std::string& id : ids) {
        const store::TableLog before = *require(load(*house, id));
        const store::TableLog after = *require(load(*other, id));
        EXPECT_EQ(after.events, before.events) << id;
        EXPECT_EQ(after.finish, before.finish) << id;
        EXPECT_EQ(after.table.settings, before.table.settings) << id;
        EXPECT_EQ(after.table.created, before.table.created) << id;
    }
    EXPECT_EQ(unfinished_of(*other, hash_of(1), 9)->size(), 0U);
}

// As words, because lines are broken elsewhere without the ids.
std::string without_command_ids(const std::string& text) {
    const std::string rest = std::regex_replace(text, std::regex(R"(\s#k\d+)"), "");
    std::string joined;
    for (const std::string_view word : words(rest)) {
        joined += std::string(word) + " ";
    }
    return joined;
}

TEST_F(ArchiveTest, CommandIdsAreWrittenWhereThereAreAny) {
    const auto house = played_house();
    std::vector<store::TableLog> logs;
    Rng rng(8);
    for (const std::string& id : require(tables(*house))) {
        logs.push_back(*require(load(*house, id)));
        for (store::Event& event : logs.back().events) {
            if (event.seat && rng.below(3) > 0) {
                event.command_id = "k" + std::to_string(event.number);
            }
        }
    }
    const auto with_ids = new_store();
    ASSERT_TRUE(adopt(*with_ids, logs));
    const std::string text = text_of(*with_ids);
    const auto other = new_store();
    const auto imported = archive::import_games(*other, text);
    ASSERT_TRUE(imported) << imported.error().text();
    for (const store::TableLog& log : logs) {
        EXPECT_EQ((*load(*other, log.table.id))->events, log.events) << log.table.id;
    }
    EXPECT_EQ(text_of(*other), text);
    EXPECT_EQ(without_command_ids(text), without_command_ids(text_of(*house)));
}

TEST_F(ArchiveTest, ImportingTwiceAddsNothingTwice) {
    const auto house = played_house();
    const std::string text = text_of(*house);
    const auto again = archive::import_games(*house, text);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(again->games, stored_scenarios().size());
    EXPECT_EQ(again->added, 0U);
    EXPECT_EQ(text_of(*house), text);
    const auto twice = archive::import_games(*new_store(), text + text);
    ASSERT_TRUE(twice) << twice.error().text();
    EXPECT_EQ(twice->added, stored_scenarios().size());
}

TEST_F(ArchiveTest, OtherChessProgramsReadTheChessGames) {
    const auto house = played_house();
    const auto games = chess::read_pgn(text_of(*house));
    const auto is_chess = [](const Scenario& scenario) { return scenario.game == "chess"; };
    EXPECT_EQ(games.size(),
              std::count_if(stored_scenarios().begin(), stored_scenarios().end(), is_chess))
        << "the other games are not in their way";
    for (const chess::PgnEntry& entry : games) {
        EXPECT_FALSE(entry.damage) << entry.damage->text();
        EXPECT_TRUE(entry.remarks.empty());
    }
}

TEST_F(ArchiveTest, AGameReadsLikeThis) {
    TableDriver driver("chess", "here", "here", R"("time":{"first":"300+2","second":"300+2"})");
    driver.moves(Viewer::Both, {"f2f3"});
    driver.now += WallTime(1500);
    driver.moves(Viewer::Both, {"e7e6"});
    driver.command(Viewer::Both, CommandKind::AskTakeback);
    driver.now += WallTime(500);
    driver.moves(Viewer::Both, {"e7e5", "g2g4", "d8h4"});
    const auto house = new_store();
    put(*house, "t1", driver);
    const std::string text = text_of(*house);
    const auto games = chess::read_pgn(text);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].game.result, chess::PgnResult::BlackWins);
    EXPECT_EQ(games[0].game.line.moves.size(), 4U) << text;
    EXPECT_EQ(games[0].game.tag("TabuleiroTable"), "t1");
    EXPECT_EQ(games[0].game.tag("TabuleiroCreated"), "1970-01-01T00:15:00.000Z");
    ASSERT_FALSE(games[0].game.line.notes.empty());
    const chess::PgnNote& first = games[0].game.line.notes.front();
    EXPECT_EQ(first.ply, 1U);
    EXPECT_TRUE(first.clock) << text;
    EXPECT_EQ(first.comment, "[%entry 1 1970-01-01T00:16:40.000Z] "
                             "[%entry 2 1970-01-01T00:16:41.500Z second play e7e6] "
                             "[%entry 3 1970-01-01T00:16:41.500Z second ask-takeback]");
}

// The whole text or nothing: each of these is one change to a good file.
TEST_F(ArchiveTest, ABadFileNamesLineAndReasonAndImportsNothing) {
    const auto house = played_house();
    const std::string text = text_of(*house);
    struct Change {
        std::string from;
        std::string to;
        std::string reason;
    };
    const std::vector<Change> changes{
        {"% entry 2 ", "% entry 3 ", "is not the next"},
        {" first play ", " second play ", "line "},
        {"% settings {", "% settings [", "line "},
        {"% created 1970", "% created never 1970", "That is no time"},
        {"% end\n", "", "has no end"},
        {"% result ", "% result neither ", "does not follow"},
        {"[%entry 1 1970", "[%entry x 1970", "That is no entry"},
        {"[TabuleiroTable \"", "[Sometable \"", "not been exported"},
        {R"(\"game\":\"chess\")", R"(\"game\":\"go\")", "line "},
        {"% table ", "% tables ", "line "},
        {"% first ", "% winner ", "not known here"},
        {"archive 1\n", "archive 2\n", "newer version"},
    };
    for (const Change& change : changes) {
        std::string bad = text;
        const auto at = bad.find(change.from);
        ASSERT_NE(at, std::string::npos) << change.from;
        bad.replace(at, change.from.size(), change.to);
        const auto other = new_store();
        const auto imported = archive::import_games(*other, bad);
        ASSERT_FALSE(imported) << change.from << " -> " << change.to;
        EXPECT_NE(imported.error().text().find(change.reason), std::string::npos)
            << change.to << ": " << imported.error().text();
        EXPECT_EQ(imported.error().text().substr(0, 5), "line ") << imported.error().text();
        EXPECT_EQ(*tables(*other), std::vector<std::string>{}) << change.to;
    }
}

TEST_F(ArchiveTest, DeepSettingsAreRefusedWithLittleStack) {
    constexpr std::size_t depth = 500'000;
    const std::string brackets = std::string(depth, '[') + std::string(depth, ']') + "}";
    const std::string chess = "[TabuleiroTable \"t\"]\n"
                              "[TabuleiroCreated \"1970-01-01T00:15:00.000Z\"]\n"
                              R"([TabuleiroSettings "{\"game\":)" +
                              brackets + "\"]\n\n*\n";
    const std::string plain = "% tabuleiro archive 1\n\n% table t wargame\n"
                              "% created 1970-01-01T00:15:00.000Z\n% settings {\"game\":" +
                              brackets + "\n% result unfinished\n% end\n";
    const auto store = new_store();
    for (const std::string& text : {chess, plain}) {
        std::string reason;
        on_small_stack([&] {
            const auto imported = archive::import_games(*store, text);
            reason = imported ? "" : imported.error().text();
        });
        EXPECT_NE(reason.find("Settings are a JSON object."), std::string::npos) << reason;
    }
}

TEST_F(ArchiveTest, WhateverIsCutOrGarbledIsRefusedOrReadAsItStands) {
    const auto house = played_house();
    const std::string text = text_of(*house);
    Rng rng(5);
    for (int i = 0; i < 300; ++i) {
        std::string bad = text;
        if (rng.below(2) == 0) {
            bad.resize(rng.below(bad.size()));
        } else {
            bad[rng.below(bad.size())] = static_cast<char>(rng.below(256));
        }
        const auto other = new_store();
        const auto imported = archive::import_games(*other, bad);
        EXPECT_EQ(tables(*other)->size(), imported ? imported->added : 0U);
        if (imported) { // then it is a store like any other
            const std::string again = text_of(*other);
            const auto third = new_store();
            ASSERT_TRUE(archive::import_games(*third, again));
            EXPECT_EQ(text_of(*third), again);
        }
    }
}

TEST_F(ArchiveTest, ATableThatCannotBeReadIsNamedAndTheOthersAreWritten) {
    const auto house = played_house();
    ASSERT_TRUE(create(*house, {"odd", "chess", "no settings", 5, {}}));
    std::string text;
    const auto exported =
        archive::export_games(*house, [&](std::string_view piece) { text += piece; });
    ASSERT_TRUE(exported);
    EXPECT_EQ(exported->games, stored_scenarios().size());
    ASSERT_EQ(exported->left_out.size(), 1U);
    EXPECT_EQ(exported->left_out[0].substr(0, 11), "Table odd: ");
}

TEST(ArchiveText, TimesRoundTrip) {
    Rng rng(3);
    for (int i = 0; i < 1000; ++i) {
        const auto time = static_cast<store::WallTime>(rng.below(4'102'444'800'000));
        EXPECT_EQ(archive::parse_time(archive::time_text(time)), time);
    }
    EXPECT_EQ(archive::time_text(0), "1970-01-01T00:00:00.000Z");
    for (const char* bad : {"", "2026-02-30T00:00:00.000Z", "2026-01-01T24:00:00.000Z",
                            "2026-01-01T00:00:00.000", "2026-01-01 00:00:00.000Z"}) {
        EXPECT_FALSE(archive::parse_time(bad)) << bad;
    }
}

TEST(ArchiveText, AnEntryHasItsCommandIdAfterTheTime) {
    const store::Event event{3, 0, Player::First, "play", "e2e4", "kX3f"};
    EXPECT_EQ(archive::entry_text(event), "3 1970-01-01T00:00:00.000Z #kX3f first play e2e4");
    EXPECT_EQ(archive::parse_entry(archive::entry_text(event)), event);
    const store::Event flag{4, 0, std::nullopt, "flag", ""};
    EXPECT_EQ(archive::entry_text(flag), "4 1970-01-01T00:00:00.000Z house flag");
    EXPECT_EQ(archive::parse_entry(archive::entry_text(flag)), flag);
    EXPECT_FALSE(archive::parse_entry("3 1970-01-01T00:00:00.000Z # first play e2e4"));
    EXPECT_FALSE(archive::parse_entry("3 1970-01-01T00:00:00.000Z first #kX3f play e2e4"));
}

TEST(ArchiveText, AnyBytesAreAWord) {
    Rng rng(4);
    for (int i = 0; i < 1000; ++i) {
        std::string text;
        for (auto size = rng.below(20); size > 0; --size) {
            text += static_cast<char>(rng.below(256));
        }
        const std::string word = archive::as_word(text);
        EXPECT_EQ(archive::from_word(word), text);
        EXPECT_EQ(word.find_first_of(" \n\t{}[]"), std::string::npos);
    }
    EXPECT_FALSE(archive::from_word("=4"));
    EXPECT_FALSE(archive::from_word("=zz"));
}

} // namespace
} // namespace tabuleiro::test
