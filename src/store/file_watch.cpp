#include "store/file_watch.hpp"

#include <sys/stat.h>

namespace tabuleiro::store {

FileWatch::FileWatch(std::string path) {
    files_ = {Watched{path, identity_of(path)}, Watched{path + "-wal", identity_of(path + "-wal")}};
}

std::optional<FileWatch::Identity> FileWatch::identity_of(const std::string& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) {
        return std::nullopt;
    }
    return Identity{about.st_dev, about.st_ino};
}

Expected<void> FileWatch::check() {
    if (!files_.front().identity) {
        return {};
    }
    for (Watched& file : files_) {
        const auto now = identity_of(file.path);
        if (!file.identity) {
            file.identity = now; // the log is made when it is first needed
        } else if (now != file.identity) {
            return fail(
                "The file {path} was deleted or replaced while the house was open: nothing can be "
                "kept any more. Close the house, put the file back, and open it again.",
                file.path);
        }
    }
    return {};
}

} // namespace tabuleiro::store
