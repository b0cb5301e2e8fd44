#include "league/matching/weighted_matching.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <random>

#include "league/matching/wide_integer.hpp"

namespace tabuleiro::league {
namespace {

using Wide = WideInteger<2>;

// The heaviest matching by trying all.
Wide heaviest(const EdgeWeights<Wide>& weights, std::vector<bool>& used, std::size_t from) {
    while (from < used.size() && used[from]) {
        ++from;
    }
    if (from == used.size()) {
        return 0;
    }
    used[from] = true;
    Wide best = heaviest(weights, used, from + 1);
    for (std::size_t other = from + 1; other < used.size(); ++other) {
        if (!used[other] && weights.has_edge(from, other)) {
            used[other] = true;
            best = std::max(best, weights.at(from, other) + heaviest(weights, used, from + 1));
            used[other] = false;
        }
    }
    used[from] = false;
    return best;
}

TEST(WeightedMatching, IsTheHeaviestOfAllInRandomGraphs) {
    std::mt19937 random(7);
    for (int round = 0; round < 4000; ++round) {
        const std::size_t vertices = 2 + random() % 9;
        const unsigned largest = round % 3 == 0 ? 3 : round % 3 == 1 ? 20 : 1000;
        EdgeWeights<Wide> weights(vertices);
        for (std::size_t a = 0; a < vertices; ++a) {
            for (std::size_t b = a + 1; b < vertices; ++b) {
                if (random() % 4 != 0) {
                    weights.set(a, b, Wide::shifted(random() % (largest + 1), round % 2 * 70));
                }
            }
        }
        const Matching matching = heaviest_matching(weights);
        for (std::size_t a = 0; a < vertices; ++a) {
            if (matching[a] != unmatched) {
                ASSERT_EQ(matching[matching[a]], a);
                ASSERT_TRUE(weights.has_edge(a, matching[a]));
            }
        }
        std::vector<bool> used(vertices);
        ASSERT_EQ(weight_of(matching, weights), heaviest(weights, used, 0)) << "graph " << round;
    }
}

TEST(WeightedMatching, OfNoVerticesIsEmpty) {
    EXPECT_TRUE(heaviest_matching(EdgeWeights<Wide>(0)).empty());
    EXPECT_EQ(heaviest_matching(EdgeWeights<Wide>(3)), Matching(3, unmatched));
}

TEST(WideInteger, ShiftsAddsAndComparesAcrossWords) {
    using Three = WideInteger<3>;
    const Three one_above = Three::shifted(1, 64);
    EXPECT_GT(one_above, Three(0x7fffffffffffffff));
    EXPECT_EQ(one_above - Three(1) + Three(1), one_above);
    EXPECT_LT(Three::shifted(-1, 100), Three(0));
    EXPECT_EQ(Three::shifted(-1, 100) + Three::shifted(1, 100), Three(0));
    EXPECT_EQ(Three::shifted(6, 63).half(), Three::shifted(3, 63));
    EXPECT_LT(Three(-2), Three(-1));
}

} // namespace
} // namespace tabuleiro::league
