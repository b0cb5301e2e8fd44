// Small plots as SVG text, for use inside a page: they take its colours and its width, and describe
// in words what they show.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tabuleiro::arena {

// What a screen reader reads for a plot: its name, and its content in a sentence or two.
struct PlotText {
    std::string title;
    std::string description;
    std::string x_label;
    std::string y_label;
};

// Values with their intervals, one below the other.
struct IntervalRow {
    std::string label;
    double value = 0;
    double low = 0;
    double high = 0;
};
std::string interval_plot(const PlotText& text, const std::vector<IntervalRow>& rows);

// A line over numbered points, with a band around it; `level` is drawn across.
struct BandPoint {
    double x = 0;
    double value = 0;
    double low = 0;
    double high = 0;
};
std::string band_plot(const PlotText& text, const std::vector<BandPoint>& points, double level);

// How many values fall into each of some classes of equal width.
std::string histogram(const PlotText& text, const std::vector<double>& values);

// Round numbers that divide the range into about this many parts: 0, 20, 40 ... The first and the
// last are at or outside the range.
std::vector<double> ticks(double low, double high, int parts);

} // namespace tabuleiro::arena
