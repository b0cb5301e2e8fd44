// The ratings of one game, for people and the computer's levels on one scale (docs/ratings.md).
//
// The calibrated levels are the fixed points of the scale and never change. People's games are
// rated one by one in the order of their sequence numbers; the same games give the same numbers to
// the last bit, whenever and wherever they are rated again. Times are told, in milliseconds.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "core/player.hpp"
#include "league/glicko2.hpp"

namespace tabuleiro::league {

using PersonId = std::string;
struct Level {
    int number;

    friend bool operator==(const Level&, const Level&) = default;
};
using Contestant = std::variant<Level, PersonId>;

struct LevelRating {
    int level;
    double rating;
};

struct RatedGame {
    std::int64_t sequence;
    std::int64_t finished; // in milliseconds
    ByPlayer<Contestant> contestants;
    double score; // of the first player: 1, 0.5 or 0
};

// What is known about somebody's strength at a moment.
struct Rating {
    PlayerStrength strength;
    std::uint64_t games = 0;

    // The 95 % interval is the rating plus and minus this.
    double margin() const { return 1.96 * strength.deviation; }
    // Too uncertain to be compared with others.
    bool is_provisional() const;
};

// What is kept about somebody between their games.
struct KnownRating {
    Rating rating; // after the last game
    std::int64_t last_game = 0;
};

class RatingPool {
  public:
    static constexpr double milliseconds_per_period = 7 * 24 * 3'600'000.0; // a week
    static constexpr double first_deviation = 500; // intervals hold the truth better than with 350
    static constexpr double first_volatility = 0.08;
    static constexpr double provisional_deviation = 110;

    // Newcomers are taken to be as strong as the level in the middle, the lower one of two.
    // Requires: at least one level.
    explicit RatingPool(std::vector<LevelRating> levels);

    // False, and nothing changes, if the game cannot be rated: its number is not above those of all
    // games before, a level is not calibrated, or nobody plays somebody else.
    bool rate(const RatedGame& game);

    // For a pool that goes on where another one ended: what that knew about a person.
    void set_known(const PersonId& person, const KnownRating& known) { people_[person] = known; }
    // None before the first game.
    std::optional<KnownRating> known(const PersonId& person) const;

    // None only for a level that is not calibrated; people who have not played are newcomers.
    std::optional<Rating> rating(const Contestant& contestant, std::int64_t now) const;

    std::optional<double> expected_score(const Contestant& player, const Contestant& opponent,
                                         std::int64_t now) const;

    // Of those who may be chosen, the one against whom the player's expected score is nearest to
    // one half; the first of equals. The player is never chosen.
    std::optional<Contestant> most_even_opponent(const Contestant& player,
                                                 std::span<const Contestant> candidates,
                                                 std::int64_t now) const;

    // The number of the last rated game; none before the first.
    std::optional<std::int64_t> last_sequence() const { return last_sequence_; }

  private:
    std::optional<double> rating_of(Level level) const;
    // Somebody new if they have not played.
    KnownRating entry(const PersonId& person, std::int64_t now) const;
    KnownRating after(const PersonId& person, const Rating& opponent, double score,
                      std::int64_t now) const;

    std::vector<LevelRating> levels_;
    double first_rating_;
    std::unordered_map<PersonId, KnownRating> people_;
    std::optional<std::int64_t> last_sequence_;
};

} // namespace tabuleiro::league
