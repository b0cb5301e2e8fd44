// One tag of a PGN file as text: [Event "The \"Big\" Cup"].
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro::chess {

struct TagScan {
    enum class Kind {
        Tag,
        Broken,     // not a tag; `length` goes to the end of its line
        Incomplete, // the text ends before that is known
    };
    Kind kind = Kind::Broken;
    std::size_t length = 0;
    std::string_view name;
    std::string_view value; // with its escapes
};

// Scans the tag at the front of the text. Quotes in a value that should have been
// escaped are taken as they are, if the line ends as a tag does.
// Requires: the text begins with '['.
TagScan scan_tag(std::string_view text);

// Whether the text begins like a tag, [Name "; none if it ends before that is known.
// Requires: the text begins with '['.
std::optional<bool> begins_tag(std::string_view text);

// Any text that is not empty and has no blanks, quotes or closing brackets.
bool is_tag_name(std::string_view name);

std::string unescaped(std::string_view value);
// The tag as a line, without its end. Line breaks in the value become blanks.
std::string tag_text(std::string_view name, std::string_view value);

} // namespace tabuleiro::chess
