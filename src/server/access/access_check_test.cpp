#include "server/access/access_check.hpp"

#include <gtest/gtest.h>

#include "server/access/client_address.hpp"

namespace tabuleiro::server {
namespace {

TEST(AccessCheck, OnlyLoopbackNamesAreOursAtFirst) {
    const AccessCheck access(8064);
    for (const char* host : {"127.0.0.1:8064", "localhost:8064", "[::1]:8064"}) {
        EXPECT_TRUE(access.knows_host(host)) << host;
        EXPECT_TRUE(access.is_own_name(host)) << host;
    }
    for (const char* host : {"", "127.0.0.1", "127.0.0.1:80", "localhost", "evil.example:8064",
                             "127.0.0.1:8064.evil.example", "LOCALHOST:8064", "0.0.0.0:8064"}) {
        EXPECT_FALSE(access.knows_host(host)) << host;
    }
}

TEST(AccessCheck, AnOriginMustBeThatOfItsOwnHost) {
    const AccessCheck access(8064);
    EXPECT_TRUE(access.same_origin("localhost:8064", "http://localhost:8064"));
    EXPECT_FALSE(access.same_origin("localhost:8064", "http://127.0.0.1:8064"));
    EXPECT_FALSE(access.same_origin("localhost:8064", "https://localhost:8064"));
    EXPECT_FALSE(access.same_origin("localhost:8064", "http://localhost:9000"));
    EXPECT_FALSE(access.same_origin("localhost:8064", "null"));
    EXPECT_FALSE(access.same_origin("localhost:8064", ""));
    EXPECT_FALSE(access.same_origin("evil.example", "http://evil.example"));
}

TEST(AccessCheck, OpenToTheLocalNetworkForExactlyTheseAddressesAndNoLonger) {
    AccessCheck access(8064);
    access.open_to({"192.168.1.7", "fd00::7"});
    EXPECT_TRUE(access.knows_host("192.168.1.7:8064"));
    EXPECT_TRUE(access.same_origin("[fd00::7]:8064", "http://[fd00::7]:8064"));
    EXPECT_FALSE(access.is_own_name("192.168.1.7:8064"));
    EXPECT_FALSE(access.knows_host("192.168.1.8:8064"));
    access.open_to({});
    EXPECT_FALSE(access.knows_host("192.168.1.7:8064"));
    EXPECT_TRUE(access.knows_host("localhost:8064"));
}

TEST(AccessCheck, ThePublicAddressIsWrittenAsBrowsersWriteIt) {
    const AccessCheck access(8064, {*parse_public_url("https://Games.Example.org:443/")});
    EXPECT_TRUE(access.same_origin("games.example.org", "https://games.example.org"));
    EXPECT_FALSE(access.same_origin("games.example.org", "http://games.example.org"));
    EXPECT_FALSE(access.is_own_name("games.example.org"));
    for (const char* wrong :
         {"", "games.example.org", "ftp://x", "https://", "https://x/a b", "https://x//y",
          "https://x/../y", "https://x/.", "https://x/y?z", "https://x/%41", "https://user@x",
          "https://x?y", "https://a b", "https://\xff", "https://x:0", "https://x:99999",
          "https://[x]", "https://x\\y"}) {
        EXPECT_FALSE(parse_public_url(wrong)) << wrong;
    }
}

TEST(AccessCheck, NamesOfTheMachineAreOursAtItsPort) {
    const AccessCheck access(
        8064, {}, {*parse_host_name("Sala12", 8064), *parse_host_name("x.org:80", 8064)});
    EXPECT_TRUE(access.same_origin("sala12:8064", "http://sala12:8064"));
    EXPECT_TRUE(access.same_origin("x.org", "http://x.org"));
    EXPECT_FALSE(access.knows_host("sala12"));
    EXPECT_FALSE(access.is_own_name("sala12:8064"));
    EXPECT_FALSE(access.is_secure("sala12:8064"));
    EXPECT_EQ(parse_host_name("sala12", 80)->host, "sala12");
    EXPECT_EQ(parse_host_name("[fd00::7]", 8064)->host, "[fd00::7]:8064");
    for (const char* wrong : {"", "sala 12", "http://sala12", "sala12/", "-x", ".x", "a..b",
                              "x:", "x:0", "x:70000", "\xff", "a_b", "[x]", "*"}) {
        EXPECT_FALSE(parse_host_name(wrong, 8064)) << wrong;
    }
}

TEST(AccessCheck, NamesAreToldToOthersWhileTheNetworkIsOpen) {
    AccessCheck access(8064, {}, {*parse_host_name("sala12", 8064)});
    EXPECT_TRUE(access.other_addresses().empty());
    access.open_to({"192.168.1.7"});
    EXPECT_EQ(access.other_addresses(),
              (std::vector<std::string>{"http://192.168.1.7:8064", "http://sala12:8064"}));
}

TEST(ClientAddress, CountsAHouseholdOnce) {
    EXPECT_EQ(client_of("192.0.2.1"), "192.0.2.1");
    EXPECT_EQ(client_of("192.0.2.1:4711"), "192.0.2.1");
    EXPECT_EQ(client_of("::ffff:192.0.2.1"), "192.0.2.1");
    EXPECT_EQ(client_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(client_of("[2001:db8:1:2::9]:80"), "2001:db8:1:2::/64");
    EXPECT_NE(client_of("2001:db8:1:3::9"), client_of("2001:db8:1:2::9"));
    EXPECT_EQ(client_of("unknown"), "unknown");
    EXPECT_LE(client_of(std::string(9000, 'x')).size(), 46U);
    EXPECT_EQ(client_of("["), "unknown");
    EXPECT_EQ(client_of(""), "unknown");
}

TEST(AccessCheck, ThePublicAddressMayHaveAPath) {
    const AccessCheck access(8064, {*parse_public_url("https://example.org/board-games/v1.2/")});
    EXPECT_TRUE(access.same_origin("example.org", "https://example.org"));
    EXPECT_EQ(access.root_of("example.org"), "/board-games/v1.2");
    EXPECT_EQ(access.root_of("127.0.0.1:8064"), "");
    EXPECT_EQ(access.other_addresses().at(0), "https://example.org/board-games/v1.2");
    EXPECT_EQ(parse_public_url("https://example.org///")->root, "");
}

TEST(AccessCheck, ThePathIsTakenOffWholeOrNotAtAll) {
    EXPECT_EQ(path_below("/games", "/games/api/house"), "/api/house");
    EXPECT_EQ(path_below("/games", "/games/"), "/");
    EXPECT_EQ(path_below("/games", "/games"), "/");
    EXPECT_EQ(path_below("/games", "/gamesx"), "/gamesx");
    EXPECT_EQ(path_below("/games", "/api/house"), "/api/house");
    EXPECT_EQ(path_below("", "/api/house"), "/api/house");
}

TEST(AccessCheck, LoopbackIsToldFromOtherAddresses) {
    for (const char* address : {"127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"}) {
        EXPECT_TRUE(is_loopback(address)) << address;
    }
    for (const char* address : {"192.168.1.7", "1.127.0.0", "::2", "fd00::1", ""}) {
        EXPECT_FALSE(is_loopback(address)) << address;
    }
}

} // namespace
} // namespace tabuleiro::server
