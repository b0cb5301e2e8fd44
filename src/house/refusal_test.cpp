#include "house/refusal.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::house {
namespace {

TEST(Refusal, WritesFormValuesAndSentenceOfEachReason) {
    const Refusal refused = refusal("move", "There is no piece on {cell}.", "\"e4");
    EXPECT_EQ(to_message(refused, 7), R"({"refused":"move","reasons":[)"
                                      R"({"form":"There is no piece on {cell}.",)"
                                      R"("values":{"cell":"\"e4"},)"
                                      R"("text":"There is no piece on \"e4."}],"reply_to":7})");
}

TEST(Refusal, AValueMayBeOtherReasons) {
    const Refusal refused = refusal("move", "Move {number}: {reason}", 3, Reason("It is over."));
    EXPECT_EQ(to_message(refused),
              R"({"refused":"move","reasons":[{"form":"Move {number}: {reason}",)"
              R"("values":{"number":"3","reason":[)"
              R"({"form":"It is over.","values":{},"text":"It is over."}]},)"
              R"("text":"Move 3: It is over."}]})");
}

} // namespace
} // namespace tabuleiro::house
