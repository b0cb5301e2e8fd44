#include "league/rating_pool.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tabuleiro::league {

namespace {

// Since the last game; not so many that the player would be less known than somebody new. Clocks of
// different machines may disagree a little, so that a game seems to end before the last one.
double periods_between(const PlayerStrength& strength, std::int64_t last_game, std::int64_t now) {
    const double passed = static_cast<double>(std::max<std::int64_t>(0, now - last_game)) /
                          RatingPool::milliseconds_per_period;
    return std::min(passed, periods_until(RatingPool::first_deviation, strength));
}

} // namespace

bool Rating::is_provisional() const {
    return strength.deviation > RatingPool::provisional_deviation;
}

RatingPool::RatingPool(std::vector<LevelRating> levels) : levels_(std::move(levels)) {
    assert(!levels_.empty());
    std::sort(levels_.begin(), levels_.end(),
              [](const LevelRating& a, const LevelRating& b) { return a.level < b.level; });
    first_rating_ = levels_[(levels_.size() - 1) / 2].rating;
}

bool RatingPool::rate(const RatedGame& game) {
    const auto& [first, second] = game.contestants;
    const auto first_before = rating(first, game.finished);
    const auto second_before = rating(second, game.finished);
    const PersonId* const first_person = std::get_if<PersonId>(&first);
    const PersonId* const second_person = std::get_if<PersonId>(&second);
    if ((last_sequence_ && game.sequence <= *last_sequence_) || !first_before || !second_before ||
        (first_person == nullptr && second_person == nullptr) || first == second) {
        return false;
    }
    // Both from what was known before the game.
    if (first_person != nullptr) {
        people_[*first_person] = after(*first_person, *second_before, game.score, game.finished);
    }
    if (second_person != nullptr) {
        people_[*second_person] =
            after(*second_person, *first_before, 1 - game.score, game.finished);
    }
    last_sequence_ = game.sequence;
    return true;
}

std::optional<KnownRating> RatingPool::known(const PersonId& person) const {
    const auto found = people_.find(person);
    return found == people_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Rating> RatingPool::rating(const Contestant& contestant, std::int64_t now) const {
    if (const Level* const level = std::get_if<Level>(&contestant)) {
        const auto fixed = rating_of(*level);
        return fixed ? std::optional(Rating{{*fixed, 0, 0}}) : std::nullopt;
    }
    KnownRating known = entry(std::get<PersonId>(contestant), now);
    PlayerStrength& strength = known.rating.strength;
    strength = after_rest(strength, periods_between(strength, known.last_game, now));
    return known.rating;
}

std::optional<double> RatingPool::expected_score(const Contestant& player,
                                                 const Contestant& opponent,
                                                 std::int64_t now) const {
    const auto one = rating(player, now);
    const auto other = rating(opponent, now);
    return one && other ? std::optional(league::expected_score(one->strength, other->strength))
                        : std::nullopt;
}

std::optional<Contestant> RatingPool::most_even_opponent(const Contestant& player,
                                                         std::span<const Contestant> candidates,
                                                         std::int64_t now) const {
    std::optional<Contestant> best;
    double least = 1;
    for (const Contestant& candidate : candidates) {
        const auto score = expected_score(player, candidate, now);
        if (score && candidate != player && std::fabs(*score - 0.5) < least) {
            least = std::fabs(*score - 0.5);
            best = candidate;
        }
    }
    return best;
}

std::optional<double> RatingPool::rating_of(Level level) const {
    const auto found = std::find_if(levels_.begin(), levels_.end(), [&](const LevelRating& known) {
        return known.level == level.number;
    });
    return found == levels_.end() ? std::nullopt : std::optional(found->rating);
}

KnownRating RatingPool::entry(const PersonId& person, std::int64_t now) const {
    const auto found = people_.find(person);
    return found != people_.end()
               ? found->second
               : KnownRating{{{first_rating_, first_deviation, first_volatility}}, now};
}

KnownRating RatingPool::after(const PersonId& person, const Rating& opponent, double score,
                              std::int64_t now) const {
    KnownRating known = entry(person, now);
    PlayerStrength& strength = known.rating.strength;
    const RatedResult result{opponent.strength.rating, opponent.strength.deviation, score};
    strength = after_games(strength, std::span(&result, 1),
                           periods_between(strength, known.last_game, now));
    ++known.rating.games;
    known.last_game = std::max(known.last_game, now);
    return known;
}

} // namespace tabuleiro::league
