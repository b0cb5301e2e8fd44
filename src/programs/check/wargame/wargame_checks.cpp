// The assignment: what the course document asks of a War Game program (docs/protocols/wargame.md).
#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "core/text.hpp"
#include "programs/check/wargame/suites.hpp"
#include "programs/check/wargame/wargame_talk.hpp"

namespace tabuleiro::programs {
namespace {

// The counts 1 1 1 1.
const Arguments four_pieces{"-1", "1", "-2", "1", "-3", "1", "-4", "1"};
const Arguments many_pieces{"-1", "3", "-2", "3", "-3", "3", "-4", "3",
                            "-5", "2", "-6", "2", "-7", "2", "-8", "2"};

Arguments joined(Arguments first, const Arguments& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

const Arguments p1_small{"-t", "9x9", "-j", "0", "-p", "1"};
const Arguments p1_large{"-t", "15x24", "-j", "0", "-p", "1"};
const Arguments p2_small = joined({"-t", "9x9", "-j", "0", "-p", "2"}, four_pieces);
const Arguments p2_large = joined({"-t", "15x24", "-j", "0", "-p", "2"}, many_pieces);
const Arguments mode_one = joined({"-t", "9x9", "-j", "1", "-p", "2"}, four_pieces);

Arguments mode_two(std::string_view shooter) {
    return joined({"-t", "9x9", "-j", "2", "-d", std::string(shooter)}, four_pieces);
}

using Judge = std::function<void(Conversation&, const Generated&)>;

// Boards of each of these calls, judged one by one.
Check board_check(std::string name, std::string demand, std::vector<Arguments> calls, Judge judge,
                  Weight weight = Weight::Ordinary) {
    return {std::move(name), std::move(demand),
            [calls = std::move(calls), judge = std::move(judge)](const Subject& subject) {
                for (const Arguments& call : calls) {
                    for (int i = 0; i < 3; ++i) {
                        Conversation talk = subject.start(call);
                        if (const auto generated = generate(talk)) {
                            judge(talk, *generated);
                        }
                        if (!talk.good()) {
                            return verdict_of(talk);
                        }
                    }
                }
                return Verdict(Passed{});
            },
            weight};
}

Judge fault_of(std::string (PrintedBoard::*fault)() const) {
    return [fault](Conversation& talk, const Generated& generated) {
        if (const std::string found = (generated.board.*fault)(); !found.empty()) {
            talk.object(found);
        }
    };
}

// The header of a call: its size, and its counts if the call has any.
void judge_header(Conversation& talk, const Generated& generated, std::string_view wanted) {
    if (!generated.header_line.starts_with(wanted)) {
        talk.object(fmt::format("The header is {}.", tabuleiro::quoted(generated.header_line)),
                    wanted);
    }
}

void judge_counts(Conversation& talk, const Generated& generated) {
    if (generated.board.counts() != generated.header.counts) {
        talk.object(fmt::format("The header is {}, and the board has pieces {}.",
                                tabuleiro::quoted(generated.header_line),
                                fmt::join(generated.board.counts().of_type, " ")));
    }
}

// One run with arguments.
Check run_check(std::string name, std::string demand, Arguments arguments,
                std::function<void(Conversation&)> talk) {
    return {std::move(name), std::move(demand),
            [arguments = std::move(arguments), talk = std::move(talk)](const Subject& subject) {
                Conversation conversation = subject.start(arguments);
                talk(conversation);
                return verdict_of(conversation);
            },
            Weight::Ordinary};
}

// Calls that are errors: "-1 MESSAGE", one line.
Check error_check(std::string name, std::string demand, std::vector<Arguments> calls) {
    return {std::move(name), std::move(demand),
            [calls = std::move(calls)](const Subject& subject) {
                for (const Arguments& call : calls) {
                    Conversation talk = subject.start(call);
                    const Printed printed = run_without_input(talk);
                    const auto parts =
                        words(printed.lines.empty() ? std::string_view() : printed.lines.front());
                    if (talk.good() &&
                        (printed.lines.size() != 1 || parts.size() < 2 || parts[0] != "-1")) {
                        talk.object(fmt::format("'{}' is an error, and it was not reported.",
                                                fmt::join(call, " ")),
                                    "one line: -1 and what is wrong");
                    }
                    if (!talk.good()) {
                        return verdict_of(talk);
                    }
                }
                return Verdict(Passed{});
            },
            Weight::Ordinary};
}

// Calls that are answered by the help.
Check help_check(std::string name, std::string demand, std::vector<Arguments> calls) {
    return {std::move(name), std::move(demand),
            [calls = std::move(calls)](const Subject& subject) {
                Conversation asked = subject.start({"-h"});
                const auto help = run_without_input(asked).lines;
                for (const Arguments& call : calls) {
                    Conversation talk = subject.start(call);
                    const auto printed = run_without_input(talk).lines;
                    if (talk.good() && (printed != help || help.empty())) {
                        talk.object(fmt::format("'{}' was not answered by the help of -h.",
                                                fmt::join(call, " ")),
                                    help.empty() ? "the help" : help.front());
                    }
                    if (!talk.good()) {
                        return verdict_of(talk);
                    }
                }
                return Verdict(Passed{});
            },
            Weight::Ordinary};
}

// Several boards are not all the same. A program may take its seed from the time in seconds.
Verdict check_random(const Subject& subject) {
    std::vector<std::vector<std::string>> boards;
    for (int i = 0; i < 3; ++i) {
        Conversation talk = subject.start(p1_large);
        boards.push_back(run_without_input(talk).lines);
        if (!talk.good()) {
            return verdict_of(talk);
        }
        if (boards.back() != boards.front()) {
            return Passed{};
        }
        if (i == 1) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1100));
        }
    }
    return Fault{"Three boards of 40 blocks are all the same.",
                 {"-t 15x24 -j 0 -p 1, three times"},
                 boards.front(),
                 "boards that differ"};
}

