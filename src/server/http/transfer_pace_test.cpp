#include "server/http/transfer_pace.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(TransferPace, GivesTimeForWhatHasArrived) {
    const TransferPace pace{std::chrono::seconds(10), 8192};
    EXPECT_EQ(pace.allowed_after(0), std::chrono::seconds(10));
    EXPECT_EQ(pace.allowed_after(1), std::chrono::seconds(10)) << "a letter buys nothing";
    EXPECT_EQ(pace.allowed_after(81920), std::chrono::seconds(20));
}

} // namespace
} // namespace tabuleiro::server
