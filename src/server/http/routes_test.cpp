#include "server/http/routes.hpp"

#include <gtest/gtest.h>

#include <set>

namespace tabuleiro::server {
namespace {

TEST(Routes, APathIsMatchedWithItsIds) {
    const auto found = match_route(Method::Post, "/api/groups/g7/members/p9");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->route.name, RouteName::ChangeMember);
    EXPECT_EQ(found->ids, (std::vector<std::string>{"g7", "p9"}));
}

TEST(Routes, OtherPathsAndMethodsAreNot) {
    for (const char* path : {"", "/", "/api", "/api/tables/", "/api/tables//join", "/api/tables/x",
                             "/api/tables/x/join/", "/api/tables/x/y/join", "/API/tables"}) {
        EXPECT_FALSE(match_route(Method::Post, path)) << path;
    }
    EXPECT_FALSE(match_route(Method::Get, "/api/tables/x/socket"));
    EXPECT_FALSE(match_route(Method::Socket, "/api/house"));
}

TEST(Routes, EachIsInTheListOnce) {
    std::set<RouteName> names;
    std::set<std::pair<Method, std::string_view>> requests;
    for (const Route& route : routes) {
        EXPECT_TRUE(names.insert(route.name).second) << route.pattern;
        EXPECT_TRUE(requests.insert({route.method, route.pattern}).second) << route.pattern;
        EXPECT_EQ(match_route(route.method, route.pattern)->route.name, route.name);
    }
}

TEST(Routes, WhoeverHasARoleIsNoStranger) {
    for (const Route& route : routes) {
        EXPECT_TRUE(route.least == house::Role::Visitor || route.for_strangers == ForStrangers::No)
            << route.pattern;
    }
}

} // namespace
} // namespace tabuleiro::server
