#include "server/engines/engine_sandbox.hpp"

#include "files/companion.hpp"
#include "programs/runner/remote_sandbox.hpp"
#include "programs/sandbox/sandbox.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

namespace fs = std::filesystem;

template <class Found>
Expected<EngineCatalogue::Confiner> noted(const Expected<std::shared_ptr<const Found>>& sandbox) {
    if (!sandbox) {
        return tl::unexpected(sandbox.error());
    }
    if ((*sandbox)->weakness()) {
        log(LogLevel::Warning, "weak-sandbox", {{"reason", (*sandbox)->weakness()->text()}});
    }
    return EngineCatalogue::Confiner(*sandbox);
}

} // namespace

Expected<EngineCatalogue::Confiner> find_sandbox(const fs::path& socket) {
    return socket.empty() ? noted(programs::Sandbox::find())
                          : noted(programs::RemoteSandbox::find(
                                socket.string(), companion("program-runner").string()));
}

} // namespace tabuleiro::server
