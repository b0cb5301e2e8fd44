#include "programs/process/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <thread>

#include "programs/process/spawn.hpp"

namespace tabuleiro::programs {
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

// A terminal that changes nothing of what is written to it.
std::optional<Pipe> make_terminal() {
    Descriptor read_end(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC));
    std::array<char, 64> name{};
    if (!read_end.is_open() || grantpt(read_end.number()) != 0 ||
        unlockpt(read_end.number()) != 0 ||
        ptsname_r(read_end.number(), name.data(), name.size()) != 0) {
        return std::nullopt;
    }
    Descriptor write_end(open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC));
    termios settings{};
    if (!write_end.is_open() || tcgetattr(write_end.number(), &settings) != 0) {
        return std::nullopt;
    }
    cfmakeraw(&settings);
    if (tcsetattr(write_end.number(), TCSANOW, &settings) != 0) {
        return std::nullopt;
    }
    return Pipe{std::move(read_end), std::move(write_end)};
}

void never_block(const Descriptor& descriptor) {
    fcntl(descriptor.number(), F_SETFL, fcntl(descriptor.number(), F_GETFL) | O_NONBLOCK);
}

// A write to a child that has ended must fail, not kill us.
void ignore_broken_pipes() {
    static std::once_flag once;
    std::call_once(once, [] { std::signal(SIGPIPE, SIG_IGN); });
}

int milliseconds_until(TimePoint deadline) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - SteadyClock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

// A confined program does not get the file itself: it could fill the disk, and its limit for files
// would count what others write there.
Descriptor error_end(const Command& command) {
    if (command.confiner && !command.error_file.empty()) {
        return Descriptor(memfd_create("standard error", MFD_CLOEXEC));
    }
    const char* path = command.error_file.empty() ? "/dev/null" : command.error_file.c_str();
    return Descriptor(open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666));
}

void append_beginning(const Descriptor& from, const std::string& path) {
    std::array<char, 65536> bytes; // NOLINT(cppcoreguidelines-pro-type-member-init)
    const ssize_t got = from.is_open() ? pread(from.number(), bytes.data(), bytes.size(), 0) : 0;
    if (got > 0) {
        const Descriptor to(open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666));
        [[maybe_unused]] const auto wrote =
            write(to.number(), bytes.data(), static_cast<std::size_t>(got));
    }
}

} // namespace

Child::Child(int pid, Descriptor input, Descriptor output, std::unique_ptr<Confinement> confinement)
    : confinement_(std::move(confinement)), pid_(pid), input_(std::move(input)),
      output_(std::move(output)) {}

Child::Child(Child&& other) noexcept
    : confinement_(std::move(other.confinement_)), broken_limit_(std::move(other.broken_limit_)),
      error_(std::move(other.error_)), error_file_(std::move(other.error_file_)),
      pid_(std::exchange(other.pid_, -1)), cancel_(other.cancel_), input_(std::move(other.input_)),
      output_(std::move(other.output_)), pending_(std::move(other.pending_)),
      closing_(other.closing_), lines_(std::move(other.lines_)), arrived_(other.arrived_),
      received_(other.received_), closed_(other.closed_) {}

Expected<Child> Child::start(const Command& command) {
    ignore_broken_pipes();
    if (command.arguments.empty()) {
        return fail("There is no command to run.");
    }
    const std::string& program = command.arguments.front();
    std::unique_ptr<Confinement> confinement;
    if (command.confiner) {
        auto confined = command.confiner->confine(command);
        if (!confined) {
            return tl::unexpected(confined.error());
        }
        confinement = std::move(*confined);
    }
    auto input = make_pipe();
    auto output = command.terminal ? make_terminal() : make_pipe();
    Descriptor error = error_end(command);
    if (!input || !output || !error.is_open()) {
        return fail("Cannot run '{program}': {cause}.", program, std::strerror(errno));
    }
    const auto pid = spawn(command, confinement.get(),
                           {input->read_end.number(), output->write_end.number(), error.number()});
    if (!pid) {
        return tl::unexpected(pid.error());
    }
    Child child(*pid, std::move(input->write_end), std::move(output->read_end),
                std::move(confinement));
    if (child.confinement_ && !command.error_file.empty()) {
        child.error_ = std::move(error);
        child.error_file_ = command.error_file;
    }
    child.cancel_ = command.cancel;
    never_block(child.input_);
    never_block(child.output_);
    return child;
}

