#include "server/course/version_programs.hpp"

#include <algorithm>

#include "course/unpack.hpp"
#include "programs/check/battery.hpp"
#include "programs/trial/trial.hpp"
#include "server/course/program_hash.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "store/blocking.hpp"
#include "store/course/assignments.hpp"
#include "store/course/hand_ins.hpp"

namespace tabuleiro::server {

using programs::CheckResult;
using store::sql::Transaction;

namespace {

// More than play at the same time in any house.
constexpr std::size_t most_unpacked = 128;
constexpr const char* program_folder = "/program";

struct StoredVersion {
    store::Version version;
    store::Assignment assignment;
};

Expected<std::optional<StoredVersion>> stored_version(Transaction& transaction,
                                                      const std::string& name) {
    const auto version = store::version_called(transaction, name);
    if (!version || !*version) {
        return version.map([](const auto&) { return std::optional<StoredVersion>(); });
    }
    return store::assignment(transaction, (*version)->hand_in.assignment)
        .map([&](const std::optional<store::Assignment>& assignment) {
            return assignment ? std::optional(StoredVersion{**version, *assignment}) : std::nullopt;
        });
}

} // namespace

CheckResult table_check(const course::Assignment& assignment,
                        const std::vector<course::HandedFile>& program,
                        const course::Confine& confine, const course::Workspace& workspace,
                        const programs::Cancellation& cancellation) {
    CheckResult result{"table", "Play " + assignment.game + " at a table of the house.",
                       programs::Passed{}};
    const programs::Scratch scratch = workspace.new_folder();
    const std::string folder = scratch.path() + program_folder;
    if (const auto written = course::write_files(folder, program); !written) {
        result.verdict = programs::Fault{written.error().text()};
        return result;
    }
    programs::ProgramSetup setup = setup_of(assignment, "program", folder);
    setup.command.confiner = confine(assignment.limits);
    const auto found = programs::try_out(setup, setup.protocol, cancellation);
    if (!found) {
        result.verdict = programs::Fault{found.error().text()};
    } else if (std::find(found->games.begin(), found->games.end(), assignment.game) ==
               found->games.end()) {
        result.verdict = programs::Fault{"The program does not play " + assignment.game + "."};
    }
    return result;
}

struct VersionPrograms::Unpacked {
    Unpacked(std::string its_name, const course::Workspace& workspace)
        : name(std::move(its_name)), scratch(workspace.new_folder()) {}

    std::string name;
    programs::Scratch scratch;
    TriedEngine engine{};
};

Awaitable<Expected<bool>> VersionPrograms::is_known(std::string name) {
    const auto body = [name](Transaction& transaction) {
        return store::hand_in_called(transaction, name)
            .map([](const std::optional<store::HandIn>& hand_in) { return hand_in.has_value(); });
    };
    co_return co_await in_read(database_, body);
}

std::optional<TriedEngine> VersionPrograms::player(std::string_view name, std::string_view game) {
    if (!looks_like_version(name)) {
        return std::nullopt;
    }
    UnpackedPtr found = find_unpacked(name);
    if (!found) {
        auto made = unpack(std::string(name));
        if (!made) {
            log(LogLevel::Warning, "version-not-usable",
                {{"version", std::string(name)}, {"reason", made.error().text()}});
            return std::nullopt;
        }
        found = *std::move(made);
    }
    return found->engine.plays(game) ? std::optional(found->engine) : std::nullopt;
}

VersionPrograms::UnpackedPtr VersionPrograms::find_unpacked(std::string_view name) {
    const std::scoped_lock lock(mutex_);
    const auto found = std::find_if(unpacked_.begin(), unpacked_.end(),
                                    [&](const UnpackedPtr& one) { return one->name == name; });
    if (found == unpacked_.end()) {
        return nullptr;
    }
    unpacked_.splice(unpacked_.begin(), unpacked_, found);
    return unpacked_.front();
}

Expected<VersionPrograms::UnpackedPtr> VersionPrograms::unpack(const std::string& name) {
    using Stored = std::optional<StoredVersion>;
    const auto stored = store::wait_for<Stored>([&](auto done) {
        database_.read<Stored>(
            [name](Transaction& transaction) { return stored_version(transaction, name); },
            std::move(done));
    });
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    if (!*stored) {
        return fail("There is no such version.");
    }
    const auto& [version, assignment] = **stored;
    if (hash_of_program(version.files) != version.hand_in.hash) {
        return fail("The files of the program are not those that were accepted.");
    }
    const auto confine = sandbox_.find();
    const auto terms = parse_terms(assignment.text);
    if (!confine || !terms) {
        return tl::unexpected(confine ? terms.error() : confine.error());
    }
    auto unpacked = std::make_shared<Unpacked>(name, sandbox_.workspace());
    const std::string folder = unpacked->scratch.path() + program_folder;
    const auto written =
        course::unpack_tar(version.files, terms->assignment.program)
            .and_then([&](const auto& files) { return course::write_files(folder, files); });
    if (!written) {
        return tl::unexpected(written.error());
    }
    unpacked->engine.command.name = name;
    unpacked->engine.setup = setup_of(terms->assignment, name, folder);
    unpacked->engine.setup.command.confiner = (*confine)(terms->assignment.limits);
    unpacked->engine.introduction = programs::Introduction{
        .protocol = unpacked->engine.setup.protocol, .games = {terms->assignment.game}};
    const std::scoped_lock lock(mutex_);
    unpacked_.push_front(unpacked);
    if (unpacked_.size() > most_unpacked) {
        unpacked_.pop_back();
    }
    return unpacked;
}

} // namespace tabuleiro::server
