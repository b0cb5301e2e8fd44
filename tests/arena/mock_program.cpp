// A program that misbehaves on demand: mock_program DIALOGUE HABIT [ARGUMENTS], for tests.
//
// It knows no game. In the program protocol it plays the first move that it is told to be legal; as
// a War Game program of the assignment it has one fleet, and fires at one cell after the other; as
// a Renpaarden program it plays what its habit says. A habit shows at the second move.
#include <array>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

#include "core/text.hpp"

namespace {

using namespace tabuleiro;

[[noreturn]] void hang() {
    while (true) {
        std::this_thread::sleep_for(std::chrono::hours(1));
    }
}

void say(const std::string& line) {
    std::cout << line << '\n' << std::flush;
}

// What goes wrong instead of an answer; nothing if the habit is another one.
void misbehave(const std::string& habit) {
    if (habit == "crash") {
        std::signal(SIGSEGV, SIG_DFL);
        std::raise(SIGSEGV);
    } else if (habit == "exit") {
        std::exit(7); // NOLINT(concurrency-mt-unsafe)
    } else if (habit == "hang") {
        hang();
    } else if (habit == "mute") {
        close(STDOUT_FILENO);
        hang();
    } else if (habit == "flood") {
        const std::string line(1000, 'x');
        while (true) {
            std::cout << line << '\n';
        }
    }
}

int speak_program(const std::string& habit) {
    std::string first_legal;
    int moves = 0;
    for (std::string line; std::getline(std::cin, line);) {
        const auto said = words(line);
        if (said.empty()) {
            continue;
        }
        if (said[0] == "tabuleiro") {
            say("id name Mock");
            say("id author Nobody");
            say("option name LegalMoves type check default true");
            say("option name Effort type spin default 1 min 1 max 9");
            if (habit != "gameless") {
                say(habit == "specialist" ? "games tic-tac-toe" : GAMES);
            }
            say("ok");
        } else if (said[0] == "newgame") {
            moves = 0;
            if (habit == "picky") {
                say("error I do not like these options.");
            }
        } else if (said[0] == "isready") {
            say("readyok");
        } else if (said[0] == "legal") {
            first_legal = std::string(said[1]);
        } else if (said[0] == "go") {
            if (++moves == 2) {
                misbehave(habit);
                if (habit == "illegal") {
                    first_legal = "castle";
                } else if (habit == "empty") {
                    say("move");
                    continue;
                } else if (habit == "confused") {
                    say("error Where am I?");
                    continue;
                } else if (habit == "chatty") {
                    say("move-ish");
                    say("info depth zero");
                    say("hello?");
                }
            }
            say("info depth 3 nodes 77 score 25 variation " + first_legal);
            say("move " + first_legal);
        } else if (said[0] == "quit") {
            break;
        }
    }
    return 0;
}

constexpr std::array fleet{"4 4 - - - - - 1 -", "4 4 - 3 3 3 - - -", "- - - - - - - - -",
                           "- 2 2 - - - - - -", "- - - - - - - - -", "- - - - - - - - -",
                           "- - - - - - - - -", "- - - - - - - - -", "- - - - - - - - -"};

char cell_of(const std::string& shot, const std::string& habit) {
    const auto column = static_cast<std::size_t>(shot[0] - 'A');
    const auto row = static_cast<std::size_t>('9' - shot[1]);
    const char here = fleet[row][2 * column];
    return habit == "touching" && shot == "C7" ? '2' : here;
}

int speak_assignment(const std::string& habit, const std::vector<std::string>& arguments) {
    std::string mode;
    for (std::size_t at = 0; at + 1 < arguments.size(); ++at) {
        mode = arguments[at] == "-j" ? arguments[at + 1] : mode;
    }
    if (habit == "complaint") {
        std::cout << "-1 wrong dimensions\n";
        return 255;
    }
    // Without a flush after each line, as C programs often are.
    std::cout << "* Modo de Jogo " << mode << '\n'
              << (habit == "header" ? "9x9 4 3 2 1 0 0 0 0\n" : "9x9 1 1 1 1 0 0 0 0\n");
    std::string line;
    int shots = 0;
    const auto fire = [&] {
        const int cell = habit == "repeats" && shots > 0 ? shots - 1 : shots;
        if (++shots == 2) {
            std::cout << std::flush;
            misbehave(habit);
            if (habit == "early") {
                std::cout << "Fim de Jogo: 1 jogadas em 0 segundos\n";
            }
        }
        std::cout << static_cast<char>('A' + cell % 9) << 9 - cell / 9 << '\n';
    };
    if (mode == "2") {
        fire();
    }
    while (std::getline(std::cin, line)) {
        if (mode == "2") {
            fire();
        } else if (habit == "wordy") {
            std::cout << "miss\n";
        } else {
            std::cout << cell_of(line, habit) << '\n';
        }
    }
    return 0;
}

int speak_race(const std::string& habit) {
    int turns = 0;
    for (std::string line; std::getline(std::cin, line);) {
        const auto said = words(line);
        if (said.empty() || said[0] == "quit") {
            break;
        }
        if (said[0] == "new" || said[0] == "position") {
            say(habit == "deaf" ? "what?" : "ok");
        } else if (said[0] == "play") {
            say(habit == "refuse" ? "error no such turn" : std::string(said[1]));
        } else if (++turns == 2) {
            misbehave(habit);
            say(habit == "illegal" ? "bestturn a1a9 score 0 depth 1 nodes 1" : "resign");
        } else {
            say("bestturn a2b4 score 5 depth 3 nodes 77");
        }
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> given(argv + 1, argv + argc);
    const std::string dialogue = given.empty() ? "program" : given[0];
    const std::string habit = given.size() > 1 ? given[1] : "good";
    if (habit == "deaf" && dialogue != "race") {
        hang();
    }
    if (dialogue == "assignment") {
        // Lines wait in the buffer of the C library, unless it is told to flush them.
        std::ios::sync_with_stdio(true);
        return speak_assignment(habit, {given.begin() + 2, given.end()});
    }
    return dialogue == "race" ? speak_race(habit) : speak_program(habit);
}
