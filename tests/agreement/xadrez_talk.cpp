#include "agreement/xadrez_talk.hpp"

#include <gtest/gtest.h>

#include <array>

#include "protocol/xadrez/drive.hpp"
#include "support/memory_storage.hpp"

namespace tabuleiro::test {
namespace {

using namespace std::string_literals;

xadrez::Switches same(const reference::Switches& switches) {
    xadrez::Switches made;
    made.white =
        switches.second_is_white ? xadrez::WhiteSeat::SecondNamed : xadrez::WhiteSeat::FirstNamed;
    made.show_turn = switches.show_turn ? xadrez::ShowTurn::Yes : xadrez::ShowTurn::No;
    made.row_width = switches.full_width ? xadrez::RowWidth::Full : xadrez::RowWidth::Cut;
    made.rules.mate =
        switches.complete_mate ? xadrez::MateRule::OperationsToo : xadrez::MateRule::MovesOnly;
    made.rules.no_play =
        switches.stalemate_goes_on ? xadrez::NoPlayRule::GoesOn : xadrez::NoPlayRule::Loses;
    made.operation_check = switches.tell_check_of_operation ? xadrez::TellOperationCheck::Yes
                                                            : xadrez::TellOperationCheck::No;
    return made;
}

} // namespace

reference::Switches Talk::switches() {
    if (chance(50)) {
        return {};
    }
    return {chance(50), chance(50), chance(50), chance(50), chance(50), chance(50)};
}

std::string Talk::name() {
    return pick(std::array{"Ana"s, "Rui"s, "Ana"s, "Rui"s, "João"s, "ana"s, "\xFF\xFE"s});
}

std::string Talk::square() {
    if (chance(3)) {
        return pick(std::array{"a1"s, "A9"s, "I1"s, "A0"s, "A"s, "A10"s, "11"s, "É1"s});
    }
    return {static_cast<char>('A' + rng_.below(8)), static_cast<char>('1' + rng_.below(8))};
}

std::string Talk::blank() {
    return chance(95) ? " " : pick(std::array{"  "s, "\t"s, " \t "s});
}

std::string Talk::piece() {
    const std::string index =
        pick(std::array{"1"s, "2"s, "3"s, "07"s, "12"s, "345"s, "32767"s, "32768"s, "65536"s,
                        "1234567"s, "99999999999999999999"s});
    return std::string(1, "WB"[rng_.below(2)]) + "PPPRHBQ"[rng_.below(7)] + index;
}

std::string Talk::board() {
    std::array<std::string, 64> cells;
    const auto pieces = 2 + rng_.below(chance(70) ? 12 : 50);
    for (std::uint64_t i = 0; i < pieces; ++i) {
        cells[static_cast<std::size_t>(rng_.below(64))] = piece();
    }
    for (const std::string king : {"WK1", "BK1"}) {
        const auto kings = chance(75) ? 1 : rng_.below(4);
        for (std::uint64_t i = 0; i < kings; ++i) {
            cells[static_cast<std::size_t>(rng_.below(64))] = king;
        }
    }
    if (chance(20)) { // at home, for castling and double steps
        cells[60] = "WK1";
        cells[56] = cells[63] = "WR1";
        cells[4] = "BK1";
        cells[0] = cells[7] = "BR2";
    }
    if (chance(3)) {
        cells[static_cast<std::size_t>(rng_.below(64))] =
            pick(std::array{"WX1"s, "W"s, "WP0"s, "WP1,"s, "wp1"s, "WP1 2"s, " WP5 "s, "\n"s});
    }
    std::string text;
    for (std::size_t i = 0; i < 64; ++i) {
        text += cells[i] + (i % 8 < 7 ? "," : chance(2) ? " \r\n" : "\n");
    }
    return text;
}

std::string Talk::start() {
    if (chance(25)) {
        return "IJ Novo " + name() + " " + name() + "\n";
    }
    return "IJ Continuação " + name() + " " + name() + "\n" + board();
}

std::string Talk::play(const reference::Conversation& so_far) {
    const auto plays = reference::plays(*so_far.board());
    const std::string who = chance(97) ? so_far.turn_name() : name();
    if (plays.empty() || chance(10)) {
        const bool operates = chance(40);
        const auto& men = so_far.board()->men;
        const bool from_a_piece = !men.empty() && chance(50);
        const std::string from = from_a_piece ? reference::square_name(pick(men)) : square();
        return (operates ? "OS " : "MP ") + who + blank() + from +
               (operates && chance(30) ? "" : blank() + square()) + "\n";
    }
    // Operations and captures more often than at random.
    std::string chosen = pick(plays);
    for (int again = 0; again < 2 && chance(60); ++again) {
        const std::string other = pick(plays);
        const bool strikes =
            other.size() == 8 &&
            reference::after(*so_far.board(), other).men.size() < so_far.board()->men.size();
        chosen = strikes || other[0] == 'O' ? other : chosen;
    }
    return chosen.substr(0, 2) + blank() + who + blank() + chosen.substr(3) + "\n";
}

std::string Talk::nonsense() {
    return pick(std::array{"rj Ana\n"s,
                           "RJ\n"s,
                           "RJ a b\n"s,
                           "LJ x\n"s,
                           "IJ Novo Ana\n"s,
                           "IJ novo A B\n"s,
                           "IJ Continuação Ana\n"s,
                           "MP Ana E7\n"s,
                           "MP Ana E7 E5 E4\n"s,
                           "OS Ana\n"s,
                           "OS Ana E7 E5 E4\n"s,
                           "DJ DJ\n"s,
                           "D\n"s,
                           "D a b c\n"s,
                           "G\n"s,
                           "L\n"s,
                           "L nada\n"s,
                           "XJ XJ\n"s,
                           "XA 3\n"s,
                           "X\n"s,
                           "\0\n"s,
                           "\xC3\n"s,
                           "Continuação\n"s,
                           " \xC2\xA0\n"s});
}

std::string Talk::next(const reference::Conversation& so_far) {
    const auto dice = rng_.below(100);
    if (dice < 4) {
        return nonsense();
    }
    if (dice < 8) {
        return "RJ " + name() + "\n";
    }
    if (dice < 12) {
        return chance(50) ? "LJ\n" : "LJ \r\n";
    }
    if (dice < 15) {
        return (chance(50) ? "G " : "L ") + pick(std::array{"um"s, "dois"s}) + "\n";
    }
    if (dice < 16) {
        return "D " + name() + (chance(30) ? " " + name() : "") + "\n";
    }
    if (!so_far.board()) {
        return dice < 20 ? play_without_game() : dice < 30 ? "L um\n" : start();
    }
    if (dice < 18) {
        return start();
    }
    if (dice < 26) {
        return "DJ\n";
    }
    return dice < 42 ? "XJ\n" : play(so_far);
}

std::string Talk::play_without_game() {
    return pick(std::array{"DJ\n"s, "XJ\n"s, "MP Ana x y\n"s, "OS Ana x\n"s, "D Zé\n"s});
}

std::string compare_conversations(std::uint64_t first_seed, int conversations, int instructions) {
    std::string everything;
    for (int n = 0; n < conversations; ++n) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(n);
        Talk talk(seed);
        const reference::Switches switches = talk.switches();
        reference::Conversation expected(switches);
        xadrez::MemoryStorage storage;
        xadrez::Conversation tested(same(switches), storage);
        std::string said = "RJ Ana\nRJ Rui\n";
        expected.answer(said);
        LineBuffer lines;
        std::string unread;
        lines.feed(said);
        while (const auto line = lines.next()) {
            tested.line(*line, unread);
        }
        for (int i = 0; i < instructions; ++i) {
            const std::string input = talk.next(expected);
            said += input;
            const std::string wanted = expected.answer(input);
            std::string got;
            lines.feed(input);
            while (const auto line = lines.next()) {
                tested.line(*line, got);
            }
            EXPECT_EQ(got, wanted) << "seed " << seed << " after\n" << said;
            if (got != wanted) {
                return everything;
            }
            everything += got;
        }
    }
    return everything;
}

} // namespace tabuleiro::test
