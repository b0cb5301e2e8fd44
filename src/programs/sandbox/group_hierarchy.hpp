// Where the kernel shows its control groups, and where in them a process is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tabuleiro::programs {

enum class GroupVersion : std::uint8_t { One, Two };

struct GroupHierarchy {
    GroupVersion version = GroupVersion::Two;
    std::vector<std::string> controllers; // of version 1; version 2 lists them in a file
    std::vector<std::string> folders;     // from the process's own group up to the root
};

// From the texts of /proc/PID/mountinfo and /proc/PID/cgroup.
std::vector<GroupHierarchy> group_hierarchies(std::string_view mountinfo, std::string_view cgroup);

} // namespace tabuleiro::programs
