#include "programs/sandbox/broken_limit.hpp"

#include <sys/wait.h>

#include <csignal>

namespace tabuleiro::programs {

Reason to_reason(BrokenLimit limit, const SandboxLimits& limits) {
    constexpr auto megabyte = SandboxLimits::megabyte;
    switch (limit) {
    case BrokenLimit::Memory:
        return Reason("The program used more than {size} MB of memory.", limits.memory / megabyte);
    case BrokenLimit::Processes:
        return Reason("The program tried to have more than {count} processes at a time.",
                      limits.processes);
    case BrokenLimit::File:
        return Reason("The program wrote a file of more than {size} MB.", limits.file / megabyte);
    case BrokenLimit::Processor:
        return Reason("The program used more than {seconds} s of processor time.",
                      limits.processor.count());
    case BrokenLimit::SystemCall:
        break;
    }
    return Reason("The program made a system call that no player needs, as for a network "
                  "connection or to look into other processes.");
}

std::optional<Reason> reason_with_form(std::string_view form, const SandboxLimits& limits) {
    for (const BrokenLimit limit :
         {BrokenLimit::Memory, BrokenLimit::Processes, BrokenLimit::SystemCall, BrokenLimit::File,
          BrokenLimit::Processor}) {
        if (Reason reason = to_reason(limit, limits); reason.form() == form) {
            return reason;
        }
    }
    return std::nullopt;
}

int status_behind_shell(int status) {
    const bool was_signal =
        WIFEXITED(status) && WEXITSTATUS(status) > 128 && WEXITSTATUS(status) <= 128 + SIGRTMAX;
    return was_signal ? WEXITSTATUS(status) - 128 : status;
}

} // namespace tabuleiro::programs
