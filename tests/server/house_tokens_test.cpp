// Tokens of programs: what they let in, and everything that they must not.
#include <algorithm>
#include <fstream>

#include "owned_program.hpp"
#include "server/http/routes.hpp"
#include "store/location/open_store.hpp"
#include "store/sql/blocking.hpp"

namespace tabuleiro::test {
namespace {

using namespace std::chrono_literals;

class Tokens : public PeopleHouse {
  protected:
    using PeopleHouse::PeopleHouse;

    OwnedProgram program(const std::string& name, const json& scopes = {"play"}) {
        return make_program(house_, ana_.browser, wanted_program(name, scopes));
    }
    HttpAnswer change(const OwnedProgram& program, const json& body) {
        return ask(ana_.browser, "/api/me/programs/" + program.id, body);
    }
    static std::string path_of(const server::Route& route, const std::string& id) {
        std::string path(route.pattern);
        for (auto at = path.find("{id}"); at != std::string::npos; at = path.find("{id}")) {
            path.replace(at, 4, id);
        }
        return path;
    }
    template <class Client>
    static HttpAnswer try_route(Client& client, const server::Route& route, const std::string& id) {
        const std::string path = path_of(route, id);
        return route.method == server::Method::Get    ? client.get(path)
               : route.method == server::Method::Post ? client.post(path, json::object())
                                                      : client.socket(path).first;
    }

