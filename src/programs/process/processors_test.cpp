#include "programs/process/processors.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "programs/process/child.hpp"

namespace tabuleiro::programs {
namespace {

using Groups = std::vector<std::vector<int>>;

TEST(Processors, AreDividedEqually) {
    EXPECT_EQ(divided({0, 4, 1, 5}, 2), (Groups{{0, 4}, {1, 5}}));
    EXPECT_EQ(divided({0, 1, 2, 3, 4}, 2), (Groups{{0, 1}, {2, 3}}));
    EXPECT_EQ(divided({7, 3}, 1), (Groups{{7, 3}}));
    EXPECT_EQ(divided({0, 1}, 3), Groups{});
}

TEST(Processors, AProgramRunsOnThoseOfTheThreadThatStartedIt) {
    const auto usable = usable_processors();
    ASSERT_FALSE(usable.empty());
    const int last = *std::max_element(usable.begin(), usable.end());
    std::string said;
    std::thread([&] {
        keep_to_processors({last});
        Command command;
        command.arguments = {"/bin/grep", "Cpus_allowed_list", "/proc/self/status"};
        auto child = Child::start(command);
        ASSERT_TRUE(child);
        const auto line = child->read_line(SteadyClock::now() + std::chrono::minutes(1));
        said = line ? line->line : "nothing";
    }).join();
    EXPECT_EQ(said, "Cpus_allowed_list:\t" + std::to_string(last));
    EXPECT_EQ(usable_processors(), usable); // other threads are not affected
}

} // namespace
} // namespace tabuleiro::programs
