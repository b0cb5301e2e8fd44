#include "programs/sandbox/control_group.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <thread>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

constexpr std::string_view group_name = "tabuleiro-"; // then the process that made it, and a number
constexpr std::array needed{"memory", "pids"};
constexpr auto patience_with_the_dead = std::chrono::seconds(5);

std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Files of control groups take one write, and answer it.
bool put(const std::string& path, std::string_view text) {
    const Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
    return file.is_open() &&
           write(file.number(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

bool lists(const std::vector<std::string>& controllers, std::string_view name) {
    return std::find(controllers.begin(), controllers.end(), name) != controllers.end();
}

struct Setting {
    std::string_view controller;
    std::string file;
    std::string value;
    bool needed = true;
};

std::vector<Setting> settings(GroupVersion version, const SandboxLimits& limits) {
    const int processes = limits.processes + ControlGroup::runners;
    const std::string memory = fmt::to_string(limits.memory);
    constexpr int period = 100'000; // microseconds
    if (version == GroupVersion::Two) {
        return {{"memory", "memory.max", memory},
                {"memory", "memory.swap.max", "0", false},
                {"memory", "memory.oom.group", "1", false},
                {"pids", "pids.max", fmt::to_string(processes)},
                {"cpu", "cpu.max", fmt::format("{} {}", limits.cores * period, period), false}};
    }
    return {{"memory", "memory.limit_in_bytes", memory},
            {"memory", "memory.memsw.limit_in_bytes", memory, false},
            {"pids", "pids.max", fmt::to_string(processes)},
            {"cpu", "cpu.cfs_period_us", fmt::to_string(period), false},
            {"cpu", "cpu.cfs_quota_us", fmt::to_string(limits.cores * period), false}};
}

// Named after a process that has ended. It may have been killed at a moment at which bubblewrap
// does not end with it: what was started then runs on, in a group that nobody else ends.
bool was_left_behind(const std::filesystem::path& group) {
    const std::string name = group.filename().string();
    if (!name.starts_with(group_name)) {
        return false;
    }
    const std::string_view rest = std::string_view(name).substr(group_name.size());
    const auto maker = parse_number<int>(rest.substr(0, rest.find('-')));
    if (!maker || *maker <= 0 || kill(*maker, 0) == 0 || errno != ESRCH) {
        return false;
    }
    // Processes that we cannot see have the number 0: their maker may be alive where they are.
    const std::string members = content(group / "cgroup.procs");
    const auto found = words(members);
    return std::find(found.begin(), found.end(), "0") == found.end();
}

bool has_all_needed(const std::vector<std::string>& controllers) {
    return std::all_of(needed.begin(), needed.end(),
                       [&](std::string_view name) { return lists(controllers, name); });
}

// The controllers that groups in this folder have.
std::vector<std::string> enabled_in(const std::string& folder) {
    // Fails where they are enabled already, or where processes are in the group itself.
    for (const std::string_view name : {"+memory", "+pids", "+cpu"}) {
        put(folder + "/cgroup.subtree_control", name);
    }
    std::vector<std::string> controllers;
    const std::string enabled = content(folder + "/cgroup.subtree_control");
    for (const std::string_view name : words(enabled)) {
        controllers.emplace_back(name);
    }
    return controllers;
}

// A group that was delegated to us can have limited groups in it, or processes, not both. If we are
// alone in it, we move into one of its own.
bool step_aside(const std::string& folder) {
    const std::string members = content(folder + "/cgroup.procs");
    if (trimmed(members) != fmt::to_string(getpid()) ||
        std::filesystem::path(folder).filename().string().starts_with(group_name)) {
        return false;
    }
    const std::string aside = fmt::format("{}/{}{}-0", folder, group_name, getpid());
    return mkdir(aside.c_str(), 0755) == 0 && put(aside + "/cgroup.procs", "0");
}

std::optional<GroupPlace> place_in(const GroupHierarchy& hierarchy) {
    for (const std::string& folder : hierarchy.folders) {
        if (access(folder.c_str(), W_OK) != 0) {
            continue;
        }
        GroupPlace place{folder, hierarchy.version, hierarchy.controllers};
        if (hierarchy.version == GroupVersion::Two) {
            place.controllers = enabled_in(folder);
            if (!has_all_needed(place.controllers) && step_aside(folder)) {
                place.controllers = enabled_in(folder);
            }
            if (!has_all_needed(place.controllers)) {
                continue;
            }
        }
        return place;
    }
    return std::nullopt;
}

} // namespace

Expected<ControlGroups> ControlGroups::find() {
    ControlGroups groups;
    std::vector<std::string> controllers;
    for (const GroupHierarchy& hierarchy :
         group_hierarchies(content("/proc/self/mountinfo"), content("/proc/self/cgroup"))) {
        const auto offers = [&](std::string_view name) {
            return lists(hierarchy.controllers, name);
        };
        if (hierarchy.version == GroupVersion::One && !offers("memory") && !offers("pids") &&
            !offers("cpu")) {
            continue;
        }
        end_left_behind(hierarchy);
        if (auto place = place_in(hierarchy)) {
            controllers.insert(controllers.end(), place->controllers.begin(),
                               place->controllers.end());
            groups.places_.push_back(std::move(*place));
        }
    }
    for (const char* name : needed) {
        if (!lists(controllers, name)) {
            return fail("No control group can be made here that limits '{controller}'.", name);
        }
    }
    // A group in each place is tried, since only this shows what the kernel allows.
    if (auto tried = groups.make({}); !tried) {
        return tl::unexpected(tried.error());
    }
    return groups;
}

void ControlGroups::end_left_behind(const GroupHierarchy& hierarchy) {
    for (const std::string& folder : hierarchy.folders) {
        std::error_code ignored;
        for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
            if (was_left_behind(entry.path())) {
                ControlGroup left;
                left.folders_.push_back({entry.path().string(), hierarchy.version, Descriptor()});
            }
        }
    }
}

Expected<ControlGroup> ControlGroups::make(const SandboxLimits& limits) const {
    static std::atomic<int> number{0};
    const std::string name = fmt::format("{}{}-{}", group_name, getpid(), ++number);
    ControlGroup group;
    for (const GroupPlace& place : places_) {
        const std::string path = place.folder + "/" + name;
        const auto failed = [&](std::string_view file) {
            return fail("The control group {file} cannot be used: {cause}.",
                        path + std::string(file),
                        std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
        };
        if (mkdir(path.c_str(), 0755) != 0) {
            return failed("");
        }
        group.folders_.push_back({path, place.version, Descriptor()});
        for (const Setting& setting : settings(place.version, limits)) {
            if (lists(place.controllers, setting.controller) &&
                !put(path + "/" + setting.file, setting.value) && setting.needed) {
                return failed("/" + setting.file);
            }
        }
        group.folders_.back().door =
            Descriptor(open((path + "/cgroup.procs").c_str(), O_WRONLY | O_CLOEXEC));
        if (!group.folders_.back().door.is_open()) {
            return failed("/cgroup.procs");
        }
    }
    return group;
}

int ControlGroup::enter() const {
    for (const Folder& folder : folders_) {
        if (write(folder.door.number(), "0", 1) != 1) { // 0: whoever writes it
            return errno;
        }
    }
    return 0;
}

std::uint64_t ControlGroup::count(const char* file, const char* word) const {
    for (const Folder& folder : folders_) {
        const std::string text = content(folder.path + "/" + file);
        const auto found = words(text);
        for (std::size_t i = 0; i + 1 < found.size(); i += 2) {
            if (found[i] == word) {
                return parse_number<std::uint64_t>(found[i + 1]).value_or(0);
            }
        }
    }
    return 0;
}

bool ControlGroup::killed_for_memory() const {
    return count("memory.events", "oom_kill") > 0 || count("memory.oom_control", "oom_kill") > 0;
}

bool ControlGroup::refused_processes() const {
    return count("pids.events", "max") > 0;
}

void ControlGroup::kill_all() const {
    for (const Folder& folder : folders_) {
        put(folder.path + "/pids.max", "0"); // nobody is born while we count
        if (!put(folder.path + "/cgroup.kill", "1")) {
            const std::string members = content(folder.path + "/cgroup.procs");
            for (const std::string_view member : words(members)) {
                if (const auto pid = parse_number<int>(member); pid && *pid > 0) {
                    kill(*pid, SIGKILL);
                }
            }
        }
    }
}

ControlGroup::~ControlGroup() {
    const auto deadline = std::chrono::steady_clock::now() + patience_with_the_dead;
    const auto removed = [](const Folder& folder) {
        return rmdir(folder.path.c_str()) == 0 || errno == ENOENT;
    };
    while (!folders_.empty()) {
        folders_.erase(std::remove_if(folders_.begin(), folders_.end(), removed), folders_.end());
        if (std::chrono::steady_clock::now() > deadline) {
            return; // the kernel holds them; the next start of the house removes the folder
        }
        if (!folders_.empty()) {
            kill_all();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
}

} // namespace tabuleiro::programs
