// The real program `tabuleiro` as a child process, with a folder of its own that outlives its
// deaths.
#pragma once

#include <filesystem>

#include "support/child.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {

class HouseProcess {
  public:
    // `largest_file`: no file of it may grow beyond; 0: no limit.
    HouseProcess(const std::string& program, const std::filesystem::path& data,
                 const std::vector<std::string>& more = {}, rlim_t largest_file = 0)
        : child_(command(program, data, more), {.largest_file = largest_file}) {
        while (said_.find("stops the server") == std::string::npos) {
            const std::string line = child_.line();
            if (line.empty()) {
                break;
            }
            said_ += line;
        }
        child_.close_output();
        const std::string_view before = "http://127.0.0.1:";
        if (const auto at = said_.find(before); at != std::string::npos) {
            port_ = static_cast<std::uint16_t>(std::stoi(said_.substr(at + before.size())));
        }
    }

    // 0 if it did not open.
    std::uint16_t port() const { return port_; }
    pid_t pid() const { return child_.pid(); }
    const std::string& said() const { return said_; }

    // Its exit status, or 128 and the signal that ended it.
    int end(int signal_number) { return child_.end(signal_number); }

  private:
    static std::vector<std::string> command(const std::string& program,
                                            const std::filesystem::path& data,
                                            const std::vector<std::string>& more) {
        std::vector<std::string> words{program,       "--port",   "0",        "--data",
                                       data.string(), "--config", "/dev/null"};
        words.insert(words.end(), more.begin(), more.end());
        if (std::find(more.begin(), more.end(), "--log-level") == more.end()) {
            words.insert(words.end(), {"--log-level", "error"});
        }
        return words;
    }

    Child child_;
    std::uint16_t port_ = 0;
    std::string said_;
};

} // namespace tabuleiro::test
