// Games of ladders at workers: real ones play them, one is killed with its games, others lie, and
// strangers ask for programs that are not theirs.
#include <filesystem>
#include <fstream>
#include <future>
#include <set>
#include <thread>

#include "house/opening.hpp"
#include "house/table_view.hpp"
#include "programs/sandbox/sandbox.hpp"
#include "school.hpp"
#include "store/sqlite.hpp"

namespace tabuleiro::test {
namespace {

using namespace std::literals;

class CourseWorkers : public OpenHouse {
  protected:
    void SetUp() override {
        const auto sandbox = programs::Sandbox::find();
        if (!sandbox || (*sandbox)->weakness()) {
            GTEST_SKIP() << "What is handed in runs only in a full sandbox.";
        }
        OpenHouse::SetUp();
        school_.emplace(house_.port(), folder_.path(), std::vector<std::string>{"Ana", "Zoé"});
    }
    // An assignment with a version of each student.
    std::string two_versions(const std::string& archive, const std::string& game = "reversi") {
        std::string id = school_->assign(game);
        for (const std::size_t student : {0, 1}) {
            const std::string mine = School::hand_in(school_->student(student), id, archive);
            EXPECT_EQ(School::examined(school_->student(student), mine)["state"], "accepted");
        }
        return id;
    }

    std::string said_by(std::vector<std::string> words) {
        words.insert(words.begin(), {TABULEIRO_PROGRAM, "--config", "/dev/null", "--data",
                                     folder_.path().string()});
        Child child(words);
        std::string text = child.rest();
        EXPECT_EQ(child.wait(), 0) << words.back();
        return text;
    }
    std::string new_key(const std::string& name, const std::string& kinds) {
        std::vector<std::string> words{"worker", "add", name};
        if (!kinds.empty()) {
            words.insert(words.end(), {"--kinds", kinds});
        }
        const std::string said = said_by(words);
        return said.substr(0, said.find('\n'));
    }
    std::string list() { return said_by({"worker", "list"}); }
    int done_by(const std::string& worker) {
        const std::string all = list();
        const auto line = all.find(worker + " ");
        const auto at = line == std::string::npos ? line : all.find("done ", line);
        return at == std::string::npos ? -1 : std::stoi(all.substr(at + 5));
    }
    template <class Condition>
    static bool becomes(Condition condition) {
        for (int i = 0; i < 900; ++i) {
            if (condition()) {
                return true;
            }
            std::this_thread::sleep_for(100ms);
        }
        return false;
    }

    std::vector<std::string> work_command(const std::string& key_file, int jobs) const {
        return {TABULEIRO_PROGRAM, "--config",
                "/dev/null",       "work",
                "--house",         "http://127.0.0.1:" + std::to_string(house_.port()),
                "--key-file",      key_file,
                "--kinds",         "game",
                "--jobs",          std::to_string(jobs)};
    }
    std::unique_ptr<Child> start_worker(const std::string& name, int jobs = 1) {
        std::ofstream(folder_.file(name)) << new_key(name, "game") << "\n";
        return std::make_unique<Child>(work_command(folder_.file(name), jobs),
                                       Surroundings{.error_file = folder_.file(name + ".said")});
    }

