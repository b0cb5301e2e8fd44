// What a test can see of this process and its children.
#pragma once

#include <dirent.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>

#include "support/folder.hpp"

namespace tabuleiro::test {

inline int open_descriptors() {
    int count = 0;
    for ([[maybe_unused]] const auto& entry :
         std::filesystem::directory_iterator("/proc/self/fd")) {
        ++count;
    }
    return count;
}

// Neither running nor waiting to be reaped.
inline bool has_no_child() {
    siginfo_t info{};
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == -1;
}

// Processes, with any parent, whose command line contains this text.
inline int processes_with(std::string_view text) {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "cmdline", std::ios::binary);
        std::string line;
        std::getline(file, line);
        if (line.find(text) != std::string::npos &&
            entry.path().filename() != std::to_string(getpid())) {
            ++count;
        }
    }
    return count;
}

// A killed process takes a moment to disappear.
inline bool soon_no_process_with(std::string_view text) {
    for (int i = 0; i < 5000 && processes_with(text) > 0; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return processes_with(text) == 0;
}

} // namespace tabuleiro::test
