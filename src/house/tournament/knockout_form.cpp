#include "house/tournament/knockout_form.hpp"

#include <algorithm>

#include "house/tournament/bracket.hpp"

namespace tabuleiro::house::tournament {

namespace {

class Knockout final : public Form {
  public:
    std::string_view name() const override { return "knockout"; }
    // Draws are followed by further games.
    std::optional<int> rounds(std::optional<int>, std::size_t) const override {
        return std::nullopt;
    }
    bool chooses_rounds() const override { return false; }
    bool is_fixed() const override { return true; }
    bool has_bracket() const override { return true; }
    std::vector<league::TieBreak> usual_tie_breaks() const override { return {}; }

    Expected<FormPairing> pair(const TournamentState& state) const override {
        const league::KnockoutState bracket = bracket_of(state);
        FormPairing pairing;
        if (bracket.rounds.empty()) {
            return pairing;
        }
        const auto& encounters = bracket.rounds.back();
        const bool first_games =
            std::all_of(encounters.begin(), encounters.end(),
                        [](const auto& encounter) { return encounter.played == 0; });
        for (const league::KnockoutEncounter& encounter : encounters) {
            if (encounter.open > 0) {
                const bool better_first =
                    league::colour_of_better(encounter, encounter.played) == Player::First;
                pairing.boards.push_back(
                    better_first ? league::SwissBoard{encounter.better, *encounter.other}
                                 : league::SwissBoard{*encounter.other, encounter.better});
            } else if (!encounter.other && first_games &&
                       !state.find(state.order[encounter.better])->withdrawn) {
                pairing.byes.push_back(encounter.better);
            }
        }
        return pairing;
    }

    bool is_over(const TournamentState& state) const override { return bracket_of(state).over(); }

    std::vector<league::Standing> standings(const TournamentState& state) const override {
        const auto players = league_players(state);
        const std::vector<int> ranks = league::knockout_ranks(players.size(), bracket_of(state));
        std::vector<league::Standing> all;
        for (league::PlayerNumber player = 0; player < players.size(); ++player) {
            all.push_back({player, ranks[player], players[player].half_points(), {}});
        }
        std::stable_sort(all.begin(), all.end(),
                         [](const auto& a, const auto& b) { return a.rank < b.rank; });
        return all;
    }
};

} // namespace

const Form& knockout_form() {
    static const Knockout form;
    return form;
}

} // namespace tabuleiro::house::tournament
