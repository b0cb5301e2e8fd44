// A house with the course: a teacher, a group, and its students, signed in.
#pragma once

#include "people_house.hpp"
#include "programs/sandbox/sandbox.hpp"
#include "support/packed.hpp"

namespace tabuleiro::test {

inline const std::string program_examples =
    std::string(TABULEIRO_SOURCE_DIR) + "/examples/programs/";

// Plays any legal move of any game.
inline std::string random_player(const std::string& begin = "") {
    return pack(
        {{"player/player.py", begin + read_file(program_examples + "random_player.py")},
         {"player/tabuleiro_player.py", read_file(program_examples + "tabuleiro_player.py")}});
}

inline std::string said_in(const json& report, const std::string& check) {
    for (const json& line : report["report"]["checks"]) {
        if (line["name"] == check) {
            return line.value(line["verdict"] == "fail" ? "sentence" : "verdict", "");
        }
    }
    return "not reached";
}

class CourseHouse : public PeopleHouse {
  protected:
    void SetUp() override {
        const auto sandbox = programs::Sandbox::find();
        if (!sandbox || (*sandbox)->weakness()) {
            GTEST_SKIP() << "What is handed in runs only in a full sandbox.";
        }
        PeopleHouse::SetUp();
        teacher_.emplace(teacher("Carla"));
        group_ = make_group(teacher_->browser, "Class");
        const json cards = add_members(teacher_->browser, group_, names());
        for (const json& card : cards) {
            students_.push_back(signed_in(card));
            ids_.push_back(card["person"]["id"]);
        }
    }
    // Of the students.
    virtual std::vector<std::string> names() const { return {"Ana", "Zoé"}; }
    void switch_on() {
        ASSERT_EQ(told(ask(*admin_, "/api/admin/policies", {{"course", true}})), "200");
    }

    static json terms() {
        return {{"title", "A player of Reversi"}, {"game", "reversi"},      {"protocol", "ours"},
                {"run", "python3 ./player.py"},   {"checks", {"greeting"}}, {"patience", 60}};
    }
    // With a ladder, unless it is null.
    json wanted(const json& assignment, const json& ladder) const {
        return {{"group", group_["id"]}, {"assignment", assignment}, {"ladder", ladder}};
    }
    std::string make(const json& assignment = terms(), const json& ladder = {{"time", "600"}}) {
        const HttpAnswer answer =
            ask(teacher_->browser, "/api/course/assignments", wanted(assignment, ladder));
        EXPECT_EQ(told(answer), "200") << answer.body;
        return body_of(answer).value("assignment", "");
    }
    static std::string path(const std::string& assignment, const std::string& rest = "") {
        return "/api/course/assignments/" + assignment + rest;
    }
    static HttpAnswer hand_in(Browser& student, const std::string& assignment,
                              const std::string& file, const std::string& bytes) {
        return student.post(path(assignment, "/hand-ins?name=" + file), bytes);
    }
    static HttpAnswer hand_in_as(Browser& somebody, const std::string& assignment) {
        return hand_in(somebody, assignment, "player.tar.gz", random_player());
    }
    static std::string handed_in(Browser& student, const std::string& assignment,
                                 const std::string& bytes,
                                 const std::string& file = "player.tar.gz") {
        const HttpAnswer answer = hand_in(student, assignment, file, bytes);
        EXPECT_EQ(told(answer), "200") << answer.body;
        return body_of(answer).value("hand_in", "");
    }
    // What the asker sees as soon as the condition holds; null if it never does.
    static json wait_for(Browser& asker, const std::string& where,
                         const std::function<bool(const json&)>& holds) {
        json seen;
        for (int i = 0; i < 3000; ++i) {
            seen = body_of(asker.get(where));
            if (seen.is_object() && holds(seen)) {
                return seen;
            }
            usleep(100'000);
        }
        ADD_FAILURE() << seen.dump(1);
        return nullptr;
    }
    static json examined(Browser& student, const std::string& hand_in) {
        return wait_for(student, "/api/course/hand-ins/" + hand_in, [](const json& one) {
            return one["state"] == "accepted" || one["state"] == "refused";
        });
    }

    std::optional<Known> teacher_;
    json group_;
    std::vector<Browser> students_;
    std::vector<std::string> ids_;
};

} // namespace tabuleiro::test
