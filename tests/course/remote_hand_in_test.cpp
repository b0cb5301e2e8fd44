// Hand-ins for a house that may not start programs itself: the service that runs them builds, too.
#include "../sandbox/runner_service.hpp"
#include "handing_in.hpp"
#include "programs/runner/remote_sandbox.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {
namespace {

class RemoteHandIn : public HandingIn {
  protected:
    // Examined by the service; the confiner of this process is not used.
    course::HandInReport examine(const std::string& makefile) const {
        const auto sandbox = programs::RemoteSandbox::find(service_.path(), PROGRAM_RUNNER);
        EXPECT_TRUE(sandbox) << sandbox.error().text();
        const auto remote = course::confine_by(*sandbox, programs::SandboxStrength::Full);
        EXPECT_TRUE(remote) << remote.error().text();
        return course::examine(assignment(terms()), "a.tar.gz",
                               pack({{"Makefile", makefile}, {"player.sh", player}}), *remote);
    }

    static constexpr const char* player =
        "#!/bin/sh\nwhile read word rest; do case $word in\n"
        "tabuleiro) echo id name P; echo id author A; echo games reversi; echo ok;;\n"
        "isready) echo readyok;;\nquit) exit;;\nesac; done\n";

  private:
    const Folder folder_;
    const RunnerService service_{folder_.file("socket")};
};

TEST_F(RemoteHandIn, IsBuiltAndChecked) {
    const auto report = examine("all:\n\tcp player.sh player; chmod +x player; echo built\n");
    EXPECT_TRUE(report.accepted()) << course::to_json(report);
    EXPECT_TRUE(has(joined(report.messages), "built"));
}

TEST_F(RemoteHandIn, BreaksTheSameLimits) {
    EXPECT_EQ(
        verdict(
            examine(
                "all:\n\ti=0; while [ $$i -lt 200 ]; do sleep 60 & i=$$((i+1)); done; exit 1\n"),
            "build"),
        "The program tried to have more than 64 processes at a time.");
    EXPECT_TRUE(has(verdict(examine("all:\n\tln -s /etc/passwd player\n"), "artefacts"),
                    "is a link or a device"));
}

} // namespace
} // namespace tabuleiro::test
