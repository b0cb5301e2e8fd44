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
