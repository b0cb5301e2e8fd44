#include "files/atomic_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace tabuleiro {
namespace {

tl::unexpected<Error> fail_at(std::string_view action, const std::string& path) {
    const int error = errno;
    return fail("Cannot {action} '{path}': {cause}.", action, path, std::strerror(error));
}

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

bool has_zero_byte(const std::string& path) {
    return path.find('\0') != std::string::npos;
}

// The file that a path leads to: a symbolic link stays a link.
std::string followed(const std::string& path) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr),
                                                           &std::free);
    return real ? std::string(real.get()) : path;
}

} // namespace

Expected<void> replace_file(const std::string& path, std::string_view contents, Readers readers) {
    if (path.empty() || has_zero_byte(path)) {
        return fail("A file has a name, without zero bytes.");
    }
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        return fail("'{path}' is no ordinary file.", path);
    }
    const std::string target = exists ? followed(path) : path;
    auto file = NewFile::beside(target, readers);
    if (!file) {
        return tl::unexpected(file.error());
    }
    if (exists) {
        ::fchmod(file->descriptor(), status.st_mode & 07777);
    }
    if (!write_all(file->descriptor(), contents)) {
        return fail_at("write", target);
    }
    return file->move_to_place(Existing::Replace);
}

Expected<std::string> read_ordinary_file(const std::string& path) {
    if (path.empty() || has_zero_byte(path)) {
        return fail("A file has a name, without zero bytes.");
    }
    // Opening a pipe would block until it has a writer.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status {};
    if (!file.is_open() || ::fstat(file.number(), &status) != 0) {
        return fail_at("open", path);
    }
    if (!S_ISREG(status.st_mode)) {
        return fail("'{path}' is no ordinary file.", path);
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
