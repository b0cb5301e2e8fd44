#include "server/people/house_key.hpp"

#include <sodium.h>

#include "files/key_file.hpp"

namespace tabuleiro::server {

namespace {

std::string new_key() {
    std::array<std::uint8_t, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::string digits(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
    digits.pop_back(); // the zero at its end
    return digits;
}

} // namespace

Expected<HouseKey> HouseKey::read_or_make(const std::filesystem::path& file) {
    const auto digits = read_or_make_key_file(file, new_key);
    if (!digits) {
        return tl::unexpected(digits.error());
    }
    Bytes bytes{};
    std::size_t size = 0;
    const char* end = nullptr;
    if (sodium_hex2bin(bytes.data(), bytes.size(), digits->data(), digits->size(), nullptr, &size,
                       &end) != 0 ||
        size != bytes.size() || end != digits->data() + digits->size()) {
        return fail("The file '{file}' is not the key of a house.", file.string());
    }
    return HouseKey(bytes);
}

store::TokenHash HouseKey::hash(std::string_view purpose, std::string_view text) const {
    const auto bytes = [](std::string_view part) {
        return reinterpret_cast<const unsigned char*>(part.data());
    };
    store::TokenHash hash{};
    crypto_generichash_state state{};
    crypto_generichash_init(&state, bytes_.data(), bytes_.size(), hash.size());
    crypto_generichash_update(&state, bytes(purpose), purpose.size());
    const unsigned char end = 0;
    crypto_generichash_update(&state, &end, 1);
    crypto_generichash_update(&state, bytes(text), text.size());
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

} // namespace tabuleiro::server
