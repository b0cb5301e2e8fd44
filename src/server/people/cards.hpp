// What lets people sign in: a code to type, and a card with a secret of its own for a QR code. Both
// are shown once, when they are made; the store has hashes that need the key of the house.
#pragma once

#include <string>
#include <string_view>

#include "server/people/house_key.hpp"

namespace tabuleiro::server {

struct NewCard {
    std::string code; // ABCD-EFGH
    std::string path; // of the page, with the secret behind its #
    store::TokenHash code_hash{};
    store::TokenHash card_hash{};
};

NewCard new_card(const HouseKey& key, std::string_view person);

// `code`: as parse_code gives it. People who have the same code do not have the same hash.
store::TokenHash code_hash(const HouseKey& key, std::string_view person, std::string_view code);
store::TokenHash card_hash(const HouseKey& key, std::string_view secret);

// Twelve letters; not a secret.
std::string new_person_id();

} // namespace tabuleiro::server
