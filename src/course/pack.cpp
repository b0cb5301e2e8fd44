#include "course/pack.hpp"

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <new>

namespace tabuleiro::course {
namespace {

struct WriterDeleter {
    void operator()(archive* writer) const { archive_write_free(writer); }
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

la_ssize_t append(archive*, void* packed, const void* bytes, std::size_t size) {
    static_cast<std::string*>(packed)->append(static_cast<const char*>(bytes), size);
    return static_cast<la_ssize_t>(size);
}

// Nothing is written but into memory: what fails here is a lack of it.
void require(bool done) {
    if (!done) {
        throw std::bad_alloc();
    }
}

} // namespace

std::string pack_tar(const std::vector<HandedFile>& files, Compressed compressed) {
    std::string packed;
    const std::unique_ptr<archive, WriterDeleter> writer(archive_write_new());
    archive* const raw = writer.get();
    // With names that are too long for the old form.
    require(raw != nullptr && archive_write_set_format_pax_restricted(raw) == ARCHIVE_OK);
    if (compressed == Compressed::Gzip) {
        require(archive_write_add_filter_gzip(raw) == ARCHIVE_OK);
        // The header of gzip has no time: the same files are the same bytes.
        require(archive_write_set_filter_option(raw, "gzip", "timestamp", nullptr) == ARCHIVE_OK);
    }
    archive_write_set_bytes_in_last_block(raw, 1);
    require(archive_write_open(raw, &packed, nullptr, append, nullptr) == ARCHIVE_OK);
    for (const HandedFile& file : files) {
        const std::unique_ptr<archive_entry, WriterDeleter> entry(archive_entry_new());
        require(entry != nullptr);
        // As bytes: the library converts names by the locale, and ours may know ASCII alone.
        archive_entry_set_pathname(entry.get(), file.path.c_str());
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), file.executable ? 0755 : 0644);
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(file.bytes.size()));
        archive_entry_set_mtime(entry.get(), 0, 0);
        require(archive_write_header(raw, entry.get()) >= ARCHIVE_WARN);
        require(archive_write_data(raw, file.bytes.data(), file.bytes.size()) ==
                static_cast<la_ssize_t>(file.bytes.size()));
    }
    require(archive_write_close(raw) == ARCHIVE_OK);
    return packed;
}

} // namespace tabuleiro::course
