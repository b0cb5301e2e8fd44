#include "engines/wargame/shooter.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "engines/wargame/belief.hpp"
#include "engines/wargame/belief_shooter.hpp"
#include "engines/wargame/tournament.hpp"
#include "games/wargame/wargame.hpp"

namespace tabuleiro::wargame {
namespace {

const char* const golden_position =
    "9x9 1,1,1,1,0,0,0,0 "
    "---------/-44-2----/-44-2----/-------3-/-------3-/1------3-/---------/---------/--------- "
    "---------/---------/---------/---------/---------/---------/---------/---------/---------";

Board golden_board() {
    return WarGame::read(golden_position)->fleet(Player::First).board;
}

// The shots of a game to its end, in one line.
std::string shots(Shooter& shooter, const Board& board) {
    Knowledge knowledge(board.size(), board.counts());
    std::string line;
    while (!knowledge.all_sunk()) {
        const auto cell = shooter.choose(knowledge);
        if (!cell) {
            return line + " gives up";
        }
        line += (line.empty() ? "" : " ") + cell_name(board.size(), *cell);
        knowledge.learn(*cell, board.at(*cell));
    }
    return line;
}

TEST(Shooters, D2FiresTheGoldenShots) {
    OrderlyShooter shooter;
    EXPECT_EQ(shots(shooter, golden_board()),
              "B8 B9 B7 A8 C8 A9 C7 E8 E9 E7 H8 H9 H7 G8 I8 G9 I7 I9 G7 B5 B6 B4 A5 C5 A6 C4 C6 A4 "
              "E5 E6 E4 D5 F5 D6 F4 F6 D4 H5 H6 H4");
}

TEST(Shooters, D3FiresTheGoldenShots) {
    CarefulShooter shooter;
    EXPECT_EQ(shots(shooter, golden_board()),
              "B8 B9 B7 A8 C8 A9 C7 E8 E9 E7 H8 H9 H7 G8 I8 G9 I7 I9 G7 B5 B4 A5 C5 C4 A4 E5 E4 D5 "
              "F5 F4 D4 H5 H6 H4");
}

TEST(Shooters, D1TriesNoCellTwiceAndEveryOrderIsAsLikely) {
    std::array<int, 81> first{};
    for (std::uint64_t seed = 0; seed < 8100; ++seed) {
        RandomShooter shooter{Rng(seed)};
        const Knowledge knowledge({9, 9}, Counts{{1}});
        ++first[static_cast<std::size_t>(Size{}.index(*shooter.choose(knowledge)))];
    }
    for (const int count : first) {
        EXPECT_NEAR(count, 100, 50);
    }
    RandomShooter shooter{Rng(1)};
    Knowledge knowledge({9, 9}, Counts{{1}});
    for (int i = 0; i < 81; ++i) {
        const auto cell = shooter.choose(knowledge);
        ASSERT_TRUE(cell);
        ASSERT_FALSE(knowledge.tried(*cell));
        knowledge.learn(*cell, 0);
    }
    EXPECT_FALSE(shooter.choose(knowledge));
}

TEST(Shooters, StopWhenAnswersDoNotAddUpAndNoCellIsLeft) {
    for (const Firing firing : {Firing::D1, Firing::D2, Firing::D3, Firing::D4}) {
        const Counts counts{{1, 1}};
        const auto shooter = make_shooter({.firing = firing, .counts = counts, .effort = {100}});
        Knowledge knowledge({9, 9}, counts);
        int fired = 0;
        while (const auto cell = shooter->choose(knowledge)) {
            ASSERT_FALSE(knowledge.tried(*cell));
            knowledge.learn(*cell, 0); // water everywhere: there is no such board
            ASSERT_LE(++fired, 81);
        }
        EXPECT_EQ(fired, 81) << static_cast<int>(firing);
    }
}

TEST(Shooters, D4GoesOnWhenAShapeIsNoneOfTheAnnex) {
    const Counts counts{{1, 1}};
    const auto shooter = make_shooter({.firing = Firing::D4, .counts = counts, .effort = {100}});
    Knowledge knowledge({9, 9}, counts);
    // "Two cells" that are two corners of a block, and the rest as it comes.
    const Cell one = Size{}.cell_of(4, 0);
    const Cell other = Size{}.cell_of(4, 8);
    int fired = 0;
    while (!knowledge.all_sunk()) {
        const auto cell = shooter->choose(knowledge);
        if (!cell) {
            break;
        }
        ++fired;
        knowledge.learn(*cell, *cell == one || *cell == other ? 2 : 0);
    }
    EXPECT_EQ(fired, 81);
}

TEST(Shooters, AllSinkEveryBoardOfEveryPlacement) {
    Rng rng(12);
    for (const Firing firing : {Firing::D1, Firing::D2, Firing::D3, Firing::D4}) {
        for (int i = 0; i < 2; ++i) {
            const Board p1 = place_p1({9, 12}, rng);
            const Board p2 = *place_p2({9, 12}, Counts{{2, 1, 1}}, rng);
            for (const auto& [board, placement] :
                 {std::pair(p1, Placement::P1), std::pair(p2, Placement::P2),
                  std::pair(p2, Placement::Uniform)}) {
                const int fired = shots_to_sink(board, {.firing = firing,
                                                        .size = board.size(),
                                                        .counts = board.counts(),
                                                        .placement = placement,
                                                        .effort = {50},
                                                        .seed = rng()});
                EXPECT_GE(fired, board.counts().cells());
                EXPECT_LE(fired, board.size().cells());
            }
        }
    }
}

// The probabilities by listing every board, the slow way.
Chances listed_chances(const Knowledge& knowledge, Placement placement) {
    const Grid grid(knowledge.size());
    const PlacementWeights weights(placement, grid);
    Chances chances{};
    double total = 0;
    list_worlds(grid, Openings(knowledge), ~std::uint64_t{0}, [&](const Matrices& world) {
        const double weight = weights.of(world);
        total += weight;
        for (std::size_t cell = 0; cell < chances.size(); ++cell) {
            const VariantId id = world[cell / cells_in_block];
            chances[cell] += ((cells_of(id) >> (cell % cells_in_block)) & 1) != 0 ? weight : 0;
        }
        return true;
    });
    for (double& chance : chances) {
        chance /= total;
    }
    return chances;
}

double distance(const Chances& one, const Chances& other, int cells) {
    double most = 0;
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(cells); ++cell) {
        most = std::max(most, std::abs(one[cell] - other[cell]));
    }
    return most;
}

TEST(Belief, FollowsTheAnswersExactlyWithACatalogue) {
    Rng rng(13);
    const Counts counts{{1, 0, 0, 1}};
    for (const Placement placement : {Placement::P2, Placement::Uniform}) {
        const Board board = *place_p2({9, 9}, counts, rng);
        Belief belief({9, 9}, counts, placement, {}, 1);
        Knowledge knowledge({9, 9}, counts);
        for (int shot = 0; shot < 8; ++shot) {
            belief.update(knowledge);
            ASSERT_TRUE(belief.is_exact());
            ASSERT_LT(distance(belief.chances(), listed_chances(knowledge, placement), 81), 1e-5);
            Cell cell = Size{}.cell(static_cast<int>(rng.below(81)));
            while (knowledge.tried(cell)) {
                cell = Size{}.cell(static_cast<int>(rng.below(81)));
            }
            knowledge.learn(cell, board.at(cell));
        }
    }
}

TEST(Belief, WalkedChancesComeNearTheExactOnes) {
    // 9x9 with five pieces is not listed at first; a few answers leave it small enough to check.
    Rng rng(14);
    const Counts counts{{2, 2, 1}};
    for (const Placement placement : {Placement::P1, Placement::P2, Placement::Uniform}) {
        const Board board = *place_uniformly({9, 9}, counts, rng);
        Knowledge knowledge({9, 9}, counts);
        Belief belief({9, 9}, counts, placement, crowd_for({9, 9}), 1);
        for (const int cell : {0, 10, 20, 30, 40, 50, 60, 70, 80, 5, 44}) {
            belief.update(knowledge);
            knowledge.learn(Size{}.cell(cell), board.at(Size{}.cell(cell)));
        }
        belief.update(knowledge);
        ASSERT_FALSE(belief.is_lost());
        if (!belief.is_exact()) {
            EXPECT_LT(distance(belief.chances(), listed_chances(knowledge, placement), 81), 0.1);
        }
    }
}

TEST(Belief, ChancesByTypeAddUpToThoseOfAPiece) {
    const Counts counts{{2, 2, 1}};
    Knowledge knowledge({9, 9}, counts);
    knowledge.learn({4, 4}, 2);
    Belief belief({9, 9}, counts, Placement::P2, crowd_for({9, 9}), 1);
    belief.update(knowledge);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const auto& by_type = belief.type_chances()[cell];
        ASSERT_NEAR(std::accumulate(by_type.begin(), by_type.end(), 0.0), belief.chances()[cell],
                    1e-9);
    }
    EXPECT_DOUBLE_EQ(belief.type_chances()[4 * cells_in_block + 4][2], 1);
    EXPECT_EQ(belief.type_chances()[4 * cells_in_block + 3][1], 0) << "the block has a 2";
    EXPECT_GT(belief.type_chances()[0][1], 0);
}

