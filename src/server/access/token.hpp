// Secrets that name a seat: 256 random bits, written as 43 letters (URL-safe base64). The store
// has only their BLAKE2b hashes, so somebody who reads its files cannot take a seat.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "client/address/token.hpp"

namespace tabuleiro::server {

using client::looks_like_program_token;
using client::looks_like_token;

// Before anything else here. Throws if the system has no randomness.
void prepare_tokens();

std::string new_token();

// Of a program: `tabuleiro-` and a token, so that it is recognised where it should not be.
std::string new_program_token();
// Whether one is anywhere in the text.
bool has_program_token(std::string_view text);

using TokenHash = std::array<std::uint8_t, 32>;

TokenHash hash_of(std::string_view token);

// Takes the same time wherever the two differ.
bool same_hash(const TokenHash& a, const TokenHash& b);

// A name for a table: 60 random bits in 12 letters without the look-alikes; not a secret.
std::string new_table_id();
bool looks_like_table_id(std::string_view text);

} // namespace tabuleiro::server
