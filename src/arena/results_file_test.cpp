#include "arena/results_file.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <unistd.h>

#include "arena/players/player_spec.hpp"

namespace tabuleiro::arena {
namespace {

class ResultsFiles : public testing::Test {
  protected:
    void SetUp() override {
        path_ =
            (std::filesystem::temp_directory_path() / ("arena-results-" + std::to_string(getpid())))
                .string();
        std::filesystem::remove(path_);
        plan_.players = {*parse_player("random"), *parse_player("random,name=other")};
        plan_.sprt = league::SprtTerms{};
        plan_.adjudication.draw = Adjudication::Draw{};
        plan_.limits = *parse_limits("tc=10+0.1");
    }
    void TearDown() override { std::filesystem::remove(path_); }

    static GameRecord game(int id) {
        GameRecord record;
        record.job = {id, 0, id / 2, {id % 2, 1 - id % 2}, {"", {"e2e4"}}, 99};
        record.date = "2026-01-02";
        record.moves = {"e7e5", "d1h5"};
        record.notes = {{Duration(15), Duration(9985), {-20, std::nullopt, 9, 1000}},
                        {Duration(15), std::nullopt, {std::nullopt, 3, 1, 2}}};
        record.end = {Player::Second, Reason::Crash, "exited \xff \"7\"\n"};
        return record;
    }

    std::string path_;
    Plan plan_;
};

TEST_F(ResultsFiles, KeepWhatIsWritten) {
    {
        auto file = ResultsFile::create(path_, plan_);
        ASSERT_TRUE(file) << file.error().text();
        file->append(game(1));
        file->append(game(0));
    }
    const auto read = ResultsFile::resume(path_);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(read->plan(), plan_);
    ASSERT_EQ(read->games().size(), 2U);
    GameRecord expected = game(1);
    expected.end.detail = "exited \xEF\xBF\xBD \"7\"\n"; // bytes that are not UTF-8 are replaced
    EXPECT_EQ(read->games()[0], expected);
}

// A resumed tournament must not run engines outside the sandbox that it was begun with.
TEST_F(ResultsFiles, KeepTheSandbox) {
    plan_.sandbox = SandboxLimits{};
    plan_.sandbox->memory = 64 * SandboxLimits::megabyte;
    ASSERT_TRUE(ResultsFile::create(path_, plan_));
    EXPECT_EQ(read_results(path_)->plan.sandbox, plan_.sandbox);
}

TEST_F(ResultsFiles, ALineThatWasCutOffIsDroppedAndWrittenOver) {
    {
        auto file = ResultsFile::create(path_, plan_);
        file->append(game(0));
    }
    std::ofstream(path_, std::ios::app) << "{\"game\":1,\"rou";
    {
        auto file = ResultsFile::resume(path_);
        ASSERT_TRUE(file) << file.error().text();
        EXPECT_EQ(file->games().size(), 1U);
        file->append(game(1));
    }
    EXPECT_EQ(read_results(path_)->games.size(), 2U);
}

TEST_F(ResultsFiles, AreNeverOverwrittenNorWrittenByTwo) {
    auto file = ResultsFile::create(path_, plan_);
    ASSERT_TRUE(file);
    EXPECT_FALSE(ResultsFile::create(path_, plan_));
    EXPECT_EQ(ResultsFile::resume(path_).error().text(),
              path_ + " is being written by another arena.");
}

TEST_F(ResultsFiles, DamageIsNamedByItsLine) {
    {
        auto file = ResultsFile::create(path_, plan_);
        file->append(game(0));
    }
    std::ofstream(path_, std::ios::app) << "nonsense\n";
    EXPECT_NE(ResultsFile::resume(path_).error().text().find("line 3"), std::string::npos);
    std::ofstream(path_) << "";
    EXPECT_FALSE(ResultsFile::resume(path_));
    std::ofstream(path_) << "{}\n";
    EXPECT_FALSE(ResultsFile::resume(path_));
}

} // namespace
} // namespace tabuleiro::arena
