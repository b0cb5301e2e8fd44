// The same comparison, over more and longer conversations.
#include <gtest/gtest.h>

#include "agreement/xadrez_talk.hpp"

namespace tabuleiro::test {
namespace {

TEST(XadrezAgreement, ManyRandomConversations) {
    const std::string answers = compare_conversations(10'000, 200, 250);
    EXPECT_NE(answers.find("En passant efetuado."), std::string::npos);
}

} // namespace
} // namespace tabuleiro::test
