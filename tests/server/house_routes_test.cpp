// Every request that there is, by the list of routes, so that a new one is tried too: which role it
// needs, that other sites cannot send it, and that it does not tell a stranger who is here.
#include "people_house.hpp"
#include "server/http/routes.hpp"
#include "support/golden.hpp"

namespace tabuleiro::test {
namespace {

using server::Method;
using server::Route;
using server::RouteName;

// As ids of people, tables and groups are written, and nobody's.
const std::string no_id = "bcdfghjkmnpq";

std::string path_with(const Route& route, const std::string& id) {
    std::string path(route.pattern);
    for (auto at = path.find("{id}"); at != std::string::npos; at = path.find("{id}")) {
        path.replace(at, 4, id);
    }
    return path;
}

HttpAnswer sent(Browser browser, const Route& route, const std::string& id = no_id,
                const std::string& body = "[]") {
    const std::string path = path_with(route, id);
    return route.method == Method::Get    ? browser.get(path)
           : route.method == Method::Post ? browser.post(path, body)
                                          : browser.socket(path).first;
}

std::string word(Method method) {
    return method == Method::Get ? "GET" : method == Method::Post ? "POST" : "socket";
}

class EveryRoute : public PeopleHouse {
  protected:
    // "yes" if whatever comes is not about roles.
    static std::string let_in(const Browser& browser, const Route& route) {
        const std::string answer = told(sent(browser, route));
        EXPECT_FALSE(answer.starts_with("500")) << route.pattern;
        return answer == "401 sign-in" || answer == "403 role" ? answer : "yes";
    }
    void set_policies(const json& policies) {
        ASSERT_EQ(told(ask(*admin_, "/api/admin/policies", policies)), "200");
    }

    Known pupil_ = player("Rui");
};

// Read in the diff: a route that lets in the wrong people is seen there.
TEST_F(EveryRoute, LetsInThoseWhoAreInItsLine) {
    const Known teacher = this->teacher("Carla");
    const auto ended_by_it = [](const Route& route) { return route.name == RouteName::SignOut; };
    std::vector<std::string> lines;
    for (const Route& route : server::routes) {
        std::string line = "| " + word(route.method) + " | `" + std::string(route.pattern) + "` |";
        for (const Browser& browser : {this->browser(), pupil_.browser, teacher.browser, *admin_}) {
            const bool skipped = ended_by_it(route) && !browser.cookie.empty();
            line += " " + (skipped ? "yes" : let_in(browser, route)) + " |";
        }
        lines.push_back(line);
    }
    set_policies({{"visitors", false}});
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string scope(house::word(server::routes[i].scope));
        lines[i] += " " + let_in(browser(), server::routes[i]) + " | " +
                    (scope.empty() ? "-" : scope) + " |\n";
    }
    std::string table =
        "# Requests and roles\n\n"
        "Every request, and what it answers to whom; a stranger is a visitor "
        "where the administrator does not allow visitors. \"yes\" means that the "
        "role is enough: what is asked for may still be somebody else's. Programs "
        "may send what the scope of [their token](programs.md) allows.\n\n"
        "This page is written by a test (`tests/server/house_routes_test.cpp`) "
        "from the list of routes and the answers of a server.\n\n"
        "| | request | visitor | player | teacher | administrator | stranger | token |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const std::string& line : lines) {
        table += line;
    }
    expect_golden(source_path("docs/protocols/routes.md"), table);
}

// The list of routes says the same as the answers.
TEST_F(EveryRoute, AsksForItsRole) {
    const Known teacher = this->teacher("Carla");
    using house::Role;
    int refused = 0;
    for (const Route& route : server::routes) {
        const std::string is(route.pattern);
        EXPECT_EQ(let_in(browser(), route) == "yes", route.least == Role::Visitor) << is;
        if (route.name == RouteName::SignOut) {
            continue; // it would end the session
        }
        if (route.least == Role::Program) { // for programs alone
            for (const Browser& browser : {pupil_.browser, teacher.browser, *admin_}) {
                EXPECT_EQ(let_in(browser, route), "403 role") << is;
            }
            continue;
        }
        EXPECT_EQ(let_in(pupil_.browser, route) == "yes", route.least <= Role::Player) << is;
        EXPECT_EQ(let_in(teacher.browser, route) == "yes", route.least <= Role::Teacher) << is;
        EXPECT_EQ(let_in(*admin_, route), "yes") << is;
        refused += route.least == Role::Visitor ? 0 : 1;
    }
    EXPECT_GT(refused, 20);
}

TEST_F(EveryRoute, ARoleThatWasTakenAwayIsGone) {
    Known teacher = this->teacher("Carla");
    EXPECT_EQ(told(teacher.browser.get("/api/groups")), "200");
    ASSERT_EQ(told(change(teacher.id, {{"role", "player"}})), "200");
    EXPECT_EQ(told(teacher.browser.get("/api/groups")), "403 role");
}

