#include "house/people/role.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::house {
namespace {

TEST(Role, EveryRoleReadsBackFromItsWord) {
    for (const Role role : {Role::Visitor, Role::Player, Role::Teacher, Role::Administrator}) {
        EXPECT_EQ(parse_role(word(role)), role);
    }
    EXPECT_EQ(word(Role::Administrator), "administrator");
    EXPECT_FALSE(parse_role("Teacher"));
    EXPECT_FALSE(parse_role(""));
}

TEST(Role, EachIsMoreThanTheOneBefore) {
    EXPECT_LT(Role::Visitor, Role::Player);
    EXPECT_LT(Role::Player, Role::Teacher);
    EXPECT_LT(Role::Teacher, Role::Administrator);
}

} // namespace
} // namespace tabuleiro::house
