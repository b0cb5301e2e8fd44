// The small parts of the terminal: phrases, coordinates, seats, saved races, the command line.
#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/renpaarden/terminal/command_line.hpp"

namespace tabuleiro::renpaarden {
namespace {

TEST(Phrases, AreThereInBothLanguagesWithTheSamePlaces) {
    for (int i = 0; i <= static_cast<int>(Say::Status); ++i) {
        const std::string_view pt = phrase(Language::Portuguese, static_cast<Say>(i));
        const std::string_view en = phrase(Language::English, static_cast<Say>(i));
        EXPECT_FALSE(pt.empty());
        EXPECT_FALSE(en.empty());
        EXPECT_EQ(std::count(pt.begin(), pt.end(), '{'), std::count(en.begin(), en.end(), '{'))
            << en;
    }
}

TEST(Phrases, FollowTheLocaleAndElseArePortuguese) {
    EXPECT_EQ(language_of_locale("en_GB.UTF-8"), Language::English);
    EXPECT_EQ(language_of_locale("en"), Language::English);
    EXPECT_EQ(language_of_locale("pt_PT.UTF-8"), Language::Portuguese);
    EXPECT_EQ(language_of_locale("C.UTF-8"), Language::Portuguese);
    EXPECT_EQ(language_of_locale(""), Language::Portuguese);
    EXPECT_EQ(language_of_locale("de_DE"), Language::Portuguese);
}

std::string read_back(const Coordinates& coordinates, std::string_view text) {
    const auto cells = coordinates.parse(text);
    return cells ? coordinates.path(*cells) : "none";
}

TEST(Coordinates, NamesAreReadWithAndWithoutDashes) {
    const Coordinates names(CoordinateStyle::Names, 9);
    EXPECT_EQ(read_back(names, "b1"), "b1");
    EXPECT_EQ(read_back(names, "b1d8"), "b1-d8");
    EXPECT_EQ(read_back(names, "B1-D8"), "b1-d8");
    EXPECT_EQ(read_back(names, "b1 d8"), "b1-d8");
    EXPECT_EQ(read_back(names, "b1-c3-d8"), "b1-c3-d8");
    for (const std::string_view text : {"", "-", "b", "b0", "j1", "b1d", "b1-d", "1,2", "b1,d8"}) {
        EXPECT_EQ(read_back(names, text), "none") << text;
    }
    EXPECT_EQ(read_back(Coordinates(CoordinateStyle::Names, 5), "f1"), "none");
}

TEST(Coordinates, NumbersCountFromTheTopLeft) {
    const Coordinates numbers(CoordinateStyle::Numbers, 9);
    EXPECT_EQ(numbers.parse("0,0")->front().name(), "a9");
    EXPECT_EQ(numbers.parse("1 8")->front().name(), "b1");
    EXPECT_EQ(read_back(numbers, "1,8-3,1"), "1,8-3,1");
    EXPECT_EQ(read_back(numbers, "1 8 3 1"), "1,8-3,1");
    for (const std::string_view text : {"", "1", "1,9", "9,1", "1,2,3", "a1", "-1,2", "1.2"}) {
        EXPECT_NE(read_back(numbers, text), text) << text;
    }
    EXPECT_EQ(numbers.parse_single("8"), 8);
    EXPECT_EQ(numbers.parse_single("9"), std::nullopt);
    EXPECT_EQ(Coordinates(CoordinateStyle::Names, 9).parse_single("3"), std::nullopt);
}

TEST(Seats, AreReadAsTheyAreWritten) {
    for (const std::string_view text : {"human", "random", "1", "8"}) {
        EXPECT_EQ(name(parse_seat(text).value()), text);
    }
    for (const std::string_view text : {"", "0", "9", "Human", "1 ", "-1"}) {
        EXPECT_FALSE(parse_seat(text)) << text;
    }
}

constexpr std::string_view saved_text = "renpaarden 1\n"
                                        "white human\n"
                                        "black 3\n"
                                        "first xxxxx/xxxxx/...../wwwww/wwwww w - - 0 0 house end\n"
                                        "turn b1a3\n"
                                        "turn b5c3\n"
                                        "end\n";

TEST(SavedRace, ComesBackAsItWas) {
    const auto saved = read_saved(saved_text);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->race.plies(), 2);
    EXPECT_TRUE(saved->seats.first.is_human());
    EXPECT_EQ(saved->seats.second, seat_of_level(3));
    EXPECT_EQ(write_saved(*saved), saved_text);
}

TEST(SavedRace, LineEndsOfOtherSystemsAreFine) {
    std::string text;
    for (const char c : saved_text) {
        text += c == '\n' ? "\r\n" : std::string(1, c);
    }
    ASSERT_TRUE(read_saved(text));
    EXPECT_EQ(write_saved(*read_saved(text)), saved_text);
}

TEST(SavedRace, EveryLineIsChecked) {
    const auto bad_line = [](std::string_view from, std::string_view to) {
        std::string text(saved_text);
        text.replace(text.find(from), from.size(), to);
        const auto saved = read_saved(text);
        return saved ? 0 : saved.error().line;
    };
    EXPECT_EQ(bad_line("renpaarden 1", "renpaarden 2"), 1);
    EXPECT_EQ(bad_line("white human", "white nobody"), 2);
    EXPECT_EQ(bad_line("black 3", "black 9"), 3);
    EXPECT_EQ(bad_line("black 3\n", ""), 3);
    EXPECT_EQ(bad_line("first x", "first w"), 4);
    EXPECT_EQ(bad_line("turn b1a3", "turn b1b3"), 5);
    EXPECT_EQ(bad_line("turn b5c3", "turns b5c3"), 6);
    EXPECT_EQ(bad_line("turn b5c3", ""), 6);
    EXPECT_EQ(bad_line("\nend\n", "\n"), 7) << "cut off";
    EXPECT_EQ(bad_line("\nend\n", "\nend\nmore\n"), 8);
    EXPECT_EQ(read_saved("").error().line, 1);
}

TEST(SavedRace, NoTurnFollowsTheEnd) {
    const auto saved = read_saved("renpaarden 1\nwhite human\nblack human\n"
                                  "first wwwww/wwwww/xxxxx/xxxxx/..... x - - 0 0 house end\n"
                                  "turn a2b4\nend\n");
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().line, 5);
}