TEST(WalkedWorlds, StayLegalAgreeWithTheAnswersAndAreNeverTooMany) {
    const Size size{15, 24};
    const Counts counts{{3, 3, 3, 3, 2, 2, 2, 2}};
    const Grid& grid = grid_of(size);
    const Crowd crowd{
        .worlds = 300, .least_new = 20, .most_new = 100, .first_drawn = 150, .first_walked = 10};
    Rng rng(17);
    for (const Placement placement : {Placement::P2, Placement::Uniform}) {
        const Board board = *place_p2(size, counts, rng);
        Knowledge knowledge(size, counts);
        WalkedWorlds walked(size, counts, placement, crowd);
        for (int shot = 0; shot < 60; ++shot) {
            const Openings openings(knowledge);
            const std::size_t before = walked.worlds().size();
            walked.update(openings, rng);
            ASSERT_FALSE(walked.worlds().empty());
            ASSERT_LE(walked.worlds().size(), 300U);
            if (shot > 0) {
                ASSERT_LE(walked.worlds().size(), before + 100) << "only so many are new";
            }
            for (const Matrices& world : walked.worlds()) {
                const Board other = board_of(size, world);
                ASSERT_FALSE(other.has_contact());
                ASSERT_EQ(other.counts(), counts);
                for (int block = 0; block < grid.blocks(); ++block) {
                    const auto at = static_cast<std::size_t>(block);
                    ASSERT_TRUE(contains(openings.possible[at], world[at]));
                }
            }
            Cell cell = size.cell(static_cast<int>(rng.below(360)));
            while (knowledge.tried(cell)) {
                cell = size.cell(static_cast<int>(rng.below(360)));
            }
            knowledge.learn(cell, board.at(cell));
        }
    }
}