void Child::write_line(std::string_view line) {
    pending_ += line;
    write("\n");
}

void Child::write(std::string_view bytes) {
    pending_ += bytes;
    write_pending();
}

void Child::close_input() {
    closing_ = true;
    write_pending();
}

void Child::write_pending() {
    while (!pending_.empty() && input_.is_open()) {
        const ssize_t wrote = ::write(input_.number(), pending_.data(), pending_.size());
        if (wrote > 0) {
            pending_.erase(0, static_cast<std::size_t>(wrote));
        } else if (errno == EAGAIN) {
            return;
        } else if (errno != EINTR) {
            input_.close();
        }
    }
    if (closing_) {
        input_.close();
    }
}

std::optional<std::string> Child::take_available() {
    std::array<char, 65536> bytes; // NOLINT(cppcoreguidelines-pro-type-member-init)
    const ssize_t got = read(output_.number(), bytes.data(), bytes.size());
    if (got > 0) {
        arrived_ = SteadyClock::now();
        received_ += static_cast<std::size_t>(got);
        return std::string(bytes.data(), static_cast<std::size_t>(got));
    }
    return got < 0 && (errno == EAGAIN || errno == EINTR) ? std::optional<std::string>("")
                                                          : std::nullopt;
}

std::optional<NoLine> Child::await_output(TimePoint deadline, int cancel) {
    while (true) {
        if (received_ > flood_limit) {
            return NoLine::Flooded;
        }
        write_pending();
        std::array<pollfd, 4> waiting{{{output_.number(), POLLIN, 0},
                                       {cancel, POLLIN, 0},
                                       {pending_.empty() ? -1 : input_.number(), POLLOUT, 0},
                                       {cancel_, POLLIN, 0}}};
        const int ready = poll(waiting.data(), waiting.size(), milliseconds_until(deadline));
        if (ready > 0 && (waiting[1].revents != 0 || waiting[3].revents != 0)) {
            return NoLine::Cancelled;
        }
        if (ready > 0 && waiting[0].revents != 0) {
            return std::nullopt;
        }
        if (SteadyClock::now() >= deadline) {
            return NoLine::TimedOut;
        }
    }
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
        if (const auto nothing = await_output(deadline, cancel)) {
            return tl::unexpected(*nothing);
        }
        if (const auto bytes = take_available()) {
            lines_.feed(*bytes);
        } else {
            closed_ = true;
        }
    }
}

tl::expected<std::string, NoLine> Child::read_bytes(TimePoint deadline, int cancel) {
    while (!closed_) {
        if (const auto nothing = await_output(deadline, cancel)) {
            return tl::unexpected(*nothing);
        }
        const auto bytes = take_available();
        if (bytes && !bytes->empty()) {
            return *bytes;
        }
        closed_ = !bytes;
    }
    return tl::unexpected(NoLine::Closed);
}

bool Child::is_cancelled() const {
    pollfd waiting{cancel_, POLLIN, 0};
    return poll(&waiting, 1, 0) > 0;
}

bool Child::has_exited() const {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == pid_;
}

ProcessEnd Child::end(Span grace) {
    if (pid_ < 0) {
        return ProcessEnd::earlier();
    }
    write_pending();
    input_.close();
    const TimePoint deadline = SteadyClock::now() + grace;
    bool left_alone = has_exited();
    for (auto pause = std::chrono::microseconds(100);
         !left_alone && !is_cancelled() && SteadyClock::now() < deadline;
         pause = std::min(pause * 2, Span(10'000))) {
        if (output_.is_open() && !closed_) {
            closed_ = !take_available(); // it may be blocked on a full pipe
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
    ProcessEnd how = ProcessEnd::by_us();
    if (left_alone) {
        how = ProcessEnd::by_itself(confinement_ ? confinement_->program_status(status) : status);
    }
    if (confinement_) {
        broken_limit_ = confinement_->broken_limit(status);
        confinement_.reset();
        append_beginning(error_, error_file_);
        error_.close();
    }
    return how;
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

} // namespace tabuleiro::programs
