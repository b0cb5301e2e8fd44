// A range of addresses in CIDR notation, such as 10.0.0.0/8 or 2001:db8::/32. An address alone is a
// range of one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/error.hpp"

namespace tabuleiro::server {

class AddressRange {
  public:
    [[nodiscard]] static Expected<AddressRange> parse(std::string_view text);

    // False for what is no address. An IPv4 address and the same mapped into IPv6 are one.
    bool contains(std::string_view address) const;

  private:
    using Bytes = std::array<std::uint8_t, 16>; // IPv4 as ::ffff:a.b.c.d

    AddressRange(const Bytes& address, int bits) : address_(address), bits_(bits) {}
    static std::optional<Bytes> bytes_of(std::string_view address);

    Bytes address_;
    int bits_; // that count, of 128
};

} // namespace tabuleiro::server
