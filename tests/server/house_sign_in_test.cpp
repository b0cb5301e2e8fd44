// Signing up, in and out, and every known way to be somebody else.
#include <sys/stat.h>

#include <fstream>

#include "signed_in.hpp"
#include "support/files.hpp"

namespace tabuleiro::test {
namespace {

using SignIn = OpenHouse;

TEST_F(SignIn, BothCookiesAreOutOfReachOfScriptsAndOtherSites) {
    Browser ana = browser();
    const HttpAnswer answer = sign_up(ana, "Ana");
    EXPECT_EQ(answer.status, 200) << answer.body;
    const std::string set = answer.header("set-cookie");
    EXPECT_NE(set.find("-session="), std::string::npos) << set;
    EXPECT_NE(set.find("HttpOnly"), std::string::npos) << set;
    EXPECT_NE(set.find("SameSite=Strict"), std::string::npos) << set;
    EXPECT_EQ(who_is(ana), "Ana");
}

TEST_F(SignIn, ByCodeCardOrPassword) {
    Someone ana = signed_up(browser(), "Ana Lima");
    Browser phone = browser();
    EXPECT_EQ(outcome(sign_in(phone, " ana  lima ", ana.code)), "200") << ana.code;
    EXPECT_EQ(who_is(phone), "Ana Lima");
    Browser tablet = browser();
    EXPECT_EQ(outcome(sign_in_by_card(tablet, ana.card)), "200");
    EXPECT_EQ(who_is(tablet), "Ana Lima");
    EXPECT_EQ(outcome(ana.ask("/api/me/password", {{"password", "correct horse"}})), "200");
    Browser laptop = browser();
    EXPECT_EQ(outcome(sign_in_by_password(laptop, "Ana Lima", "correct house")), "401 wrong");
    EXPECT_EQ(outcome(sign_in_by_password(laptop, "Ana Lima", "correct horse")), "200");
    EXPECT_EQ(who_is(laptop), "Ana Lima");
    EXPECT_TRUE(parsed(laptop.get("/api/me"))["person"]["password"]);
    EXPECT_EQ(parsed(ana.browser.get("/api/me/devices"))["devices"].size(), 4U);
    EXPECT_EQ(outcome(ana.ask("/api/me/password", {{"password", nullptr}})), "200");
    Browser late = browser();
    EXPECT_EQ(outcome(sign_in_by_password(late, "Ana Lima", "correct horse")), "401 wrong");
}

TEST_F(SignIn, ANewCardEndsTheOldCodeAndCard) {
    Someone ana = signed_up(browser(), "Ana");
    const json card = parsed(ana.ask("/api/me/card"));
    Browser other = browser();
    EXPECT_EQ(outcome(sign_in(other, "Ana", ana.code)), "401 wrong");
    EXPECT_EQ(outcome(sign_in_by_card(other, ana.card)), "401 wrong");
    EXPECT_EQ(outcome(sign_in(other, "Ana", card["code"])), "200");
}

TEST_F(SignIn, UnknownNamesAndWrongCodesGetTheSameAnswer) {
    const Someone ana = signed_up(browser(), "Ana");
    Browser stranger = browser();
    const HttpAnswer wrong = sign_in(stranger, "Ana", other_code(ana.code));
    const HttpAnswer unknown = sign_in(stranger, "Bia", ana.code);
    const HttpAnswer nonsense = sign_in(stranger, "\u202E<b>", ana.code);
    EXPECT_EQ(outcome(wrong), "401 wrong");
    EXPECT_EQ(wrong.body, unknown.body);
    EXPECT_EQ(wrong.body, nonsense.body);
    EXPECT_EQ(sign_in_by_password(stranger, "Ana", "12345678").body,
              sign_in_by_password(stranger, "Bia", "12345678").body);
    for (const char* body : {"", "[]", "{}", R"({"name":"Ana"})", R"({"code":"ABCDEFGH"})",
                             R"({"name":7,"code":"ABCDEFGH"})", R"({"card":{}})"}) {
        EXPECT_EQ(outcome(stranger.post("/api/sign-in", body)), "400 malformed") << body;
    }
}

// Both are asked for as often as it takes until one has to wait.
TEST_F(SignIn, GuessesAreSlowedForEveryNameAlike) {
    Someone ana = signed_up(browser(), "Ana");
    Browser guesser = browser();
    const auto tries_until_wait = [&](const std::string& name) {
        int tries = 0;
        while (tries < 50) {
            const HttpAnswer answer = sign_in(guesser, name, other_code(ana.code));
            if (answer.status == 429) {
                EXPECT_GT(parsed(answer)["seconds"], 0);
                return tries;
            }
            ++tries;
        }
        return tries;
    };
    for (const char* name : {"Ana", "Nobody"}) {
        const int tries = tries_until_wait(name);
        EXPECT_GE(tries, 6) << name;
        EXPECT_LE(tries, 8) << name; // the bucket refills meanwhile
    }
    EXPECT_EQ(outcome(sign_in(guesser, "Ana", ana.code)), "429 wait") << "a right one waits too";
    EXPECT_EQ(who_is(ana.browser), "Ana") << "who is signed in does not wait";
    Browser card = browser();
    EXPECT_EQ(outcome(sign_in_by_card(card, ana.card)), "200") << "nor does a card";
}

TEST_F(SignIn, AClassBehindOneAddressNeverWaits) {
    std::vector<Someone> pupils;
    for (int i = 0; i < 30; ++i) {
        const std::string letters = "abcdefghjkmnpqr"; // none that looks like another
        const std::string name = std::string("Pupil ") + letters[i % 15] + (i < 15 ? "x" : "y");
        pupils.push_back(signed_up(browser(), name));
    }
    for (int i = 0; i < 30; ++i) {
        Browser computer = browser();
        if (i % 3 == 0) { // some mistype more than once
            EXPECT_EQ(outcome(sign_in(computer, pupils[i].name, other_code(pupils[i].code))),
                      "401 wrong");
            EXPECT_EQ(outcome(sign_in(computer, pupils[i].name + "x", pupils[i].code)),
                      "401 wrong");
        }
        EXPECT_EQ(outcome(sign_in(computer, pupils[i].name, pupils[i].code)), "200") << i;
    }
}

TEST_F(SignIn, ASessionIsNeverTheOneThatSomebodyElseChose) {
    const Someone eve = signed_up(browser(), "Eve");
    Browser victim = browser();
    victim.cookie = eve.browser.cookie; // Eve has set her cookie in the victim's browser
    const std::string before = victim.cookie;
    const Someone ana = signed_up(browser(), "Ana");
    EXPECT_EQ(outcome(sign_in(victim, "Ana", ana.code)), "200");
    EXPECT_NE(victim.cookie, before);
    Browser attacker = browser();
    attacker.cookie = before;
    EXPECT_EQ(who_is(attacker), "") << "the session that was there has ended";
    Browser invented = browser();
    invented.cookie = "tabuleiro-session=" + std::string(43, 'A');
    EXPECT_EQ(outcome(sign_in(invented, "Ana", ana.code)), "200");
    EXPECT_EQ(invented.cookie.find(std::string(43, 'A')), std::string::npos);
}

TEST_F(SignIn, AForgedOrBentSessionIsNobodys) {
    const Someone ana = signed_up(browser(), "Ana");
    Browser forger = browser();
    for (const std::string& cookie :
         {"tabuleiro-session=" + std::string(43, 'A'),
          "tabuleiro=" + ana.browser.cookie.substr(ana.browser.cookie.find('=') + 1),
          ana.browser.cookie + "; " + ana.browser.cookie, std::string("tabuleiro-session=")}) {
        forger.cookie = cookie;
        EXPECT_EQ(who_is(forger), "") << cookie;
    }
}

TEST_F(SignIn, OtherSitesCannotSignAnybodyInOrOut) {
    Someone ana = signed_up(browser(), "Ana");
    Browser foreign = ana.browser;
    foreign.origin = "http://evil.example";
    for (const char* path : {"/api/sign-up", "/api/sign-in", "/api/sign-out", "/api/me/card",
                             "/api/me/password", "/api/me/name", "/api/me/remove"}) {
        const HttpAnswer answer = foreign.post(path, "{}");
        EXPECT_EQ(outcome(answer), "403 wrong-origin") << path;
        EXPECT_EQ(answer.header("set-cookie"), "") << path;
    }
    EXPECT_EQ(who_is(ana.browser), "Ana");
}

TEST_F(SignIn, SigningOutEndsTheSessionAndItsSocketsAtOnce) {
    Someone ana = signed_up(browser(), "Ana");
    Browser phone = browser();
    ASSERT_EQ(outcome(sign_in(phone, "Ana", ana.code)), "200");
    const NewTable table = open_table(ana.browser, settings("chess", seat("here"), seat("link")));
    WebSocketClient here = ana.browser.table(table.id);
    WebSocketClient there = phone.table(table.id);
    ASSERT_TRUE(here.hear() && there.hear());
    WebSocketClient study = phone.socket("/api/study/socket").second;
    Browser thief = browser();
    thief.cookie = phone.cookie;
    EXPECT_EQ(outcome(phone.post("/api/sign-out", "{}")), "200");
    EXPECT_EQ(phone.cookie, "") << "both cookies are gone";
    EXPECT_EQ(who_is(thief), "");
    EXPECT_TRUE(there.connection().ends_within(std::chrono::seconds(2)));
    EXPECT_TRUE(study.connection().ends_within(std::chrono::seconds(2)));
    EXPECT_EQ(who_is(ana.browser), "Ana") << "only this device";
    EXPECT_EQ(seat_at(thief, table.id), "watcher");
    // All of them, from another device.
    Browser tablet = browser();
    ASSERT_EQ(outcome(sign_in(tablet, "Ana", ana.code)), "200");
    EXPECT_EQ(outcome(tablet.post("/api/sign-out", R"({"all":true})")), "200");
    EXPECT_TRUE(here.connection().ends_within(std::chrono::seconds(2)));
    EXPECT_EQ(who_is(ana.browser), "");
}

TEST_F(SignIn, NobodyEndsAnothersDevice) {
    Someone ana = signed_up(browser(), "Ana");
    Someone eve = signed_up(browser(), "Eve");
    const json devices = parsed(ana.browser.get("/api/me/devices"))["devices"];
    ASSERT_EQ(devices.size(), 1U);
    EXPECT_TRUE(devices[0]["this"]);
    EXPECT_EQ(outcome(eve.ask("/api/sign-out", {{"device", devices[0]["id"]}})), "200");
    EXPECT_EQ(who_is(ana.browser), "Ana");
    EXPECT_EQ(who_is(eve.browser), "Eve");
}

TEST_F(SignIn, NamesThatLookAlikeAreOneAndMarkupIsNone) {
    signed_up(browser(), "Maria");
    Browser other = browser();
    for (const char* name : {"maria", "MARIA", "Mária", "M a r i a", "М\u0430ria", "Mar1a"}) {
        const std::string told = outcome(sign_up(other, name));
        EXPECT_TRUE(told == "409 name-taken" || told == "422 name") << name << ": " << told;
    }
    for (const char* name :
         {"", " ", "<b>Eve</b>", "Eve\u202Eeva", "Eve\u200B", "administrator", "../Eve"}) {
        const std::string told = outcome(sign_up(other, name));
        EXPECT_TRUE(told == "422 name" || told == "400 malformed") << name << ": " << told;
    }
    EXPECT_EQ(other.cookie, "");
}

TEST_F(SignIn, ANameIsChangedForGood) {
    Someone ana = signed_up(browser(), "Ana");
    signed_up(browser(), "Bia");
    EXPECT_EQ(outcome(ana.ask("/api/me/name", {{"name", "bia"}})), "409 name-taken");
    EXPECT_EQ(outcome(ana.ask("/api/me/name", {{"name", "Ana Clara"}})), "200");
    EXPECT_EQ(who_is(ana.browser), "Ana Clara");
    Browser other = browser();
    EXPECT_EQ(outcome(sign_in(other, "Ana", ana.code)), "401 wrong");
    EXPECT_EQ(outcome(sign_in(other, "Ana Clara", ana.code)), "200");
}

TEST_F(SignIn, WhoeverTriesManyNamesHasToWait) {
    signed_up(browser(), "Ana");
    Browser prober = browser();
    int tries = 0;
    std::string told;
    while (tries < 200 && told != "429 wait") {
        told = outcome(sign_up(prober, "Ana"));
        ++tries;
    }
    EXPECT_EQ(told, "429 wait");
    EXPECT_LE(tries, 62);
}

TEST_F(SignIn, WhoeverRemovesThemselvesIsGoneAndTheirGamesStay) {
    Someone ana = signed_up(browser(), "Ana");
    Someone bia = signed_up(browser(), "Bia");
    const NewTable table = open_table(ana.browser, settings("chess", seat("here"), seat("link")));
    ASSERT_EQ(outcome(join(bia.browser, table, table.key)), "200");
    WebSocketClient socket = ana.browser.table(table.id);
    ASSERT_TRUE(socket.hear());
    EXPECT_EQ(outcome(ana.ask("/api/me/remove", {{"name", "Bia"}})), "422 name");
    EXPECT_EQ(outcome(ana.ask("/api/me/remove", {{"name", "ana"}})), "200");
    EXPECT_TRUE(socket.connection().ends_within(std::chrono::seconds(2)));
    EXPECT_EQ(ana.browser.cookie, "");
    Browser again = browser();
    EXPECT_EQ(outcome(sign_in(again, "Ana", ana.code)), "401 wrong");
    EXPECT_EQ(outcome(sign_in_by_card(again, ana.card)), "401 wrong");
    EXPECT_EQ(seat_at(bia.browser, table.id), "second");
    const json tables = parsed(bia.browser.get("/api/house"))["tables"];
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0]["seats"]["first"]["name"], "") << "also in memory";
    EXPECT_EQ(who_is(bia.browser), "Bia");
}

