#include "course/workspace.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>

#include "core/text.hpp"
#include "files/descriptor.hpp"

namespace tabuleiro::course {
namespace {

namespace fs = std::filesystem;

constexpr mode_t entered_by_everybody = 0711;

// Whether the process whose number is at the beginning of the name is no more.
bool is_left_behind(const std::string& name) {
    const auto maker = parse_number<int>(std::string_view(name).substr(0, name.find('-')));
    return maker && *maker > 0 && kill(*maker, 0) != 0 && errno == ESRCH;
}

// An administrator may have made it, and allowed more.
bool let_everybody_enter(const Descriptor& folder) {
    struct stat found {};
    return fstat(folder.number(), &found) == 0 &&
           ((found.st_mode & S_IXOTH) != 0 || fchmod(folder.number(), entered_by_everybody) == 0);
}

} // namespace

Expected<Workspace> Workspace::open(const std::string& folder) {
    const bool made = mkdir(folder.c_str(), 0700) == 0 || errno == EEXIST;
    const Descriptor opened(
        ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!made || !opened.is_open() || !let_everybody_enter(opened)) {
        return fail("Cannot use the folder '{folder}': {cause}.", folder,
                    std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
    }
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        if (is_left_behind(entry.path().filename().string())) {
            fs::remove_all(entry.path(), ignored);
        }
    }
    Workspace workspace;
    workspace.folder_ = folder;
    return workspace;
}

programs::Scratch Workspace::new_folder() const {
    return folder_.empty() ? programs::Scratch() : programs::Scratch(folder_);
}

} // namespace tabuleiro::course
