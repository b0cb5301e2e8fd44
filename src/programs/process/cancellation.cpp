#include "programs/process/cancellation.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace tabuleiro::programs {

Cancellation::Cancellation() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        throw std::system_error(errno, std::generic_category(), "cannot make a pipe");
    }
    read_end_ = Descriptor(ends[0]);
    write_end_ = Descriptor(ends[1]);
}

void Cancellation::request() {
    if (!requested_.exchange(true)) {
        [[maybe_unused]] const auto wrote = write(write_end_.number(), "x", 1);
    }
}

} // namespace tabuleiro::programs
