#include "store/store_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace tabuleiro::store {

Expected<StoreLock> StoreLock::take(const std::string& path) {
    const std::string place = path + ".lock";
    const int file = ::open(place.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) {
        return fail("The file {path} could not be made: {cause}.", place, std::strerror(errno));
    }
    StoreLock lock(file);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        return errno == EWOULDBLOCK ? fail("Another program is using the file {path}.", path)
                                    : fail("The file {path} could not be locked: {cause}.", place,
                                           std::strerror(errno));
    }
    return lock;
}

StoreLock::~StoreLock() {
    if (file_ >= 0) {
        ::close(file_);
    }
}

} // namespace tabuleiro::store
