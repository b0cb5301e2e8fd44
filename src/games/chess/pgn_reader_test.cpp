#include "games/chess/pgn_reader.hpp"

#include <gtest/gtest.h>

#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::chess {
namespace {

using std::chrono::milliseconds;

// The one game of a text.
PgnEntry only(std::string_view text, PgnDetail detail = PgnDetail::Everything) {
    const auto entries = read_pgn(text, detail);
    EXPECT_EQ(entries.size(), 1U) << text;
    return entries.empty() ? PgnEntry{} : entries.front();
}

// The one game of a text, which has no fault at all.
PgnEntry sound(std::string_view text, PgnDetail detail = PgnDetail::Everything) {
    const PgnEntry entry = only(text, detail);
    EXPECT_FALSE(entry.damage) << text << ": " << entry.damage->text();
    EXPECT_TRUE(entry.remarks.empty()) << text << ": " << entry.remarks.front().text();
    return entry;
}

std::string moves_of(const PgnLine& line) {
    std::string text;
    for (const Move move : line.moves) {
        text += (text.empty() ? "" : " ") + to_coordinates(move);
    }
    return text;
}

std::string moves_of(std::string_view text) {
    return moves_of(sound(text).game.line);
}

std::string comment_at(const PgnEntry& entry, std::size_t ply) {
    for (const PgnNote& note : entry.game.line.notes) {
        if (note.ply == ply) {
            return note.comment;
        }
    }
    return "no note";
}

TEST(PgnReader, GivesTagsMovesResultAndFinalPosition) {
    const PgnEntry entry = sound("[Event \"Cup\"]\n[White \"A\"]\n\n1. e4 e5 2. Nf3 1-0\n");
    EXPECT_EQ(entry.game.tags, (std::vector<PgnTag>{{"Event", "Cup"}, {"White", "A"}}));
    EXPECT_EQ(entry.game.tag("White"), "A");
    EXPECT_EQ(entry.game.tag("Black"), std::nullopt);
    EXPECT_EQ(moves_of(entry.game.line), "e2e4 e7e5 g1f3");
    EXPECT_EQ(entry.game.result, PgnResult::WhiteWins);
    EXPECT_EQ(to_fen(entry.end), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    EXPECT_EQ(entry.line, 1U);
}

TEST(PgnReader, ReadsEveryResult) {
    EXPECT_EQ(sound("1. e4 1-0").game.result, PgnResult::WhiteWins);
    EXPECT_EQ(sound("1. e4 0-1").game.result, PgnResult::BlackWins);
    EXPECT_EQ(sound("1. e4 1/2-1/2").game.result, PgnResult::Draw);
    EXPECT_EQ(sound("1. e4 1/2").game.result, PgnResult::Draw);
    EXPECT_EQ(sound("1. e4 *").game.result, PgnResult::Unfinished);
    EXPECT_EQ(sound("1. e4*").game.result, PgnResult::Unfinished);
}

TEST(PgnReader, ReadsMoveNumbersOfAllKinds) {
    const std::string moves = "e2e4 e7e5 g1f3";
    for (const auto* text :
         {"1. e4 e5 2. Nf3 *", "1.e4 e5 2.Nf3 *", "1 e4 e5 2 Nf3 *", "e4 e5 Nf3 *",
          "1. e4 1... e5 2. Nf3 *", "1.e4 1...e5 2.Nf3 *", "1. e4 1. ... e5 2. Nf3 *",
          "7. e4 ... e5 3.. Nf3 *", "1.\ne4\ne5\n2.\nNf3\n*", "1 . e4 e5 2 . Nf3 *"}) {
        EXPECT_EQ(moves_of(text), moves) << text;
    }
}

TEST(PgnReader, ReadsGamesOneAfterTheOther) {
    const auto entries = read_pgn("[Event \"1\"]\n\n1. e4 *\n\n[Event \"2\"]\n\n1. d4 d5 1-0\n"
                                  "1. c4 0-1 1. f4 1-0 [Event \"5\"] *");
    ASSERT_EQ(entries.size(), 5U);
    EXPECT_EQ(moves_of(entries[1].game.line), "d2d4 d7d5");
    EXPECT_EQ(entries[1].line, 5U);
    EXPECT_TRUE(entries[2].game.tags.empty());
    EXPECT_EQ(moves_of(entries[2].game.line), "c2c4");
    EXPECT_EQ(entries[2].line, 8U);
    EXPECT_EQ(moves_of(entries[3].game.line), "f2f4");
    EXPECT_EQ(entries[4].game.tag("Event"), "5");
    EXPECT_TRUE(entries[4].game.line.moves.empty());
}

TEST(PgnReader, FindsNoGameWhereThereIsNone) {
    for (const auto* text : {"", "\n\n", "\xEF\xBB\xBF", "{only a comment}", "; a line", "% escape",
                             "*", "1-0\n", "1. 2. 3."}) {
        EXPECT_TRUE(read_pgn(text).empty()) << text;
    }
}

TEST(PgnReader, ReadsForeignLineEndsAndByteOrderMarks) {
    const PgnEntry entry =
        sound("\xEF\xBB\xBF[Event \"x\"]\r\n\r\n1. e4\r\ne5 {two\r\nwords} *\r\n");
    EXPECT_EQ(entry.game.tag("Event"), "x");
    EXPECT_EQ(moves_of(entry.game.line), "e2e4 e7e5");
    EXPECT_EQ(comment_at(entry, 2), "two words");
    EXPECT_EQ(moves_of("\xEF\xBB\xBF"
                       "1. e4 *"),
              "e2e4");
    EXPECT_EQ(read_pgn("1. e4 *\n\xEF\xBB\xBF[Event \"from another file\"]\n\n1. d4 *").size(), 2U);
}

TEST(PgnReader, ReadsTagsInOddForms) {
    const auto value = [](std::string_view tag) {
        const PgnEntry entry = sound(std::string(tag) + "\n\n*");
        return entry.game.tags.empty() ? "no tag" : entry.game.tags.front().value;
    };
    EXPECT_EQ(value(R"([Event "The \"Big\" Cup"])"), "The \"Big\" Cup");
    EXPECT_EQ(value(R"([Event "a\\b"])"), "a\\b");
    EXPECT_EQ(value(R"([Event "C:\games"])"), "C:\\games");
    EXPECT_EQ(value(R"([Event "The "Big" Cup"])"), "The \"Big\" Cup");
    EXPECT_EQ(value(R"([Event "ends with \"])"), "ends with \\");
    EXPECT_EQ(value(R"([Event ""])"), "");
    EXPECT_EQ(value(R"([ Event   "x" ])"), "x");
    EXPECT_EQ(value(R"([Event"x"])"), "x");
    EXPECT_EQ(value(R"([Event "[brackets] {braces} (rounds) ; %"])"),
              "[brackets] {braces} (rounds) ; %");
    EXPECT_EQ(value("[Event \"S\xC3\xA3o Paulo\"]"), "S\xC3\xA3o Paulo");
    EXPECT_EQ(sound("[White-Elo.2 \"1\"] [B \"2\"] [C \"3\"]\n*").game.tags,
              (std::vector<PgnTag>{{"White-Elo.2", "1"}, {"B", "2"}, {"C", "3"}}));
    EXPECT_EQ(sound("[A \"1\"]\n\n[B \"2\"]\n{x}\n[C \"3\"]\n\n*").game.tags.size(), 3U);
}

TEST(PgnReader, RemarksUponBrokenTagsAndReadsTheGame) {
    for (const auto* tag :
         {"[Event]", "[Event \"x]", "[Event x]", "[\"x\"]", "[", "[Event \"x\"", "[]"}) {
        const PgnEntry entry = only("[A \"1\"]\n" + std::string(tag) + "\n[B \"2\"]\n\n1. e4 *");
        EXPECT_FALSE(entry.damage) << tag;
        ASSERT_EQ(entry.remarks.size(), 1U) << tag;
        EXPECT_EQ(entry.remarks.front().line, 2U) << tag;
        EXPECT_EQ(entry.game.tags.size(), 2U) << tag;
        EXPECT_EQ(moves_of(entry.game.line), "e2e4") << tag;
    }
}

TEST(PgnReader, KeepsCommentsWhereTheyStand) {
    const PgnEntry entry =
        sound("[A \"1\"]\n{zero} 1. e4 {one} {more\n  of   one} e5 ; to the end { of line\n"
              "2. Nf3 {not ; a line} *");
    EXPECT_EQ(comment_at(entry, 0), "zero");
    EXPECT_EQ(comment_at(entry, 1), "one more of one");
    EXPECT_EQ(comment_at(entry, 2), "to the end { of line");
    EXPECT_EQ(comment_at(entry, 3), "not ; a line");
}

TEST(PgnReader, LeavesCommentsBetweenGamesOut) {
    const auto entries = read_pgn("1. e4 1-0 {Black resigns}\n\n[A \"1\"]\n\n1. d4 *");
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_TRUE(entries[1].game.line.notes.empty());
    EXPECT_EQ(comment_at(sound("{Before a game without tags} 1. e4 *"), 0),
              "Before a game without tags");
    EXPECT_TRUE(sound("1. e4 {} { } e5 *").game.line.notes.empty());
}

TEST(PgnReader, SkipsEscapedLines) {
    EXPECT_EQ(moves_of("% 1. d4 {\n1. e4\n%e5 *\n e5 *"), "e2e4 e7e5");
    EXPECT_TRUE(only("1. e4 %e5 *").damage) << "an escape begins its line";
    const PgnEntry entry = sound("1. e4 {a\n%b} *");
    EXPECT_EQ(comment_at(entry, 1), "a %b");
}

TEST(PgnReader, ReadsAnnotationsAsNumbersAndSigns) {
    const PgnEntry entry =
        sound("1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 $1 $255 Nf6 !!! 5. O-O +- Be7= *");
    std::vector<std::vector<Nag>> nags;
    for (const PgnNote& note : entry.game.line.notes) {
        nags.push_back(note.nags);
    }
    EXPECT_EQ(nags,
              (std::vector<std::vector<Nag>>{{1}, {2}, {3}, {4}, {5}, {6}, {1, 255}, {3}, {18}}))
        << "Be7= is a move";
    for (const auto* text : {"1. e4 $256 *", "1. e4 $ *", "1. e4 $99999999999 *"}) {
        EXPECT_EQ(only(text).remarks.size(), 1U) << text;
        EXPECT_FALSE(only(text).damage) << text;
    }
}

TEST(PgnReader, ReadsClocksAndEvaluations) {
    const PgnEntry entry =
        sound("1. e4 {[%eval 0.17] [%clk 1:30:05]} e5 {good [%clk 0:00:09.5] move [%emt 0:01:02]}"
              " 2. Nf3 {[%eval #-3,20][%csl Gf3]} *");
    const auto& notes = entry.game.line.notes;
    ASSERT_EQ(notes.size(), 3U);
    EXPECT_EQ(notes[0].clock, milliseconds(5'405'000));
    EXPECT_EQ(notes[0].evaluation,
              (PgnEvaluation{PgnEvaluation::Kind::Centipawns, 17, std::nullopt}));
    EXPECT_TRUE(notes[0].comment.empty());
    EXPECT_EQ(notes[1].clock, milliseconds(9'500));
    EXPECT_EQ(notes[1].elapsed, milliseconds(62'000));
    EXPECT_EQ(notes[1].comment, "good move");
    EXPECT_EQ(notes[2].evaluation, (PgnEvaluation{PgnEvaluation::Kind::MateIn, -3, 20}));
    EXPECT_EQ(notes[2].comment, "[%csl Gf3]");
}

TEST(PgnReader, KeepsVariationsWhereTheyBranch) {
    const PgnEntry entry =
        sound("1. e4 e5 (1... c5 2. Nf3 (2. c3 {Alapin} d5) (2. Nc3) 2... d6) (1... e6) 2. Nf3 *");
    EXPECT_EQ(moves_of(entry.game.line), "e2e4 e7e5 g1f3");
    ASSERT_EQ(entry.game.line.notes.size(), 1U);
    const PgnNote& note = entry.game.line.notes.front();
    EXPECT_EQ(note.ply, 2U);
    ASSERT_EQ(note.variations.size(), 2U);
    EXPECT_EQ(moves_of(note.variations[0]), "c7c5 g1f3 d7d6");
    EXPECT_EQ(moves_of(note.variations[1]), "e7e6");
    const PgnNote& inner = note.variations[0].notes.at(0);
    EXPECT_EQ(inner.ply, 2U);
    ASSERT_EQ(inner.variations.size(), 2U);
    EXPECT_EQ(moves_of(inner.variations[0]), "c2c3 d7d5");
    EXPECT_EQ(inner.variations[0].notes.at(0).comment, "Alapin");
    EXPECT_EQ(moves_of(inner.variations[1]), "b1c3");
}

TEST(PgnReader, LeavesOutWhatIsNotAskedFor) {
    const std::string text = "[A \"1\"]\n\n1. e4 $1 {x} e5 (1... c5 {y} (1... Ke4) ) {z} 2. Nf3 *";
    const PgnEntry moves = sound(text, PgnDetail::Moves);
    EXPECT_TRUE(moves.game.line.notes.empty());
    EXPECT_EQ(moves_of(moves.game.line), "e2e4 e7e5 g1f3");
    const PgnEntry annotated = sound(text, PgnDetail::Annotations);
    ASSERT_EQ(annotated.game.line.notes.size(), 2U);
    EXPECT_TRUE(annotated.game.line.notes[1].variations.empty());
    EXPECT_EQ(comment_at(annotated, 2), "z");
    EXPECT_EQ(annotated.end, moves.end);
}

TEST(PgnReader, DropsEmptyVariations) {
    EXPECT_TRUE(sound("1. e4 () *").game.line.notes.empty());
    EXPECT_EQ(sound("1. e4 ({c}) *").game.line.notes.at(0).variations.size(), 1U);
}

TEST(PgnReader, StartsFromSetUpPositions) {
    const PgnEntry entry =
        sound("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 30\"]\n\n30... Kd7 31. e4 *");
    EXPECT_EQ(to_fen(entry.game.start), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30");
    EXPECT_EQ(to_fen(entry.end), "8/3k4/8/8/4P3/8/8/4K3 b - - 0 31");
    EXPECT_EQ(to_fen(sound("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n1. e3 *").end),
              "4k3/8/8/8/8/4P3/8/4K3 b - - 0 1");
    EXPECT_EQ(
        sound("[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n1. Nf3 *").game.start,
        Position());
}

TEST(PgnReader, StartsChess960FromBothKindsOfFen) {
    for (const auto* rights : {"KQkq", "GCgc"}) {
        const PgnEntry entry =
            sound("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN "
                  "\"nbrnbkrq/pppppppp/8/8/8/8/PPPPPPPP/NBRNBKRQ w " +
                  std::string(rights) + " - 0 1\"]\n\n1. f4 f5 2. Bf2 Bf7 3. O-O O-O *");
        EXPECT_EQ(entry.game.line.moves.size(), 6U) << rights;
        EXPECT_EQ(entry.end.piece_at(Square::G1)->role, Role::King) << rights;
        EXPECT_EQ(entry.end.piece_at(Square::F1)->role, Role::Rook) << rights;
    }
    EXPECT_EQ(sound("[Variant \"Fischerandom\"]\n\n1. e4 *").game.start, Position());
}

TEST(PgnReader, TakesTheTagsResultWhereThereIsNoOther) {
    const auto entries =
        read_pgn("[Event \"1\"]\n[Result \"0-1\"]\n\n1. e4 e5\n\n[Event \"2\"]\n\n1. d4");
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[0].game.result, PgnResult::BlackWins);
    EXPECT_EQ(entries[0].game.line.moves.size(), 2U);
    ASSERT_EQ(entries[0].remarks.size(), 1U);
    EXPECT_EQ(entries[0].remarks[0].text(), "line 6: The game has no result after its moves.");
    EXPECT_EQ(entries[1].game.result, PgnResult::Unfinished);
    EXPECT_EQ(entries[1].game.line.moves.size(), 1U);
}

TEST(PgnReader, RemarksUponResultsThatContradictEachOther) {
    const PgnEntry entry = only("[Result \"0-1\"]\n\n1. e4 1-0");
    EXPECT_EQ(entry.game.result, PgnResult::WhiteWins);
    ASSERT_EQ(entry.remarks.size(), 1U);
    EXPECT_EQ(entry.remarks[0].text(), "line 3: The game ends with 1-0, but its tag says '0-1'.");
}

TEST(PgnReader, GivesGamesThatHaveTagsAlone) {
    const auto entries =
        read_pgn("[Event \"1\"]\n[Site \"x\"]\n\n[Event \"2\"]\n[Site \"y\"]\n\n1. e4 *");
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[0].game.tag("Site"), "x");
    EXPECT_EQ(entries[0].remarks.size(), 1U);
    EXPECT_EQ(entries[1].game.tag("Site"), "y");
}

struct Damage {
    const char* what;
    const char* moves;
    std::size_t line;
    const char* reason;
};

// Each damaged game is between two sound ones, its moves beginning in line 6.
TEST(PgnReader, ReportsDamagedGamesAndReadsTheNext) {
    const Damage cases[] = {
        {"illegal move", "1. e4 e5\n2. Qxh7 Nc6 1-0", 7,
         "Move 2, 'Qxh7': There is no queen that may go to h7."},
        {"ambiguous move", "1. Nf3 a6 2. d3 b6\n3. Nd2 *", 7,
         "Move 3, 'Nd2': There is more than one knight that may go to d2."},
        {"no move", "1. e4 hello 2. d4 *", 6, "Move 1, 'hello': This is no move."},
        {"null move", "1. e4 -- 2. d4 *", 6, "A null move (--) is no move of a game."},
        {"null move", "1. e4 Z0 2. d4 *", 6, "A null move (Z0) is no move of a game."},
        {"null move", "1. e4 0000 *", 6, "A null move (0000) is no move of a game."},
        {"unclosed comment", "1. e4 e5\n2. Nf3 {good\nNc6 3. Bb5 1-0", 7,
         "The comment that begins here is not closed."},
        {"unclosed variation", "1. e4\n(1. d4 d5 e5 2. Nf3 1-0", 7,
         "Move 2, 'e5': There is no pawn that may go to e5."},
        {"unclosed variation", "1. e4\n(1. d4\nd5 1-0", 7,
         "The variation that begins here is not closed."},
        {"unclosed variation", "1. e4 (1. d4\n(1. c4) d5 1-0", 6,
         "The variation that begins here is not closed."},
        {"stray bracket", "1. e4 ] e5 *", 6, "']' has no meaning here."},
        {"stray brace", "1. e4 } e5 *", 6, "'}' has no meaning here."},
        {"stray tag", "1. e4 [x] e5\n*", 6, "'[x] e5' has no meaning among moves."},
        {"reserved", "1. e4 <x> e5 *", 6, "'<' has no meaning here."},
    };
    for (const Damage& damage : cases) {
        const std::string text = "[Event \"1\"]\n\n1. e4 *\n\n[Event \"2\"]\n" +
                                 std::string(damage.moves) + "\n\n[Event \"3\"]\n\n1. d4 d5 *\n";
        for (const PgnDetail detail : {PgnDetail::Everything, PgnDetail::Moves}) {
            const auto entries = read_pgn(text, detail);
            ASSERT_EQ(entries.size(), 3U) << damage.what;
            EXPECT_FALSE(entries[0].damage) << damage.what;
            ASSERT_TRUE(entries[1].damage) << damage.what;
            if (detail == PgnDetail::Everything && entries[1].remarks.empty()) {
                EXPECT_EQ(entries[1].damage->reason.text(), damage.reason) << damage.what;
                EXPECT_EQ(entries[1].damage->line, damage.line) << damage.what;
            }
            EXPECT_EQ(entries[1].game.tag("Event"), "2") << damage.what;
            EXPECT_EQ(entries[1].line, 5U) << damage.what;
            EXPECT_EQ(entries[2].game.tag("Event"), "3") << damage.what;
            EXPECT_EQ(moves_of(entries[2].game.line), "d2d4 d7d5") << damage.what;
            EXPECT_FALSE(entries[2].damage) << damage.what;
        }
    }
}

TEST(PgnReader, KeepsWhatCameBeforeTheDamage) {
    const PgnEntry entry = only("1. e4 {x} e5 2. Ke3 Nc6 {y} *");
    EXPECT_EQ(moves_of(entry.game.line), "e2e4 e7e5");
    EXPECT_EQ(entry.end.move_number(), 2);
    EXPECT_EQ(entry.game.line.notes.size(), 1U);
}

TEST(PgnReader, FindsTheNextGameWithoutTags) {
    const auto entries = read_pgn("1. e4 Ke5 {1-0} (1-0) 2. d4 1-0\n1. d4 d5 *");
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_TRUE(entries[0].damage);
    EXPECT_EQ(moves_of(entries[1].game.line), "d2d4 d7d5");
    EXPECT_EQ(entries[1].line, 2U);
}

TEST(PgnReader, ReportsDamageAtTheEndOfTheText) {
    EXPECT_EQ(only("1. e4 {open").damage->reason.text(),
              "The comment that begins here is not closed.");
    EXPECT_EQ(only("1. e4 (1. d4").damage->reason.text(),
              "The variation that begins here is not closed.");
    EXPECT_EQ(only("[Event \"x").damage->line, 1U);
    const auto entries = read_pgn("1. e4 1-0\n\n{open");
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[1].damage->line, 3U);
}

TEST(PgnReader, ReportsGamesThatCannotStart) {
    const PgnEntry entry = only("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *");
    EXPECT_EQ(entry.damage->text(),
              "line 1: The game cannot start: White has no king. Black has no king.");
    EXPECT_EQ(only("[Variant \"Atomic\"]\n\n1. e4 *").damage->reason.text(),
              "The game cannot start: The variant 'Atomic' is not chess.");
}

TEST(PgnReader, CutsVariationsAtTheirFirstIllegalMove) {
    const PgnEntry entry =
        only("1. e4 e5 (1... c5 2. Ke3 d6 (2... a6) 3. d4) 2. Nf3 (2. -- Nf6) *");
    EXPECT_FALSE(entry.damage);
    EXPECT_EQ(moves_of(entry.game.line), "e2e4 e7e5 g1f3");
    ASSERT_EQ(entry.remarks.size(), 2U);
    EXPECT_EQ(entry.remarks[0].reason.text(), "Move 2, 'Ke3': There is no king that may go to e3.");
    EXPECT_EQ(entry.remarks[1].reason.text(), "A null move (--) is no move of a game.");
    ASSERT_EQ(entry.game.line.notes.size(), 1U);
    EXPECT_EQ(moves_of(entry.game.line.notes[0].variations.at(0)), "c7c5");
}

TEST(PgnReader, RemarksUponBracketsThatDoNotFit) {
    EXPECT_EQ(only("1. e4 e5) 2. d4 *").remarks.at(0).reason.text(),
              "A variation ends here that did not begin.");
    EXPECT_EQ(only("(1. d4) 1. e4 *").remarks.at(0).reason.text(),
              "There is no move before this variation that it could replace.");
}

TEST(PgnReader, ReadsVariationsOfAnyDepth) {
    std::string text = "1. e4 ";
    for (int i = 0; i < 5000; ++i) {
        text += "(1. d4 ";
    }
    text += std::string(5000, ')') + " e5 *";
    EXPECT_EQ(moves_of(sound(text).game.line), "e2e4 e7e5");
}

TEST(PgnReader, TakesBlocksOfAnySize) {
    const std::string text = "\xEF\xBB\xBF[Event \"a \"b\" c\"]\r\n[X \"\\\\\"]\r\n\r\n% "
                             "escape\r\n1. e4! {[%clk 1:00:00] x\n[y] }"
                             " e5 $12 (1... c5 ; line\n 2. Nf3) 2. Nf3 1/2-1/2\n\n[Event "
                             "\"2\"]\n\n1. Ke2 {open\n[Event \"3\"]\n\n0-0-0 *";
    const auto whole = read_pgn(text);
    ASSERT_EQ(whole.size(), 3U);
    for (std::size_t size = 1; size < 40; ++size) {
        PgnReader reader;
        std::vector<PgnEntry> entries;
        const auto drain = [&] {
            while (const PgnEntry* entry = reader.next()) {
                entries.push_back(*entry);
            }
        };
        for (std::size_t at = 0; at < text.size(); at += size) {
            reader.feed(std::string_view(text).substr(at, size));
            drain();
        }
        reader.finish();
        drain();
        EXPECT_EQ(entries, whole) << size;
    }
}

TEST(PgnReader, GivesAGameAsSoonAsItsResultHasCome) {
    PgnReader reader;
    reader.feed("1. e4 e5 1-0");
    EXPECT_EQ(reader.next(), nullptr) << "the result could go on";
    reader.feed("\n");
    ASSERT_NE(reader.next(), nullptr);
    EXPECT_EQ(reader.next(), nullptr);
    reader.finish();
    EXPECT_EQ(reader.next(), nullptr);
}

} // namespace
} // namespace tabuleiro::chess
