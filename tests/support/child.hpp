// A program started by a test, spoken to through pipes.
#pragma once

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tabuleiro::test {

class Child {
  public:
    // Starts a program in a folder. Its standard error is the test's.
    Child(const std::vector<std::string>& command, const std::string& folder) {
        std::array<int, 2> to_child{};
        std::array<int, 2> from_child{};
        if (::pipe2(to_child.data(), O_CLOEXEC) != 0 ||
            ::pipe2(from_child.data(), O_CLOEXEC) != 0) {
            throw std::runtime_error("no pipe");
        }
        std::vector<char*> words;
        words.reserve(command.size() + 1);
        for (const std::string& word : command) {
            words.push_back(const_cast<char*>(word.c_str()));
        }
        words.push_back(nullptr);
        process_ = ::fork();
        if (process_ == 0) {
            ::dup2(to_child[0], STDIN_FILENO);
            ::dup2(from_child[1], STDOUT_FILENO);
            if (::chdir(folder.c_str()) == 0) {
                ::execv(words[0], words.data());
            }
            ::_exit(127);
        }
        ::close(to_child[0]);
        ::close(from_child[1]);
        input_ = to_child[1];
        output_ = from_child[0];
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() {
        close_input();
        ::close(output_);
        if (!status_) {
            kill();
        }
    }

    void say(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = ::write(input_, text.data(), text.size());
            if (written <= 0) {
                return; // it has gone
            }
            text.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    void close_input() {
        if (input_ >= 0) {
            ::close(input_);
            input_ = -1;
        }
    }

    // The next line of its output with its end; what there is of one at the end of the output.
    std::string line() {
        std::string text;
        while (text.empty() || text.back() != '\n') {
            char c = 0;
            if (next_ == buffered_) {
                const ssize_t got = ::read(output_, buffer_.data(), buffer_.size());
                next_ = 0;
                buffered_ = got > 0 ? static_cast<std::size_t>(got) : 0;
                if (buffered_ == 0) {
                    return text;
                }
            }
            c = buffer_[next_++];
            text += c;
        }
        return text;
    }
    std::string rest() {
        std::string text;
        for (std::string next = line(); !next.empty(); next = line()) {
            text += next;
        }
        return text;
    }

    void kill() {
        ::kill(process_, SIGKILL);
        wait();
    }
    // Its exit status, or 128 and the signal that ended it.
    int wait() {
        if (!status_) {
            int status = 0;
            while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
            }
            status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        }
        return *status_;
    }

  private:
    pid_t process_ = -1;
    int input_ = -1;
    int output_ = -1;
    std::array<char, 4096> buffer_{};
    std::size_t next_ = 0;
    std::size_t buffered_ = 0;
    std::optional<int> status_;
};

// All that a program says to an input, and how it ends. The input must fit a pipe.
struct Finished {
    std::string output;
    int status;
};
inline Finished run(const std::vector<std::string>& command, const std::string& folder,
                    std::string_view input) {
    Child child(command, folder);
    child.say(input);
    child.close_input();
    std::string output = child.rest();
    return {std::move(output), child.wait()};
}

} // namespace tabuleiro::test
