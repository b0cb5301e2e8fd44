// Texts in files of comma-separated values.
#pragma once

#include <string>
#include <string_view>

namespace tabuleiro {

// As a spreadsheet reads it: in quotes, and never as a formula.
inline std::string csv_text(std::string_view text) {
    std::string quoted = "\"";
    if (!text.empty() && std::string_view("=+-@\t").find(text.front()) != std::string_view::npos) {
        quoted += '\'';
    }
    for (const char letter : text) {
        quoted += letter;
        if (letter == '"') {
            quoted += letter;
        }
    }
    return quoted + '"';
}

} // namespace tabuleiro
