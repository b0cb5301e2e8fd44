// What the sandbox stops, with all its means and without control groups.
#include <fmt/format.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <set>

#include "../arena/processes.hpp"
#include "in_sandbox.hpp"
#include "programs/sandbox/system_call_filter.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {
namespace {

using programs::Child;
using programs::NoLine;

class InSandbox : public testing::TestWithParam<SandboxStrength> {
  protected:
    void SetUp() override {
        const bool full = GetParam() == SandboxStrength::Full;
        auto found =
            Sandbox::find({}, full ? Sandbox::Groups::IfAvailable : Sandbox::Groups::Never);
        if (!found) {
            GTEST_SKIP() << found.error().text();
        }
        sandbox_ = *found;
        if (sandbox_->strength() != GetParam()) {
            GTEST_SKIP() << sandbox_->weakness()->text();
        }
    }

    bool full() const { return sandbox_->strength() == SandboxStrength::Full; }
    std::shared_ptr<const Sandbox> with(void (*change)(SandboxLimits&)) const {
        SandboxLimits limits;
        change(limits);
        return sandbox_->with(limits);
    }
    const std::shared_ptr<const Sandbox>& sandbox() const { return sandbox_; }

  private:
    std::shared_ptr<const Sandbox> sandbox_;
};

INSTANTIATE_TEST_SUITE_P(Each, InSandbox,
                         testing::Values(SandboxStrength::Full, SandboxStrength::Weak),
                         [](const auto& strength) {
                             return strength.param == SandboxStrength::Full ? "Full" : "Weak";
                         });

TEST_P(InSandbox, AnHonestProgramAnswersAndEnds) {
    Inside program(sandbox(), {"answer"});
    program.write("go");
    EXPECT_EQ(program.line(), "move");
    EXPECT_EQ(program.end(), "exited with status 0");
}

TEST_P(InSandbox, AProgramOfTheMachineNeedsNoFolder) {
    auto child = Child::start({{"echo", "good day"}, "", "", sandbox()});
    ASSERT_TRUE(child) << child.error().text();
    EXPECT_EQ(child->read_line(programs::SteadyClock::now() + plenty)->line, "good day");
    EXPECT_EQ(child->end(plenty).text(), "exited with status 0");
}

TEST_P(InSandbox, AForkBombStopsAtItsLimit) {
    Inside program(sandbox(), {"fork"});
    const std::string line = program.line();
    int born = -1;
    ASSERT_EQ(std::sscanf(line.c_str(), "born %d: Resource temporarily unavailable", &born), 1)
        << line;
    EXPECT_GT(born, 4);
    EXPECT_LT(born, sandbox()->limits().processes + 1);
    EXPECT_EQ(program.kill(), "had to be killed");
    if (full()) {
        EXPECT_EQ(program.broken_limit(),
                  "The program tried to have more than 32 processes at a time.");
    }
}

TEST_P(InSandbox, TooMuchMemoryEndsTheProgramAndIsNamed) {
    Inside program(with([](SandboxLimits& limits) { limits.memory = 64 << 20; }), {"memory"});
    EXPECT_EQ(program.read(), tl::unexpected(NoLine::Closed));
    // Without a group it is refused memory, and gives up by itself.
    EXPECT_TRUE(says(program.end(), "was killed by signal "));
    EXPECT_EQ(program.broken_limit(), full() ? "The program used more than 64 MB of memory." : "");
}

TEST_P(InSandbox, OnlyItsSmallTemporaryFolderCanBeWrittenTo) {
    const auto roomy = with([](SandboxLimits& limits) {
        limits.temporary = 2 << 20;
        limits.file = 100 << 20;
    });
    Inside program(roomy, {"disk", "/tmp/x", "/x", "/dev/x", "/dev/shm/x", "/program/x", "/usr/x",
                           "/etc/x", "/proc/x"});
    EXPECT_EQ(program.line(), "/tmp/x 2097152: No space left on device");
    for (const std::string& line : program.lines()) {
        EXPECT_TRUE(says(line, " 0: ")); // bytes written
    }
    EXPECT_EQ(program.end(), "exited with status 0");
}

TEST_P(InSandbox, AFileThatIsTooLargeEndsTheProgramAndIsNamed) {
    Inside program(with([](SandboxLimits& limits) { limits.file = 1 << 20; }), {"disk", "/tmp/x"});
    EXPECT_EQ(program.read(), tl::unexpected(NoLine::Closed));
    EXPECT_TRUE(says(program.end(), "was killed by signal 25"));
    EXPECT_EQ(program.broken_limit(), "The program wrote a file of more than 1 MB.");
}

TEST_P(InSandbox, EndlessOutputIsAFlood) {
    Inside program(sandbox(), {"flood"});
    auto line = program.read();
    while (line) {
        line = program.read();
    }
    EXPECT_EQ(line.error(), NoLine::Flooded);
    EXPECT_EQ(program.kill(), "had to be killed");
}

TEST_P(InSandbox, WhatItSaysToStandardErrorIsKeptUpToALimit) {
    const Folder folder;
    std::ofstream(folder.file("log")) << "before\n";
    auto child =
        Child::start({{"sh", "-c", "echo wrong >&2; yes >&2"}, "", folder.file("log"), sandbox()});
    ASSERT_TRUE(child) << child.error().text();
    EXPECT_EQ(child->read_line(programs::SteadyClock::now() + plenty).error(), NoLine::Closed);
    child->end(plenty);
    std::ifstream log(folder.file("log"));
    std::string line;
    std::getline(log, line);
    EXPECT_EQ(line, "before");
    std::getline(log, line);
    EXPECT_EQ(line, "wrong");
    EXPECT_LE(std::filesystem::file_size(folder.file("log")), 7U + 65536U);
}

TEST_P(InSandbox, EndlessSilenceEndsWithTheDeadline) {
    Inside program(sandbox(), {"silence"});
    EXPECT_EQ(program.read(std::chrono::milliseconds(50)), tl::unexpected(NoLine::TimedOut));
    EXPECT_EQ(program.kill(), "had to be killed");
}

TEST_P(InSandbox, ProcessorTimeIsLimitedAndNamed) {
    const auto hasty =
        with([](SandboxLimits& limits) { limits.processor = std::chrono::seconds(1); });
    Inside program(hasty, {"burn", full() ? "ignoring" : "obeying"}); // the signal
    EXPECT_EQ(program.line(), "begun");
    EXPECT_EQ(program.read(), tl::unexpected(NoLine::Closed));
    EXPECT_TRUE(says(program.end(), "was killed by signal "));
    EXPECT_EQ(program.broken_limit(), "The program used more than 1 s of processor time.");
}

// A socket on which this test listens.
struct Listener {
    Descriptor end;

