#include "server/entrance/doors.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(Doors, OnlyLoopbackNamesAreOursAtFirst) {
    const Doors doors(8064);
    for (const char* host : {"127.0.0.1:8064", "localhost:8064", "[::1]:8064"}) {
        EXPECT_TRUE(doors.knows_host(host)) << host;
        EXPECT_TRUE(doors.is_own_name(host)) << host;
    }
    for (const char* host : {"", "127.0.0.1", "127.0.0.1:80", "localhost", "evil.example:8064",
                             "127.0.0.1:8064.evil.example", "LOCALHOST:8064", "0.0.0.0:8064"}) {
        EXPECT_FALSE(doors.knows_host(host)) << host;
    }
}

TEST(Doors, AnOriginMustBeThatOfItsOwnHost) {
    const Doors doors(8064);
    EXPECT_TRUE(doors.same_origin("localhost:8064", "http://localhost:8064"));
    EXPECT_FALSE(doors.same_origin("localhost:8064", "http://127.0.0.1:8064"));
    EXPECT_FALSE(doors.same_origin("localhost:8064", "https://localhost:8064"));
    EXPECT_FALSE(doors.same_origin("localhost:8064", "http://localhost:9000"));
    EXPECT_FALSE(doors.same_origin("localhost:8064", "null"));
    EXPECT_FALSE(doors.same_origin("localhost:8064", ""));
    EXPECT_FALSE(doors.same_origin("evil.example", "http://evil.example"));
}

TEST(Doors, OpenToTheLocalNetworkForExactlyTheseAddressesAndNoLonger) {
    Doors doors(8064);
    doors.open_to({"192.168.1.7", "fd00::7"});
    EXPECT_TRUE(doors.knows_host("192.168.1.7:8064"));
    EXPECT_TRUE(doors.same_origin("[fd00::7]:8064", "http://[fd00::7]:8064"));
    EXPECT_FALSE(doors.is_own_name("192.168.1.7:8064"));
    EXPECT_FALSE(doors.knows_host("192.168.1.8:8064"));
    doors.open_to({});
    EXPECT_FALSE(doors.knows_host("192.168.1.7:8064"));
    EXPECT_TRUE(doors.knows_host("localhost:8064"));
}

TEST(Doors, ThePublicAddressIsWrittenAsBrowsersWriteIt) {
    const Doors doors(8064, {*parse_public_url("https://Games.Example.org:443/")});
    EXPECT_TRUE(doors.same_origin("games.example.org", "https://games.example.org"));
    EXPECT_FALSE(doors.same_origin("games.example.org", "http://games.example.org"));
    EXPECT_FALSE(doors.is_own_name("games.example.org"));
    for (const char* wrong : {"", "games.example.org", "ftp://x", "https://", "https://x/path",
                              "https://user@x", "https://x?y", "https://a b"}) {
        EXPECT_FALSE(parse_public_url(wrong)) << wrong;
    }
}

TEST(Doors, LoopbackIsToldFromOtherAddresses) {
    for (const char* address : {"127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"}) {
        EXPECT_TRUE(is_loopback(address)) << address;
    }
    for (const char* address : {"192.168.1.7", "1.127.0.0", "::2", "fd00::1", ""}) {
        EXPECT_FALSE(is_loopback(address)) << address;
    }
}

} // namespace
} // namespace tabuleiro::server
