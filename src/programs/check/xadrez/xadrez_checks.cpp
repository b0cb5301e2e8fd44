// The assignment: batteries for every rule, and how the program deals with its input
// (docs/rules/xadrez.md).
#include <fmt/format.h>

#include "core/text.hpp"
#include "programs/check/battery_file.hpp"
#include "programs/check/xadrez/batteries_text.hpp"
#include "programs/check/xadrez/line_notes.hpp"
#include "programs/check/xadrez/suites.hpp"

namespace tabuleiro::programs {
namespace {

Battery bytes(std::string name, std::string demand, std::string input, std::string expected) {
    return {std::move(name), std::move(demand), std::move(input), std::move(expected)};
}

// What cannot be written as lines.
std::vector<Battery> byte_batteries() {
    return {
        bytes("carriage-returns", "Drop a carriage return before the end of a line. (P1)",
              "RJ Ana\r\nLJ\r\n", "Jogador registado com sucesso.\nAna 0 0 0 0\n"),
        bytes("blanks", "Words are separated by any number of blanks and tabs. (P1)",
              "  RJ \t Ana  \nLJ\n", "Jogador registado com sucesso.\nAna 0 0 0 0\n"),
        bytes("last-line", "The last line needs no end.", "RJ Ana\nLJ",
              "Jogador registado com sucesso.\nAna 0 0 0 0\n"),
        bytes("blank-line", "End the program at an empty line.", "RJ Ana\n\nRJ Rui\n",
              "Jogador registado com sucesso.\n"),
        bytes("no-input", "Without input print nothing, and exit with status 0.", "", ""),
        bytes("long-name", "Take names of any length. (P1)",
              fmt::format("RJ {0}\nRJ {0}\n", std::string(1000, 'a')),
              "Jogador registado com sucesso.\nJogador existente.\n"),
    };
}

// Another program may wait for each answer before it goes on.
Verdict check_answers_at_once(const Subject& subject) {
    const Scratch scratch;
    Conversation talk = scratch.inside(subject).start();
    for (const auto& [line, answer] : {std::pair("RJ Ana", "Jogador registado com sucesso."),
                                       {"RJ Ana", "Jogador existente."}}) {
        talk.send(line);
        const auto came = talk.next_line(answer);
        if (talk.good() && (!came || *came != answer)) {
            talk.object("The answer is wrong.", answer);
        }
    }
    return verdict_of(talk);
}

} // namespace

std::vector<Check> xadrez_checks() {
    std::vector<Check> checks;
    for (auto batteries : {parse_battery_text(batteries_text), byte_batteries()}) {
        for (Battery& battery : batteries) {
            checks.push_back(battery_check(std::move(battery), xadrez_line_notes));
        }
    }
    checks.push_back({"answers-at-once",
                      "Write an answer before you wait for the next line (fflush). (P10)",
                      check_answers_at_once});
    return checks;
}

std::vector<Suite> OwnSuites<xadrez::Xadrez>::all() {
    return {{"xadrez", "assignment", xadrez_checks(), xadrez_line_notes}};
}

} // namespace tabuleiro::programs
