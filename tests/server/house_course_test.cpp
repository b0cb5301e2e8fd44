// The course in the house: an assignment, hand-ins that are accepted and that are not, what
// students and others see, the ladder, the final, and those who try to read or break what is not
// theirs.
#include "course_house.hpp"

namespace tabuleiro::test {
namespace {

// So many moves of a table's record, a line each.
std::string moves_at(Browser& asker, const std::string& table, int plies) {
    std::string moves;
    for (int i = 0; i < 300 && std::count(moves.begin(), moves.end(), '\n') < plies; ++i) {
        usleep(i == 0 ? 0 : 100'000);
        const std::string record = asker.get("/api/tables/" + table + "/record").body;
        const auto begin = record.find("\n\n");
        moves = begin == std::string::npos ? "" : record.substr(begin + 2);
    }
    std::size_t end = 0;
    for (int i = 0; i < plies && end != std::string::npos; ++i) {
        end = moves.find('\n', end + (i == 0 ? 0 : 1));
    }
    return moves.substr(0, end == std::string::npos ? end : end + 1);
}

TEST_F(CourseHouse, IsOffUntilTheAdministratorSwitchesItOn) {
    const json off = body_of(teacher_->browser.get("/api/course"));
    EXPECT_EQ(off["on"], false);
    EXPECT_EQ(off["may_create"], false);
    EXPECT_EQ(off["assignments"], json::array());
    const auto made = [&] {
        return told(ask(teacher_->browser, "/api/course/assignments", wanted(terms(), json())));
    };
    EXPECT_EQ(made(), "403 course-off");
    EXPECT_EQ(told(teacher_->browser.get("/api/course/assignments/bcdfghjkmnpq")),
              "403 course-off");
    EXPECT_EQ(told(hand_in(students_[0], "bcdfghjkmnpq", "a.c", "x")), "403 course-off");
    EXPECT_EQ(told(ask(teacher_->browser, "/api/admin/policies", {{"course", true}})), "403 role");
    switch_on();
    EXPECT_EQ(made(), "200");
    const json on = body_of(teacher_->browser.get("/api/course"));
    EXPECT_EQ(on["on"], true);
    EXPECT_EQ(on["may_create"], true);
    ASSERT_EQ(on["assignments"].size(), 1U);
    EXPECT_EQ(on["assignments"][0]["title"], "A player of Reversi");
    EXPECT_EQ(on["assignments"][0]["students"], 2);
    EXPECT_EQ(body_of(students_[0].get("/api/course"))["may_create"], false);
    ASSERT_EQ(told(ask(*admin_, "/api/admin/policies", {{"course", false}})), "200");
    EXPECT_EQ(made(), "403 course-off");
}

TEST_F(CourseHouse, AnAssignmentThatIsWrongIsRefusedWithAllReasons) {
    switch_on();
    const auto refused = [&](const json& body) {
        return told(ask(teacher_->browser, "/api/course/assignments", body));
    };
    EXPECT_EQ(refused(json::array()), "400 malformed");
    EXPECT_EQ(refused({{"group", 3}}), "400 malformed");
    json wrong = wanted(terms(), json());
    wrong["opens"] = "tomorrow";
    EXPECT_EQ(refused(wrong), "400 malformed");
    wrong["opens"] = 20;
    wrong["closes"] = 10;
    EXPECT_EQ(refused(wrong), "400 malformed");
    wrong = wanted(terms(), json());
    wrong["group"] = "bcdfghjkmnpq";
    EXPECT_EQ(refused(wrong), "404 no-group");
    json bad = terms();
    bad.erase("run");
    bad["colour"] = "red";
    const HttpAnswer answer =
        ask(teacher_->browser, "/api/course/assignments", wanted(bad, json()));
    EXPECT_EQ(told(answer), "422 assignment");
    EXPECT_EQ(body_of(answer)["reasons"].size(), 2U) << answer.body;
    bad = terms();
    bad["batteries"] = "../../etc";
    EXPECT_EQ(refused(wanted(bad, json())), "422 assignment");
    EXPECT_EQ(refused(wanted(terms(), {{"time", "never"}})), "422 assignment");
    EXPECT_EQ(refused(wanted(terms(), {{"options", {{"size", -1}}}})), "422 assignment");
    EXPECT_EQ(told(ask(students_[0], "/api/course/assignments", wanted(terms(), json()))),
              "403 role");
    Known other = teacher("Bob");
    EXPECT_EQ(told(ask(other.browser, "/api/course/assignments", wanted(terms(), json()))),
              "404 no-group");
    EXPECT_EQ(body_of(teacher_->browser.get("/api/course"))["assignments"].size(), 0U);
}

TEST_F(CourseHouse, VersionsPlayInTheLadderAndInTheFinal) {
    switch_on();
    const std::string id = make();
    const std::string first = handed_in(students_[0], id, random_player());
    const std::string second = handed_in(students_[1], id, random_player());
    for (std::size_t i = 0; i < 2; ++i) {
        const json report = examined(students_[i], i == 0 ? first : second);
        ASSERT_EQ(report["state"], "accepted") << report.dump(1);
        EXPECT_EQ(report["version"], 1);
        EXPECT_EQ(report["counts"], true);
        EXPECT_EQ(report["report"]["accepted"], true);
        EXPECT_EQ(said_in(report["report"], "table"), "pass");
        EXPECT_EQ(report["hash"].get<std::string>().size(), 64U);
    }
    const json ladder = wait_for(students_[0], path(id, "/ladder"),
                                 [](const json& one) { return one["games"] >= 2; });
    ASSERT_FALSE(ladder.is_null());
    ASSERT_EQ(ladder["standings"].size(), 2U);
    EXPECT_FALSE(ladder["standings"][0]["elo"].is_null());
    EXPECT_EQ(ladder["standings"][0]["rank"], 1);
    // Both sides, and each is a table of the house that anybody who knows it may replay.
    const json games = body_of(students_[1].get(path(id, "/games")))["games"];
    ASSERT_GE(games.size(), 2U);
    EXPECT_NE(games[games.size() - 1]["first"]["hand_in"],
              games[games.size() - 2]["first"]["hand_in"]);
    const std::string table = games[games.size() - 1]["table"];
    EXPECT_EQ(students_[1].get("/api/tables/" + table + "/record").status, 200);
    // The first games with either side begin with the same opening.
    const auto opening = [&](const json& game) { return moves_at(students_[0], game["table"], 8); };
    const std::string first_opening = opening(games[games.size() - 1]);
    EXPECT_EQ(std::count(first_opening.begin(), first_opening.end(), '\n'), 8) << first_opening;
    EXPECT_EQ(opening(games[games.size() - 2]), first_opening);
    const json more = wait_for(students_[0], path(id, "/games"), [](const json& one) {
        return one["games"].size() >= 3 && !one["games"][one["games"].size() - 3].is_null();
    });
    EXPECT_NE(opening(more["games"][more["games"].size() - 3]), first_opening);
    EXPECT_EQ(body_of(students_[0].get(path(id, "/games?hand_in=bcdfghjkmnpq")))["games"].size(),
              0U);
    // The ladder stops when its teacher says so, and nobody else can say so.
    const json stop = {{"ladder", {{"running", false}}}};
    EXPECT_EQ(told(ask(students_[0], path(id), stop)), "403 teacher");
    EXPECT_EQ(told(ask(teacher_->browser, path(id), stop)), "200");
    EXPECT_EQ(body_of(students_[0].get(path(id)))["ladder"]["running"], false);
    // Marks, and all sources.
    const std::string marks = teacher_->browser.get(path(id, "/marks.csv")).body;
    EXPECT_NE(marks.find("\"Ana\",\"Real Ana\",1,1,20"), std::string::npos) << marks;
    EXPECT_EQ(std::count(marks.begin(), marks.end(), '\n'), 3) << marks;
    const HttpAnswer sources = teacher_->browser.get(path(id, "/sources.tar.gz"));
    EXPECT_EQ(sources.status, 200);
    EXPECT_TRUE(sources.body.starts_with("\x1f\x8b")) << sources.body.size();
    const json students = body_of(teacher_->browser.get(path(id, "/students")))["students"];
    ASSERT_EQ(students.size(), 2U);
    EXPECT_EQ(students[0]["real_name"], "Real Ana");
    EXPECT_EQ(students[0]["counts"]["id"], first);
    EXPECT_GE(students[0]["games"], 2);
    // The final is a tournament; its entrants have the names of their students.
    const auto final = [&](Browser& browser, const json& body) {
        return ask(browser, path(id, "/final"), body);
    };
    EXPECT_EQ(told(final(students_[0], {{"name", "Final"}, {"form", "round-robin"}})),
              "403 teacher");
    EXPECT_EQ(told(final(teacher_->browser, {{"name", "Final"}, {"form", "simultaneous"}})),
              "400 malformed");
    const HttpAnswer begun = final(teacher_->browser, {{"name", "Final"}, {"form", "round-robin"}});
    ASSERT_EQ(told(begun), "200") << begun.body;
    const std::string tournament =
        "/api/tournaments/" + body_of(begun)["tournament"].get<std::string>();
    const json state = body_of(students_[0].get(tournament));
    ASSERT_EQ(state["entrants"].size(), 2U) << state.dump(1);
    EXPECT_EQ(state["entrants"][0]["kind"], "engine");
    EXPECT_EQ(state["phase"], "running");
    std::set<std::string> names{state["entrants"][0]["name"], state["entrants"][1]["name"]};
    EXPECT_EQ(names, (std::set<std::string>{"Ana v1", "Zoé v1"}));
    EXPECT_EQ(told(ask(students_[0], tournament + "/enter", json::object())), "409 phase");
    ASSERT_EQ(told(ask(teacher_->browser, tournament + "/command", {{"command", "start-round"}})),
              "200");
    const json over = wait_for(teacher_->browser, tournament, [](const json& one) {
        return !one["played"].empty() && one["played"][0]["state"] == "complete";
    });
    EXPECT_FALSE(over.is_null());
    EXPECT_EQ(body_of(teacher_->browser.get(path(id)))["final"], body_of(begun)["tournament"]);
}

TEST_F(CourseHouse, AStudentPlaysAgainstTheirOwnVersionAndNobodyElseDoes) {
    switch_on();
    const std::string id = make();
    const std::string mine = handed_in(students_[0], id, random_player());
    const json report = examined(students_[0], mine);
    ASSERT_EQ(report["state"], "accepted") << report.dump(1);
    const std::string where = "/api/course/hand-ins/" + mine + "/table";
    EXPECT_EQ(told(ask(students_[1], where, {{"side", "first"}})), "404 no-hand-in");
    EXPECT_EQ(told(ask(students_[0], where, {{"side", "both"}})), "400 malformed");
    // A version is none of the engines that anybody may choose.
    const json by_name =
        settings("reversi", seat("here"), {{"kind", "engine"}, {"engine", report["program"]}});
    EXPECT_EQ(told(ask(students_[1], "/api/tables", by_name)), "403 no-engine");
    const HttpAnswer opened = ask(students_[0], where, {{"side", "first"}, {"time", nullptr}});
    ASSERT_EQ(told(opened), "200") << opened.body;
    WebSocketClient socket = students_[0].table(body_of(opened)["table"]);
    const json begin = hear_until(
        socket, [](const json& m) { return m.contains("choices") && !m["choices"].empty(); });
    ASSERT_FALSE(begin.is_null());
    EXPECT_EQ(begin["you"], "first");
    socket.say(play(begin["choices"][0]["move"]));
    EXPECT_FALSE(hear_ply(socket, 2).is_null());
}

// Everybody who knows a table sees the game. Whose a version is, is told to the group alone.
TEST_F(CourseHouse, WhoseAVersionIsIsToldToThoseWhoSeeTheAssignment) {
    switch_on();
    const std::string id = make();
    const std::string mine = handed_in(students_[0], id, random_player());
    const std::string other = handed_in(students_[1], id, random_player());
    ASSERT_EQ(examined(students_[0], mine)["state"], "accepted");
    ASSERT_EQ(examined(students_[1], other)["state"], "accepted");
    const json games = wait_for(students_[0], path(id, "/games"),
                                [](const json& one) { return !one["games"].empty(); });
    ASSERT_FALSE(games.is_null());
    ASSERT_EQ(told(ask(teacher_->browser, path(id), {{"ladder", {{"running", false}}}})), "200");
    const json& game = games["games"].back();
    const std::string table = game["table"];
    ASSERT_NE(moves_at(students_[0], table, 1), ""); // a game is listed before its table is open
    const bool ana_first = game["first"]["student"]["name"] == "Ana";
    const auto own = ask(students_[0], "/api/course/hand-ins/" + mine + "/table",
                         {{"side", "second"}, {"time", nullptr}});
    ASSERT_EQ(told(own), "200") << own.body;
    const std::string against = body_of(own)["table"];
    // Students of the group, the teacher and the administrator.
    for (Browser* const reader : {&students_[0], &students_[1], &teacher_->browser, &*admin_}) {
        const json people = body_of(reader->get("/api/tables/" + table + "/people"));
        const json& version = people[ana_first ? "first" : "second"]["version"];
        EXPECT_EQ(version["number"], 1) << people.dump(1);
        EXPECT_EQ(version["author"]["name"], "Ana") << people.dump(1);
        EXPECT_EQ(version["author"]["id"], ids_[0]);
        const std::string record = reader->get("/api/tables/" + table + "/record").body;
        EXPECT_NE(record.find("\"Ana, version 1\""), std::string::npos) << record;
        EXPECT_NE(record.find("\"Zoé, version 1\""), std::string::npos) << record;
        EXPECT_EQ(record.find("Real"), std::string::npos) << record;
    }
    // Others: a visitor, a player, another teacher, and a program of a student with its token.
    Browser visitor(house_.port());
    Known outsider = player("Eva");
    Known stranger = teacher("Bob");
    const auto learns_nothing = [&](Browser& nobody, const std::string& where) {
        const std::string people = nobody.get("/api/tables/" + where + "/people").body;
        EXPECT_NE(people.find("\"version\":{\"number\":1,\"author\":null}"), std::string::npos)
            << people;
        const std::string record = nobody.get("/api/tables/" + where + "/record").body;
        EXPECT_NE(record.find("\"Version 1\""), std::string::npos) << record;
        WebSocketClient socket = nobody.table(where);
        const json state = hear_until(socket, [](const json& m) { return m.contains("seats"); });
        ASSERT_FALSE(state.is_null());
        for (const std::string& seen : {people, record, state["seats"].dump(),
                                        nobody.get("/api/tables/" + where + "/moves").body}) {
            EXPECT_EQ(seen.find("Ana,"), std::string::npos) << seen;
            EXPECT_EQ(seen.find("\"Ana\""), std::string::npos) << seen;
            EXPECT_EQ(seen.find("Zo"), std::string::npos) << seen;
            EXPECT_EQ(seen.find(mine), std::string::npos) << seen; // the id of the hand-in
        }
    };
    for (Browser* const nobody : {&visitor, &outsider.browser, &stranger.browser}) {
        learns_nothing(*nobody, table);
    }
    // Ana sits there herself, under her name; the version beside her is still nobody's.
    const std::string people = visitor.get("/api/tables/" + against + "/people").body;
    EXPECT_NE(people.find("\"version\":{\"number\":1,\"author\":null}"), std::string::npos)
        << people;
    // Whoever has left the group is a stranger.
    ASSERT_EQ(told(ask(students_[1], "/api/me/groups/" + group_["id"].get<std::string>(),
                       {{"accept", false}})),
              "200");
    const std::string left = students_[1].get("/api/tables/" + table + "/record").body;
    EXPECT_EQ(left.find("Ana,"), std::string::npos) << left;
    // And of a student who was removed nothing is left but the number.
    ASSERT_EQ(told(ask(students_[0], "/api/me/remove", {{"name", "Ana"}})), "200");
    const std::string after = teacher_->browser.get("/api/tables/" + table + "/record").body;
    EXPECT_EQ(after.find("Ana"), std::string::npos) << after;
    EXPECT_NE(after.find("\"Version 1\""), std::string::npos) << after;
}

// The first version fails whenever it is to move, so the second one is better: after some games
// that is decided, and the two meet no more.
TEST_F(CourseHouse, AVersionIsTestedAgainstTheOneBefore) {
    switch_on();
    const std::string id = make();
    const std::string failing = random_player("import sys\nimport tabuleiro_player\n"
                                              "def end(game): sys.exit('out of range')\n"
                                              "tabuleiro_player.run('A', 'B', ['reversi'], end)\n");
    for (const std::string& bytes : {failing, random_player()}) {
        ASSERT_EQ(examined(students_[0], handed_in(students_[0], id, bytes))["state"], "accepted");
    }
    const auto compared = [](const json& ladder) {
        return ladder["standings"].empty() ? json() : ladder["standings"][0]["predecessor"];
    };
    const json begun = wait_for(students_[1], path(id, "/ladder"),
                                [&](const json& one) { return !compared(one).is_null(); });
    ASSERT_FALSE(begun.is_null());
    EXPECT_EQ(compared(begun)["version"], 1);
    EXPECT_EQ(compared(begun)["verdict"], "undecided");
    EXPECT_EQ(compared(begun)["upper"], 2.94);
    EXPECT_EQ(compared(begun)["lower"], -2.94);
    const json decided = wait_for(students_[1], path(id, "/ladder"), [&](const json& one) {
        return compared(one)["verdict"] == "better" && one["playing"].empty();
    });
    ASSERT_FALSE(decided.is_null());
    EXPECT_GE(compared(decided)["llr"], 2.94);
    EXPECT_EQ(compared(decided)["score"], 1.0);
    const int games = compared(decided)["games"];
    EXPECT_LT(games, 100);
    usleep(3'000'000); // longer than a game
    EXPECT_EQ(compared(body_of(students_[1].get(path(id, "/ladder"))))["games"], games);
}

TEST_F(CourseHouse, WhatIsFaultyIsRefusedWithItsReport) {
    switch_on();
    json given = terms();
    given["build"] = "python3 -m py_compile player.py";
    given["limits"] = "processes=8";
    given["most-megabytes"] = 1;
    const std::string id = make(given);
    struct Faulty {
        std::string bytes;
        std::string check;
        std::string sentence;
        std::string file = "player.tar.gz";
    };
    const std::string bomb(std::size_t{3} << 20, '\0');
    const std::vector<Faulty> all{
        {pack({{"player.py", "print(\n"}}), "build", "The build failed"},
        {pack({{"player.py", "import sys; sys.exit(3)\n"}}), "greeting", "exited with status 3"},
        {pack({{"player.py", "import os\nwhile True: os.fork()\n"}}), "greeting",
         "more than 8 processes"},
        {pack({{"player.py", "import socket\nsocket.socket().connect(('127.0.0.1', 80))\n"}}),
         "greeting", "network connection"},
        {pack({{"../player.py", "x"}}), "files", ".."},
        {pack({{"/etc/player.py", "x"}}), "files", "/etc"},
        {pack({{"player.py", "", AE_IFLNK, "/etc/passwd"}}), "files", "link"},
        {pack({{"player.py", "x"}, {"other.py", "", AE_IFREG, "", "player.py"}}), "files", "link"},
        {pack({{"player.py", bomb}}), "files", "MB"},
        {"no archive at all", "files", "archive"},
        {pack({{"../player.py", "x"}}, Packing::Zip), "files", "..", "player.zip"},
    };
    for (const Faulty& faulty : all) {
        // Of the two students, whoever may hand in: each of them may do so only so often.
        Browser& student = students_[static_cast<std::size_t>(&faulty - all.data()) % 2];
        const std::string hand_in = handed_in(student, id, faulty.bytes, faulty.file);
        const json report = examined(student, hand_in);
        ASSERT_FALSE(report.is_null());
        EXPECT_EQ(report["state"], "refused") << report.dump(1);
        EXPECT_EQ(report["version"], nullptr);
        EXPECT_EQ(report["program"], nullptr);
        EXPECT_EQ(report["repeat"], "arena hand-in assignment.json \"" + faulty.file + "\"");
        EXPECT_NE(said_in(report["report"], faulty.check).find(faulty.sentence), std::string::npos)
            << report.dump(1);
    }
    EXPECT_EQ(body_of(students_[0].get(path(id, "/ladder")))["standings"].size(), 0U);
    const json refusal = body_of(
        ask(teacher_->browser, path(id, "/final"), {{"name", "Final"}, {"form", "round-robin"}}));
    EXPECT_EQ(refusal["refused"], "phase");
}

// A build may read what is in its sandbox: neither the store, nor what others have handed in.
TEST_F(CourseHouse, AHandInReadsNothingOfOthers) {
    switch_on();
    json given = terms();
    given["build"] = "sh build.sh";
    given["build-seconds"] = 300;
    const std::string id = make(given, json());
    const std::string secret = "the-secret-of-ana-4711";
    const std::string hidden = handed_in(
        students_[0], id, pack({{"build.sh", "echo nothing\n"}, {"player.py", "# " + secret}}));
    ASSERT_FALSE(examined(students_[0], hidden).is_null());
    const std::string data = folder_.path().string();
    const std::string spying =
        handed_in(students_[1], id,
                  pack({{"build.sh", "ls " + data +
                                         " /tmp /home /root /var 2>&1\n"
                                         "cat " +
                                         data +
                                         "/* 2>&1 | head -c 1000\n"
                                         "cat /proc/*/environ 2>/dev/null | head -c 1000; echo\n"
                                         "grep -rl " +
                                         secret.substr(0, 10) +
                                         " / 2>/dev/null --include=*.py "
                                         "--include=*.db --exclude-dir=proc --exclude-dir=usr\n"
                                         "echo searched\n"},
                        {"player.py", "import sys\n"}}));
    const json report = examined(students_[1], spying);
    ASSERT_FALSE(report.is_null());
    const std::string seen = report.dump();
    EXPECT_NE(seen.find("searched"), std::string::npos) << seen;
    EXPECT_EQ(seen.find("4711"), std::string::npos) << seen;
    EXPECT_EQ(seen.find("house.db\""), std::string::npos) << seen;
    EXPECT_EQ(seen.find("SQLite format"), std::string::npos) << seen;
}

TEST_F(CourseHouse, NobodySeesWhatIsNotTheirs) {
    switch_on();
    const std::string id = make(terms(), json());
    const std::string source = random_player(); // packed again, it would have another time
    const std::string mine = handed_in(students_[0], id, source);
    ASSERT_FALSE(examined(students_[0], mine).is_null());
    const std::string hand_in = "/api/course/hand-ins/" + mine;
    Known outsider = player("Eva");
    Known other = teacher("Bob");
    for (Browser* const nobody : {&outsider.browser, &other.browser}) {
        for (const char* const rest :
             {"", "/hand-ins", "/students", "/ladder", "/games", "/marks.csv", "/sources.tar.gz"}) {
            EXPECT_EQ(told(nobody->get(path(id, rest))), "404 no-assignment") << rest;
        }
        EXPECT_EQ(told(hand_in_as(*nobody, id)), "404 no-assignment");
        EXPECT_EQ(told(ask(*nobody, path(id), {{"remove", true}})), "404 no-assignment");
        EXPECT_EQ(told(ask(*nobody, path(id, "/final"), {{"name", "F"}})), "404 no-assignment");
        EXPECT_EQ(body_of(nobody->get("/api/course"))["assignments"].size(), 0U);
    }
    for (Browser* const nobody : {&outsider.browser, &other.browser, &students_[1]}) {
        EXPECT_EQ(told(nobody->get(hand_in)), "404 no-hand-in");
        EXPECT_EQ(told(nobody->get(hand_in + "/source")), "404 no-hand-in");
        EXPECT_EQ(told(ask(*nobody, hand_in + "/table", {{"side", "first"}})), "404 no-hand-in");
    }
    for (const char* const rest : {"/students", "/marks.csv", "/sources.tar.gz"}) {
        EXPECT_EQ(told(students_[1].get(path(id, rest))), "403 teacher") << rest;
    }
    EXPECT_EQ(told(students_[1].get(path(id, "/hand-ins?student=" + ids_[0]))), "403 teacher");
    EXPECT_EQ(body_of(students_[1].get(path(id, "/hand-ins")))["hand_ins"].size(), 0U);
    // Its student, the teacher and the administrator.
    for (Browser* const reader : {&students_[0], &teacher_->browser, &*admin_}) {
        EXPECT_EQ(reader->get(hand_in + "/source").body, source);
        EXPECT_EQ(body_of(reader->get(hand_in))["student"]["name"], "Ana");
    }
    // A version without a ladder does not play.
    EXPECT_EQ(told(ask(students_[0], hand_in + "/table", {{"side", "first"}})), "409 not-accepted");
    EXPECT_EQ(told(hand_in_as(teacher_->browser, id)), "403 student");
    // Whoever leaves the group sees nothing of it any more, not even their own.
    ASSERT_EQ(told(ask(students_[0], "/api/me/groups/" + group_["id"].get<std::string>(),
                       {{"accept", false}})),
              "200");
    EXPECT_EQ(told(students_[0].get(hand_in)), "404 no-hand-in");
    EXPECT_EQ(body_of(teacher_->browser.get(path(id, "/students")))["students"].size(), 2U);
    // What is removed is gone for all.
    EXPECT_EQ(told(ask(teacher_->browser, path(id), {{"remove", true}})), "200");
    EXPECT_EQ(told(teacher_->browser.get(path(id))), "404 no-assignment");
    EXPECT_EQ(told(teacher_->browser.get(hand_in)), "404 no-hand-in");
}

TEST_F(CourseHouse, HandInsAreTakenWhileItIsOpenAndOnlySoMany) {
    switch_on();
    const std::string id = make(terms(), json());
    EXPECT_EQ(told(hand_in(students_[0], id, "", "x")), "422 file-name");
    EXPECT_EQ(told(hand_in(students_[0], id, "..%2Fa.c", "x")), "422 file-name");
    EXPECT_EQ(told(hand_in(students_[0], id, "a%00.c", "x")), "422 file-name");
    EXPECT_EQ(told(hand_in(students_[0], id, "a.c", "")), "422 empty");
    const std::string large(std::size_t{5} << 20, 'x');
    EXPECT_EQ(hand_in(students_[1], id, "a.c", large).status, 413);
    EXPECT_EQ(told(hand_in(students_[1], id, "a.c", large.substr(0, 3'000'000))), "200");
    EXPECT_EQ(told(ask(teacher_->browser, path(id), {{"closes", 10}})), "200");
    EXPECT_EQ(told(hand_in(students_[0], id, "a.c", "x")), "409 closed");
    EXPECT_EQ(body_of(students_[0].get(path(id)))["state"], "closed");
    EXPECT_EQ(body_of(students_[0].get(path(id)))["may_hand_in"], false);
    EXPECT_EQ(told(ask(teacher_->browser, path(id), {{"opens", "x"}})), "400 malformed");
    EXPECT_EQ(told(ask(teacher_->browser, path(id), {{"title", "x"}})), "400 malformed");
    EXPECT_EQ(told(ask(teacher_->browser, path(id), {{"closes", nullptr}})), "200");
    std::string last = told(hand_in(students_[1], id, "a.c", "x"));
    EXPECT_EQ(last, "200");
    for (int i = 0; i < 100 && last == "200"; ++i) { // however slow this is
        last = told(hand_in(students_[1], id, "a.c", "x"));
    }
    EXPECT_TRUE(last == "429 too-often" || last == "409 full") << last;
}

TEST_F(CourseHouse, AFailureInTheLadderIsShownToItsStudent) {
    switch_on();
    const std::string id = make();
    // It greets, and ends when it should move.
    const std::string crashing =
        random_player("import sys\nimport tabuleiro_player\n"
                      "def end(game): sys.exit('out of range')\n"
                      "tabuleiro_player.run('A', 'B', ['reversi'], end)\n");
    const std::string mine = handed_in(students_[0], id, crashing);
    ASSERT_EQ(examined(students_[0], mine)["state"], "accepted");
    ASSERT_EQ(examined(students_[1], handed_in(students_[1], id, random_player()))["state"],
              "accepted");
    const json games = wait_for(students_[0], path(id, "/games"), [](const json& one) {
        return std::any_of(one["games"].begin(), one["games"].end(),
                           [](const json& game) { return !game["failure"].is_null(); });
    });
    ASSERT_FALSE(games.is_null());
    const auto failure_in = [](const json& all) {
        for (const json& game : all["games"]) {
            if (!game["failure"].is_null()) {
                return game["failure"];
            }
        }
        return json();
    };
    const json seen = wait_for(students_[0], path(id, "/games"), [&](const json& one) {
        return !failure_in(one)["reason"].is_null();
    });
    const json own = failure_in(seen);
    EXPECT_EQ(own["kind"], "crash");
    EXPECT_NE(own["reason"]["text"].get<std::string>().find("status 1"), std::string::npos)
        << own.dump(1);
    EXPECT_NE(own["repeat"].get<std::string>().find("arena match \"program:python3 ./player.py\""),
              std::string::npos);
    const json others = failure_in(body_of(students_[1].get(path(id, "/games"))));
    EXPECT_EQ(others["kind"], "crash");
    EXPECT_EQ(others["reason"], nullptr);
    const json ladder = wait_for(students_[1], path(id, "/ladder"),
                                 [](const json& one) { return one["games"] >= 1; });
    ASSERT_EQ(ladder["standings"].size(), 2U);
    EXPECT_EQ(ladder["standings"][0]["student"]["name"], "Zoé");
    EXPECT_GE(ladder["standings"][1]["failures"], 1);
}

// What was acknowledged is not lost: it is examined by the next house.
TEST_F(CourseHouse, TheQueueSurvivesAKill) {
    switch_on();
    const std::string id = make();
    const std::string mine = handed_in(students_[0], id, random_player());
    const std::string other = handed_in(students_[1], id, random_player());
    EXPECT_EQ(house_.end(SIGKILL), 128 + SIGKILL);
    // A program that was just being started may have the lock of the store for another moment.
    std::optional<HouseProcess> again;
    for (int i = 0; i < 200 && (!again || again->port() == 0); ++i) {
        again.emplace(TABULEIRO_PROGRAM, folder_.path(), roomy());
    }
    ASSERT_NE(again->port(), 0) << again->said();
    std::vector<Browser> back;
    for (const Browser& student : students_) {
        Browser browser(again->port());
        browser.cookie = student.cookie;
        back.push_back(browser);
    }
    EXPECT_EQ(body_of(back[0].get("/api/course"))["assignments"].size(), 1U)
        << back[0].get("/api/me").body;
    EXPECT_EQ(examined(back[0], mine)["state"], "accepted");
    EXPECT_EQ(examined(back[1], other)["state"], "accepted");
    const json ladder =
        wait_for(back[0], path(id, "/ladder"), [](const json& one) { return one["games"] >= 1; });
    EXPECT_FALSE(ladder.is_null());
    EXPECT_EQ(again->end(SIGTERM), 0);
}

// Whoever is removed takes along what they have handed in.
TEST_F(CourseHouse, NothingIsLeftOfAStudentWhoIsRemoved) {
    switch_on();
    const std::string id = make(terms(), json());
    const std::string mine = handed_in(students_[0], id, random_player());
    ASSERT_FALSE(examined(students_[0], mine).is_null());
    const json everything = body_of(students_[0].get("/api/me/export"));
    ASSERT_EQ(everything["hand_ins"].size(), 1U);
    EXPECT_EQ(everything["hand_ins"][0]["file"], "player.tar.gz");
    EXPECT_EQ(everything["hand_ins"][0]["report"]["accepted"], true);
    EXPECT_EQ(told(ask(students_[0], "/api/me/remove", {{"name", "Ana"}})), "200");
    EXPECT_EQ(told(teacher_->browser.get("/api/course/hand-ins/" + mine)), "404 no-hand-in");
    EXPECT_EQ(body_of(teacher_->browser.get(path(id, "/students")))["students"].size(), 1U);
}

} // namespace
} // namespace tabuleiro::test
