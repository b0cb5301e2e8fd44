// What administrators do: people, policies, tables, and the log of all that.
#include <filesystem>
#include <fstream>
#include <set>

#include "people_house.hpp"

namespace tabuleiro::test {
namespace {

class Administration : public PeopleHouse {
  protected:
    static json state_in(WebSocketClient& socket) {
        return hear_until(socket, [](const json& message) { return message.contains("phase"); });
    }
    HttpAnswer change_table(const std::string& table, const json& body) {
        return ask(*admin_, "/api/admin/tables/" + table, body);
    }
    // A game between two browsers, opened by the first.
    NewTable game_between(Browser& first, Browser& second) {
        NewTable table = open_table(first, settings("chess", seat("here"), seat("link")));
        EXPECT_EQ(told(join(second, table, table.key)), "200");
        return table;
    }
    static void resign(Browser& browser, const NewTable& table) {
        WebSocketClient socket = browser.table(table.id);
        socket.say(R"({"command":"resign"})");
        hear_until(socket, [](const json& message) {
            return message.contains("result") && !message["result"].is_null();
        });
    }
    static void move(Browser& browser, const NewTable& table, const std::string& text) {
        WebSocketClient socket = browser.table(table.id);
        socket.say(play(text));
        hear_move(socket, text);
    }
};

TEST_F(Administration, IsForAdministratorsAlone) {
    Known bia = player("Bia");
    Known rita = teacher("Rita");
    Browser visitor = browser();
    const NewTable table =
        open_table(visitor, settings("chess", seat("here"), seat("computer", 1)));
    const auto try_all = [&](Browser& browser) {
        std::set<std::string> answers;
        for (const char* path : {"people", "policies", "log", "backups"}) {
            answers.insert(told(browser.get("/api/admin/" + std::string(path))));
        }
        for (const json& body :
             {json{{"role", "administrator"}}, json{{"name", "Eve"}}, json{{"remove", true}},
              json{{"sign_out", true}}, json{{"card", true}}}) {
            answers.insert(told(ask(browser, "/api/admin/people/" + bia.id, body)));
            answers.insert(told(ask(browser, "/api/admin/people/" + admin_id_, body)));
        }
        answers.insert(told(ask(browser, "/api/admin/policies", {{"visitors", false}})));
        answers.insert(told(ask(browser, "/api/admin/backups", json::object())));
        answers.insert(told(ask(browser, "/api/admin/tables/" + table.id, {{"close", true}})));
        answers.insert(told(ask(browser, "/api/admin/tables/" + table.id, {{"hide", true}})));
        return answers;
    };
    EXPECT_EQ(try_all(visitor), std::set<std::string>{"401 sign-in"});
    EXPECT_EQ(try_all(bia.browser), std::set<std::string>{"403 role"});
    EXPECT_EQ(try_all(rita.browser), std::set<std::string>{"403 role"});
    EXPECT_FALSE(std::filesystem::exists(folder_.path() / "backups"));
    EXPECT_EQ(told(visitor.get("/api/tables/" + table.id + "/record")), "200");

    // An administrator who is one no longer.
    Known bea = with_role("Bea", "administrator");
    EXPECT_EQ(told(bea.browser.get("/api/admin/log")), "200");
    EXPECT_EQ(told(change(bea.id, {{"role", "player"}})), "200");
    EXPECT_EQ(try_all(bea.browser), std::set<std::string>{"403 role"});
}

TEST_F(Administration, ABackupHasEverythingAndIsNoted) {
    Known bia = player("Bia");
    const NewTable table =
        open_table(bia.browser, settings("chess", seat("here"), seat("computer", 1)));
    EXPECT_EQ(body_of(admin_->get("/api/admin/backups")),
              (json{{"possible", true}, {"backups", json::array()}}));
    const HttpAnswer made = ask(*admin_, "/api/admin/backups", json::object());
    ASSERT_EQ(told(made), "200") << made.body;
    const json backups = body_of(made)["backups"];
    ASSERT_EQ(backups.size(), 1U);
    const auto folder = folder_.path() / "backups";
    const auto file = folder / backups[0]["name"].get<std::string>();
    EXPECT_EQ(std::filesystem::file_size(file), backups[0]["bytes"]);
    EXPECT_EQ(std::filesystem::status(folder).permissions(), std::filesystem::perms::owner_all);
    const json log = body_of(admin_->get("/api/admin/log"));
    EXPECT_EQ(log["entries"][0]["action"], "backup");
    EXPECT_EQ(log["entries"][0]["text"], backups[0]["name"]);

    // Another house opens it with its people and games.
    const Folder second;
    std::filesystem::copy_file(file, second.path() / "house.db");
    std::filesystem::copy_file(folder_.path() / "house.key", second.path() / "house.key");
    HouseProcess house(TABULEIRO_PROGRAM, second.path());
    Browser there(house.port());
    EXPECT_EQ(told(ask(there, "/api/sign-in", {{"name", "Bia"}, {"code", bia.code}})), "200");
    EXPECT_EQ(told(there.get("/api/tables/" + table.id + "/record")), "200");
}

TEST_F(Administration, ABackupThatFailsIsRefusedAndChangesNothing) {
    std::ofstream(folder_.path() / "backups") << "in the way";
    EXPECT_EQ(told(ask(*admin_, "/api/admin/backups", json::object())), "500 backup");
    EXPECT_EQ(told(admin_->get("/api/admin/backups")), "200");
    std::filesystem::remove(folder_.path() / "backups");
    EXPECT_EQ(told(ask(*admin_, "/api/admin/backups", json::object())), "200");
}

TEST_F(Administration, PeopleAreListedInPagesOf50) {
    Known rita = teacher("Rita");
    const json group = make_group(rita.browser, "Clube");
    std::vector<std::string> names;
    for (char a = 'a'; a < 'g'; ++a) {
        for (char b = 'a'; b < 'k'; ++b) {
            names.push_back(std::string("Aluno ") + a + b + "x");
        }
    }
    add_members(rita.browser, group, names);
    std::set<std::string> seen;
    std::vector<std::size_t> pages;
    json after;
    do {
        const json page = body_of(admin_->get(
            "/api/admin/people" + (after.is_null() ? "" : "?after=" + after.get<std::string>())));
        for (const json& person : page["people"]) {
            seen.insert(person["name"]);
            if (person["name"] == "Rita") {
                EXPECT_EQ(person["role"], "teacher");
                EXPECT_TRUE(person["seen"].is_number());
            } else if (person["name"] == names[0]) {
                EXPECT_EQ(person["groups"], json{"Clube"});
                EXPECT_EQ(person["seen"], nullptr);
            }
        }
        pages.push_back(page["people"].size());
        after = page["next"];
    } while (!after.is_null() && pages.size() < 5);
    EXPECT_EQ(pages, (std::vector<std::size_t>{50, 12}));
    EXPECT_EQ(seen.size(), 62U);
    EXPECT_EQ(told(admin_->get("/api/admin/people?after=nobody")), "404 no-person");
    const auto starting = [&](const std::string& text) {
        return body_of(admin_->get("/api/admin/people?after=&starts=" + text))["people"].size();
    };
    EXPECT_EQ(starting("ALUNO%20a"), 10U);
    EXPECT_EQ(starting("%C3%A1luno%20b"), 10U) << "accents do not count";
    EXPECT_EQ(starting("r"), 1U);
    EXPECT_EQ(starting("z"), 0U);
    const HttpAnswer page = admin_->get("/api/admin/people");
    EXPECT_EQ(page.body.find("Real "), std::string::npos) << "real names are for teachers";
}

TEST_F(Administration, TheLastAdministratorStays) {
    EXPECT_EQ(told(change(admin_id_, {{"role", "player"}})), "403 may-not");
    EXPECT_EQ(told(change(admin_id_, {{"remove", true}})), "409 last-administrator");
    Known bea = with_role("Bea", "administrator");
    EXPECT_EQ(told(ask(bea.browser, "/api/admin/people/" + admin_id_, {{"role", "player"}})),
              "200");
    EXPECT_EQ(told(admin_->get("/api/admin/people")), "403 role");
    EXPECT_EQ(told(ask(bea.browser, "/api/admin/people/" + bea.id, {{"remove", true}})),
              "409 last-administrator");
}

TEST_F(Administration, WhatIsDoneToPeopleIsDoneAndInTheLog) {
    Known bia = player("Bia");
    player("Carla");
    EXPECT_EQ(told(change(bia.id, {{"name", "carla"}})), "409 name-taken");
    EXPECT_EQ(told(change(bia.id, {{"name", "<i>Bia</i>"}})), "400 malformed");
    EXPECT_EQ(told(change(bia.id, {{"role", "king"}})), "400 malformed");
    EXPECT_EQ(told(change(bia.id, {{"role", "visitor"}})), "400 malformed");
    EXPECT_EQ(told(change("nobody", {{"sign_out", true}})), "404 no-person");
    EXPECT_EQ(log()[0]["action"], "administrator") << "what was refused is not in it";

    const HttpAnswer renamed = change(bia.id, {{"name", "Bianca"}});
    EXPECT_EQ(told(renamed), "200");
    EXPECT_EQ(body_of(renamed)["person"]["name"], "Bianca");
    EXPECT_EQ(body_of(bia.browser.get("/api/me"))["person"]["name"], "Bianca");
    EXPECT_EQ(told(change(bia.id, {{"role", "teacher"}})), "200");
    EXPECT_EQ(told(change(bia.id, {{"sign_out", true}})), "200");
    EXPECT_EQ(told(bia.browser.get("/api/me/devices")), "401 sign-in");
    const HttpAnswer card = change(bia.id, {{"card", true}});
    EXPECT_EQ(told(card), "200");
    Browser again = browser();
    EXPECT_EQ(told(sign_in(again, "Bianca", bia.code)), "401 wrong");
    EXPECT_EQ(told(sign_in(again, "Bianca", body_of(card)["code"])), "200");

    std::vector<std::string> actions;
    for (const json& entry : log()) {
        actions.push_back(entry["action"]);
        EXPECT_EQ(entry["by"]["id"],
                  entry["action"] == "administrator" ? entry["person"]["id"] : json(admin_id_));
        EXPECT_GT(entry["at"], 1'600'000'000'000);
    }
    EXPECT_EQ(actions,
              (std::vector<std::string>{"card", "sign-out", "role", "rename", "administrator"}));
    EXPECT_EQ(log()[2]["text"], "teacher");
    EXPECT_EQ(log()[3]["person"]["name"], "Bianca") << "names of today";
    EXPECT_EQ(told(change(bia.id, {{"remove", true}})), "200");
    EXPECT_EQ(log()[0]["action"], "remove");
    EXPECT_EQ(log()[0]["person"], nullptr);
    EXPECT_EQ(log()[0]["by"]["id"], admin_id_);
    EXPECT_EQ(told(again.get("/api/me/devices")), "401 sign-in");
    EXPECT_EQ(told(change(bia.id, {{"sign_out", true}})), "404 no-person");
}

TEST_F(Administration, ARemovedPupilLeavesTheGamesAndNoName) {
    const std::string name = "Zebedeu Quaresma";
    Known rita = teacher("Rita");
    const json group = make_group(rita.browser, "Clube");
    const json cards = add_members(rita.browser, group, {name, "Dora"});
    Browser pupil = signed_in(cards[0]);
    Browser dora = signed_in(cards[1]);
    const NewTable finished = game_between(pupil, dora);
    move(pupil, finished, "e2e4");
    move(dora, finished, "e7e5");
    resign(dora, finished);
    const NewTable running = game_between(dora, pupil);
    move(dora, running, "d2d4");
    const std::string record = "/api/tables/" + finished.id + "/record";
    ASSERT_NE(dora.get(record).body.find(name), std::string::npos);

    EXPECT_EQ(told(change(cards[0]["person"]["id"], {{"remove", true}})), "200");
    const auto nameless = [&](const std::string& text, const char* where) {
        EXPECT_EQ(text.find(name), std::string::npos) << where << ": " << text;
        EXPECT_EQ(text.find(cards[0]["person"]["id"]), std::string::npos) << where << ": " << text;
    };
    EXPECT_EQ(told(dora.get(record)), "200") << "the opponent's game stays";
    EXPECT_NE(dora.get(record).body.find("e4"), std::string::npos);
    for (const NewTable& table : {finished, running}) {
        WebSocketClient socket = dora.table(table.id);
        const json state = state_in(socket);
        EXPECT_GE(state["history"]["moves"].size(), 1U);
        nameless(state.dump(), "state");
        nameless(dora.get("/api/tables/" + table.id + "/record").body, "record");
        nameless(dora.get("/api/tables/" + table.id + "/moves").body, "moves");
    }
    nameless(dora.get("/api/players").body, "standings");
    nameless(dora.get("/api/house").body, "house");
    nameless(dora.get("/api/me/export").body, "export of the opponent");
    nameless(rita.browser.get(path_of_group(group)).body, "group");
    nameless(rita.browser.get(path_of_group(group) + "/games").body, "games of the group");
    nameless(admin_->get("/api/admin/people").body, "people");
    nameless(admin_->get("/api/admin/log").body, "log");
    EXPECT_EQ(told(pupil.get("/api/me/devices")), "401 sign-in");
    Browser again = browser();
    EXPECT_EQ(told(sign_in(again, name, cards[0]["code"])), "401 wrong");

    const std::string archive = folder_.file("archive");
    EXPECT_EQ(run({TABULEIRO_PROGRAM, "--data", folder_.path().string(), "--config", "/dev/null",
                   "export", archive},
                  "/", "")
                  .status,
              0);
    nameless(read_file(archive), "archive");
    EXPECT_EQ(house_.end(SIGTERM), 0);
    HouseProcess reopened(TABULEIRO_PROGRAM, folder_.path(), roomy());
    Browser later(reopened.port());
    later.cookie = dora.cookie;
    nameless(later.get(record).body, "record after a restart");
}

TEST_F(Administration, PoliciesAreSetOneByOneAndBind) {
    const json before = body_of(admin_->get("/api/admin/policies"));
    EXPECT_EQ(before["visitors"], true);
    EXPECT_EQ(before["sign_up"], "anyone");
    const HttpAnswer set = ask(*admin_, "/api/admin/policies",
                               {{"visitors", false}, {"sign_up", "card"}, {"rename", false}});
    ASSERT_EQ(told(set), "200") << set.body;
    json expected = before;
    expected["visitors"] = false;
    expected["sign_up"] = "card";
    expected["rename"] = false;
    EXPECT_EQ(body_of(set), expected);
    EXPECT_EQ(body_of(admin_->get("/api/admin/policies")), expected);
    EXPECT_EQ(body_of(browser().get("/api/me"))["policies"], expected);
    EXPECT_EQ(log()[0]["action"], "policies");

    Browser visitor = browser();
    EXPECT_EQ(told(ask(visitor, "/api/tables", settings("chess", seat("here"), seat("here")))),
              "401 sign-in");
    EXPECT_NE(told(ask(visitor, "/api/sign-up", {{"name", "Bia"}, {"games", json::array()}})),
              "200");
    const HttpAnswer refused =
        ask(*admin_, "/api/admin/policies", {{"visitors", 1}, {"sign_up", "x"}, {"beer", true}});
    EXPECT_EQ(told(refused), "422 policies");
    EXPECT_EQ(body_of(refused)["reasons"].size(), 3U);
    EXPECT_EQ(told(admin_->post("/api/admin/policies", "[]")), "422 policies");
    EXPECT_EQ(body_of(admin_->get("/api/admin/policies")), expected);

    EXPECT_EQ(house_.end(SIGTERM), 0);
    HouseProcess reopened(TABULEIRO_PROGRAM, folder_.path(), roomy());
    Browser later(reopened.port());
    EXPECT_EQ(body_of(later.get("/api/me"))["policies"], expected);
}

TEST_F(Administration, AClosedTableHasNoResult) {
    Browser bia = browser();
    Browser rui = browser();
    const NewTable table = game_between(bia, rui);
    move(bia, table, "e2e4");
    move(rui, table, "e7e5");
    WebSocketClient socket = bia.table(table.id);
    state_in(socket);
    EXPECT_EQ(told(change_table(table.id, {{"close", true}})), "200");
    const json end = hear_until(socket, [](const json& m) { return m.contains("result"); });
    EXPECT_EQ(end["result"]["ending"], "abandonment");
    EXPECT_EQ(end["result"]["winner"], nullptr);
    EXPECT_EQ(told(change_table(table.id, {{"close", true}})), "409 over");
    EXPECT_EQ(told(change_table("bcdfghjkmnpq", {{"close", true}})), "404 no-table");
    EXPECT_EQ(told(change_table(table.id, json::object())), "400 malformed");
    EXPECT_EQ(told(change_table(table.id, {{"close", false}})), "400 malformed");
    const json entry = log()[0];
    EXPECT_EQ(entry["action"], "close");
    EXPECT_EQ(entry["table"], table.id);
    EXPECT_EQ(house_.end(SIGTERM), 0);
    HouseProcess reopened(TABULEIRO_PROGRAM, folder_.path(), roomy());
    Browser later(reopened.port());
    later.cookie = bia.cookie;
    WebSocketClient again = later.table(table.id);
    EXPECT_EQ(state_in(again)["result"]["ending"], "abandonment");
}

TEST_F(Administration, AHiddenGameIsForItsSeatsAndAdministrators) {
    Browser bia = browser();
    Browser rui = browser();
    Browser watcher = browser();
    const NewTable table = game_between(bia, rui);
    move(bia, table, "e2e4");
    const std::string path = "/api/tables/" + table.id;
    WebSocketClient watching = watcher.table(table.id);
    WebSocketClient playing = rui.table(table.id);
    state_in(watching);
    state_in(playing);
    EXPECT_EQ(told(change_table(table.id, {{"hide", true}})), "200");
    EXPECT_EQ(told(change_table(table.id, {{"hide", true}})), "200") << "again";
    while (watching.hear()) {
    }
    EXPECT_TRUE(watching.connection().ends_within(std::chrono::seconds(10)));
    EXPECT_EQ(watcher.socket(path + "/socket").first.status, 404);
    EXPECT_EQ(told(watcher.get(path + "/record")), "404 no-table");
    EXPECT_EQ(told(watcher.get(path + "/moves")), "404 no-table");
    EXPECT_EQ(told(rui.get(path + "/record")), "200");
    EXPECT_EQ(told(admin_->get(path + "/record")), "200");
    EXPECT_EQ(admin_->socket(path + "/socket").first.status, 101);
    playing.say(play("e7e5"));
    EXPECT_FALSE(hear_move(playing, "e7e5").is_null()) << "the game goes on";
    EXPECT_EQ(log()[0]["action"], "hide");

    EXPECT_EQ(house_.end(SIGTERM), 0);
    HouseProcess reopened(TABULEIRO_PROGRAM, folder_.path(), roomy());
    Browser later(reopened.port());
    EXPECT_EQ(told(later.get(path + "/record")), "404 no-table");
    Browser ada(reopened.port());
    ada.cookie = admin_->cookie;
    EXPECT_EQ(told(ask(ada, "/api/admin/tables/" + table.id, {{"hide", false}})), "200");
    EXPECT_EQ(told(later.get(path + "/record")), "200");
}

} // namespace
} // namespace tabuleiro::test
