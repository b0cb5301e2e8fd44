// Limits for all processes of a program together: a control group of the kernel (cgroups, version 2
// or 1). A process cannot leave its group, and all it starts is in it.
#pragma once

#include <string>
#include <vector>

#include "core/error.hpp"
#include "files/descriptor.hpp"
#include "programs/sandbox/group_hierarchy.hpp"
#include "programs/sandbox/sandbox_limits.hpp"

namespace tabuleiro::programs {

// A folder of the kernel in which we may make groups, and what they can limit.
struct GroupPlace {
    std::string folder;
    GroupVersion version = GroupVersion::Two;
    std::vector<std::string> controllers; // of memory, pids, cpu
};

// One group: a folder, or one per place with version 1. The destructor kills all that is in it and
// removes it.
class ControlGroup {
  public:
    ControlGroup(ControlGroup&& other) noexcept = default;
    ControlGroup& operator=(ControlGroup&&) = delete;
    ~ControlGroup();

    // Puts the calling process into the group; async-signal-safe. Returns 0 or the errno.
    int enter() const;

    // How often it has asked for more than it may have.
    bool killed_for_memory() const;
    bool refused_processes() const;

    static constexpr int runners = 2; // processes of bubblewrap in each group

  private:
    friend class ControlGroups;
    struct Folder {
        std::string path;
        GroupVersion version = GroupVersion::Two;
        Descriptor door; // write a process number here to move it in
    };

    ControlGroup() = default;
    void kill_all() const;
    std::uint64_t count(const char* file, const char* word) const;

    std::vector<Folder> folders_;
};

class ControlGroups {
  public:
    // Where the calling process may make groups with limits for memory and processes; fails with
    // the reason if nowhere. Ends what is in groups whose maker was killed.
    [[nodiscard]] static Expected<ControlGroups> find();

    [[nodiscard]] Expected<ControlGroup> make(const SandboxLimits& limits) const;
    const std::vector<GroupPlace>& places() const { return places_; }

  private:
    static void end_left_behind(const GroupHierarchy& hierarchy);

    std::vector<GroupPlace> places_;
};

} // namespace tabuleiro::programs
