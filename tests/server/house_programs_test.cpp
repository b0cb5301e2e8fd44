// Programs at the tables: their socket, their seats, and that nobody plays one unknowingly.
#include <set>

#include "in_lobby.hpp"
#include "owned_program.hpp"

namespace tabuleiro::test {
namespace {

class Programs : public PeopleHouse {
  protected:
    OwnedProgram program(const std::string& name, Known& owner, const std::string& who = "anyone") {
        json wanted = wanted_program(name);
        wanted["challenges"] = who;
        return make_program(house_, owner.browser, wanted);
    }
    static std::string join_path(const std::string& table) {
        return "/api/tables/" + table + "/join";
    }
    static std::string opened(Browser& browser, const json& wanted) {
        return told(browser.post("/api/tables", wanted.dump()));
    }
    static json rated(json wanted) {
        wanted["rated"] = true;
        return wanted;
    }
    static json for_programs(json wanted) {
        wanted["programs"] = true;
        return wanted;
    }
    json seats_at(const std::string& table) {
        WebSocketClient socket = browser().table(table);
        return hear_until(socket, [](const json& m) { return m.contains("seats"); })["seats"];
    }

    Known ana_ = player("Ana");
    Known rui_ = player("Rui");
};

TEST_F(Programs, OneIsChallengedPlaysAndHearsOfTheEnd) {
    OwnedProgram shooter = program("Shooter", ana_);
    ProgramEars ears(shooter);
    EXPECT_EQ(ears.hello["name"], "Shooter");
    EXPECT_EQ(ears.hello["author"], "Ana");
    EXPECT_EQ(ears.hello["id"], shooter.id);
    const std::string table = open_table(rui_.browser, challenge(shooter.id)).id;
    const json got = ears.hear_challenge();
    EXPECT_EQ(got["table"], table);
    EXPECT_EQ(got["by"]["name"], "Rui");
    EXPECT_EQ(got["to"]["program"], (json{{"author", "Ana"}}));
    EXPECT_EQ(told(shooter.post(join_path(table))), "200");
    const json game = ears.hear("game");
    EXPECT_EQ(game["table"], table);
    EXPECT_EQ(game["summary"]["you"], "second");
    auto [answer, socket] = shooter.socket("/api/tables/" + table + "/socket");
    ASSERT_EQ(answer.status, 101);
    WebSocketClient page = rui_.browser.table(table);
    page.say(play("e2e4"));
    const json turn = ears.hear("turn");
    EXPECT_EQ(turn["table"], table);
    EXPECT_FALSE(hear_move(socket, "e2e4").is_null());
    socket.say(play("e7e5"));
    EXPECT_FALSE(hear_move(page, "e7e5").is_null());
    page.say(R"({"command":"resign"})");
    const json over = ears.hear("over");
    EXPECT_EQ(over["table"], table);
    EXPECT_EQ(over["result"]["winner"], "second");
    EXPECT_EQ(seats_at(table)["second"]["program"], (json{{"author", "Ana"}}));
    EXPECT_FALSE(seats_at(table)["first"].contains("program"));
}

TEST_F(Programs, OneThatComesBackMissesNothing) {
    OwnedProgram shooter = program("Shooter", ana_);
    const std::string first = open_table(rui_.browser, challenge(shooter.id)).id;
    const std::string second =
        shooter.open(settings("chess", seat("here"), seat("computer", 1))).id;
    ASSERT_EQ(told(shooter.post(join_path(first))), "200");
    WebSocketClient page = rui_.browser.table(first);
    page.say(play("e2e4"));
    EXPECT_FALSE(hear_move(page, "e2e4").is_null());
    std::map<std::string, int> versions;
    {
        ProgramEars ears(shooter);
        std::set<std::string> turns;
        while (versions.size() < 2 || turns.size() < 2) {
            const json message = ears.next();
            ASSERT_FALSE(message.is_null());
            if (message.value("program", "") == "game") {
                versions[message["table"]] = message["version"];
            } else if (message.value("program", "") == "turn") {
                turns.insert(message["table"].get<std::string>());
            }
        }
        EXPECT_TRUE(versions.contains(first) && versions.contains(second));
    }
    page.say(R"({"command":"resign"})");
    EXPECT_FALSE(
        hear_until(page, [](const json& m) { return m.value("phase", "") == "over"; }).is_null());
    std::string known;
    for (const auto& [table, version] : versions) {
        known += (known.empty() ? "?known=" : ",") + table + "." + std::to_string(version);
    }
    ProgramEars again(shooter, known);
    EXPECT_EQ(again.hear("over")["table"], first);
    again.socket().say(R"({"ping":true})");
    for (json message = again.next(); !message.contains("pong"); message = again.next()) {
        ASSERT_FALSE(message.is_null());
        EXPECT_FALSE(message.contains("program")) << "nothing else has changed: " << message;
    }
    for (const char* const wrong : {"?known=x", "?known=bcdfghjkmnpq", "?known=bcdfghjkmnpq.-1",
                                    "?known=bcdfghjkmnpq.1,", "?known=../../x.1"}) {
        EXPECT_EQ(told(shooter.socket("/api/programs/socket" + std::string(wrong)).first),
                  "400 malformed")
            << wrong;
    }
}

TEST_F(Programs, TheirSocketIsForThemAlone) {
    EXPECT_EQ(told(ana_.browser.socket("/api/programs/socket").first), "403 role");
    EXPECT_EQ(told(browser().socket("/api/programs/socket").first), "401 sign-in");
    OwnedProgram shooter = program("Shooter", ana_);
    ProgramEars ears(shooter);
    ears.socket().say(R"({"command":"resign"})");
    EXPECT_EQ(hear_refusal(ears.socket())["refused"], "malformed");
}

TEST_F(Programs, TheLobbyShowsThemAsWhatTheyAre) {
    InLobby rui(rui_.browser);
    OwnedProgram shooter = program("Shooter", ana_);
    ProgramEars ears(shooter);
    json here = json::object();
    rui.hear("change", [&](const json& message) {
        for (const json& one :
             message.value("people", json::object()).value("set", json::array())) {
            here = one["name"] == "Shooter" ? one : here;
        }
        return !here.empty();
    });
    EXPECT_EQ(here["program"],
              (json{{"author", "Ana"}, {"owner", ana_.id}, {"challenges", "anyone"}}));
    json wanted = offer();
    const std::string table = shooter.open(wanted).id;
    const json offered = rui.hear_change("offers", "set")[0];
    EXPECT_EQ(offered["by"]["program"], (json{{"author", "Ana"}}));
    EXPECT_FALSE(offered.contains("programs"));
    EXPECT_EQ(told(ask(rui_.browser, join_path(table), json::object())), "200");
    EXPECT_EQ(ears.hear_lobby("begun")["table"], table);
    const json game = rui.hear_change("games", "set")[0];
    EXPECT_EQ(game["seats"]["first"]["program"], (json{{"author", "Ana"}}));
    EXPECT_FALSE(game["seats"]["second"].contains("program"));
    EXPECT_TRUE(rui.hears_nothing_of(shooter.token));
}

TEST_F(Programs, OpenSeatsAndLinksAreForPeopleUnlessTheySayOtherwise) {
    OwnedProgram shooter = program("Shooter", ana_);
    const std::string open = open_table(rui_.browser, offer()).id;
    EXPECT_EQ(told(shooter.post(join_path(open))), "403 people-only");
    const NewTable link = open_table(rui_.browser, settings("chess", seat("here"), seat("link")));
    EXPECT_EQ(told(shooter.post(join_path(link.id), {{"key", link.key}})), "403 people-only");
    const std::string welcome = open_table(rui_.browser, for_programs(offer())).id;
    EXPECT_EQ(told(shooter.post(join_path(welcome))), "200");
    EXPECT_EQ(seats_at(welcome)["second"]["name"], "Shooter");
    EXPECT_EQ(seats_at(welcome)["second"]["program"], (json{{"author", "Ana"}}));
    const NewTable invited =
        open_table(rui_.browser, for_programs(settings("chess", seat("here"), seat("link"))));
    EXPECT_EQ(told(shooter.post(join_path(invited.id), {{"key", invited.key}})), "200");
    EXPECT_EQ(seats_at(invited.id)["second"]["program"], (json{{"author", "Ana"}}));
}

TEST_F(Programs, NobodySaysOfThemselvesThatTheyAreOneOrNot) {
    json wanted = settings("chess", seat("here"), seat("computer", 1));
    wanted["seats"]["first"]["program"] = {{"author", "Somebody"}};
    const std::string table = open_table(ana_.browser, wanted).id;
    EXPECT_FALSE(seats_at(table)["first"].contains("program"));
    OwnedProgram shooter = program("Shooter", ana_);
    const json seats = seats_at(shooter.open(wanted).id);
    EXPECT_EQ(seats["first"]["program"], (json{{"author", "Ana"}}));
    EXPECT_EQ(seats["first"]["name"], "Shooter");
}

TEST_F(Programs, AChallengeIsForWhomTheOwnerAllows) {
    OwnedProgram shooter = program("Shooter", ana_, "own");
    OwnedProgram other = program("Other", ana_);
    EXPECT_EQ(opened(rui_.browser, challenge(shooter.id)), "403 own-challenges");
    EXPECT_EQ(told(other.post("/api/tables", challenge(shooter.id))), "200") << "of the same owner";
    EXPECT_EQ(opened(ana_.browser, challenge(shooter.id)), "200");
    EXPECT_EQ(opened(rui_.browser, challenge(other.id)), "200");
    const std::string table = open_table(ana_.browser, challenge(shooter.id)).id;
    EXPECT_EQ(told(other.post(join_path(table))), "404 no-table");
    EXPECT_EQ(told(shooter.post("/api/tables/" + table + "/decline")), "200");
}

TEST_F(Programs, GamesAgainstOnesOwnAreCasual) {
    OwnedProgram shooter = program("Shooter", ana_);
    OwnedProgram other = program("Other", ana_);
    EXPECT_EQ(opened(ana_.browser, rated(challenge(shooter.id))), "409 own-program");
    EXPECT_EQ(told(shooter.post("/api/tables", rated(challenge(ana_.id)))), "409 own-program");
    EXPECT_EQ(told(shooter.post("/api/tables", rated(challenge(other.id)))), "409 own-program");
    const std::string of_program = shooter.open(for_programs(rated(offer()))).id;
    EXPECT_EQ(told(ask(ana_.browser, join_path(of_program), json::object())), "409 own-program");
    EXPECT_EQ(told(other.post(join_path(of_program))), "409 own-program");
    EXPECT_EQ(told(ask(rui_.browser, join_path(of_program), json::object())), "200");
    const std::string of_owner = open_table(ana_.browser, for_programs(rated(offer()))).id;
    EXPECT_EQ(told(shooter.post(join_path(of_owner))), "409 own-program");
    const std::string of_rui = open_table(rui_.browser, for_programs(rated(offer()))).id;
    EXPECT_EQ(told(shooter.post(join_path(of_rui))), "200");
    EXPECT_EQ(opened(rui_.browser, rated(challenge(shooter.id))), "200");
}

TEST_F(Programs, AreInHistoriesAndProfilesAsWhatTheyAre) {
    OwnedProgram shooter = program("Shooter", ana_);
    json wanted = rated(for_programs(offer()));
    const std::string table = open_table(rui_.browser, wanted).id;
    ASSERT_EQ(told(shooter.post(join_path(table))), "200");
    WebSocketClient page = rui_.browser.table(table);
    auto [answer, socket] = shooter.socket("/api/tables/" + table + "/socket");
    page.say(play("e2e4"));
    EXPECT_FALSE(hear_move(socket, "e2e4").is_null());
    socket.say(play("e7e5"));
    EXPECT_FALSE(hear_move(page, "e7e5").is_null());
    page.say(R"({"command":"resign"})");
    EXPECT_FALSE(
        hear_until(page, [](const json& m) { return m.value("phase", "") == "over"; }).is_null());
    const json history = body_of(rui_.browser.get("/api/me/history"))["games"];
    ASSERT_EQ(history.size(), 1U);
    EXPECT_EQ(history[0]["opponent"]["program"], (json{{"author", "Ana"}}));
    EXPECT_TRUE(history[0]["rated"]);
    const json profile = body_of(rui_.browser.get("/api/people/" + shooter.id));
    EXPECT_EQ(profile["person"]["role"], "program");
    EXPECT_EQ(profile["person"]["author"], "Ana");
    ASSERT_EQ(profile["ratings"].size(), 1U) << "on the scale of everybody";
    const json mine = body_of(rui_.browser.get("/api/me/profile"));
    EXPECT_EQ(mine["opponents"][0]["opponent"]["program"], (json{{"author", "Ana"}}));
    // A rematch is with the same program.
    page.say(R"({"command":"rematch"})");
    socket.say(R"({"command":"rematch"})");
    const json moved = hear_until(page, [](const json& m) {
        return m.contains("rematch") && m["rematch"].is_object() &&
               m["rematch"]["table"].is_string();
    });
    ASSERT_FALSE(moved.is_null());
    EXPECT_EQ(seats_at(moved["rematch"]["table"])["first"]["program"], (json{{"author", "Ana"}}));
}

TEST_F(Programs, StayProgramsWhenTheirNamesAreGone) {
    OwnedProgram shooter = program("Shooter", ana_);
    const std::string own = shooter.open(settings("chess", seat("here"), seat("computer", 1))).id;
    const std::string taken = open_table(rui_.browser, for_programs(offer())).id;
    ASSERT_EQ(told(shooter.post(join_path(taken))), "200");
    ASSERT_EQ(told(ask(ana_.browser, "/api/me/remove", {{"name", "Ana"}})), "200");
    for (const auto& [table, seat] : {std::pair{own, "first"}, std::pair{taken, "second"}}) {
        const json seats = seats_at(table);
        EXPECT_EQ(seats[seat]["name"], "");
        EXPECT_EQ(seats[seat]["program"], (json{{"author", ""}}));
    }
}

} // namespace
} // namespace tabuleiro::test
