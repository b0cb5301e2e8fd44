#include "house/player_name.hpp"

#include "core/unicode.hpp"

namespace tabuleiro::house {

namespace {

constexpr int max_marks = 3;

constexpr char32_t joiner = 0x200D;
constexpr char32_t as_picture = 0xFE0F;

// Whether the character at `at`, which is not seen itself, belongs to a picture before it.
bool completes_picture(const std::u32string& kept, const std::u32string& text, std::size_t at) {
    const bool after = !kept.empty() && (is_picture(kept.back()) || kept.back() == as_picture);
    if (text[at] == as_picture) {
        return after && kept.back() != as_picture;
    }
    return text[at] == joiner && after && at + 1 < text.size() && is_picture(text[at + 1]);
}

std::u32string made_safe(const std::u32string& text) {
    std::u32string kept;
    int marks_before = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char32_t c = text[at];
        if (is_space(c)) {
            if (!kept.empty() && kept.back() != U' ') {
                kept += U' ';
            }
            marks_before = 0;
            continue;
        }
        if (is_unseen(c) && !completes_picture(kept, text, at)) {
            continue;
        }
        marks_before = is_mark(c) ? marks_before + 1 : 0;
        const bool has_letter = !kept.empty() && kept.back() != U' ';
        if (marks_before == 0 || (has_letter && marks_before <= max_marks)) {
            kept += c;
        }
    }
    if (!kept.empty() && kept.back() == U' ') {
        kept.pop_back();
    }
    return kept;
}

} // namespace

Expected<std::string> parse_name(std::string_view text, std::size_t most_bytes) {
    const auto characters = decoded(text);
    if (!characters) {
        return fail("A name is UTF-8.");
    }
    std::string name = encoded(made_safe(*characters));
    if (name.size() > most_bytes) {
        return fail("A name has at most {most} bytes.", most_bytes);
    }
    return name;
}

} // namespace tabuleiro::house
