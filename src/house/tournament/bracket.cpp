#include "house/tournament/bracket.hpp"

#include <map>

namespace tabuleiro::house::tournament {

using league::KnockoutEncounter;
using league::PlayerNumber;

namespace {

league::KnockoutRules rules_of(const TournamentSettings& settings) {
    return {
        .games = settings.encounter_games, .all_games = false, .third_place = settings.third_place};
}

// Half points of two players who have met; the one with the better number first.
struct EncounterScore {
    int better = 0;
    int other = 0;
};
using Scores = std::map<std::pair<EntrantId, EntrantId>, EncounterScore>;

std::vector<league::KnockoutGame> ended_games(const TournamentState& state) {
    std::vector<league::KnockoutGame> games;
    for (const Round& round : state.rounds) {
        for (const Board& board : round.boards) {
            if (!round.started || !board.result) {
                continue;
            }
            const auto first =
                static_cast<PlayerNumber>(*state.find(board.seats.first)->number - 1);
            const auto second =
                static_cast<PlayerNumber>(*state.find(board.seats.second)->number - 1);
            const int lead = half_points_of(board.result, Player::First) -
                             half_points_of(board.result, Player::Second);
            const bool first_is_better = first < second;
            games.push_back({league::meeting_round(state.order.size(), first, second),
                             first_is_better ? first : second, first_is_better ? second : first,
                             first_is_better ? lead : -lead});
        }
    }
    return games;
}

// The decisions about encounters of the last round in which somebody does not play any more.
std::vector<league::KnockoutAward> awards_in(const TournamentState& state,
                                             const std::vector<KnockoutEncounter>& round) {
    std::vector<league::KnockoutAward> awards;
    const auto is_gone = [&](PlayerNumber player) {
        return state.find(state.order[player])->withdrawn;
    };
    for (const KnockoutEncounter& encounter : round) {
        if (encounter.winner) {
            continue;
        }
        if (is_gone(*encounter.other)) {
            awards.push_back({encounter.round, encounter.better});
        } else if (is_gone(encounter.better)) {
            awards.push_back({encounter.round, *encounter.other});
        }
    }
    return awards;
}

Scores scores_of(const TournamentState& state) {
    Scores scores;
    for (const Round& round : state.rounds) {
        for (const Board& board : round.boards) {
            if (!round.started) {
                continue;
            }
            const bool first_is_better =
                *state.find(board.seats.first)->number < *state.find(board.seats.second)->number;
            const Player better = first_is_better ? Player::First : Player::Second;
            EncounterScore& score = scores[{board.seats[better], board.seats[opponent(better)]}];
            score.better += half_points_of(board.result, better);
            score.other += half_points_of(board.result, opponent(better));
        }
    }
    return scores;
}

} // namespace

league::KnockoutState bracket_of(const TournamentState& state) {
    if (state.order.empty()) {
        return {};
    }
    const auto games = ended_games(state);
    std::vector<league::KnockoutAward> awards;
    while (true) {
        league::KnockoutState bracket =
            league::knockout(state.order.size(), rules_of(state.settings), games, awards);
        const auto more = bracket.rounds.empty() ? std::vector<league::KnockoutAward>()
                                                 : awards_in(state, bracket.rounds.back());
        if (more.empty()) {
            return bracket;
        }
        awards.insert(awards.end(), more.begin(), more.end());
    }
}

void write_bracket(JsonWriter& out, const TournamentState& state) {
    const Scores scores = scores_of(state);
    out.open_array();
    for (const auto& round : bracket_of(state).rounds) {
        out.open_array();
        for (const KnockoutEncounter& encounter : round) {
            const EntrantId better = state.order[encounter.better];
            out.open_object().key("better").number(better).key("other");
            EncounterScore score;
            if (encounter.other) {
                const EntrantId other = state.order[*encounter.other];
                out.number(other);
                if (const auto known = scores.find({better, other}); known != scores.end()) {
                    score = known->second;
                }
            } else {
                out.null();
            }
            out.key("points").open_array().decimal(score.better / 2.0, 1);
            out.decimal(score.other / 2.0, 1).close_array().key("winner");
            if (encounter.winner) {
                out.number(state.order[*encounter.winner]);
            } else {
                out.null();
            }
            out.key("third_place").boolean(encounter.for_third_place).close_object();
        }
        out.close_array();
    }
    out.close_array();
}

} // namespace tabuleiro::house::tournament
