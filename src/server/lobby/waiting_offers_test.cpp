#include "server/lobby/waiting_offers.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

using namespace std::chrono_literals;
using Tables = std::vector<std::string>;

constexpr WaitingOffers::Time start = 1'000'000s;

LobbyEntry offer(LobbyKind kind, const std::string& table) {
    return {.kind = kind, .id = table, .value = "", .by = "p1", .at = start.count()};
}
bool nobody(const std::string&) {
    return false;
}

TEST(WaitingOffers, AnOfferEndsWhenItsMakerHasBeenAwayForAWhile) {
    WaitingOffers waiting(60s);
    waiting.add(offer(LobbyKind::Offer, "t1"), start);
    EXPECT_EQ(waiting.expired(start + 59s, nobody), Tables{});
    const auto in_lobby = [](const std::string& id) { return id == "p1"; };
    EXPECT_EQ(waiting.expired(start + 60s, in_lobby), Tables{});
    EXPECT_EQ(waiting.expired(start + 119s, nobody), Tables{});
    EXPECT_EQ(waiting.expired(start + 120s, nobody), Tables{"t1"});
}

TEST(WaitingOffers, AMakerAtTheTableIsThere) {
    WaitingOffers waiting(60s);
    waiting.add(offer(LobbyKind::Offer, "t1"), start);
    waiting.set_present("t1", true);
    EXPECT_EQ(waiting.expired(start + 600s, nobody), Tables{});
    waiting.set_present("t1", false);
    EXPECT_EQ(waiting.expired(start + 659s, nobody), Tables{});
    EXPECT_EQ(waiting.expired(start + 660s, nobody), Tables{"t1"});
    waiting.remove("t1");
    EXPECT_TRUE(waiting.empty());
}

TEST(WaitingOffers, AChallengeWaitsForADay) {
    WaitingOffers waiting(60s);
    waiting.add(offer(LobbyKind::Challenge, "t1"), start + 20h); // the server was started again
    EXPECT_EQ(waiting.expired(start + 24h - 1ms, nobody), Tables{});
    EXPECT_EQ(waiting.expired(start + 24h, nobody), Tables{"t1"});
}

} // namespace
} // namespace tabuleiro::server
