// What transcripts cannot show: bytes, ends of input, long lines, the computer's interface.
#include "protocol/xadrez/conversation.hpp"

#include <gtest/gtest.h>

#include <set>

#include "games/xadrez/rules.hpp"
#include "protocol/xadrez/drive.hpp"
#include "support/memory_storage.hpp"

namespace tabuleiro::xadrez {
namespace {

using namespace std::string_literals;

constexpr std::string_view invalid = "Instrução inválida.\n";
constexpr std::string_view registered = "Jogador registado com sucesso.\n";
const std::string empty_rows = ",,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n";

// What the program answers to an input that comes in blocks of a given size.
std::string answer(const std::string& input, std::size_t block = 1 << 16) {
    MemoryStorage storage;
    Conversation conversation({}, storage);
    std::string_view left = input;
    std::string output;
    drive(
        conversation,
        [&](char* buffer, std::size_t size) {
            const std::size_t count = std::min({left.size(), size, block});
            std::copy_n(left.data(), count, buffer);
            left.remove_prefix(count);
            return count;
        },
        [&](std::string_view text) { output += text; });
    return output;
}

TEST(XadrezConversation, WordsAreSeparatedByBlanksAndTabs) {
    EXPECT_EQ(answer(" \t RJ \t\t Ana \t \r\nLJ\r\n"), std::string(registered) + "Ana 0 0 0 0\n");
}

TEST(XadrezConversation, ABlankLineEndsTheProgram) {
    for (const std::string& blank : {"\n"s, " \t\n"s, "\r\n"s, " \r\n"s}) {
        EXPECT_EQ(answer("LJ x\n" + blank + "LJ x\n"), invalid);
    }
}

TEST(XadrezConversation, NothingIsSaidToNothing) {
    EXPECT_EQ(answer(""), "");
    EXPECT_EQ(answer("\n"), "");
}

TEST(XadrezConversation, TheLastLineNeedsNoEnd) {
    EXPECT_EQ(answer("RJ Ana"), registered);
    EXPECT_EQ(answer("RJ Ana\r"), registered);
    EXPECT_EQ(answer("RJ Ana\n"), registered);
}

TEST(XadrezConversation, ABoardThatIsCutShortIsNone) {
    const std::string start = "RJ A\nIJ Continuação A A\n";
    EXPECT_EQ(answer(start), std::string(registered).append(invalid));
    EXPECT_EQ(answer(start + empty_rows), std::string(registered).append(invalid));
    EXPECT_EQ(answer(start + empty_rows + ",,,,,,,"),
              std::string(registered) + "Jogo iniciado com sucesso.\n");
}

TEST(XadrezConversation, ABlankLineInsideABoardIsOneOfItsLines) {
    EXPECT_EQ(answer("RJ A\nIJ Continuação A A\n\n" + empty_rows + "LJ\n"),
              std::string(registered).append(invalid) + "A 0 0 0 0\n");
}

TEST(XadrezConversation, NamesAreAnyBytes) {
    const std::string name = "\xFF\xC3\0\x01\r\v,-\xE2\x98\xBA"s;
    EXPECT_EQ(answer("RJ " + name + "\nLJ\n"), std::string(registered) + name + " 0 0 0 0\n");
    EXPECT_EQ(answer("\0\n"s), invalid);
}

TEST(XadrezConversation, HowTheInputIsCutMakesNoDifference) {
    const std::string input = "RJ Ana\nRJ Rui\nIJ Continuação Ana Rui\nBK1,,,,,,,\n" + empty_rows +
                              "DJ\nMP Ana A1 A2\nD Rui\r\nLJ";
    for (const std::size_t block : {1U, 2U, 3U, 7U, 64U}) {
        EXPECT_EQ(answer(input, block), answer(input)) << block;
    }
}

TEST(XadrezConversation, LongLinesAreReadOnceAndAnswered) {
    const std::string name(3'000'000, 'x');
    EXPECT_EQ(answer("RJ " + name + "\nRJ " + name + "\n", 1000),
              std::string(registered) + "Jogador existente.\n");
    EXPECT_EQ(answer(std::string(3'000'000, ' ') + "LJ x"), invalid);
    const std::string queen = "WQ" + std::string(1'000'000, '9');
    EXPECT_EQ(answer("RJ A\nIJ Continuação A A\n" + queen + ",,,,,,,\n" + empty_rows + "DJ\n"),
              std::string(registered) +
                  "Jogo iniciado com sucesso.\n    A    B    C    D    E    F    G    H\n1  " +
                  queen + "\n2  \n3  \n4  \n5  \n6  \n7  \n8  \n");
}

TEST(XadrezConversation, ManyPlayersAreRegisteredAndListedInOrder) {
    constexpr int many = 100'000;
    std::string input;
    std::set<std::string> lines;
    for (int i = 0; i < many; ++i) {
        const std::string name = "j" + std::to_string((i * 7919L) % many);
        input += "RJ " + name + "\n";
        lines.insert(name + " 0 0 0 0\n");
    }
    std::string expected;
    for (int i = 0; i < many; ++i) {
        expected += registered;
    }
    for (const std::string& line : lines) {
        expected += line;
    }
    EXPECT_TRUE(answer(input + "LJ\n") == expected);
}

TEST(XadrezConversation, OutputIsWrittenOnlyBeforeWaiting) {
    MemoryStorage storage;
    Conversation conversation({}, storage);
    std::vector<std::string> events;
    std::vector<std::string> blocks{"RJ Ana\nRJ R", "ui\nLJ", "\nX\n"};
    auto next = blocks.begin();
    drive(
        conversation,
        [&](char* buffer, std::size_t) -> std::size_t {
            events.emplace_back("read");
            if (next == blocks.end()) {
                return 0;
            }
            std::copy(next->begin(), next->end(), buffer);
            return (next++)->size();
        },
        [&](std::string_view text) { events.emplace_back(text); });
    const std::vector<std::string> expected{
        "read", std::string(registered),
        "read", std::string(registered),
        "read", "Ana 0 0 0 0\nRui 0 0 0 0\n" + std::string(invalid),
        "read"};
    EXPECT_EQ(events, expected);
}

TEST(XadrezConversation, WithoutAComputerXAIsNoInstruction) {
    EXPECT_EQ(answer("XA 3\n"), invalid);
}

TEST(XadrezConversation, TheComputerPlaysForWhoIsToMove) {
    MemoryStorage storage;
    std::vector<int> levels;
    Conversation conversation({}, storage, [&levels](const Position& position, int level) {
        levels.push_back(level);
        const Moves moves = legal_moves(position);
        return moves[level == 8 ? moves.size() - 1 : 0]; // the last one is an operation
    });
    std::string out;
    for (const std::string_view line :
         {"XA 1", "RJ Ana", "RJ Rui", "XA 0", "XA 9", "XA 1x", "IJ Novo Ana Rui", "XA 1", "XA 8"}) {
        conversation.line(line, out);
    }
    EXPECT_EQ(out, "Não existe jogo em curso.\nJogador registado com sucesso.\n"
                   "Jogador registado com sucesso.\nInstrução inválida.\nInstrução inválida.\n"
                   "Instrução inválida.\nJogo iniciado com sucesso.\n"
                   "MP Ana A7 A6\nWP1 movida com sucesso.\n"
                   "OS Rui F1\nBispo BB2 capturou 0 peões.\n");
    EXPECT_EQ(levels, (std::vector{1, 8}));
}

TEST(XadrezConversation, TheComputerHasNoMoveWhereThereIsNone) {
    MemoryStorage storage;
    Conversation conversation({}, storage, [](const Position&, int) -> Move {
        ADD_FAILURE() << "it was asked";
        return {};
    });
    std::string out;
    conversation.line("RJ A", out);
    conversation.line("IJ Continuação A A", out);
    for (int row = 0; row < 8; ++row) {
        conversation.line(",,,,,,,", out);
    }
    out.clear();
    conversation.line("XA 1", out);
    EXPECT_EQ(out, "Movimento inválido.\n");
}

TEST(XadrezConversation, TheSwitchesOfTheProgramHoldForALoadedGame) {
    MemoryStorage storage;
    const auto say = [](Conversation& conversation, std::initializer_list<std::string_view> lines) {
        std::string out;
        for (const std::string_view line : lines) {
            conversation.line(line, out);
        }
        return out;
    };
    Conversation plain({}, storage);
    say(plain, {"RJ A", "RJ B", "IJ Novo A B", "G um"});
    Conversation other({.white = WhiteSeat::SecondNamed,
                        .show_turn = ShowTurn::Yes,
                        .rules = {.mate = MateRule::OperationsToo}},
                       storage);
    EXPECT_EQ(say(other, {"L um"}), "Jogo lido com sucesso.\n");
    EXPECT_EQ(other.club().game->position.options().mate, MateRule::OperationsToo);
    EXPECT_EQ(say(other, {"MP A E7 E5"}), "WP5 movida com sucesso.\n") << "A keeps white";
}

} // namespace
} // namespace tabuleiro::xadrez
