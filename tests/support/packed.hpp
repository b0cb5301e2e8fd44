// Archives as students, and those who mean harm, send them.
#pragma once

#include <archive.h>
#include <archive_entry.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tabuleiro::test {

struct Packed {
    std::string path;
    std::string bytes{};
    unsigned type = AE_IFREG;
    std::string target{}; // of a symbolic link
    std::string twin{};   // of a hard link
    unsigned mode = 0644;
};

enum class Packing { Tar, GzippedTar, Zip };

inline std::string pack(const std::vector<Packed>& entries, Packing packing = Packing::GzippedTar) {
    std::size_t size = std::size_t{1} << 20;
    for (const Packed& entry : entries) {
        size += entry.bytes.size() + 4096;
    }
    std::string out(size, '\0');
    archive* const writer = archive_write_new();
    packing == Packing::Zip ? archive_write_set_format_zip(writer)
                            : archive_write_set_format_pax_restricted(writer);
    if (packing == Packing::GzippedTar) {
        archive_write_add_filter_gzip(writer);
    }
    archive_write_set_bytes_in_last_block(writer, 1);
    std::size_t used = 0;
    EXPECT_EQ(archive_write_open_memory(writer, out.data(), out.size(), &used), ARCHIVE_OK);
    for (const Packed& each : entries) {
        archive_entry* const entry = archive_entry_new();
        archive_entry_set_pathname(entry, each.path.c_str());
        archive_entry_set_filetype(entry, each.type);
        archive_entry_set_perm(entry, each.mode);
        archive_entry_set_size(entry, static_cast<la_int64_t>(each.bytes.size()));
        if (!each.target.empty()) {
            archive_entry_set_symlink(entry, each.target.c_str());
        }
        if (!each.twin.empty()) {
            archive_entry_set_hardlink(entry, each.twin.c_str());
        }
        EXPECT_GE(archive_write_header(writer, entry), ARCHIVE_WARN)
            << archive_error_string(writer);
        archive_write_data(writer, each.bytes.data(), each.bytes.size());
        archive_entry_free(entry);
    }
    EXPECT_EQ(archive_write_close(writer), ARCHIVE_OK) << archive_error_string(writer);
    archive_write_free(writer);
    out.resize(used);
    return out;
}

} // namespace tabuleiro::test
