#include "files/atomic_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

namespace tabuleiro {
namespace {

tl::unexpected<Error> fail_at(std::string_view deed, const std::string& path) {
    const int error = errno;
    return fail("Cannot " + std::string(deed) + " '" + path + "': " + std::strerror(error) + ".");
}

// An open file that is closed at the end of its scope.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() {
        if (number_ >= 0) {
            ::close(number_);
        }
    }

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }
    // What close reports, a full disk of some file systems, is told by nobody else.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

  private:
    int number_;
};

bool write_all(int descriptor, std::string_view contents) {
    while (!contents.empty()) {
        const ssize_t written = ::write(descriptor, contents.data(), contents.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        contents.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    }
    return true;
}

std::string folder_of(const std::string& path) {
    const auto slash = path.rfind('/');
    if (slash == std::string::npos) {
        return ".";
    }
    return slash == 0 ? "/" : path.substr(0, slash);
}

struct TemporaryFile {
    Descriptor descriptor;
    std::string path;
};

// A new file in the folder, with a name that no other process and no earlier crash has used.
TemporaryFile make_temporary(const std::string& folder) {
    for (int attempt = 0;; ++attempt) {
        const std::string path = folder + "/.tabuleiro-" + std::to_string(::getpid()) + "-" +
                                 std::to_string(attempt) + ".tmp";
        const int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
        const int number = ::open(path.c_str(), flags, 0666);
        if (number >= 0 || errno != EEXIST || attempt > 1000) {
            return {Descriptor(number), path};
        }
    }
}

bool has_zero_byte(const std::string& path) {
    return path.find('\0') != std::string::npos;
}

// Where a path leads: a link to a file keeps being a link.
std::string followed(const std::string& path) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr),
                                                           &std::free);
    return real ? std::string(real.get()) : path;
}

} // namespace

Expected<void> replace_file(const std::string& path, std::string_view contents) {
    if (path.empty() || has_zero_byte(path)) {
        return fail("A file has a name, without zero bytes.");
    }
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        return fail("'" + path + "' is no ordinary file.");
    }
    const std::string target = exists ? followed(path) : path;
    const std::string folder = folder_of(target);
    TemporaryFile temporary = make_temporary(folder);
    if (!temporary.descriptor.is_open()) {
        return fail_at("write into", folder);
    }
    if (exists) {
        ::fchmod(temporary.descriptor.number(), status.st_mode & 07777);
    }
    if (!write_all(temporary.descriptor.number(), contents) ||
        ::fsync(temporary.descriptor.number()) != 0 || !temporary.descriptor.close() ||
        ::rename(temporary.path.c_str(), target.c_str()) != 0) {
        auto failure = fail_at("write", target);
        ::unlink(temporary.path.c_str());
        return failure;
    }
    sync_folder_of(target);
    return {};
}

void sync_folder_of(const std::string& path) {
    const Descriptor folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.is_open()) {
        ::fsync(folder.number());
    }
}

Expected<std::string> read_ordinary_file(const std::string& path) {
    if (path.empty() || has_zero_byte(path)) {
        return fail("A file has a name, without zero bytes.");
    }
    // Opening a pipe would wait for its writer.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status {};
    if (!file.is_open() || ::fstat(file.number(), &status) != 0) {
        return fail_at("open", path);
    }
    if (!S_ISREG(status.st_mode)) {
        return fail("'" + path + "' is no ordinary file.");
    }
    constexpr std::size_t block = 1 << 16;
    std::string contents;
    while (true) {
        const std::size_t old_size = contents.size();
        contents.resize(old_size + block);
        const ssize_t got = ::read(file.number(), contents.data() + old_size, block);
        contents.resize(old_size + (got > 0 ? static_cast<std::size_t>(got) : 0));
        if (got < 0 && errno != EINTR) {
            return fail_at("read", path);
        }
        if (got == 0) {
            return contents;
        }
    }
}

} // namespace tabuleiro