    Known ana_ = player("Ana");
    Known rui_ = player("Rui");
};

json programs_in(Browser& browser) {
    return body_of(browser.get("/api/me/programs"))["programs"];
}

TEST_F(Tokens, AreMadeListedReplacedAndRevokedByTheirOwner) {
    OwnedProgram shooter = program("Shooter");
    EXPECT_TRUE(shooter.token.starts_with("tabuleiro-")) << shooter.token;
    json listed = programs_in(ana_.browser);
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_EQ(listed[0]["name"], "Shooter");
    EXPECT_EQ(listed[0]["scopes"], (json{"play", "watch"}));
    EXPECT_EQ(listed[0]["challenges"], "anyone");
    EXPECT_EQ(listed[0]["seen"], json());
    EXPECT_EQ(told(shooter.get("/api/house")), "200");
    const HttpAnswer replaced = change(shooter, {{"token", {{"scopes", {"watch"}}, {"days", 1}}}});
    ASSERT_EQ(told(replaced), "200");
    EXPECT_EQ(told(shooter.get("/api/house")), "401 token");
    OwnedProgram again(house_.port(), body_of(replaced));
    EXPECT_EQ(told(again.get("/api/house")), "200");
    EXPECT_EQ(programs_in(ana_.browser)[0]["scopes"], json{"watch"});
    EXPECT_EQ(told(change(again, {{"challenges", "own"}})), "200");
    EXPECT_EQ(programs_in(ana_.browser)[0]["challenges"], "own");
    EXPECT_EQ(told(change(again, {{"revoke", true}})), "200");
    EXPECT_EQ(told(again.get("/api/house")), "401 token");
    EXPECT_EQ(programs_in(ana_.browser)[0]["expires"], json());
    EXPECT_EQ(told(change(again, {{"remove", true}})), "200");
    EXPECT_TRUE(programs_in(ana_.browser).empty());
}

TEST_F(Tokens, AreNeverTheBusinessOfAnybodyElse) {
    OwnedProgram shooter = program("Shooter");
    const std::string path = "/api/me/programs/" + shooter.id;
    for (Browser* const other : {&rui_.browser, &*admin_}) {
        EXPECT_TRUE(programs_in(*other).empty());
        for (const json& body :
             {json{{"revoke", true}}, json{{"remove", true}}, json{{"challenges", "own"}},
              json{{"token", {{"scopes", {"play"}}, {"days", 1}}}}}) {
            EXPECT_EQ(told(ask(*other, path, body)), "404 no-program") << body;
        }
    }
    Browser stranger = browser();
    EXPECT_EQ(told(stranger.get("/api/me/programs")), "401 sign-in");
    EXPECT_EQ(told(ask(stranger, path, {{"revoke", true}})), "401 sign-in");
    EXPECT_EQ(told(shooter.get("/api/house")), "200") << "nothing has changed";
}

TEST_F(Tokens, WhatIsNotATokenIsNotMade) {
    const auto made = [&](const json& body) {
        return told(ask(ana_.browser, "/api/me/programs", body));
    };
    json wanted = wanted_program("Shooter");
    for (const json& scopes :
         {json::array(), json{"admin"}, json("play"), json{"play", "people"}, json{1}}) {
        wanted["scopes"] = scopes;
        EXPECT_EQ(made(wanted), "400 malformed") << scopes;
    }
    wanted = wanted_program("Shooter");
    for (const json& days : {json(0), json(367), json(-1), json(1.5), json("90"), json()}) {
        wanted["days"] = days;
        EXPECT_EQ(made(wanted), "400 malformed") << days;
    }
    wanted = wanted_program("Shooter");
    wanted["challenges"] = "everybody";
    EXPECT_EQ(made(wanted), "400 malformed");
    EXPECT_EQ(made(json::array()), "400 malformed");
    EXPECT_EQ(made(wanted_program("Rui")), "409 name-taken");
    EXPECT_EQ(made(wanted_program("<script>alert(1)</script>")), "422 name");
    EXPECT_EQ(made(wanted_program("a\u202Eb")), "422 name");
    EXPECT_EQ(made(wanted_program("")), "422 name");
    for (std::size_t i = 1; i <= 20; ++i) {
        EXPECT_EQ(made(wanted_program("Bot " + std::string(i, 'b'))), "200");
    }
    EXPECT_EQ(made(wanted_program("Shooter")), "409 full");
}

// The scopes of all requests, those too that are added later, are those of the document.
TEST(TokenScopes, AreThoseOfTheDocument) {
    std::string expected;
    for (const server::Route& route : server::routes) {
        if (route.scope != house::Scope::Nothing) {
            expected += "| `";
            expected += route.method == server::Method::Get    ? "GET "
                        : route.method == server::Method::Post ? "POST "
                                                               : "SOCKET ";
            expected +=
                std::string(route.pattern) + "` | " + std::string(word(route.scope)) + " |\n";
        }
    }
    const std::string document = read_file(source_path("docs/protocols/programs.md"));
    EXPECT_NE(document.find("| request | scope |\n| --- | --- |\n" + expected + "\n"),
              std::string::npos)
        << expected;
}

TEST(TokenScopes, NothingThatNeedsARoleHasOne) {
    for (const server::Route& route : server::routes) {
        const bool about_people =
            route.pattern.find("/api/me") == 0 || route.pattern.find("/api/people") == 0 ||
            route.pattern.find("/api/groups") == 0 || route.pattern.find("/api/admin") == 0 ||
            route.pattern.find("/api/sign-") == 0;
        if (about_people || route.least > house::Role::Program) {
            EXPECT_EQ(route.scope, house::Scope::Nothing) << route.pattern;
        }
    }
}

// Every request of the server, with every scope: a route that is added later is tried here too.
TEST_F(Tokens, NoRequestIsAnsweredOutsideItsScope) {
    Known carla = teacher("Carla");
    OwnedProgram of_admin = make_program(house_, *admin_, wanted_program("Gunner"));
    OwnedProgram plays = program("Shooter");
    OwnedProgram watches = program("Watcher", {"watch"});
    const std::string table =
        open_table(ana_.browser, settings("chess", seat("here"), seat("computer", 1))).id;
    int outside = 0;
    for (const server::Route& route : server::routes) {
        if (server::has_key_of_its_own(route.name)) {
            continue;
        }
        for (OwnedProgram* const one : {&plays, &watches, &of_admin}) {
            const house::Scope scope = one == &watches ? house::Scope::Watch : house::Scope::Play;
            for (const std::string& id : {table, carla.id}) {
                const HttpAnswer answer = try_route(*one, route, id);
                const bool allowed = route.scope != house::Scope::Nothing && scope >= route.scope;
                outside += allowed ? 0 : 1;
                EXPECT_EQ(told(answer) == "403 scope", !allowed)
                    << route.pattern << " " << told(answer);
                EXPECT_EQ(answer.header("set-cookie"), "") << route.pattern;
            }
        }
    }
    EXPECT_GT(outside, 200);
}

TEST_F(Tokens, AWatcherSeesNoSeatAndNoPrivateTable) {
    OwnedProgram shooter = program("Shooter");
    json wanted = settings("chess", seat("here"), seat("computer", 1));
    wanted["visibility"] = "private";
    const std::string hidden = shooter.open(wanted).id;
    wanted["visibility"] = "link";
    const std::string table = shooter.open(wanted).id;
    const auto seen_by = [&](OwnedProgram& program, const std::string& id) {
        auto [answer, socket] = program.socket("/api/tables/" + id + "/socket");
        if (answer.status != 101) {
            return told(answer);
        }
        return hear_until(socket, [](const json& m) { return m.contains("you"); })
            .value("you", "nothing");
    };
    EXPECT_EQ(seen_by(shooter, hidden), "first");
    EXPECT_EQ(body_of(shooter.get("/api/house"))["tables"].size(), 2U);
    OwnedProgram other = program("Other");
    EXPECT_EQ(seen_by(other, hidden), "404 no-table");
    EXPECT_EQ(told(other.get("/api/tables/" + hidden + "/record")), "404 no-table");
    // The same program, with a token that only lets it watch.
    OwnedProgram watcher(
        house_.port(), body_of(change(shooter, {{"token", {{"scopes", {"watch"}}, {"days", 1}}}})));
    EXPECT_EQ(seen_by(watcher, hidden), "404 no-table");
    EXPECT_EQ(seen_by(watcher, table), "watcher");
    EXPECT_EQ(told(watcher.get("/api/tables/" + hidden + "/record")), "404 no-table");
    EXPECT_TRUE(body_of(watcher.get("/api/house"))["tables"].empty());
    EXPECT_EQ(told(watcher.post("/api/tables", wanted)), "403 scope");
    auto [answer, socket] = watcher.socket("/api/tables/" + table + "/socket");
    socket.say(play("e2e4"));
    EXPECT_EQ(hear_refusal(socket)["refused"], "watching");
}

TEST_F(Tokens, APageDoesNotUseThem) {
    OwnedProgram shooter = program("Shooter");
    Browser page = browser();
    const std::string table = shooter.open(settings("chess", seat("here"), seat("computer", 1))).id;
    for (const std::string& origin :
         {page.origin, std::string("http://elsewhere"), std::string("null"), std::string("")}) {
        page.origin.clear();
        Headers headers = shooter.shown();
        headers.emplace_back("Origin", origin);
        EXPECT_EQ(told(page.get("/api/house", headers)), "403 token-origin") << origin;
        EXPECT_EQ(told(page.post("/api/tables", "{}", headers)), "403 token-origin");
        EXPECT_EQ(told(page.socket("/api/tables/" + table + "/socket", headers).first),
                  "403 token-origin");
    }
    Browser bare = browser();
    bare.origin.clear();
    EXPECT_EQ(told(bare.post("/api/tables", "{}")), "403 wrong-origin") << "without a token";
    bare.host = "elsewhere";
    EXPECT_EQ(told(bare.get("/api/house", shooter.shown())), "421 wrong-host");
}

TEST_F(Tokens, CookiesDoNotCountBesideThem) {
    OwnedProgram shooter = program("Shooter");
    Browser both = ana_.browser;
    both.origin.clear();
    EXPECT_EQ(told(both.get("/api/me", shooter.shown())), "403 scope");
    EXPECT_EQ(told(both.get("/api/me/export", shooter.shown())), "403 scope");
    for (const std::string& shown :
         {std::string("Bearer"), std::string("Bearer "), std::string("Bearer nonsense"),
          std::string("bearer ") + shooter.token + "x", std::string("Bearer tabuleiro-"),
          "Bearer " + shooter.token.substr(10)}) {
        const Headers headers{{"Authorization", shown}};
        EXPECT_EQ(told(both.get("/api/me", headers)), "401 token") << shown;
    }
    Headers twice = shooter.shown();
    twice.push_back(twice.front());
    EXPECT_EQ(told(both.get("/api/house", twice)), "401 token");
    const Headers lower{{"Authorization", "bEARER " + shooter.token}};
    EXPECT_EQ(told(both.get("/api/house", lower)), "200") << "the scheme is a word";
    const Headers basic{{"Authorization", "Basic YTpi"}};
    EXPECT_EQ(body_of(both.get("/api/me", basic))["person"]["name"], "Ana")
        << "what a proxy asks for is not ours";
}

TEST_F(Tokens, InAnAddressAreRefused) {
    OwnedProgram shooter = program("Shooter");
    for (const std::string before : {"/api/house?token=", "/api/house?access_token=", "/table/",
                                     "/api/lobby/socket?x=1&bearer=Bearer+"}) {
        Browser page = browser();
        EXPECT_EQ(told(page.get(before + shooter.token)), "400 token-in-url") << before;
        EXPECT_EQ(told(shooter.get(before + shooter.token)), "400 token-in-url") << before;
    }
    Browser page = browser();
    page.cookie = "tabuleiro=" + shooter.token.substr(10) + "; tabuleiro-" +
                  std::to_string(house_.port()) + "-session=" + shooter.token.substr(10);
    EXPECT_EQ(body_of(page.get("/api/me"))["person"], json()) << "nor as a cookie";
}

TEST_F(Tokens, AProgramNeverBecomesAPerson) {
    OwnedProgram shooter = program("Shooter");
    const std::string path = "/api/admin/people/" + shooter.id;
    for (const char* const role : {"player", "teacher", "administrator", "program"}) {
        EXPECT_NE(ask(*admin_, path, {{"role", role}}).status, 200) << role;
        EXPECT_EQ(told(PeopleHouse::change(rui_.id, {{"role", "program"}})), "400 malformed");
    }
    EXPECT_EQ(told(ask(*admin_, path, {{"card", true}})), "403 may-not");
    Known carla = teacher("Carla");
    const json group = make_group(carla.browser, "5A");
    EXPECT_EQ(told(ask(carla.browser, path_of_group(group) + "/invite", {{"name", "Shooter"}})),
              "403 may-not");
    Browser fresh = browser();
    EXPECT_EQ(told(sign_in(fresh, "Shooter", "ABCD-EFGH")), "401 wrong");
    EXPECT_EQ(told(ask(fresh, "/api/sign-in", {{"name", "Shooter"}, {"password", ""}})),
              "401 wrong");
    EXPECT_EQ(told(shooter.post("/api/sign-out", {{"all", true}})), "403 scope");
    EXPECT_EQ(told(shooter.post("/api/me/programs", wanted_program("Child"))), "403 scope");
    // The administrator may end it, rename it and remove it.
    EXPECT_EQ(told(ask(*admin_, path, {{"name", "Harmless"}})), "200");
    EXPECT_EQ(programs_in(ana_.browser)[0]["name"], "Harmless");
    EXPECT_EQ(told(ask(*admin_, path, {{"sign_out", true}})), "200");
    EXPECT_EQ(told(shooter.get("/api/house")), "401 token");
    EXPECT_EQ(told(ask(*admin_, path, {{"remove", true}})), "200");
    EXPECT_TRUE(programs_in(ana_.browser).empty());
}

TEST_F(Tokens, ARevokedOneClosesItsSockets) {
    for (const json& body : {json{{"revoke", true}}, json{{"remove", true}},
                             json{{"token", {{"scopes", {"play"}}, {"days", 9}}}}}) {
        OwnedProgram shooter =
            program("Shooter " + std::to_string(body.size()) + body.begin().key());
        const std::string table =
            shooter.open(settings("chess", seat("here"), seat("computer", 1))).id;
        auto [answer, socket] = shooter.socket("/api/tables/" + table + "/socket");
        ASSERT_EQ(answer.status, 101);
        WebSocketClient page = ana_.browser.table(table);
        EXPECT_EQ(told(change(shooter, body)), "200");
        EXPECT_TRUE(socket.connection().ends_within(2s)) << body;
        if (!body.contains("remove")) { // then the table is loaded again, without the name
            EXPECT_FALSE(page.connection().ends_within(10ms)) << "its owner's page stays open";
        }
    }
}

TEST_F(Tokens, GoWithTheirOwner) {
    OwnedProgram shooter = program("Shooter");
    const json given = body_of(ana_.browser.get("/api/me/export"));
    ASSERT_EQ(given["programs"].size(), 1U);
    EXPECT_EQ(given["programs"][0]["name"], "Shooter");
    EXPECT_EQ(given.dump().find(shooter.token), std::string::npos);
    EXPECT_EQ(told(ask(ana_.browser, "/api/me/remove", {{"name", "Ana"}})), "200");
    EXPECT_EQ(told(shooter.get("/api/house")), "401 token");
    Known fresh = player("Shooter");
    EXPECT_FALSE(fresh.id.empty()) << "its name is free";
}

class LimitedTokens : public Tokens {
  protected:
    LimitedTokens() : Tokens({"--requests-per-second", "10", "--trusted-proxy", "127.0.0.1"}) {}
};

// From however many addresses.
TEST_F(LimitedTokens, AskNoMoreOftenThanAnAddress) {
    OwnedProgram shooter = program("Shooter");
    Browser other = browser();
    other.origin.clear();
    int answered = 0;
    for (int i = 0; i < 1000; ++i) {
        Headers headers = shooter.shown();
        headers.emplace_back("X-Forwarded-For", "192.0.2." + std::to_string(i % 250));
        if (told(other.get("/api/house", headers)) == "429 too-often") {
            break;
        }
        ++answered;
    }
    EXPECT_GE(answered, 80);
    EXPECT_LT(answered, 1000);
}

class LoggedTokens : public Tokens {
  protected:
    LoggedTokens() : Tokens(talkative()) {}

