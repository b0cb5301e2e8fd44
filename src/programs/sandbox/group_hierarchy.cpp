#include "programs/sandbox/group_hierarchy.hpp"

#include <algorithm>
#include <optional>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

struct GroupMount {
    std::string root; // the group that is shown at `point`
    std::string point;
    std::string type;
    std::vector<std::string_view> controllers;
};

// "36 35 0:31 /root /point rw - type source options"; fields may be added before the dash.
std::optional<GroupMount> parse_mount(std::string_view line) {
    const std::size_t dash = line.find(" - ");
    if (dash == std::string_view::npos) {
        return std::nullopt;
    }
    const auto before = words(line.substr(0, dash));
    const auto after = words(line.substr(dash + 3));
    if (before.size() < 5 || after.size() < 3 || !after[0].starts_with("cgroup")) {
        return std::nullopt;
    }
    return GroupMount{std::string(before[3]), std::string(before[4]), std::string(after[0]),
                      split(after[2], ',')};
}

// The group's folder and those above it, as far as they are shown.
std::vector<std::string> upwards(const GroupMount& mount, std::string_view group) {
    if (mount.root != "/") {
        const bool shown = group.starts_with(mount.root);
        group = shown ? group.substr(mount.root.size()) : std::string_view{};
    }
    std::string folder = mount.point + std::string(group);
    std::vector<std::string> folders;
    while (folder.size() > mount.point.size()) {
        if (!folder.ends_with('/')) {
            folders.push_back(folder);
        }
        folder.resize(folder.rfind('/'));
    }
    folders.push_back(mount.point);
    return folders;
}

} // namespace

std::vector<GroupHierarchy> group_hierarchies(std::string_view mountinfo, std::string_view cgroup) {
    std::vector<GroupMount> mounts;
    for (const std::string_view line : split(mountinfo, '\n')) {
        if (auto mount = parse_mount(line)) {
            mounts.push_back(std::move(*mount));
        }
    }
    std::vector<GroupHierarchy> found;
    for (const std::string_view line : split(cgroup, '\n')) { // "4:cpu,cpuacct:/path", "0::/path"
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (first == std::string_view::npos || second == std::string_view::npos) {
            continue;
        }
        const std::string_view names = line.substr(first + 1, second - first - 1);
        GroupHierarchy hierarchy;
        hierarchy.version = names.empty() ? GroupVersion::Two : GroupVersion::One;
        for (const std::string_view name : split(names, ',')) {
            if (!name.empty()) {
                hierarchy.controllers.emplace_back(name);
            }
        }
        const auto mount = std::find_if(mounts.begin(), mounts.end(), [&](const GroupMount& each) {
            return hierarchy.version == GroupVersion::Two
                       ? each.type == "cgroup2"
                       : each.type == "cgroup" &&
                             std::find(each.controllers.begin(), each.controllers.end(),
                                       hierarchy.controllers.front()) != each.controllers.end();
        });
        if (mount != mounts.end()) {
            hierarchy.folders = upwards(*mount, line.substr(second + 1));
            found.push_back(std::move(hierarchy));
        }
    }
    return found;
}

} // namespace tabuleiro::programs
