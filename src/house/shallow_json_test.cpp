#include "house/shallow_json.hpp"

#include <gtest/gtest.h>

#include "house/command.hpp"
#include "house/settings.hpp"
#include "support/growth.hpp"
#include "support/small_stack.hpp"

namespace tabuleiro::house {
namespace {

std::string nested(std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
}

std::string with_names(std::size_t count) {
    std::string text = "{";
    for (std::size_t i = 0; i < count; ++i) {
        text += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
    }
    return text + "}";
}

TEST(ShallowJson, TakesWhatIsNestedAsDeepAsItMayBe) {
    EXPECT_TRUE(parse_shallow(nested(usual_depth)).is_array());
    EXPECT_TRUE(parse_shallow(nested(usual_depth + 1)).is_discarded());
    EXPECT_TRUE(parse_shallow(nested(500'000)).is_discarded());
    EXPECT_TRUE(parse_shallow(std::string(500'000, '[')).is_discarded());
    EXPECT_TRUE(parse_shallow(nested(100), 100).is_array());
}

TEST(ShallowJson, AnObjectHasOnlySoManyNames) {
    EXPECT_EQ(parse_shallow(with_names(max_names)).size(), max_names);
    EXPECT_TRUE(parse_shallow(with_names(max_names + 1)).is_discarded());
    const std::string two = "[" + with_names(max_names) + "," + with_names(max_names) + "]";
    EXPECT_EQ(parse_shallow(two).size(), 2U) << "it is one object that is too large";
}

TEST(ShallowJson, WhatStandsInStringsIsText) {
    const std::string text = R"(["[[[[[[[[[[[[[[[[[[[[[[\"[[{{{{::::\\"])";
    EXPECT_EQ(parse_shallow(text)[0], R"([[[[[[[[[[[[[[[[[[[[[["[[{{{{::::\)");
}

TEST(ShallowJson, WhatIsNoJsonIsDiscarded) {
    for (const char* text : {"", "\"", "\"\\", "[", "]", "}{", "[}", "{\"a\":}", "nonsense"}) {
        EXPECT_TRUE(parse_shallow(text).is_discarded()) << text;
    }
}

TEST(ShallowJson, ManyNamesTakeTimeInProportion) {
    const auto parse = [](const std::string& text) {
        EXPECT_TRUE(parse_shallow<nlohmann::ordered_json>(text).is_discarded());
    };
    EXPECT_LT(test::growth(20'000, with_names, parse), test::max_growth);
}

// A body as large as the house takes, of nothing but brackets.
std::string deep(const std::string& bracket, const std::string& end) {
    std::string text;
    for (int i = 0; i < 32'000; ++i) {
        text += bracket;
    }
    return text + end;
}

TEST(ShallowJson, DeepSettingsAndCommandsAreRefusedWithLittleStack) {
    const std::vector<std::string> nests{nested(32'000), deep("[", ""), deep("{\"a\":", ""),
                                         deep("{\"a\":", "1") + std::string(32'000, '}')};
    int refused = 0;
    test::on_small_stack([&] {
        for (const std::string& nest : nests) {
            for (const char* field :
                 {"game", "options", "seats", "sides", "time", "flag", "takebacks", "start", "x"}) {
                const std::string text = std::string("{\"") + field + "\":" + nest + "}";
                refused += parse_settings(text) ? 0 : 1;
            }
            for (const char* field : {"kind", "name", "level"}) {
                const std::string text = std::string(R"({"game":"chess","seats":{"first":{")") +
                                         field + "\":" + nest + "},\"second\":{}}}";
                refused += parse_settings(text) ? 0 : 1;
            }
            for (const char* field : {"command", "move", "ply", "id", "as", "x"}) {
                refused += parse_command(std::string("{\"") + field + "\":" + nest + "}") ? 0 : 1;
            }
        }
    });
    EXPECT_EQ(refused, 4 * (9 + 3 + 6));
}

} // namespace
} // namespace tabuleiro::house
