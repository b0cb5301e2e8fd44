// Builds a hand-in in the sandbox.
//
// The sources are read-only there; a copy of them is built in a /tmp of limited size, which is gone
// afterwards. What the assignment asks for comes out as a stream that we read up to a limit, and
// unpack as we unpack what strangers send: the build never writes to a disk of ours.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "course/assignment.hpp"
#include "programs/process/confinement.hpp"
#include "programs/sandbox/sandbox.hpp"

namespace tabuleiro::course {

// The sandbox for a program with these limits.
using Confine =
    std::function<std::shared_ptr<const programs::Confiner>(const programs::SandboxLimits&)>;

[[nodiscard]] tl::unexpected<Error> refuse_weak_sandbox(const Error& weakness);

// By a Sandbox, or a RemoteSandbox. Fails if it is weaker than this: what strangers hand in needs a
// full one.
template <class AnySandbox>
[[nodiscard]] Expected<Confine> confine_by(std::shared_ptr<const AnySandbox> sandbox,
                                           programs::SandboxStrength least) {
    if (least == programs::SandboxStrength::Full && sandbox->weakness()) {
        return refuse_weak_sandbox(*sandbox->weakness());
    }
    return [sandbox = std::move(sandbox)](const programs::SandboxLimits& limits) {
        return sandbox->with(limits);
    };
}

struct Built {
    std::vector<std::string> messages; // of the compiler, safe to show; the first of them
    Expected<std::string> packed;      // the artefacts, as they came out of the sandbox
};

// `folder` is one of ours, in which `sources` are, and nothing with the name `messages`. `cancel`:
// a descriptor that ends it once it is readable; -1: none.
Built build(const Assignment& assignment, const std::string& folder, const Confine& confine,
            int cancel = -1);

// The artefacts of the assignment: ordinary files within its limits, and no others.
[[nodiscard]] Expected<std::vector<HandedFile>> unpack_artefacts(const Assignment& assignment,
                                                                 std::string_view packed);

inline constexpr const char* sources_folder = "sources";

} // namespace tabuleiro::course
