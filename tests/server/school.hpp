// A teacher, students, and assignments of the course, for tests: at any node of a house.
#pragma once

#include <filesystem>
#include <functional>

#include "people_house.hpp"

namespace tabuleiro::test {

// An archive with a program that plays any legal move of any game. `choice`: Python for what it
// does before each move.
std::string player_archive(const std::string& choice = "", const std::string& build = "");

class School {
  public:
    // The administrator comes in by the link of the house, and switches the course on.
    School(std::uint16_t port, const std::filesystem::path& data,
           const std::vector<std::string>& names);

    // Programs that speak our protocol, and a ladder.
    std::string assign(const std::string& game = "reversi", const std::string& build = "");
    void run_ladder(const std::string& assignment, bool running);

    Browser& teacher() { return *teacher_; }
    Browser& student(std::size_t number) { return students_.at(number); }

    static HttpAnswer ask(Browser& browser, const std::string& path, const json& body);
    static std::string path(const std::string& assignment, const std::string& rest = "");
    // The id of the hand-in.
    static std::string hand_in(Browser& student, const std::string& assignment,
                               const std::string& archive);
    // What the asker sees as soon as the condition holds; null if it never does.
    static json wait_for(Browser& asker, const std::string& where,
                         const std::function<bool(const json&)>& holds);
    // Nodes ask once a second what has changed.
    static void wait_until_on(Browser& asker);
    static json examined(Browser& student, const std::string& hand_in);
    // Waits until so many games of the ladder have ended.
    static bool plays(Browser& asker, const std::string& assignment, int games);
    static json games(Browser& asker, const std::string& assignment);

  private:
    std::optional<Browser> teacher_;
    std::string group_;
    std::vector<Browser> students_;
};

} // namespace tabuleiro::test
