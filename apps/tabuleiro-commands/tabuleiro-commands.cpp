// tabuleiro-commands: what tabuleiro becomes for some of its commands (server/config.hpp).
#include <fmt/format.h>

#include <chrono>
#include <exception>

#include "archive/archive_file.hpp"
#include "engines/computers.hpp"
#include "maintenance/backup/backup.hpp"
#include "maintenance/check.hpp"
#include "maintenance/copy.hpp"
#include "maintenance/restore.hpp"
#include "protocol/program/game_program_of.hpp"
#include "protocol/program/talk.hpp"
#include "record/games.hpp"
#include "server/config.hpp"

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

} // namespace

int main(int argc, char** argv) {
    try {
        const Command given = parse_command_line(argc, argv);
        hide_passwords(argc, argv);
        return std::visit(
            []<class Given>(const Given& command) {
                if constexpr (for_companion<Given>) {
                    return carry_out(command);
                } else {
                    fmt::print(stderr, "tabuleiro: tabuleiro carries this out itself\n");
                    return 2;
                }
            },
            given);
    } catch (const std::exception& error) {
        fmt::print(stderr, "tabuleiro: {}\n", error.what());
        return 1;
    }
}
