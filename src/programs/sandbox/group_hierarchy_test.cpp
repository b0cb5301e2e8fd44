#include "programs/sandbox/group_hierarchy.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::programs {
namespace {

using Folders = std::vector<std::string>;

TEST(GroupHierarchy, OfVersionTwoGoesFromOurGroupToTheRoot) {
    const auto found = group_hierarchies(
        "29 23 0:26 / /sys rw,nosuid - sysfs sysfs rw\n"
        "35 29 0:30 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n",
        "0::/system.slice/house.service\n");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].version, GroupVersion::Two);
    EXPECT_EQ(found[0].folders, (Folders{"/sys/fs/cgroup/system.slice/house.service",
                                         "/sys/fs/cgroup/system.slice", "/sys/fs/cgroup"}));
}

TEST(GroupHierarchy, OfVersionOneHasAFolderForEachController) {
    const auto found =
        group_hierarchies("40 29 0:33 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu,cpuacct\n"
                          "41 29 0:34 / /sys/fs/cgroup/pids rw - cgroup cgroup rw,pids\n"
                          "42 29 0:35 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw\n",
                          "3:pids:/\n2:cpu,cpuacct:/ours\n1:name=systemd:/\n0::/\n");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].version, GroupVersion::One);
    EXPECT_EQ(found[0].controllers, Folders{"pids"});
    EXPECT_EQ(found[0].folders, Folders{"/sys/fs/cgroup/pids"});
    EXPECT_EQ(found[1].controllers, (Folders{"cpu", "cpuacct"}));
    EXPECT_EQ(found[1].folders, (Folders{"/sys/fs/cgroup/cpu/ours", "/sys/fs/cgroup/cpu"}));
    EXPECT_EQ(found[2].version, GroupVersion::Two);
}

// A container often sees only its own part.
TEST(GroupHierarchy, BeginsWhereTheMountDoes) {
    const auto found = group_hierarchies(
        "35 29 0:30 /box/7 /sys/fs/cgroup ro - cgroup2 cgroup2 rw\n", "0::/box/7/inner\n");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].folders, (Folders{"/sys/fs/cgroup/inner", "/sys/fs/cgroup"}));
}

TEST(GroupHierarchy, NoiseIsIgnored) {
    EXPECT_TRUE(group_hierarchies("", "").empty());
    EXPECT_TRUE(group_hierarchies("1 2 3 - cgroup2\nx\n", "0::/\nnonsense\n5:\n").empty());
}

} // namespace
} // namespace tabuleiro::programs