// A game tree played out in full by the slow way: the greedy shooter's misses on all boards.
TEST(LookAhead, CountsTheMissesOfTheGreedyShooter) {
    const Counts counts{{1, 1}};
    const auto catalogue = catalogue_of({9, 9}, counts, Placement::P2);
    ASSERT_TRUE(catalogue);
    Knowledge knowledge({9, 9}, counts);
    knowledge.learn({1, 1}, 0);
    knowledge.learn({4, 4}, 1);
    const Agreement agrees(catalogue->grid, Openings(knowledge), 2);
    WorldSet worlds = catalogue->worlds;
    worlds.filter(agrees);
    ASSERT_GT(worlds.size(), 20U);
    TriedCells tried{};
    for (int block = 0; block < 9; ++block) {
        tried[static_cast<std::size_t>(block)] = knowledge.tried(block);
    }
    LookAhead look_ahead(catalogue->grid);
    look_ahead.set_worlds(worlds, tried);
    const BlockCell first = 7 * 9 + 4;
    double misses = 0;
    double total = 0;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        Matrices truth{};
        for (const PlacedPiece piece : worlds.world(i)) {
            truth[static_cast<std::size_t>(block_of(piece))] = variant_of(piece);
        }
        const Board board = board_of({9, 9}, truth);
        Knowledge known = knowledge;
        Belief belief({9, 9}, counts, Placement::P2, {}, 1);
        Cell cell = Size{}.cell_of(first / 9, first % 9);
        int missed = 0;
        while (true) {
            known.learn(cell, board.at(cell));
            missed += board.at(cell) == 0 ? 1 : 0;
            if (known.all_sunk()) {
                break;
            }
            belief.update(known);
            double best = 0;
            for (int at = 0; at < 81; ++at) {
                const Cell next = Size{}.cell_of(at / 9, at % 9);
                const double chance = belief.chances()[static_cast<std::size_t>(at)];
                if (!known.tried(next) && chance > best + 1e-6) {
                    best = chance;
                    cell = next;
                }
            }
        }
        misses += missed * static_cast<double>(worlds.weight(i));
        total += worlds.weight(i);
    }
    EXPECT_NEAR(look_ahead.misses_after(first, 1e9), misses / total, 0.05);
    EXPECT_GT(look_ahead.misses_after(first, 0.1), 0.1) << "it stops above the limit";
}

TEST(BeliefShooter, WithoutLookAheadFiresWhereMostBoardsHaveAPiece) {
    BeliefShooter shooter({.firing = Firing::D4, .counts = Counts{{1, 1, 1}}, .effort = {0}});
    const Knowledge knowledge({9, 9}, Counts{{1, 1, 1}});
    const Cell cell = *shooter.choose(knowledge);
    const Chances& chances = shooter.belief().chances();
    const auto at =
        static_cast<std::size_t>(Size{}.block_of(cell) * 9 + Size::place_in_block(cell));
    EXPECT_DOUBLE_EQ(chances[at], *std::max_element(chances.begin(), chances.end()));
}

