#include "server/access/address_range.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <string>

#include "core/text.hpp"

namespace tabuleiro::server {

namespace {

constexpr int mapped_bits = 96; // before the four bytes of an IPv4 address

} // namespace

std::optional<AddressRange::Bytes> AddressRange::bytes_of(std::string_view address) {
    const std::string text(address);
    Bytes bytes{};
    if (inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1) {
        return bytes;
    }
    bytes = {};
    bytes[10] = bytes[11] = 0xFF;
    return inet_pton(AF_INET, text.c_str(), &bytes[12]) == 1 ? std::optional(bytes) : std::nullopt;
}

Expected<AddressRange> AddressRange::parse(std::string_view text) {
    const auto slash = std::min(text.find('/'), text.size());
    const auto address = bytes_of(text.substr(0, slash));
    const bool is_four = text.substr(0, slash).find(':') == std::string_view::npos;
    const int most = is_four ? 32 : 128;
    const auto bits =
        slash == text.size() ? std::optional(most) : parse_number<int>(text.substr(slash + 1));
    if (!address || !bits || *bits < 0 || *bits > most) {
        return fail("The range {text} should look like 10.0.0.0/8 or 2001:db8::/32.", quoted(text));
    }
    return AddressRange(*address, is_four ? mapped_bits + *bits : *bits);
}

bool AddressRange::contains(std::string_view address) const {
    const auto bytes = bytes_of(address);
    for (int bit = 0; bytes && bit < bits_; ++bit) {
        const auto byte = static_cast<std::size_t>(bit / 8);
        if ((((*bytes)[byte] ^ address_[byte]) >> (7 - bit % 8) & 1) != 0) {
            return false;
        }
    }
    return bytes.has_value();
}

} // namespace tabuleiro::server
