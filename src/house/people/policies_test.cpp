#include "house/people/policies.hpp"

#include <array>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace tabuleiro::house {
namespace {

constexpr std::array<std::string_view, 3> offered_games{"draughts", "go", "nim"};

Expected<Policies> parsed(std::string_view text, const Policies& before = {}) {
    return parse_policies(nlohmann::json::parse(text), before, offered_games);
}

TEST(Policies, AreWrittenWithAllTheirNames) {
    EXPECT_EQ(to_json({}),
              R"({"visitors":true,"sign_up":"anyone","rename":true,"help":false,"greetings":true,)"
              R"("default_visibility":"link","tournaments":"teachers","course":false,"games":[]})");
}

TEST(Policies, OnlyWhatIsGivenChanges) {
    Policies before;
    before.rename = false;
    const auto after =
        parsed(R"({"sign_up": "card", "games": ["nim", "draughts", "draughts"]})", before);
    ASSERT_TRUE(after);
    EXPECT_EQ(after->sign_up, SignUp::Card);
    EXPECT_FALSE(after->rename);
    EXPECT_EQ(after->games, (std::vector<std::string>{"draughts", "nim"}));
}

TEST(Policies, EverythingThatIsWrongIsSaid) {
    const auto reasons = parsed(R"({"chat": 1, "games": ["ludo"], "help": 1, "sign_up": "all"})");
    ASSERT_FALSE(reasons);
    EXPECT_EQ(reasons.error().text(), "There is no policy 'chat'. "
                                      "The policy games is a list of games of the house. "
                                      "The policy help is true or false. "
                                      "The policy sign_up is anyone or card.");
    EXPECT_FALSE(parsed("[]"));
    EXPECT_FALSE(parsed(R"({"games": "nim"})"));
    EXPECT_FALSE(parsed(R"({"default_visibility": 2})"));
}

RC_GTEST_PROP(PoliciesProperty, ReadBackAsTheyAreWritten, ()) {
    Policies policies;
    policies.visitors = *rc::gen::arbitrary<bool>();
    policies.rename = *rc::gen::arbitrary<bool>();
    policies.help = *rc::gen::arbitrary<bool>();
    policies.greetings = *rc::gen::arbitrary<bool>();
    policies.sign_up = *rc::gen::element(SignUp::Anyone, SignUp::Card);
    policies.tournaments = *rc::gen::element(TournamentMakers::Teachers, TournamentMakers::Players);
    policies.course = *rc::gen::arbitrary<bool>();
    policies.default_visibility =
        *rc::gen::element(Visibility::Listed, Visibility::Link, Visibility::Private);
    for (const std::string_view game : offered_games) {
        if (*rc::gen::arbitrary<bool>()) {
            policies.games.emplace_back(game);
        }
    }
    RC_ASSERT(parsed(to_json(policies)) == policies);
}

} // namespace
} // namespace tabuleiro::house
