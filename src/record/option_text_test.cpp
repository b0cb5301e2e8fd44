#include "record/option_text.hpp"

#include <gtest/gtest.h>

#include "record/games.hpp"

namespace tabuleiro {
namespace {

TEST(OptionText, EveryOptionIsReadAsItIsWritten) {
    AllGames::for_each([]<Game G>() {
        EXPECT_TRUE(written_options<G>({}).empty()) << G::id;
        for (const auto& option : OptionList<G>::options) {
            for (int value = option.least; value <= option.most; value += option.step) {
                typename G::Options options{};
                option.set(options, value);
                if (G::start(options)) {
                    const auto again = read_options<G>(written_options<G>(options));
                    ASSERT_TRUE(again) << again.error().text();
                    EXPECT_TRUE(*again == options) << G::id << " " << option.name << " " << value;
                }
            }
        }
    });
}

TEST(OptionText, WhatAGameDoesNotHaveIsRefusedWithAllReasons) {
    AllGames::for_each([]<Game G>() {
        const std::vector<WrittenOption> given{{"colour", "red"}, {"shape", "round"}};
        const auto options = read_options<G>(given);
        ASSERT_FALSE(options);
        EXPECT_EQ(options.error().reasons().size(), 2U);
        for (const auto& option : OptionList<G>::options) {
            for (const char* value : {"", "x", "-1", "100000000000000000000"}) {
                EXPECT_FALSE(
                    read_options<G>(std::vector<WrittenOption>{{std::string(option.name), value}}));
            }
        }
    });
}

} // namespace
} // namespace tabuleiro
