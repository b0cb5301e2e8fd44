#include "league/swiss/criteria.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace tabuleiro::league {
namespace {

constexpr int one_point = 2; // in half points

} // namespace

Candidates::Candidates(const BracketTask& task, Scope scope)
    : task_(task), scope_(scope), numbers_(task.members()) {
    members_ = numbers_.size();
    numbers_.insert(numbers_.end(), task.next.begin(), task.next.end());
    if (scope == Scope::Everybody) {
        numbers_.insert(numbers_.end(), task.rest.begin(), task.rest.end());
        has_bye_ = task.bye;
    }
}

bool Candidates::may_be_paired(std::size_t a, std::size_t b) const {
    if (is_bye(a) || is_bye(b)) {
        return !(is_bye(a) && is_bye(b)) && history(is_bye(a) ? b : a).may_have_bye;
    }
    return a != b && may_meet(history(a), history(b), number(b));
}

void Criteria::Differences::collect(std::vector<int> found) {
    std::sort(found.begin(), found.end(), std::greater<>());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    values = std::move(found);
}

std::size_t Criteria::Differences::digit(int difference) const {
    const auto found = std::lower_bound(values.begin(), values.end(), difference, std::greater<>());
    return first_digit + static_cast<std::size_t>(found - values.begin());
}

Criteria::Criteria(const Candidates& candidates)
    : candidates_(candidates), looks_ahead_(!candidates.task().rest.empty()) {
    const BracketTask& task = candidates.task();
    lowest_ = task.players[task.residents.back()].half_points;
    // Scores of the bracket, and then of the next one.
    std::vector<int> scores;
    const auto add_score = [&](PlayerNumber number) {
        const int score = task.players[number].half_points;
        if (std::find(scores.begin(), scores.end(), score) == scores.end()) {
            scores.push_back(score);
        }
    };
    const auto differences = [&](int lowest) {
        std::vector<int> found{0};
        for (const int a : scores) {
            found.push_back(a - (lowest - one_point));
            for (const int b : scores) {
                found.push_back(std::abs(a - b));
            }
        }
        return found;
    };
    for (const PlayerNumber number : task.members()) {
        add_score(number);
    }
    differences_.collect(differences(lowest_));

    digits_ = candidates.scope() == Candidates::Scope::Everybody ? 1 : 0;
    pairs_digit_ = digits_++;
    differences_.first_digit = digits_;
    digits_ += differences_.values.size();
    if (looks_ahead_) {
        lowest_below_ = task.players[task.next.back()].half_points;
        add_score(task.next.back());
        differences_below_.collect(differences(lowest_below_));
        pairs_below_digit_ = digits_++;
        differences_below_.first_digit = digits_;
        digits_ += differences_below_.values.size();
    }
    colour_digit_ = digits_;
    digits_ += 4;
    float_digit_ = digits_;
    digits_ += 4;
    float_differences_digit_ = digits_;
    digits_ += 4 * differences_.values.size();
}

// A.8: as if the opponent had a point less than the lowest of the bracket.
int Criteria::unpaired_difference(std::size_t candidate) const {
    return candidates_.history(candidate).half_points - (lowest_ - one_point);
}

int Criteria::unpaired_difference_below(std::size_t candidate) const {
    return candidates_.history(candidate).half_points - (lowest_below_ - one_point);
}

// C.8 to C.11: what the player who does not get the preferred colour costs.
void Criteria::count_colours(std::size_t a, std::size_t b, std::vector<int>& digits) const {
    const SwissHistory& one = candidates_.history(a);
    const SwissHistory& other = candidates_.history(b);
    if (one.preference.strength == PreferenceStrength::None ||
        other.preference.strength == PreferenceStrength::None ||
        one.preference.colour != other.preference.colour) {
        return;
    }
    const Player colour = allocated_colour(one, other, candidates_.number(a),
                                           candidates_.task().rules.initial_colour);
    const bool one_is_denied = colour != one.preference.colour;
    const SwissHistory& denied = one_is_denied ? one : other;
    const Player given = opponent(denied.preference.colour);
    if (one.topscorer || other.topscorer) {
        const int difference = denied.colour_difference + (given == Player::First ? 1 : -1);
        digits[colour_digit_] -= std::abs(difference) > 2 ? 1 : 0;
        digits[colour_digit_ + 1] -= denied.twice(given) ? 1 : 0;
    }
    digits[colour_digit_ + 2] -= 1;
    digits[colour_digit_ + 3] -= denied.preference.strength == PreferenceStrength::Strong ? 1 : 0;
}

// C.12 to C.19: the same float as in the last round, or as in the one before it.
void Criteria::count_float(const SwissHistory& player, Float direction, int difference, int sign,
                           std::vector<int>& digits) const {
    const std::size_t up = direction == Float::Up ? 1 : 0;
    const std::size_t values = differences_.values.size();
    const std::size_t which = differences_.digit(difference) - differences_.first_digit;
    const auto count = [&](std::size_t criterion) {
        digits[float_digit_ + criterion] += sign;
        digits[float_differences_digit_ + criterion * values + which] += sign;
    };
    if (player.last_float == direction) {
        count(up);
    }
    if (player.float_before == direction) {
        count(2 + up);
    }
}

// C.7: how the pair helps the next bracket, to which everybody without an opponent here belongs.
void Criteria::gain_below(std::size_t a, std::size_t b, std::vector<int>& digits) const {
    for (const std::size_t candidate : {a, b}) {
        ++digits[differences_below_.digit(unpaired_difference_below(candidate))];
    }
    if (candidates_.is_next(b)) {
        ++digits[pairs_below_digit_];
        const int difference =
            std::abs(candidates_.history(a).half_points - candidates_.history(b).half_points);
        --digits[differences_below_.digit(difference)];
    }
}

std::vector<int> Criteria::gain(std::size_t a, std::size_t b) const {
    std::vector<int> digits(digits_);
    if (candidates_.scope() == Candidates::Scope::Everybody) {
        digits[0] = 1;
    }
    if (candidates_.is_bye(b)) {
        return digits;
    }
    const bool b_is_near = candidates_.is_member(b) || candidates_.is_next(b);
    if (looks_ahead_ && b_is_near) {
        gain_below(a, b, digits);
    }
    if (!candidates_.is_member(b)) {
        return digits;
    }
    ++digits[pairs_digit_];
    const SwissHistory& higher = candidates_.history(a);
    const SwissHistory& lower = candidates_.history(b);
    const int difference = higher.half_points - lower.half_points;
    --digits[differences_.digit(difference)];
    for (const std::size_t candidate : {a, b}) {
        ++digits[differences_.digit(unpaired_difference(candidate))];
        count_float(candidates_.history(candidate), Float::Down, unpaired_difference(candidate), 1,
                    digits);
    }
    count_colours(a, b, digits);
    if (difference > 0) {
        count_float(higher, Float::Down, difference, -1, digits);
        count_float(lower, Float::Up, difference, -1, digits);
    }
    return digits;
}

} // namespace tabuleiro::league