// Codes, cards, tokens and passwords are nowhere but with those whom they belong to.
TEST(SignInSecrets, AreInNoLogAndNotInTheDatabase) {
    const Folder data;
    const std::string log = (data.path() / "log").string();
    std::vector<std::string> secrets;
    {
        HouseProcess house(TABULEIRO_PROGRAM, data.path(),
                           {"--log-level", "debug", "--log-file", log});
        ASSERT_NE(house.port(), 0);
        Someone ana = signed_up(Browser(house.port()), "Ana");
        ana.ask("/api/me/password", {{"password", "correct horse"}});
        Browser other(house.port());
        sign_in_by_password(other, "Ana", "correct horse");
        sign_in(other, "Ana", ana.code);
        const std::string code = ana.code.substr(0, 4) + ana.code.substr(5);
        const std::string& cookie = ana.browser.cookie;
        secrets = {ana.code, code, ana.card, "correct horse", cookie.substr(cookie.find('=') + 1)};
        EXPECT_EQ(house.end(SIGTERM), 0);
    }
    std::string key = read_file(data.path() / "house.key");
    ASSERT_EQ(key.size(), 65U);
    key.pop_back();
    secrets.push_back(key);
    struct stat mode {};
    ASSERT_EQ(::stat((data.path() / "house.key").c_str(), &mode), 0);
    EXPECT_EQ(mode.st_mode & 0777U, 0600U);
    for (const char* file : {"house.db", "house.db-wal", "log"}) {
        if (std::filesystem::exists(data.path() / file)) {
            const std::string text = read_file(data.path() / file);
            for (const std::string& secret : secrets) {
                EXPECT_EQ(text.find(secret), std::string::npos) << file << ": " << secret;
            }
        }
    }
}

TEST(SignInSecrets, AHouseDoesNotOpenWithAnotherKey) {
    const Folder data;
    std::string code;
    {
        HouseProcess house(TABULEIRO_PROGRAM, data.path());
        ASSERT_NE(house.port(), 0);
        code = signed_up(Browser(house.port()), "Ana").code;
        house.end(SIGTERM);
    }
    std::filesystem::rename(data.path() / "house.key", data.path() / "kept.key");
    EXPECT_EQ(HouseProcess(TABULEIRO_PROGRAM, data.path()).port(), 0) << "it made a new key";
    {
        HouseProcess house(TABULEIRO_PROGRAM, data.path(),
                           {"--key-file", (data.path() / "kept.key").string()});
        ASSERT_NE(house.port(), 0);
        Browser ana(house.port());
        EXPECT_EQ(outcome(sign_in(ana, "Ana", code)), "200");
        house.end(SIGTERM);
    }
    HouseProcess house(TABULEIRO_PROGRAM, data.path(), {"--replace-key"});
    ASSERT_NE(house.port(), 0);
    Browser ana(house.port());
    EXPECT_EQ(outcome(sign_in(ana, "Ana", code)), "401 wrong");
}

} // namespace
} // namespace tabuleiro::test
