#include "core/error.hpp"

#include <gtest/gtest.h>

namespace tabuleiro {
namespace {

const Error two_reasons(Reasons{Reason("White has no king."),
                                Reason("A pawn stands on row {row}.", 1)});

TEST(Error, WritesAllReasonsInOneLine) {
    EXPECT_EQ(two_reasons.text(), "White has no king. A pawn stands on row 1.");
    EXPECT_EQ(two_reasons.sentences(),
              (std::vector<std::string>{"White has no king.", "A pawn stands on row 1."}));
}

TEST(Error, KeepsTheFormAndTheNamedValuesOfAReason) {
    const Expected<int> failed =
        fail("Rank {rank} has {text}, {cause}.", std::uint8_t{7}, std::string("'z'"), "no piece");
    const Reason& reason = failed.error().reasons().front();
    EXPECT_EQ(reason.form(), "Rank {rank} has {text}, {cause}.");
    EXPECT_EQ(reason.text(), "Rank 7 has 'z', no piece.");
    ASSERT_EQ(reason.values().size(), 3U);
    EXPECT_EQ(reason.values()[0].name(), "rank");
    EXPECT_EQ(reason.values()[0].text(), "7");
    EXPECT_EQ(reason.values()[1].name(), "text");
    EXPECT_EQ(reason.values()[2].name(), "cause");
}

TEST(Error, ValuesWithBracesAreNotForms) {
    EXPECT_EQ(Reason("{text}, not {wanted}.", "{wanted}", "}{").text(), "{wanted}, not }{.");
}

TEST(Error, AValueMayBeOtherReasons) {
    const Reason reason("Line {line}: {reason}", 3, two_reasons);
    EXPECT_EQ(reason.text(), "Line 3: White has no king. A pawn stands on row 1.");
    EXPECT_TRUE(reason.values()[0].reasons().empty());
    EXPECT_EQ(reason.values()[1].reasons(), two_reasons.reasons());
}

TEST(Error, ReasonsAreEqualIfFormsAndValuesAre) {
    EXPECT_EQ(Reason("Row {row}.", 1), Reason("Row {row}.", "1"));
    EXPECT_NE(Reason("Row {row}.", 1), Reason("Row {row}.", 2));
    EXPECT_NE(Reason("Row {row}.", 1), Reason("Row 1."));
}

} // namespace
} // namespace tabuleiro
