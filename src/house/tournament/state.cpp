#include "house/tournament/state.hpp"

#include <algorithm>
#include <array>

namespace tabuleiro::house::tournament {

using league::SwissPlayer;
using league::SwissRound;

namespace {

constexpr std::array<std::string_view, 4> phase_words{"entry", "running", "paused", "finished"};

template <class Entrants>
auto* find_in(Entrants& entrants, EntrantId id) {
    const auto found = std::find_if(entrants.begin(), entrants.end(),
                                    [id](const Entrant& one) { return one.id == id; });
    return found == entrants.end() ? nullptr : &*found;
}

template <class Rounds>
auto* board_in(Rounds& rounds, int round, int board) {
    using BoardPointer = decltype(&rounds.front().boards.front());
    if (round < 1 || round > static_cast<int>(rounds.size())) {
        return BoardPointer(nullptr);
    }
    auto& boards = rounds[static_cast<std::size_t>(round - 1)].boards;
    if (board < 1 || board > static_cast<int>(boards.size())) {
        return BoardPointer(nullptr);
    }
    return &boards[static_cast<std::size_t>(board - 1)];
}

SwissRound round_of(const Board& board, Player player, league::PlayerNumber opponent) {
    SwissRound round;
    round.opponent = opponent;
    round.colour = player;
    round.half_points = half_points_of(board.result, player);
    const bool forfeit = board.result && board.result->forfeit;
    round.kind = !forfeit                 ? SwissRound::Kind::Played
                 : round.half_points == 2 ? SwissRound::Kind::ForfeitWin
                                          : SwissRound::Kind::ForfeitLoss;
    return round;
}

} // namespace

int half_points_of(const std::optional<BoardResult>& result, Player player) {
    if (!result || result->winner == Winner::None) {
        return 0;
    }
    if (result->winner == Winner::Draw) {
        return 1;
    }
    return (result->winner == Winner::First) == (player == Player::First) ? 2 : 0;
}

std::string_view name(TournamentPhase phase) {
    return phase_words[static_cast<std::size_t>(phase)];
}

const Entrant* TournamentState::find(EntrantId entrant) const {
    return find_in(entrants, entrant);
}
Entrant* TournamentState::find(EntrantId entrant) {
    return find_in(entrants, entrant);
}
const Entrant* TournamentState::find_person(std::string_view person) const {
    const auto found = std::find_if(entrants.begin(), entrants.end(), [&](const Entrant& one) {
        return !person.empty() && one.who.person == person;
    });
    return found == entrants.end() ? nullptr : &*found;
}
const Board* TournamentState::find_board(int round, int board) const {
    return board_in(rounds, round, board);
}
Board* TournamentState::find_board(int round, int board) {
    return board_in(rounds, round, board);
}

std::optional<std::pair<int, int>> TournamentState::find_table(std::string_view table) const {
    for (std::size_t round = rounds.size(); round > 0; --round) {
        const std::vector<Board>& boards = rounds[round - 1].boards;
        for (std::size_t board = 0; board < boards.size(); ++board) {
            if (!table.empty() && boards[board].table == table) {
                return std::pair(static_cast<int>(round), static_cast<int>(board + 1));
            }
        }
    }
    return std::nullopt;
}

std::vector<SwissPlayer> league_players(const TournamentState& state) {
    std::vector<SwissPlayer> players(state.order.size());
    std::map<EntrantId, league::PlayerNumber> number_of;
    for (std::size_t number = 0; number < state.order.size(); ++number) {
        const Entrant* const entrant = state.find(state.order[number]);
        number_of[state.order[number]] = number;
        players[number].present = entrant != nullptr && !entrant->withdrawn && !entrant->bye;
    }
    const auto add_round = [&players] {
        for (SwissPlayer& player : players) {
            player.rounds.emplace_back(); // not paired
        }
    };
    for (const Round& round : state.rounds) {
        if (!round.started) {
            continue;
        }
        // In a display and in an arena somebody has many games in one round, and a player of the
        // league one: there, a game is in the first round after those of both players.
        const std::size_t before = players.empty() ? 0 : players.front().rounds.size();
        std::vector<std::size_t> next(players.size(), before);
        add_round();
        for (const Board& board : round.boards) {
            const auto first = number_of.at(board.seats.first);
            const auto second = number_of.at(board.seats.second);
            const std::size_t at = std::max(next[first], next[second]);
            if (at == players.front().rounds.size()) {
                add_round();
            }
            players[first].rounds[at] = round_of(board, Player::First, second);
            players[second].rounds[at] = round_of(board, Player::Second, first);
            next[first] = next[second] = at + 1;
        }
        for (const Bye& bye : round.byes) {
            SwissRound& given = players[number_of.at(bye.entrant)].rounds.back();
            given.half_points = bye.half_points;
            given.kind = bye.by_pairing && bye.half_points == 2 ? SwissRound::Kind::PairingBye
                                                                : SwissRound::Kind::NotPaired;
        }
    }
    return players;
}

std::vector<TournamentStanding> standings_of(const TournamentState& state) {
    std::vector<TournamentStanding> standings;
    if (state.order.empty()) {
        for (const Entrant& entrant : state.entrants) {
            standings.push_back(
                {{.rank = 1, .tie_breaks = std::vector<double>(state.settings.tie_breaks.size())},
                 entrant.id});
        }
        return standings;
    }
    for (league::Standing& one : state.settings.form->standings(state)) {
        TournamentStanding standing{std::move(one), 0};
        standing.entrant = state.order[standing.standing.player];
        standings.push_back(std::move(standing));
    }
    std::map<EntrantId, TournamentStanding*> by_entrant;
    for (TournamentStanding& one : standings) {
        by_entrant[one.entrant] = &one;
    }
    for (const Round& round : state.rounds) {
        for (const Board& board : round.boards) {
            if (!round.started || !board.result) {
                continue;
            }
            for (const Player player : tabuleiro::players) {
                TournamentStanding& one = *by_entrant.at(board.seats[player]);
                const int half_points = half_points_of(board.result, player);
                ++(half_points == 2 ? one.won : half_points == 1 ? one.drawn : one.lost);
            }
        }
    }
    return standings;
}

} // namespace tabuleiro::house::tournament
