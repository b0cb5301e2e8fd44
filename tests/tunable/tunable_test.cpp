// Margins as variables: with the usual values the search is that of every other build, and each
// thread has its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "engines/chess/bench.hpp"
#include "engines/chess/engine.hpp"
#include "engines/chess/search/margins.hpp"
#include "engines/chess/search/tunables.hpp"
#include "support/files.hpp"

namespace tabuleiro::roque {
namespace {

MarginValues usual_but_for(std::string_view name, double value) {
    MarginValues values = usual_margins();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (tunables()[i].name == name) {
            values[i] = value;
        }
    }
    return values;
}

double usual_value(std::string_view name) {
    const auto found = std::find_if(tunables().begin(), tunables().end(),
                                    [&](const Tunable& tunable) { return tunable.name == name; });
    return found->value;
}

std::uint64_t nodes_with(const MarginValues& margins) {
    use_margins(margins);
    SearchRequest request;
    request.limits.depth = 9;
    return Engine(1).search(request).nodes;
}

TEST(Tunable, TheUsualMarginsSearchAsConstantsDo) {
    use_margins(usual_margins());
    EXPECT_EQ("roque bench nodes " + std::to_string(bench().nodes) + "\n",
              test::read_file(TABULEIRO_SOURCE_DIR "/tests/signatures/roque.txt"));
}

TEST(Tunable, OtherMarginsSearchOtherwiseAndLeaveNothingBehind) {
    const std::uint64_t usual = nodes_with(usual_margins());
    EXPECT_NE(nodes_with(usual_but_for("reduction_base", 0.4)), usual);
    EXPECT_NE(nodes_with(usual_but_for("reverse_futility_per_depth", 40)), usual);
    EXPECT_EQ(nodes_with(usual_margins()), usual);
}

TEST(Tunable, EachThreadHasItsOwnMargins) {
    const std::uint64_t usual = nodes_with(usual_margins());
    std::uint64_t elsewhere = 0;
    use_margins(usual_but_for("reduction_base", 0.4));
    std::jthread([&] {
        EXPECT_EQ(margins::reduction_base, usual_value("reduction_base"));
        elsewhere = nodes_with(usual_margins());
    }).join();
    EXPECT_EQ(elsewhere, usual);
    EXPECT_EQ(margins::reduction_base, 0.4);
}

TEST(Tunable, WholeMarginsAreRounded) {
    use_margins(usual_but_for("razor_base", 199.6));
    EXPECT_EQ(margins::razor_base, 200);
}

// Every entry of the list assigns to the margin of its name.
TEST(Tunable, EveryMarginCanBeSet) {
    MarginValues lowest;
    for (const Tunable& tunable : tunables()) {
        lowest.push_back(tunable.low);
    }
    use_margins(lowest);
    EXPECT_EQ(margins::aspiration_depth, 2);
    EXPECT_EQ(margins::exchange_capture, -70);
    EXPECT_EQ(margins::score_drop_most, 20);
    use_margins(usual_margins());
    EXPECT_EQ(margins::score_drop_most, 60);
}

} // namespace
} // namespace tabuleiro::roque
