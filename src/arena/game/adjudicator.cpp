#include "arena/game/adjudicator.hpp"

#include <algorithm>
#include <cstdlib>

namespace tabuleiro::arena {
namespace {

constexpr int mate_value = 30'000; // above every score in centipawns that is no mate

std::optional<int> value(const Thought& thought) {
    if (thought.mate) {
        return *thought.mate > 0 ? mate_value : -mate_value;
    }
    return thought.centipawns;
}

} // namespace

void Adjudicator::note(Player mover, const Thought& thought) {
    Runs& runs = runs_[mover];
    ++runs.moves;
    const auto score = value(thought); // without a score every run ends
    const auto extend = [&](int& run, bool goes_on) { run = goes_on ? run + 1 : 0; };
    extend(runs.level, score && terms_.draw && std::abs(*score) <= terms_.draw->score);
    extend(runs.winning, score && terms_.resign && *score >= terms_.resign->score);
    extend(runs.losing, score && terms_.resign && *score <= -terms_.resign->score);
}

std::optional<GameEnd> Adjudicator::verdict() const {
    const auto& [first, second] = runs_;
    const int played = std::min(first.moves, second.moves);
    if (terms_.resign) {
        for (const Player winner : players) {
            if (runs_[winner].winning >= terms_.resign->moves &&
                runs_[opponent(winner)].losing >= terms_.resign->moves) {
                return GameEnd{winner, Reason::Score, "both see a win"};
            }
        }
    }
    if (terms_.draw && played >= terms_.draw->from &&
        std::min(first.level, second.level) >= terms_.draw->moves) {
        return GameEnd{std::nullopt, Reason::Score, "both see a draw"};
    }
    if (terms_.most_moves && played >= *terms_.most_moves) {
        return GameEnd{std::nullopt, Reason::Length, ""};
    }
    return std::nullopt;
}

} // namespace tabuleiro::arena
