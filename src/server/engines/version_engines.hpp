// Versions of the course as engines: programs of students that have been accepted, which play at
// tables that the house opens for them (docs/course.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "server/engines/engine_catalogue.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

// As versions are called at tables: v3-k3f9x2abcdfg.
bool looks_like_version(std::string_view name);

class VersionEngines {
  public:
    virtual ~VersionEngines() = default;

    // From any thread: these.

    // Whether there is such a version.
    virtual Awaitable<Expected<bool>> is_known(std::string name) = 0;
    // Ready to be run, or none. Not for network threads.
    virtual std::optional<TriedEngine> player(std::string_view name, std::string_view game) = 0;
};

} // namespace tabuleiro::server
