#include "games/chess/pgn.hpp"

#include <array>

namespace tabuleiro::chess {

namespace {

constexpr std::array<std::string_view, 4> result_texts{"*", "1-0", "0-1", "1/2-1/2"};

} // namespace

std::string_view to_text(PgnResult result) {
    return result_texts[static_cast<std::size_t>(result)];
}

std::optional<PgnResult> parse_result(std::string_view text) {
    for (std::size_t i = 0; i < result_texts.size(); ++i) {
        if (text == result_texts[i]) {
            return static_cast<PgnResult>(i);
        }
    }
    return text == "1/2" ? std::optional(PgnResult::Draw) : std::nullopt;
}

bool operator==(const PgnLine& a, const PgnLine& b) {
    return a.moves == b.moves && a.notes == b.notes;
}

bool PgnNote::empty() const {
    return nags.empty() && comment.empty() && !clock && !elapsed && !evaluation &&
           variations.empty();
}

std::optional<std::string_view> PgnGame::tag(std::string_view name) const {
    for (const PgnTag& tag : tags) {
        if (tag.name == name) {
            return tag.value;
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::chess
