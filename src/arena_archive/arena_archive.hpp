// Games of the arena as tables of a house: an archive that `tabuleiro import` reads.
//
// A level sits there as the computer, every other player as an engine. There are no clocks: what
// the arena counts is in its own files. A result keeps the day of a game only, so its table is
// opened at midnight, and events follow each other by the time that moves took.
#pragma once

#include <string>
#include <vector>

#include "arena/game/game_record.hpp"
#include "arena/schedule/plan.hpp"
#include "core/error.hpp"
#include "store/stored.hpp"

namespace tabuleiro::arena_archive {

// The same game always has the same id, so that importing it twice adds nothing. Fails if the moves
// or the result do not follow from the rules, as in a results file that was changed.
[[nodiscard]] Expected<store::TableLog> to_table(const arena::GameRecord& game,
                                                 const arena::Plan& plan);

// Of all these games.
[[nodiscard]] Expected<std::string> to_archive(const std::vector<const arena::GameRecord*>& games,
                                               const arena::Plan& plan);

} // namespace tabuleiro::arena_archive
