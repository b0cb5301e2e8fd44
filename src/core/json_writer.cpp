#include "core/json_writer.hpp"

namespace tabuleiro {

JsonWriter& JsonWriter::text(std::string_view text) {
    separate();
    text_ += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            constexpr std::string_view digits = "0123456789abcdef";
            text_ += "\\u00";
            text_ += digits[static_cast<std::size_t>(c) >> 4];
            text_ += digits[static_cast<std::size_t>(c) & 15];
        } else {
            text_ += c;
        }
    }
    text_ += '"';
    return done();
}

} // namespace tabuleiro
