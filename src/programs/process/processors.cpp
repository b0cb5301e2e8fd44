#include "programs/process/processors.hpp"

#include <fmt/format.h>
#include <sched.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <tuple>

namespace tabuleiro::programs {
namespace {

// A number of the processor's place in the machine; 0 where the system does not tell.
int topology(int processor, const char* name) {
    std::ifstream file(fmt::format("/sys/devices/system/cpu/cpu{}/topology/{}", processor, name));
    int number = 0;
    return file >> number ? number : 0;
}

} // namespace

std::vector<int> usable_processors() {
    cpu_set_t set;
    CPU_ZERO(&set);
    std::vector<int> found;
    if (sched_getaffinity(0, sizeof set, &set) == 0) {
        for (int i = 0; i < CPU_SETSIZE; ++i) {
            if (CPU_ISSET(static_cast<unsigned>(i), &set)) {
                found.push_back(i);
            }
        }
    }
    std::vector<std::tuple<int, int, int>> placed;
    for (const int i : found) {
        placed.emplace_back(topology(i, "physical_package_id"), topology(i, "core_id"), i);
    }
    std::sort(placed.begin(), placed.end());
    std::transform(placed.begin(), placed.end(), found.begin(),
                   [](const auto& place) { return std::get<2>(place); });
    return found;
}

std::vector<std::vector<int>> divided(const std::vector<int>& processors, int groups) {
    const auto size = static_cast<std::ptrdiff_t>(processors.size()) / std::max(groups, 1);
    std::vector<std::vector<int>> found;
    for (int i = 0; size > 0 && i < groups; ++i) {
        found.emplace_back(processors.begin() + i * size, processors.begin() + (i + 1) * size);
    }
    return found;
}

void keep_to_processors(const std::vector<int>& processors) {
    cpu_set_t set;
    CPU_ZERO(&set);
    for (const int i : processors) {
        CPU_SET(static_cast<unsigned>(i), &set);
    }
    if (sched_setaffinity(0, sizeof set, &set) != 0) { // 0: this thread
        throw std::system_error(errno, std::generic_category(), "cannot choose processors");
    }
}

} // namespace tabuleiro::programs
