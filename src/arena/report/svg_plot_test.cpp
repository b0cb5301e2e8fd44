#include "arena/report/svg_plot.hpp"

#include <gtest/gtest.h>

#include "core/moments.hpp"

namespace tabuleiro::arena {
namespace {

TEST(Plot, TicksAreRoundNumbersAroundTheRange) {
    EXPECT_EQ(ticks(0, 100, 5), (std::vector<double>{0, 20, 40, 60, 80, 100}));
    EXPECT_EQ(ticks(-3, 7, 4), (std::vector<double>{-5, 0, 5, 10}));
    EXPECT_EQ(ticks(5, 5, 4).size(), 5U); // an empty range is widened
}

TEST(Plot, TextIsEscaped) {
    const std::string svg = interval_plot({"T <1>", "d", "x", ""}, {{"<b>", 1, 0, 2}});
    EXPECT_EQ(svg.find("<b>"), std::string::npos);
    EXPECT_NE(svg.find("<title>T &lt;1&gt;</title>"), std::string::npos);
    EXPECT_NE(svg.find("role=\"img\""), std::string::npos);
}

TEST(Plot, NothingToShowIsNothing) {
    EXPECT_EQ(interval_plot({}, {}), "");
    EXPECT_EQ(band_plot({}, {}, 0), "");
    EXPECT_EQ(histogram({}, {}), "");
}

TEST(Plot, EveryValueIsInOneBar) {
    const std::string svg = histogram({"t", "d", "x", "y"}, {1, 2, 2, 3, 100});
    EXPECT_NE(svg.find("class=\"bar\""), std::string::npos);
    EXPECT_EQ(histogram({"t", "d", "x", "y"}, {5}).find("nan"), std::string::npos);
}

TEST(Moments, AreThoseOfTheSample) {
    Moments moments;
    EXPECT_EQ(moments.deviation(), 0);
    for (const double value : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) {
        moments.add(value);
    }
    EXPECT_DOUBLE_EQ(moments.mean(), 5);
    EXPECT_DOUBLE_EQ(moments.deviation(), std::sqrt(32.0 / 7));
    EXPECT_DOUBLE_EQ(moments.least(), 2);
    EXPECT_DOUBLE_EQ(moments.greatest(), 9);
    EXPECT_NEAR(moments.error95(), 1.959964 * std::sqrt(32.0 / 7 / 8), 1e-6);
    Moments counted;
    for (const auto& [value, times] :
         {std::pair(2.0, 1U), {4.0, 3U}, {5.0, 2U}, {6.0, 0U}, {7.0, 1U}, {9.0, 1U}}) {
        counted.add(value, times);
    }
    EXPECT_EQ(counted.count(), 8U);
    EXPECT_DOUBLE_EQ(counted.mean(), moments.mean());
    EXPECT_DOUBLE_EQ(counted.deviation(), moments.deviation());
}

} // namespace
} // namespace tabuleiro::arena