// By block cell: what the answer to a shot tells, for its chance of a miss; by listing every board.
std::vector<double> told_per_miss(const Knowledge& knowledge, Placement placement) {
    const Grid grid(knowledge.size());
    const PlacementWeights weights(placement, grid);
    std::vector<std::array<double, types + 1>> answers(
        static_cast<std::size_t>(knowledge.size().cells()));
    double total = 0;
    list_worlds(grid, Openings(knowledge), ~std::uint64_t{0}, [&](const Matrices& world) {
        const double weight = weights.of(world);
        for (std::size_t cell = 0; cell < answers.size(); ++cell) {
            const VariantId id = world[cell / cells_in_block];
            const bool hit = ((cells_of(id) >> (cell % cells_in_block)) & 1) != 0;
            answers[cell][static_cast<std::size_t>(hit ? type_of(id) : 0)] += weight;
        }
        total += weight;
        return true;
    });
    std::vector<double> told(answers.size());
    for (std::size_t cell = 0; cell < answers.size(); ++cell) {
        for (const double answer : answers[cell]) {
            told[cell] -= answer > 0 ? answer / total * std::log(answer / total) : 0;
        }
        told[cell] /= answers[cell][0] / total;
    }
    return told;
}

TEST(BeliefShooter, WithoutACatalogueFiresWhereTheAnswerTellsMostForAMiss) {
    const Size size{};
    const Counts counts{{1, 1, 1}};
    Rng rng(18);
    int not_the_likeliest = 0;
    for (int game = 0; game < 5; ++game) {
        const Board board = *place_p2(size, counts, rng);
        BeliefShooter shooter(
            {.firing = Firing::D4, .counts = counts, .placement = Placement::P1, .effort = {0}});
        Knowledge knowledge(size, counts);
        while (!knowledge.all_sunk()) {
            const Cell chosen = *shooter.choose(knowledge);
            const auto at = static_cast<std::size_t>(size.block_of(chosen) * cells_in_block +
                                                     Size::place_in_block(chosen));
            double highest = 0;
            for (int cell = 0; cell < size.cells(); ++cell) {
                if (((knowledge.tried(cell / cells_in_block) >> (cell % cells_in_block)) & 1) ==
                    0) {
                    highest = std::max(highest,
                                       shooter.belief().chances()[static_cast<std::size_t>(cell)]);
                }
            }
            // Certain hits come first.
            if (shooter.belief().is_exact() && shooter.belief().worlds() < 20'000 &&
                highest < 1 - 1e-9) {
                const auto told = told_per_miss(knowledge, Placement::P1);
                ASSERT_NEAR(told[at], *std::max_element(told.begin(), told.end()), 1e-5);
                not_the_likeliest += shooter.belief().chances()[at] < highest - 1e-5 ? 1 : 0;
            }
            knowledge.learn(chosen, board.at(chosen));
        }
    }
    EXPECT_GT(not_the_likeliest, 0) << "the test could not tell it from a greedy shooter";
}

TEST(BeliefShooter, FiresTheSameShotsWhoeverCameBefore) {
    const Counts counts{{1, 1, 1}};
    Rng rng(15);
    const Board board = *place_p2({9, 9}, counts, rng);
    const ShooterSetup setup{
        .firing = Firing::D4, .counts = counts, .placement = Placement::P2, .effort = {300}};
    const auto play = [&] {
        const auto shooter = make_shooter(setup);
        return shots(*shooter, board);
    };
    const std::string alone = play();
    shots_to_sink(*place_p2({9, 9}, counts, rng), setup);
    EXPECT_EQ(play(), alone);
}

TEST(Tournament, DoesNotDependOnTheNumberOfThreads) {
    TournamentSetup setup{.counts = Counts{{1, 1}}, .effort = {20}, .games = 6, .seed = 16};
    const auto ignore = [](std::uint64_t, std::uint64_t) {};
    const auto alone = play_tournament(setup, ignore);
    setup.threads = 4;
    const auto together = play_tournament(setup, ignore);
    ASSERT_TRUE(alone && together);
    ASSERT_EQ(alone->size(), 8U);
    for (std::size_t i = 0; i < alone->size(); ++i) {
        EXPECT_EQ((*alone)[i].games_by_shots, (*together)[i].games_by_shots);
        EXPECT_EQ((*alone)[i].games(), 6U);
    }
    EXPECT_EQ(alone->front().name(), "p1d1");
    EXPECT_EQ(alone->back().name(), "p2d4");
}

TEST(Tournament, KnowsItsStatistics) {
    Pairing pairing;
    pairing.games_by_shots[10] = 1;
    pairing.games_by_shots[20] = 3;
    EXPECT_EQ(pairing.games(), 4U);
    EXPECT_DOUBLE_EQ(pairing.mean(), 17.5);
    EXPECT_DOUBLE_EQ(pairing.standard_deviation(), 5);
    EXPECT_NEAR(pairing.ci95(), 4.9, 0.001);
    EXPECT_EQ(pairing.best(), 10);
    EXPECT_EQ(pairing.worst(), 20);
}

} // namespace
} // namespace tabuleiro::wargame
