#include "server/access/metrics_key.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "support/folder.hpp"

namespace tabuleiro::server {
namespace {

TEST(MetricsKey, WithoutAFileNothingIsTheKey) {
    const MetricsKey none;
    EXPECT_FALSE(none.is(""));
    EXPECT_FALSE(none.is(new_token()));
}

TEST(MetricsKey, IsMadeOnceAndReadAgain) {
    const test::Folder folder;
    const auto file = folder.path() / "metrics.key";
    ASSERT_TRUE(MetricsKey::read_or_make(file));
    std::string key;
    std::ifstream(file) >> key;
    const auto again = MetricsKey::read_or_make(file);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->is(key));
    EXPECT_FALSE(again->is(new_token()));
    EXPECT_FALSE(again->is(""));
}

TEST(MetricsKey, WhatOthersMayReadOrIsNoKeyIsRefused) {
    const test::Folder folder;
    const auto file = folder.path() / "metrics.key";
    std::ofstream(file) << new_token();
    ::chmod(file.c_str(), 0644);
    EXPECT_FALSE(MetricsKey::read_or_make(file));
    ::chmod(file.c_str(), 0600);
    EXPECT_TRUE(MetricsKey::read_or_make(file));
    std::ofstream(file) << "secret";
    EXPECT_FALSE(MetricsKey::read_or_make(file));
}

} // namespace
} // namespace tabuleiro::server
