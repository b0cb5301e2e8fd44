#include "house/tournament/form.hpp"

#include <algorithm>
#include <array>

#include "house/tournament/arena_form.hpp"
#include "house/tournament/knockout_form.hpp"
#include "house/tournament/simultaneous_form.hpp"
#include "house/tournament/state.hpp"
#include "house/tournament/team_match_form.hpp"
#include "league/round_robin/berger.hpp"

namespace tabuleiro::house::tournament {

using league::TieBreak;

namespace {

class Swiss final : public Form {
  public:
    std::string_view name() const override { return "swiss"; }
    std::optional<int> rounds(std::optional<int> wanted, std::size_t) const override {
        return wanted;
    }
    bool chooses_rounds() const override { return true; }
    bool is_fixed() const override { return false; }
    std::vector<TieBreak> usual_tie_breaks() const override {
        return {TieBreak::BuchholzCut1, TieBreak::Buchholz, TieBreak::SonnebornBerger};
    }
    Expected<FormPairing> pair(const TournamentState& state) const override {
        const auto players = league_players(state);
        const int rounds = state.rounds_planned.value_or(state.rounds_started() + 1);
        const auto paired = league::pair_swiss_round(players, {.rounds = rounds});
        if (!paired) {
            return tl::unexpected(paired.error());
        }
        FormPairing pairing{paired->boards, {}, 2};
        if (paired->bye) {
            pairing.byes.push_back(*paired->bye);
        }
        return pairing;
    }
};

class RoundRobin final : public Form {
  public:
    using Table = std::vector<std::vector<league::SwissBoard>>;

    RoundRobin(std::string_view name, Table (*table)(std::size_t)) : name_(name), table_(table) {}

    std::string_view name() const override { return name_; }
    std::optional<int> rounds(std::optional<int>, std::size_t players) const override {
        return players < 2 ? 0 : static_cast<int>(table_(players).size());
    }
    bool chooses_rounds() const override { return false; }
    bool is_fixed() const override { return true; }
    std::vector<TieBreak> usual_tie_breaks() const override {
        return {TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::SonnebornBerger};
    }
    Expected<FormPairing> pair(const TournamentState& state) const override {
        const Table table = table_(state.order.size());
        const auto played = static_cast<std::size_t>(state.rounds_started());
        if (played >= table.size()) {
            return fail("All rounds have been played.");
        }
        FormPairing pairing{table[played], {}, 0};
        for (league::PlayerNumber player = 0; player < state.order.size(); ++player) {
            const auto plays = [player](const league::SwissBoard& board) {
                return board.first == player || board.second == player;
            };
            if (std::none_of(pairing.boards.begin(), pairing.boards.end(), plays)) {
                pairing.byes.push_back(player);
            }
        }
        return pairing;
    }

  private:
    std::string_view name_;
    Table (*table_)(std::size_t);
};

} // namespace

bool Form::is_over(const TournamentState& state) const {
    return state.rounds_planned && state.rounds_started() >= *state.rounds_planned;
}

std::vector<league::Standing> Form::standings(const TournamentState& state) const {
    return league::standings(league_players(state), state.settings.tie_breaks);
}

std::span<const Form* const> forms() {
    static const Swiss swiss;
    static const RoundRobin once("round-robin", league::berger_table);
    static const RoundRobin twice("double-round-robin", league::double_berger_table);
    static const std::array<const Form*, 7> all{&swiss,
                                                &once,
                                                &twice,
                                                &knockout_form(),
                                                &arena_form(),
                                                &team_match_form(),
                                                &simultaneous_form()};
    return all;
}

const Form* find_form(std::string_view name) {
    const auto all = forms();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Form* one) { return one->name() == name; });
    return found == all.end() ? nullptr : *found;
}

std::span<const std::string_view> tie_break_words() {
    static constexpr std::array<std::string_view, 6> words{
        "buchholz",         "buchholz-cut-1", "sonneborn-berger",
        "direct-encounter", "wins",           "progressive"};
    return words;
}

} // namespace tabuleiro::house::tournament
