#include "programs/sandbox/own_user.hpp"

#include <grp.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace tabuleiro::programs {
namespace {

// A range of users that no distribution, container or directory service gives away. The process
// number is added: no two running programs have the same.
constexpr uid_t first_user = 0x7000'0000;

bool others_may(const std::string& path, mode_t what) {
    struct stat about {};
    return stat(path.c_str(), &about) == 0 && (about.st_mode & what) == what;
}

} // namespace

bool gives_users() {
    return geteuid() == 0;
}

const char* folder_for_own_user() {
    return "/mnt";
}

int become_own_user(const char* folder) {
    if (folder != nullptr &&
        // Nobody else sees what is mounted here.
        (unshare(CLONE_NEWNS) != 0 ||
         mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
         mount(folder, folder_for_own_user(), nullptr, MS_BIND | MS_REC, nullptr) != 0)) {
        return errno;
    }
    const uid_t user = first_user + static_cast<uid_t>(getpid());
    if (setgroups(0, nullptr) != 0 || setresgid(user, user, user) != 0 ||
        setresuid(user, user, user) != 0) {
        return errno;
    }
    return 0;
}

bool is_for_everybody(const std::string& folder, const std::string& program) {
    return others_may(folder, S_IROTH | S_IXOTH) && others_may(program, S_IXOTH);
}

} // namespace tabuleiro::programs
