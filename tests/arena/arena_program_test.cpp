// The program from outside: what it prints, writes and leaves behind, and what survives its death.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <thread>

#include "arena/game/arena_game.hpp"
#include "core/text.hpp"
#include "program.hpp"
#include "programs/process/processors.hpp"

namespace tabuleiro::test {
namespace {

using nlohmann::json;
using testing::Test;

std::string mock(const std::string& habit) {
    return std::string(MOCK_ENGINE) + " uci " + habit;
}

std::vector<std::string> whole_lines(const std::string& path) {
    std::vector<std::string> lines;
    const std::string text = read_file(path);
    for (std::size_t at = 0; at < text.size();) {
        const auto end = text.find('\n', at);
        if (end == std::string::npos) {
            break;
        }
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

// The games of a results file by number, without what depends on date and time.
std::map<int, json> games_of(const std::string& path) {
    std::map<int, json> games;
    const auto lines = whole_lines(path);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        json game = json::parse(lines[i]);
        game.erase("date");
        for (json& note : game["notes"]) {
            note[0] = 0;
            if (note.size() > 6) {
                note[6] = nullptr; // nodes per second
            }
        }
        const bool fresh = games.emplace(game["game"].get<int>(), game).second;
        EXPECT_TRUE(fresh) << "game " << game["game"] << " was played twice";
    }
    return games;
}

void wait_for_lines(const std::string& path, std::size_t count) {
    while (whole_lines(path).size() < count) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

class Arena : public Test {
  protected:
    std::string file(std::string_view name) const { return folder_.file(name); }
    ArenaEnd run(std::vector<std::string> arguments) const {
        return run_arena(folder_, std::move(arguments));
    }
    // A match in which no player ever moves, with its results in r.jsonl, until a signal ends it.
    ArenaEnd run_hanging_until(int signal) const {
        Running arena(folder_, {"match", mock("hang"), mock("good"), "--tc", "600", "-c", "1", "-o",
                                file("r.jsonl")});
        wait_for_lines(file("r.jsonl"), 1);
        arena.signal(signal);
        return arena.wait();
    }
    const Folder folder_;
};

TEST_F(Arena, SaysHowItIsUsed) {
    const ArenaEnd help = run({"--help"});
    EXPECT_EQ(help.status, 0);
    EXPECT_NE(help.out.find("arena match ./new ./old"), std::string::npos);
    const ArenaEnd nothing = run({});
    EXPECT_EQ(nothing.status, 2);
    EXPECT_EQ(nothing.out, "");
    EXPECT_NE(nothing.err.find("match"), std::string::npos);
}

TEST_F(Arena, TellsAllMistakesOfACommandLineAtOnce) {
    std::string games;
    for (const std::string_view game : arena::game_names()) {
        games += (games.empty() ? "" : ", ") + std::string(game);
    }
    const ArenaEnd wrong =
        run({"match", "random", "level:0", "-g", "go", "--tc", "soon", "--sprt", "5,0"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_EQ(wrong.err,
              "arena: 'level:0': a level is a number from 1 on.\n"
              "arena: tc=soon: A time control is none, 300, 180+2, 180d5, 180b5, 30/move or "
              "40/5400+30, in seconds.\n"
              "arena: There is no game 'go': " +
                  games +
                  ".\n"
                  "arena: A match needs two players, not 1.\n"
                  "arena: A SPRT needs elo0 < elo1, both within 1000, and alpha and beta between 0 "
                  "and 0.5.\n");
    const ArenaEnd judged =
        run({"tournament", "random", "random", "--rounds", "3", "--draw", "moves=0", "--resign",
             "moves=0,score=-1", "--tc", "5", "--st", "1"});
    EXPECT_EQ(judged.err,
              "arena: --tc and --st are two clocks: give one of them.\n"
              "arena: Rounds are counted in a swiss alone.\n"
              "arena: A draw is judged from move 0 or later, after 1 move or more, by a score of 0 "
              "or more.\n"
              "arena: A win is judged after 1 move or more, by a score of 0 or more.\n");
    for (const std::string number : {"nan", "1e20", "3.5"}) {
        EXPECT_EQ(run({"match", "random", "random", "--resign", number}).err,
                  "arena: --resign " + number + ": it takes whole numbers.\n");
    }
}

TEST_F(Arena, PlaysOutsideProgramsInEveryGameAndResumes) {
    const std::string program = std::string("program:") + MOCK_PROGRAM + " program good,name=mine";
    for (const std::string_view game : arena::game_names()) {
        const std::string results = file(std::string(game) + ".jsonl");
        const ArenaEnd end =
            run({"tournament", program, "random", "level:1", "-g", std::string(game), "--openings",
                 "random", "--plies", "2", "--max-moves", "20", "--games", "2", "-o", results});
        ASSERT_EQ(end.status, 0) << end.err;
        const auto games = games_of(results);
        EXPECT_EQ(games.size(), 6U);
        for (const auto& [number, played] : games) {
            EXPECT_TRUE(played["reason"] == "rule" || played["reason"] == "length") << played;
        }
        // Without its last game, it is played again, and no other.
        auto lines = whole_lines(results);
        lines.pop_back();
        std::string text;
        for (const std::string& line : lines) {
            text += line + "\n";
        }
        std::ofstream(results) << text;
        ASSERT_EQ(run({"--resume", results}).status, 0);
        EXPECT_EQ(games_of(results).size(), 6U);
    }
}

TEST_F(Arena, AProgramThatDoesNotPlayTheGameIsNamed) {
    const std::string mock(MOCK_PROGRAM);
    const ArenaEnd other = run({"match", "program:" + mock + " program specialist", "random"});
    EXPECT_EQ(other.status, 3);
    EXPECT_EQ(other.err, "arena: The engine 'mock_program' does not start: it does not play chess "
                         "(it plays: tic-tac-toe)\n");
    const ArenaEnd none = run({"match", "assignment:" + mock, "random"});
    EXPECT_EQ(none.status, 3);
    EXPECT_EQ(none.err, "arena: 'mock_program': chess has no programs of the kind assignment.\n");
}

TEST_F(Arena, AnEngineThatDoesNotStartIsNamed) {
    const ArenaEnd missing =
        run({"match", "./nowhere", "random", "--nodes", "1", "-o", file("r.jsonl")});
    EXPECT_EQ(missing.status, 3);
    EXPECT_EQ(missing.err, "arena: The engine 'nowhere' does not start: Cannot run './nowhere': No "
                           "such file or directory.\n");
    EXPECT_FALSE(std::filesystem::exists(file("r.jsonl")));
    const ArenaEnd deaf = run({"match", mock("deaf") + ",name=Deaf", "random", "--nodes", "1",
                               "--start-time", "0.2", "-o", file("r.jsonl")});
    EXPECT_EQ(deaf.status, 3);
    EXPECT_EQ(deaf.err, "arena: The engine 'Deaf' does not start: did not get ready within 0.2 s "
                        "(uci)\n");
}

TEST_F(Arena, EveryGameHasItsRandomPlayersAndItsLevels) {
    for (const std::string_view name : arena::game_names()) {
        const std::string game(name);
        const ArenaEnd played = run({"match", "random", "level:1", "-g", game, "--games", "2", "-o",
                                     file(game + ".jsonl"), "--max-moves", "60"});
        EXPECT_EQ(played.status, 0) << played.err;
        EXPECT_EQ(games_of(file(game + ".jsonl")).size(), 2U);
        const ArenaEnd high = run({"match", "random", "level:9", "-g", game});
        EXPECT_EQ(high.status, 3);
        EXPECT_NE(high.err.find("are 1 to"), std::string::npos) << high.err;
    }
}

TEST_F(Arena, WritesItsReports) {
    const ArenaEnd played =
        run({"match", mock("good") + ",name=A <b>&\"c\"", mock("exit") + ",name=Bad", "--nodes",
             "1", "--games", "4", "--max-moves", "5", "-o", file("r.jsonl"), "--pgn", file("g.pgn"),
             "--json", file("s.json"), "--html", file("r.html")});
    ASSERT_EQ(played.status, 0) << played.err;
    EXPECT_NE(played.out.find("Bad: crash, exited with status 7"), std::string::npos);
    EXPECT_NE(played.out.find("Fault of Bad: crash, exited with status 7 (4 of 4 games)"),
              std::string::npos)
        << played.out;
    const json summary = json::parse(read_file(file("s.json")));
    EXPECT_EQ(summary["games_played"], 4);
    EXPECT_EQ(summary["pentanomial"], json({0, 0, 0, 0, 2}));
    EXPECT_EQ(summary["faults"][0]["count"], 4);
    EXPECT_EQ(summary["strength"]["elo"], nullptr); // infinite
    const std::string pgn = read_file(file("g.pgn"));
    EXPECT_NE(pgn.find("[White \"A <b>&\\\"c\\\"\"]"), std::string::npos);
    EXPECT_NE(pgn.find("[%eval 0.25,3]"), std::string::npos);
    EXPECT_NE(pgn.find("nodes=77"), std::string::npos);
    EXPECT_NE(pgn.find("pv=\""), std::string::npos);
    EXPECT_NE(pgn.find("[Termination \"abandoned\"]"), std::string::npos);
    const std::string html = read_file(file("r.html"));
    EXPECT_EQ(html.find("http"), std::string::npos) << "a reference to the outside";
    EXPECT_EQ(html.find("<script"), std::string::npos);
    EXPECT_EQ(html.find("A <b>"), std::string::npos) << "a name that is taken for markup";
    for (const char* part :
         {"<html lang=\"en\">", "name=\"viewport\"", "role=\"img\"", "<caption>", "scope=\"col\"",
          "scope=\"row\"", "prefers-color-scheme: dark", "A &lt;b&gt;&amp;&quot;c&quot;"}) {
        EXPECT_NE(html.find(part), std::string::npos) << part;
    }
}

TEST_F(Arena, TheSameSeedGivesTheSameGamesWhateverTheConcurrency) {
    std::map<int, json> first;
    for (const std::string at_once : {"1", "2", "5"}) {
        const std::string results = file("r" + at_once + ".jsonl");
        const ArenaEnd played = run({"tournament",  mock("good") + ",name=mock",
                                     "random",      "level:2",
                                     "--nodes",     "200",
                                     "--games",     "4",
                                     "--max-moves", "20",
                                     "--openings",  "random",
                                     "--plies",     "4",
                                     "--balance",   "300",
                                     "--seed",      "7",
                                     "-c",          at_once,
                                     "-q",          "-o",
                                     results});
        ASSERT_EQ(played.status, 0) << played.err;
        const auto games = games_of(results);
        EXPECT_EQ(games.size(), 12U);
        if (first.empty()) {
            first = games;
        }
        EXPECT_EQ(games, first) << "at concurrency " << at_once;
    }
}

TEST_F(Arena, TwoRunsOfAnEngineAtFixedNodesGiveEqualGames) {
    std::map<int, json> first;
    for (const std::string at_once : {"1", "2"}) {
        const std::string results = file("r" + at_once + ".jsonl");
        const ArenaEnd played = run({"match",
                                     std::string(ROQUE) + ",name=A",
                                     std::string(ROQUE) + ",name=B,nodes=200",
                                     "--nodes",
                                     "400",
                                     "--games",
                                     "6",
                                     "--max-moves",
                                     "20",
                                     "--openings",
                                     "random",
                                     "--plies",
                                     "4",
                                     "--balance",
                                     "300",
                                     "-c",
                                     at_once,
                                     "-q",
                                     "-o",
                                     results});
        ASSERT_EQ(played.status, 0) << played.err;
        const auto games = games_of(results);
        EXPECT_EQ(games.size(), 6U);
        EXPECT_EQ(games.at(0)["notes"][0].size(), 8U); // with nodes per second and a variation
        if (first.empty()) {
            first = games;
        }
        EXPECT_EQ(games, first);
    }
}

TEST_F(Arena, KilledInTheMiddleItGoesOnAndPlaysNoGameTwice) {
    const std::vector<std::string> terms{"match",   "random", "d2",     "-g", "wargame",
                                         "--games", "200",    "--seed", "3",  "-q"};
    auto whole = terms;
    whole.insert(whole.end(), {"-o", file("whole.jsonl")});
    ASSERT_EQ(run(whole).status, 0);

    auto killed = terms;
    killed.insert(killed.end(), {"-o", file("r.jsonl")});
    std::size_t written = 0;
    for (std::size_t round = 1; round <= 3; ++round) {
        Running arena(folder_,
                      round == 1 ? killed : std::vector<std::string>{"--resume", file("r.jsonl")});
        wait_for_lines(file("r.jsonl"), 1 + 20 * round);
        arena.signal(SIGKILL);
        arena.wait();
        EXPECT_GE(whole_lines(file("r.jsonl")).size(), written) << "a finished game was lost";
        written = whole_lines(file("r.jsonl")).size();
        // As if the last write had been interrupted.
        std::ofstream(file("r.jsonl"), std::ios::app) << R"({"game":199,"round":)";
    }
    const ArenaEnd resumed = run({"--resume", file("r.jsonl"), "-q"});
    EXPECT_EQ(resumed.status, 0) << resumed.err;
    EXPECT_EQ(games_of(file("r.jsonl")), games_of(file("whole.jsonl")));
    const ArenaEnd again = run({"--resume", file("r.jsonl"), "-q"});
    EXPECT_EQ(again.status, 0);
    EXPECT_EQ(games_of(file("r.jsonl")).size(), 200U);
}

int count_of(const std::string& text, std::string_view part) {
    int count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

TEST_F(Arena, PgnIsWrittenWhileGamesArePlayed) {
    const std::string pgn = file("g.pgn");
    Running arena(folder_, {"match", "random", "d2", "-g", "wargame", "--games", "200", "--seed",
                            "3", "-q", "-o", file("r.jsonl"), "--pgn", pgn});
    wait_for_lines(file("r.jsonl"), 21);
    arena.signal(SIGKILL);
    arena.wait();
    const int before = static_cast<int>(games_of(file("r.jsonl")).size());
    EXPECT_GE(count_of(read_file(pgn), "[Event "),
              before - 1); // a game is safe first, and then in the PGN
    EXPECT_GE(before, 20);
    ASSERT_EQ(run({"--resume", file("r.jsonl"), "-q", "--pgn", pgn}).status, 0);
    EXPECT_EQ(count_of(read_file(pgn), "[Event "), 200);
    ASSERT_EQ(run({"report", file("r.jsonl"), "--pgn", file("again.pgn")}).status, 0);
    EXPECT_EQ(read_file(pgn), read_file(file("again.pgn")));
}

TEST_F(Arena, EnginesPonderWhileTheOpponentThinks) {
    const auto log_of = [&](const std::string& opponent) {
        const ArenaEnd played =
            run({"match", mock("ponder") + ",name=A", opponent + ",name=B", "--tc", "600",
                 "--games", "4", "--max-moves", "6", "--ponder", "-c", "1", "-q", "-o",
                 file(opponent.substr(opponent.rfind('/') + 1) + ".jsonl"), "--log", file("log")});
        EXPECT_EQ(played.status, 0) << played.err;
        EXPECT_EQ(played.out.find("Fault"), std::string::npos) << played.out;
        return read_file(file("log"));
    };
    // Both play the first legal move, and expect it: every guess is right.
    const std::string same = log_of(mock("ponder"));
    EXPECT_GT(count_of(same, "> A: go ponder"), 15);
    EXPECT_GT(count_of(same, "> B: go ponder"), 15);
    EXPECT_GT(count_of(same, "> A: ponderhit"), 12);
    // One stop per game at most: when it ends.
    EXPECT_LE(count_of(same, "> A: stop"), 4);
    const std::string other = log_of("random");
    EXPECT_GT(count_of(other, "> A: go ponder"), 15);
    EXPECT_GT(count_of(other, "> A: stop"), 4);
    EXPECT_EQ(count_of(other, "> A: go ponder"),
              count_of(other, "> A: stop") + count_of(other, "> A: ponderhit"));
}

TEST_F(Arena, WithoutPonderingNobodyIsAskedForIt) {
    run({"match", mock("ponder") + ",name=A", mock("ponder") + ",name=B", "--tc", "600", "--games",
         "2", "--max-moves", "4", "-q", "-o", file("r.jsonl"), "--log", file("log")});
    EXPECT_EQ(count_of(read_file(file("log")), "ponderhit"), 0);
    EXPECT_EQ(count_of(read_file(file("log")), "go ponder"), 0);
}

TEST_F(Arena, EachGameHasProcessorsOfItsOwn) {
    const auto usable = programs::usable_processors();
    const ArenaEnd played =
        run({"match", mock("placed") + ",name=A", mock("placed") + ",name=B", "--nodes", "1",
             "--games", "4", "--max-moves", "3", "--affinity", "-c", std::to_string(usable.size()),
             "-q", "-o", file("r.jsonl"), "--log", file("log")});
    ASSERT_EQ(played.status, 0) << played.err;
    int single = 0;
    int others = 0;
    for (const std::string& line : whole_lines(file("log"))) {
        const std::string_view word = "info string processors ";
        if (const auto at = line.find(word); at != std::string::npos) {
            const auto number = parse_number<int>(line.substr(at + word.size()));
            const bool known =
                number && std::find(usable.begin(), usable.end(), *number) != usable.end();
            ++(known ? single : others);
        }
    }
    EXPECT_GE(single, 8); // twice in every game
    if (usable.size() > 1) {
        EXPECT_EQ(others, 2); // before the games, to see whether they start
    }
    EXPECT_EQ(run({"match", "random", "random", "--affinity", "-c", "1000"}).err,
              "arena: --affinity: 1000 games at a time need as many processors, and there are " +
                  std::to_string(usable.size()) + ".\n");
}

TEST_F(Arena, KilledItLeavesNoEngineBehind) {
    const std::string mark = "hang-" + std::to_string(getpid());
    Running arena(folder_, {"match", mock("good") + " " + mark, mock("hang") + " " + mark, "--tc",
                            "600", "--games", "10", "-c", "3", "-o", file("r.jsonl")});
    while (processes_with(mark) < 7) { // six engines and the arena itself
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    arena.signal(SIGKILL);
    arena.wait();
    EXPECT_TRUE(soon_no_process_with(mark));
}

TEST_F(Arena, InterruptedItFinishesTheRunningGamesAndCanGoOn) {
    Running arena(folder_, {"match", "random", "random", "-g", "xadrez", "--games", "100000", "-o",
                            file("r.jsonl")});
    wait_for_lines(file("r.jsonl"), 5);
    arena.signal(SIGINT);
    const ArenaEnd ended = arena.wait();
    EXPECT_EQ(ended.status, 130);
    EXPECT_NE(ended.out.find("go on with: arena --resume"), std::string::npos);
    const auto lines = whole_lines(file("r.jsonl"));
    EXPECT_EQ(read_file(file("r.jsonl")).back(), '\n');
    EXPECT_GE(lines.size(), 5U);
}

TEST_F(Arena, TerminatedItBreaksOffAtOnce) {
    EXPECT_EQ(run_hanging_until(SIGTERM).status, 130);
    EXPECT_EQ(games_of(file("r.jsonl")).size(), 0U);
}

TEST_F(Arena, AClosedTerminalBreaksItOffUnlessItWasToldToStay) {
    EXPECT_EQ(run_hanging_until(SIGHUP).status, 130);
    Running staying(folder_,
                    {"match", "random", "random", "--games", "200", "-q", "-o", file("s.jsonl")},
                    SIGHUP);
    wait_for_lines(file("s.jsonl"), 1);
    staying.signal(SIGHUP);
    EXPECT_EQ(staying.wait().status, 0);
    EXPECT_EQ(games_of(file("s.jsonl")).size(), 200U);
}

TEST_F(Arena, GoingOnTakesTheTermsFromTheFile) {
    ASSERT_EQ(
        run({"match", "random", "random", "--games", "2", "-q", "-o", file("r.jsonl")}).status, 0);
    for (const std::vector<std::string>& more :
         {std::vector<std::string>{"random"}, {"--games", "8"}, {"--tc", "1"}, {"-o", "x"}}) {
        std::vector<std::string> words{"match", "--resume", file("r.jsonl")};
        words.insert(words.end(), more.begin(), more.end());
        const ArenaEnd refused = run(words);
        EXPECT_EQ(refused.status, 2) << more.front();
        EXPECT_NE(refused.err.find("takes players and terms from the file: leave out"),
                  std::string::npos)
            << refused.err;
    }
    EXPECT_EQ(run({"match", "--resume", file("r.jsonl"), "-c", "1", "-q"}).status, 0);
}

TEST_F(Arena, AnAnchorThatIsNobodyIsToldBeforePlaying) {
    const ArenaEnd refused = run({"match", "random", "random", "--games", "100000", "--anchor",
                                  "somebody=1000", "-o", file("r.jsonl")});
    EXPECT_EQ(refused.status, 2);
    EXPECT_FALSE(std::filesystem::exists(file("r.jsonl")));
}

TEST_F(Arena, AFileThatIsThereIsNotOverwritten) {
    ASSERT_EQ(
        run({"match", "random", "random", "--games", "2", "-q", "-o", file("r.jsonl")}).status, 0);
    const std::string before = read_file(file("r.jsonl"));
    const ArenaEnd again =
        run({"match", "random", "random", "--games", "2", "-o", file("r.jsonl")});
    EXPECT_EQ(again.status, 4);
    EXPECT_NE(again.err.find("--resume"), std::string::npos);
    EXPECT_EQ(read_file(file("r.jsonl")), before);
}

TEST_F(Arena, AForeignFileIsNotResumed) {
    std::ofstream(file("foreign")) << "hello\nworld\n";
    for (const std::string path : {"foreign", "missing"}) {
        const ArenaEnd refused = run({"--resume", file(path)});
        EXPECT_EQ(refused.status, 2);
        EXPECT_EQ(refused.err.substr(0, 7), "arena: ");
    }
    EXPECT_EQ(read_file(file("foreign")), "hello\nworld\n");
}

TEST_F(Arena, TheSprtStopsTheMatch) {
    const ArenaEnd played = run({"match", "d3", "random", "-g", "wargame", "--games", "2000",
                                 "--sprt", "elo0=0,elo1=100", "-q", "-o", file("r.jsonl")});
    EXPECT_EQ(played.status, 0);
    EXPECT_NE(played.out.find("H1 accepted"), std::string::npos) << played.out;
    EXPECT_LT(games_of(file("r.jsonl")).size(), 500U);
}

TEST_F(Arena, TheSprtTakesBoundsInNormalizedElo) {
    const ArenaEnd played = run({"match", "d3", "random", "-g", "wargame", "--games", "2000",
                                 "--sprt", "elo0=0,elo1=50,model=normalised", "-q", "-o",
                                 file("r.jsonl"), "--json", file("s.json")});
    EXPECT_EQ(played.status, 0);
    EXPECT_NE(played.out.find("SPRT [0, 50] normalized: LLR"), std::string::npos) << played.out;
    EXPECT_NE(played.out.find("H1 accepted"), std::string::npos) << played.out;
    EXPECT_LT(games_of(file("r.jsonl")).size(), 500U);
    const json summary = json::parse(read_file(file("s.json")));
    EXPECT_EQ(summary["plan"]["sprt"]["model"], "normalized");
    if (summary["strength"]["normalized_elo"].is_number()) {
        EXPECT_LT(summary["strength"]["normalized_elo_low"], summary["strength"]["normalized_elo"]);
    }
    EXPECT_EQ(run({"match", "random", "random", "--sprt", "0,5,model=best"}).err,
              "arena: --sprt 0,5,model=best: the model is logistic or normalized.\n");
    EXPECT_EQ(run({"match", "random", "random", "--sprt", "0,500,model=normalized"}).err,
              "arena: A SPRT needs elo0 < elo1, both within 200, and alpha and beta between 0 and "
              "0.5.\n");
}

TEST_F(Arena, RanksByTheTieBreaksThatAreAskedFor) {
    const ArenaEnd played = run({"tournament", "--format", "swiss", "-g", "wargame", "random", "d1",
                                 "d2", "d3", "d4", "-q", "-o", file("r.jsonl")});
    ASSERT_EQ(played.status, 0) << played.err;
    EXPECT_EQ(played.out.find("buchholz"), std::string::npos);
    const ArenaEnd ranked = run({"report", file("r.jsonl"), "--tie-breaks", "buchholz,wins",
                                 "--json", file("s.json"), "--html", file("s.html")});
    ASSERT_EQ(ranked.status, 0) << ranked.err;
    EXPECT_NE(ranked.out.find("score  with byes  buchholz    wins  rating"), std::string::npos)
        << ranked.out;
    EXPECT_NE(read_file(file("s.html")).find(">buchholz</th>"), std::string::npos);
    const json players = json::parse(read_file(file("s.json")))["players"];
    ASSERT_EQ(players.size(), 5U);
    double sum = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
        sum += players[i]["points_with_byes"].get<double>();
        EXPECT_EQ(players[i]["tie_breaks"]["wins"], players[i]["wins"]);
        if (i > 0) {
            EXPECT_LE(players[i]["points_with_byes"], players[i - 1]["points_with_byes"]);
        }
    }
    EXPECT_EQ(sum, 4 * (2 + 2 + 2)); // four rounds of two encounters and a bye, two games each
    EXPECT_EQ(run({"report", file("r.jsonl"), "--tie-breaks", "luck"}).err,
              "arena: There is no tie-break 'luck': buchholz, buchholz-cut-1, sonneborn-berger, "
              "direct-encounter, wins, progressive.\n");
}

TEST_F(Arena, PlaysForTheThirdPlaceAndForTeams) {
    const ArenaEnd knockout =
        run({"tournament", "--format", "knockout", "--third-place", "-g", "wargame", "random", "d1",
             "d2", "d3", "-q", "-o", file("k.jsonl"), "--json", file("k.json")});
    ASSERT_EQ(knockout.status, 0) << knockout.err;
    EXPECT_NE(knockout.out.find("\nWinner: "), std::string::npos) << knockout.out;
    EXPECT_NE(knockout.out.find("\nThird: "), std::string::npos) << knockout.out;
    EXPECT_TRUE(json::parse(read_file(file("k.json"))).contains("third"));
    const ArenaEnd teams = run({"tournament", "--format", "team-match", "-g", "wargame", "random",
                                "random", "d3", "d3", "-q", "-o", file("t.jsonl")});
    ASSERT_EQ(teams.status, 0) << teams.err;
    EXPECT_NE(teams.out.find("\nTeams: "), std::string::npos) << teams.out;
    EXPECT_EQ(games_of(file("t.jsonl")).size(), 4U);
    EXPECT_EQ(run({"tournament", "--format", "team-match", "random", "random", "random"}).err,
              "arena: Both teams of a team match have the same number of players.\n");
    EXPECT_EQ(run({"tournament", "--third-place", "random", "random"}).err,
              "arena: The third place is played for in a knockout alone.\n");
}

TEST_F(Arena, CalibrationWritesTheTableOfLevels) {
    const ArenaEnd played = run({"calibrate", "-g", "wargame", "--games", "6", "-q", "-o",
                                 file("r.jsonl"), "--table", file("t.json")});
    ASSERT_EQ(played.status, 0) << played.err;
    const json table = json::parse(read_file(file("t.json")));
    EXPECT_EQ(table["game"], "wargame");
    ASSERT_EQ(table["levels"].size(), 8U);
    EXPECT_EQ(table["levels"][7]["level"], 8);
    EXPECT_GT(table["levels"][7]["rating"], table["levels"][0]["rating"]);
}

TEST_F(Arena, OpeningsFollowFromTheSeed) {
    const ArenaEnd one = run({"openings", "-g", "renpaarden", "--count", "5", "--seed", "4"});
    const ArenaEnd same = run({"openings", "-g", "renpaarden", "--count", "5", "--seed", "4"});
    const ArenaEnd other = run({"openings", "-g", "renpaarden", "--count", "5", "--seed", "5"});
    EXPECT_EQ(one.status, 0);
    EXPECT_EQ(std::count(one.out.begin(), one.out.end(), '\n'), 5);
    EXPECT_EQ(one.out, same.out);
    EXPECT_NE(one.out, other.out);
}

} // namespace
} // namespace tabuleiro::test
