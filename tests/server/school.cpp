#include "school.hpp"

#include "signed_in.hpp"
#include "support/packed.hpp"

namespace tabuleiro::test {

namespace {

const std::string example_programs = std::string(TABULEIRO_SOURCE_DIR) + "/examples/programs/";

std::string secret_in(const std::string& link) {
    const std::string before = "#admin=";
    const auto at = link.find(before) + before.size();
    return link.substr(at, link.find('\n', at) - at);
}

} // namespace

std::string player_archive(const std::string& choice, const std::string& build) {
    const std::string choosing = "    return numbers.choice";
    std::string program = "import time\n" + read_file(example_programs + "random_player.py");
    program.insert(program.find(choosing), "    " + (choice.empty() ? "pass" : choice) + "\n");
    return pack({{"player.py", program},
                 {"build.sh", build + "\n"},
                 {"tabuleiro_player.py", read_file(example_programs + "tabuleiro_player.py")}});
}

School::School(std::uint16_t port, const std::filesystem::path& data,
               const std::vector<std::string>& names) {
    Browser admin(port);
    const std::string secret = secret_in(read_file(data / "admin-link"));
    EXPECT_EQ(told(ask(admin, "/api/admin/enter", {{"secret", secret}, {"name", "Ada"}})), "200");
    EXPECT_EQ(told(ask(admin, "/api/admin/policies", {{"course", true}})), "200");
    Someone carla = signed_up(Browser(port), "Carla");
    EXPECT_EQ(told(ask(admin, "/api/admin/people/" + carla.id, {{"role", "teacher"}})), "200");
    teacher_ = carla.browser;
    wait_until_on(*teacher_);
    group_ = body_of(ask(*teacher_, "/api/groups", {{"name", "Class"}})).value("id", "");
    json members = json::array();
    for (const std::string& name : names) {
        members.push_back({{"name", name}, {"real_name", "Real " + name}});
    }
    const json cards = body_of(
        ask(*teacher_, "/api/groups/" + group_ + "/members", {{"members", members}}))["cards"];
    for (const json& card : cards) {
        Browser student(port);
        EXPECT_EQ(told(ask(student, "/api/sign-in",
                           {{"name", card["person"]["name"]}, {"code", card["code"]}})),
                  "200");
        students_.push_back(student);
    }
    EXPECT_EQ(students_.size(), names.size());
}

HttpAnswer School::ask(Browser& browser, const std::string& path, const json& body) {
    return browser.post(path, body.dump());
}

std::string School::path(const std::string& assignment, const std::string& rest) {
    return "/api/course/assignments/" + assignment + rest;
}

std::string School::assign(const std::string& game, const std::string& build) {
    json terms{{"title", "A secret title"},    {"game", game},           {"protocol", "ours"},
               {"run", "python3 ./player.py"}, {"checks", {"greeting"}}, {"patience", 60}};
    if (!build.empty()) {
        terms["build"] = build;
    }
    const HttpAnswer answer =
        ask(*teacher_, "/api/course/assignments",
            {{"group", group_}, {"assignment", terms}, {"ladder", {{"time", "600"}}}});
    EXPECT_EQ(told(answer), "200") << answer.body;
    return body_of(answer).value("assignment", "");
}

void School::run_ladder(const std::string& assignment, bool running) {
    EXPECT_EQ(told(ask(*teacher_, path(assignment), {{"ladder", {{"running", running}}}})), "200");
}

std::string School::hand_in(Browser& student, const std::string& assignment,
                            const std::string& archive) {
    const HttpAnswer answer =
        student.post(path(assignment, "/hand-ins?name=player.tar.gz"), archive);
    EXPECT_EQ(told(answer), "200") << answer.body;
    return body_of(answer).value("hand_in", "");
}

json School::wait_for(Browser& asker, const std::string& where,
                      const std::function<bool(const json&)>& holds) {
    json seen;
    for (int i = 0; i < 1800; ++i) {
        seen = body_of(asker.get(where));
        if (seen.is_object() && holds(seen)) {
            return seen;
        }
        usleep(100'000);
    }
    ADD_FAILURE() << where << " " << seen.dump(1);
    return nullptr;
}

json School::examined(Browser& student, const std::string& hand_in) {
    return wait_for(student, "/api/course/hand-ins/" + hand_in, [](const json& one) {
        const std::string state = one.value("state", "");
        return state == "accepted" || state == "refused";
    });
}

void School::wait_until_on(Browser& asker) {
    wait_for(asker, "/api/course", [](const json& course) { return course.value("on", false); });
}

bool School::plays(Browser& asker, const std::string& assignment, int games) {
    return !wait_for(asker, path(assignment, "/ladder"), [&](const json& one) {
                return one.value("games", -1) >= games;
            }).is_null();
}

json School::games(Browser& asker, const std::string& assignment) {
    return body_of(asker.get(path(assignment, "/games"))).value("games", json::array());
}

} // namespace tabuleiro::test
