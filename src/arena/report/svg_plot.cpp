#include "arena/report/svg_plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/html.hpp"

namespace tabuleiro::arena {
namespace {

constexpr double width = 640;
constexpr double left = 64; // of the plot area, to the right of the y axis numbers
constexpr double right = 16;
constexpr double top = 12;
constexpr double bottom = 44;
constexpr double row_height = 30;

// A range of numbers on a range of the picture.
struct Scale {
    double low = 0;
    double high = 1;
    double from = 0;
    double to = 1;
    double operator()(double value) const {
        return from + (value - low) / (high - low) * (to - from);
    }
};

std::string number(double value) {
    return fmt::format("{:g}", std::round(value * 1000) / 1000 + 0.0);
}

// The open element, with name and description.
std::string begin(const PlotText& text, double height) {
    return fmt::format("<svg class=\"plot\" viewBox=\"0 0 {} {}\" role=\"img\" "
                       "aria-label=\"{}. {}\"><title>{}</title><desc>{}</desc>\n",
                       number(width), number(height), html_escaped(text.title),
                       html_escaped(text.description), html_escaped(text.title),
                       html_escaped(text.description));
}

std::string label(double x, double y, std::string_view anchor, std::string_view text) {
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y,
                       anchor, html_escaped(text));
}

std::string line(std::string_view kind, double x1, double y1, double x2, double y2) {
    return fmt::format(
        "<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", kind, x1,
        y1, x2, y2);
}

std::string x_axis(const Scale& x, const std::vector<double>& marks, double height,
                   std::string_view name) {
    std::string svg;
    for (const double mark : marks) {
        svg += line("grid", x(mark), top, x(mark), height - bottom);
        svg += label(x(mark), height - bottom + 16, "middle", number(mark));
    }
    return svg + label((x.from + x.to) / 2, height - 6, "middle", name);
}

std::string y_axis(const Scale& y, const std::vector<double>& marks, std::string_view name) {
    std::string svg;
    for (const double mark : marks) {
        svg += line("grid", left, y(mark), width - right, y(mark));
        svg += label(left - 6, y(mark) + 4, "end", number(mark));
    }
    const double middle = (y.from + y.to) / 2;
    return svg + fmt::format("<text x=\"14\" y=\"{0:.1f}\" text-anchor=\"middle\" "
                             "transform=\"rotate(-90 14 {0:.1f})\">{1}</text>\n",
                             middle, html_escaped(name));
}

} // namespace

std::vector<double> ticks(double low, double high, int parts) {
    if (!(high > low)) {
        low -= 1;
        high = low + 2;
    }
    const double rough = (high - low) / std::max(parts, 1);
    const double magnitude = std::pow(10, std::floor(std::log10(rough)));
    double step = magnitude * 10;
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (magnitude * factor >= rough) {
            step = magnitude * factor;
            break;
        }
    }
    std::vector<double> marks;
    const auto first = static_cast<std::int64_t>(std::floor(low / step + 1e-9));
    const auto last = static_cast<std::int64_t>(std::ceil(high / step - 1e-9));
    for (std::int64_t i = first; i <= last; ++i) {
        marks.push_back(static_cast<double>(i) * step);
    }
    return marks;
}

std::string interval_plot(const PlotText& text, const std::vector<IntervalRow>& rows) {
    if (rows.empty()) {
        return "";
    }
    double low = rows.front().low;
    double high = rows.front().high;
    std::size_t longest = 0;
    for (const IntervalRow& row : rows) {
        low = std::min(low, row.low);
        high = std::max(high, row.high);
        longest = std::max(longest, row.label.size());
    }
    const double names = std::min(200.0, 16 + 8.0 * static_cast<double>(longest));
    const double height = top + bottom + row_height * static_cast<double>(rows.size());
    const auto marks = ticks(low, high, 6);
    const Scale x{marks.front(), marks.back(), names, width - right};
    std::string svg = begin(text, height) + x_axis(x, marks, height, text.x_label);
    double y = top + row_height / 2;
    for (const IntervalRow& row : rows) {
        std::string name = row.label;
        constexpr std::size_t most = 24;
        if (name.size() > most) {
            name = name.substr(0, most - 3) + "...";
        }
        svg += label(names - 8, y + 4, "end", name);
        svg += line("interval", x(row.low), y, x(row.high), y);
        svg += fmt::format("<circle class=\"dot\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"/>\n",
                           x(row.value), y);
        y += row_height;
    }
    return svg + "</svg>\n";
}

std::string band_plot(const PlotText& text, const std::vector<BandPoint>& points, double level) {
    if (points.empty()) {
        return "";
    }
    constexpr double height = 280;
    double low = level;
    double high = level;
    for (const BandPoint& point : points) {
        low = std::min(low, point.low);
        high = std::max(high, point.high);
    }
    const auto y_marks = ticks(low, high, 5);
    const auto x_marks = ticks(0, points.back().x, 6);
    const Scale x{x_marks.front(), x_marks.back(), left, width - right};
    const Scale y{y_marks.front(), y_marks.back(), height - bottom, top};
    std::string svg = begin(text, height) + x_axis(x, x_marks, height, text.x_label) +
                      y_axis(y, y_marks, text.y_label);
    std::string upper;
    std::string lower;
    std::string middle;
    for (const BandPoint& point : points) {
        upper += fmt::format("{:.1f},{:.1f} ", x(point.x), y(point.high));
        lower.insert(0, fmt::format("{:.1f},{:.1f} ", x(point.x), y(point.low)));
        middle += fmt::format("{:.1f},{:.1f} ", x(point.x), y(point.value));
    }
    svg += fmt::format("<polygon class=\"band\" points=\"{}{}\"/>\n", upper, lower);
    svg += line("level", left, y(level), width - right, y(level));
    svg += fmt::format("<polyline class=\"line\" points=\"{}\"/>\n", middle);
    return svg + "</svg>\n";
}

std::string histogram(const PlotText& text, const std::vector<double>& values) {
    if (values.empty()) {
        return "";
    }
    constexpr double height = 240;
    const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
    const auto edges = ticks(*least, std::max(*greatest + 1, *least + 1), 12);
    std::vector<double> counts(edges.size() - 1, 0);
    for (const double value : values) {
        const auto after = std::upper_bound(edges.begin(), edges.end(), value) - edges.begin();
        counts[static_cast<std::size_t>(
            std::clamp<std::ptrdiff_t>(after - 1, 0, std::ssize(counts) - 1))] += 1;
    }
    const auto y_marks = ticks(0, *std::max_element(counts.begin(), counts.end()), 4);
    const Scale x{edges.front(), edges.back(), left, width - right};
    const Scale y{0, y_marks.back(), height - bottom, top};
    std::string svg = begin(text, height) + x_axis(x, edges, height, text.x_label) +
                      y_axis(y, y_marks, text.y_label);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        svg += fmt::format("<rect class=\"bar\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
                           "height=\"{:.1f}\"/>\n",
                           x(edges[i]) + 1, y(counts[i]), x(edges[i + 1]) - x(edges[i]) - 2,
                           y(0) - y(counts[i]));
    }
    return svg + "</svg>\n";
}

} // namespace tabuleiro::arena
