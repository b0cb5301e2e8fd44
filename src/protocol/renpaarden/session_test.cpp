// The exact text of every command is in tests/transcripts/renpaarden.
#include "protocol/renpaarden/session.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/text.hpp"

namespace tabuleiro::renpaarden {
namespace {

struct Asked {
    int level = 0;
    ThinkingLimits limits;
    std::size_t history = 0;
};

Session session_that_tells(Asked& asked) {
    return Session({}, [&asked](const Position& position, std::span<const Position> history,
                                int level, const ThinkingLimits& limits) {
        asked = {level, limits, history.size()};
        return Advice<Move>{all_turns(position)[0], -7, 3, 12};
    });
}

TEST(Session, GoPassesOnWhatWasAskedAndPlaysNothing) {
    Asked asked;
    Session session = session_that_tells(asked);
    session.answer("play b1c3");
    const auto before = session.answer("show");
    EXPECT_EQ(session.answer("go depth 4 level 2 movetime 50"),
              "bestturn a8b6 score -7 depth 3 nodes 12");
    EXPECT_EQ(asked.level, 2);
    EXPECT_EQ(asked.limits, (ThinkingLimits{.depth = 4, .time = std::chrono::milliseconds(50)}));
    EXPECT_EQ(asked.history, 1U);
    EXPECT_EQ(session.answer("show"), before);
    session.answer("go");
    EXPECT_EQ(asked.level, highest_level);
    EXPECT_EQ(asked.limits, ThinkingLimits{});
}

TEST(Session, QuitSaysNothing) {
    Asked asked;
    Session session = session_that_tells(asked);
    EXPECT_FALSE(session.finished());
    EXPECT_EQ(session.answer(" quit\r"), std::nullopt);
    EXPECT_TRUE(session.finished());
}

TEST(Session, ListsExactlyTheTurnsThatItLetsPlay) {
    Asked asked;
    Session session = session_that_tells(asked);
    const std::string legal = session.answer("legal").value();
    for (const std::string_view turn : words(legal)) {
        if (turn.size() == 4) {
            session.answer("new");
            EXPECT_FALSE(session.answer("play " + std::string(turn))->starts_with("error")) << turn;
        }
    }
}

TEST(Session, AnyLineHasOneAnswerLine) {
    EXPECT_TRUE(rc::check([](const std::string& line) {
        Asked asked;
        Session session = session_that_tells(asked);
        const auto answer = session.answer(line);
        RC_ASSERT(!answer || answer->find('\n') == std::string::npos);
    }));
}

} // namespace
} // namespace tabuleiro::renpaarden