void check_help(Conversation& talk) {
    const Printed printed = run_without_input(talk);
    const std::string text = fmt::format("{}", fmt::join(printed.lines, "\n"));
    for (const char* option : {"-h", "-t", "-j", "-p", "-d", "-1", "-8"}) {
        if (text.find(option) == std::string::npos) {
            talk.object(fmt::format("The help does not mention {}.", option));
        }
    }
    if (printed.status != 0) {
        talk.object(fmt::format("It exited with status {}.", printed.status), "exit status 0");
    }
}

void check_repeated_shot(Conversation& talk) {
    if (!await_header(talk)) {
        return;
    }
    std::array<std::string, 2> answers;
    for (std::string& answer : answers) {
        talk.send("E5");
        answer =
            talk.await([](std::string_view line) { return !line.starts_with('*'); }, "- or 1 to 8");
    }
    if (answers[0] != answers[1]) {
        talk.object("The same shot was answered in two ways.", answers[0]);
    }
}

// What is no cell changes nothing.
void check_wrong_shot(Conversation& talk) {
    if (!await_header(talk)) {
        return;
    }
    for (const char* shot : {"Z99", "9A", "shot"}) {
        talk.send(shot);
    }
    talk.send("E5");
    const std::string answer =
        talk.await([](std::string_view line) { return !line.starts_with('*'); }, "- or 1 to 8");
    if (talk.good() && (trimmed(answer).size() != 1 || answer.starts_with(' '))) {
        talk.object(fmt::format("{} came.", tabuleiro::quoted(answer)),
                    "for each wrong shot a remark that begins with *, then the answer to E5");
    }
}

void check_end_of_input(Conversation& talk) {
    if (await_header(talk)) {
        talk.close_input();
        talk.await_exit();
    }
}

// The shots that d2 or d3 must fire at the board of mode 2.
void check_order(Conversation& talk, std::string_view order) {
    const auto right = words(order);
    const auto shots = play_mode_two(talk, Stage::Shots);
    const auto differs = std::mismatch(shots.begin(), shots.end(), right.begin(), right.end());
    if (talk.good() && (differs.first != shots.end() || differs.second != right.end())) {
        talk.object(fmt::format("Shot {} is {}.", differs.first - shots.begin() + 1,
                                differs.first == shots.end() ? "missing" : *differs.first),
                    differs.second == right.end() ? "the end" : std::string(*differs.second));
    }
}

constexpr std::string_view order_of_d2 =
    "B8 B9 B7 A8 C8 A9 C7 E8 E9 E7 H8 H9 H7 G8 I8 G9 I7 I9 G7 B5 B6 B4 A5 C5 A6 C4 C6 A4 E5 E6 E4 "
    "D5 F5 D6 F4 F6 D4 H5 H6 H4";
