#include "server/nodes/node_address.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(NodeAddress, IsReadAsItIsWritten) {
    for (const char* text : {"127.0.0.1:1", "192.0.2.1:65535", "[::1]:4711", "[2001:db8::7]:80"}) {
        const auto endpoint = parse_node_address(text);
        ASSERT_TRUE(endpoint) << text;
        EXPECT_EQ(to_node_address(*endpoint), text);
    }
}

TEST(NodeAddress, OtherTextsAreNone) {
    for (const char* text : {"", "127.0.0.1", "127.0.0.1:", "127.0.0.1:0", "127.0.0.1:65536",
                             "::1:4711", "[127.0.0.1]:80", "localhost:80", "[::1]", ":80"}) {
        EXPECT_FALSE(parse_node_address(text)) << text;
    }
}

} // namespace
} // namespace tabuleiro::server