    bool was_reached() const { return accept4(end.number(), nullptr, nullptr, SOCK_NONBLOCK) >= 0; }
};

TEST_P(InSandbox, ThereIsNoNetworkAndTryingItIsNamed) {
    Listener listener{Descriptor(socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0))};
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ASSERT_EQ(bind(listener.end.number(), reinterpret_cast<sockaddr*>(&address), size), 0);
    ASSERT_EQ(listen(listener.end.number(), 4), 0);
    getsockname(listener.end.number(), reinterpret_cast<sockaddr*>(&address), &size);
    const std::string port = std::to_string(ntohs(address.sin_port));

    auto trusted = Child::start({{HOSTILE_PROGRAM, "network", port}, "", "", nullptr});
    EXPECT_EQ(trusted->read_line(programs::SteadyClock::now() + plenty)->line, "done");
    EXPECT_TRUE(listener.was_reached());

    Inside program(sandbox(), {"network", port});
    EXPECT_EQ(program.read(), tl::unexpected(NoLine::Closed));
    EXPECT_TRUE(says(program.end(), "was killed by signal 31"));
    EXPECT_TRUE(says(program.broken_limit(), "made a system call that no player needs"));
    EXPECT_FALSE(listener.was_reached());
}

TEST_P(InSandbox, SocketsWithoutAFileCannotBeReachedEither) {
    Listener listener{Descriptor(socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0))};
    const std::string name = "tabuleiro-sandbox-test-" + std::to_string(getpid());
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    name.copy(address.sun_path + 1, name.size());
    const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
    ASSERT_EQ(bind(listener.end.number(), reinterpret_cast<sockaddr*>(&address), size), 0);
    ASSERT_EQ(listen(listener.end.number(), 4), 0);

    Inside program(sandbox(), {"local", name});
    EXPECT_EQ(program.line(), "Connection refused");
    EXPECT_FALSE(listener.was_reached());
}

