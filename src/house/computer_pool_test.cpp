#include "house/computer_pool.hpp"

#include <atomic>
#include <condition_variable>
#include <future>
#include <mutex>
#include <new>
#include <set>
#include <stdexcept>
#include <thread>

#include "house/game_type.hpp"
#include "support/json_schema.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using test::json;
using test::TableDriver;

// Lets the computers at a table move until it is over or somebody else is to act.
void let_computers_play(TableDriver& driver, int max_commands) {
    for (int i = 0; i < max_commands; ++i) {
        const auto wanted_jobs = TableJobs(driver.table()).wanted();
        if (wanted_jobs.empty()) {
            return;
        }
        const auto job = TableJobs(driver.table())
                             .job(wanted_jobs[0], static_cast<std::uint64_t>(i), driver.now);
        const JobResult answer = job();
        ASSERT_EQ(driver.attempt(viewer_of(wanted_jobs[0].seat), answer.command), "")
            << name(answer.command.kind) << " " << answer.command.move;
    }
}

struct Pairing {
    const char* game;
    const char* first;
    const char* second;
    const char* more;
};

class ComputerGames : public ::testing::TestWithParam<Pairing> {};

TEST_P(ComputerGames, AreLegalAtEveryLevel) {
    TableDriver driver(GetParam().game, GetParam().first, GetParam().second, GetParam().more);
    let_computers_play(driver, 60);
    EXPECT_GT(driver.table().plies(), 10);
}

constexpr std::array pairings{
    Pairing{"chess", "c1", "c8", ""},
    Pairing{"chess", "c3", "c5", ""},
    Pairing{"chess", "c8", "c8", R"("time":{"first":"1+0.1","second":"0.2/move"})"},
    Pairing{"xadrez", "c1", "c7", ""},
    Pairing{"renpaarden", "c2", "c6", ""},
    Pairing{"wargame", "c1", "c2", ""},
    Pairing{"wargame", "c3", "c4", ""},
};

INSTANTIATE_TEST_SUITE_P(All, ComputerGames, ::testing::ValuesIn(pairings));

TEST(Computer, AnswersADrawByItsEvaluation) {
    // The computer is a queen up, then a queen down.
    for (const bool ahead : {true, false}) {
        TableDriver driver("chess", "here", "c5",
                           ahead ? R"("start":"3qk3/8/8/8/8/8/4P3/4K3 w - - 0 1")"
                                 : R"("start":"4k3/4p3/8/8/8/8/8/3QK3 w - - 0 1")");
        driver.command(Viewer::First, CommandKind::OfferDraw);
        let_computers_play(driver, 1);
        EXPECT_EQ(driver.table().result().has_value(), !ahead);
    }
}

TEST(Computer, PlaysOnWhenLittleHasHappened) {
    for (const auto& kind : game_types()) {
        const std::string game(kind->id());
        TableDriver driver(game, "here", "c4");
        driver.command(Viewer::First, CommandKind::OfferDraw);
        const auto wanted_jobs = TableJobs(driver.table()).wanted();
        ASSERT_EQ(wanted_jobs.size(), 1U);
        const JobResult answer = TableJobs(driver.table()).job(wanted_jobs[0], 1, driver.now)();
        EXPECT_EQ(answer.command.kind, CommandKind::DeclineDraw) << game;
    }
}

// What a computer of this level at the second seat says to a draw now.
CommandKind answer_to_draw(TableDriver& driver) {
    driver.command(Viewer::First, CommandKind::OfferDraw);
    const auto wanted_jobs = TableJobs(driver.table()).wanted();
    const auto offered =
        std::find_if(wanted_jobs.begin(), wanted_jobs.end(),
                     [](const JobRequest& request) { return request.kind == JobKind::AnswerDraw; });
    return TableJobs(driver.table()).job(*offered, 1, driver.now)().command.kind;
}

TEST(Computer, AgreesToNoDrawInTheOpeningHoweverItStands) {
    TableDriver driver("chess", "here", "c5");
    driver.moves(Viewer::First, {"d2d4"});
    driver.moves(Viewer::Second, {"g7g5"});
    driver.moves(Viewer::First, {"c1g5"});
    EXPECT_EQ(answer_to_draw(driver), CommandKind::DeclineDraw);
}

