// The words after `go`.
#pragma once

#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "engines/chess/search/limits.hpp"

namespace tabuleiro::uci {

struct GoCommand {
    roque::Limits limits;
    std::vector<chess::Move> search_moves;
    std::optional<int> perft;
};

// Numbers out of any sense are brought into range; words that mean nothing are skipped, as the
// standard says. Fails only where a limit has no number.
[[nodiscard]] Expected<GoCommand> parse_go(const chess::Position& position,
                                           const std::vector<std::string_view>& words);

} // namespace tabuleiro::uci
