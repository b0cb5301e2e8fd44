// The program `arena`, run as a person would.
#pragma once

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "processes.hpp"
#include "support/files.hpp"

namespace tabuleiro::test {

struct Finished {
    int status = -1;
    std::string out;
    std::string err;
};

// A program that runs; its output goes to files of a folder.
class Running {
  public:
    // Signals do what they do at a terminal, whatever the test itself was started with; but
    // `ignored`, if any, is ignored from the beginning, as nohup does.
    Running(const Folder& folder, std::vector<std::string> arguments, int ignored = 0)
        : out_(folder.file("stdout")), err_(folder.file("stderr")) {
        arguments.insert(arguments.begin(), ARENA);
        std::vector<char*> words;
        for (std::string& argument : arguments) {
            words.push_back(argument.data());
        }
        words.push_back(nullptr);
        pid_ = fork();
        if (pid_ == 0) {
            dup2(open(out_.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666), STDOUT_FILENO);
            dup2(open(err_.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666), STDERR_FILENO);
            for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
                std::signal(number, number == ignored ? SIG_IGN : SIG_DFL);
            }
            execv(words[0], words.data());
            _exit(127);
        }
    }

    void signal(int number) const { kill(pid_, number); }

    Finished wait() {
        int status = 0;
        waitpid(pid_, &status, 0);
        return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read_file(out_),
                read_file(err_)};
    }

  private:
    std::string out_;
    std::string err_;
    pid_t pid_ = -1;
};

inline Finished run_arena(const Folder& folder, std::vector<std::string> arguments) {
    return Running(folder, std::move(arguments)).wait();
}

} // namespace tabuleiro::test
