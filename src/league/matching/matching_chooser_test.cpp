#include "league/matching/matching_chooser.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <vector>

namespace tabuleiro::league {
namespace {

using Small = WideInteger<1>;

// The weight of the heaviest matching of the vertices that are not used, by trying all. The
// matchings that leave out `needed` do not count; nothing is returned if there is no other.
std::optional<Small> heaviest_of(const EdgeWeights<Small>& weights, std::vector<bool> used,
                                 std::size_t needed = unmatched) {
    const auto first =
        static_cast<std::size_t>(std::find(used.begin(), used.end(), false) - used.begin());
    if (first == used.size()) {
        return Small(0);
    }
    used[first] = true;
    std::optional<Small> best;
    if (first != needed) {
        best = heaviest_of(weights, used, needed);
    }
    for (std::size_t other = first + 1; other < used.size(); ++other) {
        if (used[other] || !weights.has_edge(first, other)) {
            continue;
        }
        used[other] = true;
        if (const auto rest = heaviest_of(weights, used, needed)) {
            const Small with = weights.at(first, other) + *rest;
            best = best ? std::max(*best, with) : with;
        }
        used[other] = false;
    }
    return best;
}

EdgeWeights<Small> only(EdgeWeights<Small> weights, std::size_t vertex,
                        const std::vector<bool>& partners) {
    for (std::size_t other = 0; other < weights.vertices(); ++other) {
        if (!partners[other]) {
            weights.set(vertex, other, Small(0));
        }
    }
    return weights;
}

EdgeWeights<Small> random_weights(std::mt19937& random) {
    const std::size_t vertices = 3 + random() % 6;
    const unsigned largest = 2 + random() % 4;
    EdgeWeights<Small> weights(vertices);
    for (std::size_t a = 0; a < vertices; ++a) {
        for (std::size_t b = a + 1; b < vertices; ++b) {
            weights.set(a, b, Small(random() % (largest + 1)));
        }
    }
    return weights;
}

// What the chooser allows one after the other, in any order, is what trying all matchings allows.
TEST(MatchingChooser, AllowsWhatAHeaviestMatchingCanHave) {
    std::mt19937 random(11);
    int allowed = 0;
    int refused = 0;
    for (int round = 0; round < 3000; ++round) {
        EdgeWeights<Small> weights = random_weights(random);
        const std::size_t size = weights.vertices();
        const std::vector<bool> nobody(size);
        const Small total = *heaviest_of(weights, nobody);
        MatchingChooser<Small> chooser(weights);
        for (int step = 0; step < 8; ++step) {
            const std::size_t a = random() % size;
            std::vector<bool> partners(size);
            for (std::size_t other = 0; other < size; ++other) {
                partners[other] = other != a && random() % 2 == 0;
            }
            const auto fits = [&](std::size_t other) { return other < size && partners[other]; };
            EdgeWeights<Small> fewer = only(weights, a, partners);
            bool found = false;
            bool expected = false;
            switch (random() % 3) {
            case 0:
                found = chooser.restrict_to(a, fits);
                expected = *heaviest_of(fewer, nobody) == total;
                break;
            case 1:
                found = chooser.match_among(a, fits);
                expected = heaviest_of(fewer, nobody, a) == total;
                break;
            default: {
                const std::size_t b = (a + 1 + random() % (size - 1)) % size;
                std::vector<bool> one(size);
                one[b] = true;
                fewer = only(weights, a, one);
                one.assign(size, false);
                one[a] = true;
                fewer = only(fewer, b, one);
                found = chooser.match(a, b);
                expected = heaviest_of(fewer, nobody, a) == total;
            }
            }
            ASSERT_EQ(found, expected) << "graph " << round << ", step " << step;
            (found ? allowed : refused)++;
            if (found) {
                weights = fewer;
            }
            Small weight(0);
            for (std::size_t v = 0; v < size; ++v) {
                if (chooser.mate(v) != unmatched) {
                    ASSERT_EQ(chooser.mate(chooser.mate(v)), v);
                    ASSERT_TRUE(weights.has_edge(v, chooser.mate(v)));
                    weight += v < chooser.mate(v) ? weights.at(v, chooser.mate(v)) : Small(0);
                }
            }
            ASSERT_EQ(weight, total);
        }
    }
    EXPECT_GT(allowed, 1000);
    EXPECT_GT(refused, 1000);
}

TEST(MatchingChooser, KeepsOnlyEdgesThatFitIfThatCostsNothing) {
    std::mt19937 random(13);
    int kept = 0;
    for (int round = 0; round < 2000; ++round) {
        const EdgeWeights<Small> weights = random_weights(random);
        const std::size_t size = weights.vertices();
        const auto chosen = static_cast<unsigned>(random());
        const auto fits = [&](std::size_t a, std::size_t b) {
            return (chosen >> (std::min(a, b) + std::max(a, b) * 3) % 31 & 1U) == 0;
        };
        EdgeWeights<Small> fewer = weights;
        for (std::size_t a = 0; a < size; ++a) {
            for (std::size_t b = a + 1; b < size; ++b) {
                fewer.set(a, b, fits(a, b) ? weights.at(a, b) : Small(0));
            }
        }
        const std::vector<bool> nobody(size);
        MatchingChooser<Small> chooser(weights);
        const bool possible = heaviest_of(fewer, nobody) == heaviest_of(weights, nobody);
        ASSERT_EQ(chooser.restrict_to(fits), possible) << "graph " << round;
        for (std::size_t a = 0; possible && a < size; ++a) {
            ASSERT_TRUE(chooser.mate(a) == unmatched || fits(a, chooser.mate(a)));
            for (std::size_t b = 0; b < size; ++b) {
                ASSERT_EQ(chooser.weights().has_edge(a, b), fewer.has_edge(a, b));
            }
        }
        kept += possible ? 1 : 0;
    }
    EXPECT_GT(kept, 200);
    EXPECT_LT(kept, 1800);
}

} // namespace
} // namespace tabuleiro::league
