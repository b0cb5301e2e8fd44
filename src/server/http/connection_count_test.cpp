#include "server/http/connection_count.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(ConnectionCount, IsByVisitorAndInAll) {
    ConnectionCount count(3, 2);
    EXPECT_TRUE(count.enter() && count.enter() && count.enter());
    EXPECT_FALSE(count.enter());
    count.leave();
    EXPECT_TRUE(count.enter());
    EXPECT_TRUE(count.add_to("a") && count.add_to("a"));
    EXPECT_FALSE(count.add_to("a"));
    EXPECT_TRUE(count.add_to("b"));
    count.take_from("a");
    EXPECT_TRUE(count.add_to("a"));
    for (const char* client : {"a", "a", "b"}) {
        count.take_from(client);
    }
    EXPECT_EQ(count.clients(), 0U) << "whoever has left is forgotten";
}

} // namespace
} // namespace tabuleiro::server
