#include "programs/check/battery_file.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

// What follows a mark and a blank, with the end of the line.
std::string after_mark(std::string_view line) {
    return std::string(line.substr(line.size() > 2 && line[1] == ' ' ? 2 : 1));
}

Battery begun(std::string_view title) {
    const auto parts = words(title);
    const std::string_view rule = parts.at(2);
    const auto sentence = static_cast<std::size_t>(rule.data() + rule.size() - title.data());
    Battery battery;
    battery.name = std::string(parts.at(1));
    battery.demand = fmt::format("{} ({})", trimmed(title.substr(sentence)), rule);
    return battery;
}

} // namespace

std::vector<Battery> parse_battery_text(std::string_view text) {
    std::vector<Battery> batteries;
    for (const std::string_view line : lines_with_ends(text)) {
        if (line.starts_with("== ")) {
            batteries.push_back(begun(line));
        } else if (line.starts_with('>')) {
            batteries.back().input += after_mark(line);
        } else if (line.starts_with('<')) {
            batteries.back().expected += after_mark(line);
        }
    }
    return batteries;
}

} // namespace tabuleiro::programs
