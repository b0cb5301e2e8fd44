// The resources used by another process, as counted by the kernel.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace tabuleiro::bench {

struct Cost {
    double user = 0; // seconds
    double system = 0;

    double total() const { return user + system; }
    friend Cost operator+(const Cost& a, const Cost& b) {
        return {a.user + b.user, a.system + b.system};
    }
    friend Cost operator-(const Cost& a, const Cost& b) {
        return {a.user - b.user, a.system - b.system};
    }
};

// One `stat` file of /proc, of a process or of a thread. Its fields are counted after the name,
// which may have blanks in it.
inline Cost read_cost(const std::string& stat_file) {
    std::ifstream file(stat_file);
    std::string text((std::istreambuf_iterator<char>(file)), {});
    std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
    std::string skipped;
    for (int i = 0; i < 11; ++i) {
        fields >> skipped;
    }
    double user = 0;
    double system = 0;
    fields >> user >> system;
    const auto ticks = static_cast<double>(sysconf(_SC_CLK_TCK));
    return {user / ticks, system / ticks};
}

inline Cost cost_of(pid_t process) {
    return read_cost("/proc/" + std::to_string(process) + "/stat");
}

// PostgreSQL, for example: its first process and the children of that, which outlive a measurement.
inline Cost cost_with_children(pid_t process) {
    Cost all = cost_of(process);
    const std::string first = std::to_string(process);
    std::ifstream file("/proc/" + first + "/task/" + first + "/children");
    for (pid_t child = 0; file >> child;) {
        all = all + cost_of(child);
    }
    return all;
}

// Resident memory in megabytes.
inline double memory_of(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/statm");
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0);
}

} // namespace tabuleiro::bench
