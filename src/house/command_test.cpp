#include "house/command.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/json_schema.hpp"

namespace tabuleiro::house {
namespace {

using nlohmann::json;

TEST(Command, IsReadFromJson) {
    const auto command =
        parse_command(R"({"command":"play","move":"e2e4","id":"kX3_f-0","at":12})");
    ASSERT_TRUE(command);
    EXPECT_EQ(command->kind, CommandKind::Play);
    EXPECT_EQ(command->move, "e2e4");
    EXPECT_EQ(command->id, "kX3_f-0");
    EXPECT_EQ(command->at, 12);
    EXPECT_EQ(parse_command(R"({"command":"resign","as":"second"})")->as, Player::Second);
}

TEST(Command, ThatIsNoneIsMalformed) {
    for (const char* bad :
         {"",
          "null",
          "[]",
          "{}",
          R"({"command":"flag"})",
          R"({"command":"join"})",
          R"({"command":5})",
          R"({"command":"play","move":5})",
          R"({"command":"show","ply":-1})",
          R"({"command":"show","ply":1.5})",
          R"({"command":"play","extra":1})",
          R"({"command":"resign","as":"third"})",
          R"({"command":"resign","id":7})",
          R"({"command":"resign","id":""})",
          R"({"command":"resign","id":"a b"})",
          R"({"command":"resign","id":"0123456789012345678901234567890123456789x"})",
          R"({"command":"resign","at":-1})",
          R"({"command":"resign","at":"1"})",
          R"({"command":"show","ply":99999999999999999999})",
          "{\"command\":\"\xFF\"}"}) {
        const auto command = parse_command(bad);
        ASSERT_FALSE(command) << bad;
        EXPECT_EQ(command.error().code, "malformed");
        const json message = json::parse(to_message(command.error(), "3"));
        EXPECT_TRUE(test::JsonSchema::of_web().faults(message, "Refused").empty());
    }
}

TEST(Command, KeepsItsIdWhenItIsRefusedAsMalformed) {
    EXPECT_EQ(command_id_in(R"({"command":"fly","id":"a-1"})"), "a-1");
    for (const char* none : {"", "[]", R"({"id":7})", R"({"id":"a b"})", R"({"command":"fly"})"}) {
        EXPECT_EQ(command_id_in(none), "") << none;
    }
}

TEST(Command, ThatWasCarriedOutIsAccepted) {
    const json message = json::parse(to_message(Accepted{17, "a-1"}));
    EXPECT_EQ(message, (json{{"accepted", 17}, {"reply_to", "a-1"}}));
    EXPECT_TRUE(test::JsonSchema::of_web().faults(message, "Accepted").empty());
}

} // namespace
} // namespace tabuleiro::house
