#include "programs/runner/remote_sandbox.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "core/text.hpp"
#include "programs/runner/message.hpp"
#include "programs/sandbox/broken_limit.hpp"

namespace tabuleiro::programs {
namespace {

constexpr int cannot_be_run = 125;
constexpr auto patience_with_the_service = std::chrono::seconds(10);

// All that comes before the other end is closed, or our patience ends.
std::string read_to_end(const Descriptor& file) {
    const TimePoint deadline = SteadyClock::now() + patience_with_the_service;
    std::string text;
    std::array<char, 1024> bytes{};
    while (SteadyClock::now() < deadline) {
        pollfd waiting{file.number(), POLLIN, 0};
        if (poll(&waiting, 1, 1000) <= 0) {
            continue;
        }
        const ssize_t got = read(file.number(), bytes.data(), bytes.size());
        if (got <= 0) {
            break;
        }
        text.append(bytes.data(), static_cast<std::size_t>(got));
    }
    return text;
}

class RemoteProgram final : public Confinement {
  public:
    RemoteProgram(std::vector<std::string> arguments, SandboxLimits limits, Descriptor hears,
                  Descriptor says)
        : arguments_(std::move(arguments)), limits_(limits), hears_(std::move(hears)),
          says_(std::move(says)) {}

    const std::vector<std::string>& arguments() const override { return arguments_; }
    int enter() const override { return fcntl(says_.number(), F_SETFD, 0) == 0 ? 0 : errno; }
    int program_status(int status) const override { return status_behind_shell(status); }

    std::optional<Reason> broken_limit(int /*status*/) const override {
        says_.close(); // now only the service has it, and closes it when the program has ended
        const std::string text = read_to_end(hears_);
        if (text.starts_with("error ")) {
            return Reason("The program cannot be run: {cause}", printable(text.substr(6), 400));
        }
        return reason_with_form(text, limits_);
    }

  private:
    std::vector<std::string> arguments_;
    SandboxLimits limits_;
    Descriptor hears_;
    mutable Descriptor says_;
};

} // namespace

Expected<std::shared_ptr<const RemoteSandbox>> RemoteSandbox::find(const std::string& socket,
                                                                   const std::string& runner,
                                                                   const SandboxLimits& limits) {
    const auto connection = connect_to(socket);
    if (!connection) {
        return tl::unexpected(connection.error());
    }
    send(*connection, {"probe"});
    const auto answer = receive(*connection);
    if (!answer) {
        return tl::unexpected(answer.error());
    }
    const std::string& word = answer->fields.front();
    const std::string why = answer->fields.size() > 1 ? answer->fields[1] : "";
    auto sandbox = std::shared_ptr<RemoteSandbox>(new RemoteSandbox());
    sandbox->socket_ = socket;
    sandbox->runner_ = runner;
    sandbox->limits_ = limits;
    if (word == "weak") {
        sandbox->weakness_ = Error(Reason("The service that runs programs says: {why}", why));
    } else if (word != "full") {
        return fail("The service that runs programs says: {why}", why);
    }
    return sandbox;
}

std::shared_ptr<const RemoteSandbox> RemoteSandbox::with(const SandboxLimits& limits) const {
    auto other = std::make_shared<RemoteSandbox>(*this);
    other->limits_ = limits;
    return other;
}

Expected<std::unique_ptr<Confinement>> RemoteSandbox::confine(const Command& command) const {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        return fail("Cannot run '{program}': {cause}.", command.arguments.front(),
                    std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
    }
    std::vector<std::string> arguments{
        runner_, "run", socket_, std::to_string(ends[1]), to_text(limits_), command.directory};
    arguments.insert(arguments.end(), command.arguments.begin(), command.arguments.end());
    return std::make_unique<RemoteProgram>(std::move(arguments), limits_, Descriptor(ends[0]),
                                           Descriptor(ends[1]));
}

int run_remotely(const std::vector<std::string>& words) {
    const auto number = words.size() >= 5 ? parse_number<int>(words[1]) : std::nullopt;
    if (!number) {
        return cannot_be_run;
    }
    Descriptor reason(*number);
    std::vector<std::string> fields{"run"};
    fields.insert(fields.end(), words.begin() + 2, words.end());
    const auto connection = connect_to(words[0]);
    if (!connection ||
        !send(*connection, fields, {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, reason.number()})) {
        const std::string text =
            "error " + (connection ? "The command is too long." : connection.error().text());
        [[maybe_unused]] const auto wrote = write(reason.number(), text.data(), text.size());
        return cannot_be_run;
    }
    reason.close();
    for (const int end : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        close(end); // only the program has them now
    }
    const auto answer = receive(*connection);
    return answer ? parse_number<int>(answer->fields.front()).value_or(cannot_be_run)
                  : cannot_be_run;
}

} // namespace tabuleiro::programs
