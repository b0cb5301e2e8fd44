// The line protocol of Renpaarden, in which every line is answered by one line
// (docs/protocols/renpaarden.md).
#include <fmt/format.h>

#include "core/text.hpp"
#include "programs/check/renpaarden/race_talk.hpp"
#include "programs/check/renpaarden/suites.hpp"

namespace tabuleiro::programs {
namespace {

using renpaarden::Renpaarden;

// A race that white wins by its next turn, and one that is over.
constexpr std::string_view nearly_won = "wwwww/wwww./wxx../xxxx./xxxx.";
constexpr std::string_view won = "wwwww/wwwww/xx.../xxxx./xxxx.";

Check race_check(std::string name, std::string demand, std::function<void(RaceTalk&)> talk,
                 Weight weight = Weight::Ordinary) {
    return talk_check<RaceTalk>(std::move(name), std::move(demand), std::move(talk), weight);
}

// A line that cannot be carried out leaves everything as it is.
Check refused(std::string name, std::string demand, std::vector<std::string> lines) {
    return race_check(std::move(name), std::move(demand),
                      [lines = std::move(lines)](RaceTalk& talk) {
                          talk.start(5);
                          talk.play("a2c3");
                          for (const std::string& line : lines) {
                              talk.expect_error(line);
                              talk.expect_shown();
                          }
                      });
}

// Turns that leap on over knights of the opponent, in a race of many turns.
void check_race(RaceTalk& talk) {
    talk.start(6);
    for (int ply = 0; ply < 12 && talk.raw().good(); ++ply) {
        talk.expect_turns();
        const auto turns = all_turns(talk.position());
        const auto turn = turns[static_cast<std::size_t>(ply * 7) % turns.size()];
        talk.play_by_path(turn);
    }
}

std::vector<Check> renpaarden_board_checks() {
    return {
        race_check(
            "new", "Answer 'new' by 'ok'.", [](RaceTalk& talk) { talk.expect("new", "ok"); },
            Weight::Essential),
        race_check("size", "Without a number, 'new' starts a race of 9.",
                   [](RaceTalk& talk) {
                       talk.expect("new", "ok");
                       talk.expect_shown();
                   }),
        race_check("sizes", "Play every size from 5 to 9.",
                   [](RaceTalk& talk) {
                       for (int size = 5; size <= 9; ++size) {
                           talk.start(size);
                           talk.expect_shown();
                       }
                   }),
        refused("sizes-wrong", "Refuse a size below 5 or above 9.",
                {"new 4", "new 10", "new x", "new 5 5"}),
        race_check("show", "Answer 'show' by the rows from the top, and the side to move.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect_shown();
                       talk.play("a2c3");
                       talk.expect_shown();
                   }),
        race_check("legal", "Answer 'legal' by the number of turns and all of them, sorted.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect_turns();
                   }),
        race_check("legal-large", "Find all turns on 9x9 too: landing on an enemy, leap on.",
                   [](RaceTalk& talk) {
                       talk.start(9);
                       talk.expect_turns();
                       talk.play("b2c4");
                       talk.expect_turns();
                   }),
        race_check("play", "Answer 'play' by the path of the turn.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect("play a1b3", "a1-b3");
                   }),
        race_check("play-dash", "Accept a turn with a dash: a1-b3.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect("play a1-b3", "a1-b3");
                   }),
        race_check("race", "Know all turns and paths of a race, move by move.", check_race),
        refused("play-wrong", "Refuse a turn that is not legal.",
                {"play a1a1", "play a1e5", "play a4b2"}),
        refused("play-form", "Refuse what is no turn.", {"play", "play x", "play a1 b3"}),
        race_check("position", "Answer 'position' by 'ok', and go on from there.",
                   [](RaceTalk& talk) {
                       talk.set_up("xxxxx/xxxx./...x./wwwww/wwwww", 'x');
                       talk.expect_shown();
                       talk.expect_turns();
                   }),
        refused("position-wrong", "Refuse a board that is none, or with a wrong number of knights.",
                {"position", "position xxxxx/xxxxx/...../wwwww/wwwww",
                 "position xxxxx/xxxx./...../wwwww/wwwww w",
                 "position xxxxx/xxxxx/.../wwwww/wwwww w",
                 "position xxxxx/xxxxx/...../wwwww/wwwww y"}),
        race_check("new-again", "Start again when 'new' comes.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.play("a1b3");
                       talk.start(5);
                       talk.expect_shown();
                       talk.expect_turns();
                   }),
    };
}

