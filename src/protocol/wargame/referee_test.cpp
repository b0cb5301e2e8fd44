#include "protocol/wargame/referee.hpp"

#include <gtest/gtest.h>

#include "core/text.hpp"
#include "games/wargame/wargame.hpp"
#include "protocol/wargame/report.hpp"

namespace tabuleiro::wargame {
namespace {

Board board_of_rows(Size size, std::string rows) {
    const std::string empty(static_cast<std::size_t>(size.columns), '-');
    std::string none = empty;
    for (int row = 1; row < size.rows; ++row) {
        none += "/" + empty;
    }
    Board board(size);
    const auto lines = split(rows, '/');
    for (int block = 0; block < size.blocks(); ++block) {
        BlockMask cells = 0;
        int type = 0;
        for (int place = 0; place < cells_in_block; ++place) {
            const Cell cell = size.cell_of(block, place);
            if (const char letter = lines[cell.row][cell.column]; letter != '-') {
                cells = static_cast<BlockMask>(cells | 1U << place);
                type = letter - '0';
            }
        }
        for_each_variant(variants_of_type[type], [&](VariantId id) {
            if (cells_of(id) == cells) {
                board.put(block, id);
            }
        });
    }
    return board;
}

const char* const golden_rows =
    "---------/-44-2----/-44-2----/-------3-/-------3-/1------3-/---------/---------/---------";

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line + "\n";
    }
    return text;
}

TEST(Format, ABoardIsRowsFromTheHighestDownAndLetters) {
    const Board board = board_of_rows(
        {12, 9}, "----2--3-/-1--2--3-/-------3-/555------/-5-------/-5-------/---------/---------/"
                 "---------/---------/44-------/44-------");
    EXPECT_EQ(header_line(board.size(), board.counts()), "12x9 1 1 1 1 1 0 0 0");
    EXPECT_EQ(joined(board_lines(board)), "12 - - - - 2 - - 3 -\n"
                                          "11 - 1 - - 2 - - 3 -\n"
                                          "10 - - - - - - - 3 -\n"
                                          " 9 5 5 5 - - - - - -\n"
                                          " 8 - 5 - - - - - - -\n"
                                          " 7 - 5 - - - - - - -\n"
                                          " 6 - - - - - - - - -\n"
                                          " 5 - - - - - - - - -\n"
                                          " 4 - - - - - - - - -\n"
                                          " 3 - - - - - - - - -\n"
                                          " 2 4 4 - - - - - - -\n"
                                          " 1 4 4 - - - - - - -\n"
                                          "   A B C D E F G H I\n");
}

TEST(Target, AnswersAndEndsWithTheTrueBoard) {
    Target target(board_of_rows({9, 9}, golden_rows));
    EXPECT_EQ(joined(target.start().lines), "* Modo de Jogo 1\n"
                                            "* Descubra as peças do tabuleiro do computador\n"
                                            "* Dispare com coluna e linha, por exemplo B8\n"
                                            "9x9 1 1 1 1 0 0 0 0\n");
    EXPECT_TRUE(target.first_shot(0).lines.empty());
    EXPECT_EQ(target.line("A9", 0).lines, Lines{"-"});
    EXPECT_EQ(target.line("b8", 0).lines, Lines{"4"});
    EXPECT_EQ(target.line("b8\r", 0).lines, Lines{"4"}) << "again, and it counts as a try";
    for (const char* const shot : {"C8", "B7", "C7", "E8", "E7", "H6", "H5", "H4"}) {
        EXPECT_FALSE(target.line(shot, 1).over);
    }
    const Reply last = target.line("A4", 77);
    EXPECT_TRUE(last.over);
    EXPECT_EQ(joined(last.lines), "1\n"
                                  "Fim de Jogo: 12 jogadas em 77 segundos\n"
                                  " 9 - - - - - - - - -\n"
                                  " 8 - 4 4 - 2 - - - -\n"
                                  " 7 - 4 4 - 2 - - - -\n"
                                  " 6 - - - - - - - 3 -\n"
                                  " 5 - - - - - - - 3 -\n"
                                  " 4 1 - - - - - - 3 -\n"
                                  " 3 - - - - - - - - -\n"
                                  " 2 - - - - - - - - -\n"
                                  " 1 - - - - - - - - -\n"
                                  "   A B C D E F G H I\n");
}

