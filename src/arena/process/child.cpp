#include "arena/process/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>
#include <thread>

namespace tabuleiro::arena {
namespace {

struct Pipe {
    Descriptor read_end;
    Descriptor write_end;
};

std::optional<Pipe> make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        return std::nullopt;
    }
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

void never_block(const Descriptor& descriptor) {
    fcntl(descriptor.number(), F_SETFL, fcntl(descriptor.number(), F_GETFL) | O_NONBLOCK);
}

// A write to a child that has ended must fail, not kill us.
void ignore_broken_pipes() {
    static std::once_flag once;
    std::call_once(once, [] { std::signal(SIGPIPE, SIG_IGN); });
}

// Everything the child needs, prepared before the fork: afterwards nothing may allocate.
struct Preparation {
    std::vector<char*> arguments;
    std::string
        elsewhere; // Debian keeps its chess engines in a folder that is not always on the PATH
    const char* directory = nullptr;
    int input = -1;
    int output = -1;
    int error = -1;
    int report = -1; // where the errno of a failure goes
    pid_t parent = 0;
};

// Runs in the child, between fork and exec: async-signal-safe calls only.
[[noreturn]] void become(const Preparation& preparation) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) {
        std::signal(signal, SIG_DFL);
    }
    if (getppid() == preparation.parent && dup2(preparation.input, STDIN_FILENO) >= 0 &&
        dup2(preparation.output, STDOUT_FILENO) >= 0 &&
        dup2(preparation.error, STDERR_FILENO) >= 0 &&
        (preparation.directory == nullptr || chdir(preparation.directory) == 0)) {
        execvp(preparation.arguments[0], preparation.arguments.data());
        if (errno == ENOENT && !preparation.elsewhere.empty()) {
            execv(preparation.elsewhere.c_str(), preparation.arguments.data());
        }
    }
    const int reason = errno;
    [[maybe_unused]] const auto written = write(preparation.report, &reason, sizeof reason);
    _exit(127);
}

int milliseconds_until(TimePoint deadline) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - SteadyClock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

} // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        close();
        number_ = other.release();
    }
    return *this;
}

void Descriptor::close() {
    if (number_ >= 0) {
        ::close(release());
    }
}

Child::Child(int pid, Descriptor input, Descriptor output)
    : pid_(pid), input_(std::move(input)), output_(std::move(output)) {}

Child::Child(Child&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)), input_(std::move(other.input_)),
      output_(std::move(other.output_)), pending_(std::move(other.pending_)),
      lines_(std::move(other.lines_)), arrived_(other.arrived_), received_(other.received_),
      closed_(other.closed_) {}

