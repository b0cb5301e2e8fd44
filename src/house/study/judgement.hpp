// How good the moves of a line were, from what the engines say of the positions about them: pure
// arithmetic, explained in docs/house.md.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/player.hpp"

namespace tabuleiro::house {

enum class Judgement : std::uint8_t { Inaccuracy, Mistake, Blunder };

std::string_view name(Judgement judgement);

// A move between two positions that were evaluated.
struct EvaluatedMove {
    int ply = 0;
    Player by = Player::First;
    double before = 0.5;   // its player's chances, with the best move
    double after = 0.5;    // and with this one
    bool was_best = false; // the engine would have played it too
};

// What it cost of the score that its player could expect, 0 to 1. The engine's own choice costs
// nothing, even where it has second thoughts one move later: there is nothing better to show.
double loss_of(const EvaluatedMove& move);
std::optional<Judgement> judgement_of(double loss);

// From 100, for a move that costs nothing, down to 0.
double accuracy_of(double loss);
// Of one player's moves; none without any. Moves count for as much as was at stake.
std::optional<double> accuracy_of(std::span<const EvaluatedMove> moves, Player player);

} // namespace tabuleiro::house
