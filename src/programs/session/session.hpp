// A running program and the dialogue with it: lines out, events in, with deadlines.
//
// Every wait ends: with an answer, at its deadline, or when it is cancelled. After a failure, or a
// cancelled wait, the program has been ended and must be started again.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "programs/process/background_reader.hpp"
#include "programs/process/cancellation.hpp"
#include "programs/session/failure.hpp"
#include "programs/session/program_setup.hpp"

namespace tabuleiro::programs {

struct Cancelled {};

class Session {
  public:
    explicit Session(ProgramSetup setup) : setup_(std::move(setup)) {}
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    ~Session() { end(); }

    const ProgramSetup& setup() const { return setup_; }
    bool running() const { return child_.has_value(); }

    // Runs the command and greets the program. The dialogue must outlive its program.
    // Requires: not running.
    [[nodiscard]] tl::expected<void, Failure> start(const Command& command, Dialogue& dialogue,
                                                    const Cancellation& cancellation);
    // Writes these lines and waits until the program is ready again. Requires: running.
    [[nodiscard]] tl::expected<void, Failure> prepare(const Lines& lines,
                                                      const Cancellation& cancellation);

    struct Reply {
        std::variant<Event, Failure, Cancelled> what; // a Move, a resignation or a claim
        Span used{};                                  // from the request to the answer
    };
    // Writes these lines and waits for an answer: `allowed` long, if the game has a clock.
    // Requires: running.
    Reply ask(const Lines& lines, std::optional<Span> allowed, const Cancellation& cancellation);

    // From now on its lines are heard on a thread of their own, so that a program that writes while
    // another one's answer is awaited is not held up by a full pipe. Until stop_listening(), which
    // must come before any other call but end(). Requires: running.
    void listen();
    void stop_listening() { listener_.reset(); }

    void say(const Lines& lines);
    // A failure because of the last line, which was wrong. It ends the program.
    Failure reject(FailureKind kind, Value detail, std::optional<Error> why = std::nullopt);
    // Says goodbye, gives the program its time for it, and ends it.
    void end() { drop(setup_.farewell); }

  private:
    tl::expected<void, Failure> get_ready(const Cancellation& cancellation);
    Event hear(const std::string& line);
    // Its time is over, but it may still answer `stop`, and keep running.
    void stop();
    Failure silent(bool timed) const;
    Failure gone(NoLine why);
    Failure failed(FailureKind kind, Value detail) const;
    // Ends the process; returns how it ended.
    ProcessEnd drop(Span grace);

    ProgramSetup setup_;
    std::optional<Child> child_;
    Dialogue* dialogue_ = nullptr; // of the running program
    std::string last_line_;
    std::unique_ptr<BackgroundReader> listener_;
    std::optional<Reason> broken_limit_; // of its sandbox, if it has
};

} // namespace tabuleiro::programs
