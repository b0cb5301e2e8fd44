// A program started by a test, with pipes to talk to it. However the test ends, the program is
// killed and reaped.
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tabuleiro::test {

struct Surroundings {
    std::string folder{};     // empty: the test's own
    std::string error_file{}; // empty: the test's own standard error
    int ignored_signal = 0;   // from the beginning, as nohup does
    rlim_t largest_file = 0;  // no file of it may grow beyond; 0: no limit
};

class Child {
  public:
    explicit Child(std::vector<std::string> command, const Surroundings& surroundings = {});
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child();

    pid_t pid() const { return pid_; }

    void say(std::string_view text) const;
    void close_input() { close(input_); }
    void close_output() { close(output_); }

    // The next line of its output with its end. Without one it is the last, or nothing came for a
    // minute.
    std::string line();
    // Reads until a line begins so; that line without its end.
    std::optional<std::string> line_beginning(std::string_view start);
    // All that it says until it closes its output.
    std::string rest();

    // Its exit status once it has ended, or 128 and the signal that ended it.
    int wait();
    bool has_ended();
    void signal(int number) const;
    int end(int signal_number) {
        signal(signal_number);
        return wait();
    }

  private:
    static void close(int& end);
    // More of its output; false at the end of it, or after so many milliseconds without any.
    bool hear(int patience);

    pid_t pid_ = -1;
    int input_ = -1;
    int output_ = -1;
    std::string heard_;
    std::optional<int> status_;
};

// All that a program says to an input, and how it ends. The input must fit a pipe.
struct Finished {
    std::string output;
    int status;
};
Finished run(std::vector<std::string> command, const std::string& folder, std::string_view input);

} // namespace tabuleiro::test
