// Files that a student hands in, or that a build made: in memory, with names that lead nowhere
// else, and not on disk yet.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace tabuleiro::course {

struct HandedFile {
    std::string path; // below the folder of all: "src/main.cpp"
    std::string bytes;
    bool executable = false;
};

struct FileLimits {
    static constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;

    std::size_t files = 200;           // with folders
    std::uint64_t size = 4 * megabyte; // of all files
    std::uint64_t ratio = 100;         // of what comes out of an archive to the archive
};

// The names of a path: "src/main.cpp" has two. Fails for paths that a file of ours cannot have:
// absolute ones, `..`, names that are too long or cannot be shown.
[[nodiscard]] Expected<std::vector<std::string_view>> names_of(std::string_view path);

// Adds files one by one, and refuses what is too much, or in the way of another.
class FileCollection {
  public:
    explicit FileCollection(const FileLimits& limits) : limits_(limits) {}

    // A folder counts, too: many of them are as bad as many files.
    [[nodiscard]] Expected<void> count_entry();
    // A new file without contents; fails if there is one, or a folder, with this name.
    [[nodiscard]] Expected<void> begin(std::string_view path, bool executable);
    // More of the contents of the last file.
    [[nodiscard]] Expected<void> append(std::string_view bytes);

    std::uint64_t size() const { return size_; }
    std::vector<HandedFile> take() { return std::move(files_); }

  private:
    FileLimits limits_;
    std::vector<HandedFile> files_;
    std::size_t entries_ = 0;
    std::uint64_t size_ = 0;
};

// The files that are one of these paths, or in a folder that is; "." is all of them. Fails for a
// path at which there is nothing.
[[nodiscard]] Expected<std::vector<HandedFile>> select_files(std::vector<HandedFile> files,
                                                             const std::vector<std::string>& paths);

// Writes the files below the folder, which must be empty, readable for everybody. Every name is
// looked up by openat2 beneath the folder, and no symbolic link is followed.
[[nodiscard]] Expected<void> write_files(const std::string& folder,
                                         const std::vector<HandedFile>& files);

} // namespace tabuleiro::course
