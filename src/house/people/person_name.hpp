// The name by which a person is known in the house and signs in.
//
// It has letters of one script, digits, blanks and the signs - . ' _ and is refused, not repaired,
// if it has anything else: nobody must be surprised by their own name. Two people never have the
// same folded name (letters.hpp), in which blanks and signs do not count either.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"

namespace tabuleiro::house {

struct PersonName {
    std::string shown;
    std::string folded;

    friend bool operator==(const PersonName&, const PersonName&) = default;
};

// All reasons if it cannot be a name; whether somebody has it already is for the caller to find
// out. Blanks of all kinds become single ones, and full-width forms the usual ones.
[[nodiscard]] Expected<PersonName> parse_person_name(std::string_view text);

} // namespace tabuleiro::house
