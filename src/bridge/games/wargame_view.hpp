// The War Game as a seat sees it in the house.
#pragma once

#include <nlohmann/json.hpp>

#include "bridge/games/seen_view.hpp"
#include "games/wargame/wargame.hpp"

namespace tabuleiro::bridge {

template <>
struct SeenView<wargame::WarGame> {
    static Expected<wargame::WarGame::View> read(const wargame::WarGame::Options& options,
                                                 Player seat, const nlohmann::json& board_view);
};

} // namespace tabuleiro::bridge