TEST_P(InSandbox, NeitherTheStoreNorAnotherProgramCanBeRead) {
    const Folder house;
    std::filesystem::create_directories(house.file("programs/mine"));
    std::filesystem::create_directories(house.file("programs/other"));
    std::ofstream(house.file("house.db")) << "secrets";
    std::ofstream(house.file("programs/other/source.py")) << "ideas";
    std::filesystem::copy(HOSTILE_PROGRAM, house.file("programs/mine/hostile_program"));
    // Links of its own lead nowhere.
    std::filesystem::create_symlink(house.file("house.db"), house.file("programs/mine/store"));
    std::filesystem::create_symlink("../other/source.py", house.file("programs/mine/source"));
    std::filesystem::create_symlink("/etc/passwd", house.file("programs/mine/passwords"));
    std::filesystem::create_symlink("/", house.file("programs/mine/root"));

    const std::vector<std::string> forbidden{house.file("house.db"),
                                             house.file("programs/other/source.py"),
                                             "../other/source.py",
                                             "store",
                                             "source",
                                             "passwords",
                                             "root/etc/passwd",
                                             "root/proc/1/root/etc/passwd",
                                             "/etc/passwd",
                                             "/etc/shadow",
                                             "/etc/hostname",
                                             "/proc/1/root/etc/passwd",
                                             "/var/log",
                                             "/run/utmp",
                                             "/root",
                                             "/home",
                                             "/sys",
                                             "/mnt",
                                             "/proc/kcore"};
    std::vector<std::string> attack{"read"};
    attack.insert(attack.end(), forbidden.begin(), forbidden.end());
    attack.emplace_back("hostile_program"); // but its own files
    Inside program(sandbox(), attack, house.file("programs/mine"));
    for (const std::string& path : forbidden) {
        const std::string line = program.line();
        EXPECT_TRUE(line == path + ": No such file or directory" ||
                    line == path + ": Permission denied")
            << line;
    }
    EXPECT_EQ(program.line(), "hostile_program: done");
    EXPECT_EQ(program.end(), "exited with status 0");
}

TEST_P(InSandbox, LittleIsVisible) {
    Inside program(sandbox(), {"list", "/etc", "/", "/program"});
    const auto words = [&](std::size_t from) {
        std::istringstream text(program.line().substr(from));
        std::set<std::string> found;
        for (std::string word; text >> word;) {
            found.insert(word);
        }
        found.erase(".");
        found.erase("..");
        return found;
    };
    for (const std::string& name : words(5)) {
        EXPECT_TRUE(name == "ld.so.cache" || name == "alternatives") << name;
    }
    const std::set<std::string> known{"usr",    "bin", "sbin", "lib", "lib32", "lib64",
                                      "libx32", "etc", "proc", "dev", "tmp",   "program"};
    for (const std::string& name : words(2)) {
        EXPECT_TRUE(known.contains(name)) << name;
    }
    EXPECT_EQ(words(9), std::set<std::string>{"hostile_program"});
}

TEST_P(InSandbox, NothingIsInherited) {
    setenv("TABULEIRO_SECRET", "secret", 1);   // NOLINT(concurrency-mt-unsafe)
    const Descriptor leak(dup(STDERR_FILENO)); // not closed on exec
    Inside program(sandbox(), {"look"});
    EXPECT_EQ(program.lines(),
              (std::vector<std::string>{"environment PWD=/program", "of process 1 0 bytes",
                                        "descriptor 0", "descriptor 1", "descriptor 2", "user 1000",
                                        "session own", "end"}));
    unsetenv("TABULEIRO_SECRET"); // NOLINT(concurrency-mt-unsafe)
}

TEST_P(InSandbox, SignalsReachNoOtherProcess) {
    Inside other(sandbox(), {"answer"});
    Inside program(sandbox(), {"signal", std::to_string(getpid()), std::to_string(getppid())});
    // In there these numbers are nobody's, and everybody is itself.
    EXPECT_TRUE(says(program.line(), ": No such process"));
    EXPECT_TRUE(says(program.line(), ": No such process"));
    EXPECT_EQ(program.line(), "still here");
    other.write("go");
    EXPECT_EQ(other.line(), "move");
}

