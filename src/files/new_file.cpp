#include "files/new_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace tabuleiro {
namespace {

std::string folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

// Zero, or -1 and the reason in errno.
int rename_to(const std::string& from, const std::string& to, Existing existing) {
    if (existing == Existing::Replace) {
        return ::rename(from.c_str(), to.c_str());
    }
    const int done = ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE);
    if (done == 0 || errno != EINVAL) {
        return done;
    }
    // For file systems that cannot do it atomically.
    if (::access(to.c_str(), F_OK) == 0) {
        errno = EEXIST;
        return -1;
    }
    return ::rename(from.c_str(), to.c_str());
}

} // namespace

// The name is one that no other process and no earlier crash has used.
Expected<NewFile> NewFile::beside(const std::string& target, Readers readers) {
    const std::string folder = folder_of(target);
    for (int attempt = 0;; ++attempt) {
        std::string path = folder + "/.tabuleiro-" + std::to_string(::getpid()) + "-" +
                           std::to_string(attempt) + ".tmp";
        Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                               readers == Readers::OwnerOnly ? 0600 : 0666));
        if (file.is_open()) {
            return NewFile(std::move(file), std::move(path), target);
        }
        if (errno != EEXIST || attempt > 1000) {
            return fail("Cannot write into '{folder}': {cause}.", folder, std::strerror(errno));
        }
    }
}

NewFile::~NewFile() {
    if (!path_.empty()) {
        ::unlink(path_.c_str());
    }
}

Expected<void> NewFile::move_to_place(Existing existing) {
    if (::fsync(descriptor_.number()) != 0 || !descriptor_.close() ||
        rename_to(path_, target_, existing) != 0) {
        return fail("Cannot write '{path}': {cause}.", target_, std::strerror(errno));
    }
    path_.clear();
    sync_folder_of(target_);
    return {};
}

void sync_folder_of(const std::string& path) {
    const Descriptor folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.is_open()) {
        ::fsync(folder.number());
    }
}

} // namespace tabuleiro