constexpr std::string_view order_of_d3 = "B8 B9 B7 A8 C8 A9 C7 E8 E9 E7 H8 H9 H7 G8 I8 G9 I7 I9 G7 "
                                         "B5 B4 A5 C5 C4 A4 E5 E4 D5 F5 F4 D4 H5 H6 H4";

std::vector<Check> wargame_board_checks() {
    const auto anything = [](Conversation&, const Generated&) {};
    return {
        board_check("board", "With -j 0 print the header and a board, and nothing else.",
                    {p1_small}, anything, Weight::Essential),
        board_check("board-header", "The first line is the size and the eight counts.", {p1_large},
                    [](Conversation& talk, const Generated& generated) {
                        const auto right =
                            fmt::format("{} {}", size_name(generated.header.size),
                                        fmt::join(generated.header.counts.of_type, " "));
                        judge_header(talk, generated, "15x24 ");
                        judge_header(talk, generated, right);
                    }),
        board_check("board-lines",
                    "A row is its number, two wide, and a blank before each cell; the last line "
                    "has the letters; no blanks at the end.",
                    {p1_small, p1_large}, fault_of(&PrintedBoard::form_fault)),
        board_check("board-sizes", "Take every size: 9 to 15 rows, 9 to 24 columns, by threes.",
                    {{"-t", "9x24", "-j", "0"}, {"-t", "15x9", "-j", "0"}, {"-t", "12x15"}},
                    anything),
        board_check("defaults", "Without options make a board of 9x9 by -p 1.", {{}},
                    [](Conversation& talk, const Generated& generated) {
                        judge_header(talk, generated, "9x9 ");
                    }),
        board_check("any-order", "Take the options in any order.",
                    {{"-2", "1", "-p", "2", "-1", "2", "-t", "9x12"}},
                    [](Conversation& talk, const Generated& generated) {
                        judge_header(talk, generated, "9x12 2 1 0 0 0 0 0 0");
                    }),
        board_check("p1-counts", "The header of -p 1 counts the pieces that are on the board.",
                    {p1_small, p1_large}, judge_counts),
        board_check("p1-shapes",
                    "Restriction 0: a block has one piece at most, in a shape of the "
                    "annex.",
                    {p1_small, p1_large}, fault_of(&PrintedBoard::shape_fault)),
        board_check("p1-contact", "Restriction 1: pieces do not touch, not even by a corner.",
                    {p1_small, p1_large}, fault_of(&PrintedBoard::contact_fault)),
        {"p1-random", "Make another board each time.", check_random},
        board_check("p2-header", "The header of -p 2 has the counts that were asked for.",
                    {p2_small},
                    [](Conversation& talk, const Generated& generated) {
                        judge_header(talk, generated, "9x9 1 1 1 1 0 0 0 0");
                    }),
        board_check("p2-counts", "The board of -p 2 has the pieces that were asked for.",
                    {p2_small, p2_large}, judge_counts),
        board_check("p2-shapes", "Restriction 0 holds for -p 2.", {p2_small, p2_large},
                    fault_of(&PrintedBoard::shape_fault)),
        board_check("p2-contact", "Restriction 1 holds for -p 2.", {p2_small, p2_large},
                    fault_of(&PrintedBoard::contact_fault)),
    };
}

