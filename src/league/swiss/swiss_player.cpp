#include "league/swiss/swiss_player.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace tabuleiro::league {
namespace {

int half_points_before(const SwissPlayer& player, std::size_t round) {
    return std::accumulate(player.rounds.begin(),
                           player.rounds.begin() + static_cast<std::ptrdiff_t>(round), 0,
                           [](int sum, const SwissRound& r) { return sum + r.half_points; });
}

// A.4: whoever does not play gets a downfloat.
Float float_of(const std::vector<SwissPlayer>& players, const SwissPlayer& player,
               std::size_t round) {
    const SwissRound& own = player.rounds[round];
    if (own.kind != SwissRound::Kind::Played) {
        return Float::Down;
    }
    const int difference =
        half_points_before(player, round) - half_points_before(players[*own.opponent], round);
    return difference > 0 ? Float::Down : difference < 0 ? Float::Up : Float::None;
}

// A.6
ColourPreference preference_of(const SwissHistory& history) {
    const int difference = history.colour_difference;
    if (history.colours.empty()) {
        return {};
    }
    const Player lacking = difference > 0   ? Player::Second
                           : difference < 0 ? Player::First
                                            : opponent(history.colours.back());
    for (const Player colour : players) {
        if (history.twice(colour)) {
            return {PreferenceStrength::Absolute, opponent(colour)};
        }
    }
    const PreferenceStrength strength = std::abs(difference) > 1    ? PreferenceStrength::Absolute
                                        : std::abs(difference) == 1 ? PreferenceStrength::Strong
                                                                    : PreferenceStrength::Mild;
    return {strength, lacking};
}

} // namespace

int SwissPlayer::half_points() const {
    return half_points_before(*this, rounds.size());
}

bool SwissHistory::twice(Player colour) const {
    return colours.size() >= 2 && colours.back() == colour && colours[colours.size() - 2] == colour;
}

std::vector<SwissHistory> histories(const std::vector<SwissPlayer>& players,
                                    const SwissRules& rules) {
    std::vector<SwissHistory> found(players.size());
    for (PlayerNumber number = 0; number < players.size(); ++number) {
        const SwissPlayer& player = players[number];
        SwissHistory& history = found[number];
        history.met.resize(players.size());
        history.half_points = player.half_points();
        for (const SwissRound& round : player.rounds) {
            history.may_have_bye = history.may_have_bye &&
                                   round.kind != SwissRound::Kind::PairingBye &&
                                   round.kind != SwissRound::Kind::ForfeitWin;
            if (round.kind != SwissRound::Kind::Played) {
                continue;
            }
            history.met[*round.opponent] = true;
            if (rules.colours) {
                history.colours.push_back(round.colour);
                history.colour_difference += round.colour == Player::First ? 1 : -1;
            }
        }
        history.preference = preference_of(history);
        const std::size_t rounds = player.rounds.size();
        if (rounds >= 1) {
            history.last_float = float_of(players, player, rounds - 1);
        }
        if (rounds >= 2) {
            history.float_before = float_of(players, player, rounds - 2);
        }
        const int played = static_cast<int>(rounds);
        history.topscorer = played + 1 == rules.rounds && history.half_points > played;
    }
    return found;
}

Player allocated_colour(const SwissHistory& a, const SwissHistory& b, PlayerNumber number_of_a,
                        Player initial_colour) {
    const ColourPreference& of_a = a.preference;
    const ColourPreference& of_b = b.preference;
    // E.1 and E.2: both preferences, or the stronger one.
    if (of_a.strength == PreferenceStrength::None && of_b.strength == PreferenceStrength::None) {
        return number_of_a % 2 == 0 ? initial_colour : opponent(initial_colour); // E.5
    }
    if (of_b.strength == PreferenceStrength::None || of_a.colour != of_b.colour) {
        return of_a.strength == PreferenceStrength::None ? opponent(of_b.colour) : of_a.colour;
    }
    if (of_a.strength != of_b.strength) {
        return of_a.strength > of_b.strength ? of_a.colour : opponent(of_b.colour);
    }
    if (of_a.strength == PreferenceStrength::Absolute) {
        const int width_a = std::abs(a.colour_difference);
        const int width_b = std::abs(b.colour_difference);
        if (width_a != width_b) {
            return width_a > width_b ? of_a.colour : opponent(of_b.colour);
        }
    }
    // E.3: the other way round than the last time when they had different colours.
    for (std::size_t back = 1; back <= std::min(a.colours.size(), b.colours.size()); ++back) {
        const Player colour_a = a.colours[a.colours.size() - back];
        const Player colour_b = b.colours[b.colours.size() - back];
        if (colour_a != colour_b) {
            return opponent(colour_a);
        }
    }
    return of_a.colour; // E.4
}

} // namespace tabuleiro::league
