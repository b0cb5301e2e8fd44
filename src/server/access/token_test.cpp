#include "server/access/token.hpp"

#include <gtest/gtest.h>

#include <set>

namespace tabuleiro::server {
namespace {

TEST(Token, NoTwoAreAlikeAndAllLookLikeOne) {
    prepare_tokens();
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::string token = new_token();
        EXPECT_TRUE(looks_like_token(token)) << token;
        EXPECT_TRUE(looks_like_table_id(new_table_id()));
        EXPECT_TRUE(seen.insert(token).second);
    }
    EXPECT_FALSE(looks_like_token(""));
    EXPECT_FALSE(looks_like_token(std::string(42, 'a')));
    EXPECT_FALSE(looks_like_token(std::string(42, 'a') + "+"));
    EXPECT_FALSE(looks_like_table_id("../../etc/pa"));
}

TEST(Token, TheHashIsBlake2bOfTheLetters) {
    // BLAKE2b-256 of the empty text, as RFC 7693's reference gives it.
    const TokenHash hash = hash_of("");
    EXPECT_EQ(hash[0], 0x0e);
    EXPECT_EQ(hash[31], 0xa8);
    EXPECT_TRUE(same_hash(hash_of("a"), hash_of("a")));
    EXPECT_FALSE(same_hash(hash_of("a"), hash_of("b")));
}

} // namespace
} // namespace tabuleiro::server