TEST_P(InSandbox, TracingEndsTheProgramAndIsNamed) {
    Inside program(sandbox(), {"trace", "1"});
    EXPECT_EQ(program.read(), tl::unexpected(NoLine::Closed));
    EXPECT_TRUE(says(program.end(), "was killed by signal 31"));
    EXPECT_TRUE(says(program.broken_limit(), "made a system call that no player needs"));
}

TEST_P(InSandbox, SystemCallsOfAttacksEndTheProgram) {
    for (const long number :
         {SYS_mount, SYS_unshare, SYS_setns, SYS_bpf, SYS_keyctl, SYS_userfaultfd,
          SYS_perf_event_open, SYS_init_module, SYS_kexec_load, SYS_process_vm_readv}) {
        Inside program(sandbox(), {"call", std::to_string(number)});
        EXPECT_EQ(program.read(), tl::unexpected(NoLine::Closed)) << number;
        program.end();
        EXPECT_TRUE(says(program.broken_limit(), "system call")) << number;
    }
    for (const long number : {SYS_io_uring_setup, SYS_memfd_create, SYS_shmget}) {
        Inside program(sandbox(), {"call", std::to_string(number)});
        EXPECT_EQ(program.line(), "Operation not permitted") << number;
    }
    Inside program(sandbox(), {"call", std::to_string(SYS_clone3)});
    EXPECT_EQ(program.line(), "Function not implemented");
}

TEST_P(InSandbox, NothingSurvivesTheProgram) {
    const std::string mark = "marked-" + std::to_string(getpid());
    Inside program(sandbox(), {"outlive", mark});
    EXPECT_EQ(program.line(), "hidden");
    EXPECT_GT(processes_with(mark), 0);
    EXPECT_EQ(program.kill(), "had to be killed");
    EXPECT_TRUE(soon_no_process_with(mark));
}

TEST_P(InSandbox, NothingSurvivesWhoeverStartedIt) {
    const std::string mark = "orphan-" + std::to_string(getpid());
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t starter = fork();
    if (starter == 0) {
        Inside program(sandbox(), {"outlive", mark});
        [[maybe_unused]] const auto wrote = write(ends[1], program.line().data(), 1);
        pause();
    }
    char byte = 0;
    ASSERT_EQ(read(ends[0], &byte, 1), 1);
    EXPECT_GT(processes_with(mark), 0);
    kill(starter, SIGKILL);
    waitpid(starter, nullptr, 0);
    EXPECT_TRUE(soon_no_process_with(mark));
    close(ends[0]);
    close(ends[1]);
}

// The users of running programs, as seen from outside.
std::set<std::string> users_of(std::string_view mark) {
    std::set<std::string> users;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream command(entry.path() / "cmdline", std::ios::binary);
        std::string words;
        std::getline(command, words);
        if (words.find(mark) != std::string::npos &&
            entry.path().filename() != std::to_string(getpid())) {
            std::ifstream status(entry.path() / "status");
            for (std::string line; std::getline(status, line);) {
                if (line.starts_with("Uid:")) {
                    users.insert(line);
                }
            }
        }
    }
    return users;
}

TEST_P(InSandbox, AsRootEachRunningProgramHasAUserOfItsOwn) {
    if (geteuid() != 0) {
        GTEST_SKIP() << "only root has users to give";
    }
    const std::string mark = "user-" + std::to_string(getpid());
    Inside first(sandbox(), {"answer", mark});
    Inside second(sandbox(), {"answer", mark});
    for (Inside* program : {&first, &second}) {
        program->write("go");
        EXPECT_EQ(program->line(), "move");
    }
    const auto users = users_of(mark);
    EXPECT_EQ(users.size(), 2U);
    for (const std::string& user : users) {
        EXPECT_TRUE(says(user, "Uid:\t18")); // from 0x70000000 on
    }
}

