#include "server/access/address_range.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

bool contains(std::string_view range, std::string_view address) {
    const auto parsed = AddressRange::parse(range);
    EXPECT_TRUE(parsed) << range;
    return parsed && parsed->contains(address);
}

TEST(AddressRange, HasTheAddressesWithItsFirstBits) {
    EXPECT_TRUE(contains("10.0.0.0/8", "10.255.0.1"));
    EXPECT_FALSE(contains("10.0.0.0/8", "11.0.0.1"));
    EXPECT_TRUE(contains("192.0.2.128/25", "192.0.2.200"));
    EXPECT_FALSE(contains("192.0.2.128/25", "192.0.2.100"));
    EXPECT_TRUE(contains("2001:db8::/32", "2001:db8:1::7"));
    EXPECT_FALSE(contains("2001:db8::/32", "2001:db9::7"));
    EXPECT_TRUE(contains("0.0.0.0/0", "203.0.113.9"));
    EXPECT_FALSE(contains("0.0.0.0/0", "2001:db8::1"));
    EXPECT_TRUE(contains("::/0", "203.0.113.9"));
}

TEST(AddressRange, AnAddressIsARangeOfOne) {
    EXPECT_TRUE(contains("192.0.2.7", "192.0.2.7"));
    EXPECT_TRUE(contains("192.0.2.7", "::ffff:192.0.2.7"));
    EXPECT_FALSE(contains("192.0.2.7", "192.0.2.8"));
    EXPECT_TRUE(contains("::1", "::1"));
}

TEST(AddressRange, HasNothingThatIsNoAddress) {
    EXPECT_FALSE(contains("0.0.0.0/0", "unknown"));
    EXPECT_FALSE(contains("::/0", ""));
}

TEST(AddressRange, OtherTextsAreRefused) {
    for (const char* text : {"", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0/8", "::/129",
                             "example.org", "10.0.0.0/8/8", "10.0.0.0/ 8"}) {
        EXPECT_FALSE(AddressRange::parse(text)) << text;
    }
}

} // namespace
} // namespace tabuleiro::server