TEST_F(EveryRoute, IsClosedToOtherSites) {
    Browser foreign = *admin_;
    int tried = 0;
    for (const std::string& origin : {std::string("http://evil.example"), std::string("null"),
                                      "http://" + foreign.host + ".evil.example"}) {
        foreign.origin = origin;
        for (const Route& route : server::routes) {
            const HttpAnswer answer = sent(foreign, route, pupil_.id, "{}");
            EXPECT_EQ(answer.header("access-control-allow-origin"), "") << route.pattern;
            if (route.method != Method::Get) {
                EXPECT_EQ(told(answer), "403 wrong-origin") << route.pattern;
                EXPECT_EQ(answer.header("set-cookie"), "") << route.pattern;
                ++tried;
            }
        }
    }
    EXPECT_GT(tried, 60);
    EXPECT_EQ(told(admin_->get("/api/admin/log")), "200") << "still signed in";
    EXPECT_EQ(told(pupil_.browser.get("/api/me/devices")), "200");
}

// A house for those who have a card: whoever has none learns nobody's name, id, table or group.
TEST_F(EveryRoute, TellsAStrangerNothingWhereTheAdministratorForbidsIt) {
    Known teacher = this->teacher("Carla");
    Known other = player("Eva");
    const json group = make_group(teacher.browser, "5A");
    json wanted = settings("chess", seat("here"), seat("link"));
    wanted["visibility"] = "listed";
    const std::string table = open_table(pupil_.browser, wanted).id;
    set_policies({{"visitors", false}, {"sign_up", "card"}, {"rename", false}});
    Browser stranger = browser();
    const auto shown = [](const HttpAnswer& answer) {
        return std::to_string(answer.status) + " " + answer.body;
    };
    for (const Route& route : server::routes) {
        if (route.name == RouteName::Metrics || route.name == RouteName::LocalNetwork) {
            continue; // for this machine alone, and about no person
        }
        const std::string unknown = shown(sent(stranger, route));
        for (const std::string& id : {pupil_.id, table, group["id"].get<std::string>()}) {
            EXPECT_EQ(shown(sent(stranger, route, id)), unknown) << route.pattern;
        }
        for (const char* const known : {"Rui", "Carla", "Ada", "5A"}) {
            EXPECT_EQ(unknown.find('"' + std::string(known) + '"'), std::string::npos)
                << route.pattern;
        }
    }
    const auto same_for_all_names = [&](Browser& asker, const std::string& path, json body) {
        body["name"] = "Rui";
        const std::string known = shown(ask(asker, path, body));
        body["name"] = "Zoe";
        EXPECT_EQ(shown(ask(asker, path, body)), known) << path;
        EXPECT_FALSE(known.starts_with("200")) << path;
    };
    same_for_all_names(stranger, "/api/sign-up", {{"games", json::array()}});
    same_for_all_names(stranger, "/api/sign-in", {{"code", "ABCDEFGH"}});
    same_for_all_names(stranger, "/api/sign-in", {{"password", "correct horse"}});
    same_for_all_names(stranger, "/api/admin/enter", {{"secret", std::string(43, 'A')}});
    same_for_all_names(other.browser, "/api/me/name", {});
}

// Bodies in which somebody asks for more than the request is for.
TEST_F(EveryRoute, NothingInABodyGivesARoleOrAnothersPlace) {
    Browser fresh = browser();
    const json wishes{{"name", "Eva"},          {"games", json::array()}, {"role", "administrator"},
                      {"id", admin_id_},        {"person", admin_id_},    {"made_by", admin_id_},
                      {"device", "everything"}, {"accept", true}};
    const HttpAnswer made = ask(fresh, "/api/sign-up", wishes);
    ASSERT_EQ(told(made), "200");
    EXPECT_EQ(body_of(made)["person"]["role"], "player");
    EXPECT_NE(body_of(made)["person"]["id"], admin_id_);
    for (const Route& route : server::routes) {
        const bool leaves = route.name == RouteName::SignOut || route.name == RouteName::MyRemoval;
        if (route.method == Method::Post && !leaves) {
            sent(fresh, route, admin_id_, wishes.dump());
        }
    }
    EXPECT_EQ(body_of(fresh.get("/api/me"))["person"]["role"], "player");
    EXPECT_EQ(told(fresh.get("/api/admin/log")), "403 role");
    EXPECT_EQ(body_of(admin_->get("/api/me"))["person"]["name"], "Ada");
}

TEST_F(EveryRoute, NobodyButTheAdministratorRemovesSomebodyElse) {
    Known teacher = this->teacher("Carla");
    const json group = make_group(teacher.browser, "5A");
    const json cards = add_members(teacher.browser, group, {"Gil"});
    Browser gil = signed_in(cards[0]);
    const std::string gils = cards[0]["person"]["id"];
    for (Browser who : {browser(), pupil_.browser, teacher.browser}) {
        for (const std::string& victim : {gils, teacher.id, admin_id_}) {
            for (const char* const body :
                 {R"({"remove":true})", R"({"role":"administrator"})", R"({"card":true})",
                  R"({"sign_out":true})", R"({"name":"Nobody"})"}) {
                const std::string answer = told(who.post("/api/admin/people/" + victim, body));
                EXPECT_TRUE(answer == "401 sign-in" || answer == "403 role") << answer;
            }
        }
        EXPECT_NE(told(ask(who, "/api/me/remove", {{"name", "Gil"}})), "200");
    }
    // Out of the group, not out of the house.
    ASSERT_EQ(
        told(ask(teacher.browser, path_of_group(group) + "/members/" + gils, {{"remove", true}})),
        "200");
    EXPECT_EQ(body_of(gil.get("/api/me"))["person"]["name"], "Gil");
}

} // namespace
} // namespace tabuleiro::test
