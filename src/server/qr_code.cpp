#include "server/qr_code.hpp"

#include <qrencode.h>

#include <memory>

namespace tabuleiro::server {

std::optional<std::vector<std::string>> qr_code(std::string_view text) {
    const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
        QRcode_encodeData(static_cast<int>(text.size()),
                          reinterpret_cast<const unsigned char*>(text.data()), 0, QR_ECLEVEL_M),
        QRcode_free);
    if (code == nullptr) {
        return std::nullopt;
    }
    std::vector<std::string> rows;
    const auto width = static_cast<std::size_t>(code->width);
    for (std::size_t row = 0; row < width; ++row) {
        std::string& line = rows.emplace_back(width, ' ');
        for (std::size_t column = 0; column < width; ++column) {
            if ((code->data[row * width + column] & 1U) != 0) {
                line[column] = '#';
            }
        }
    }
    return rows;
}

std::string qr_for_terminal(const std::vector<std::string>& code) {
    constexpr std::size_t border = 4; // as the standard wants it
    const std::size_t width = code.size() + 2 * border;
    const auto dark = [&](std::size_t row, std::size_t column) {
        return row >= border && row < border + code.size() && column >= border &&
               column < border + code.size() && code[row - border][column - border] == '#';
    };
    // Black on white whatever the terminal's colours are, for a reader must see dark on light.
    std::string text;
    for (std::size_t row = 0; row < width; row += 2) {
        text += "  \x1b[30;107m";
        for (std::size_t column = 0; column < width; ++column) {
            const bool upper = dark(row, column);
            const bool lower = dark(row + 1, column);
            text += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ");
        }
        text += "\x1b[0m\n";
    }
    return text;
}

} // namespace tabuleiro::server
