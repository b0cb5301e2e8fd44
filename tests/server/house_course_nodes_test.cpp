// The course in a house of several nodes: one does its work at a time, and when that one dies,
// another goes on. Nothing is lost, and nothing is done twice.
#include <fstream>

#include "programs/sandbox/sandbox.hpp"
#include "school.hpp"
#include "several_nodes.hpp"

namespace tabuleiro::test {
namespace {

class CourseNodes : public SeveralNodes {
  protected:
    void SetUp() override {
        const auto sandbox = programs::Sandbox::find();
        if (!sandbox || (*sandbox)->weakness()) {
            GTEST_SKIP() << "What is handed in runs only in a full sandbox.";
        }
        two_.push_back(&start_with_log("first.log"));
        two_.push_back(&start_with_log("second.log"));
        addresses_ = node_addresses();
        ASSERT_EQ(addresses_.size(), 2U);
    }
    HouseProcess& start_with_log(const std::string& name) {
        return start_node({"--log-level", "info", "--log-file", data_.file(name)});
    }
    // The first column of what a statement gives, as text.
    std::vector<std::string> ask_database(const std::string& statement) {
        auto connection = store::postgresql::Address::parse(address_).and_then(
            store::postgresql::Connection::open);
        const auto result = connection->run({statement});
        EXPECT_TRUE(result) << statement;
        std::vector<std::string> found;
        for (int row = 0; result && row < result->rows(); ++row) {
            found.push_back(result->text(row, 0));
        }
        return found;
    }
    std::vector<std::string> unfinished() {
        return ask_database("SELECT table_id FROM ladder_games WHERE winner = ''");
    }
    std::string count(const std::string& what) {
        return ask_database("SELECT count(*)::text FROM " + what).at(0);
    }
    // Which of the two does the work.
    std::size_t working() {
        const auto node = ask_database("SELECT node FROM course_work");
        return node.empty() || node[0] == addresses_[0] ? 0 : 1;
    }
    int times_examined(const std::string& hand_in) const {
        int times = 0;
        for (const char* const name : {"first.log", "second.log"}) {
            const std::string log = read_file(data_.file(name));
            const std::string line = "hand-in-examined";
            for (auto at = log.find(line); at != std::string::npos; at = log.find(line, at + 1)) {
                times += log.substr(at, log.find('\n', at) - at).find(hand_in) != std::string::npos
                             ? 1
                             : 0;
            }
        }
        return times;
    }
    // Waits until a game is in its middle; its table.
    std::string game_in_its_middle() {
        for (int i = 0; i < 1200; ++i) {
            const auto found =
                ask_database("SELECT l.table_id FROM ladder_games l JOIN tables t ON t.id ="
                             " l.table_id JOIN events e ON e.table_key = t.key WHERE l.winner = ''"
                             " GROUP BY l.table_id HAVING count(*) BETWEEN 6 AND 30");
            if (!found.empty()) {
                return found[0];
            }
            usleep(50'000);
        }
        ADD_FAILURE() << "no game was begun";
        return "";
    }
    // What a command of the program about the house prints.
    std::string said_by(std::vector<std::string> words) const {
        words.insert(words.begin(), {TABULEIRO_PROGRAM, "--config", "/dev/null", "--data",
                                     data_.path().string(), "--store", address_});
        Child child(words, {.error_file = data_.file("told")});
        std::string text = child.rest();
        EXPECT_EQ(child.wait(), 0) << read_file(data_.file("told"));
        return text;
    }
    // At the node that does not do the work, with the key of a worker for games.
    std::vector<std::string> work_command(const HouseProcess& node) const {
        const std::string key = said_by({"worker", "add", "laptop", "--kinds", "game"});
        std::ofstream(data_.file("key")) << key.substr(0, key.find('\n')) << "\n";
        return {TABULEIRO_PROGRAM, "--config",
                "/dev/null",       "work",
                "--house",         "http://127.0.0.1:" + std::to_string(node.port()),
                "--key-file",      data_.file("key"),
                "--kinds",         "game",
                "--jobs",          "1"};
    }
    int done_by_laptop() const {
        const std::string all = said_by({"worker", "list"});
        const auto at = all.find("done ");
        return at == std::string::npos ? -1 : std::stoi(all.substr(at + 5));
    }
    bool laptop_does(int games) const {
        for (int i = 0; i < 900 && done_by_laptop() < games; ++i) {
            usleep(100'000);
        }
        return done_by_laptop() >= games;
    }
    void expect_all_played(Browser& teacher, const std::string& assignment) {
        EXPECT_EQ(told(School::ask(teacher, School::path(assignment),
                                   {{"ladder", {{"running", false}}}})),
                  "200");
        for (int i = 0; i < 1200 && !unfinished().empty(); ++i) {
            usleep(100'000);
        }
        EXPECT_TRUE(unfinished().empty());
        expect_each_game_once();
    }
    static std::string events_of(const std::string& table) {
        return "events e JOIN tables t ON t.key = e.table_key WHERE t.id = '" + table + "'";
    }
    // Every game has one table with events without gaps, and every table is a game.
    void expect_each_game_once() {
        EXPECT_EQ(count("ladder_games"), count("tables"));
        EXPECT_EQ(count("ladder_games l JOIN tables t ON t.id = l.table_id"
                        " WHERE t.ended IS NOT NULL"),
                  count("ladder_games"));
        EXPECT_EQ(ask_database("SELECT coalesce(max(number), 0)::text FROM ladder_games").at(0),
                  count("ladder_games"));
        EXPECT_EQ(count("(SELECT table_key FROM events GROUP BY table_key"
                        " HAVING count(*) <> max(number)) AS torn"),
                  "0");
        EXPECT_EQ(count("ladder_games WHERE winner = 'none' OR failed <> ''"), "0");
    }

    std::vector<HouseProcess*> two_;
    std::vector<std::string> addresses_; // where they listen for each other
};

TEST_F(CourseNodes, AnotherOneGoesOnWhenTheOneThatDoesTheWorkIsKilled) {
    School school(two_[0]->port(), data_.path(), {"Ana", "Zoé", "Rui"});
    const std::string id = school.assign("reversi", "sh build.sh");
    const std::string slow_moves = player_archive("time.sleep(0.1)");
    std::vector<std::string> handed_in;
    for (const std::size_t student : {0, 1}) {
        handed_in.push_back(School::hand_in(school.student(student), id, slow_moves));
        ASSERT_EQ(School::examined(school.student(student), handed_in.back())["state"], "accepted");
    }
    const std::size_t dies = working();
    HouseProcess& other = *two_[1 - dies];
    Browser at_dying = at(*two_[dies], school.student(2));
    Browser at_other = at(other, school.student(2));
    School::wait_until_on(at_dying);
    School::wait_until_on(at_other);
    handed_in.push_back(
        School::hand_in(at_other, id, player_archive("time.sleep(0.1)", "sleep 3; echo built")));
    ASSERT_FALSE(
        School::wait_for(at_dying, "/api/course/hand-ins/" + handed_in[2], [](const json& one) {
            return one.value("state", "") == "examining";
        }).is_null());
    const std::string table = game_in_its_middle();
    ASSERT_EQ(times_examined(handed_in[2]), 0) << "it took too long to find a game";
    ASSERT_EQ(working(), dies);
    const std::string before = count(events_of(table));
    EXPECT_EQ(two_[dies]->end(SIGKILL), 128 + SIGKILL);

    // Neither the hand-in that was being examined is lost, nor the game.
    const json report = School::examined(at_other, handed_in[2]);
    ASSERT_EQ(report["state"], "accepted") << report.dump(1);
    EXPECT_EQ(report["version"], 1);
    EXPECT_EQ(working(), 1 - dies);
    ASSERT_FALSE(School::wait_for(at_other, School::path(id, "/games"), [&](const json& one) {
                     return std::any_of(
                         one["games"].begin(), one["games"].end(), [&](const json& game) {
                             return game["table"] == table && !game["result"].is_null();
                         });
                 }).is_null());
    EXPECT_GT(std::stoi(count(events_of(table))), std::stoi(before));
    ASSERT_TRUE(School::plays(at_other, id, 4));

    Browser teacher = at(other, school.teacher());
    expect_all_played(teacher, id);
    for (const std::string& one : handed_in) {
        EXPECT_EQ(times_examined(one), 1) << one;
    }
    EXPECT_EQ(count("hand_ins WHERE version = 1"), "3");
    EXPECT_EQ(other.end(SIGTERM), 0);
}

TEST_F(CourseNodes, AWorkerPlaysForWhicheverNodeDoesTheWork) {
    School school(two_[0]->port(), data_.path(), {"Ana", "Zoé"});
    const std::string id = school.assign("reversi");
    for (const std::size_t student : {0, 1}) {
        const std::string mine = School::hand_in(school.student(student), id, player_archive());
        ASSERT_EQ(School::examined(school.student(student), mine)["state"], "accepted");
    }
    const std::size_t dies = working();
    HouseProcess& other = *two_[1 - dies];
    Child laptop(work_command(other), {.error_file = data_.file("laptop.said")});
    ASSERT_TRUE(laptop_does(2)) << read_file(data_.file("laptop.said"));
    ASSERT_EQ(working(), dies) << "the laptop has asked the other node";

    EXPECT_EQ(two_[dies]->end(SIGKILL), 128 + SIGKILL);
    ask_database("UPDATE course_work SET until = 0 RETURNING node"); // half a minute has passed
    for (int i = 0; i < 900 && working() == dies; ++i) {
        usleep(100'000);
    }
    ASSERT_EQ(working(), 1 - dies);
    ASSERT_TRUE(laptop_does(done_by_laptop() + 2)) << read_file(data_.file("laptop.said"));
    EXPECT_EQ(laptop.end(SIGTERM), 0);
    Browser teacher = at(other, school.teacher());
    expect_all_played(teacher, id);
    EXPECT_EQ(other.end(SIGTERM), 0);
}

} // namespace
} // namespace tabuleiro::test
