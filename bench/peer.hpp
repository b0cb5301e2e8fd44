// A conversation with another program, for benchmarks that compare it with ours.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>

namespace tabuleiro::bench {

// Where a program is: on the path, or in the games folder, which is not on every path.
inline std::optional<std::string> find_program(const std::string& name) {
    const char* path = std::getenv("PATH");
    std::string folders = (path != nullptr ? std::string(path) : std::string()) + ":/usr/games";
    while (!folders.empty()) {
        const auto end = folders.find(':');
        const std::string file = folders.substr(0, end) + "/" + name;
        if (access(file.c_str(), X_OK) == 0) {
            return file;
        }
        folders = end == std::string::npos ? "" : folders.substr(end + 1);
    }
    return std::nullopt;
}

class Peer {
  public:
    explicit Peer(const std::string& program) {
        std::array<int, 2> down{};
        std::array<int, 2> up{};
        if (pipe(down.data()) != 0 || pipe(up.data()) != 0) {
            throw std::runtime_error("no pipe");
        }
        child_ = fork();
        if (child_ == 0) {
            dup2(down[0], STDIN_FILENO);
            dup2(up[1], STDOUT_FILENO);
            for (const int end : {down[0], down[1], up[0], up[1]}) {
                close(end);
            }
            execl(program.c_str(), program.c_str(), nullptr);
            _exit(127);
        }
        close(down[0]);
        close(up[1]);
        to_ = fdopen(down[1], "w");
        from_ = fdopen(up[0], "r");
    }
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;
    ~Peer() {
        std::fclose(to_);
        std::fclose(from_);
        waitpid(child_, nullptr, 0);
    }

    void say(const std::string& line) {
        std::fprintf(to_, "%s\n", line.c_str());
        std::fflush(to_);
    }

    // The next line with this beginning; skips all others.
    std::string wait_for(const std::string& beginning) {
        std::string line;
        for (int c = std::fgetc(from_); c != EOF; c = std::fgetc(from_)) {
            if (c != '\n') {
                line += static_cast<char>(c);
            } else if (line.rfind(beginning, 0) == 0) {
                return line;
            } else {
                line.clear();
            }
        }
        throw std::runtime_error("the other program ended without '" + beginning + "'");
    }

  private:
    pid_t child_ = -1;
    FILE* to_ = nullptr;
    FILE* from_ = nullptr;
};

} // namespace tabuleiro::bench
