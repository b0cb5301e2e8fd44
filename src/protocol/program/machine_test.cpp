#include "protocol/program/machine.hpp"

#include <gtest/gtest.h>

#include "support/program_machine.hpp"

namespace tabuleiro::program {
namespace {

using test::ProgramInMemory;
using Lines = std::vector<std::string>;

std::string begun(std::string_view line) {
    return std::string(line.substr(0, line.find(' ')));
}

// What a program at a seat must know for its move.
template <Game G>
std::string situation_line(const Record<G>& record) {
    if constexpr (OpenGame<G>) {
        SetPosition position;
        for (int ply = 0; ply < record.plies(); ++ply) {
            position.moves.push_back(
                G::format(record.position_at(ply), record.moves()[static_cast<std::size_t>(ply)]));
        }
        return format(Command(position));
    } else {
        return format(
            Command(SetView{G::write_view(G::view(record.position(), record.to_move()))}));
    }
}

TEST(ProgramMachine, PlaysEveryGameOfTheList) {
    AllGames::for_each([]<HasComputer G>() {
        SCOPED_TRACE(G::id);
        ByPlayer<ProgramInMemory> programs;
        for (const Player player : players) {
            for (const std::string& line :
                 {std::string("setoption name Level value 1"), "newgame " + std::string(G::id),
                  format(Command(TakeSeat{player}))}) {
                EXPECT_EQ(programs[player].tell(line), Lines{}) << line;
            }
        }
        auto record = Record<G>::begin().value();
        for (int ply = 0; ply < 60 && !record.outcome(); ++ply) {
            ProgramInMemory& program = programs[record.to_move()];
            ASSERT_EQ(program.tell(situation_line(record)), Lines{});
            ASSERT_EQ(program.tell("go nodes 200"), Lines{});
            const Lines said = program.think();
            ASSERT_FALSE(said.empty());
            const auto last = parse_message(said.back());
            ASSERT_TRUE(last && std::holds_alternative<Play>(*last)) << said.back();
            const auto move =
                G::parse(G::view(record.position(), record.to_move()), std::get<Play>(*last).move);
            ASSERT_TRUE(move) << said.back() << ": " << move.error().text();
            record.play(*move);
        }
        EXPECT_GE(record.plies(), 8);
    });
}

TEST(ProgramMachine, IntroducesItself) {
    ProgramInMemory program("wargame");
    EXPECT_EQ(program.tell("tabuleiro 1"),
              (Lines{"id name Tested", "id author the Tabuleiro authors",
                     "option name Level type spin default 8 min 1 max 8",
                     "option name Seed type spin default 0 min 0 max 2147483647",
                     "option name Async type check", "games wargame", "ok"}));
    EXPECT_EQ(program.tell("tabuleiro 2"),
              Lines{"error This program speaks version 1 of the protocol."});
}

TEST(ProgramMachine, AnswersIsreadyAtOnceWhileItThinksAndTheRestInOrder) {
    ProgramInMemory program;
    program.tell("newgame reversi");
    EXPECT_EQ(program.tell("isready"), Lines{"readyok"});
    EXPECT_EQ(program.tell("go depth 2"), Lines{});
    EXPECT_EQ(program.tell("isready"), Lines{"readyok"});
    EXPECT_EQ(program.tell("newgame nonsense"), Lines{});
    EXPECT_EQ(program.tell("go depth 1"), Lines{});
    const Lines first = program.think();
    ASSERT_EQ(first.size(), 3U);
    EXPECT_EQ(begun(first[0]), "info");
    EXPECT_EQ(begun(first[1]), "move");
    EXPECT_EQ(begun(first[2]), "error");
    const Lines second = program.think();
    ASSERT_EQ(second.size(), 2U);
    EXPECT_EQ(begun(second[1]), "move");
}

TEST(ProgramMachine, StopIsForTheThoughtThatRuns) {
    ProgramInMemory program;
    program.tell("newgame xadrez");
    EXPECT_EQ(program.tell("stop"), Lines{});
    program.tell("go time 600000");
    EXPECT_FALSE(program.task()->terms.stop());
    program.tell("stop");
    EXPECT_TRUE(program.task()->terms.stop());
    EXPECT_EQ(begun(program.think().back()), "move"); // at once, or this test would take minutes
}

TEST(ProgramMachine, EndsWithQuitAndWithItsInput) {
    ProgramInMemory idle;
    EXPECT_FALSE(idle.is_finished());
    EXPECT_EQ(idle.end_input(), Lines{});
    EXPECT_TRUE(idle.is_finished());

    ProgramInMemory busy;
    busy.tell("newgame renpaarden");
    busy.tell("go time 600000");
    busy.tell("go time 600000");
    busy.tell("quit");
    EXPECT_FALSE(busy.is_finished());
    EXPECT_EQ(begun(busy.think().back()), "move");
    EXPECT_TRUE(busy.is_finished());
    EXPECT_FALSE(busy.task());
}

TEST(ProgramMachine, ALineThatCannotBeCarriedOutChangesNothing) {
    ProgramInMemory program("reversi");
    EXPECT_EQ(program.tell("go"), Lines{"error There is no game: newgame comes first."});
    program.tell("setoption name Level value 1");
    program.tell("setoption name Seed value 7");
    program.tell("newgame reversi");
    program.tell("seat second");
    program.tell("position start moves d3");
    const auto move = [&] {
        program.tell("go depth 3");
        return program.think();
    };
    const Lines before = move();
    for (const char* line :
         {"setoption name Level value 9", "setoption name Colour value red", "setoption name Level",
          "newgame nonsense", "newgame reversi size=6", "newgame", "seat third",
          "position start moves d3 d3", "position text nonsense", "position", "view nonsense",
          "go depth x", "go left 5", "end", "tabuleiro x"}) {
        const Lines said = program.tell(line);
        ASSERT_EQ(said.size(), 1U) << line;
        EXPECT_EQ(begun(said[0]), "error") << line;
    }
    for (const char* line : {"", "   ", "ponderhit", "legal a1 b1", "stop"}) {
        EXPECT_EQ(program.tell(line), Lines{}) << line;
    }
    EXPECT_EQ(move(), before);
}

TEST(ProgramMachine, GamesWithSecretsTakeAViewAndNoPosition) {
    ProgramInMemory program;
    program.tell("newgame wargame rows=9 columns=12");
    EXPECT_EQ(program.tell("go"), Lines{"error There is no view yet."});
    EXPECT_EQ(begun(program.tell("position start").front()), "error");
    const auto view = [](const wargame::WarGame::Options& options, Player seat) {
        const auto position = wargame::WarGame::start(options).value();
        return "view " + wargame::WarGame::write_view(wargame::WarGame::view(position, seat));
    };
    EXPECT_EQ(program.tell(view({}, Player::First)),
              Lines{"error The view is of a game with other options."});
    EXPECT_EQ(program.tell(view({.size = {9, 12}}, Player::Second)), Lines{});
    EXPECT_EQ(program.tell("go"), Lines{"error It is the other player's turn."});
    EXPECT_EQ(program.tell(view({.size = {9, 12}}, Player::First)), Lines{});
    EXPECT_EQ(program.tell("go"), Lines{});
    EXPECT_EQ(begun(program.think().front()), "move");
}

TEST(ProgramMachine, MovesForItsSeatOnly) {
    ProgramInMemory program;
    program.tell("newgame chess");
    program.tell("seat second");
    EXPECT_EQ(program.tell("go"), Lines{"error It is the other player's turn."});
    program.tell("position text 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(program.tell("go"), Lines{"error The game is over there."});
    program.tell("end draw stalemate");
    EXPECT_EQ(program.tell("go"), Lines{"error There is no game: newgame comes first."});
}

} // namespace
} // namespace tabuleiro::program
