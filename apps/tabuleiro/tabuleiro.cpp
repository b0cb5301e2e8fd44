// tabuleiro: the board game server, played in a browser.
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <exception>
#include <string_view>
#include <system_error>

#include "archive/archive_file.hpp"
#include "engines/computers.hpp"
#include "files/companion.hpp"
#include "maintenance/backup.hpp"
#include "maintenance/check.hpp"
#include "maintenance/copy.hpp"
#include "maintenance/restore.hpp"
#include "protocol/program/game_program_of.hpp"
#include "protocol/program/talk.hpp"
#include "record/games.hpp"
#include "server/config.hpp"
#include "server/people/admin_link.hpp"
#include "server/ratings/recompute.hpp"
#include "server/serve.hpp"
#include "server/work/worker_keys.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::server;

// Prints reasons, one line each.
int complain(const std::vector<std::string>& reasons) {
    for (const std::string& reason : reasons) {
        fmt::print(stderr, "tabuleiro: {}\n", reason);
    }
    return reasons.empty() ? 0 : 1;
}

std::chrono::sys_seconds now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

Existing existing(bool force) {
    return force ? Existing::Replace : Existing::Keep;
}

int carry_out(const Serve& wanted) {
    serve(wanted.config);
    return 0;
}

int carry_out(const Export& wanted) {
    const auto exported = archive::export_to_file(wanted.config.location(), wanted.file);
    if (!exported) {
        return complain(exported.error().sentences());
    }
    fmt::print(stderr, "tabuleiro: {} games exported\n", exported->games);
    return complain(exported->left_out);
}

int carry_out(const Import& wanted) {
    const auto imported = archive::import_from_file(wanted.config.location(), wanted.file);
    if (!imported) {
        return complain(imported.error().sentences());
    }
    fmt::print(stderr, "tabuleiro: {} games read, {} of them new\n", imported->games,
               imported->added);
    return 0;
}

int carry_out(const Backup& wanted) {
    const auto made = maintenance::back_up(
        {wanted.config.store(), wanted.target, existing(wanted.force), wanted.keep}, now());
    if (!made) {
        return complain(made.error().sentences());
    }
    fmt::print(stderr, "tabuleiro: backup written to {}\n", made->string());
    return 0;
}

int carry_out(const Restore& wanted) {
    const auto restored =
        maintenance::restore(wanted.config.store(), wanted.file, existing(wanted.force), now());
    if (!restored) {
        return complain(restored.error().sentences());
    }
    if (*restored) {
        fmt::print(stderr, "tabuleiro: the database that was there is now {}\n",
                   (*restored)->string());
    }
    fmt::print(stderr, "tabuleiro: {} restored\n", wanted.file);
    return 0;
}

int carry_out(const Check& wanted) {
    const auto report = maintenance::check(wanted.database);
    if (!report) {
        return complain(report.error().sentences());
    }
    if (report->faults.empty()) {
        fmt::print(stderr, "tabuleiro: {}: {} games, everything is in order\n",
                   wanted.database.string(), report->tables);
    }
    return complain(report->faults);
}

int carry_out(const Copy& wanted) {
    const auto copied = maintenance::copy_house(wanted.from, wanted.to);
    if (!copied) {
        return complain(copied.error().sentences());
    }
    fmt::print(stderr, "tabuleiro: {} games copied, and compared\n", *copied);
    return 0;
}

int carry_out(const Work& wanted) {
    const auto worked = work_for_house(wanted.options);
    return worked ? 0 : complain(worked.error().sentences());
}

// The key alone goes to standard output, so that it can be written to a file.
int carry_out(const WorkerAdd& wanted) {
    const auto key = add_worker(wanted.config.location(), wanted.name, wanted.kinds);
    if (!key) {
        return complain(key.error().sentences());
    }
    fmt::print("{}\n", *key);
    fmt::print(stderr, "tabuleiro: this is the key of {}; it is not shown again\n", wanted.name);
    return 0;
}

int carry_out(const WorkerList& wanted) {
    const auto workers = list_workers(wanted.config.location());
    if (!workers) {
        return complain(workers.error().sentences());
    }
    for (const store::Worker& worker : *workers) {
        fmt::print("{}\n", describe(worker));
    }
    return 0;
}

int carry_out(const WorkerRevoke& wanted) {
    const auto revoked = revoke_worker(wanted.config.location(), wanted.name);
    return revoked ? 0 : complain(revoked.error().sentences());
}

int carry_out(const Ratings& wanted) {
    const auto done = recompute_ratings(wanted.config.location());
    if (!done) {
        return complain(done.error().sentences());
    }
    if (done->differed == 0) {
        fmt::print(stderr, "tabuleiro: {} rated games computed again: all numbers are the same\n",
                   done->games);
    } else {
        fmt::print(stderr,
                   "tabuleiro: {} rated games computed again: {} numbers differed, and were "
                   "corrected\n",
                   done->games, done->differed);
    }
    return 0;
}

// The link alone goes to standard output.
int carry_out(const AdminLink& wanted) {
    const auto link = make_admin_link(wanted.config);
    if (!link) {
        return complain(link.error().sentences());
    }
    fmt::print("{}\n", *link);
    fmt::print(stderr, "tabuleiro: the link is good once, within 24 hours; links made before are "
                       "not good any more\n");
    return 0;
}

int carry_out(const Play& wanted) {
    program::GamePrograms games;
    std::string names;
    AllGames::for_each([&]<HasComputer G>() {
        names += (names.empty() ? "" : ", ") + std::string(G::id);
        if (wanted.game.empty() || wanted.game == G::id) {
            games.push_back(program::game_program<G>());
        }
    });
    if (games.empty()) {
        fmt::print(stderr, "tabuleiro: the games are {}\n", names);
        return 2;
    }
    program::talk("Tabuleiro", std::move(games));
    return 0;
}

int carry_out(const Notice& notice) {
    fmt::print(notice.status == 0 ? stdout : stderr, "{}", notice.text);
    return notice.status;
}

// `arguments`: from the word "bridge" on.
int become_bridge(char** arguments) {
    const std::filesystem::path program = companion("tabuleiro-bridge");
    ::execv(program.c_str(), arguments);
    fmt::print(stderr, "tabuleiro: {} cannot be run: {}\n", program.string(),
               std::generic_category().message(errno));
    return 1;
}

} // namespace

int main(int argc, char** argv) {
    try {
        if (argc > 1 && argv[1] == std::string_view("bridge")) {
            return become_bridge(argv + 1);
        }
        const Command given = parse_command_line(argc, argv);
        hide_passwords(argc, argv);
        return std::visit([](const auto& command) { return carry_out(command); }, given);
    } catch (const std::exception& error) {
        fmt::print(stderr, "tabuleiro: {}\n", error.what());
        return 1;
    }
}