std::vector<Check> renpaarden_play_checks() {
    return {
        race_check("perft", "Count the turns of a depth: 'perft 2'.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       for (int depth = 0; depth <= 2; ++depth) {
                           talk.expect(fmt::format("perft {}", depth),
                                       fmt::format("perft {} {}", depth,
                                                   Renpaarden::fast_perft(talk.position(), depth)));
                       }
                   }),
        refused("perft-wrong", "Refuse a depth that is no number from 0 to 6.",
                {"perft", "perft x", "perft -1", "perft 7"}),
        race_check("go-level", "Answer 'go level 1' by a legal turn, its score, depth and nodes.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect_choice("level 1");
                   }),
        race_check("go-depth", "Answer 'go depth 1'.",
                   [](RaceTalk& talk) {
                       talk.start(6);
                       talk.expect_choice("depth 1");
                   }),
        race_check("go-movetime", "Answer 'go movetime 50' after 50 milliseconds.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect_choice("movetime 50");
                       talk.raw().expect_within(std::chrono::milliseconds(50));
                   }),
        race_check("go-plays-nothing", "Do not play the turn that 'go' has found.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect_choice("level 1");
                       talk.expect_shown();
                   }),
        race_check("go-black", "Find turns for black as well.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.play("a2c3");
                       talk.expect_choice("level 1");
                   }),
        refused("go-wrong", "Refuse terms of 'go' that there are not.",
                {"go level 0", "go level 9", "go level", "go fast", "go depth x"}),
        race_check("result-none", "While the race goes on, answer 'result' by 'result none'.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect("result", "result none");
                   }),
        race_check("result", "When white wins, answer 'result' by 'result white R5'.",
                   [](RaceTalk& talk) {
                       talk.set_up(nearly_won, 'w');
                       talk.expect("result", "result none");
                       talk.play("a3e4");
                       talk.expect("result", "result white R5");
                   }),
        race_check("over",
                   "After the end there are no turns: 'legal' is 0, play and go are errors.",
                   [](RaceTalk& talk) {
                       talk.set_up(won, 'x');
                       talk.expect("legal", "0");
                       talk.expect_error("play a1b3");
                       talk.expect_error("go level 1");
                       talk.start(5);
                       talk.expect_turns();
                   }),
        refused("unknown", "Answer a line that you do not know by 'error WHY'.",
                {"no such command", "\"\\{}%s%n", "NEW", "show me"}),
        race_check("one-line", "Answer every line by exactly one line, also an empty one.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect_error("");
                       talk.expect("result", "result none");
                   }),
        race_check("blanks", "Ignore blanks and carriage returns around words.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect("  result \r", "result none");
                   }),
        race_check("long-line", "Answer a very long line by one error.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.expect_error("play " + std::string(5000, 'a'));
                       talk.expect("result", "result none");
                   }),
        race_check("quit", "End the program at 'quit' without an answer, with exit status 0.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.raw().send("quit");
                       if (!talk.raw().rest("the end of the program").empty()) {
                           talk.raw().object("quit was answered.", "the end of the program");
                       }
                       talk.raw().await_good_exit();
                   }),
        race_check("end-of-input", "End the program when its input ends.",
                   [](RaceTalk& talk) {
                       talk.start(5);
                       talk.raw().close_input();
                       talk.raw().await_exit();
                   }),
    };
}

} // namespace

std::vector<Check> renpaarden_checks() {
    std::vector<Check> checks = renpaarden_board_checks();
    for (Check& check : renpaarden_play_checks()) {
        checks.push_back(std::move(check));
    }
    return checks;
}

} // namespace tabuleiro::programs
