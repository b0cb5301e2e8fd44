#include "server/notify/run_program.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace tabuleiro::server {
namespace {

using namespace std::chrono_literals;

// The ends of a pipe, closed by the destructor.
class Pipe {
  public:
    Pipe() { opened_ = ::pipe2(ends_.data(), O_CLOEXEC) == 0; }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        close_end(0);
        close_end(1);
    }
    bool is_open() const { return opened_; }
    int end(std::size_t which) const { return ends_[which]; }
    void close_end(std::size_t which) {
        if (ends_[which] >= 0) {
            ::close(std::exchange(ends_[which], -1));
        }
    }

  private:
    std::array<int, 2> ends_{-1, -1};
    bool opened_ = false;
};

std::vector<std::string> environment() {
    std::vector<std::string> kept;
    for (const char* name : {"PATH", "HOME", "LANG"}) {
        if (const char* const value = std::getenv(name)) { // NOLINT(concurrency-mt-unsafe)
            kept.push_back(std::string(name) + "=" + value);
        }
    }
    return kept;
}

// What posix_spawn is told: in which surroundings the program starts.
class Spawning {
  public:
    explicit Spawning(int input) {
        posix_spawn_file_actions_init(&files_);
        posix_spawnattr_init(&attributes_);
        posix_spawn_file_actions_adddup2(&files_, input, STDIN_FILENO);
        posix_spawn_file_actions_addopen(&files_, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addopen(&files_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addclosefrom_np(&files_, STDERR_FILENO + 1);
        sigset_t signals;
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&attributes_, &signals);
        sigfillset(&signals);
        posix_spawnattr_setsigdefault(&attributes_, &signals);
        posix_spawnattr_setpgroup(&attributes_, 0); // so that it is killed with its children
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF |
                                                   POSIX_SPAWN_SETSIGMASK);
    }
    Spawning(const Spawning&) = delete;
    Spawning& operator=(const Spawning&) = delete;
    ~Spawning() {
        posix_spawn_file_actions_destroy(&files_);
        posix_spawnattr_destroy(&attributes_);
    }

    Expected<pid_t> start(std::string program) const {
        std::vector<std::string> kept = environment();
        std::vector<char*> variables;
        for (std::string& variable : kept) {
            variables.push_back(variable.data());
        }
        variables.push_back(nullptr);
        const std::array<char*, 2> words{program.data(), nullptr};
        pid_t pid = 0;
        const int failed = ::posix_spawn(&pid, program.c_str(), &files_, &attributes_, words.data(),
                                         variables.data());
        if (failed != 0) {
            return fail("The program could not be started: {cause}.",
                        std::generic_category().message(failed));
        }
        return pid;
    }

  private:
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

Expected<void> judge(int status) {
    if (WIFSIGNALED(status)) {
        return fail("The program was ended by signal {signal}.", WTERMSIG(status));
    }
    if (WEXITSTATUS(status) != 0) {
        return fail("The program ended with status {status}.", WEXITSTATUS(status));
    }
    return {};
}

} // namespace

Expected<void> run_program(const std::filesystem::path& program, const std::string& input,
                           std::chrono::milliseconds limit, const std::atomic<bool>& stop) {
    Pipe pipe;
    if (!pipe.is_open()) {
        return fail("The program could not be started: {cause}.",
                    std::generic_category().message(errno));
    }
    const auto pid = Spawning(pipe.end(0)).start(program.string());
    if (!pid) {
        return tl::unexpected(pid.error());
    }
    pipe.close_end(0);
    // The whole text fits into the pipe; a program that does not want it may have ended.
    static_cast<void>(::write(pipe.end(1), input.data(), input.size()) >= 0);
    pipe.close_end(1);
    const auto end = std::chrono::steady_clock::now() + limit;
    constexpr auto pause = 5ms;
    bool in_time = true;
    int status = 0;
    while (::waitpid(*pid, &status, WNOHANG) == 0) {
        in_time = std::chrono::steady_clock::now() < end && !stop;
        if (!in_time) {
            break;
        }
        std::this_thread::sleep_for(pause);
    }
    ::kill(-*pid, SIGKILL); // and what it has left running
    if (!in_time) {
        ::waitpid(*pid, &status, 0);
        return fail("The program did not end in time and was killed.");
    }
    return judge(status);
}

} // namespace tabuleiro::server
