#include "house/tournament/arena_form.hpp"

#include <algorithm>
#include <map>

#include "house/tournament/state.hpp"

namespace tabuleiro::house::tournament {

namespace {

class Arena final : public Form {
  public:
    std::string_view name() const override { return "arena"; }
    std::optional<int> rounds(std::optional<int>, std::size_t) const override {
        return std::nullopt;
    }
    bool chooses_rounds() const override { return false; }
    bool is_fixed() const override { return false; }
    bool has_time_limit() const override { return true; }
    std::vector<league::TieBreak> usual_tie_breaks() const override { return {}; }
    Expected<FormPairing> pair(const TournamentState&) const override {
        return fail("An arena has no rounds.");
    }

    std::vector<league::Standing> standings(const TournamentState& state) const override {
        const auto scores = arena_scores_of(state);
        std::vector<league::Standing> all;
        for (const league::PlayerNumber player : league::arena_ranking(scores)) {
            const league::ArenaScore& score = scores[player];
            const bool equal = !all.empty() && scores[all.back().player].points == score.points &&
                               scores[all.back().player].wins == score.wins;
            const int rank = equal ? all.back().rank : static_cast<int>(all.size()) + 1;
            all.push_back({player, rank, 2 * score.points, {}});
        }
        return all;
    }
};

bool is_computer(const Contestant& who) {
    return who.kind == ContestantKind::Level || who.kind == ContestantKind::Engine;
}

std::map<EntrantId, league::PlayerNumber> numbers_in(const TournamentState& state) {
    std::map<EntrantId, league::PlayerNumber> numbers;
    for (league::PlayerNumber number = 0; number < state.order.size(); ++number) {
        numbers[state.order[number]] = number;
    }
    return numbers;
}

bool is_playing(const TournamentState& state, EntrantId entrant) {
    const Round* const round = state.playing();
    return round != nullptr &&
           std::any_of(round->boards.begin(), round->boards.end(), [&](const Board& board) {
               return board.has(entrant) && !board.result && !board.stopped;
           });
}

// Those who wait, whoever has waited longest first; of levels and engines no more than there are
// others.
std::vector<const Entrant*> waiting_in(const TournamentState& state,
                                       const std::function<bool(const Contestant&)>& is_present) {
    std::vector<const Entrant*> people;
    std::vector<const Entrant*> computers;
    for (const Entrant& entrant : state.entrants) {
        if (entrant.withdrawn || entrant.resting || is_playing(state, entrant.id)) {
            continue;
        }
        if (is_computer(entrant.who)) {
            computers.push_back(&entrant);
        } else if (is_present(entrant.who)) {
            people.push_back(&entrant);
        }
    }
    const auto waits_longer = [](const Entrant* a, const Entrant* b) {
        return a->free_since < b->free_since;
    };
    std::stable_sort(computers.begin(), computers.end(), waits_longer);
    std::stable_sort(people.begin(), people.end(), waits_longer);
    computers.resize(std::min(computers.size(), people.size()));
    people.insert(people.end(), computers.begin(), computers.end());
    return people;
}

} // namespace

const Form& arena_form() {
    static const Arena form;
    return form;
}

std::vector<league::ArenaScore> arena_scores_of(const TournamentState& state) {
    std::vector<const Board*> ended;
    for (const Round& round : state.rounds) {
        for (const Board& board : round.boards) {
            if (board.result) {
                ended.push_back(&board);
            }
        }
    }
    std::stable_sort(ended.begin(), ended.end(),
                     [](const Board* a, const Board* b) { return a->ended < b->ended; });
    const auto numbers = numbers_in(state);
    std::vector<league::ArenaResult> results;
    for (const Board* const board : ended) {
        const Winner winner = board->result->winner;
        if (winner == Winner::None) {
            continue; // nobody came: nothing was won, and no streak has ended
        }
        league::ArenaResult& result = results.emplace_back();
        result.first = numbers.at(board->seats.first);
        result.second = numbers.at(board->seats.second);
        if (winner != Winner::Draw) {
            result.winner = winner == Winner::First ? Player::First : Player::Second;
        }
    }
    return league::arena_scores(state.order.size(), results);
}

std::vector<Board> next_arena_boards(const TournamentState& state,
                                     const std::function<bool(const Contestant&)>& is_present) {
    const auto waiting = waiting_in(state, is_present);
    if (waiting.size() < 2) {
        return {};
    }
    const auto numbers = numbers_in(state);
    std::vector<league::PlayerNumber> players;
    for (const Entrant* const entrant : waiting) {
        players.push_back(numbers.at(entrant->id));
    }
    const auto scores = arena_scores_of(state);
    const auto boards_with = [&](league::Rematch rematch) {
        std::vector<Board> boards;
        for (const league::SwissBoard& pair : league::pair_arena(scores, players, rematch)) {
            const ByPlayer<EntrantId> seats{state.order[pair.first], state.order[pair.second]};
            if (!is_computer(state.find(seats.first)->who) ||
                !is_computer(state.find(seats.second)->who)) {
                boards.push_back({seats});
            }
        }
        return boards;
    };
    std::vector<Board> boards = boards_with(league::Rematch::Avoid);
    return boards.empty() && state.playing() == nullptr ? boards_with(league::Rematch::Allow)
                                                        : boards;
}

} // namespace tabuleiro::house::tournament
