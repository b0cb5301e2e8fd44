#include "server/line_writer.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fcntl.h>
#include <unistd.h>

namespace tabuleiro::server {
namespace {

TEST(LineWriter, DropsWhatFindsNoRoomAndNeverWaits) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    fcntl(ends[1], F_SETPIPE_SZ, 4096);
    LineWriter writer(ends[1]);
    const std::string line(99, 'x');
    int written = 0;
    for (int i = 0; i < 1000; ++i) {
        written += writer.write(line + "\n") ? 1 : 0;
    }
    EXPECT_GT(written, 0);
    EXPECT_EQ(writer.take_dropped(), static_cast<std::uint64_t>(1000 - written));
    EXPECT_EQ(writer.take_dropped(), 0U);
    EXPECT_EQ(fcntl(ends[1], F_GETFL) & O_NONBLOCK, 0) << "others who share it are left alone";
    std::string read_back(100'000, '\0');
    EXPECT_EQ(::read(ends[0], read_back.data(), read_back.size()), 100 * written);
    EXPECT_TRUE(writer.write(line));
    ::close(ends[0]);
    ::close(ends[1]);
}

} // namespace
} // namespace tabuleiro::server
