#include "server/access/token.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace tabuleiro::server {

using client::program_token_mark;
using client::token_letters;

namespace {

constexpr std::size_t token_bytes = 32;
constexpr std::size_t id_letters = 12;
// 32 letters, five bits each; no vowels to spell words with, no 0, 1 or l to mistake.
constexpr std::string_view id_alphabet = "23456789bcdfghjkmnpqrstvwxyzBCDF";
static_assert(id_alphabet.size() == 32);

} // namespace

void prepare_tokens() {
    if (sodium_init() < 0) {
        throw std::runtime_error("The system gives no random numbers (libsodium).");
    }
}

std::string new_token() {
    std::array<unsigned char, token_bytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, token_letters + 1> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return {text.data(), token_letters};
}

std::string new_program_token() {
    return std::string(program_token_mark) + new_token();
}

bool has_program_token(std::string_view text) {
    constexpr std::size_t length = program_token_mark.size() + token_letters;
    for (auto at = text.find(program_token_mark); at != std::string_view::npos;
         at = text.find(program_token_mark, at + 1)) {
        if (looks_like_program_token(text.substr(at, length))) {
            return true;
        }
    }
    return false;
}

TokenHash hash_of(std::string_view token) {
    TokenHash hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                       0);
    return hash;
}

bool same_hash(const TokenHash& a, const TokenHash& b) {
    return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string new_table_id() {
    std::array<unsigned char, id_letters> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::string id;
    for (const unsigned char byte : bytes) {
        id += id_alphabet[byte % id_alphabet.size()];
    }
    return id;
}

bool looks_like_table_id(std::string_view text) {
    return text.size() == id_letters && std::all_of(text.begin(), text.end(), [](char c) {
               return id_alphabet.find(c) != std::string_view::npos;
           });
}

} // namespace tabuleiro::server
