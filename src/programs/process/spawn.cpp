#include "programs/process/spawn.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "files/descriptor.hpp"

namespace tabuleiro::programs {
namespace {

// Everything the child needs, prepared before the fork: afterwards nothing may allocate.
struct Preparation {
    std::vector<char*> arguments;
    std::string
        elsewhere; // Debian keeps its chess engines in a folder that is not always on the PATH
    const char* directory = nullptr;
    StandardEnds ends;
    int report = -1; // where the errno of a failure goes
    const Confinement* confinement = nullptr;
    pid_t parent = 0;
};

// Runs in the child, between fork and exec: async-signal-safe calls only.
[[noreturn]] void become(const Preparation& preparation) {
    setpgid(0, 0);
    const bool closes = close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC) == 0;
    const Confinement* confinement = preparation.confinement;
    int failed = 0;
    if (confinement != nullptr) {
        failed = closes ? confinement->enter() : errno;
        // Not even bubblewrap may have ours, since the program can read it in /proc.
        static std::array<char*, 1> empty{nullptr};
        environ = empty.data();
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL); // a change of user, as by a sandbox, would undo it
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) {
        std::signal(signal, SIG_DFL);
    }
    errno = failed;
    if (failed == 0 && getppid() == preparation.parent &&
        dup2(preparation.ends.input, STDIN_FILENO) >= 0 &&
        dup2(preparation.ends.output, STDOUT_FILENO) >= 0 &&
        dup2(preparation.ends.error, STDERR_FILENO) >= 0 &&
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

tl::unexpected<Error> cannot_run(const Command& command, int reason) {
    return fail("Cannot run '{program}': {cause}.", command.arguments.front(),
                std::strerror(reason)); // NOLINT(concurrency-mt-unsafe)
}

} // namespace

Expected<int> spawn(const Command& command, const Confinement* confinement,
                    const StandardEnds& ends) {
    Preparation preparation;
    for (const std::string& argument :
         confinement != nullptr ? confinement->arguments() : command.arguments) {
        preparation.arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    preparation.arguments.push_back(nullptr);
    if (confinement == nullptr) {
        const std::string& program = command.arguments.front();
        preparation.elsewhere =
            program.find('/') == std::string::npos ? "/usr/games/" + program : "";
        preparation.directory = command.directory.empty() ? nullptr : command.directory.c_str();
    }
    std::array<int, 2> report{};
    if (pipe2(report.data(), O_CLOEXEC) != 0) {
        return cannot_run(command, errno);
    }
    const Descriptor hears(report[0]);
    Descriptor says(report[1]);
    preparation.ends = ends;
    preparation.report = says.number();
    preparation.parent = getpid();
    preparation.confinement = confinement;

    const pid_t pid = fork();
    if (pid == 0) {
        become(preparation);
    }
    if (pid < 0) {
        return cannot_run(command, errno);
    }
    setpgid(pid, pid); // the child does the same: either may be first
    says.close();
    int reason = 0;
    ssize_t got = 0;
    do {
        got = read(hears.number(), &reason, sizeof reason);
    } while (got < 0 && errno == EINTR);
    if (got > 0) {
        while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
        }
        return cannot_run(command, reason);
    }
    return pid;
}

} // namespace tabuleiro::programs
