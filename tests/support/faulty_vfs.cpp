#include "support/faulty_vfs.hpp"

#include <cassert>
#include <cstring>
#include <fstream>

#include "support/files.hpp"

namespace tabuleiro::test {
namespace {

FaultyVfs* the_disk = nullptr;
sqlite3_vfs the_vfs;

sqlite3_vfs* real() {
    return static_cast<sqlite3_vfs*>(the_vfs.pAppData);
}

// What SQLite holds: our own head, and behind it the file of the operating system.
struct OpenFile {
    sqlite3_file head;
    const char* path; // SQLite keeps it as long as the file is open
    bool remembered;  // SQLite's temporary files are not
};

OpenFile& ours(sqlite3_file* file) {
    return *reinterpret_cast<OpenFile*>(file);
}

sqlite3_file* real(sqlite3_file* file) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(OpenFile));
}

int close_file(sqlite3_file* file) {
    return real(file)->pMethods->xClose(real(file));
}

int read_file_part(sqlite3_file* file, void* bytes, int size, sqlite3_int64 offset) {
    if (const int code = the_disk->begin_read(); code != SQLITE_OK) {
        return code;
    }
    return real(file)->pMethods->xRead(real(file), bytes, size, offset);
}

int write_file_part(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
    int code = the_disk->begin_write();
    if (code != SQLITE_OK && !the_disk->writes_half()) {
        return code;
    }
    const int part = code == SQLITE_OK ? size : size / 2;
    const int done = real(file)->pMethods->xWrite(real(file), bytes, part, offset);
    if (done == SQLITE_OK && ours(file).remembered) {
        the_disk->written(
            ours(file).path,
            {offset, {static_cast<const char*>(bytes), static_cast<std::size_t>(part)}});
    }
    return code == SQLITE_OK ? done : code;
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
    if (const int code = the_disk->begin_write(); code != SQLITE_OK) {
        return code;
    }
    if (ours(file).remembered) {
        the_disk->written(ours(file).path, {size, "", true});
    }
    return real(file)->pMethods->xTruncate(real(file), size);
}

// Not passed on: the test's disk is what is recorded, and real syncs would only be slow.
int sync_file(sqlite3_file* file, int) {
    if (const int code = the_disk->begin_sync(); code != SQLITE_OK) {
        return code;
    }
    if (ours(file).remembered) {
        the_disk->synced(ours(file).path);
    }
    return SQLITE_OK;
}

int size_of_file(sqlite3_file* file, sqlite3_int64* size) {
    return real(file)->pMethods->xFileSize(real(file), size);
}
int lock_file(sqlite3_file* file, int lock) {
    return real(file)->pMethods->xLock(real(file), lock);
}
int unlock_file(sqlite3_file* file, int lock) {
    return real(file)->pMethods->xUnlock(real(file), lock);
}
int check_reserved_lock(sqlite3_file* file, int* result) {
    return real(file)->pMethods->xCheckReservedLock(real(file), result);
}
int file_control(sqlite3_file* file, int operation, void* argument) {
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}
int sector_size(sqlite3_file* file) {
    return real(file)->pMethods->xSectorSize(real(file));
}
// A disk without any guarantees.
int device_characteristics(sqlite3_file*) {
    return 0;
}
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** memory) {
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}
int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void shm_barrier(sqlite3_file* file) {
    real(file)->pMethods->xShmBarrier(real(file));
}
int shm_unmap(sqlite3_file* file, int remove) {
    return real(file)->pMethods->xShmUnmap(real(file), remove);
}

constexpr sqlite3_io_methods methods{
    2,
    close_file,
    read_file_part,
    write_file_part,
    truncate_file,
    sync_file,
    size_of_file,
    lock_file,
    unlock_file,
    check_reserved_lock,
    file_control,
    sector_size,
    device_characteristics,
    shm_map,
    shm_lock,
    shm_barrier,
    shm_unmap,
    nullptr,
    nullptr,
};

int open_file(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    file->pMethods = nullptr;
    if (const int code = the_disk->begin_read(); code != SQLITE_OK) {
        return SQLITE_CANTOPEN;
    }
    const int code = real()->xOpen(real(), path, real(file), flags, out_flags);
    if (code == SQLITE_OK) {
        file->pMethods = &methods;
        ours(file).path = path;
        ours(file).remembered =
            (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) != 0;
        if (ours(file).remembered) {
            the_disk->opened(path);
        }
    }
    return code;
}

int delete_file(sqlite3_vfs*, const char* path, int sync_folder) {
    if (const int code = the_disk->begin_write(); code != SQLITE_OK) {
        return SQLITE_IOERR_DELETE;
    }
    const int code = real()->xDelete(real(), path, 0);
    if (code == SQLITE_OK) {
        the_disk->deleted(path, sync_folder != 0);
    }
    return code;
}

