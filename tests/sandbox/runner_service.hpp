// The service that runs programs for the house, as systemd starts it.
#pragma once

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>
#include <string>
#include <thread>

#include "files/descriptor.hpp"

namespace tabuleiro::test {

// Accepts connections and starts `program-runner serve` for each. `become` is called in its process
// first; where it returns false, nothing is started.
class RunnerService {
  public:
    explicit RunnerService(
        std::string path, std::function<bool()> become = [] { return true; })
        : path_(std::move(path)), become_(std::move(become)),
          socket_(::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0)) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path_.copy(address.sun_path, path_.size());
        EXPECT_EQ(bind(socket_.number(), reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
        EXPECT_EQ(listen(socket_.number(), 16), 0);
        thread_ = std::thread([this] {
            while (true) {
                const Descriptor connection(
                    accept4(socket_.number(), nullptr, nullptr, SOCK_CLOEXEC));
                if (!connection.is_open()) {
                    return;
                }
                if (const pid_t pid = fork(); pid == 0) {
                    dup2(connection.number(), STDIN_FILENO);
                    if (!become_()) {
                        _exit(126);
                    }
                    execl(PROGRAM_RUNNER, PROGRAM_RUNNER, "serve", nullptr);
                    _exit(127);
                }
            }
        });
    }
    ~RunnerService() {
        shutdown(socket_.number(), SHUT_RDWR);
        thread_.join();
        while (waitpid(-1, nullptr, 0) > 0) {
        }
    }
    RunnerService(const RunnerService&) = delete;
    RunnerService& operator=(const RunnerService&) = delete;

    const std::string& path() const { return path_; }

  private:
    std::string path_;
    std::function<bool()> become_;
    Descriptor socket_;
    std::thread thread_;
};

} // namespace tabuleiro::test
