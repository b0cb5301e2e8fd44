#include "server/lobby/lobby_state.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace tabuleiro::server {
namespace {

using nlohmann::json;

constexpr LobbyState::Node here = 0;
constexpr LobbyState::Node there = 7;

std::string value_of(const std::string& id) {
    return R"({"id":")" + id + "\"}";
}
LobbyEntry person(const std::string& id) {
    return {.kind = LobbyKind::Person, .id = id, .value = value_of(id)};
}
LobbyEntry visitor(const std::string& id) {
    return {.kind = LobbyKind::Person, .id = id, .value = ""};
}
LobbyEntry offer(const std::string& table, const std::string& by) {
    return {.kind = LobbyKind::Offer, .id = table, .value = value_of(table), .by = by};
}
LobbyEntry challenge(const std::string& table, const std::string& by, const std::string& to) {
    return {
        .kind = LobbyKind::Challenge, .id = table, .value = value_of(table), .by = by, .to = to};
}
LobbyEntry game(LobbyKind kind, const std::string& table, std::int64_t at) {
    return {.kind = kind, .id = table, .value = value_of(table), .at = at};
}
json change(LobbyState& state) {
    const std::string text = state.take_news().change;
    return text.empty() ? json() : json::parse(text);
}

TEST(LobbyState, TellsOfPeopleWhoComeAndGo) {
    LobbyState state;
    state.set(here, person("p1"));
    state.set(here, visitor("~1"));
    EXPECT_TRUE(state.has_news());
    EXPECT_EQ(change(state), json::parse(R"({"lobby":"change","visitors":1,
        "people":{"set":[{"id":"p1"}],"gone":[]}})"));
    EXPECT_FALSE(state.has_news());
    EXPECT_TRUE(change(state).is_null());
    state.remove(here, LobbyKind::Person, "p1");
    state.remove(here, LobbyKind::Person, "~1");
    EXPECT_EQ(change(state), json::parse(R"({"lobby":"change","visitors":0,
        "people":{"set":[],"gone":["p1"]}})"));
}

TEST(LobbyState, WhatComesAndGoesAtOnceIsNotTold) {
    LobbyState state;
    state.set(here, person("p1"));
    state.remove(here, LobbyKind::Person, "p1");
    EXPECT_TRUE(change(state).is_null());
    state.set(here, person("p1"));
    EXPECT_FALSE(change(state).is_null());
    state.set(here, person("p1"));
    EXPECT_FALSE(state.has_news()) << "it is the same";
}

TEST(LobbyState, AVisitorWhoGivesANameIsListed) {
    LobbyState state;
    state.set(here, visitor("~1"));
    change(state);
    LobbyEntry named = visitor("~1");
    named.value = value_of("~1");
    state.set(here, named);
    EXPECT_EQ(change(state), json::parse(R"({"lobby":"change","visitors":0,
        "people":{"set":[{"id":"~1"}],"gone":[]}})"));
    state.set(here, visitor("~1"));
    EXPECT_EQ(change(state), json::parse(R"({"lobby":"change","visitors":1,
        "people":{"set":[],"gone":["~1"]}})"));
}

TEST(LobbyState, SomebodyAtTwoNodesIsThereOnce) {
    LobbyState state;
    state.set(here, person("p1"));
    state.set(there, person("p1"));
    change(state);
    EXPECT_EQ(json::parse(state.whole())["people"].size(), 1U);
    state.remove(here, LobbyKind::Person, "p1");
    change(state);
    EXPECT_EQ(json::parse(state.whole())["people"].size(), 1U);
    state.remove_node(there);
    EXPECT_EQ(change(state)["people"]["gone"], json::parse(R"(["p1"])"));
    EXPECT_TRUE(json::parse(state.whole())["people"].empty());
}

TEST(LobbyState, OffersAreForAllAndChallengesForTwo) {
    LobbyState state;
    state.set(here, offer("t1", "p1"));
    state.set(here, challenge("t2", "p1", "p2"));
    const auto news = state.take_news();
    EXPECT_EQ(json::parse(news.change)["offers"]["set"], json::parse(R"([{"id":"t1"}])"));
    EXPECT_EQ(news.change.find("t2"), std::string::npos);
    EXPECT_EQ(state.whole().find("t2"), std::string::npos);
    EXPECT_EQ(news.own, (std::set<std::string>{"p1", "p2"}));
    EXPECT_EQ(json::parse(state.own("p1", "Ana")), json::parse(R"({"lobby":"you","id":"p1",
        "name":"Ana","challenges":[{"id":"t2","mine":true}],"offers":["t1"]})"));
    EXPECT_EQ(json::parse(state.own("p2", "Rui")), json::parse(R"({"lobby":"you","id":"p2",
        "name":"Rui","challenges":[{"id":"t2","mine":false}],"offers":[]})"));
    EXPECT_EQ(json::parse(state.own("p3", "Eva"))["challenges"], json::array());
    EXPECT_EQ(json::parse(state.own("", ""))["id"], nullptr);
    EXPECT_EQ(state.waiting_of("p1"), 2U);
    EXPECT_EQ(state.waiting_of("p2"), 0U);
}

