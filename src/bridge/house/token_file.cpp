#include "bridge/house/token_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "client/address/token.hpp"
#include "core/text.hpp"
#include "files/descriptor.hpp"

namespace tabuleiro::bridge {

Expected<std::string> read_token(const std::string& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat about {};
    if (!file.is_open() || ::fstat(file.number(), &about) != 0) {
        return fail("The token file {path} cannot be read: {cause}.", path,
                    std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
    }
    if (!S_ISREG(about.st_mode)) {
        return fail("The token file {path} is not a regular file.", path);
    }
    if ((about.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        return fail("Others can read the token file {path}, or write to it; close it to them: "
                    "chmod 600 {path}",
                    path, path);
    }
    std::array<char, 256> text{};
    const ssize_t size = ::read(file.number(), text.data(), text.size());
    const std::string_view token =
        trimmed({text.data(), static_cast<std::size_t>(size > 0 ? size : 0)});
    if (!client::looks_like_program_token(token)) {
        return fail("There is no token in the file {path}; it begins with tabuleiro- and is shown "
                    "once, on the page, under My programs.",
                    path);
    }
    return std::string(token);
}

} // namespace tabuleiro::bridge
