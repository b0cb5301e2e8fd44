// The real program `tabuleiro` as a child process, with a folder of its own that outlives its
// deaths.
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <string>
#include <vector>

#include "support/folder.hpp"

namespace tabuleiro::test {

class HouseProcess {
  public:
    // `largest_file`: no file of it may grow beyond; 0: no limit.
    HouseProcess(const std::string& program, const std::filesystem::path& data,
                 const std::vector<std::string>& more = {}, rlim_t largest_file = 0) {
        std::vector<std::string> words{program,       "--port",   "0",        "--data",
                                       data.string(), "--config", "/dev/null"};
        words.insert(words.end(), more.begin(), more.end());
        if (std::find(more.begin(), more.end(), "--log-level") == more.end()) {
            words.insert(words.end(), {"--log-level", "error"});
        }
        std::vector<char*> arguments;
        for (std::string& word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        std::array<int, 2> out{};
        if (pipe2(out.data(), O_CLOEXEC) != 0) {
            return;
        }
        pid_ = fork();
        if (pid_ == 0) {
            dup2(out[1], 1);
            if (largest_file != 0) {
                const rlimit limit{largest_file, largest_file};
                setrlimit(RLIMIT_FSIZE, &limit);
                signal(SIGXFSZ, SIG_IGN);
            }
            execv(program.c_str(), arguments.data());
            _exit(127);
        }
        ::close(out[1]);
        read_port(out[0]);
        ::close(out[0]);
    }
    ~HouseProcess() { end(SIGKILL); }
    HouseProcess(const HouseProcess&) = delete;
    HouseProcess& operator=(const HouseProcess&) = delete;

    // 0 if it did not open.
    std::uint16_t port() const { return port_; }
    pid_t pid() const { return pid_; }
    const std::string& said() const { return said_; }

    // Its exit status, or the negative number of the signal that ended it.
    int end(int signal_number) {
        if (pid_ <= 0) {
            return status_;
        }
        kill(pid_, signal_number);
        int status = 0;
        while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
        }
        pid_ = -1;
        status_ = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
        return status_;
    }

  private:
    void read_port(int from) {
        std::array<char, 4096> bytes{};
        while (said_.find("closes the house") == std::string::npos) {
            const ssize_t size = read(from, bytes.data(), bytes.size());
            if (size <= 0) {
                return;
            }
            said_.append(bytes.data(), static_cast<std::size_t>(size));
        }
        const std::string before = "http://127.0.0.1:";
        const auto at = said_.find(before);
        port_ = static_cast<std::uint16_t>(std::stoi(said_.substr(at + before.size())));
    }

    pid_t pid_ = -1;
    int status_ = 0;
    std::uint16_t port_ = 0;
    std::string said_;
};

} // namespace tabuleiro::test
