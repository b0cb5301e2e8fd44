#include "files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace tabuleiro {
namespace {

constexpr std::size_t largest_file = std::size_t{1} << 20;

tl::unexpected<Error> failed(const std::string& path) {
    return fail(path + ": " + std::strerror(errno));
}

// A file descriptor that is closed when it goes.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }
    bool close() {
        const int number = std::exchange(number_, -1);
        return number < 0 || ::close(number) == 0;
    }

  private:
    int number_;
};

bool write_all(int file, const std::string& text) {
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t count = ::write(file, text.data() + written, text.size() - written);
        if (count < 0 && errno != EINTR) {
            return false;
        }
        written += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    return true;
}

} // namespace

Expected<void> write_file(const std::string& path, const std::string& text) {
    std::string temporary = path + ".XXXXXX";
    Descriptor file(::mkstemp(temporary.data()));
    if (!file.is_open()) {
        return failed(path);
    }
    constexpr mode_t readable_by_all = 0644;
    const bool written = write_all(file.number(), text) &&
                         ::fchmod(file.number(), readable_by_all) == 0 &&
                         ::fsync(file.number()) == 0 && file.close() &&
                         std::rename(temporary.c_str(), path.c_str()) == 0;
    if (!written) {
        const auto reason = failed(path);
        ::unlink(temporary.c_str());
        return reason;
    }
    return {};
}

Expected<std::string> read_file(const std::string& path) {
    // Not blocking, so that a pipe without a writer does not hold us.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (!file.is_open()) {
        return failed(path);
    }
    struct stat about {};
    if (::fstat(file.number(), &about) != 0) {
        return failed(path);
    }
    if (S_ISDIR(about.st_mode)) {
        errno = EISDIR;
        return failed(path);
    }
    if (!S_ISREG(about.st_mode)) {
        return fail(path + ": Not a regular file");
    }
    std::string text;
    std::array<char, 4096> part{};
    while (text.size() <= largest_file) {
        const ssize_t count = ::read(file.number(), part.data(), part.size());
        if (count == 0) {
            return text;
        }
        if (count < 0 && errno != EINTR) {
            return failed(path);
        }
        text.append(part.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
    }
    return fail(path + ": " + std::strerror(EFBIG));
}

} // namespace tabuleiro
