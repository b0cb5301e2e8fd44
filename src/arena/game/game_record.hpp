// A game to be played, and a game that was played, without the game's own types: as files and
// reports need them.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "arena/game/ending.hpp"
#include "arena/game/referee.hpp"
#include "core/error.hpp"

namespace tabuleiro::arena {

// Where a game begins.
struct Opening {
    std::string start;              // a position in its game's notation; empty: the usual one
    std::vector<std::string> moves; // played for both sides before they think

    friend bool operator==(const Opening&, const Opening&) = default;
};

struct GameJob {
    int id = 0;          // 2 * pair, plus 1 for the game with colours swapped
    int round = 0;       // from 0
    int pair = 0;        // the two games of one opening
    ByPlayer<int> seats; // numbers of the players
    Opening opening;
    std::uint64_t seed = 0;

    friend bool operator==(const GameJob&, const GameJob&) = default;
};

struct GameRecord {
    GameJob job;
    std::string date;               // 2026-11-15
    std::vector<std::string> moves; // after the opening's
    std::vector<MoveNote> notes;    // one per move
    GameEnd end;

    // Of the first player: 0, 1 or 2 half points.
    int half_points() const { return !end.winner ? 1 : *end.winner == Player::First ? 2 : 0; }
    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

nlohmann::json to_json(const GameRecord& record);
[[nodiscard]] Expected<GameRecord> game_record_from(const nlohmann::json& json);

} // namespace tabuleiro::arena
