#include "course/assignment.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "support/folder.hpp"

namespace tabuleiro::course {
namespace {

using nlohmann::json;

json usual() {
    return {{"title", "Knights"},
            {"game", "renpaarden"},
            {"run", "python3 player.py --protocol"},
            {"artefacts", {"player.py"}}};
}

std::string complaint(const json& assignment) {
    const auto parsed = parse_assignment(assignment.dump(), ".");
    return parsed ? "" : parsed.error().text();
}

TEST(Assignment, HasDefaultsForWhatIsNotNamed) {
    const auto parsed = parse_assignment(usual().dump(), ".");
    ASSERT_TRUE(parsed) << parsed.error().text();
    EXPECT_EQ(parsed->run, (std::vector<std::string>{"python3", "./player.py", "--protocol"}));
    EXPECT_EQ(parsed->build.command, "");
    EXPECT_EQ(parsed->build.limits.memory, 1024 * programs::SandboxLimits::megabyte);
    EXPECT_EQ(parsed->limits, programs::SandboxLimits{});
    EXPECT_TRUE(takes_file(*parsed, "anything"));
    EXPECT_GT(suite_of(*parsed)->checks.size(), 20U);
}

TEST(Assignment, TakesLimitsAndPatterns) {
    json given = usual();
    given["files"] = {"*.py", "Makefile"};
    given["limits"] = "memory=64";
    given["build-limits"] = "memory=99";
    given["build-seconds"] = 7;
    given["most-files"] = 3;
    given["most-megabytes"] = 2;
    given["patience"] = 9;
    const auto parsed = parse_assignment(given.dump(), ".");
    ASSERT_TRUE(parsed) << parsed.error().text();
    EXPECT_TRUE(takes_file(*parsed, "deep/player.py"));
    EXPECT_TRUE(takes_file(*parsed, "Makefile"));
    EXPECT_FALSE(takes_file(*parsed, "player.exe"));
    EXPECT_EQ(parsed->limits.memory, 64 * programs::SandboxLimits::megabyte);
    EXPECT_EQ(parsed->build.limits.memory, 99 * programs::SandboxLimits::megabyte);
    EXPECT_EQ(parsed->build.limits.processes, 64);
    EXPECT_EQ(parsed->build.time.count(), 7);
    EXPECT_EQ(parsed->hand_in.files, 3U);
    EXPECT_EQ(parsed->hand_in.size, 2 * FileLimits::megabyte);
    EXPECT_EQ(parsed->patience, std::chrono::seconds(9));
}

TEST(Assignment, RunsOnlyTheChecksThatItNames) {
    json given = usual();
    given["checks"] = {"show", "new"};
    const auto parsed = parse_assignment(given.dump(), ".");
    ASSERT_TRUE(parsed);
    const auto suite = suite_of(*parsed);
    ASSERT_EQ(suite->checks.size(), 2U);
    EXPECT_EQ(suite->checks[0].name, "new");
    given["checks"] = {"show", "nonsense"};
    EXPECT_EQ(complaint(given), "There is no check 'nonsense' for renpaarden.");
}

TEST(Assignment, TakesBatteriesBesideIt) {
    const test::Folder folder;
    std::filesystem::create_directories(folder.file("exam/hidden"));
    std::ofstream(folder.file("exam/one.in")) << "a\n";
    std::ofstream(folder.file("exam/one.out")) << "b\n";
    std::ofstream(folder.file("exam/hidden/two.in")) << "a\n";
    std::ofstream(folder.file("exam/hidden/two.out")) << "b\n";
    json given = usual();
    given["checks"] = {"new"};
    given["batteries"] = "exam";
    const auto parsed = parse_assignment(given.dump(), folder.path().string());
    ASSERT_TRUE(parsed) << parsed.error().text();
    EXPECT_EQ(suite_of(*parsed)->checks.size(), 3U);
    EXPECT_NE(complaint(given).find("no battery"), std::string::npos);
}

TEST(Assignment, SaysEverythingThatIsWrong) {
    EXPECT_EQ(complaint(json::array()), "An assignment is an object of JSON.");
    EXPECT_FALSE(parse_assignment("{", "."));
    const std::string text = complaint({{"title", 7},
                                        {"run", "'open"},
                                        {"patience", 0},
                                        {"files", "*.c"},
                                        {"artefacts", {"../x"}},
                                        {"limits", "speed=1"},
                                        {"memroy", 5}});
    for (const char* part :
         {"'title' is a text", "'game' is a text, and must be there", "quotation mark",
          "'patience' is a whole number from 1 to 60", "'files' is a list of texts",
          "'artefacts' is a list of paths", "no limit 'speed=1'", "has no 'memroy'"}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    }
    json given = usual();
    given["game"] = "go";
    EXPECT_NE(complaint(given).find("no game 'go'"), std::string::npos);
}

} // namespace
} // namespace tabuleiro::course
