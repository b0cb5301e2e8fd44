#include "server/course/course_sandbox.hpp"

#include "files/companion.hpp"
#include "files/private_folder.hpp"
#include "programs/runner/remote_sandbox.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

template <class Found>
Expected<course::Confine> full(Expected<std::shared_ptr<const Found>> sandbox) {
    if (!sandbox) {
        return tl::unexpected(sandbox.error());
    }
    return course::confine_by(*std::move(sandbox), programs::SandboxStrength::Full);
}

Expected<course::Confine> find_full(const std::filesystem::path& socket) {
    return socket.empty() ? full(programs::Sandbox::find())
                          : full(programs::RemoteSandbox::find(
                                socket.string(), companion("program-runner").string()));
}

Expected<course::Workspace> open_workspace(const std::filesystem::path& folder) {
    if (folder.empty()) {
        return course::Workspace();
    }
    return make_private_folder(folder.parent_path()).and_then([&] {
        return course::Workspace::open(folder.string());
    });
}

} // namespace

Expected<course::Confine> CourseSandbox::find() {
    {
        const std::scoped_lock lock(mutex_);
        if (found_) {
            return *found_;
        }
    }
    auto workspace = open_workspace(folder_);
    auto sandbox = workspace ? find_full(socket_)
                             : Expected<course::Confine>(tl::unexpected(workspace.error()));
    const std::scoped_lock lock(mutex_);
    if (!sandbox) {
        if (!trouble_) {
            log(LogLevel::Warning, "no-course-sandbox", {{"reason", sandbox.error().text()}});
        }
        trouble_ = sandbox.error().reasons().front();
        return sandbox;
    }
    trouble_.reset();
    found_ = *sandbox;
    workspace_ = *std::move(workspace);
    return sandbox;
}

course::Workspace CourseSandbox::workspace() const {
    const std::scoped_lock lock(mutex_);
    return workspace_;
}

std::optional<Reason> CourseSandbox::trouble() const {
    const std::scoped_lock lock(mutex_);
    return trouble_;
}

} // namespace tabuleiro::server
