#include "games/xadrez/piece.hpp"

#include <algorithm>
#include <cassert>

#include "core/text.hpp"

namespace tabuleiro::xadrez {
namespace {

constexpr std::string_view letters = "PRHBQK"; // in the order of Kind

// The digits of a number plus one.
std::string incremented(std::string digits) {
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
        if (*digit != '9') {
            ++*digit;
            return digits;
        }
        *digit = '0';
    }
    return "1" + digits;
}

} // namespace

char letter(Kind kind) {
    return letters[static_cast<std::size_t>(kind)];
}

std::optional<Kind> parse_kind(char letter) {
    const auto at = letters.find(letter);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    return static_cast<Kind>(at);
}

char colour_letter(Player owner) {
    return owner == Player::First ? 'W' : 'B';
}

std::optional<NamedPiece> parse_piece(std::string_view text) { // R2
    if (text.size() < 3 || (text[0] != 'W' && text[0] != 'B')) {
        return std::nullopt;
    }
    const auto kind = parse_kind(text[1]);
    std::string_view digits = text.substr(2);
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (!kind || !std::all_of(digits.begin(), digits.end(), is_digit)) {
        return std::nullopt;
    }
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    if (digits.empty()) {
        return std::nullopt; // an index is positive
    }
    return NamedPiece{text[0] == 'W' ? Player::First : Player::Second, *kind, std::string(digits)};
}

std::string piece_text(const NamedPiece& piece) {
    return std::string{colour_letter(piece.owner), letter(piece.kind)} + piece.index;
}

Index LargeIndices::intern(std::string_view digits) {
    if (const auto number = parse_number<std::uint16_t>(digits);
        number && *number < Index::first_large) {
        return {*number};
    }
    const std::size_t known = list_ ? list_->size() : 0;
    for (std::size_t place = 0; place < known; ++place) {
        if ((*list_)[place] == digits) {
            return {static_cast<std::uint16_t>(Index::first_large + place)};
        }
    }
    // A board holds 64 pieces, and every later index is that of a promoted pawn.
    assert(known < Index::first_large);
    auto longer = list_ ? *list_ : std::vector<std::string>{};
    longer.emplace_back(digits);
    list_ = std::make_shared<const std::vector<std::string>>(std::move(longer));
    return {static_cast<std::uint16_t>(Index::first_large + known)};
}

std::string LargeIndices::digits(Index index) const {
    return index.is_large() ? (*list_)[index.code - Index::first_large]
                            : std::to_string(index.code);
}

bool LargeIndices::less(Index a, Index b) const {
    if (!a.is_large() || !b.is_large()) {
        return a.code < b.code; // every large one is above every small one
    }
    const std::string& left = (*list_)[a.code - Index::first_large];
    const std::string& right = (*list_)[b.code - Index::first_large];
    return left.size() != right.size() ? left.size() < right.size() : left < right;
}

Index LargeIndices::successor(Index index) {
    if (index.code + 1 < Index::first_large) {
        return {static_cast<std::uint16_t>(index.code + 1)};
    }
    return intern(incremented(digits(index)));
}

} // namespace tabuleiro::xadrez
