#include "programs/sandbox/sandbox.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <thread>

#include "core/text.hpp"
#include "programs/sandbox/broken_limit.hpp"
#include "programs/sandbox/bubblewrap.hpp"
#include "programs/sandbox/own_user.hpp"
#include "programs/sandbox/placement.hpp"
#include "programs/sandbox/system_call_filter.hpp"

namespace tabuleiro::programs {
namespace {

constexpr auto trial_time = std::chrono::seconds(60); // however busy the machine is

// The group of processes that the kernel ends first if the whole machine runs out of memory.
void be_the_first_to_go() {
    const int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    [[maybe_unused]] const auto wrote = write(file, "1000", 4);
    close(file);
}

class Sandboxed final : public Confinement {
  public:
    Sandboxed(const SandboxLimits& limits, std::optional<ControlGroup> group, Descriptor filter,
              const Placement& placement)
        : limits_(limits), group_(std::move(group)), filter_(std::move(filter)),
          folder_(placement.folder), own_user_(gives_users()) {
        arguments_ = bubblewrap_command(
            placement, {own_user_ && !folder_.empty() ? folder_for_own_user() : folder_, limits_,
                        group_.has_value(), filter_.number()});
    }

    const std::vector<std::string>& arguments() const override { return arguments_; }

    int enter() const override {
        if (group_) {
            if (const int failed = group_->enter()) {
                return failed;
            }
        }
        be_the_first_to_go();
        if (own_user_) {
            if (const int failed = become_own_user(folder_.empty() ? nullptr : folder_.c_str())) {
                return failed;
            }
        }
        return fcntl(filter_.number(), F_SETFD, 0) == 0 ? 0 : errno;
    }

    int program_status(int status) const override { return status_behind_shell(status); }

    std::optional<Reason> broken_limit(int command_status) const override {
        if (group_ && group_->killed_for_memory()) {
            return to_reason(BrokenLimit::Memory, limits_);
        }
        if (group_ && group_->refused_processes()) {
            return to_reason(BrokenLimit::Processes, limits_);
        }
        const int status = program_status(command_status);
        const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
        if (signal == SIGSYS) {
            return to_reason(BrokenLimit::SystemCall, limits_);
        }
        if (signal == SIGXFSZ) {
            return to_reason(BrokenLimit::File, limits_);
        }
        // Whoever ignores the signal is killed a second later, and so the time tells.
        const bool killed_inside = signal == SIGKILL && WIFEXITED(command_status);
        if (signal == SIGXCPU || (killed_inside && could_have_used(limits_.processor))) {
            return to_reason(BrokenLimit::Processor, limits_);
        }
        return std::nullopt;
    }

  private:
    bool could_have_used(std::chrono::seconds time) const {
        return (SteadyClock::now() - began_) * std::max(1U, std::thread::hardware_concurrency()) >=
               time;
    }

    SandboxLimits limits_;
    TimePoint began_ = SteadyClock::now();
    std::optional<ControlGroup> group_;
    Descriptor filter_;
    std::string folder_;
    bool own_user_;
    std::vector<std::string> arguments_;
};

// What a failed trial has written to its standard error.
std::string said(const Descriptor& error) {
    std::array<char, 400> bytes{};
    const ssize_t got = pread(error.number(), bytes.data(), bytes.size(), 0);
    const std::string_view text(bytes.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    return printable(trimmed(text), bytes.size());
}

} // namespace

Expected<std::shared_ptr<const Sandbox>> Sandbox::find(const SandboxLimits& limits, Groups groups) {
    for (const auto& [program, package] :
         {std::pair{bubblewrap_program, "bubblewrap"}, std::pair{limits_program, "util-linux"}}) {
        if (access(program, X_OK) != 0) {
            return fail("Programs run only in the sandbox, and it needs {program}: install the "
                        "package {package}.",
                        program, package);
        }
    }
    auto sandbox = std::shared_ptr<Sandbox>(new Sandbox(limits));
    if (groups == Groups::IfAvailable) {
        auto found = ControlGroups::find();
        if (found) {
            sandbox->groups_ = std::make_shared<const ControlGroups>(std::move(*found));
            const auto tried = sandbox->try_out();
            if (tried) {
                return sandbox;
            }
            sandbox->groups_.reset();
            sandbox->weakness_ = tried.error();
        } else {
            sandbox->weakness_ = found.error();
        }
    } else {
        sandbox->weakness_ = Error(Reason("The sandbox was asked to do without control groups."));
    }
    if (const auto tried = sandbox->try_out(); !tried) {
        return tl::unexpected(tried.error());
    }
    return sandbox;
}

std::shared_ptr<const Sandbox> Sandbox::with(const SandboxLimits& limits) const {
    auto other = std::make_shared<Sandbox>(*this);
    other->limits_ = limits;
    return other;
}

Expected<void> Sandbox::try_out() const {
    const Descriptor error(memfd_create("said", MFD_CLOEXEC));
    Command command{
        {"/usr/bin/true"}, "", fmt::format("/proc/self/fd/{}", error.number()), nullptr};
    command.confiner = with({}); // what a program needs may be more than these limits
    auto child = Child::start(command);
    const auto cause = [&]() -> std::optional<Value> {
        if (!child) {
            return child.error();
        }
        const ProcessEnd end = child->end(trial_time);
        if (end.exit_status() == 0) {
            return std::nullopt;
        }
        return said(error).empty() ? Value(end.reason()) : Value(said(error));
    }();
    if (!cause) {
        return {};
    }
    return fail("Programs run only in the sandbox, and bubblewrap does not work here: {cause}. It "
                "needs user namespaces, which this machine or container may have turned off.",
                *cause);
}

Expected<std::unique_ptr<Confinement>> Sandbox::confine(const Command& command) const {
    const auto placement = place(command);
    if (!placement) {
        return tl::unexpected(placement.error());
    }
    if (gives_users() && !placement->folder.empty()) {
        const std::string& program = placement->arguments.front();
        const std::string outside =
            program.starts_with("/usr/")
                ? program
                : placement->folder + program.substr(std::string_view(Placement::inside).size());
        if (!is_for_everybody(placement->folder, outside)) {
            return fail("The folder '{folder}' and its program must be readable and executable for "
                        "everybody, since programs do not run as root.",
                        placement->folder);
        }
    }
    std::optional<ControlGroup> group;
    if (groups_) {
        auto made = groups_->make(limits_);
        if (!made) {
            return tl::unexpected(made.error());
        }
        group.emplace(std::move(*made));
    }
    auto filter = file_of(system_call_filter());
    if (!filter) {
        return tl::unexpected(filter.error());
    }
    return std::make_unique<Sandboxed>(limits_, std::move(group), std::move(*filter), *placement);
}

} // namespace tabuleiro::programs
