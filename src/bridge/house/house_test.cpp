// What the house says, as values.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "bridge/house/challenge.hpp"
#include "bridge/house/outbox.hpp"
#include "bridge/house/refusal.hpp"
#include "bridge/house/table_state.hpp"
#include "bridge/house/token_file.hpp"
#include "support/folder.hpp"

namespace tabuleiro::bridge {
namespace {

using nlohmann::json;

json whole_state() {
    return {{"version", 3},
            {"table", "t"},
            {"game", "reversi"},
            {"options", json::object()},
            {"start", nullptr},
            {"you", "second"},
            {"seats",
             {{"first", {{"kind", "person"}, {"name", "João"}}},
              {"second", {{"kind", "person"}, {"name", "Alfa"}}}}},
            {"turn", "second"},
            {"choices", {{{"move", "d3"}}}},
            {"position_version", 1},
            {"history", {{"from", 0}, {"moves", {{{"by", "first"}, {"text", "f5"}}}}}},
            {"result", nullptr},
            {"allowed", {"play", "resign"}}};
}

TEST(TableState, IsTheWholeStateAndWhatChanged) {
    TableState state;
    EXPECT_FALSE(state.is_known());
    EXPECT_FALSE(state.apply({{"accepted", 4}, {"reply_to", "x"}}));
    ASSERT_TRUE(state.apply(whole_state()));
    EXPECT_EQ(state.seat(), Player::Second);
    EXPECT_EQ(state.name_of(Player::First), "João");
    EXPECT_TRUE(state.may_move());
    EXPECT_TRUE(state.allows("resign"));
    EXPECT_FALSE(state.allows("claim-draw"));
    ASSERT_TRUE(
        state.apply({{"version", 4},
                     {"turn", "first"},
                     {"choices", json::array()},
                     {"position_version", 2},
                     {"history", {{"from", 1}, {"moves", {{{"by", "second"}, {"text", "d6"}}}}}}}));
    EXPECT_FALSE(state.may_move());
    EXPECT_EQ(state.plies(), 2U);
    EXPECT_EQ(state.moves()[1].text, "d6");
    EXPECT_EQ(state.position_version(), 2);
    // A move was taken back.
    ASSERT_TRUE(
        state.apply({{"version", 5}, {"history", {{"from", 1}, {"moves", json::array()}}}}));
    EXPECT_EQ(state.plies(), 1U);
    ASSERT_TRUE(state.apply(
        {{"version", 6}, {"result", {{"winner", "first"}, {"ending", "time"}, {"rule", ""}}}}));
    EXPECT_EQ(state.result()->winner, Player::First);
}

TEST(TableState, TakesNothingForGranted) {
    for (const json& odd : {json(), json::array(), json("text"), json{{"version", "3"}},
                            json{{"version", nullptr}}}) {
        EXPECT_FALSE(TableState().apply(odd)) << odd;
    }
    TableState state;
    EXPECT_TRUE(state.apply({{"version", 1},
                             {"table", 5},
                             {"you", 7},
                             {"options", 3},
                             {"seats", "x"},
                             {"clocks", {1, 2}},
                             {"offer", {{"by", "first"}}},
                             {"allowed", "play"},
                             {"history", {{"from", -1}, {"moves", "x"}}}}));
    EXPECT_FALSE(state.is_known());
    EXPECT_FALSE(state.clocks() && state.clocks()->running);
    EXPECT_FALSE(state.offer());
    EXPECT_TRUE(state.options().empty());
    EXPECT_FALSE(state.allows("play"));
    EXPECT_FALSE(state.may_move());
}

TEST(Outbox, KeepsACommandUntilItIsAnswered) {
    Outbox outbox;
    const std::string first = outbox.add({{"command", "play"}, {"move", "d3"}, {"at", 1}}).id;
    const std::string second = outbox.add({{"command", "resign"}}).id;
    EXPECT_NE(first, second);
    ASSERT_EQ(outbox.pending().size(), 2U);
    EXPECT_EQ(json::parse(outbox.pending()[0].text)["id"], first);
    EXPECT_FALSE(outbox.answered("another"));
    EXPECT_EQ(outbox.answered(first)->word, "play");
    EXPECT_FALSE(outbox.answered(first));
    EXPECT_EQ(outbox.pending()[0].id, second);
}

TEST(Challenges, AreThoseThatOthersHaveMade) {
    const json you{
        {"lobby", "you"},
        {"challenges",
         {{{"table", "a"}, {"mine", true}, {"game", "reversi"}},
          {{"table", "b"}, {"mine", false}, {"game", "reversi"}, {"by", {{"name", "Rui"}}}},
          {{"table", "c"}, {"mine", false}},
          7}}};
    const auto found = challenges_in(you);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].by, "Rui");
    EXPECT_EQ(found[0].game, "reversi");
}

TEST(Challenges, AreAcceptedAsTheRulesSay) {
    const Challenge challenge{"t", "reversi", "Rui"};
    EXPECT_FALSE(objection_to(challenge, {true, {"reversi"}, 2}, 1));
    EXPECT_TRUE(objection_to(challenge, {true, {"reversi"}, 2}, 2));
    EXPECT_TRUE(objection_to(challenge, {true, {}, 2}, 0));
    EXPECT_TRUE(objection_to(challenge, {false, {"reversi"}, 2}, 0));
}

TEST(Refusals, SayWhatToDo) {
    const auto text = [](int status, const json& answer) {
        return reason_for({status, answer.dump(), "connection refused"}, "http://house").text();
    };
    EXPECT_NE(text(0, nullptr).find("connection refused"), std::string::npos);
    EXPECT_NE(text(401, {{"refused", "token"}}).find("My programs"), std::string::npos);
    EXPECT_NE(text(403, {{"refused", "scope"}}).find("watch only"), std::string::npos);
    EXPECT_NE(text(404, nullptr).find("There is no house at http://house"), std::string::npos);
    EXPECT_NE(text(403, {{"refused", "x"}, {"reasons", {{{"text", "Because."}}}}}).find("Because."),
              std::string::npos);
    for (const int passing : {0, 429, 500, 503}) {
        EXPECT_TRUE(may_pass({.status = passing})) << passing;
    }
    for (const int lasting : {200, 400, 401, 403, 404}) {
        EXPECT_FALSE(may_pass({.status = lasting})) << lasting;
    }
}

TEST(TokenFile, IsForItsOwnerAlone) {
    const test::Folder folder;
    const std::string path = folder.file("token");
    const std::string token = "tabuleiro-" + std::string(43, 'a');
    std::ofstream(path) << token << "\n";
    namespace fs = std::filesystem;
    fs::permissions(path, fs::perms(0600));
    EXPECT_EQ(read_token(path).value(), token);
    fs::permissions(path, fs::perms(0400));
    EXPECT_EQ(read_token(path).value(), token);
    for (const unsigned mode : {0644U, 0640U, 0604U, 0620U}) {
        fs::permissions(path, fs::perms(mode));
        const auto read = read_token(path);
        ASSERT_FALSE(read) << mode;
        EXPECT_NE(read.error().text().find("chmod 600"), std::string::npos);
        EXPECT_EQ(read.error().text().find(token), std::string::npos);
    }
    fs::permissions(path, fs::perms(0600));
    std::ofstream(path) << "password";
    EXPECT_EQ(read_token(path).error().text().find("password"), std::string::npos);
    EXPECT_FALSE(read_token(folder.file("none")));
    EXPECT_FALSE(read_token(folder.path().string()));
}

} // namespace
} // namespace tabuleiro::bridge
