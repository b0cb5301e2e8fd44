#include "house/study/judgement.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tabuleiro::house {

namespace {

// Hundredths of the expected score, as players of all strengths know them.
constexpr double inaccuracy = 0.05;
constexpr double mistake = 0.10;
constexpr double blunder = 0.15;

// A loss as big as a blunder's halves the accuracy of a move.
constexpr double halving_loss = blunder;

// Where all is decided, before and after, any move will do: it counts a tenth.
constexpr double least_stake = 0.1;

double openness(double chances) {
    return 4 * chances * (1 - chances);
}

double stake(const EvaluatedMove& move) {
    return std::max({least_stake, openness(move.before), openness(move.after)});
}

} // namespace

std::string_view name(Judgement judgement) {
    constexpr std::array<std::string_view, 3> names{"inaccuracy", "mistake", "blunder"};
    return names[static_cast<std::size_t>(judgement)];
}

double loss_of(const EvaluatedMove& move) {
    return move.was_best ? 0 : std::max(move.before - move.after, 0.0);
}

std::optional<Judgement> judgement_of(double loss) {
    return loss >= blunder      ? std::optional(Judgement::Blunder)
           : loss >= mistake    ? std::optional(Judgement::Mistake)
           : loss >= inaccuracy ? std::optional(Judgement::Inaccuracy)
                                : std::nullopt;
}

double accuracy_of(double loss) {
    return 100 * std::exp2(-loss / halving_loss);
}

std::optional<double> accuracy_of(std::span<const EvaluatedMove> moves, Player player) {
    double sum = 0;
    double weight = 0;
    for (const EvaluatedMove& move : moves) {
        if (move.by == player) {
            sum += stake(move) * accuracy_of(loss_of(move));
            weight += stake(move);
        }
    }
    return weight > 0 ? std::optional(sum / weight) : std::nullopt;
}

} // namespace tabuleiro::house