std::vector<Check> wargame_game_checks() {
    const auto mode_one_check = [](std::string name, std::string demand, Stage stage) {
        return run_check(std::move(name), std::move(demand), mode_one,
                         [stage](Conversation& talk) { play_mode_one(talk, stage); });
    };
    const auto mode_two_check = [](std::string name, std::string demand, Stage stage) {
        return run_check(std::move(name), std::move(demand), mode_two("1"),
                         [stage](Conversation& talk) { play_mode_two(talk, stage); });
    };
    return {
        run_check("j1-header", "Mode 1 begins with remarks (*), if any, and the header.", mode_one,
                  [](Conversation& talk) { await_header(talk); }),
        mode_one_check("j1-answers",
                       "Answer each shot by - or the digit of the piece, at once, "
                       "on a line of its own (fflush).",
                       Stage::Shots),
        mode_one_check("j1-end", "When all is sunk, print 'Fim de Jogo: x jogadas em y segundos'.",
                       Stage::End),
        mode_one_check("j1-board", "Print the board at the end, without a header, and exit.",
                       Stage::Board),
        run_check("j1-p1", "Mode 1 plays on boards of -p 1 too.",
                  {"-t", "9x9", "-j", "1", "-p", "1"},
                  [](Conversation& talk) { play_mode_one(talk, Stage::End); }),
        run_check("j1-repeated", "Answer the same shot in the same way.", mode_one,
                  check_repeated_shot),
        run_check("j1-wrong-shot", "Answer what is no cell by a remark, and go on.", mode_one,
                  check_wrong_shot),
        run_check("j1-end-of-input", "In mode 1, exit when the input ends.", mode_one,
                  check_end_of_input),
        run_check("j2-header", "Mode 2 begins with remarks (*), if any, and the header.",
                  mode_two("1"), [](Conversation& talk) { await_header(talk); }),
        mode_two_check("j2-d1", "With -d 1 fire at random, never twice at a cell.", Stage::Shots),
        run_check("j2-d2",
                  "With -d 2 fire block by block, in the order of figure 9, and leave a "
                  "block whose piece is sunk.",
                  mode_two("2"), [](Conversation& talk) { check_order(talk, order_of_d2); }),
        run_check("j2-d3", "With -d 3 fire as -d 2, but never next to a piece that is sunk.",
                  mode_two("3"), [](Conversation& talk) { check_order(talk, order_of_d3); }),
        mode_two_check("j2-end", "When all is sunk, print 'Fim de Jogo: x jogadas em y segundos'.",
                       Stage::End),
        mode_two_check("j2-board", "Print what was found at the end, other cells as -, and exit.",
                       Stage::Board),
        run_check("j2-end-of-input", "In mode 2, exit when the input ends.", mode_two("1"),
                  check_end_of_input),
    };
}

std::vector<Check> wargame_option_checks() {
    return {
        run_check("help", "With -h print a help that has every option, and exit with status 0.",
                  {"-h"}, check_help),
        help_check("help-counts", "Counts with -p 1 in modes 0 and 1: print the help.",
                   {{"-j", "0", "-p", "1", "-1", "2"}, {"-j", "1", "-p", "1", "-1", "2"}}),
        help_check("help-d", "-d in modes 0 and 1: print the help.",
                   {{"-j", "0", "-d", "1"}, {"-j", "1", "-p", "1", "-d", "3"}}),
        error_check("t-range", "Refuse a size out of range, or no multiple of 3, by -1 and why.",
                    {{"-t", "6x9"}, {"-t", "18x9"}, {"-t", "9x27"}, {"-t", "10x9"}}),
        error_check("t-form", "Refuse a size that is not ROWSxCOLUMNS, by -1 and why.",
                    {{"-t", "9"}, {"-t", "axb"}}),
        error_check("j-range", "Refuse a mode that there is not, by -1 and why.",
                    {{"-j", "7"}, {"-j", "x"}}),
        error_check("p-range", "Refuse a placement other than 1 and 2, by -1 and why.",
                    {{"-p", "0"}, {"-p", "3"}}),
        error_check("d-range", "Refuse a way of firing that there is not, by -1 and why.",
                    {{"-j", "2", "-d", "0", "-1", "1"}, {"-j", "2", "-d", "9", "-1", "1"}}),
        error_check("unknown-option", "Refuse an option that there is not, by -1 and why.",
                    {{"-x"}, {"-9", "1"}}),
        error_check(
            "restriction-3",
            "Refuse more pieces of a larger type than of a smaller one, "
            "by -1 and why.",
            {{"-p", "2", "-1", "2", "-2", "3"}, {"-j", "2", "-d", "1", "-1", "1", "-2", "2"}}),
        error_check("restriction-4",
                    "Refuse pieces in more than half of the blocks, by -1 and "
                    "why.",
                    {{"-t", "9x9", "-p", "2", "-1", "5"}}),
        error_check("one-piece",
                    "With -p 2 there is a piece of type 1 at least: refuse others by "
                    "-1 and why.",
                    {{"-p", "2"}, {"-p", "2", "-1", "0"}}),
        run_check("error-status", "Return -1 after an error: exit status 255.", {"-t", "10x9"},
                  [](Conversation& talk) {
                      const Printed printed = run_without_input(talk);
                      if (printed.status != 255) {
                          talk.object(fmt::format("It exited with status {}.", printed.status),
                                      "exit status 255");
                      }
                  }),
    };
}

} // namespace

std::vector<Check> wargame_checks() {
    std::vector<Check> checks;
    for (auto part : {wargame_board_checks(), wargame_game_checks(), wargame_option_checks()}) {
        std::move(part.begin(), part.end(), std::back_inserter(checks));
    }
    return checks;
}

} // namespace tabuleiro::programs
