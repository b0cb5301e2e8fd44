#include "server/people/session_cache.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

SessionCache::Entry session_of(const std::string& person, const std::string& device,
                               std::uint8_t session) {
    return {{person, "Ana", house::Role::Player, device, {session}}, 0};
}

TEST(SessionCache, AChangeRemovesTheDeviceOrAllOfThePerson) {
    SessionCache cache;
    for (const auto& [person, device, session] :
         {std::tuple("ana", "phone", 1), {"ana", "laptop", 2}, {"bia", "phone", 3}}) {
        cache.add(session_of(person, device, static_cast<std::uint8_t>(session)),
                  cache.generation());
    }
    cache.remove("ana", "phone");
    EXPECT_FALSE(cache.find({1}));
    EXPECT_TRUE(cache.find({2}));
    cache.remove("ana", "");
    EXPECT_FALSE(cache.find({2}));
    EXPECT_TRUE(cache.find({3})) << "another's device of the same id";
}

TEST(SessionCache, WhatWasLookedUpBeforeAChangeIsNotKept) {
    SessionCache cache;
    const auto generation = cache.generation();
    cache.remove("ana", "phone"); // while the store is being asked
    cache.add(session_of("ana", "phone", 1), generation);
    EXPECT_FALSE(cache.find({1}));
}

} // namespace
} // namespace tabuleiro::server
