#include "arena/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "arena/progress.hpp"
#include "arena/standings.hpp"

namespace tabuleiro::arena {
namespace {

std::string points(int half_points) {
    return half_points % 2 == 0 ? fmt::format("{}", half_points / 2)
                                : fmt::format("{}.5", half_points / 2);
}

std::string match_text(const Tournament& tournament) {
    const Pentanomial pairs = tournament.pairs_of_first();
    if (pairs.count() == 0) {
        return "";
    }
    const Strength found = strength(pairs);
    const auto& name = tournament.plan().players[0].name;
    std::string text =
        fmt::format("Elo of {}: {} (95 %), LOS {:.1f} %\n", name, elo_text(found), 100 * found.los);
    text += fmt::format("Pairs 0-2: {} {} {} {} {}; normalized Elo {:+.1f}\n", pairs.pairs[0],
                        pairs.pairs[1], pairs.pairs[2], pairs.pairs[3], pairs.pairs[4],
                        found.normalized_elo);
    if (const auto state = tournament.sprt_state()) {
        const SprtTerms& terms = *tournament.plan().sprt;
        const std::string hypothesis =
            state->verdict() == SprtVerdict::AcceptH1
                ? fmt::format("H1 accepted: stronger by {} Elo", terms.elo1)
            : state->verdict() == SprtVerdict::AcceptH0
                ? fmt::format("H0 accepted: not stronger than {} Elo", terms.elo0)
                : "undecided";
        text += fmt::format("SPRT [{}, {}]: LLR {:.2f} [{:.2f}, {:.2f}], {}\n", terms.elo0,
                            terms.elo1, state->llr, state->lower, state->upper, hypothesis);
    }
    return text;
}

} // namespace

std::string summary(const Tournament& tournament, const std::vector<GameRecord>& games) {
    const Plan& plan = tournament.plan();
    std::vector<PlayedGame> counted;
    std::map<std::string, int> endings;
    std::map<std::string, int> faults_of;
    for (const GameRecord& game : games) {
        if (!tournament.counts(game.job.id)) {
            continue;
        }
        counted.push_back({game.job.seats, game.half_points()});
        ++endings[game.end.reason == Reason::Rule ? game.end.detail
                                                  : std::string(to_text(game.end.reason))];
        if (is_fault(game.end.reason) && game.end.winner) {
            const int loser = game.job.seats[opponent(*game.end.winner)];
            ++faults_of[fmt::format("{}: {}", plan.players[static_cast<std::size_t>(loser)].name,
                                    to_text(game.end.reason))];
        }
    }
    const Standings table = standings(static_cast<int>(plan.players.size()), counted);
    std::size_t width = 6;
    for (const PlayerSpec& player : plan.players) {
        width = std::max(width, player.name.size());
    }
    std::string text = fmt::format("{:<{}}  {:>6} {:>6} {:>5} {:>5} {:>5} {:>7}\n", "player", width,
                                   "points", "games", "won", "drawn", "lost", "score");
    for (const int number : table.order()) {
        const Tally& tally = table.totals[static_cast<std::size_t>(number)];
        text += fmt::format("{:<{}}  {:>6} {:>6} {:>5} {:>5} {:>5} {:>5.1f} %\n",
                            plan.players[static_cast<std::size_t>(number)].name, width,
                            points(tally.half_points()), tally.games(), tally.wins, tally.draws,
                            tally.losses,
                            tally.games() == 0 ? 0.0 : 50.0 * tally.half_points() / tally.games());
    }
    if (plan.format == Format::Match) {
        text += match_text(tournament);
    }
    if (plan.format == Format::Knockout) {
        if (const auto winner = knockout_winner(plan, tournament.whole_pairs())) {
            text +=
                fmt::format("Winner: {}\n", plan.players[static_cast<std::size_t>(*winner)].name);
        }
    }
    std::vector<std::string> parts;
    for (const auto& [ending, count] : endings) {
        parts.push_back(fmt::format("{} {}", ending, count));
    }
    if (!parts.empty()) {
        text += fmt::format("Endings: {}\n", fmt::join(parts, ", "));
    }
    for (const auto& [fault, count] : faults_of) {
        text += fmt::format("Fault of {} ({})\n", fault, count);
    }
    return text;
}

} // namespace tabuleiro::arena
