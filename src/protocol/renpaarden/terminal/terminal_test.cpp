// What transcripts (tests/transcripts/renpaarden) do not cover: the screen, and the computer.
#include "protocol/renpaarden/terminal/terminal.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::renpaarden {
namespace {

struct Desk {
    std::vector<int> levels;
    std::vector<ThinkingLimits> limits;
    std::string file;

    TerminalHost host() {
        return {[this](const Position& position, std::span<const Position>, int level,
                       const ThinkingLimits& given) {
                    levels.push_back(level);
                    limits.push_back(given);
                    return Advice<Move>{all_turns(position)[0], 0, 0, 0};
                },
                [this](const std::string&, const std::string& text) -> Expected<void> {
                    file = text;
                    return {};
                },
                [this](const std::string&) -> Expected<std::string> { return file; }};
    }
};

TerminalOptions options_for(std::string_view white, std::string_view black) {
    TerminalOptions options;
    options.race.size = 5;
    options.language = Language::English;
    options.seats = ByPlayer<Seat>{parse_seat(white).value(), parse_seat(black).value()};
    return options;
}

// Everything that is written until input is wanted, or the program ends.
std::string run(Terminal& terminal) {
    std::string text = terminal.take_output();
    while (terminal.wants() == Terminal::Wants::Thinking) {
        terminal.think();
        text += terminal.take_output();
    }
    return text;
}

TEST(Terminal, TheComputerPlaysAtItsLevelWithItsTime) {
    Desk desk;
    TerminalOptions options = options_for("human", "3");
    options.movetime = std::chrono::milliseconds(20);
    Terminal terminal(options, desk.host());
    terminal.line("b1-c3");
    EXPECT_EQ(terminal.wants(), Terminal::Wants::Thinking);
    terminal.think();
    EXPECT_EQ(desk.levels, std::vector<int>{3});
    EXPECT_EQ(desk.limits, (std::vector{ThinkingLimits{.time = std::chrono::milliseconds(20)}}));
    terminal.line("?");
    EXPECT_EQ(desk.levels.back(), highest_level) << "hints are the best there are";
}

TEST(Terminal, TheSameSeedPlaysTheSameRandomRace) {
    const auto race = [](std::uint64_t seed) {
        Desk desk;
        TerminalOptions options = options_for("random", "random");
        options.seed = seed;
        Terminal terminal(options, desk.host());
        return run(terminal);
    };
    EXPECT_EQ(race(1), race(1));
    EXPECT_NE(race(1), race(2));
}

TEST(Terminal, PlayingAgainIsAnotherRaceOfTheSameSeats) {
    Desk desk;
    Terminal terminal(options_for("random", "random"), desk.host());
    const std::string first = run(terminal);
    terminal.line("y");
    const std::string second = run(terminal);
    EXPECT_NE(second.find("Play again?"), std::string::npos);
    EXPECT_NE(first.substr(first.find("White (o):")), second.substr(second.find("White (o):")));
}

TEST(Terminal, PlainLinesHaveNoEscapes) {
    Desk desk;
    Terminal terminal(options_for("human", "random"), desk.host());
    terminal.line("b1");
    terminal.line("0");
    EXPECT_EQ(run(terminal).find('\x1b'), std::string::npos);
}

TEST(Terminal, AScreenIsDrawnAnewEveryTimeAndWaitsBehindThePrompt) {
    Desk desk;
    TerminalOptions options = options_for("human", "human");
    options.style = Style::Screen;
    Terminal terminal(options, desk.host());
    for (const std::string_view line : {"zz", "b1", "9", "1", "h", "u"}) {
        const std::string screen = terminal.take_output();
        EXPECT_TRUE(screen.starts_with("\x1b[H\x1b[2J"));
        EXPECT_NE(screen.find("\x1b[1;33mo"), std::string::npos) << "White has its colour";
        EXPECT_NE(screen.find("\x1b[1;36mx"), std::string::npos) << "Black has its colour";
        EXPECT_EQ(screen.back(), ' ');
        terminal.line(line);
    }
    terminal.take_output();
    terminal.end_of_input();
    EXPECT_EQ(terminal.take_output(), "\nGoodbye!\n");
    EXPECT_EQ(terminal.wants(), Terminal::Wants::Nothing);
}

TEST(Terminal, TheMenuStaysOnTheScreenAfterAWrongChoice) {
    Desk desk;
    TerminalOptions options;
    options.language = Language::English;
    options.style = Style::Screen;
    Terminal terminal(options, desk.host());
    terminal.take_output();
    terminal.line("17");
    const std::string screen = terminal.take_output();
    EXPECT_NE(screen.find("1  Two players"), std::string::npos);
    EXPECT_NE(screen.find("Type a number from 1 to 5."), std::string::npos);
}

TEST(Terminal, R5MidChainEndsTheRaceOnTheEnemy) {
    Desk desk;
    desk.file = "renpaarden 1\nwhite human\nblack human\n"
                "first wwwww/wwwwx/..w.x/xx.xx/xxxx. w - - 0 0 literal mid-chain\nend\n";
    Terminal terminal(options_for("human", "human"), desk.host());
    terminal.line("load it");
    terminal.line("c3");
    terminal.take_output();
    terminal.line("e4");
    EXPECT_NE(terminal.take_output().find("White wins (R5)\n"), std::string::npos);
}

TEST(Terminal, AFinishedRaceCanBeLoaded) {
    Desk desk;
    desk.file = "renpaarden 1\nwhite human\nblack human\n"
                "first wwwww/wwwww/xxxxx/xxxxx/..... x - - 0 0 house end\nend\n";
    TerminalOptions options = options_for("human", "human");
    options.language = Language::Portuguese;
    Terminal terminal(options, desk.host());
    terminal.line("load it");
    EXPECT_NE(terminal.take_output().find("Brancas vencem (R5)\n"), std::string::npos);
}

TEST(Terminal, ASavedRaceGoesOnWhereItWas) {
    Desk desk;
    Terminal terminal(options_for("human", "2"), desk.host());
    terminal.line("b1-c3");
    run(terminal);
    terminal.line("save it");
    const std::string saved = desk.file;
    terminal.line("c1-b3");
    run(terminal);
    terminal.line("load it");
    terminal.line("save it");
    EXPECT_EQ(desk.file, saved);
}

} // namespace
} // namespace tabuleiro::renpaarden
