// Who may see a table: by every route and socket, for everybody who tries.
#include "people_house.hpp"
#include "server/http/routes.hpp"

namespace tabuleiro::test {
namespace {

class Visibility : public PeopleHouse {
  protected:
    // A game of two players, by link.
    std::string opened(Known& first, Known& second, const std::string& visibility) {
        json wanted = settings("chess", seat("here"), seat("link"));
        wanted["visibility"] = visibility;
        const NewTable table = open_table(first.browser, wanted);
        EXPECT_EQ(told(join(second.browser, table, table.key)), "200");
        return table.id;
    }
    static std::string path(const std::string& table, const std::string& what) {
        return "/api/tables/" + table + "/" + what;
    }
    static std::string seen_by(Browser browser, const std::string& table) {
        const std::string record = told(browser.get(path(table, "record")));
        EXPECT_EQ(told(browser.socket(path(table, "socket")).first),
                  record == "200" ? "101" : record);
        return record;
    }
    // Everything that the server answers to a request for this table.
    static std::string answer(Browser browser, const server::Route& route, const std::string& table,
                              const std::string& body) {
        std::string at(route.pattern);
        at.replace(at.find("{id}"), 4, table);
        const HttpAnswer answer = route.method == server::Method::Get    ? browser.get(at)
                                  : route.method == server::Method::Post ? browser.post(at, body)
                                                                         : browser.socket(at).first;
        return std::to_string(answer.status) + " " + answer.body;
    }