TEST(CommandLine, HasDefaultsForEverything) {
    const CommandLine line = std::get<CommandLine>(parse_command_line({}, "").value());
    EXPECT_EQ(line.mode, CommandLine::Mode::Terminal);
    EXPECT_EQ(line.terminal.race, Options{});
    EXPECT_FALSE(line.terminal.seats);
    EXPECT_FALSE(line.seed);
    EXPECT_EQ(line.terminal.language, Language::Portuguese);
}

TEST(CommandLine, TakesEveryOption) {
    const auto parsed = parse_command_line(
        {"--size=7", "--rules=literal", "--win", "mid-chain", "--lang=en", "--coords=xy",
         "--seed=18446744073709551615", "--movetime=250", "--white=8", "--protocol"},
        "pt_PT");
    const CommandLine line = std::get<CommandLine>(parsed.value());
    EXPECT_EQ(line.terminal.race, (Options{7, Ruleset::Literal, WinCheck::MidChain}));
    EXPECT_EQ(line.terminal.language, Language::English);
    EXPECT_EQ(line.terminal.coordinates, CoordinateStyle::Numbers);
    EXPECT_EQ(line.seed, 18446744073709551615U);
    EXPECT_EQ(line.terminal.movetime, std::chrono::milliseconds(250));
    ASSERT_TRUE(line.terminal.seats);
    EXPECT_EQ(line.terminal.seats->first, seat_of_level(8));
    EXPECT_TRUE(line.terminal.seats->second.is_human()) << "a side not named is a person";
    EXPECT_EQ(line.mode, CommandLine::Mode::Protocol);
}

TEST(CommandLine, HelpNamesEveryOption) {
    const auto parsed = parse_command_line({"--help"}, "");
    const std::string text = std::get<HelpText>(parsed.value()).text;
    for (const std::string_view option :
         {"--white", "--black", "--size", "--rules", "--win", "--lang", "--coords", "--seed",
          "--movetime", "--protocol"}) {
        EXPECT_NE(text.find(option), std::string::npos) << option;
    }
}

} // namespace
} // namespace tabuleiro::renpaarden
