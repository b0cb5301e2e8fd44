#include "programs/runner/runner.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "programs/process/spawn.hpp"
#include "programs/runner/message.hpp"
#include "programs/sandbox/sandbox.hpp"

namespace tabuleiro::programs {
namespace {

constexpr int status_if_not_run = 125;

void write_all(const Descriptor& file, std::string_view text) {
    [[maybe_unused]] const auto wrote = write(file.number(), text.data(), text.size());
}

int answer_probe(const Descriptor& connection) {
    const auto sandbox = Sandbox::find();
    if (!sandbox) {
        send(connection, {"none", sandbox.error().text()});
    } else if ((*sandbox)->weakness()) {
        send(connection, {"weak", (*sandbox)->weakness()->text()});
    } else {
        send(connection, {"full"});
    }
    return 0;
}

// "run", limits, directory, arguments; input, output, error, and where the reason goes.
class Run {
  public:
    Run(const Descriptor& connection, Message message)
        : connection_(connection), message_(std::move(message)) {}

    int all() {
        auto sandbox = find_sandbox();
        if (!sandbox) {
            return refuse(sandbox.error());
        }
        const Command command{
            {message_.fields.begin() + 3, message_.fields.end()}, message_.fields[2], "", *sandbox};
        auto confinement = (*sandbox)->confine(command);
        if (!confinement) {
            return refuse(confinement.error());
        }
        const auto pid = spawn(command, confinement->get(),
                               {message_.descriptors[0].number(), message_.descriptors[1].number(),
                                message_.descriptors[2].number()});
        if (!pid) {
            return refuse(pid.error());
        }
        message_.descriptors.resize(0); // the program's own from now on
        const int status = wait_for(*pid);
        if (const auto limit = (*confinement)->broken_limit(status)) {
            write_all(reason_, limit->form());
        }
        confinement->reset();
        send(connection_,
             {std::to_string(WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status))});
        return 0;
    }

  private:
    Expected<std::shared_ptr<const Sandbox>> find_sandbox() {
        if (message_.fields.size() < 4 || message_.descriptors.size() != 4) {
            return fail("The service that runs programs was asked for nonsense.");
        }
        reason_ = std::move(message_.descriptors[3]);
        const auto limits = parse_sandbox_limits(message_.fields[1]);
        if (!limits) {
            return tl::unexpected(limits.error());
        }
        return Sandbox::find(*limits);
    }

    int refuse(const Error& error) {
        write_all(reason_, "error " + error.text());
        send(connection_, {std::to_string(status_if_not_run)});
        return 1;
    }

    // Nobody writes to us any more: a readable connection is a closed one.
    int wait_for(int pid) const {
        const Descriptor end(static_cast<int>(syscall(SYS_pidfd_open, pid, 0)));
        std::array<pollfd, 2> waiting{
            {{end.number(), POLLIN, 0}, {connection_.number(), POLLIN | POLLRDHUP, 0}}};
        while (poll(waiting.data(), waiting.size(), -1) < 0 && errno == EINTR) {
        }
        if (waiting[0].revents == 0) {
            kill(-pid, SIGKILL);
        }
        int status = 0;
        while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
        }
        return status;
    }

    const Descriptor& connection_;
    Message message_;
    Descriptor reason_;
};

} // namespace

int serve_program(const Descriptor& connection) {
    auto message = receive(connection);
    if (!message || message->fields.empty()) {
        return 1;
    }
    if (message->fields[0] == "probe") {
        return answer_probe(connection);
    }
    return message->fields[0] == "run" ? Run(connection, std::move(*message)).all() : 1;
}

} // namespace tabuleiro::programs