    Known ana_ = player("Ana");
    Known rui_ = player("Rui");
};

TEST_F(Visibility, AListedTableAndOneByLinkAreSeenByWhoeverKnowsTheNumber) {
    for (const char* const visibility : {"listed", "link"}) {
        const std::string table = opened(ana_, rui_, visibility);
        EXPECT_EQ(seen_by(browser(), table), "200");
        WebSocketClient socket = browser().table(table);
        EXPECT_EQ(hear_until(socket, [](const json& m) { return m.contains("you"); })["visibility"],
                  visibility);
    }
}

TEST_F(Visibility, APrivateTableIsSeenByItsPlayersAndTheAdministrator) {
    const std::string table = opened(ana_, rui_, "private");
    EXPECT_EQ(seen_by(ana_.browser, table), "200");
    EXPECT_EQ(seen_by(rui_.browser, table), "200");
    EXPECT_EQ(seen_by(*admin_, table), "200");
    EXPECT_EQ(seen_by(browser(), table), "404 no-table");
    EXPECT_EQ(seen_by(player("Eva").browser, table), "404 no-table");
    EXPECT_EQ(seen_by(teacher("Carla").browser, table), "404 no-table");
    Browser signed_out = rui_.browser;
    ASSERT_EQ(told(ask(rui_.browser, "/api/sign-out", json::object())), "200");
    EXPECT_EQ(seen_by(signed_out, table), "404 no-table");
}

// A route that is added later is tried here too.
TEST_F(Visibility, NoRouteTellsThatThereIsAPrivateTable) {
    const std::string table = opened(ana_, rui_, "private");
    json wanted = settings("chess", seat("here"), seat("link"));
    wanted["visibility"] = "private";
    const std::string waiting = open_table(ana_.browser, wanted).id;
    wanted = settings("chess", seat("here"), {{"kind", "person"}, {"person", rui_.id}});
    wanted["visibility"] = "private";
    const std::string challenge = open_table(ana_.browser, wanted).id;
    const std::string nothing = "bcdfghjkmnpq";
    const std::vector<Browser> others{browser(), player("Eva").browser, teacher("Carla").browser};
    int tried = 0;
    for (const server::Route& route : server::routes) {
        if (route.pattern.find("/tables/{id}") == std::string_view::npos) {
            continue;
        }
        ++tried;
        for (const Browser& other : others) {
            for (const char* const body : {"{}", "[]", R"({"key":"x","name":"Eva"})"}) {
                const std::string expected = answer(other, route, nothing, body);
                for (const std::string& hidden : {table, waiting, challenge}) {
                    EXPECT_EQ(answer(other, route, hidden, body), expected) << route.pattern;
                }
            }
        }
    }
    EXPECT_GE(tried, 7);
}

TEST_F(Visibility, ATeacherSeesThePrivateGamesOfTheirMembers) {
    Known teacher = this->teacher("Carla");
    Known other = this->teacher("Dora");
    const json group = make_group(teacher.browser, "5A");
    make_group(other.browser, "5B");
    const std::string table = opened(ana_, rui_, "private");
    ASSERT_EQ(told(ask(teacher.browser, path_of_group(group) + "/invite", {{"name", "Ana"}})),
              "200");
    EXPECT_EQ(seen_by(teacher.browser, table), "404 no-table") << "she has not agreed";
    const std::string membership = "/api/me/groups/" + group["id"].get<std::string>();
    ASSERT_EQ(told(ask(ana_.browser, membership, {{"accept", true}})), "200");
    EXPECT_EQ(seen_by(teacher.browser, table), "200");
    EXPECT_EQ(seen_by(other.browser, table), "404 no-table");
    ASSERT_EQ(told(ask(ana_.browser, membership, {{"accept", false}})), "200");
    EXPECT_EQ(seen_by(teacher.browser, table), "404 no-table") << "she has left the group";
    ASSERT_EQ(told(ask(teacher.browser, path_of_group(group) + "/invite", {{"name", "Ana"}})),
              "200");
    ASSERT_EQ(told(ask(ana_.browser, membership, {{"accept", true}})), "200");
    EXPECT_EQ(seen_by(teacher.browser, table), "200");
    ASSERT_EQ(told(change(teacher.id, {{"role", "player"}})), "200");
    EXPECT_EQ(seen_by(teacher.browser, table), "404 no-table") << "no longer a teacher";
}

TEST_F(Visibility, AHiddenTableIsHiddenFromTeachersToo) {
    Known teacher = this->teacher("Carla");
    const json group = make_group(teacher.browser, "5A");
    const json cards = add_members(teacher.browser, group, {"Gil"});
    Browser gil = signed_in(cards[0]);
    json wanted = settings("chess", seat("here"), seat("computer", 1));
    wanted["visibility"] = "listed";
    const std::string table = open_table(gil, wanted).id;
    EXPECT_EQ(seen_by(teacher.browser, table), "200");
    ASSERT_EQ(told(ask(*admin_, "/api/admin/tables/" + table, {{"hide", true}})), "200");
    EXPECT_EQ(seen_by(teacher.browser, table), "404 no-table");
    EXPECT_EQ(seen_by(browser(), table), "404 no-table");
    EXPECT_EQ(seen_by(gil, table), "200");
}

TEST_F(Visibility, IsThatOfThePolicyUnlessItWasChosen) {
    ASSERT_EQ(told(ask(*admin_, "/api/admin/policies", {{"default_visibility", "private"}})),
              "200");
    const json wanted = settings("chess", seat("here"), seat("computer", 1));
    EXPECT_EQ(seen_by(browser(), open_table(ana_.browser, wanted).id), "404 no-table");
    json chosen = wanted;
    chosen["visibility"] = "link";
    EXPECT_EQ(seen_by(browser(), open_table(ana_.browser, chosen).id), "200");
}

TEST_F(Visibility, AnInvitationToAPrivateTableIsGoodForWhoeverHasIt) {
    json wanted = settings("chess", seat("here"), seat("link"));
    wanted["visibility"] = "private";
    const NewTable table = open_table(ana_.browser, wanted);
    Browser stranger = browser();
    EXPECT_EQ(told(join(stranger, table, "wrong")), "404 no-table");
    EXPECT_EQ(told(join(stranger, table, table.key)), "200");
    EXPECT_EQ(seen_by(stranger, table.id), "200");
}

} // namespace
} // namespace tabuleiro::test
