#include "server/course/program_hash.hpp"

#include <sodium.h>

#include <array>

namespace tabuleiro::server {

std::string hash_of_program(std::string_view packed) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(packed.data()),
                       packed.size());
    std::string text(2 * hash.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

} // namespace tabuleiro::server