TEST_P(InSandbox, AsRootAPrivateFolderIsRefusedWithTheReason) {
    if (geteuid() != 0) {
        GTEST_SKIP() << "others own their folders";
    }
    const Folder folder; // 0700
    std::filesystem::create_directories(folder.file("closed"));
    std::filesystem::copy(HOSTILE_PROGRAM, folder.file("closed/hostile_program"));
    std::filesystem::permissions(folder.file("closed"), std::filesystem::perms::owner_all);
    const auto child =
        Child::start({{"./hostile_program", "look"}, folder.file("closed"), "", sandbox()});
    ASSERT_FALSE(child);
    EXPECT_TRUE(says(child.error().text(), "must be readable and executable for everybody"));
}

std::vector<std::filesystem::path> groups_of(pid_t maker) {
    std::vector<std::filesystem::path> groups;
    const auto found = programs::ControlGroups::find();
    for (const auto& place : found ? found->places() : std::vector<programs::GroupPlace>{}) {
        for (const auto& entry : std::filesystem::directory_iterator(place.folder)) {
            if (entry.path().filename().string().starts_with(fmt::format("tabuleiro-{}-", maker))) {
                groups.push_back(entry.path());
            }
        }
    }
    return groups;
}

TEST_P(InSandbox, NoGroupIsLeftBehind) {
    const int descriptors = open_descriptors();
    {
        Inside program(sandbox(), {"fork"});
        program.line();
        EXPECT_EQ(!groups_of(getpid()).empty(), full());
    }
    EXPECT_TRUE(groups_of(getpid()).empty());
    EXPECT_EQ(open_descriptors(), descriptors);
    EXPECT_TRUE(has_no_child());
}

// Makes a group with one process in it, which tells its number; both then wait to be killed.
[[noreturn]] void make_group_and_wait(int says) {
    const auto groups = programs::ControlGroups::find();
    const auto group = groups ? groups->make({}) : tl::unexpected(groups.error());
    if (!group) {
        _exit(1);
    }
    if (fork() == 0) {
        const pid_t inside = group->enter() == 0 ? getpid() : -1;
        [[maybe_unused]] const auto wrote = write(says, &inside, sizeof inside);
    }
    while (true) {
        pause();
    }
}

bool runs(pid_t process) {
    std::ifstream status(fmt::format("/proc/{}/status", process));
    const std::string text{std::istreambuf_iterator<char>(status), {}};
    return !text.empty() && text.find("State:\tZ") == std::string::npos;
}

TEST(LeftBehind, WhatAKilledHouseWasRunningEndsWhenTheNextOneStarts) {
    if (const auto found = programs::ControlGroups::find(); !found) {
        GTEST_SKIP() << found.error().text();
    }
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t house = fork();
    if (house == 0) {
        make_group_and_wait(ends[1]);
    }
    close(ends[1]);
    pid_t inside = -1;
    ASSERT_EQ(read(ends[0], &inside, sizeof inside), static_cast<ssize_t>(sizeof inside));
    close(ends[0]);
    ASSERT_GT(inside, 0);
    EXPECT_FALSE(groups_of(house).empty()) << "a house that runs keeps its groups";
    EXPECT_TRUE(runs(inside));
    kill(house, SIGKILL);
    waitpid(house, nullptr, 0);
    EXPECT_TRUE(groups_of(house).empty());
    EXPECT_FALSE(runs(inside));
}

// From now on this process and its children can make no namespace, as with our own filter.
void do_without_namespaces() {
    auto filter = programs::system_call_filter();
    sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

// Where bubblewrap may not make namespaces, as in many containers, nothing runs.
TEST(WithoutNamespaces, TheSandboxFailsClosedAndSaysWhy) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t prisoner = fork();
    if (prisoner == 0) {
        do_without_namespaces();
        const auto found = Sandbox::find();
        const std::string text = found ? "found" : found.error().text();
        [[maybe_unused]] const auto wrote = write(ends[1], text.data(), text.size());
        _exit(0);
    }
    close(ends[1]);
    std::array<char, 1000> bytes{};
    const ssize_t got = read(ends[0], bytes.data(), bytes.size());
    waitpid(prisoner, nullptr, 0);
    close(ends[0]);
    const std::string text(bytes.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    EXPECT_TRUE(
        says(text, "Programs run only in the sandbox, and bubblewrap does not work here: "));
    EXPECT_TRUE(says(text, "It needs user namespaces"));
}

} // namespace
} // namespace tabuleiro::test
