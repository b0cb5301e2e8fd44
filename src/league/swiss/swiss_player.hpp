// A player of a Swiss tournament: what happened in each round so far, and what follows from it for
// the next pairing. The names are those of FIDE's rules of the Dutch system (docs/tournaments.md).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/player.hpp"
#include "league/player_number.hpp"

namespace tabuleiro::league {

struct SwissRound {
    enum class Kind : std::uint8_t {
        Played,
        ForfeitWin,  // the opponent did not come
        ForfeitLoss, // the player did not come
        PairingBye,  // nobody was left as an opponent
        NotPaired,   // withdrawn, not there yet, or a bye that the player asked for
    };
    Kind kind = Kind::NotPaired;
    std::optional<PlayerNumber> opponent{}; // of a game, played or forfeited
    Player colour = Player::First;          // of a game
    int half_points = 0;
};

struct SwissPlayer {
    std::vector<SwissRound> rounds;
    bool present = true; // to be paired in the next round

    int half_points() const;
};

enum class PreferenceStrength : std::uint8_t { None, Mild, Strong, Absolute };

// Which colour a player should get.
struct ColourPreference {
    PreferenceStrength strength = PreferenceStrength::None;
    Player colour = Player::First;
};

enum class Float : std::uint8_t { None, Down, Up };

// What the pairing of the next round needs to know about a player.
struct SwissHistory {
    int half_points = 0;
    std::vector<bool> met; // by player
    bool may_have_bye = true;
    ColourPreference preference;
    int colour_difference = 0;        // games with the first colour less those with the second
    std::vector<Player> colours;      // of the games that were played, in their order
    Float last_float = Float::None;   // in the last round
    Float float_before = Float::None; // in the one before it
    bool topscorer = false;           // more than half of all points before the last round

    // The colours of the last two games are the same, and this one.
    bool twice(Player colour) const;
};

struct SwissRules {
    int rounds = 0;
    Player initial_colour = Player::First; // of the best player in the first round
    // False where each encounter has games with both colours.
    bool colours = true;
};

std::vector<SwissHistory> histories(const std::vector<SwissPlayer>& players,
                                    const SwissRules& rules);

// The colour of `a` against `b`, where `a` is ranked higher.
Player allocated_colour(const SwissHistory& a, const SwissHistory& b, PlayerNumber number_of_a,
                        Player initial_colour);

} // namespace tabuleiro::league
