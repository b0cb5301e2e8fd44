// The answers of examples/course: models are accepted, faulty ones reported as the README says.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include "core/text.hpp"
#include "handing_in.hpp"

namespace tabuleiro::test {
namespace {

namespace fs = std::filesystem;

const fs::path examples = fs::path(TABULEIRO_SOURCE_DIR) / "examples/course";

struct Example {
    std::string assignment;
    std::string answer; // "model", or a folder of faulty
};

std::vector<std::string> folders_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.is_directory()) {
            names.push_back(entry.path().filename().string());
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<Example> all_examples() {
    std::vector<Example> all;
    for (const std::string& assignment : folders_in(examples)) {
        all.push_back({assignment, "model"});
        for (const std::string& answer : folders_in(examples / assignment / "faulty")) {
            all.push_back({assignment, answer});
        }
    }
    return all;
}

// What the README says of a faulty answer: the line of the report, and its words.
std::vector<std::string> promised(const Example& example) {
    std::istringstream readme(read_file((examples / "README.md").string()));
    const std::string begin = "| `" + example.assignment + "` | `" + example.answer + "` |";
    for (std::string line; std::getline(readme, line);) {
        if (line.starts_with(begin)) {
            const auto fields = split(line, '|');
            std::string step(trimmed(fields.at(4)));
            return {step.substr(1, step.size() - 2), std::string(trimmed(fields.at(5)))};
        }
    }
    return {};
}

std::vector<Packed> files_of(const Example& example) {
    const fs::path folder = examples / example.assignment;
    std::vector<Packed> files;
    for (const auto& entry : fs::directory_iterator(folder / "model")) {
        const std::string name = entry.path().filename().string();
        const fs::path other = folder / "faulty" / example.answer / name;
        files.push_back({name, read_file((fs::exists(other) ? other : entry.path()).string())});
    }
    return files;
}

class CourseExamples : public HandingIn, public testing::WithParamInterface<Example> {};

INSTANTIATE_TEST_SUITE_P(Each, CourseExamples, testing::ValuesIn(all_examples()),
                         [](const auto& example) {
                             std::string name =
                                 example.param.assignment + "_" + example.param.answer;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST_P(CourseExamples, AreReportedAsTheirReadmeSays) {
    const Example& example = GetParam();
    const std::string folder = (examples / example.assignment).string();
    auto assignment = course::parse_assignment(read_file(folder + "/assignment.json"), folder);
    ASSERT_TRUE(assignment) << assignment.error().text();
    const auto says = promised(example);
    if (says.empty() || says[1].find("within 5 s") == std::string::npos) {
        assignment->patience = std::chrono::seconds(60); // however slow the machine is
    }
    const auto report =
        course::examine(*assignment, "answer.tar.gz", pack(files_of(example)), confine());
    if (example.answer == "model") {
        EXPECT_TRUE(report.accepted()) << course::to_json(report);
        return;
    }
    EXPECT_FALSE(report.accepted());
    ASSERT_EQ(says.size(), 2U) << "the README does not have it";
    EXPECT_TRUE(has(verdict(report, says[0]), says[1]));
}

TEST(CourseExamplesFolder, HasFaultyAnswersForEachAssignment) {
    for (const std::string& assignment : folders_in(examples)) {
        EXPECT_GE(folders_in(examples / assignment / "faulty").size(), 3U) << assignment;
    }
    EXPECT_EQ(all_examples().size(), 22U);
}

} // namespace
} // namespace tabuleiro::test