    static std::string log_file() {
        static const Folder folder;
        return folder.file("log");
    }

    static std::vector<std::string> talkative() {
        std::vector<std::string> words = roomy();
        words.insert(words.end(), {"--log-level", "debug", "--log-file", log_file()});
        return words;
    }
};

// In nothing that the house writes.
TEST_F(LoggedTokens, AreWrittenNowhere) {
    OwnedProgram shooter = program("Shooter");
    shooter.open(settings("chess", seat("here"), seat("computer", 1)));
    shooter.get("/api/house?token=" + shooter.token);
    shooter.get("/api/me");
    const std::string secret = shooter.token.substr(10);
    EXPECT_EQ(house_.end(SIGTERM), 0);
    const std::string log = read_file(log_file());
    EXPECT_NE(log.find("table-opened"), std::string::npos) << log;
    EXPECT_EQ(log.find(secret), std::string::npos);
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder_.path())) {
        if (file.is_regular_file()) {
            EXPECT_EQ(read_file(file.path()).find(secret), std::string::npos) << file.path();
        }
    }
}

// The house is closed, and opened again with a token that expires so long from now.
TEST_F(Tokens, AnExpiredOneLetsNobodyInAndClosesItsSockets) {
    OwnedProgram shooter = program("Shooter");
    const std::string table = shooter.open(settings("chess", seat("here"), seat("computer", 1))).id;
    ASSERT_EQ(house_.end(SIGTERM), 0);
    const auto expires_in = [&](std::chrono::milliseconds left) {
        const auto store = store::open_store((folder_.path() / "house.db").string());
        ASSERT_TRUE(store) << store.error().text();
        const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::system_clock::now().time_since_epoch());
        ASSERT_TRUE(store::sql::write(**store, [&](store::sql::Transaction& t) {
            return t.run("UPDATE programs SET expires = $1", {(now + left).count()});
        }));
    };
    for (auto left = 3s; left < 60s; left *= 2) { // a slow machine needs longer to open
        expires_in(left);
        HouseProcess house(TABULEIRO_PROGRAM, folder_.path(), roomy());
        OwnedProgram same(house.port(),
                          {{"program", {{"id", shooter.id}}}, {"token", shooter.token}});
        auto [answer, socket] = same.socket("/api/tables/" + table + "/socket");
        if (answer.status == 101) {
            EXPECT_TRUE(socket.connection().ends_within(left + 2s));
            EXPECT_EQ(told(same.get("/api/house")), "401 token");
            return;
        }
        ASSERT_EQ(house.end(SIGTERM), 0);
    }
    FAIL() << "the house never opened in time";
}

} // namespace
} // namespace tabuleiro::test
