// A file that is made beside its place and moved there when it is whole: a crash at any moment
// leaves the old file or the new one.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "core/error.hpp"
#include "files/descriptor.hpp"

namespace tabuleiro {

// Who may read a new file.
enum class Readers : std::uint8_t {
    Usual,     // as the process's umask says
    OwnerOnly, // mode 0600
};

// What happens to a file that has the name already.
enum class Existing : std::uint8_t { Replace, Keep };

class NewFile {
  public:
    // An empty file in the folder of the target, with a name of its own.
    [[nodiscard]] static Expected<NewFile> beside(const std::string& target, Readers readers);

    NewFile(NewFile&& other) noexcept
        : descriptor_(std::move(other.descriptor_)), path_(std::exchange(other.path_, {})),
          target_(std::move(other.target_)) {}
    NewFile& operator=(NewFile&&) = delete;
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    // Removes the file unless it has been moved to its place.
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
    std::string path_; // empty once the file has been moved
    std::string target_;
};

// So that a file that is new in its folder outlasts a power failure. Not every file system lets a
// folder be synced: this is tried and not demanded.
void sync_folder_of(const std::string& path);

} // namespace tabuleiro
