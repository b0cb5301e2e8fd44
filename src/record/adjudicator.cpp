#include "record/adjudicator.hpp"

#include <algorithm>
#include <cstdlib>

namespace tabuleiro {

// A move without a score ends every run.
void Adjudicator::note(Player mover, std::optional<int> score) {
    Runs& runs = runs_[mover];
    ++runs.moves;
    const auto extend = [&](int& run, bool goes_on) { run = goes_on ? run + 1 : 0; };
    extend(runs.level, score && terms_.draw && std::abs(*score) <= terms_.draw->score);
    extend(runs.winning, score && terms_.resign && *score >= terms_.resign->score);
    extend(runs.losing, score && terms_.resign && *score <= -terms_.resign->score);
}

std::optional<Verdict> Adjudicator::verdict() const {
    const auto& [first, second] = runs_;
    const int played = std::min(first.moves, second.moves);
    if (terms_.resign) {
        for (const Player winner : players) {
            if (runs_[winner].winning >= terms_.resign->moves &&
                runs_[opponent(winner)].losing >= terms_.resign->moves) {
                return Verdict{winner, Verdict::Why::Score};
            }
        }
    }
    if (terms_.draw && played >= terms_.draw->from &&
        std::min(first.level, second.level) >= terms_.draw->moves) {
        return Verdict{std::nullopt, Verdict::Why::Score};
    }
    if (terms_.max_moves && played >= *terms_.max_moves) {
        return Verdict{std::nullopt, Verdict::Why::Length};
    }
    return std::nullopt;
}

} // namespace tabuleiro
