// Whether the files of a store are still the ones that were opened. A file that is deleted or
// replaced while it is open goes on to work, and all that is written to it is lost at the end.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/error.hpp"

namespace tabuleiro::store {

class FileWatch {
  public:
    // Requires: the store has been opened. A store that is no file (of a test) is not watched.
    explicit FileWatch(std::string path);

    // Says which file is not there any more.
    [[nodiscard]] Expected<void> check();

  private:
    struct Identity {
        std::uint64_t device = 0;
        std::uint64_t number = 0;
        friend bool operator==(const Identity&, const Identity&) = default;
    };
    struct Watched {
        std::string path;
        std::optional<Identity> identity; // none: it has not been there yet
    };

    static std::optional<Identity> identity_of(const std::string& path);

    std::array<Watched, 2> files_; // the file, and SQLite's log beside it
};

} // namespace tabuleiro::store
