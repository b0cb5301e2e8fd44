// The code with which a person signs in, typed from a card: eight characters of thirty that are not
// mistaken for one another. Kept without the dash with which it is shown.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace tabuleiro::house {

// Without 0 and O, 1, I and L; without U, which looks like V.
inline constexpr std::string_view code_alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
inline constexpr std::size_t code_length = 8;

constexpr double number_of_codes() {
    double all = 1;
    for (std::size_t i = 0; i < code_length; ++i) {
        all *= static_cast<double>(code_alphabet.size());
    }
    return all;
}

// Every code is equally likely if every byte is: asks for bytes until they decide it.
std::string new_code(const std::function<std::uint8_t()>& random_byte);

// As people type it: in any case, with blanks, dashes or full-width forms, and with U for V.
// What is refused cannot be anybody's code, so it need not count as a guess.
[[nodiscard]] Expected<std::string> parse_code(std::string_view text);

// "ABCD-EFGH". Requires: what parse_code or new_code gave.
std::string shown_code(std::string_view code);

} // namespace tabuleiro::house
