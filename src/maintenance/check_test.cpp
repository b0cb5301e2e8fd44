// A check finds what is wrong, says where, and changes nothing.
#include "maintenance/check.hpp"

#include "support/house_files.hpp"

namespace tabuleiro::test {
namespace {

using namespace maintenance;
namespace fs = std::filesystem;

class CheckTest : public testing::Test {
  protected:
    void SetUp() override { make_house(house_); }

    // All faults in one text.
    std::string faults() {
        const auto report = check(house_);
        if (!report) {
            return report.error().text();
        }
        std::string text;
        for (const std::string& fault : report->faults) {
            text += fault + "\n";
        }
        return text;
    }

    Folder folder_;
    std::string house_ = folder_.file("house.db");
};

TEST_F(CheckTest, FindsNothingInAHouseWhereEveryGameWasPlayed) {
    const std::string before = read_file(house_);
    const auto report = check(house_);
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(report->faults, std::vector<std::string>{});
    EXPECT_EQ(report->tables, stored_scenarios().size());
    EXPECT_EQ(read_file(house_), before);
    const auto open = require(store::open_sqlite(house_));
    EXPECT_EQ(faults(), "") << "also while the house is open";
}

TEST_F(CheckTest, FindsAMoveThatTheRulesDoNotAllow) {
    execute(house_, "UPDATE events SET text = 'e2e5' WHERE table_key = 1 AND number = 1");
    EXPECT_TRUE(faults().starts_with("Table table 1: ")) << faults();
}

TEST_F(CheckTest, FindsAGapInTheNumbers) {
    execute(house_, "DELETE FROM events WHERE table_key = 5 AND number = 2");
    EXPECT_TRUE(faults().starts_with("Table table 5: ")) << faults();
}

TEST_F(CheckTest, FindsAResultThatDoesNotFollowFromTheMoves) {
    execute(house_, "UPDATE tables SET ended = 1, winner = 0, ending = 'resignation', rule = ''"
                    " WHERE key = (SELECT min(key) FROM tables WHERE ended IS NULL)");
    EXPECT_NE(faults().find("stored as first, and its moves lead to unfinished"), std::string::npos)
        << faults();
}

TEST_F(CheckTest, FindsRowsWithoutATable) {
    execute(house_, "DELETE FROM tables WHERE key = 3");
    EXPECT_NE(faults().find("belongs to no table"), std::string::npos) << faults();
}

TEST_F(CheckTest, FindsASchemaThatIsNotOurs) {
    execute(house_, "DROP INDEX tables_ended");
    EXPECT_NE(faults().find("The schema lacks the index tables_ended."), std::string::npos)
        << faults();
    execute(house_, "CREATE TABLE guests (name TEXT)");
    EXPECT_NE(faults().find("The schema has a foreign table guests."), std::string::npos)
        << faults();
}

TEST_F(CheckTest, FindsDamage) {
    damage(house_);
    EXPECT_NE(faults().find("is damaged"), std::string::npos) << faults();
}

TEST_F(CheckTest, RefusesWhatIsNoHouse) {
    house_ = folder_.file("letter");
    EXPECT_FALSE(check(house_));
    std::ofstream(house_) << std::string(5000, 'x');
    EXPECT_FALSE(check(house_));
}

// The tables of those files are too simple to be played, but their schema is as it was released.
TEST_F(CheckTest, ReadsEveryReleasedSchemaAndLeavesItAsItIs) {
    for (const fs::path& schema : released_schemas()) {
        for (const char* mode : {"DELETE", "WAL"}) {
            house_ = folder_.file(schema.stem().string() + mode);
            execute(house_, std::string("PRAGMA journal_mode = ") + mode);
            execute(house_, read_file(schema));
            const std::string before = read_file(house_);
            const auto report = check(house_);
            ASSERT_TRUE(report) << report.error().text();
            EXPECT_GT(report->tables, 0U);
            EXPECT_EQ(faults().find("schema"), std::string::npos) << faults();
            EXPECT_EQ(read_file(house_), before);
        }
    }
}

} // namespace
} // namespace tabuleiro::test
