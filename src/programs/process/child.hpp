// A program run as a child process: lines to its input, lines from its output.
//
// The child has its own process group, so that Ctrl-C reaches only us and everything it started
// ends with it; it dies with the thread that started it, so that not even kill -9 leaves it behind.
// Its pipes are closed on exec and never block us. The destructor ends and reaps the whole group:
// no zombie and no descriptor is left. It inherits no descriptor but its three. One thread uses a
// Child at a time; the one that starts it must outlive it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "core/line_buffer.hpp"
#include "files/descriptor.hpp"
#include "programs/process/command.hpp"
#include "programs/process/process_end.hpp"

namespace tabuleiro::programs {

using SteadyClock = std::chrono::steady_clock;
using TimePoint = SteadyClock::time_point;
using Span = std::chrono::microseconds;

// Why a wait for a line ended without one.
enum class NoLine { TimedOut, Closed, Flooded, Cancelled };

class Child {
  public:
    // More output than this between two calls of forgive_flood() counts as a flood.
    static constexpr std::size_t flood_limit = std::size_t{32} << 20;
    // Longer lines are truncated; no engine message is this long.
    static constexpr std::size_t longest_line = 16384;

    // Fails with the reason if the program cannot be run.
    [[nodiscard]] static Expected<Child> start(const Command& command);

    Child(Child&& other) noexcept;
    Child& operator=(Child&&) = delete;
    ~Child() { end(Span::zero()); }

    // Writes the line and its end; what the pipe does not take at once is written while waiting.
    // The next read notices a child that has ended.
    void write_line(std::string_view line);
    // The same without an end of line.
    void write(std::string_view bytes);
    // Ends its input, once all of it has been written.
    void close_input();

    struct Arrival {
        std::string line;
        TimePoint at; // when its bytes were read, however many lines came before it
    };
    // The next line, waiting until the deadline. `cancel` is a descriptor that becomes readable to
    // end the wait (-1: none).
    tl::expected<Arrival, NoLine> read_line(TimePoint deadline, int cancel = -1);
    // Its output as it comes, byte by byte, at least one. Not to be mixed with read_line.
    tl::expected<std::string, NoLine> read_bytes(TimePoint deadline, int cancel = -1);
    void forgive_flood() { received_ = 0; }

    // Closes its input, gives it this long to exit by itself, then ends the group.
    ProcessEnd end(Span grace);
    // The limit of its sandbox that it ran into; known once it has ended.
    const std::optional<Reason>& broken_limit() const { return broken_limit_; }

  private:
    Child(int pid, Descriptor input, Descriptor output, std::unique_ptr<Confinement> confinement);

    void write_pending();
    // Why there is nothing to read until the deadline; none if there is something.
    std::optional<NoLine> await_output(TimePoint deadline, int cancel);
    // What is available, perhaps nothing; none at the end of the output.
    std::optional<std::string> take_available();
    bool has_exited() const;
    bool is_cancelled() const;

    std::unique_ptr<Confinement> confinement_; // none: it is trusted
    std::optional<Reason> broken_limit_;
    Descriptor error_;       // what a confined program says to its standard error
    std::string error_file_; // and where it goes
    int pid_ = -1;
    int cancel_ = -1;   // of the command
    Descriptor input_;  // we write
    Descriptor output_; // we read
    std::string pending_;
    bool closing_ = false; // the input, when nothing is pending any more
    LineBuffer lines_{longest_line};
    TimePoint arrived_{};
    std::size_t received_ = 0;
    bool closed_ = false;
};

// The words of a command as a shell would split it: blanks, '...', "..." and backslashes.
[[nodiscard]] Expected<std::vector<std::string>> split_command(std::string_view text);

} // namespace tabuleiro::programs