TEST(Target, RemarksOnBadCoordinatesAndDoesNotCountThem) {
    Target target(board_of_rows({9, 9}, golden_rows));
    for (const char* const wrong : {"", " ", "J1", "A10", "A0", "8B", "B 8", "B8 B9", "ola", "B",
                                    "\x01\x02", "4", "-", "B08"}) {
        const Reply reply = target.line(wrong, 0);
        ASSERT_EQ(reply.lines.size(), 1U);
        EXPECT_EQ(reply.lines[0].substr(0, 2), "* ");
        EXPECT_GE(words(reply.lines[0]).size(), 2U);
        EXPECT_FALSE(reply.over);
        for (const char c : reply.lines[0]) {
            EXPECT_FALSE(static_cast<unsigned char>(c) < ' ');
        }
    }
    EXPECT_EQ(target.line("E8", 0).lines, Lines{"2"});
    const Reply end = Target::end_of_input();
    EXPECT_TRUE(end.over);
    EXPECT_EQ(joined(end.lines).find("Fim de Jogo"), std::string::npos);
    EXPECT_EQ(end.lines[0].substr(0, 2), "* ");
}

Attack attack(Firing firing, const Counts& counts) {
    return Attack({.firing = firing, .counts = counts, .effort = {20}});
}

TEST(Attack, FiresTheGoldenShotsAndShowsWhatItLearnt) {
    const Board board = board_of_rows({9, 9}, golden_rows);
    Attack machine = attack(Firing::D3, board.counts());
    EXPECT_EQ(joined(machine.start().lines),
              "* Modo de Jogo 2\n"
              "* Crie um tabuleiro com as características indicadas\n"
              "* Responda aos disparos do programa\n"
              "9x9 1 1 1 1 0 0 0 0\n");
    Reply reply = machine.first_shot(0);
    std::string shots;
    while (!reply.over) {
        ASSERT_EQ(reply.lines.size(), 1U);
        shots += reply.lines[0] + " ";
        const int type = board.at(*parse_cell({9, 9}, reply.lines[0]));
        reply = machine.line(std::string(1, answer_digit(type)), 3);
    }
    EXPECT_EQ(shots, "B8 B9 B7 A8 C8 A9 C7 E8 E9 E7 H8 H9 H7 G8 I8 G9 I7 I9 G7 B5 B4 A5 C5 C4 A4 "
                     "E5 E4 D5 F5 F4 D4 H5 H6 H4 ");
    EXPECT_EQ(reply.lines[0], "Fim de Jogo: 34 jogadas em 3 segundos");
    EXPECT_EQ(Lines(reply.lines.begin() + 1, reply.lines.end()), board_lines(board));
}

TEST(Attack, WithNothingToFindIsOverAtOnce) {
    for (const Firing firing : {Firing::D1, Firing::D2, Firing::D3, Firing::D4}) {
        Attack machine = attack(firing, Counts{});
        const Reply reply = machine.first_shot(0);
        EXPECT_TRUE(reply.over);
        EXPECT_EQ(reply.lines[0], "Fim de Jogo: 0 jogadas em 0 segundos");
        EXPECT_EQ(reply.lines.size(), 11U);
    }
}

// The answer is refused: a remark, the same shot again, and it counts once.
void expect_refused(Attack& machine, std::string_view answer, std::string_view shot) {
    const Reply reply = machine.line(answer, 0);
    ASSERT_EQ(reply.lines.size(), 2U) << answer;
    EXPECT_EQ(reply.lines[0].substr(0, 2), "* ");
    EXPECT_GE(words(reply.lines[0]).size(), 2U);
    EXPECT_EQ(reply.lines[1], shot);
    EXPECT_FALSE(reply.over);
}

