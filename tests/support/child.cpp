#include "support/child.hpp"

#include <fcntl.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <stdexcept>
#include <utility>

namespace tabuleiro::test {
namespace {

int status_of(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// In the child, before it becomes the program: signals as at a terminal, however the test
// itself was started.
void settle(const Surroundings& surroundings) {
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) {
        std::signal(number, number == surroundings.ignored_signal ? SIG_IGN : SIG_DFL);
    }
    if (!surroundings.error_file.empty()) {
        ::dup2(::open(surroundings.error_file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666),
               STDERR_FILENO);
    }
    if (surroundings.largest_file != 0) {
        const rlimit limit{surroundings.largest_file, surroundings.largest_file};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error, as on a full disk
    if (!surroundings.folder.empty() && ::chdir(surroundings.folder.c_str()) != 0) {
        ::_exit(127);
    }
}

} // namespace

Child::Child(std::vector<std::string> command, const Surroundings& surroundings) {
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("no pipe");
    }
    std::vector<char*> words;
    for (std::string& word : command) {
        words.push_back(word.data());
    }
    words.push_back(nullptr);
    pid_ = ::fork();
    if (pid_ == 0) {
        ::dup2(in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        settle(surroundings);
        ::execv(words[0], words.data());
        ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    input_ = in[1];
    output_ = out[0];
}

Child::~Child() {
    end(SIGKILL);
    close_input();
    close_output();
}

void Child::say(std::string_view text) const {
    while (!text.empty()) {
        const ssize_t written = ::write(input_, text.data(), text.size());
        if (written <= 0) {
            return; // it has gone
        }
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

std::string Child::line() {
    std::size_t end = 0;
    while ((end = heard_.find('\n')) == std::string::npos && hear(60'000)) {
    }
    std::string text = heard_.substr(0, end == std::string::npos ? end : end + 1);
    heard_.erase(0, text.size());
    return text;
}

std::optional<std::string> Child::line_beginning(std::string_view start) {
    for (std::string text = line(); text.ends_with('\n'); text = line()) {
        if (text.starts_with(start)) {
            text.pop_back();
            return text;
        }
    }
    return std::nullopt;
}

std::string Child::rest() {
    while (hear(-1)) {
    }
    return std::exchange(heard_, {});
}

int Child::wait() {
    if (!status_) {
        int status = 0;
        while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
        }
        status_ = status_of(status);
    }
    return *status_;
}

bool Child::has_ended() {
    int status = 0;
    if (!status_ && ::waitpid(pid_, &status, WNOHANG) == pid_) {
        status_ = status_of(status);
    }
    return status_.has_value();
}

void Child::signal(int number) const {
    if (!status_) {
        ::kill(pid_, number);
    }
}

void Child::close(int& end) {
    if (end >= 0) {
        ::close(std::exchange(end, -1));
    }
}

bool Child::hear(int patience) {
    pollfd waiting{output_, POLLIN, 0};
    std::array<char, 4096> bytes{};
    if (::poll(&waiting, 1, patience) <= 0) {
        return false;
    }
    const ssize_t size = ::read(output_, bytes.data(), bytes.size());
    heard_.append(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    return size > 0;
}

Finished run(std::vector<std::string> command, const std::string& folder, std::string_view input) {
    Child child(std::move(command), {.folder = folder});
    child.say(input);
    child.close_input();
    std::string output = child.rest();
    return {std::move(output), child.wait()};
}

} // namespace tabuleiro::test
