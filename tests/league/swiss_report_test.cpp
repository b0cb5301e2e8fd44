// Tournaments with withdrawals, late entries, forfeits and byes, written as FIDE's report and read
// again: the next round is paired as if nothing had happened.
#include <gtest/gtest.h>

#include "league/swiss/dutch.hpp"
#include "league/swiss_simulation.hpp"
#include "league/trf/trf.hpp"

namespace tabuleiro::league {
namespace {

TournamentReport report_of(const SwissSimulation& tournament) {
    TournamentReport report;
    report.rounds = tournament.rules.rounds;
    report.initial_colour = tournament.rules.initial_colour;
    for (PlayerNumber number = 0; number < tournament.players.size(); ++number) {
        ReportedPlayer& player = report.players.emplace_back();
        player.number = static_cast<int>(number) + 1;
        player.name = "Player " + std::to_string(number + 1);
        player.half_points = tournament.players[number].half_points();
        player.rounds = reported_rounds(tournament.players[number]);
    }
    return report;
}

TEST(SwissReport, ATournamentGoesOnFromIt) {
    for (unsigned seed = 0; seed < 20; ++seed) {
        SwissSimulation tournament(6 + seed * 3, 5, seed);
        while (!tournament.over()) {
            const auto pairing = pair_swiss_round(tournament.players, tournament.rules);
            if (!pairing) {
                break;
            }
            const TournamentReport report = report_of(tournament);
            const auto read = parse_trf(to_trf(report));
            ASSERT_TRUE(read) << read.error().text();
            ASSERT_EQ(*read, report) << "seed " << seed;
            auto players = swiss_players(*read);
            ASSERT_EQ(players.size(), tournament.players.size());
            for (PlayerNumber number = 0; number < players.size(); ++number) {
                players[number].present = tournament.players[number].present;
            }
            const auto again =
                pair_swiss_round(players, {*read->rounds, *read->initial_colour, true});
            ASSERT_TRUE(again);
            EXPECT_EQ(again->boards, pairing->boards) << "seed " << seed;
            EXPECT_EQ(again->bye, pairing->bye) << "seed " << seed;
            tournament.play(*pairing);
        }
    }
}

} // namespace
} // namespace tabuleiro::league
