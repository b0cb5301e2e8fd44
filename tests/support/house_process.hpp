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
                 const std::vector<std::string>& more = {}, rlim_t largest_file = 0);

    // 0 if it did not open.
    std::uint16_t port() const { return port_; }
    pid_t pid() const { return child_.pid(); }
    const std::string& said() const { return said_; }

    // Its exit status, or 128 and the signal that ended it.
    int end(int signal_number) { return child_.end(signal_number); }

  private:
    Child child_;
    std::uint16_t port_ = 0;
    std::string said_;
};

} // namespace tabuleiro::test
