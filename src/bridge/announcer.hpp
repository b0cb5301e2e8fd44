// What the bridge says to whoever started it. Any thread may speak; a line is written whole.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <mutex>
#include <string>

namespace tabuleiro::bridge {

class Announcer {
  public:
    // What happens, on standard output.
    void tell(const std::string& line) { write(stdout, line); }
    // What goes wrong, on standard error.
    void complain(const std::string& line) { write(stderr, "tabuleiro: " + line); }

  private:
    void write(std::FILE* file, const std::string& line) {
        const std::lock_guard lock(mutex_);
        fmt::print(file, "{}\n", line);
        std::fflush(file);
    }

    std::mutex mutex_;
};

} // namespace tabuleiro::bridge
