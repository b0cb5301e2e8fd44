// Hand-ins under the units of the Debian package, as far as that is possible without systemd: the
// service is another user, without privileges, with a control group that was delegated to it, and
// sees of the house's data the folder of programs alone (packaging/debian).
#include <fcntl.h>
#include <grp.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>

#include <filesystem>
#include <sched.h>

#include "../sandbox/runner_service.hpp"
#include "handing_in.hpp"
#include "programs/runner/remote_sandbox.hpp"
#include "programs/sandbox/group_hierarchy.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {
namespace {

namespace fs = std::filesystem;

constexpr uid_t service_user = 61234; // one of those that systemd gives to dynamic users
constexpr int most_capabilities = 64;

// Groups in which the service may make others (Delegate=).
class DelegatedGroups {
  public:
    DelegatedGroups() {
        const auto all = programs::group_hierarchies(read_file("/proc/self/mountinfo"),
                                                     read_file("/proc/self/cgroup"));
        for (const programs::GroupHierarchy& hierarchy : all) {
            if (!limits_programs(hierarchy)) {
                continue;
            }
            const std::string folder =
                hierarchy.folders.front() + "/service-" + std::to_string(getpid());
            if (mkdir(folder.c_str(), 0755) != 0) {
                continue;
            }
            folders_.push_back(folder);
            for (const char* const file :
                 {"", "/cgroup.procs", "/tasks", "/cgroup.subtree_control"}) {
                static_cast<void>(::chown((folder + file).c_str(), service_user, service_user));
            }
        }
    }
    ~DelegatedGroups() {
        for (const std::string& folder : folders_) {
            std::error_code ignored;
            for (const auto& inside : fs::directory_iterator(folder, ignored)) {
                rmdir(inside.path().c_str());
            }
            rmdir(folder.c_str());
        }
    }
    DelegatedGroups(const DelegatedGroups&) = delete;
    DelegatedGroups& operator=(const DelegatedGroups&) = delete;

    bool enter() const {
        bool entered = !folders_.empty();
        for (const std::string& folder : folders_) {
            const Descriptor door(open((folder + "/cgroup.procs").c_str(), O_WRONLY | O_CLOEXEC));
            entered = door.is_open() && write(door.number(), "0", 1) == 1 && entered;
        }
        return entered;
    }

  private:
    // Delegate=memory pids cpu
    static bool limits_programs(const programs::GroupHierarchy& hierarchy) {
        const auto& all = hierarchy.controllers;
        return hierarchy.version == programs::GroupVersion::Two ||
               std::any_of(all.begin(), all.end(), [](const std::string& one) {
                   return one == "memory" || one == "pids" || one == "cpu";
               });
    }

    std::vector<std::string> folders_;
};

// TemporaryFileSystem= and BindReadOnlyPaths=: `above` has nothing in it but `shown`.
bool hide_all_but(const std::string& above, const std::string& shown) {
    if (unshare(CLONE_NEWNS) != 0 ||
        mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) {
        return false;
    }
    const Descriptor kept(open(shown.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    const std::string source = "/proc/self/fd/" + std::to_string(kept.number());
    std::error_code error;
    umask(0022);
    return mount("tmpfs", above.c_str(), "tmpfs", 0, "mode=755") == 0 &&
           fs::create_directories(shown, error) &&
           mount(source.c_str(), shown.c_str(), nullptr, MS_BIND, nullptr) == 0 &&
           mount(nullptr, shown.c_str(), nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY, nullptr) == 0;
}

// DynamicUser=, CapabilityBoundingSet=, NoNewPrivileges= and UMask=.
bool become_service_user() {
    for (int i = 0; i < most_capabilities; ++i) {
        prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
    }
    umask(0077);
    return setgroups(0, nullptr) == 0 && setgid(service_user) == 0 && setuid(service_user) == 0 &&
           prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && chdir("/") == 0;
}

class PackagedService : public HandingIn {
  protected:
    void SetUp() override {
        HandingIn::SetUp();
        if (IsSkipped()) {
            return;
        }
        if (getuid() != 0) {
            GTEST_SKIP() << "Only root can start the service as systemd does.";
        }
        fs::permissions(folder_.path(), fs::perms(0755));
        umask_ = umask(0077);
        fs::create_directories(data_);
        std::ofstream(data_ + "/house.db") << "the-secret-of-the-house";
        auto opened = course::Workspace::open(data_ + "/programs");
        ASSERT_TRUE(opened) << opened.error().text();
        workspace_ = *std::move(opened);
        service_.emplace(folder_.file("socket"), [this] {
            return done(groups_.enter(), "enter its groups") &&
                   done(hide_all_but(above_, data_ + "/programs"), "hide the data") &&
                   done(become_service_user(), "become another user");
        });
        const auto sandbox = programs::RemoteSandbox::find(service_->path(), PROGRAM_RUNNER);
        if (!sandbox || (*sandbox)->weakness()) {
            GTEST_SKIP() << "No control group can be delegated here: "
                         << (sandbox ? *(*sandbox)->weakness() : sandbox.error()).text();
        }
        remote_ = *course::confine_by(*sandbox, programs::SandboxStrength::Full);
    }
    void TearDown() override {
        if (umask_) {
            umask(*umask_);
        }
    }
    course::HandInReport examine(const std::string& makefile,
                                 const course::Workspace& workspace) const {
        static constexpr const char* player =
            "#!/bin/sh\nwhile read word rest; do case $word in\n"
            "tabuleiro) echo id name P; echo id author A; echo games reversi; echo ok;;\n"
            "isready) echo readyok;;\nquit) exit;;\nesac; done\n";
        return course::examine(assignment(terms()), "a.tar.gz",
                               pack({{"Makefile", makefile}, {"player.sh", player}}), remote_, {},
                               workspace);
    }

    static bool done(bool well, const char* what) {
        if (!well) {
            std::perror(what);
        }
        return well;
    }

    const Folder folder_;
    const std::string above_ = folder_.file("lib");
    const std::string data_ = above_ + "/tabuleiro";
    course::Workspace workspace_;
    course::Confine remote_;
    static constexpr const char* honest = "all:\n\tcp player.sh player; chmod +x player\n";

  private:
    std::optional<mode_t> umask_;
    const DelegatedGroups groups_;
    std::optional<RunnerService> service_;
};

TEST_F(PackagedService, BuildsAndChecksWhatLiesInTheFolderOfPrograms) {
    const auto report = examine(honest, workspace_);
    EXPECT_TRUE(report.accepted()) << course::to_json(report);
    EXPECT_TRUE(fs::is_empty(data_ + "/programs")) << "nothing is left there";
}

TEST_F(PackagedService, ReachesNothingElse) {
    const auto elsewhere = examine(honest, course::Workspace());
    EXPECT_FALSE(elsewhere.accepted());
    EXPECT_TRUE(has(verdict(elsewhere, "build"), "cannot be run"));
    const auto report = examine("all:\n\t-cat " + data_ + "/house.db; ls " + data_ + " " + data_ +
                                    "/programs; echo looked; cp player.sh player\n",
                                workspace_);
    EXPECT_TRUE(has(joined(report.messages), "looked"));
    EXPECT_FALSE(has(joined(report.messages), "the-secret"));
}

TEST_F(PackagedService, BreaksTheSameLimits) {
    EXPECT_EQ(
        verdict(
            examine("all:\n\ti=0; while [ $$i -lt 200 ]; do sleep 60 & i=$$((i+1)); done; exit 1\n",
                    workspace_),
            "build"),
        "The program tried to have more than 64 processes at a time.");
}

} // namespace
} // namespace tabuleiro::test