TEST(Computer, AgreesToADrawAfterTheOpeningWhenItStandsMuchWorse) {
    TableDriver driver("chess", "here", "c5");
    driver.moves(Viewer::First, {"d2d4"});
    driver.moves(Viewer::Second, {"g7g5"});
    driver.moves(Viewer::First, {"c1g5"});
    driver.moves(Viewer::Second, {"a7a6"});
    const std::array<std::pair<const char*, const char*>, 13> quiet{{
        {"a2a3", "b7b6"},
        {"b2b3", "c7c6"},
        {"c2c3", "d7d6"},
        {"h2h3", "h7h6"},
        {"g5h4", "f7f6"},
        {"e2e3", "b8d7"},
        {"g1f3", "d7b8"},
        {"b1d2", "b8d7"},
        {"f1d3", "d7b8"},
        {"d1c2", "b8d7"},
        {"a1b1", "d7b8"},
        {"b1a1", "b8d7"},
        {"f3g1", "d7b8"},
    }};
    for (const auto& [first, second] : quiet) {
        driver.moves(Viewer::First, {first});
        driver.moves(Viewer::Second, {second});
    }
    EXPECT_GE(driver.table().plies(), 30);
    EXPECT_EQ(answer_to_draw(driver), CommandKind::AcceptDraw);
}

// How the computer's first turn and its answer to a first move differ from game to game.
TEST(Computer, BeginsDifferentlyFromGameToGameAtEveryLevel) {
    for (const auto& kind : game_types()) {
        if (kind->has_secrets()) {
            continue; // its first turn is hidden
        }
        const std::string game(kind->id());
        for (const int level : {1, 2, 4, 6, 8}) {
            const TableDriver driver(game, "c" + std::to_string(level), "here");
            std::set<std::string> first_moves;
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const auto request = TableJobs(driver.table()).wanted().at(0);
                first_moves.insert(
                    TableJobs(driver.table()).job(request, seed, driver.now)().command.move);
            }
            EXPECT_GE(first_moves.size(), 2U) << game << " " << level;
        }
    }
}

TEST(Computer, ClaimsADrawThatItIsContentWith) {
    TableDriver driver(
        "chess", "here", "c5",
        R"("options":{"draws":"fide"},"start":"4k3/4p3/8/8/8/8/8/3QK3 w - - 100 80")");
    driver.moves(Viewer::First, {"d1d2"});
    let_computers_play(driver, 1);
    EXPECT_EQ(driver.table().result(), (Result{std::nullopt, Ending::Claim, "fifty-moves"}));
}

json advice(const std::string& fen, CommandKind kind) {
    TableDriver driver("chess", "here", "c1", "\"start\":\"" + fen + "\"");
    const auto request =
        test::require(TableJobs(driver.table()).advise(Viewer::First, {.kind = kind}));
    const JobResult answer = TableJobs(driver.table()).job(request, 1, driver.now)();
    json message = json::parse(to_message(request.kind, answer, "4"));
    EXPECT_TRUE(test::JsonSchema::of_web().faults(message, "Advice").empty());
    return message;
}

TEST(Computer, HintsAtTheMate) {
    const json hint = advice("6k1/5ppp/8/8/8/8/q4PPP/3R2K1 w - - 0 1", CommandKind::Hint);
    EXPECT_EQ(hint["advice"]["path"], json::parse(R"(["d1","d8"])"));
    EXPECT_EQ(hint["reply_to"], "4");
}

TEST(Computer, ShowsTheThreat) {
    const json threat = advice("6k1/5ppp/8/8/8/8/q4PPP/6K1 w - - 0 1", CommandKind::Threat);
    EXPECT_EQ(threat["advice"]["what"], "threat");
    EXPECT_EQ(threat["advice"]["path"][0], "a2");
}

TEST(Computer, HintsWhereToFireButNotWhereToHide) {
    TableDriver driver("wargame", "here", "c1");
    EXPECT_FALSE(driver.may(Viewer::First, "hint"));
    driver.command(Viewer::First, CommandKind::Arrange);
    driver.command(Viewer::Second, CommandKind::Arrange);
    EXPECT_TRUE(driver.may(Viewer::First, "hint"));
    EXPECT_FALSE(driver.may(Viewer::First, "threat"));
    const auto request =
        test::require(TableJobs(driver.table()).advise(Viewer::First, {.kind = CommandKind::Hint}));
    const JobResult answer = TableJobs(driver.table()).job(request, 1, driver.now)();
    ASSERT_EQ(answer.path.size(), 1U);
    EXPECT_EQ(answer.path[0], "second:" + *answer.move);
}

// A job that waits until it is let go.
class Gate {
  public:
    JobResult operator()() {
        std::unique_lock lock(mutex_);
        ++asked_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return open_; });
        return {};
    }
    void open() {
        const std::lock_guard lock(mutex_);
        open_ = true;
        changed_.notify_all();
    }
    void wait_until_asked(int times) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return asked_ >= times; });
    }
    int asked() {
        const std::lock_guard lock(mutex_);
        return asked_;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool open_ = false;
    int asked_ = 0;
};