TEST(Attack, RefusesAnswersThatAreNone) {
    Attack machine = attack(Firing::D2, Counts{{1, 1}});
    machine.first_shot(0);
    for (const char* const wrong : {"", "9", "0", "x", "--", "11", "1 2", "agua", "\t"}) {
        expect_refused(machine, wrong, "B8");
    }
    EXPECT_EQ(machine.knowledge().shots(), 0);
    EXPECT_EQ(machine.line(" - \r", 0).lines, Lines{"B9"});
    EXPECT_EQ(machine.knowledge().shots(), 1);
}

TEST(Attack, RefusesAnswersThatContradictWhatIsKnown) {
    Attack machine = attack(Firing::D2, Counts{{2, 2}});
    EXPECT_EQ(machine.first_shot(0).lines, Lines{"B8"});
    expect_refused(machine, "3", "B8"); // there is no piece of that type
    EXPECT_EQ(machine.line("2", 0).lines, Lines{"B9"});
    expect_refused(machine, "1", "B9");                 // two types in one block
    EXPECT_EQ(machine.line("2", 0).lines, Lines{"E8"}); // sunk: on to the next block
    Attack random = attack(Firing::D1, Counts{{1}});
    random.first_shot(0);
    EXPECT_TRUE(random.line("1", 0).over);
    // d1 may come back to a block whose piece is sunk: another hit there is one too many.
    Attack again = attack(Firing::D1, Counts{{2, 1}});
    Reply reply = again.first_shot(0);
    int refusals = 0;
    while (!reply.over && refusals == 0) {
        const Cell cell = *parse_cell({9, 9}, reply.lines.back());
        const int block = Size{}.block_of(cell);
        if (again.knowledge().is_sunk(block)) {
            const std::string shot = reply.lines.back();
            expect_refused(again, "1", shot);
            ++refusals;
        }
        reply = again.line(again.knowledge().hits(0) == 0 && block == 0 ? "1" : "-", 0);
    }
    EXPECT_EQ(refusals, 1);
}

TEST(Attack, StopsWhenNoCellIsLeft) {
    for (const Firing firing : {Firing::D1, Firing::D2, Firing::D3, Firing::D4}) {
        Attack machine = attack(firing, Counts{{1}});
        Reply reply = machine.first_shot(0);
        while (!reply.over) {
            reply = machine.line("-", 5);
        }
        EXPECT_EQ(reply.lines[0], "Fim de Jogo: 81 jogadas em 5 segundos");
    }
}

TEST(Report, HasATableARankingLinesAndAPicture) {
    TournamentSetup setup{.counts = Counts{{1}}, .games = 4};
    std::vector<Pairing> pairings(2);
    pairings[0].games_by_shots[20] = 4;
    pairings[1].placement = Placement::P2;
    pairings[1].firing = Firing::D4;
    pairings[1].games_by_shots[10] = 2;
    pairings[1].games_by_shots[12] = 2;
    EXPECT_EQ(tournament_csv(pairings), "placement,shooter,games,mean,ci95,sd,best,worst\n"
                                        "p1,d1,4,20.0000,0.0000,0.0000,20,20\n"
                                        "p2,d4,4,11.0000,1.1316,1.1547,10,12\n");
    const std::string table = tournament_table(setup, pairings);
    EXPECT_NE(table.find(" 1. p2d4     11.000  [9.868, 12.132]\n"), std::string::npos) << table;
    EXPECT_NE(table.find(" 2. p1d1     20.000  [20.000, 20.000]\n"), std::string::npos) << table;
    const std::string svg = tournament_svg(setup, pairings);
    EXPECT_EQ(svg.substr(0, 4), "<svg");
    EXPECT_NE(svg.find("p2d4"), std::string::npos);
    EXPECT_EQ(svg.substr(svg.size() - 7), "</svg>\n");
    EXPECT_EQ(progress_bar(50, 100), "[####################....................]  50% (50/100)");
}

} // namespace
} // namespace tabuleiro::wargame
