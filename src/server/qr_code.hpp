// An address as a QR code.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tabuleiro::server {

// Rows of '#' (dark) and ' ' (light), without the light border that readers need around it.
// None if the text is too long.
std::optional<std::vector<std::string>> qr_code(std::string_view text);

// With half blocks, two rows per line, border included; for a dark terminal and for a light one.
std::string qr_for_terminal(const std::vector<std::string>& code);

} // namespace tabuleiro::server
