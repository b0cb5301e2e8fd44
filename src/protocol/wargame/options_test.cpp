#include "protocol/wargame/options.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "core/text.hpp"
#include "protocol/wargame/text.hpp"

namespace tabuleiro::wargame {
namespace {

CommandLine read_line(std::string_view line) {
    const auto all = words(line);
    return read_command_line(all);
}

Options accepted(std::string_view line) {
    const CommandLine command = read_line(line);
    const auto* const refused = std::get_if<Refused>(&command);
    EXPECT_TRUE(std::holds_alternative<Options>(command))
        << line << ": " << (refused != nullptr ? refused->message : "the help");
    return std::holds_alternative<Options>(command) ? std::get<Options>(command) : Options{};
}

std::string refused(std::string_view line) {
    const CommandLine command = read_line(line);
    EXPECT_TRUE(std::holds_alternative<Refused>(command)) << line;
    return std::holds_alternative<Refused>(command) ? std::get<Refused>(command).message : "";
}

TEST(Options, HaveTheDefaultsOfTheDocument) {
    const Options options = accepted("");
    EXPECT_EQ(options.size, (Size{9, 9}));
    EXPECT_EQ(options.mode, Mode::Generate);
    EXPECT_FALSE(options.placement);
    EXPECT_EQ(options.firing, Firing::D1);
    EXPECT_EQ(options.games, 1000);
    EXPECT_FALSE(options.seed);
}

TEST(Options, ComeInAnyOrderShortLongOrJoined) {
    const Options wanted = accepted("-t 12x15 -j 2 -p 2 -d 3 -1 4 -2 3 --semente 7");
    EXPECT_EQ(wanted.size, (Size{12, 15}));
    EXPECT_EQ(wanted.counts, (Counts{{4, 3}}));
    EXPECT_EQ(wanted.placement, Placement::P2);
    EXPECT_EQ(wanted.firing, Firing::D3);
    EXPECT_EQ(wanted.seed, 7U);
    EXPECT_EQ(accepted("-2 3 --semente=7 -d3 -14 --posicionamento 2 --tabuleiro 12x15 --jogo=2"),
              wanted);
    EXPECT_EQ(accepted("--disparo 3 -p2 -j2 -t12x15 -24 -2 3 -1 4 --semente 7"), wanted)
        << "the last one counts";
}

TEST(Options, TheExamplesOfTheDocument) {
    accepted("-j 1 -p 1");
    accepted("-j 2 -p 1 -d 3");
    for (const char* const line : {"-d 3 -j 1 -p 2 -1 5 -2 3", "-j 1 -p 1 -d 3", "-j 1 -d 2"}) {
        EXPECT_TRUE(std::holds_alternative<HelpInstead>(read_line(line))) << line;
    }
    refused("-j 2 -d 1 -1 5 -2 4 -3 5");
}

TEST(Options, HelpIsAskedForOrGivenInstead) {
    for (const char* const line : {"-h", "--ajuda", "-j 1 -h", "-h -x", "-t 8x8 -h", "-h -d 3"}) {
        EXPECT_TRUE(std::holds_alternative<HelpAsked>(read_line(line))) << line;
    }
    for (const char* const line :
         {"-d 1", "-j 0 -d 2", "-j 1 -d 3", "-j 3 -d 4", "-1 1", "-j 1 -1 3", "-j 0 -p 1 -8 0",
          // a help error takes precedence over any other
          "-d 9", "-d x", "-d", "-t 8x8 -d 1", "-1 x", "-1 0", "-j 1 -1", "-p 1 -1 99 -x",
          "palavra -d 3", "-j 9 -d 1"}) {
        EXPECT_TRUE(std::holds_alternative<HelpInstead>(read_line(line))) << line;
    }
}

TEST(Options, EveryOtherFaultHasAMessageOfItsOwn) {
    std::map<std::string, std::string> lines;
    for (const char* const line : {"-x",
                                   "--nada",
                                   "palavra",
                                   "-t",
                                   "-j",
                                   "-p",
                                   "-p 2 -1",
                                   "-t 9",
                                   "-t 9x9x9",
                                   "-t axb",
                                   "-t 6x9",
                                   "-t 9x27",
                                   "-t 10x9",
                                   "-j 4",
                                   "-j dois",
                                   "-p 3",
                                   "-p x",
                                   "-j 2 -d 5",
                                   "-j 2 -d x",
                                   "-p 2",
                                   "-p 2 -1 0",
                                   "-p 2 -1 x",
                                   "-p 2 -1 1 -2 -3",
                                   "-p 2 -1 1 -2 2",
                                   "-p 2 -1 5",
                                   "-j 2 -1 9 -2 1",
                                   "--semente x",
                                   "--semente -1",
                                   "--semente",
                                   "--jogos 10",
                                   "--csv x.csv",
                                   "--fios 2",
                                   "--esforco 3",
                                   "-j 3 --jogos 0",
                                   "-j 3 --csv=",
                                   "-hx"}) {
        const std::string message = refused(line);
        EXPECT_FALSE(message.empty()) << line;
        EXPECT_EQ(message.find('\n'), std::string::npos);
        const auto [other, fresh] = lines.emplace(message, line);
        EXPECT_TRUE(fresh) << line << " and " << other->second << " both say " << message;
    }
}

TEST(Options, ValuesThatAreNoNumbersAreRefused) {
    for (const char* const line :
         {"-j 1.5", "-j 1a", "-j +1", "-j 0x1", "-j --", "-j -", "-p 2 -1 99999999999999999999",
          "-p 2 -1 41", "-p 2 -1 1 -2 99999999999", "--semente 99999999999999999999", "-t 9x-9",
          "-t 9X9", "-t x", "-t 9x", "-t x9", "-t 999999999999x9", "--tabuleiro=", "-1-1 -p 2"}) {
        refused(line);
    }
}

TEST(Options, Restriction3HoldsWhereverThereAreCounts) {
    EXPECT_NE(refused("-p 2 -1 1 -3 1").find("Restrição 3"), std::string::npos);
    EXPECT_NE(refused("-j 2 -2 1").find("Restrição 3"), std::string::npos);
    EXPECT_NE(refused("-j 3 -2 1").find("Restrição 3"), std::string::npos);
}

TEST(Options, Restriction4HoldsExceptInMode2WhereRestriction2Does) {
    accepted("-p 2 -1 4");
    EXPECT_NE(refused("-p 2 -1 5").find("Restrição 4"), std::string::npos);
    EXPECT_NE(refused("-j 1 -p 2 -1 3 -2 2").find("Restrição 4"), std::string::npos);
    EXPECT_NE(refused("-j 3 -1 5").find("Restrição 4"), std::string::npos);
    accepted("-j 2 -t 12x9 -1 4 -2 3 -3 1 -4 1 -5 1 -6 1 -7 1");
    accepted("-j 2 -1 9");
    EXPECT_NE(refused("-j 2 -1 9 -2 1").find("Restrição 2"), std::string::npos);
    accepted("-t 15x24 -p 2 -1 20");
}

TEST(Options, Mode2NeedsNoCountsAndMode0NeedsThemWithP2) {
    accepted("-j 2");
    accepted("-j 2 -p 2 -d 4");
    refused("-j 2 -1 0");
    refused("-p 2 -2 1");
    EXPECT_NE(refused("-j 1 -p 2").find("-1"), std::string::npos);
    accepted("-j 3 -p 2 --jogos 10 --csv a --svg b --fios 3");
    accepted("-j 3 -p 1 -1 2 -2 1");
}

TEST(Help, NamesEveryOption) {
    for (const char* const option :
         {"-h", "-t", "-j", "-p", "-d", "-1", "-8", "--ajuda", "--tabuleiro", "--jogo",
          "--posicionamento", "--disparo", "--semente", "--jogos", "--csv", "--svg", "--fios",
          "--program"}) {
        EXPECT_NE(help_text().find(option), std::string_view::npos) << option;
    }
    EXPECT_EQ(help_text().back(), '\n');
}

} // namespace
} // namespace tabuleiro::wargame
