#include "house/command.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/json_schema.hpp"

namespace tabuleiro::house {
namespace {

using nlohmann::json;

TEST(Command, IsReadFromJson) {
    const auto command = parse_command(R"({"command":"play","move":"e2e4","id":7})");
    ASSERT_TRUE(command);
    EXPECT_EQ(command->kind, CommandKind::Play);
    EXPECT_EQ(command->move, "e2e4");
    EXPECT_EQ(command->id, 7);
    EXPECT_EQ(parse_command(R"({"command":"resign","as":"second"})")->as, Player::Second);
}

TEST(Command, ThatIsNoneIsMalformed) {
    for (const char* bad :
         {"", "null", "[]", "{}", R"({"command":"flag"})", R"({"command":"join"})",
          R"({"command":5})", R"({"command":"play","move":5})", R"({"command":"show","ply":-1})",
          R"({"command":"show","ply":1.5})", R"({"command":"play","extra":1})",
          R"({"command":"resign","as":"third"})",
          R"({"command":"show","ply":99999999999999999999})", "{\"command\":\"\xFF\"}"}) {
        const auto command = parse_command(bad);
        ASSERT_FALSE(command) << bad;
        EXPECT_EQ(command.error().code, "malformed");
        const json message = json::parse(to_message(command.error(), 3));
        EXPECT_TRUE(test::JsonSchema::of_web().faults(message, "Refused").empty());
    }
}

} // namespace
} // namespace tabuleiro::house
