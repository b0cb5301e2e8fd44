// The input of a search, its progress reports, and its result.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "search/margins.hpp"
#include "search/score.hpp"

namespace tabuleiro::search {

struct Budget {
    int depth = max_depth;
    std::optional<std::uint64_t> nodes = std::nullopt; // never exceeded
};

// What stays the same from search to search.
struct Settings {
    Parts parts{};
    int lines = 1;      // how many best moves, each without those before it
    Score contempt = 0; // how bad a draw is for the searching player
};

// One of the best variations, as far as it is known.
template <class Move>
struct PrincipalVariation {
    Score score = 0; // from the player to move at the root
    int depth = 0;
    std::vector<Move> moves;
};

template <class Move>
struct Report {
    int rank = 0; // 0: the best variation
    PrincipalVariation<Move> line;
    std::uint64_t nodes = 0;
};

template <class Move>
struct Result {
    std::vector<PrincipalVariation<Move>> lines; // best first; empty only if there is no move
    std::uint64_t nodes = 0;
};

// Called after each completed depth and variation.
template <class Move>
using Listener = std::function<void(const Report<Move>&)>;

// True: return the best result so far. Checked every margins::poll_interval nodes.
using StopCondition = std::function<bool()>;

} // namespace tabuleiro::search
