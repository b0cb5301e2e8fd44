#include "programs/process/process_end.hpp"

#include <sys/wait.h>

#include <csignal>

namespace tabuleiro::programs {
namespace {

// What the signals that programs die of mean, as shells say it.
std::optional<Reason> meaning_of(int signal) {
    switch (signal) {
    case SIGSEGV:
        return Reason("Segmentation fault");
    case SIGABRT:
        return Reason("Aborted");
    case SIGFPE:
        return Reason("Floating point exception");
    case SIGILL:
        return Reason("Illegal instruction");
    case SIGBUS:
        return Reason("Bus error");
    case SIGKILL:
        return Reason("Killed");
    case SIGTERM:
        return Reason("Terminated");
    case SIGPIPE:
        return Reason("Broken pipe");
    case SIGXCPU:
        return Reason("CPU time limit exceeded");
    case SIGXFSZ:
        return Reason("File size limit exceeded");
    case SIGSYS:
        return Reason("Bad system call");
    default:
        return std::nullopt;
    }
}

} // namespace

ProcessEnd ProcessEnd::by_itself(int wait_status) {
    return WIFSIGNALED(wait_status) ? ProcessEnd(Kind::Signal, WTERMSIG(wait_status))
                                    : ProcessEnd(Kind::Exit, WEXITSTATUS(wait_status));
}

std::optional<int> ProcessEnd::exit_status() const {
    return kind_ == Kind::Exit ? std::optional(number_) : std::nullopt;
}

Reason ProcessEnd::reason() const {
    switch (kind_) {
    case Kind::Exit:
        return Reason("exited with status {status}", number_);
    case Kind::Signal:
        if (auto meaning = meaning_of(number_)) {
            return Reason("was killed by signal {signal} ({meaning})", number_,
                          *std::move(meaning));
        }
        return Reason("was killed by signal {signal}", number_);
    case Kind::ByUs:
        return Reason("had to be killed");
    case Kind::Earlier:
        break;
    }
    return Reason("has ended");
}

} // namespace tabuleiro::programs
