#include "house/deed.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/json_schema.hpp"

namespace tabuleiro::house {
namespace {

using nlohmann::json;

TEST(Deed, IsReadFromJson) {
    const auto deed = parse_deed(R"({"do":"play","move":"e2e4","id":7})");
    ASSERT_TRUE(deed);
    EXPECT_EQ(deed->act, Act::Play);
    EXPECT_EQ(deed->move, "e2e4");
    EXPECT_EQ(deed->id, 7);
    EXPECT_EQ(parse_deed(R"({"do":"resign","as":"second"})")->as, Player::Second);
}

TEST(Deed, ThatIsNoneIsMalformed) {
    for (const char* bad :
         {"", "null", "[]", "{}", R"({"do":"flag"})", R"({"do":"join"})", R"({"do":5})",
          R"({"do":"play","move":5})", R"({"do":"show","ply":-1})", R"({"do":"show","ply":1.5})",
          R"({"do":"play","extra":1})", R"({"do":"resign","as":"third"})",
          R"({"do":"show","ply":99999999999999999999})", "{\"do\":\"\xFF\"}"}) {
        const auto deed = parse_deed(bad);
        ASSERT_FALSE(deed) << bad;
        EXPECT_EQ(deed.error().word, "malformed");
        const json message = json::parse(to_message(deed.error(), 3));
        EXPECT_TRUE(test::JsonSchema::of_web().faults(message, "Refused").empty());
    }
}

} // namespace
} // namespace tabuleiro::house
