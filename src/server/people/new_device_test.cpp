#include "server/people/new_device.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(NewDevice, ItsLabelIsTheBrowserAndTheSystem) {
    EXPECT_EQ(
        device_label("Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"),
        "Firefox · Linux");
    EXPECT_EQ(device_label("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) "
                           "Chrome/130.0.0.0 Mobile Safari/537.36"),
              "Chrome · Android");
    EXPECT_EQ(device_label("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) "
                           "AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1"),
              "Safari · iPhone");
    EXPECT_EQ(device_label("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 "
                           "Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0"),
              "Edge · Windows");
    EXPECT_EQ(device_label("<script>alert(1)</script>"), "") << "nothing that was sent is shown";
    EXPECT_EQ(device_label(""), "");
}

} // namespace
} // namespace tabuleiro::server
