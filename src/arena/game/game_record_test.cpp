#include "arena/game/game_record.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace tabuleiro::arena {
namespace {

TEST(GameRecord, ComesBackFromItsText) {
    GameRecord record;
    record.moves = {"e2e4"};
    record.notes = {{Duration(15), Duration(9985), {-20, std::nullopt, 9, 1000}}};
    record.end = {std::nullopt, Reason::Rule, "perpetual-check"};
    EXPECT_EQ(game_record_from(to_json(record)).value(), record);
}

TEST(GameRecord, KeepsWhatAnEngineSaidAboutItsSearch) {
    GameRecord record;
    const Thought thought{31, std::nullopt, 9, 1000, 250'000, {"e2e4", "e7e5"}};
    record.notes = {{Duration(15), {}, thought},
                    {Duration(15), {}, {{}, {}, 0, 0, 7, {}}},
                    {Duration(15), {}, {{}, {}, 0, 0, {}, {"g1f3"}}}};
    EXPECT_EQ(game_record_from(to_json(record)).value(), record);
    record.notes[0].thought.variation.resize(200, "e2e4");
    EXPECT_EQ(game_record_from(to_json(record)).value().notes[0].thought.variation.size(), 30U);
}

TEST(GameRecord, ADrawWithoutProgressInAnOlderFileIsThatRule) {
    nlohmann::json older = to_json(GameRecord{});
    older["reason"] = "no-progress";
    older["detail"] = "100 plies";
    EXPECT_EQ(game_record_from(older).value().end,
              (GameEnd{std::nullopt, Reason::Rule, "no-progress"}));
}

TEST(GameRecord, AnUnknownReasonIsRefused) {
    nlohmann::json unknown = to_json(GameRecord{});
    unknown["reason"] = "weather";
    EXPECT_FALSE(game_record_from(unknown));
}

} // namespace
} // namespace tabuleiro::arena
