#include "server/line_writer.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

namespace tabuleiro::server {

namespace {

bool has_room(int descriptor) {
    pollfd wait{descriptor, POLLOUT, 0};
    return ::poll(&wait, 1, 0) > 0 && (wait.revents & POLLOUT) != 0;
}

} // namespace

LineWriter::LineWriter(int descriptor) : descriptor_(descriptor), kind_(Kind::Other) {
    struct stat about {};
    if (::fstat(descriptor, &about) == 0) {
        kind_ = S_ISREG(about.st_mode)    ? Kind::File
                : S_ISSOCK(about.st_mode) ? Kind::Socket
                                          : Kind::Other;
    }
    if (kind_ == Kind::Other) {
        // Made non-blocking as it is, it would be so for other programs that share it, too.
        const std::string path = "/proc/self/fd/" + std::to_string(descriptor);
        own_ = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    }
}

LineWriter::~LineWriter() {
    if (own_ >= 0) {
        ::close(own_);
    }
}

bool LineWriter::is_terminal() const {
    return ::isatty(descriptor_) == 1;
}

bool LineWriter::write(std::string_view line) {
    if (!write_rest()) {
        ++dropped_;
        return false;
    }
    const std::size_t written = write_some(line);
    if (written == 0) {
        ++dropped_;
        return false;
    }
    rest_ = line.substr(written);
    return true;
}

std::uint64_t LineWriter::take_dropped() {
    return std::exchange(dropped_, 0);
}

bool LineWriter::write_rest() {
    if (!rest_.empty()) {
        rest_.erase(0, write_some(rest_));
    }
    return rest_.empty();
}

// Errors count as a full pipe: there is nowhere else to report them.
std::size_t LineWriter::write_some(std::string_view bytes) const {
    ssize_t written = 0;
    if (kind_ == Kind::Socket) {
        written = ::send(descriptor_, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    } else if (own_ >= 0) {
        written = ::write(own_, bytes.data(), bytes.size());
    } else if (kind_ == Kind::File || has_room(descriptor_)) {
        written = ::write(descriptor_, bytes.data(), bytes.size());
    }
    return written > 0 ? static_cast<std::size_t>(written) : 0;
}

} // namespace tabuleiro::server
