// The program `arena`, run as a person would.
#pragma once

#include "processes.hpp"
#include "support/child.hpp"
#include "support/files.hpp"

namespace tabuleiro::test {

struct ArenaEnd {
    int status = -1;
    std::string out;
    std::string err;
};

class Running {
  public:
    Running(const Folder& folder, std::vector<std::string> arguments, int ignored_signal = 0)
        : err_(folder.file("stderr")),
          child_(command(std::move(arguments)),
                 {.error_file = err_, .ignored_signal = ignored_signal}) {}

    void signal(int number) const { child_.signal(number); }

    ArenaEnd wait() {
        std::string out = child_.rest();
        const int status = child_.wait();
        return {status, std::move(out), read_file(err_)};
    }

  private:
    static std::vector<std::string> command(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), ARENA);
        return arguments;
    }

    std::string err_;
    Child child_;
};

inline ArenaEnd run_arena(const Folder& folder, std::vector<std::string> arguments) {
    return Running(folder, std::move(arguments)).wait();
}

} // namespace tabuleiro::test
