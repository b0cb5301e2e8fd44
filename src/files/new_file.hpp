// A file that is written under a temporary name and renamed when it is complete: a crash at any
// moment leaves the old file or the new one.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "core/error.hpp"
#include "files/descriptor.hpp"

namespace tabuleiro {

// Who may read a new file.
enum class Readers : std::uint8_t {
    Usual,     // by the process's umask
    OwnerOnly, // mode 0600
};

// What happens to an existing file with that name.
enum class Existing : std::uint8_t { Replace, Keep };

class NewFile {
  public:
    // An empty file with a temporary name in the target's folder.
    [[nodiscard]] static Expected<NewFile> beside(const std::string& target, Readers readers);

    NewFile(NewFile&& other) noexcept
        : descriptor_(std::move(other.descriptor_)), path_(std::exchange(other.path_, {})),
          target_(std::move(other.target_)) {}
    NewFile& operator=(NewFile&&) = delete;
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    // Removes the file unless it has been renamed.
    ~NewFile();

    const std::string& path() const { return path_; }
    int descriptor() const { return descriptor_.number(); }

    // Syncs the file, gives it the target's name and syncs the folder. Existing::Keep: fails if
    // there is a file of that name.
    [[nodiscard]] Expected<void> move_to_place(Existing existing);

  private:
    NewFile(Descriptor descriptor, std::string path, std::string target)
        : descriptor_(std::move(descriptor)), path_(std::move(path)), target_(std::move(target)) {}

    Descriptor descriptor_;
    std::string path_; // empty once the file has been renamed
    std::string target_;
};

// Makes a new file in its folder survive a power failure. Not every file system can sync a folder,
// so failure is ignored.
void sync_folder_of(const std::string& path);

} // namespace tabuleiro
