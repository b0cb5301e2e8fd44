#include "league/standings/tie_break.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::league {
namespace {

constexpr std::array<std::string_view, all_tie_breaks.size()> tie_break_names{
    "buchholz", "buchholz-cut-1", "sonneborn-berger", "direct-encounter", "wins", "progressive"};

std::string all_names() {
    std::string names;
    for (const std::string_view name : tie_break_names) {
        names += (names.empty() ? "" : ", ") + std::string(name);
    }
    return names;
}

} // namespace

std::string_view to_text(TieBreak tie_break) {
    return tie_break_names[static_cast<std::size_t>(tie_break)];
}

Expected<std::vector<TieBreak>> parse_tie_breaks(std::string_view text) {
    std::vector<TieBreak> found;
    for (const std::string_view part : split(text, ',')) {
        const std::string_view name = trimmed(part);
        const auto* const known = std::find(tie_break_names.begin(), tie_break_names.end(), name);
        if (known == tie_break_names.end()) {
            return fail("There is no tie-break {name}: {names}.", quoted_letters(name),
                        all_names());
        }
        const TieBreak tie_break =
            all_tie_breaks[static_cast<std::size_t>(known - tie_break_names.begin())];
        if (std::find(found.begin(), found.end(), tie_break) != found.end()) {
            return fail("The tie-break {name} is named twice.", name);
        }
        found.push_back(tie_break);
    }
    return found;
}

} // namespace tabuleiro::league
