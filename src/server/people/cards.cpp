#include "server/people/cards.hpp"

#include <sodium.h>

#include "house/people/sign_in_code.hpp"
#include "server/access/token.hpp"

namespace tabuleiro::server {

namespace {

std::string new_card_secret() {
    std::array<unsigned char, 16> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    constexpr std::size_t letters = 22;
    std::array<char, letters + 1> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return {text.data(), letters};
}

} // namespace

NewCard new_card(const HouseKey& key, std::string_view person) {
    const std::string code = house::new_code([] {
        std::uint8_t byte = 0;
        randombytes_buf(&byte, 1);
        return byte;
    });
    const std::string secret = new_card_secret();
    return {house::shown_code(code), "/#card=" + secret, code_hash(key, person, code),
            card_hash(key, secret)};
}

store::TokenHash code_hash(const HouseKey& key, std::string_view person, std::string_view code) {
    return key.hash("code", std::string(person) + " " + std::string(code));
}

store::TokenHash card_hash(const HouseKey& key, std::string_view secret) {
    return key.hash("card", secret);
}

std::string new_person_id() {
    return new_table_id();
}

} // namespace tabuleiro::server