// Two who were paired are told, also at a node that never heard of the challenge.
TEST(LobbyState, AGameThatBeginsAtOnceIsToldToBoth) {
    LobbyState state;
    state.remove(there, LobbyKind::Challenge, "t1", {.begun_for = {"p1", "p2"}});
    ASSERT_TRUE(state.has_news());
    const auto news = state.take_news();
    EXPECT_EQ(news.change, "");
    ASSERT_EQ(news.messages.size(), 2U);
    EXPECT_EQ(news.messages[0].to, "p1");
    EXPECT_EQ(news.messages[1].to, "p2");
    EXPECT_EQ(news.messages[0].text, news.messages[1].text);
}

TEST(LobbyState, WhoeverMadeAnOfferIsToldWhatBecameOfIt) {
    LobbyState state;
    state.set(here, offer("t1", "p1"));
    state.set(here, challenge("t2", "p1", "p2"));
    state.set(here, challenge("t3", "p1", "p3"));
    state.take_news();
    state.remove(here, LobbyKind::Offer, "t1", {.begun_for = {"p1"}});
    state.remove(here, LobbyKind::Challenge, "t2", {.declined_by = "Rui"});
    state.remove(here, LobbyKind::Challenge, "t3");
    const auto news = state.take_news();
    ASSERT_EQ(news.messages.size(), 2U);
    EXPECT_EQ(news.messages[0].to, "p1");
    EXPECT_EQ(json::parse(news.messages[0].text), json::parse(R"({"lobby":"begun","table":"t1"})"));
    EXPECT_EQ(json::parse(news.messages[1].text),
              json::parse(R"({"lobby":"declined","table":"t2","name":"Rui"})"));
    EXPECT_EQ(news.own, (std::set<std::string>{"p1", "p2", "p3"}));
    EXPECT_EQ(state.waiting_of("p1"), 0U);
}

TEST(LobbyState, AGameEndsWithItsResult) {
    LobbyState state;
    state.set(here, game(LobbyKind::Game, "t1", 1));
    state.set(here, game(LobbyKind::Board, "t1", 1));
    EXPECT_EQ(change(state)["playing"], 1);
    state.remove(here, LobbyKind::Board, "t1");
    state.remove(here, LobbyKind::Game, "t1", {.result = R"({"winner":null})"});
    EXPECT_EQ(change(state), json::parse(R"({"lobby":"change","playing":0,
        "games":{"set":[],"gone":[{"table":"t1","result":{"winner":null}}]},
        "boards":{"set":[],"gone":["t1"]}})"));
}

// The oldest keep their places, and the next one moves up.
TEST(LobbyState, AtMostEightBoardsAreShown) {
    LobbyState state;
    const int count = static_cast<int>(LobbyState::max_boards) + 2;
    for (int i = 0; i < count; ++i) {
        state.set(i % 2 == 0 ? here : there, game(LobbyKind::Board, "t" + std::to_string(i), i));
    }
    EXPECT_EQ(change(state)["boards"]["set"].size(), LobbyState::max_boards);
    EXPECT_EQ(json::parse(state.whole())["boards"].size(), LobbyState::max_boards);
    LobbyEntry moved = game(LobbyKind::Board, "t9", 9);
    moved.value = R"({"id":"t9","plies":2})";
    state.set(there, moved);
    EXPECT_TRUE(change(state).is_null()) << "it is not among those that are shown";
    state.remove(here, LobbyKind::Board, "t0");
    const json after = change(state)["boards"];
    EXPECT_EQ(after["gone"], json::parse(R"(["t0"])"));
    EXPECT_EQ(after["set"], json::parse(R"([{"id":"t8"}])"));
}

TEST(LobbyState, AllGamesAreCountedAndSomeListed) {
    LobbyState state;
    for (std::size_t i = 0; i < LobbyState::max_games + 20; ++i) {
        state.set(here,
                  game(LobbyKind::Game, "t" + std::to_string(i), static_cast<std::int64_t>(i)));
    }
    const json told = change(state);
    EXPECT_EQ(told["playing"], LobbyState::max_games + 20);
    EXPECT_EQ(told["games"]["set"].size(), LobbyState::max_games);
    state.remove(here, LobbyKind::Game, "t119");
    const json later = change(state);
    EXPECT_EQ(later["playing"], LobbyState::max_games + 19);
    EXPECT_FALSE(later.contains("games")) << "nobody had heard of it";
}

} // namespace
} // namespace tabuleiro::server