void apply(std::string& bytes, const FaultyVfs::Write& write, std::size_t from, std::size_t to) {
    const auto offset = static_cast<std::size_t>(write.offset);
    if (write.truncate) {
        bytes.resize(offset);
        return;
    }
    if (bytes.size() < offset + to) {
        bytes.resize(offset + to);
    }
    bytes.replace(offset + from, to - from, write.bytes, from, to - from);
}

} // namespace

FaultyVfs::FaultyVfs() {
    assert(the_disk == nullptr);
    the_disk = this;
    sqlite3_vfs* system = sqlite3_vfs_find(nullptr);
    the_vfs = *system;
    the_vfs.pNext = nullptr;
    the_vfs.zName = name;
    the_vfs.pAppData = system;
    the_vfs.szOsFile = static_cast<int>(sizeof(OpenFile)) + system->szOsFile;
    the_vfs.xOpen = open_file;
    the_vfs.xDelete = delete_file;
    sqlite3_vfs_register(&the_vfs, 0);
}

FaultyVfs::~FaultyVfs() {
    sqlite3_vfs_unregister(&the_vfs);
    the_disk = nullptr;
}

void FaultyVfs::plan(Fault fault, std::int64_t operations) {
    const std::lock_guard lock(mutex_);
    fault_ = fault;
    fault_at_ = operations_ + operations;
}

void FaultyVfs::heal() {
    plan(Fault::None, 0);
}

std::int64_t FaultyVfs::operations() const {
    const std::lock_guard lock(mutex_);
    return operations_;
}

std::int64_t FaultyVfs::syncs() const {
    const std::lock_guard lock(mutex_);
    return syncs_;
}

bool FaultyVfs::faulty(Fault fault) const {
    return fault_ == fault && operations_ > fault_at_;
}

int FaultyVfs::begin_write() {
    const std::lock_guard lock(mutex_);
    ++operations_;
    if (faulty(Fault::PowerLoss) || faulty(Fault::WriteFails)) {
        return SQLITE_IOERR_WRITE;
    }
    return faulty(Fault::DiskFull) ? SQLITE_FULL : SQLITE_OK;
}

int FaultyVfs::begin_sync() {
    const std::lock_guard lock(mutex_);
    ++operations_;
    if (faulty(Fault::PowerLoss) || faulty(Fault::SyncFails)) {
        return SQLITE_IOERR_FSYNC;
    }
    ++syncs_;
    return SQLITE_OK;
}

int FaultyVfs::begin_read() {
    const std::lock_guard lock(mutex_);
    return faulty(Fault::PowerLoss) ? SQLITE_IOERR_READ : SQLITE_OK;
}

bool FaultyVfs::writes_half() const {
    const std::lock_guard lock(mutex_);
    return faulty(Fault::WriteFails);
}

void FaultyVfs::opened(const std::string& path) {
    const std::lock_guard lock(mutex_);
    File& file = files_[path];
    file.is_deleted = false;
    // A file that existed before is on the disk.
    if (!file.was_synced && file.pending.empty() && std::filesystem::file_size(path) > 0) {
        file.durable = read_file(path);
        file.was_synced = true;
    }
}

void FaultyVfs::written(const std::string& path, Write write) {
    const std::lock_guard lock(mutex_);
    files_[path].pending.push_back(std::move(write));
}

void FaultyVfs::synced(const std::string& path) {
    const std::lock_guard lock(mutex_);
    File& file = files_[path];
    for (const Write& write : file.pending) {
        apply(file.durable, write, 0, write.bytes.size());
    }
    file.pending.clear();
    if (!file.was_synced) {
        // The operating system's VFS synchronises the folder with a new journal or log.
        std::erase_if(files_, [](const auto& other) { return other.second.is_deleted; });
    }
    file.was_synced = true;
}

void FaultyVfs::deleted(const std::string& path, bool synced) {
    const std::lock_guard lock(mutex_);
    if (synced) {
        files_.erase(path);
    } else {
        files_[path].is_deleted = true;
    }
}

void FaultyVfs::disk_after_power_loss(const std::filesystem::path& folder, Rng& rng) const {
    for (const auto& [path, file] : files_) {
        if ((!file.was_synced || file.is_deleted) && rng.below(2) == 0) {
            continue;
        }
        std::string bytes = file.durable;
        std::vector<Write> unsynced = file.pending;
        if (rng.below(2) == 0) {
            rng.shuffle(unsynced);
        }
        const std::uint64_t share = rng.below(5); // of four, how many reached the disk
        for (const Write& write : unsynced) {
            if (rng.below(4) >= share) {
                continue;
            }
            const std::size_t size = write.bytes.size();
            const bool torn = rng.below(4) == 0;
            const std::size_t from = torn ? rng.below(size + 1) : 0;
            const std::size_t to = torn ? from + rng.below(size - from + 1) : size;
            apply(bytes, write, from, to);
        }
        std::ofstream(folder / std::filesystem::path(path).filename(), std::ios::binary) << bytes;
    }
}

} // namespace tabuleiro::test
