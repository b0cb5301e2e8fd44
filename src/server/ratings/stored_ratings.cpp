#include "server/ratings/stored_ratings.hpp"

#include <charconv>

#include "house/catalogue.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::string_view level_prefix = "level-";

} // namespace

league::RatingPool rating_pool(const std::string& game) {
    std::vector<league::LevelRating> levels;
    for (const house::CalibratedLevel& level : house::calibrated_levels(game)) {
        levels.push_back({level.level, static_cast<double>(level.rating)});
    }
    return league::RatingPool(std::move(levels));
}

league::KnownRating known_rating(const store::StoredRating& stored) {
    return {{{stored.rating, stored.deviation, stored.volatility},
             static_cast<std::uint64_t>(stored.games)},
            stored.last_game};
}

store::StoredRating stored_rating(const std::string& person, const std::string& game,
                                  const league::KnownRating& known) {
    const league::PlayerStrength& strength = known.rating.strength;
    return {person,
            game,
            strength.rating,
            strength.deviation,
            strength.volatility,
            static_cast<std::int64_t>(known.rating.games),
            known.last_game};
}

std::string opponent_text(const std::string& person, const std::string& level) {
    return level.empty() ? person : std::string(level_prefix) + level;
}

std::optional<int> level_of(const std::string& opponent) {
    if (!opponent.starts_with(level_prefix)) {
        return std::nullopt;
    }
    const std::string_view digits = std::string_view(opponent).substr(level_prefix.size());
    int level = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), level);
    return error == std::errc() && end == digits.data() + digits.size() ? std::optional(level)
                                                                        : std::nullopt;
}

std::optional<league::Contestant> contestant_of(const std::string& opponent) {
    if (opponent.empty()) {
        return std::nullopt;
    }
    if (const auto level = level_of(opponent)) {
        return league::Level{*level};
    }
    return opponent;
}

std::optional<ByPlayer<std::optional<store::RatingChange>>>
rate_game(league::RatingPool& pool, const league::RatedGame& game) {
    ByPlayer<std::optional<league::Rating>> before;
    for (const Player player : players) {
        before[player] = pool.rating(game.contestants[player], game.finished);
    }
    if (!pool.rate(game)) {
        return std::nullopt;
    }
    ByPlayer<std::optional<store::RatingChange>> changes;
    for (const Player player : players) {
        const auto* const person = std::get_if<league::PersonId>(&game.contestants[player]);
        if (person == nullptr) {
            continue;
        }
        const league::Rating after = pool.known(*person)->rating;
        changes[player] = store::RatingChange{static_cast<std::int64_t>(after.games),
                                              before[player]->strength.rating,
                                              before[player]->strength.deviation,
                                              after.strength.rating,
                                              after.strength.deviation,
                                              after.strength.volatility};
    }
    return changes;
}

} // namespace tabuleiro::server
