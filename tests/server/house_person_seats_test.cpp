// Seats of persons.
#include "signed_in.hpp"

namespace tabuleiro::test {
namespace {

using PersonSeats = OpenHouse;

TEST_F(PersonSeats, ASeatIsThePersonsOnEveryDevice) {
    Someone ana = signed_up(browser(), "Ana");
    Someone bia = signed_up(browser(), "Bia");
    const NewTable table = open_table(ana.browser, settings("chess", seat("here"), seat("link")));
    EXPECT_EQ(ana.browser.cookie.find("tabuleiro="), std::string::npos) << "it needs no secret";
    EXPECT_EQ(outcome(join(ana.browser, table, table.key)), "409 own-table");
    EXPECT_EQ(outcome(join(bia.browser, table, table.key)), "200");
    EXPECT_EQ(outcome(join(bia.browser, table, table.key)), "200") << "her own page again";
    Browser late = browser();
    EXPECT_EQ(outcome(join(late, table, table.key)), "409 taken");
    Browser phone = browser();
    ASSERT_EQ(outcome(sign_in(phone, "Bia", bia.code)), "200");
    EXPECT_EQ(seat_at(phone, table.id), "second");
    EXPECT_EQ(seat_at(ana.browser, table.id), "first");
    const json tables = parsed(phone.get("/api/house"))["tables"];
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0]["seats"]["first"]["name"], "Ana");
    EXPECT_EQ(tables[0]["seats"]["second"]["name"], "Bia") << "whatever was typed";
    // Signed out, the browser is a stranger there.
    Browser thief = browser();
    thief.cookie = phone.cookie;
    EXPECT_EQ(outcome(phone.post("/api/sign-out", "{}")), "200");
    EXPECT_EQ(seat_at(thief, table.id), "watcher");
    EXPECT_TRUE(parsed(thief.get("/api/house"))["tables"].empty());
}

TEST_F(PersonSeats, TwoAtOneScreenKeepTheirNames) {
    Someone ana = signed_up(browser(), "Ana");
    const json wanted =
        settings("chess", {{"kind", "here"}, {"name", "Rui"}}, {{"kind", "here"}, {"name", "Eva"}});
    const NewTable table = open_table(ana.browser, wanted);
    EXPECT_EQ(seat_at(ana.browser, table.id), "both");
    const json seats = parsed(ana.browser.get("/api/house"))["tables"][0]["seats"];
    EXPECT_EQ(seats["first"]["name"], "Rui");
    EXPECT_EQ(seats["second"]["name"], "Eva");
}

TEST_F(PersonSeats, ARematchIsThePersonsToo) {
    Someone ana = signed_up(browser(), "Ana");
    Someone bia = signed_up(browser(), "Bia");
    const NewTable table = open_table(ana.browser, settings("chess", seat("here"), seat("link")));
    ASSERT_EQ(outcome(join(bia.browser, table, table.key)), "200");
    WebSocketClient first = ana.browser.table(table.id);
    WebSocketClient second = bia.browser.table(table.id);
    first.say(R"({"command":"abort"})");
    hear_until(second,
               [](const json& m) { return m.contains("result") && !m["result"].is_null(); });
    first.say(R"({"command":"rematch"})");
    second.say(R"({"command":"rematch"})");
    const json moved = hear_until(first, [](const json& m) {
        return m.contains("rematch") && m["rematch"].is_object() &&
               !m["rematch"]["table"].is_null();
    });
    ASSERT_FALSE(moved.is_null());
    const std::string next = moved["rematch"]["table"];
    EXPECT_EQ(seat_at(ana.browser, next), "second");
    EXPECT_EQ(seat_at(bia.browser, next), "first");
}

TEST_F(PersonSeats, GamesOfAVisitorAreTakenOverOnConfirmation) {
    Browser visitor = browser();
    const NewTable kept = open_table(visitor, settings("chess", seat("here"), seat("computer", 1)));
    const NewTable left = open_table(visitor, settings("chess", seat("here"), seat("here")));
    const std::string secret = visitor.cookie;
    const json games = parsed(visitor.get("/api/visitor-games"))["games"];
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0]["table"], left.id);
    EXPECT_EQ(seat_at(visitor, kept.id), "first"); // it is in memory
    Browser stranger = browser();
    const NewTable foreign = open_table(stranger, settings("chess", seat("here"), seat("here")));
    Someone ana = signed_up(visitor, "Ana", json::array({kept.id, foreign.id}));
    EXPECT_EQ(seat_at(ana.browser, kept.id), "first");
    EXPECT_EQ(seat_at(ana.browser, left.id), "both") << "still this browser's";
    EXPECT_EQ(seat_at(ana.browser, foreign.id), "watcher") << "another's stays another's";
    EXPECT_EQ(seat_at(stranger, foreign.id), "both");
    Browser phone = browser();
    ASSERT_EQ(outcome(sign_in(phone, "Ana", ana.code)), "200");
    EXPECT_EQ(seat_at(phone, kept.id), "first");
    EXPECT_EQ(seat_at(phone, left.id), "watcher");
    Browser thief = browser(); // with the seat's cookie from before
    thief.cookie = secret;
    EXPECT_EQ(seat_at(thief, kept.id), "watcher") << "a person's seat is nobody's by a secret";
}

} // namespace
} // namespace tabuleiro::test
