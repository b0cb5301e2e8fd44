// Teams of students: they are made, joined by a code, and hand in together; and those who try to
// get into, read, or speak for a team that is not theirs.
#include "course/unpack.hpp"
#include "course_house.hpp"

namespace tabuleiro::test {
namespace {

// The paths of an archive, in their order.
std::vector<std::string> unpacked(const std::string& bytes) {
    std::vector<std::string> paths;
    const auto files = course::unpack_hand_in("sources.tar.gz", bytes, {});
    EXPECT_TRUE(files) << files.error().text();
    for (const auto& file : files.value_or(std::vector<course::HandedFile>())) {
        paths.push_back(file.path);
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

class TeamHouse : public CourseHouse {
  protected:
    std::vector<std::string> names() const override { return {"Ana", "Rui", "Zoé", "Ivo"}; }

    std::string make_for_teams(int size, const json& ladder = json()) {
        json body = wanted(terms(), ladder);
        body["team_size"] = size;
        const HttpAnswer answer = ask(teacher_->browser, "/api/course/assignments", body);
        EXPECT_EQ(told(answer), "200") << answer.body;
        return body_of(answer).value("assignment", "");
    }
    static HttpAnswer make_team(Browser& student, const std::string& assignment,
                                const std::string& name) {
        return ask(student, path(assignment, "/teams"), {{"name", name}});
    }
    static HttpAnswer join(Browser& student, const std::string& assignment,
                           const std::string& code) {
        return ask(student, path(assignment, "/team"), {{"join", code}});
    }
    static HttpAnswer leave(Browser& student, const std::string& assignment) {
        return ask(student, path(assignment, "/team"), {{"leave", true}});
    }
    static json team_of(Browser& student, const std::string& assignment) {
        return body_of(student.get(path(assignment)))["team"];
    }
    // The team of a student, made by them.
    static json made_by(Browser& student, const std::string& assignment, const std::string& name) {
        const HttpAnswer answer = make_team(student, assignment, name);
        EXPECT_EQ(told(answer), "200") << answer.body;
        const json team = team_of(student, assignment);
        EXPECT_EQ(team["id"], body_of(answer)["team"]);
        return team;
    }
    static std::string path_of(const json& team) {
        return "/api/course/teams/" + team["id"].get<std::string>();
    }
    static std::vector<std::string> names_in(const json& people) {
        std::vector<std::string> names;
        for (const json& one : people) {
            names.push_back(one["name"]);
        }
        std::sort(names.begin(), names.end());
        return names;
    }
    // An accepted hand-in.
    static json accepted(Browser& student, const std::string& assignment) {
        const json report = examined(student, handed_in(student, assignment, random_player()));
        EXPECT_EQ(report["state"], "accepted") << report.dump(1);
        return report;
    }
};

TEST_F(TeamHouse, AreMadeJoinedAndLeft) {
    switch_on();
    const std::string id = make_for_teams(2);
    Browser& ana = students_[0];
    Browser& rui = students_[1];
    EXPECT_EQ(body_of(ana.get(path(id)))["team_size"], 2);
    EXPECT_EQ(team_of(ana, id), nullptr);
    EXPECT_EQ(body_of(ana.get(path(id)))["may_hand_in"], false);
    EXPECT_EQ(told(hand_in_as(ana, id)), "409 team-needed");
    EXPECT_EQ(told(make_team(ana, id, "!")), "422 team-name");
    EXPECT_EQ(told(ask(ana, path(id, "/teams"), {{"title", "x"}})), "400 malformed");
    const json team = made_by(ana, id, "Os Torpedos");
    EXPECT_EQ(team["name"], "Os Torpedos");
    EXPECT_EQ(team["joinable"], true);
    EXPECT_EQ(team["hand_ins"], 0);
    EXPECT_EQ(names_in(team["members"]), std::vector<std::string>{"Ana"});
    EXPECT_EQ(body_of(ana.get(path(id)))["may_hand_in"], true);
    EXPECT_EQ(told(make_team(rui, id, "os torpedos")), "409 name-taken");
    // As people type it.
    std::string code = team["code"];
    std::transform(code.begin(), code.end(), code.begin(),
                   [](char letter) { return letter == '-' ? ' ' : std::tolower(letter); });
    EXPECT_EQ(told(join(rui, id, code)), "200");
    EXPECT_EQ(names_in(team_of(rui, id)["members"]), (std::vector<std::string>{"Ana", "Rui"}));
    EXPECT_EQ(told(join(students_[2], id, team["code"])), "409 team-full");
    EXPECT_EQ(told(leave(rui, id)), "200");
    EXPECT_EQ(told(leave(rui, id)), "404 no-team");
    EXPECT_EQ(told(join(students_[2], id, team["code"])), "200");
    // Its last member takes it along.
    EXPECT_EQ(told(leave(students_[2], id)), "200");
    EXPECT_EQ(told(leave(ana, id)), "200");
    EXPECT_EQ(told(join(rui, id, team["code"])), "404 no-team");
    EXPECT_EQ(body_of(teacher_->browser.get(path(id, "/teams")))["teams"].size(), 0U);
    // Nobody needs a team where everybody works alone.
    const std::string alone = make();
    EXPECT_EQ(told(make_team(ana, alone, "Os Torpedos")), "409 no-teams");
    EXPECT_EQ(told(teacher_->browser.get(path(alone, "/teams"))), "409 no-teams");
    EXPECT_EQ(body_of(ana.get(path(alone)))["team_size"], 1);
    EXPECT_EQ(body_of(ana.get(path(alone)))["may_hand_in"], true);
    // A closed assignment has the teams that it has.
    EXPECT_EQ(told(ask(teacher_->browser, path(id), {{"closes", 10}})), "200");
    EXPECT_EQ(told(make_team(ana, id, "Late")), "409 closed");
}

TEST_F(TeamHouse, HaveOneToSixStudents) {
    switch_on();
    for (const json& size : {json(0), json(7), json(-1), json("2"), json(1.5), json()}) {
        json body = wanted(terms(), json());
        body["team_size"] = size;
        EXPECT_EQ(told(ask(teacher_->browser, "/api/course/assignments", body)), "422 assignment")
            << size;
    }
}

TEST_F(TeamHouse, HandInTogetherAndAreOneInTheLadder) {
    switch_on();
    const std::string id = make_for_teams(3, {{"time", "600"}});
    Browser& ana = students_[0];
    Browser& rui = students_[1];
    Browser& zoe = students_[2];
    const json team = made_by(ana, id, "Os Torpedos");
    EXPECT_EQ(told(join(rui, id, team["code"])), "200");
    made_by(zoe, id, "A Frota");
    const json first = accepted(ana, id);
    EXPECT_EQ(first["version"], 1);
    EXPECT_EQ(first["student"]["name"], "Ana");
    EXPECT_EQ(first["team"]["name"], "Os Torpedos");
    // All of the team read it, and count on.
    const std::string hand_in = "/api/course/hand-ins/" + first["id"].get<std::string>();
    EXPECT_EQ(body_of(rui.get(hand_in))["report"]["accepted"], true);
    EXPECT_EQ(rui.get(hand_in + "/source").status, 200);
    const json second = accepted(rui, id);
    EXPECT_EQ(second["version"], 2);
    EXPECT_EQ(second["counts"], true);
    EXPECT_EQ(body_of(ana.get(path(id, "/hand-ins")))["hand_ins"].size(), 2U);
    EXPECT_EQ(body_of(ana.get("/api/course"))["assignments"][0]["latest"]["version"], 2);
    EXPECT_EQ(told(ask(rui, hand_in + "/table", {{"side", "first"}})), "200");
    accepted(zoe, id);
    const json ladder =
        wait_for(zoe, path(id, "/ladder"), [](const json& one) { return one["games"] >= 1; });
    ASSERT_FALSE(ladder.is_null());
    ASSERT_EQ(ladder["standings"].size(), 2U) << ladder.dump(1);
    std::vector<std::string> teams{ladder["standings"][0]["team"]["name"],
                                   ladder["standings"][1]["team"]["name"]};
    std::sort(teams.begin(), teams.end());
    EXPECT_EQ(teams, (std::vector<std::string>{"A Frota", "Os Torpedos"}));
    // At the table they are called like the team.
    const json finished = wait_for(zoe, path(id, "/games"), [](const json& one) {
        return !one["games"].empty() && !one["games"].back()["result"].is_null();
    });
    ASSERT_FALSE(finished.is_null());
    const std::string played = finished["games"].back()["table"];
    const std::string table = zoe.get("/api/tables/" + played + "/people").body;
    EXPECT_NE(table.find("Os Torpedos"), std::string::npos) << table;
    EXPECT_EQ(table.find("Rui"), std::string::npos) << table;
    EXPECT_EQ(told(ask(teacher_->browser, path(id), {{"ladder", {{"running", false}}}})), "200");
    // A line for each student, with the team.
    const std::string marks = teacher_->browser.get(path(id, "/marks.csv")).body;
    EXPECT_NE(marks.find("failures,team\r\n"), std::string::npos) << marks;
    EXPECT_EQ(std::count(marks.begin(), marks.end(), '\n'), 5) << marks;
    for (const char* const name : {"\"Ana\"", "\"Rui\""}) {
        const std::string line =
            marks.substr(marks.find(name), marks.find('\r', marks.find(name)) - marks.find(name));
        EXPECT_NE(line.find(",2,2,20"), std::string::npos) << line; // two hand-ins, version 2
        EXPECT_TRUE(line.ends_with(",\"Os Torpedos\"")) << line;
    }
    EXPECT_NE(marks.find("\"Ivo\",\"Real Ivo\",0,,,,,,,,,,,,,\"\"\r\n"), std::string::npos)
        << marks;
    const json students = body_of(teacher_->browser.get(path(id, "/students")))["students"];
    ASSERT_EQ(students.size(), 4U);
    EXPECT_EQ(students[0]["team"]["name"], "Os Torpedos");
    EXPECT_EQ(students[0]["counts"]["version"], 2);
    EXPECT_EQ(students[1]["team"], nullptr); // Ivo
    EXPECT_EQ(students[1]["hand_ins"], 0);
    // One folder for each team.
    const auto sources = unpacked(teacher_->browser.get(path(id, "/sources.tar.gz")).body);
    ASSERT_EQ(sources.size(), 2U);
    EXPECT_EQ(sources[0].rfind("A Frota-", 0), 0U) << sources[0];
    EXPECT_EQ(sources[1], "Os Torpedos-" + team["id"].get<std::string>() + "/player.tar.gz");
    // The final has the names of the teams.
    const HttpAnswer begun =
        ask(teacher_->browser, path(id, "/final"), {{"name", "Final"}, {"form", "round-robin"}});
    ASSERT_EQ(told(begun), "200") << begun.body;
    const json final =
        body_of(zoe.get("/api/tournaments/" + body_of(begun)["tournament"].get<std::string>()));
    EXPECT_EQ(names_in(final["entrants"]),
              (std::vector<std::string>{"A Frota v1", "Os Torpedos v2"}));
}

TEST_F(TeamHouse, NobodyGetsIntoAnotherTeam) {
    switch_on();
    const std::string id = make_for_teams(3);
    const std::string other = make_for_teams(3);
    Browser& ana = students_[0];
    Browser& rui = students_[1];
    Browser& zoe = students_[2];
    const json team = made_by(ana, id, "Os Torpedos");
    const std::string code = team["code"];
    // Whoever is in one joins no second one, and makes none.
    const json fleet = made_by(zoe, id, "A Frota");
    EXPECT_EQ(told(join(zoe, id, code)), "409 in-team");
    EXPECT_EQ(told(make_team(zoe, id, "Uma Outra")), "409 in-team");
    // A code is of one assignment.
    EXPECT_EQ(told(join(rui, other, code)), "404 no-team");
    EXPECT_EQ(told(join(rui, id, "no code")), "404 no-team");
    // Others of the house do not even see that there are teams.
    Known outsider = player("Eva");
    Known teaches = teacher("Bob");
    const json cards = add_members(teaches.browser, make_group(teaches.browser, "Other"), {"Gil"});
    Browser gil = signed_in(cards[0]);
    for (Browser* const nobody : {&outsider.browser, &teaches.browser, &gil}) {
        EXPECT_EQ(told(join(*nobody, id, code)), "404 no-assignment");
        EXPECT_EQ(told(make_team(*nobody, id, "Espiões")), "404 no-assignment");
        EXPECT_EQ(told(leave(*nobody, id)), "404 no-assignment");
        EXPECT_EQ(told(nobody->get(path(id, "/teams"))), "404 no-assignment");
        EXPECT_EQ(told(ask(*nobody, path_of(team), {{"joinable", true}})), "404 no-team");
    }
    // The teacher works in no team.
    EXPECT_EQ(told(make_team(teacher_->browser, id, "Professores")), "403 student");
    // Nobody sees codes of others, and students do not arrange teams.
    EXPECT_EQ(told(rui.get(path(id, "/teams"))), "403 teacher");
    EXPECT_EQ(rui.get(path(id)).body.find(code), std::string::npos);
    EXPECT_EQ(rui.get(path(id, "/ladder")).body.find(code), std::string::npos);
    for (const json& change : {json{{"add", ids_[1]}}, json{{"remove", ids_[0]}},
                               json{{"joinable", false}}, json{{"name", "Os Piores"}}}) {
        EXPECT_EQ(told(ask(rui, path_of(team), change)), "403 teacher");
        EXPECT_EQ(told(ask(ana, path_of(team), change)), "403 teacher");
    }
    EXPECT_EQ(names_in(team_of(ana, id)["members"]), std::vector<std::string>{"Ana"});
    // After the first hand-in nobody joins, though they know the code, nor leaves.
    EXPECT_EQ(told(hand_in_as(ana, id)), "200");
    EXPECT_EQ(team_of(ana, id)["joinable"], false);
    EXPECT_EQ(told(join(rui, id, code)), "409 team-closed");
    EXPECT_EQ(told(leave(ana, id)), "409 team-stays");
    // Unless the teacher says so; a further hand-in does not change that.
    EXPECT_EQ(told(ask(teacher_->browser, path_of(team), {{"joinable", true}})), "200");
    EXPECT_EQ(told(hand_in_as(ana, id)), "200");
    EXPECT_EQ(told(join(rui, id, code)), "200");
    EXPECT_EQ(told(ask(teacher_->browser, path_of(fleet), {{"joinable", false}})), "200");
    EXPECT_EQ(told(join(students_[3], id, fleet["code"])), "409 team-closed");
}

TEST_F(TeamHouse, CodesAreNotFoundByGuessing) {
    switch_on();
    const std::string id = make_for_teams(3);
    made_by(students_[0], id, "Os Torpedos");
    int tried = 0;
    std::string last;
    for (; tried < 200 && last != "429 too-often"; ++tried) { // however slow this is
        std::string code = "AAAA-AA";
        code += static_cast<char>('A' + tried % 8);
        code += static_cast<char>('2' + tried / 8 % 8);
        last = told(join(students_[1], id, code));
        EXPECT_TRUE(last == "404 no-team" || last == "429 too-often") << last;
    }
    EXPECT_EQ(last, "429 too-often");
    EXPECT_GE(tried, 10);
    // Then not even the right one is looked at.
    EXPECT_EQ(told(join(students_[1], id, team_of(students_[0], id)["code"])), "429 too-often");
}

TEST_F(TeamHouse, WorkIsReadByItsTeamAlone) {
    switch_on();
    const std::string id = make_for_teams(3, {{"time", "600"}});
    Browser& ana = students_[0];
    Browser& rui = students_[1];
    Browser& zoe = students_[2];
    const json team = made_by(ana, id, "Os Torpedos");
    EXPECT_EQ(told(join(rui, id, team["code"])), "200");
    made_by(zoe, id, "A Frota");
    const json mine = accepted(ana, id);
    const std::string hand_in = "/api/course/hand-ins/" + mine["id"].get<std::string>();
    for (Browser* const nobody : {&zoe, &students_[3]}) {
        EXPECT_EQ(told(nobody->get(hand_in)), "404 no-hand-in");
        EXPECT_EQ(told(nobody->get(hand_in + "/source")), "404 no-hand-in");
        EXPECT_EQ(told(ask(*nobody, hand_in + "/table", {{"side", "first"}})), "404 no-hand-in");
        EXPECT_EQ(body_of(nobody->get(path(id, "/hand-ins")))["hand_ins"].size(), 0U);
        EXPECT_EQ(told(nobody->get(path(id, "/hand-ins?student=" + ids_[0]))), "403 teacher");
    }
    // Nobody hands in for a team by naming it.
    EXPECT_EQ(told(zoe.post(path(id, "/hand-ins?name=a.tar.gz&team=" +
                                         team["id"].get<std::string>() + "&student=" + ids_[0]),
                            random_player())),
              "200");
    EXPECT_EQ(body_of(ana.get(path(id, "/hand-ins")))["hand_ins"].size(), 1U);
    EXPECT_EQ(body_of(zoe.get(path(id, "/hand-ins")))["hand_ins"][0]["team"]["name"], "A Frota");
    EXPECT_EQ(told(hand_in_as(students_[3], id)), "409 team-needed");
    // Whoever is moved reads the new team's work, and no more of the old one's but their own.
    const json fleet = team_of(zoe, id);
    EXPECT_EQ(told(ask(teacher_->browser, path_of(fleet), {{"add", ids_[1]}})), "200");
    EXPECT_EQ(names_in(team_of(ana, id)["members"]), std::vector<std::string>{"Ana"});
    EXPECT_EQ(told(rui.get(hand_in + "/source")), "404 no-hand-in");
    EXPECT_EQ(body_of(rui.get(path(id, "/hand-ins")))["hand_ins"].size(), 1U);
}

TEST_F(TeamHouse, TheTeacherArrangesTeams) {
    switch_on();
    const std::string id = make_for_teams(2);
    Browser& ana = students_[0];
    Browser& rui = students_[1];
    const json team = made_by(ana, id, "Os Torpedos");
    const json other = made_by(rui, id, "A Frota");
    const auto change = [&](const json& which, const json& what) {
        return told(ask(teacher_->browser, path_of(which), what));
    };
    const auto teams = [&] { return body_of(teacher_->browser.get(path(id, "/teams"))); };
    EXPECT_EQ(teams()["teams"].size(), 2U);
    EXPECT_EQ(names_in(teams()["without"]), (std::vector<std::string>{"Ivo", "Zoé"}));
    EXPECT_EQ(teams()["teams"][0]["code"], other["code"]);
    EXPECT_EQ(change(team, {{"add", ids_[2]}}), "200");
    EXPECT_EQ(change(team, {{"add", ids_[2]}}), "200") << "is in it";
    EXPECT_EQ(change(team, {{"add", ids_[3]}}), "409 team-full");
    EXPECT_EQ(change(team, {{"add", teacher_->id}}), "404 no-member");
    EXPECT_EQ(change(team, {{"add", "nobody"}}), "404 no-member");
    EXPECT_EQ(change(team, {{"remove", ids_[1]}}), "404 no-member");
    EXPECT_EQ(change(team, {{"name", "a frota"}}), "409 name-taken");
    EXPECT_EQ(change(team, {{"name", ""}}), "422 team-name");
    EXPECT_EQ(change(team, {{"name", "Os Novos"}}), "200");
    EXPECT_EQ(change(team, {{"name", "x"}, {"joinable", true}}), "400 malformed");
    EXPECT_EQ(change(team, json::array()), "400 malformed");
    EXPECT_EQ(team_of(ana, id)["name"], "Os Novos");
    EXPECT_EQ(change(team, {{"remove", ids_[2]}}), "200");
    // The team that somebody was the last one in is gone.
    EXPECT_EQ(change(team, {{"add", ids_[1]}}), "200");
    EXPECT_EQ(change(other, {{"joinable", true}}), "404 no-team");
    EXPECT_EQ(teams()["teams"].size(), 1U);
    // But not what it has handed in.
    EXPECT_EQ(told(hand_in_as(ana, id)), "200");
    EXPECT_EQ(change(team, {{"remove", ids_[0]}}), "200");
    EXPECT_EQ(change(team, {{"remove", ids_[1]}}), "200");
    ASSERT_EQ(teams()["teams"].size(), 1U);
    EXPECT_EQ(teams()["teams"][0]["hand_ins"], 1);
    EXPECT_EQ(teams()["teams"][0]["members"].size(), 0U);
    EXPECT_EQ(body_of(ana.get(path(id, "/hand-ins")))["hand_ins"].size(), 0U);
}

TEST_F(TeamHouse, WorkOfATeamStaysWhenOneOfItsMembersIsRemoved) {
    switch_on();
    const std::string id = make_for_teams(2);
    Browser& ana = students_[0];
    Browser& rui = students_[1];
    EXPECT_EQ(told(join(rui, id, made_by(ana, id, "Os Torpedos")["code"])), "200");
    const std::string mine = handed_in(ana, id, random_player());
    EXPECT_EQ(body_of(ana.get("/api/me/export"))["hand_ins"][0]["team"], true);
    EXPECT_EQ(told(ask(ana, "/api/me/remove", {{"name", "Ana"}})), "200");
    const json left = body_of(rui.get("/api/course/hand-ins/" + mine));
    EXPECT_EQ(left["team"]["name"], "Os Torpedos") << left.dump(1);
    EXPECT_EQ(left["student"], (json{{"id", ""}, {"name", nullptr}}));
    EXPECT_EQ(names_in(team_of(rui, id)["members"]), std::vector<std::string>{"Rui"});
    EXPECT_EQ(told(ask(rui, "/api/me/remove", {{"name", "Rui"}})), "200");
    EXPECT_EQ(told(teacher_->browser.get("/api/course/hand-ins/" + mine)), "404 no-hand-in");
    EXPECT_EQ(body_of(teacher_->browser.get(path(id, "/teams")))["teams"].size(), 0U);
}

} // namespace
} // namespace tabuleiro::test
