#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "games/xadrez/xadrez.hpp"
#include "protocol/xadrez/club.hpp"

namespace tabuleiro::xadrez {
namespace {

Club some_club() {
    Club club;
    const auto ana = *club.league.enter("Ana", {3, 1, 0});
    const auto odd = *club.league.enter(std::string_view("\xFF\0\r\"none", 8));
    club.league.enter("none");
    club.game = RunningGame{Xadrez::start({}).value(), {odd, ana}};
    for (const std::string_view move : {"E7E5", "OS:C1", "E5E4", "D2D4"}) {
        Position& position = club.game->position;
        position.play(Xadrez::parse(position, move).value());
    }
    return club;
}

TEST(XadrezSave, IsVersionedText) {
    Club club;
    const auto ana = *club.league.enter("Ana", {3, 1, 0});
    club.league.enter("Rui");
    EXPECT_EQ(save_text(club), "xadrez 1\nplayers 2\n3 1 0 Ana\n0 0 0 Rui\ngame none\n"
                               "sum 9eca6025c0cebf7e\n");
    club.game = RunningGame{Position{}, {ana, ana}};
    EXPECT_NE(save_text(club).find("\ngame Ana Ana\nposition ,,,,,,,/,,"), std::string::npos);
}

TEST(XadrezSave, EverythingComesBack) {
    EXPECT_EQ(parse_save(save_text({})).value(), Club{});
    EXPECT_EQ(parse_save(save_text(some_club())).value(), some_club());
}

TEST(XadrezSave, WhatIsCutShortIsRefused) {
    const std::string text = save_text(some_club());
    for (std::size_t size = 0; size < text.size(); ++size) {
        ASSERT_FALSE(parse_save(std::string_view(text).substr(0, size))) << size;
    }
    EXPECT_FALSE(parse_save(text + "\n"));
    EXPECT_FALSE(parse_save(text + text));
}

TEST(XadrezSave, ADamagedByteIsNoticed) {
    const std::string text = save_text(some_club());
    Rng rng(7);
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string damaged = text;
        damaged[at] = static_cast<char>(damaged[at] ^ (1 + rng.below(255)));
        ASSERT_FALSE(parse_save(damaged)) << at;
    }
}

// A text with a valid checksum that save_text would not write.
bool accepts(const std::string& body) {
    std::uint64_t sum = 0xCBF29CE484222325;
    for (const char c : body) {
        sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    }
    std::string digits(16, '0');
    for (std::size_t i = 16; i-- > 0; sum >>= 4) {
        digits[i] = "0123456789abcdef"[sum & 15];
    }
    return parse_save(body + "sum " + digits + "\n").has_value();
}

TEST(XadrezSave, WhatMakesNoSenseIsRefusedThoughItsSumIsRight) {
    const std::string board = ",,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,";
    const std::string two = "xadrez 1\nplayers 2\n0 0 0 A\n0 0 0 B\n";
    EXPECT_TRUE(accepts(two + "game none\n"));
    EXPECT_TRUE(accepts(two + "game A B\nposition " + board + " W - - - -\n"));
    EXPECT_FALSE(accepts("xadrez 2\nplayers 0\ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 3\n0 0 0 A\n0 0 0 B\ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 18446744073709551615\ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 99999999999999999999999\ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 1\n0 0 0 A\n0 0 0 B\ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 2\n0 0 0 A\n0 0 0 A\ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 1\n0 0 0 A B\ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 1\n0 0 0 \ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 1\n0 -1 0 A\ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 1\n0 01 0 A\ngame none\n"));
    EXPECT_FALSE(accepts("xadrez 1\nplayers 1\n18446744073709551615 1 0 A\ngame none\n"));
    EXPECT_FALSE(accepts(two + "game A C\nposition " + board + " W - - - -\n"));
    EXPECT_FALSE(accepts(two + "game A\nposition " + board + " W - - - -\n"));
    EXPECT_FALSE(accepts(two + "game A B\n"));
    EXPECT_FALSE(accepts(two + "game A B\nposition " + board + " W - - D3 -\n"));
    EXPECT_FALSE(accepts(two + "game A B\nposition " + board + " W A8 - - -\n"));
    EXPECT_FALSE(accepts(two + "game A B\nposition " + board + " W - - - king-captured\n"));
    EXPECT_FALSE(accepts(two + "game A B\nposition " + board + "  W - - - -\n"));
    EXPECT_FALSE(accepts(two + "game none\ngame none\n"));
    EXPECT_FALSE(accepts(two));
    EXPECT_FALSE(accepts(""));
}

} // namespace
} // namespace tabuleiro::xadrez
