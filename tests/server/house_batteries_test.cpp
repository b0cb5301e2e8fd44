// Batteries that a teacher uploads: hand-ins are checked with them, and nobody ever gets to see
// what a hidden one contains.
#include "course/unpack.hpp"
#include "course_house.hpp"

namespace tabuleiro::test {
namespace {

const std::string hidden_input = "the-hidden-input-4711\n";
const std::string hidden_output = "the-hidden-output-0815\n";

class BatteryHouse : public CourseHouse {
  protected:
    static json wanted_terms() {
        json given = terms();
        given["run"] = "python3 ./player.py";
        return given;
    }
    static std::string batteries() {
        return pack({{"hidden/secret.in", hidden_input},
                     {"hidden/secret.out", hidden_output},
                     {"open/echo.in", "hello\n"},
                     {"open/echo.out", "hello back\n"}});
    }
    static HttpAnswer upload(Browser& somebody, const std::string& assignment,
                             const std::string& bytes, const std::string& name = "b.tar.gz") {
        return somebody.post(path(assignment, "/batteries?name=" + name), bytes);
    }
    // Greets, and answers what a battery asks by these lines of Python.
    static std::string answering(const std::string& lines) {
        return pack({{"player.py", "import sys\n"
                                   "first = sys.stdin.readline()\n"
                                   "if first.startswith('tabuleiro'):\n"
                                   "    print('id name P\\nid author A\\ngames reversi\\nok', "
                                   "flush=True)\n"
                                   "    for line in sys.stdin:\n"
                                   "        if line.startswith('isready'):\n"
                                   "            print('readyok', flush=True)\n"
                                   "        if line.startswith('quit'):\n"
                                   "            break\n"
                                   "    sys.exit(0)\n" +
                                       lines}});
    }
    static bool tells(const std::string& text) {
        return text.find("4711") != std::string::npos || text.find("0815") != std::string::npos;
    }
};

TEST_F(BatteryHouse, HandInsAreCheckedWithThem) {
    switch_on();
    const std::string id = make(wanted_terms(), json());
    EXPECT_EQ(body_of(teacher_->browser.get(path(id)))["batteries"], json::array());
    const HttpAnswer taken = upload(teacher_->browser, id, batteries());
    ASSERT_EQ(told(taken), "200") << taken.body;
    const json names =
        json::parse(R"([{"name":"echo","hidden":false},{"name":"secret","hidden":true}])");
    EXPECT_EQ(body_of(taken)["batteries"], names);
    EXPECT_EQ(body_of(students_[0].get(path(id)))["batteries"], names);
    // Fails both, and shows what it was given wherever it can.
    const json wrong =
        examined(students_[0],
                 handed_in(students_[0], id,
                           answering("rest = sys.stdin.read()\nprint(first + rest)\n"
                                     "print(first + rest, file=sys.stderr)\nsys.exit(first)\n")));
    EXPECT_EQ(wrong["state"], "refused") << wrong.dump(1);
    EXPECT_NE(said_in(wrong["report"], "echo"), "pass");
    EXPECT_EQ(said_in(wrong["report"], "secret"),
              "It failed. It is hidden: only the verdict is shown.");
    EXPECT_FALSE(tells(wrong.dump())) << wrong.dump(1);
    for (const json& check : wrong["report"]["report"]["checks"]) {
        if (check["name"] == "secret") {
            EXPECT_EQ(check.value("sent", json::array()), json::array());
            EXPECT_EQ(check.value("came", json::array()), json::array());
            EXPECT_EQ(check.value("expected", ""), "");
        }
    }
    const json right =
        examined(students_[1], handed_in(students_[1], id,
                                         answering("print('hello back' if first == 'hello\\n' else "
                                                   "'the-hidden-' + 'output-08' + '15')\n")));
    EXPECT_EQ(right["state"], "accepted") << right.dump(1);
    // Without them it is as before.
    EXPECT_EQ(told(ask(teacher_->browser, path(id), {{"batteries", nullptr}})), "200");
    EXPECT_EQ(body_of(students_[0].get(path(id)))["batteries"], json::array());
    const json again = examined(students_[0], handed_in(students_[0], id, answering("")));
    EXPECT_EQ(said_in(again["report"], "secret"), "not reached");
    EXPECT_EQ(again["state"], "accepted") << again.dump(1);
}

TEST_F(BatteryHouse, HiddenOnesLeaveByNoRoute) {
    switch_on();
    const std::string id = make(wanted_terms(), json());
    ASSERT_EQ(told(upload(teacher_->browser, id, batteries())), "200");
    const std::string mine = handed_in(students_[0], id, answering("print(first)\n"));
    ASSERT_FALSE(examined(students_[0], mine).is_null());
    // Not even for the teacher and the administrator: whoever takes over their browser learns
    // nothing.
    for (Browser* const reader : {&students_[0], &students_[1], &teacher_->browser, &*admin_}) {
        const HttpAnswer open = reader->get(path(id, "/batteries.tar.gz"));
        ASSERT_EQ(open.status, 200);
        const auto files = course::unpack_hand_in("b.tar.gz", open.body, {});
        ASSERT_TRUE(files) << files.error().text();
        ASSERT_EQ(files->size(), 2U); // their folder is left away
        EXPECT_EQ((*files)[0].bytes.substr(0, 5), "hello");
        for (const char* const rest : {"", "/hand-ins", "/students", "/ladder", "/games",
                                       "/marks.csv", "/sources.tar.gz", "/teams"}) {
            EXPECT_FALSE(tells(reader->get(path(id, rest)).body)) << rest;
        }
        for (const char* const rest : {"", "/source"}) {
            EXPECT_FALSE(tells(reader->get("/api/course/hand-ins/" + mine + rest).body)) << rest;
        }
        for (const char* const rest :
             {"/batteries", "/batteries/secret", "/batteries/hidden/secret.in",
              "/batteries.tar.gz?hidden=true", "/hidden/secret.out"}) {
            const HttpAnswer answer = reader->get(path(id, rest));
            EXPECT_FALSE(tells(answer.body)) << rest;
        }
        EXPECT_FALSE(tells(reader->get("/api/me/export").body));
    }
    Known outsider = player("Eva");
    Known other = teacher("Bob");
    for (Browser* const nobody : {&outsider.browser, &other.browser}) {
        EXPECT_EQ(told(nobody->get(path(id, "/batteries.tar.gz"))), "404 no-assignment");
        EXPECT_EQ(told(upload(*nobody, id, batteries())), "404 no-assignment");
    }
    EXPECT_EQ(told(upload(students_[0], id, batteries())), "403 teacher");
    EXPECT_EQ(told(ask(students_[0], path(id), {{"batteries", nullptr}})), "403 teacher");
}

TEST_F(BatteryHouse, ABuildDoesNotFindThem) {
    switch_on();
    json given = wanted_terms();
    given["build"] = "sh build.sh";
    const std::string id = make(given, json());
    ASSERT_EQ(told(upload(teacher_->browser, id, batteries())), "200");
    const std::string data = folder_.path().string();
    const json report = examined(
        students_[0],
        handed_in(students_[0], id,
                  pack({{"build.sh", "ls -R " + data +
                                         " /program /tmp 2>&1 | head -100\n"
                                         "grep -rl 'the-hidden' / --exclude-dir=proc "
                                         "--exclude-dir=usr --exclude-dir=sys 2>/dev/null\n"
                                         "echo searched\n"},
                        {"player.py", "print(1)"}})));
    const std::string seen = report.dump();
    EXPECT_NE(seen.find("searched"), std::string::npos) << seen;
    EXPECT_EQ(seen.find("secret.in"), std::string::npos) << seen;
    EXPECT_FALSE(tells(seen)) << seen;
}

TEST_F(BatteryHouse, WhatIsWrongIsRefusedAndTheOldOnesStay) {
    switch_on();
    const std::string id = make(wanted_terms(), json());
    ASSERT_EQ(told(upload(teacher_->browser, id, batteries())), "200");
    EXPECT_EQ(told(upload(teacher_->browser, id, "no archive")), "422 batteries");
    EXPECT_EQ(told(upload(teacher_->browser, id, pack({{"../1.in", ""}}))), "422 batteries");
    EXPECT_EQ(told(upload(teacher_->browser, id, pack({{"open/1.in", ""}}))), "422 batteries");
    EXPECT_EQ(told(upload(teacher_->browser, id, "")), "422 batteries");
    EXPECT_EQ(told(ask(teacher_->browser, path(id), {{"batteries", "../../etc"}})),
              "400 malformed");
    EXPECT_EQ(body_of(students_[0].get(path(id)))["batteries"].size(), 2U);
}

} // namespace
} // namespace tabuleiro::test
