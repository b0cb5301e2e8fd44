// A program as a child process, talked to line by line.
#pragma once

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tabuleiro::test {

class Process {
  public:
    explicit Process(const std::string& program) {
        signal(SIGPIPE, SIG_IGN);
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        if (pipe(in.data()) != 0 || pipe(out.data()) != 0) {
            return;
        }
        pid_ = fork();
        if (pid_ == 0) {
            dup2(in[0], 0);
            dup2(out[1], 1);
            for (const int end : {in[0], in[1], out[0], out[1]}) {
                close(end);
            }
            execl(program.c_str(), program.c_str(), static_cast<char*>(nullptr));
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        input_ = in[1];
        output_ = out[0];
    }
    ~Process() {
        close_input();
        close(output_);
        if (pid_ > 0) {
            kill(pid_, SIGKILL);
            waitpid(pid_, nullptr, 0);
        }
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    void send(std::string_view text) {
        while (!text.empty()) {
            const ssize_t written = write(input_, text.data(), text.size());
            if (written <= 0) {
                return;
            }
            text.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    void close_input() {
        if (input_ >= 0) {
            close(input_);
            input_ = -1;
        }
    }

    // The next line, or none: the program ended, or said nothing for a very long time.
    std::optional<std::string> line() {
        while (true) {
            if (const auto end = buffer_.find('\n'); end != std::string::npos) {
                std::string text = buffer_.substr(0, end);
                buffer_.erase(0, end + 1);
                return text;
            }
            pollfd wait{output_, POLLIN, 0};
            std::array<char, 4096> bytes{};
            if (poll(&wait, 1, 60'000) <= 0) {
                return std::nullopt;
            }
            const ssize_t size = read(output_, bytes.data(), bytes.size());
            if (size <= 0) {
                return std::nullopt;
            }
            buffer_.append(bytes.data(), static_cast<std::size_t>(size));
        }
    }
    // Reads until a line begins so; gives that line.
    std::optional<std::string> line_beginning(std::string_view start) {
        while (auto next = line()) {
            if (next->starts_with(start)) {
                return next;
            }
        }
        return std::nullopt;
    }
    // The exit status, once the program has ended by itself; -1 if a signal ended it.
    int wait() {
        int status = 0;
        waitpid(pid_, &status, 0);
        pid_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    pid_t pid_ = -1;
    int input_ = -1;
    int output_ = -1;
    std::string buffer_;
};

} // namespace tabuleiro::test
