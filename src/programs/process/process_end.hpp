// How a process ended.
#pragma once

#include <cstdint>
#include <optional>

#include "core/error.hpp"

namespace tabuleiro::programs {

class ProcessEnd {
  public:
    // By itself, or by a signal that was not ours; the status is as waitpid gives it.
    static ProcessEnd by_itself(int wait_status);
    // It did not end in the time that it was given.
    static ProcessEnd by_us() { return {Kind::ByUs, 0}; }
    // It had ended before.
    static ProcessEnd earlier() { return {Kind::Earlier, 0}; }

    bool had_to_be_killed() const { return kind_ == Kind::ByUs; }
    // None if it did not exit.
    std::optional<int> exit_status() const;

    // What is said of the program: "exited with status 0", "was killed by signal 11 (Segmentation
    // fault)", "had to be killed".
    Reason reason() const;
    std::string text() const { return reason().text(); }

  private:
    enum class Kind : std::uint8_t { Exit, Signal, ByUs, Earlier };

    ProcessEnd(Kind kind, int number) : kind_(kind), number_(number) {}

    Kind kind_;
    int number_; // of the signal, or the exit status
};

} // namespace tabuleiro::programs