Expected<Child> Child::start(const Command& command) {
    ignore_broken_pipes();
    if (command.arguments.empty()) {
        return fail("There is no command to run.");
    }
    const std::string& program = command.arguments.front();
    auto input = make_pipe();
    auto output = make_pipe();
    auto report = make_pipe();
    const std::string error_path = command.error_file.empty() ? "/dev/null" : command.error_file;
    const Descriptor error(
        open(error_path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666));
    if (!input || !output || !report || !error.is_open()) {
        return fail("Cannot run '{program}': {cause}.", program, std::strerror(errno));
    }
    Preparation preparation;
    for (const std::string& argument : command.arguments) {
        preparation.arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    preparation.arguments.push_back(nullptr);
    if (program.find('/') == std::string::npos) {
        preparation.elsewhere = "/usr/games/" + program;
    }
    preparation.directory = command.directory.empty() ? nullptr : command.directory.c_str();
    preparation.input = input->read_end.number();
    preparation.output = output->write_end.number();
    preparation.error = error.number();
    preparation.report = report->write_end.number();
    preparation.parent = getpid();

    const pid_t pid = fork();
    if (pid == 0) {
        become(preparation);
    }
    if (pid < 0) {
        return fail("Cannot run '{program}': {cause}.", program, std::strerror(errno));
    }
    setpgid(pid, pid); // the child does the same: either may be first
    report->write_end.close();
    int reason = 0;
    ssize_t got = 0;
    do {
        got = read(report->read_end.number(), &reason, sizeof reason);
    } while (got < 0 && errno == EINTR);
    Child child(pid, std::move(input->write_end), std::move(output->read_end));
    if (got > 0) {
        return fail("Cannot run '{program}': {cause}.", program, std::strerror(reason));
    }
    never_block(child.input_);
    never_block(child.output_);
    return child;
}

void Child::write_line(std::string_view line) {
    pending_ += line;
    pending_ += '\n';
    write_pending();
}

void Child::write_pending() {
    while (!pending_.empty() && input_.is_open()) {
        const ssize_t wrote = write(input_.number(), pending_.data(), pending_.size());
        if (wrote > 0) {
            pending_.erase(0, static_cast<std::size_t>(wrote));
        } else if (errno == EAGAIN) {
            return;
        } else if (errno != EINTR) {
            input_.close();
        }
    }
}

bool Child::read_available() {
    std::array<char, 65536> bytes; // NOLINT(cppcoreguidelines-pro-type-member-init)
    const ssize_t got = read(output_.number(), bytes.data(), bytes.size());
    if (got > 0) {
        arrived_ = SteadyClock::now();
        received_ += static_cast<std::size_t>(got);
        lines_.feed({bytes.data(), static_cast<std::size_t>(got)});
        return true;
    }
    return got < 0 && (errno == EAGAIN || errno == EINTR);
}

tl::expected<Child::Arrival, NoLine> Child::read_line(TimePoint deadline, int cancel) {
    while (true) {
        if (const auto line = lines_.next()) {
            const std::size_t end = line->size() - (line->ends_with('\r') ? 1 : 0);
            return Arrival{std::string(line->substr(0, end)), arrived_};
        }
        if (closed_) {
            if (const auto line = lines_.rest()) {
                Arrival last{std::string(*line), arrived_};
                lines_.clear();
                return last;
            }
            return tl::unexpected(NoLine::Closed);
        }
        if (received_ > flood_limit) {
            return tl::unexpected(NoLine::Flooded);
        }
        write_pending();
        std::array<pollfd, 3> waiting{{{output_.number(), POLLIN, 0},
                                       {cancel, POLLIN, 0},
                                       {pending_.empty() ? -1 : input_.number(), POLLOUT, 0}}};
        const int ready = poll(waiting.data(), waiting.size(), milliseconds_until(deadline));
        if (ready > 0 && waiting[1].revents != 0) {
            return tl::unexpected(NoLine::Cancelled);
        }
        if (ready > 0 && waiting[0].revents != 0) {
            closed_ = !read_available();
        } else if (SteadyClock::now() >= deadline) {
            return tl::unexpected(NoLine::TimedOut);
        }
    }
}

bool Child::has_exited() const {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == pid_;
}

std::string Child::end(Span grace) {
    if (pid_ < 0) {
        return "has ended";
    }
    write_pending();
    input_.close();
    const TimePoint deadline = SteadyClock::now() + grace;
    bool left_alone = has_exited();
    for (auto pause = std::chrono::microseconds(100); !left_alone && SteadyClock::now() < deadline;
         pause = std::min(pause * 2, Span(10'000))) {
        if (output_.is_open() && !closed_) {
            closed_ = !read_available(); // it may be blocked on a full pipe
            while (lines_.next()) {
            }
        }
        std::this_thread::sleep_for(pause);
        left_alone = has_exited();
    }
    // While the group leader has not been reaped, its number cannot be reused.
    kill(-pid_, SIGKILL);
    int status = 0;
    while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
    output_.close();
    if (!left_alone) {
        return "had to be killed";
    }
    if (WIFSIGNALED(status)) {
        return "was killed by signal " + std::to_string(WTERMSIG(status)) + " (" +
               strsignal(WTERMSIG(status)) + ")"; // NOLINT(concurrency-mt-unsafe)
    }
    return "exited with status " + std::to_string(WEXITSTATUS(status));
}

Expected<std::vector<std::string>> split_command(std::string_view text) {
    std::vector<std::string> found;
    bool inside = false; // of a word
    char quote = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const bool blank = c == ' ' || c == '\t' || c == '\n';
        if (quote == 0 && blank) {
            inside = false;
            continue;
        }
        if (!inside) {
            found.emplace_back();
            inside = true;
        }
        if (c == quote) {
            quote = 0;
        } else if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
        } else if (c == '\\' && quote != '\'' && at + 1 < text.size()) {
            found.back() += text[++at];
        } else {
            found.back() += c;
        }
    }
    if (quote != 0) {
        return fail("A quotation mark is missing in the command: {text}", text);
    }
    if (found.empty()) {
        return fail("The command is empty.");
    }
    return found;
}

} // namespace tabuleiro::arena
