#include "server/qr_code.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(QrCode, HasItsThreeEyes) {
    const auto code = qr_code("http://192.168.1.7:8064");
    ASSERT_TRUE(code);
    const auto& rows = *code;
    EXPECT_EQ(rows[0].substr(0, 8), "####### ");
    EXPECT_EQ(rows[0].substr(rows.size() - 7), "#######");
    EXPECT_EQ(rows.back().substr(0, 8), "####### ");
    EXPECT_FALSE(qr_code(std::string(5000, 'x')));
}

} // namespace
} // namespace tabuleiro::server
