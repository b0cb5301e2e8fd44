#include "course/build.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "course/unpack.hpp"
#include "files/atomic_file.hpp"
#include "programs/process/child.hpp"

namespace tabuleiro::course {
namespace {

using programs::Child;
using programs::NoLine;

constexpr std::size_t most_messages = 200;
constexpr std::size_t longest_message = 300;
constexpr auto time_to_end = std::chrono::seconds(5);
constexpr std::uint64_t overhead = FileLimits::megabyte; // of a stream, for the names in it

std::string shell_quoted(std::string_view text) {
    std::string quoted = "'";
    for (const char c : text) {
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return quoted + "'";
}

// Everything is in the script: an argument that looks like a file of the sources would be replaced
// by its path there.
std::string script_of(const Assignment& assignment) {
    std::string artefacts;
    for (const std::string& path : assignment.artefacts) {
        artefacts += ' ' + shell_quoted(path);
    }
    return fmt::format("export PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp LANG=C.UTF-8\n"
                       "mkdir /tmp/build && cp -R /program/. /tmp/build && cd /tmp/build || exit\n"
                       "sh -c {} >&2 </dev/null || exit\n"
                       "tar -c --{} 2>/dev/null\n"
                       "exit 0\n",
                       shell_quoted(assignment.build.command), artefacts);
}

std::vector<std::string> messages_in(const std::string& file) {
    std::vector<std::string> messages;
    const std::string said = read_ordinary_file(file).value_or("");
    for (const std::string_view line : split(trimmed(said), '\n')) {
        if (messages.size() == most_messages) {
            messages.emplace_back("...");
            break;
        }
        auto characters = decoded(line);
        if (!characters) {
            messages.push_back(printable(line, longest_message));
            continue;
        }
        characters->resize(std::min(characters->size(), longest_message));
        for (char32_t& c : *characters) {
            c = c == U'\t' ? U' ' : is_unseen(c) ? U'?' : c;
        }
        messages.push_back(encoded(*characters));
    }
    if (messages.size() == 1 && messages.front().empty()) {
        messages.clear();
    }
    return messages;
}

// Its output, up to the limit; then it has ended.
Expected<std::string> run_to_end(Child& child, const Assignment& assignment) {
    const auto deadline = programs::SteadyClock::now() + assignment.build.time;
    std::string stream;
    while (true) {
        auto bytes = child.read_bytes(deadline);
        if (!bytes && bytes.error() == NoLine::Closed) {
            break;
        }
        if (!bytes) {
            child.end(programs::Span::zero());
            if (child.broken_limit()) {
                return tl::unexpected(Error(*child.broken_limit()));
            }
            return fail("The build took longer than {seconds} s.", assignment.build.time.count());
        }
        child.forgive_flood();
        stream += *bytes;
        if (stream.size() > assignment.program.size + overhead) {
            return fail("The files have more than {size} MB in all.",
                        assignment.program.size / FileLimits::megabyte);
        }
    }
    const programs::ProcessEnd end = child.end(time_to_end);
    if (end.exit_status() == 0) {
        return stream;
    }
    if (child.broken_limit()) {
        return tl::unexpected(Error(*child.broken_limit()));
    }
    return fail("The build failed: it {end}.", end.reason());
}

} // namespace

tl::unexpected<Error> refuse_weak_sandbox(const Error& weakness) {
    return fail("What is handed in runs only in a full sandbox, and this one is weak: {cause}",
                weakness);
}

Built build(const Assignment& assignment, const std::string& folder, const Confine& confine,
            int cancel) {
    const std::string messages = folder + "/messages";
    Expected<std::string> stream;
    {
        programs::Command command{{"sh", "-c", script_of(assignment)},
                                  folder + "/" + sources_folder,
                                  messages,
                                  confine(assignment.build.limits)};
        command.cancel = cancel;
        auto child = Child::start(command);
        stream = child ? run_to_end(*child, assignment) : tl::unexpected(child.error());
    }
    return {messages_in(messages), std::move(stream)};
}

Expected<std::vector<HandedFile>> unpack_artefacts(const Assignment& assignment,
                                                   std::string_view packed) {
    auto files = unpack_tar(packed, assignment.program);
    return files ? select_files(std::move(*files), assignment.artefacts) : std::move(files);
}

} // namespace tabuleiro::course
