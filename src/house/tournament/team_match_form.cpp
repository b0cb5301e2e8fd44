#include "house/tournament/team_match_form.hpp"

#include "house/tournament/state.hpp"
#include "league/team_match/team_match.hpp"

namespace tabuleiro::house::tournament {

namespace {

class TeamMatch final : public Form {
  public:
    std::string_view name() const override { return "team-match"; }
    std::optional<int> rounds(std::optional<int> wanted, std::size_t) const override {
        return wanted;
    }
    bool chooses_rounds() const override { return true; }
    // Everybody has each colour once.
    int usual_rounds() const override { return 2; }
    bool is_fixed() const override { return true; }
    bool has_teams() const override { return true; }
    std::vector<league::TieBreak> usual_tie_breaks() const override { return {}; }

    // Numbers go by board: the home team's player, then the guest team's.
    Expected<FormPairing> pair(const TournamentState& state) const override {
        FormPairing pairing;
        for (const league::TeamBoard& board :
             league::team_boards(state.order.size() / 2, state.rounds_started())) {
            const league::PlayerNumber home = 2 * board.board;
            const league::PlayerNumber guest = home + 1;
            pairing.boards.push_back(board.first == league::Team::Home
                                         ? league::SwissBoard{home, guest}
                                         : league::SwissBoard{guest, home});
        }
        return pairing;
    }
};

} // namespace

const Form& team_match_form() {
    static const TeamMatch form;
    return form;
}

} // namespace tabuleiro::house::tournament
