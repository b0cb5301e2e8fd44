#include "programs/sandbox/bubblewrap.hpp"

#include <fmt/format.h>

#include <filesystem>

namespace tabuleiro::programs {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

void append(Words& words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
}

// /bin, /lib and so on: links into /usr, or folders where the two are not merged.
Words links_to_usr() {
    Words words;
    for (const char* name : {"/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"}) {
        std::error_code error;
        if (fs::is_symlink(name, error)) {
            append(words, {"--symlink", fs::read_symlink(name, error).string(), name});
        } else if (fs::is_directory(name, error)) {
            append(words, {"--ro-bind", name, name});
        }
    }
    return words;
}

// Set inside the namespaces, where only the program's own processes count.
Words limited(const BubblewrapTerms& terms) {
    const SandboxLimits& limits = terms.limits;
    const auto seconds = limits.processor.count();
    // Where a group counts memory and processes, these are only a second barrier: some run-time
    // libraries reserve far more addresses than they use memory, and only the group tells us
    // afterwards what it refused.
    const std::uint64_t addresses = limits.memory * (terms.in_group ? 64 : 1);
    const int processes = limits.processes * (terms.in_group ? 2 : 1);
    return {limits_program, fmt::format("--as={}", addresses),
            // one more is bubblewrap's, which collects the dead
            fmt::format("--nproc={}", processes + 1), fmt::format("--nofile={}", limits.files),
            fmt::format("--fsize={}", limits.file),
            // first a signal by which it is recognised, then the end
            fmt::format("--cpu={}:{}", seconds, seconds + 1), "--core=0", "--memlock=0",
            "--msgqueue=0"};
}

} // namespace

std::vector<std::string> bubblewrap_command(const Placement& placement,
                                            const BubblewrapTerms& terms) {
    Words words{bubblewrap_program,
                "--unshare-user",
                "--unshare-ipc",
                "--unshare-pid",
                "--unshare-net",
                "--unshare-uts",
                "--unshare-cgroup-try",
                "--uid",
                "1000",
                "--gid",
                "1000",
                "--hostname",
                "sandbox",
                "--die-with-parent",
                "--new-session",
                "--clearenv",
                "--ro-bind",
                "/usr",
                "/usr"};
    append(words, links_to_usr());
    for (const char* name : {"/etc/ld.so.cache", "/etc/alternatives"}) {
        append(words, {"--ro-bind-try", name, name});
    }
    append(words, {"--proc", "/proc", "--dev", "/dev", "--size",
                   fmt::to_string(terms.limits.temporary), "--tmpfs", "/tmp"});
    if (!terms.folder.empty()) {
        append(words, {"--ro-bind", terms.folder, Placement::inside});
    }
    // Only /tmp can be written to: the rest is in memory that nothing limits.
    append(words, {"--remount-ro", "/dev", "--remount-ro", "/", "--chdir", placement.directory,
                   "--seccomp", fmt::to_string(terms.filter), "--"});
    append(words, limited(terms));
    append(words, {"--"});
    append(words, placement.arguments);
    return words;
}

} // namespace tabuleiro::programs