TEST(ComputerPool, ThinkOnAsManyThreadsAsTheyHave) {
    Gate gate;
    std::atomic<int> done = 0;
    {
        ComputerPool computers(2);
        for (int i = 0; i < 5; ++i) {
            computers.think(std::ref(gate), [&](const JobResult&) { ++done; });
        }
        gate.wait_until_asked(2);
        EXPECT_EQ(gate.asked(), 2);
        EXPECT_EQ(computers.pending(), 5U);
        gate.open();
        while (computers.pending() > 0) {
            std::this_thread::yield();
        }
    }
    EXPECT_EQ(done, 5);
}

TEST(ComputerPool, ACancelledThoughtIsNotTold) {
    Gate gate;
    std::atomic<int> told = 0;
    {
        ComputerPool computers(1);
        const auto begun = computers.think(std::ref(gate), [&](const JobResult&) { ++told; });
        const auto waits = computers.think(std::ref(gate), [&](const JobResult&) { ++told; });
        gate.wait_until_asked(1);
        computers.cancel(begun);
        computers.cancel(waits);
        computers.cancel(4711);
        EXPECT_EQ(computers.pending(), 0U);
        gate.open();
    }
    EXPECT_EQ(told, 0);
    EXPECT_EQ(gate.asked(), 1) << "what waited is never thought about";
}

// What was answered, in order; told by one thread.
class Told {
  public:
    ComputerPool::Done as(const std::string& name) {
        return [this, name](const JobResult&) { order_ += (order_.empty() ? "" : " ") + name; };
    }
    const std::string& order() const { return order_; }

  private:
    std::string order_;
};

TEST(ComputerPool, MovesComeBeforeAdviceAndVisitorsTakeTurns) {
    Gate gate;
    Gate at_once;
    at_once.open();
    Told told;
    {
        ComputerPool computers(1);
        computers.think(std::ref(gate), told.as("first"));
        gate.wait_until_asked(1);
        for (const char* name : {"a1", "a2", "a3"}) {
            ASSERT_TRUE(computers.advise("ana", std::ref(at_once), told.as(name)));
        }
        const auto unwanted = computers.advise("bob", std::ref(at_once), told.as("b0"));
        ASSERT_TRUE(unwanted);
        computers.cancel(*unwanted);
        ASSERT_TRUE(computers.advise("bob", std::ref(at_once), told.as("b1")));
        computers.think(std::ref(at_once), told.as("move"));
        gate.open();
        while (computers.pending() > 0) {
            std::this_thread::yield();
        }
    }
    EXPECT_EQ(told.order(), "first move a1 b1 a2 a3");
}

TEST(ComputerPool, AClientWithTooManyJobsWaitingIsRefused) {
    Gate gate;
    ComputerPool computers(1);
    computers.think(std::ref(gate), [](const JobResult&) {});
    gate.wait_until_asked(1);
    std::vector<ComputerPool::Ticket> tickets;
    for (std::size_t i = 0; i < ComputerPool::max_advice_per_client; ++i) {
        const auto ticket = computers.advise("ana", std::ref(gate), [](const JobResult&) {});
        ASSERT_TRUE(ticket);
        tickets.push_back(*ticket);
    }
    const auto refused = computers.advise("ana", std::ref(gate), [](const JobResult&) {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "busy");
    EXPECT_TRUE(computers.advise("bob", std::ref(gate), [](const JobResult&) {}));
    computers.cancel(tickets.front());
    EXPECT_TRUE(computers.advise("ana", std::ref(gate), [](const JobResult&) {})) << "one has gone";
    gate.open();
}

TEST(ComputerPool, EndsWithJobsWaiting) {
    Gate gate;
    gate.open();
    ComputerPool computers(1);
    for (int i = 0; i < 100; ++i) {
        computers.think(std::ref(gate), [](const JobResult&) {});
    }
}

JobResult failing() {
    throw std::bad_alloc();
}

TEST(ComputerPool, AThoughtThatFailsHasNothingToSayAndStopsNobodyElse) {
    std::promise<bool> said;
    ComputerPool computers(1);
    computers.think(failing, [](const JobResult&) { throw std::runtime_error("cannot take it"); });
    computers.think(failing,
                    [&](const JobResult& answer) { said.set_value(answer.move.has_value()); });
    EXPECT_FALSE(said.get_future().get());
}

} // namespace
} // namespace tabuleiro::house
