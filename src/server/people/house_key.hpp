// The key of the house. Codes and cards are kept as hashes that need it, and it is not in the
// database: who reads the database alone cannot find out anybody's code by trying all of them.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "core/error.hpp"
#include "store/stored.hpp"

namespace tabuleiro::server {

class HouseKey {
  public:
    // Makes the file, with mode 0600, if there is none. Fails if it is not a key, or if others than
    // its owner and its group may read it.
    [[nodiscard]] static Expected<HouseKey> read_or_make(const std::filesystem::path& file);

    // `purpose`: hashes of the same text for different purposes have nothing in common.
    store::TokenHash hash(std::string_view purpose, std::string_view text) const;

  private:
    using Bytes = std::array<std::uint8_t, 32>;

    explicit HouseKey(const Bytes& bytes) : bytes_(bytes) {}

    Bytes bytes_;
};

} // namespace tabuleiro::server
