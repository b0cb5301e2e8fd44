// tabuleiro: the board game server, played in a browser.
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <exception>
#include <string_view>
#include <system_error>

#include "files/companion.hpp"
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

int carry_out(const Serve& wanted) {
    serve(wanted.config);
    return 0;
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

int carry_out(const Notice& notice) {
    fmt::print(notice.status == 0 ? stdout : stderr, "{}", notice.text);
    return notice.status;
}

// The program that does the rest goes on as this process.
int become(std::string_view name, char** arguments) {
    const std::filesystem::path program = companion(name);
    ::execv(program.c_str(), arguments);
    fmt::print(stderr, "tabuleiro: {} cannot be run: {}\n", program.string(),
               std::generic_category().message(errno));
    return 1;
}

} // namespace

int main(int argc, char** argv) {
    try {
        if (argc > 1 && argv[1] == std::string_view("bridge")) {
            return become("tabuleiro-bridge", argv + 1);
        }
        const Command given = parse_command_line(argc, argv);
        return std::visit(
            [&]<class Given>(const Given& command) {
                if constexpr (for_companion<Given>) {
                    return become("tabuleiro-commands", argv);
                } else {
                    hide_passwords(argc, argv);
                    return carry_out(command);
                }
            },
            given);
    } catch (const std::exception& error) {
        fmt::print(stderr, "tabuleiro: {}\n", error.what());
        return 1;
    }
}
