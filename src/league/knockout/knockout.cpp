#include "league/knockout/knockout.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

namespace tabuleiro::league {
namespace {

std::size_t places_for(std::size_t players) {
    std::size_t places = 1;
    while (places < players) {
        places *= 2;
    }
    return places;
}

// Games that follow now; 0: the encounter is decided.
int open_games(const KnockoutRules& rules, int played, int lead) {
    const int left = rules.games - played;
    if (left > 0) {
        // A game can change the lead by two half points.
        return rules.all_games || std::abs(lead) <= 2 * left ? left : 0;
    }
    const int extra = -left;
    if (extra % rules.extra_games != 0) {
        return rules.extra_games - extra % rules.extra_games;
    }
    return lead == 0 && extra / rules.extra_games < rules.most_extensions ? rules.extra_games : 0;
}

class Bracket {
  public:
    Bracket(const KnockoutRules& rules, const std::vector<KnockoutGame>& games,
            const std::vector<KnockoutAward>& awards)
        : rules_(rules), games_(games), awards_(awards) {}

    // Who is nobody is a number from `players` on.
    KnockoutEncounter encounter(int round, std::size_t place, PlayerNumber a, PlayerNumber b,
                                std::size_t players) const {
        KnockoutEncounter found;
        found.round = round;
        found.place = place;
        found.better = std::min(a, b);
        if (std::max(a, b) >= players) {
            found.winner = found.better;
            return found;
        }
        found.other = std::max(a, b);
        for (const KnockoutGame& game : games_) {
            if (game.round == round && game.better == found.better && game.other == found.other) {
                ++found.played;
                found.lead += game.lead;
            }
        }
        judge(found);
        return found;
    }

  private:
    void judge(KnockoutEncounter& found) const {
        for (const KnockoutAward& award : awards_) {
            if (award.round == found.round &&
                (award.winner == found.better || award.winner == found.other)) {
                found.winner = award.winner;
                return;
            }
        }
        found.open = open_games(rules_, found.played, found.lead);
        if (found.open == 0) {
            found.winner = found.lead >= 0 ? found.better : *found.other;
        }
    }

    const KnockoutRules& rules_;
    const std::vector<KnockoutGame>& games_;
    const std::vector<KnockoutAward>& awards_;
};

bool is_decided(const std::vector<KnockoutEncounter>& round) {
    return std::all_of(round.begin(), round.end(), [](const KnockoutEncounter& encounter) {
        return encounter.winner.has_value();
    });
}

// Of a round that is decided; those who had a bye beat nobody.
std::vector<PlayerNumber> losers(const std::vector<KnockoutEncounter>& round) {
    std::vector<PlayerNumber> found;
    for (const KnockoutEncounter& encounter : round) {
        if (encounter.other) {
            found.push_back(encounter.loser());
        }
    }
    return found;
}

std::vector<PlayerNumber> places_of(const std::vector<std::vector<KnockoutEncounter>>& rounds) {
    std::vector<PlayerNumber> places;
    const KnockoutEncounter& final = rounds.back().front();
    if (!final.winner) {
        return places;
    }
    places = {*final.winner, final.loser()};
    if (rounds.back().size() > 1) {
        const KnockoutEncounter& third = rounds.back().back();
        if (third.winner) {
            places.insert(places.end(), {*third.winner, third.loser()});
        }
    } else if (rounds.size() > 1) {
        const auto out = losers(rounds[rounds.size() - 2]);
        if (out.size() == 1) {
            places.push_back(out.front());
        }
    }
    return places;
}

} // namespace

bool KnockoutState::over() const {
    return !places.empty() && (rounds.empty() || is_decided(rounds.back()));
}

std::vector<PlayerNumber> bracket_order(std::size_t places) {
    std::vector<PlayerNumber> order{0};
    while (order.size() < places) {
        const std::size_t doubled = order.size() * 2;
        std::vector<PlayerNumber> wider;
        for (const PlayerNumber seed : order) {
            wider.push_back(seed);
            wider.push_back(doubled - 1 - seed);
        }
        order = std::move(wider);
    }
    return order;
}

int knockout_rounds(std::size_t players) {
    int rounds = 0;
    while (std::size_t{1} << static_cast<unsigned>(rounds) < players) {
        ++rounds;
    }
    return rounds;
}

int meeting_round(std::size_t players, PlayerNumber a, PlayerNumber b) {
    assert(a != b && a < players && b < players);
    const std::vector<PlayerNumber> order = bracket_order(places_for(players));
    const auto place_of = [&](PlayerNumber player) {
        return static_cast<std::size_t>(std::find(order.begin(), order.end(), player) -
                                        order.begin());
    };
    return static_cast<int>(std::bit_width(place_of(a) ^ place_of(b))) - 1;
}

KnockoutState knockout(std::size_t players, const KnockoutRules& rules,
                       const std::vector<KnockoutGame>& games,
                       const std::vector<KnockoutAward>& awards) {
    assert(players >= 1 && rules.games >= 1 && rules.extra_games >= 1);
    const Bracket bracket(rules, games, awards);
    KnockoutState state;
    std::vector<PlayerNumber> field = bracket_order(places_for(players));
    while (field.size() > 1) {
        auto& round = state.rounds.emplace_back();
        const int number = static_cast<int>(state.rounds.size()) - 1;
        for (std::size_t i = 0; i + 1 < field.size(); i += 2) {
            round.push_back(bracket.encounter(number, i / 2, field[i], field[i + 1], players));
        }
        if (field.size() == 2 && rules.third_place && number > 0) {
            const auto out = losers(state.rounds[static_cast<std::size_t>(number) - 1]);
            if (out.size() == 2) {
                round.push_back(bracket.encounter(number, 1, out[0], out[1], players));
                round.back().for_third_place = true;
            }
        }
        if (field.size() == 2 || !is_decided(round)) {
            break;
        }
        field.clear();
        for (const KnockoutEncounter& encounter : round) {
            field.push_back(*encounter.winner);
        }
    }
    const bool final_has_begun = static_cast<int>(state.rounds.size()) == knockout_rounds(players);
    if (state.rounds.empty()) {
        state.places = {0};
    } else if (final_has_begun) {
        state.places = places_of(state.rounds);
    }
    return state;
}

std::vector<int> knockout_ranks(std::size_t players, const KnockoutState& state) {
    // How far they have come: two steps per round, so that the third place fits between.
    const int last = knockout_rounds(players) - 1;
    std::vector<int> reached(players, 2 * (last + 1));
    for (const auto& round : state.rounds) {
        for (const KnockoutEncounter& encounter : round) {
            if (!encounter.winner || !encounter.other) {
                continue;
            }
            if (encounter.for_third_place) {
                reached[*encounter.winner] = 2 * (last - 1) + 1;
            } else {
                reached[encounter.loser()] = 2 * encounter.round;
            }
        }
    }
    std::vector<int> ranks;
    for (const int own : reached) {
        const auto further =
            std::count_if(reached.begin(), reached.end(), [own](int other) { return other > own; });
        ranks.push_back(static_cast<int>(further) + 1);
    }
    return ranks;
}

Player colour_of_better(const KnockoutEncounter& encounter, int game) {
    const std::size_t turn = encounter.place + static_cast<std::size_t>(encounter.round + game);
    return turn % 2 == 0 ? Player::First : Player::Second;
}

} // namespace tabuleiro::league