    // The steps of a worker, one by one.
    HttpAnswer post(const std::string& key, const std::string& path, const std::string& body) {
        return browser().post("/api/work/" + path, body, {{"Authorization", "Bearer " + key}});
    }
    HttpAnswer post(const std::string& key, const std::string& path, const json& body) {
        return post(key, path, body.dump());
    }
    std::string signature(const std::string& key) {
        const json refused =
            body_of(post(key, "claim", {{"signature", "old"}, {"kinds", {"game"}}}));
        EXPECT_EQ(refused["refused"], "signature");
        return refused["reasons"][0]["values"]["house"];
    }
    // A game that this worker has now.
    json taken_game(const std::string& key) {
        const json asked{{"signature", signature(key)}, {"kinds", {"game"}}, {"wait", 20}};
        for (int i = 0; i < 5; ++i) {
            json claimed = body_of(post(key, "claim", asked));
            if (claimed.value("job", json()).is_number()) {
                return claimed;
            }
        }
        ADD_FAILURE() << "no game came";
        return {{"job", 0}, {"lease", 0}};
    }
    static json about(const json& taken) {
        return {{"job", taken["job"]}, {"lease", taken["lease"]}};
    }
    static json with_hash(const json& taken, const json& hash) {
        json body = about(taken);
        body["hash"] = hash;
        return body;
    }
    static json with_moves(const json& taken, const std::vector<std::string>& moves, int time = 5) {
        json body = about(taken);
        body["answer"] = {{"moves", moves}, {"times", std::vector<int>(moves.size(), time)}};
        return body;
    }
    // So many legal moves, from the end of the game's opening on.
    static std::vector<std::string> moves_in(const json& taken, std::size_t count) {
        constexpr house::WallTime now{1'000};
        const auto settings = house::parse_settings(taken["work"]["settings"].dump()).value();
        house::Table table = house::Table::open("t", settings, now).value();
        const auto opening = taken["work"]["opening"].get<std::vector<std::string>>();
        EXPECT_EQ(opening.size(), 8U);
        EXPECT_TRUE(house::play_opening(table, opening, now));
        std::vector<std::string> moves;
        while (moves.size() < count) {
            const house::Viewer viewer = house::viewer_of(*table.turn());
            const json state = json::parse(house::TableView(table, viewer).state(now));
            moves.push_back(state["choices"][0]["move"]);
            EXPECT_TRUE(house::play_opening(table, std::span(&moves.back(), 1), now));
        }
        return moves;
    }
    static std::string hash_in(const json& taken, const char* seat) {
        return taken["work"]["programs"][seat]["hash"];
    }
    // All games of the ladder have ended, each at a table of its own.
    void expect_all_games_whole(const std::string& id) {
        school_->run_ladder(id, false);
        Browser& reader = school_->student(0);
        EXPECT_TRUE(becomes([&] {
            const json games = School::games(reader, id);
            return std::none_of(games.begin(), games.end(),
                                [](const json& game) { return game["result"].is_null(); });
        }));
        const json games = School::games(reader, id);
        std::set<std::string> tables;
        std::set<int> numbers;
        for (const json& game : games) {
            EXPECT_EQ(game["failure"], nullptr) << game.dump();
            EXPECT_NE(game["result"]["winner"], "none") << game.dump();
            tables.insert(game["table"].get<std::string>());
            numbers.insert(game["number"].get<int>());
        }
        EXPECT_EQ(tables.size(), games.size());
        EXPECT_EQ(numbers.size(), games.size());
        ASSERT_FALSE(numbers.empty());
        EXPECT_EQ(*numbers.rbegin() - *numbers.begin() + 1, static_cast<int>(numbers.size()));
        for (const std::string& table : tables) {
            EXPECT_EQ(reader.get("/api/tables/" + table + "/record").status, 200);
            const json moves = body_of(reader.get("/api/tables/" + table + "/moves"));
            EXPECT_GT(moves["move_list"]["moves"].size(), 8U) << table;
        }
    }

    std::optional<School> school_;
};

TEST_F(CourseWorkers, ALaptopPlaysGamesThatAreTablesOfTheHouse) {
    const std::string id = two_versions(player_archive());
    const auto laptop = start_worker("laptop", 2);
    ASSERT_TRUE(becomes([&] { return done_by("laptop") >= 4; }))
        << list() << read_file(folder_.file("laptop.said"));
    EXPECT_EQ(laptop->end(SIGTERM), 0);
    const int done = done_by("laptop");
    ASSERT_TRUE(School::plays(school_->student(0), id, done));
    expect_all_games_whole(id);
    EXPECT_EQ(read_file(folder_.file("laptop.said")), "");
}

TEST_F(CourseWorkers, ALaptopPlaysGamesWithSecrets) {
    const std::string id = two_versions(player_archive(), "wargame");
    const auto laptop = start_worker("laptop");
    ASSERT_TRUE(becomes([&] { return done_by("laptop") >= 1; }))
        << list() << read_file(folder_.file("laptop.said"));
    EXPECT_EQ(laptop->end(SIGTERM), 0);
    ASSERT_TRUE(School::plays(school_->student(0), id, 2));
    for (const json& game : School::games(school_->student(0), id)) {
        EXPECT_EQ(game["failure"], nullptr) << game.dump();
    }
}

TEST_F(CourseWorkers, OneIsKilledWithItsGamesAndTheyArePlayedAgain) {
    const std::string id = two_versions(player_archive("time.sleep(0.1)"));
    const auto laptop = start_worker("laptop", 2);
    // It has asked for games, and plays.
    ASSERT_TRUE(becomes([&] {
        const std::string all = list();
        return all.find("laptop") != std::string::npos && all.find("never") == std::string::npos;
    }));
    std::this_thread::sleep_for(4s);
    laptop->end(SIGKILL);
    ASSERT_TRUE(School::plays(school_->student(0), id, 2));
    EXPECT_EQ(done_by("laptop"), 0);
    // Its leases end, and others play what it had.
    const auto other = start_worker("other");
    ASSERT_TRUE(becomes([&] { return done_by("other") >= 1; })) << list();
    EXPECT_EQ(other->end(SIGTERM), 0);
    expect_all_games_whole(id);
}

TEST_F(CourseWorkers, OnlyThoseThatAreMarkedGetGamesAndPrograms) {
    two_versions(player_archive());
    const std::string marked = new_key("marked", "game");
    const std::string usual = new_key("usual", "");
    const std::string gone = new_key("gone", "game");
    const json taken = taken_game(marked);
    // Nothing of the school is in it.
    for (const char* const secret : {"Ana", "Zo", "secret title", "assignment"}) {
        EXPECT_EQ(taken.dump().find(secret), std::string::npos) << secret;
    }
    const std::string sign = signature(marked);
    EXPECT_EQ(told(post(usual, "claim", {{"signature", sign}, {"kinds", {"game"}}})), "403 kind");
    const json both{{"signature", sign}, {"kinds", {"game", "evaluation"}}};
    EXPECT_EQ(body_of(post(usual, "claim", both))["job"], nullptr);
    EXPECT_EQ(told(post(marked, "claim", {{"signature", "old"}, {"kinds", {"game"}}})),
              "409 signature");
    said_by({"worker", "revoke", "gone"});

    const std::string hash = hash_in(taken, "first");
    const HttpAnswer program = post(marked, "program", with_hash(taken, hash));
    EXPECT_EQ(program.status, 200) << program.body;
    EXPECT_NE(program.body.find("tabuleiro_player.run"), std::string::npos);
    std::ofstream(folder_.file("program"), std::ios::binary) << program.body;
    EXPECT_TRUE(Child({"/usr/bin/sha256sum", folder_.file("program")}).line().starts_with(hash));
    for (const std::string& bad :
         {std::string(), std::string("../../house.db"), std::string("/etc/passwd"),
          std::string(64, '0'), std::string(64, '.'), hash + "/", hash.substr(1), hash + hash,
          "%" + hash, "' OR 1=1 --"s,
          taken["work"]["programs"]["first"]["name"].get<std::string>()}) {
        EXPECT_EQ(told(post(marked, "program", with_hash(taken, bad))), "404 no-program") << bad;
    }
    for (const json& bad : {json(), json(5), json::array({hash}), json{{"hash", hash}}}) {
        EXPECT_EQ(told(post(marked, "program", with_hash(taken, bad))), "400 malformed") << bad;
    }
    // Of a job that is not theirs, or is none.
    json other = taken;
    for (const char* const path : {"program", "hold"}) {
        EXPECT_EQ(told(post(usual, path, with_hash(taken, hash))), "409 late");
        EXPECT_EQ(told(post(gone, path, with_hash(taken, hash))), "401 key");
        EXPECT_EQ(told(post(std::string(43, 'x'), path, with_hash(taken, hash))), "401 key");
        EXPECT_EQ(told(browser().post("/api/work/"s + path, with_hash(taken, hash).dump())),
                  "401 key");
        other["lease"] = taken["lease"].get<int>() + 1;
        EXPECT_EQ(told(post(marked, path, with_hash(other, hash))), "409 late");
        EXPECT_EQ(told(post(marked, path, "[]"s)), "400 malformed");
        Browser foreign = browser();
        foreign.origin = "http://evil.example";
        EXPECT_EQ(foreign
                      .post("/api/work/"s + path, with_hash(taken, hash).dump(),
                            {{"Authorization", "Bearer " + marked}})
                      .status,
                  403);
    }
    const std::vector<std::string> moves = moves_in(taken, 1);
    EXPECT_EQ(told(post(usual, "answer", with_moves(taken, moves))), "409 late");
    EXPECT_EQ(told(post(marked, "hold", about(taken))), "200");
    EXPECT_EQ(told(post(marked, "answer", with_moves(taken, moves))), "200");
    EXPECT_EQ(told(post(marked, "answer", with_moves(taken, moves))), "409 late") << "twice";
    EXPECT_EQ(told(post(marked, "program", with_hash(taken, hash))), "409 late");
}

TEST_F(CourseWorkers, WhatCannotHaveBeenPlayedSuspendsTheKey) {
    const std::string id = two_versions(player_archive());
    // After one legal move.
    const auto liar = [&](const std::string& name, const std::vector<std::string>& then,
                          int time = 5) {
        const std::string key = new_key(name, "game");
        const json taken = taken_game(key);
        std::vector<std::string> moves = moves_in(taken, then.empty() ? 2 : 1);
        const std::string move = moves.front();
        for (const std::string& one : then) {
            moves.push_back(one == "again" ? move : one);
        }
        const std::string answered = told(post(key, "answer", with_moves(taken, moves, time)));
        EXPECT_EQ(told(post(key, "hold", about(taken))),
                  answered == "200" ? "409 late" : "401 key");
        return answered;
    };
    EXPECT_EQ(liar("illegal", {"again"}), "422 answer");
    EXPECT_EQ(liar("nonsense", {"<script>"}), "422 answer");
    EXPECT_EQ(liar("late", {}, 700'000), "422 answer") << "the flag had fallen";
    EXPECT_EQ(liar("many", std::vector<std::string>(2'001, "again")), "422 answer");
    const std::string key = new_key("huge", "game");
    const json taken = taken_game(key);
    EXPECT_EQ(post(key, "answer", std::string(70'000, ' ')).status, 413);
    EXPECT_EQ(told(post(key, "answer", std::string(60'000, '['))), "400 malformed");
    EXPECT_EQ(told(post(key, "answer", R"({"job":1e300,"lease":1,"answer":{}})"s)),
              "400 malformed");
    // Time that has not passed: it is taken, and no game comes of it.
    EXPECT_EQ(told(post(key, "answer", with_moves(taken, moves_in(taken, 3), 90'000))), "200");
    EXPECT_EQ(list().find("active"), list().rfind("active")) << list();
    ASSERT_TRUE(School::plays(school_->student(0), id, 3));
    expect_all_games_whole(id);
}

// Nobody loses by what a worker alone has seen.
TEST_F(CourseWorkers, TheHousePlaysOnWhereAWorkerSaysThatNothingMoreCame) {
    const std::string id = two_versions(player_archive());
    const std::string key = new_key("one", "game");
    std::vector<std::string> begun; // the opening, and the moves of the last one
    for (const std::size_t count : {0, 1, 3}) {
        const json taken = taken_game(key);
        const std::vector<std::string> moves = moves_in(taken, count);
        begun = taken["work"]["opening"].get<std::vector<std::string>>();
        begun.insert(begun.end(), moves.begin(), moves.end());
        EXPECT_EQ(told(post(key, "answer", with_moves(taken, moves))), "200");
    }
    const int played =
        body_of(school_->student(0).get(School::path(id, "/ladder"))).value("games", 0);
    ASSERT_TRUE(School::plays(school_->student(0), id, played + 3));
    expect_all_games_whole(id);
    // The three moves stand at the beginning of one of the tables.
    const json games = School::games(school_->student(0), id);
    EXPECT_TRUE(std::any_of(games.begin(), games.end(), [&](const json& game) {
        const json moves = body_of(school_->student(0).get(
            "/api/tables/" + game["table"].get<std::string>() + "/moves"))["move_list"]["moves"];
        return moves.size() > begun.size() && std::equal(begun.begin(), begun.end(), moves.begin());
    }));
}

TEST_F(CourseWorkers, AGameEndsForItsWorkerWhenTheLadderDoes) {
    const std::string id = two_versions(player_archive());
    const std::string key = new_key("one", "game");
    const json taken = taken_game(key);
    EXPECT_EQ(told(post(key, "hold", about(taken))), "200");
    school_->run_ladder(id, false);
    EXPECT_TRUE(becomes([&] { return told(post(key, "hold", about(taken))) == "409 late"; }));
    EXPECT_EQ(told(post(key, "answer", with_moves(taken, moves_in(taken, 1)))), "409 late");
    EXPECT_EQ(told(post(key, "program", with_hash(taken, hash_in(taken, "first")))), "409 late");
}

TEST_F(CourseWorkers, ALeaseThatIsNotHeldEnds) {
    const std::string id = two_versions(player_archive());
    const std::string key = new_key("one", "game");
    const json held = taken_game(key);
    const json left = taken_game(key);
    for (int second = 0; second < 18; ++second) {
        std::this_thread::sleep_for(1s);
        ASSERT_EQ(told(post(key, "hold", about(held))), "200") << second;
    }
    EXPECT_EQ(told(post(key, "answer", with_moves(left, {"d3"}))), "409 late");
    EXPECT_EQ(told(post(key, "answer", with_moves(held, moves_in(held, 1)))), "200");
    expect_all_games_whole(id);
}

TEST_F(CourseWorkers, AProgramThatIsNotTheOneOfItsHashIsNotRun) {
    const std::string id = two_versions(player_archive());
    school_->run_ladder(id, false);
    const auto laptop = start_worker("laptop");
    ASSERT_TRUE(becomes([&] { return list().find("never") == std::string::npos; })) << list();
    // Somebody has changed what is stored.
    auto store = store::Connection::open(folder_.file("house.db"),
                                         SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, "");
    ASSERT_TRUE(store) << store.error().text();
    sqlite3_busy_timeout(store->handle(), 10'000);
    ASSERT_TRUE(store->execute("UPDATE hand_in_files SET program = source"));
    school_->run_ladder(id, true);
    EXPECT_TRUE(becomes([&] {
        return read_file(folder_.file("laptop.said")).find("not the one of its hash") !=
               std::string::npos;
    }));
    EXPECT_EQ(laptop->end(SIGTERM), 0);
    EXPECT_EQ(done_by("laptop"), 0);
}

TEST_F(CourseWorkers, WithoutAFullSandboxAWorkerTakesNoGames) {
    const Folder open_to_all;
    ASSERT_EQ(::chmod(open_to_all.path().c_str(), 0755), 0);
    const std::string key_file = open_to_all.file("key");
    std::ofstream(key_file) << new_key("weak", "game") << "\n";
    std::vector<std::string> command{"/usr/bin/setpriv", "--reuid=65534", "--regid=65534",
                                     "--clear-groups"};
    const auto work = work_command(key_file, 1);
    command.insert(command.end(), work.begin(), work.end());
    if (::geteuid() != 0) {
        GTEST_SKIP() << "This user's own sandbox is a full one.";
    }
    Child worker(command, {.error_file = folder_.file("said")});
    EXPECT_EQ(worker.wait(), 1);
    const std::string said = read_file(folder_.file("said"));
    EXPECT_NE(said.find("tabuleiro: "), std::string::npos) << said;
    EXPECT_NE(said.find("andbox"), std::string::npos) << said;
    EXPECT_NE(list().find("never"), std::string::npos) << "it did not even ask";
}

} // namespace
} // namespace tabuleiro::test
