// house_load: the server under load, compared with a bare fdatasync loop and a plain Beast echo
// server in the same run: with its games in SQLite, in PostgreSQL, and as three nodes behind
// HAProxy (tools/cluster). It prints what it measured; no test depends on it.
//
//     build/bench/house_load [--store sqlite postgresql cluster] [--games 1000] [--seconds 20]
//                            [--idle 10000] [--analyses 0] [--program FILE]
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <queue>

#include "echo_server.hpp"
#include "house_under_load.hpp"
#include "load_clients.hpp"
#include "support/web_client.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::bench;
using test::Browser;
using test::Folder;
using test::WebSocketClient;

struct LoadResult {
    Times times;
    std::size_t moves = 0;
    std::vector<Cost> costs; // one for each of the measured parts

    // In microseconds.
    double cost_each(std::size_t part) const {
        return 1e6 * costs[part].total() / static_cast<double>(moves);
    }
    double cost_each() const {
        double all = 0;
        for (std::size_t part = 0; part < costs.size(); ++part) {
            all += cost_each(part);
        }
        return all;
    }
};

// Everyone moves once a second, not all at the same time. `say(game, ply)` is the message and its
// sender, `is_it(game, index, text)` whether this is the expected delivery.
template <class Say, class Heard>
LoadResult drive(Switchboard& board, std::size_t games, int seconds, const std::vector<Part>& parts,
                 Say say, Heard heard) {
    LoadResult result;
    std::vector<Instant> sent(games);
    const Instant start = std::chrono::steady_clock::now() + std::chrono::milliseconds(200);
    const auto apart = std::chrono::nanoseconds(1'000'000'000 / games);
    std::size_t next = 0;
    const std::size_t all = games * static_cast<std::size_t>(seconds);
    std::size_t delivered = 0;
    const std::vector<Cost> before = costs_of(parts);
    while (delivered < all) {
        const Instant due = start + apart * next;
        const Instant now = std::chrono::steady_clock::now();
        if (next < all && now >= due) {
            const std::size_t game = next % games;
            const auto [index, text] = say(game, next / games);
            sent[game] = std::chrono::steady_clock::now();
            board[index].say(text);
            ++next;
            continue;
        }
        const auto wait = next < all
                              ? std::chrono::duration_cast<std::chrono::microseconds>(due - now)
                              : std::chrono::microseconds(10'000);
        board.listen(wait, [&](std::size_t index, const std::string& text) {
            if (const auto game = heard(index, text)) {
                result.times.all.push_back(
                    milliseconds(std::chrono::steady_clock::now() - sent[*game]));
                ++delivered;
            }
        });
        if (std::chrono::steady_clock::now() > start + std::chrono::seconds(seconds + 20)) {
            fmt::print(stderr, "house_load: {} of {} messages never came\n", all - delivered, all);
            break;
        }
    }
    result.costs = costs_of(parts);
    for (std::size_t part = 0; part < parts.size(); ++part) {
        result.costs[part] = result.costs[part] - before[part];
    }
    result.moves = delivered;
    return result;
}

std::string opened_table(Browser& host, Browser& guest) {
    const auto opened =
        host.post("/api/tables",
                  R"({"game":"chess","seats":{"first":{"kind":"here"},"second":{"kind":"link"}}})");
    const auto table = opened.body.find("\"table\":\"");
    const auto hash = opened.body.find('#');
    if (opened.status != 200 || table == std::string::npos || hash == std::string::npos) {
        fmt::print(stderr, "house_load: no table: {}\n", opened.body);
        std::exit(1);
    }
    const std::string id = opened.body.substr(table + 9, 12);
    const std::string key = opened.body.substr(hash + 1, 43);
    guest.post("/api/tables/" + id + "/join", R"({"key":")" + key + R"(","name":"B"})");
    return id;
}

struct Options {
    std::size_t games = 1000;
    int seconds = 20;
    std::size_t idle = 10'000;
    std::size_t analyses = 0; // that run meanwhile
    std::vector<std::string> stores{"sqlite"};
    std::string program = "build/bin/tabuleiro";
};

// Each is of a whole game, and takes longer than the measurement.
std::vector<WebSocketClient> begin_analyses(const Options& options, std::uint16_t port, Rng& rng) {
    std::vector<WebSocketClient> desks;
    for (std::size_t i = 0; i < options.analyses; ++i) {
        std::string moves;
        for (const std::string& move : random_game(rng)) {
            moves += (moves.empty() ? "\"" : ",\"") + move + "\"";
        }
        desks.push_back(Browser(port).socket("/api/study/socket").second);
        desks.back().say(R"({"analyse":{"game":"chess","moves":[)" + moves +
                         R"(]},"effort":"deep","variations":3,"id":1})");
    }
    if (!desks.empty() && !desks.front().hear()) {
        fmt::print(stderr, "house_load: no analysis\n");
        std::exit(1);
    }
    return desks;
}

LoadResult measure_house(const Options& options, const HouseUnderLoad& house,
                         std::string& a_table) {
    Rng rng(1);
    std::vector<std::vector<std::string>> lines;
    for (int i = 0; i < 32; ++i) {
        lines.push_back(random_game(rng));
    }
    Switchboard board;
    for (std::size_t game = 0; game < options.games; ++game) {
        Browser host(house.port());
        Browser guest(house.port());
        const std::string id = opened_table(host, guest);
        // Each has its first state, which also has a history, before the first move.
        for (Browser* one : {&host, &guest}) {
            WebSocketClient socket = one->table(id);
            if (!socket.hear()) {
                fmt::print(stderr, "house_load: a table that nobody can see\n");
                std::exit(1);
            }
            board.add(std::move(socket));
        }
        a_table = id;
    }
    const auto desks = begin_analyses(options, house.port(), rng);
    return drive(
        board, options.games, options.seconds, house.parts(),
        [&](std::size_t game, std::size_t ply) {
            return std::pair(2 * game + ply % 2, R"({"command":"play","move":")" +
                                                     lines[game % lines.size()][ply] + "\"}");
        },
        [ply = std::vector<std::size_t>(options.games, 0)](
            std::size_t index, const std::string& text) mutable -> std::optional<std::size_t> {
            const std::size_t game = index / 2;
            if (text.find("\"refused\"") != std::string::npos) {
                fmt::print(stderr, "house_load: {}\n", text);
                std::exit(1);
            }
            // The other seat, not the mover, and a move, not who is present.
            const bool other = index % 2 != ply[game] % 2;
            if (!other || text.find("\"history\"") == std::string::npos) {
                return std::nullopt;
            }
            ++ply[game];
            return game;
        });
}

LoadResult measure_echo(const Options& options) {
    std::array<int, 2> pipe_ends{};
    if (pipe(pipe_ends.data()) != 0) {
        std::exit(1);
    }
    const pid_t child = fork();
    if (child == 0) {
        run_echo_server(
            [](std::uint16_t port, void* to) {
                if (write(*static_cast<int*>(to), &port, sizeof port) < 0) {
                    std::exit(1);
                }
            },
            &pipe_ends[1]);
    }
    std::uint16_t port = 0;
    if (read(pipe_ends[0], &port, sizeof port) <= 0) {
        std::exit(1);
    }
    Switchboard board;
    for (std::size_t i = 0; i < options.games; ++i) {
        board.add(Browser(port).socket("/").second);
    }
    const LoadResult result = drive(
        board, options.games, options.seconds, {{"echo", {child}}},
        [](std::size_t game, std::size_t) {
            return std::pair(game, std::string(R"({"command":"play","move":"e2e4"})"));
        },
        [](std::size_t index, const std::string&) { return std::optional(index); });
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    return result;
}

void measure_idle(const Options& options, const HouseUnderLoad& house, const std::string& table) {
    const std::vector<double> before = memory_of(house.parts());
    std::vector<WebSocketClient> watchers;
    for (std::size_t i = 0; i < options.idle; ++i) {
        watchers.push_back(Browser(house.port()).table(table));
        if (!watchers.back().hear()) {
            fmt::print(stderr, "house_load: socket {} was not let in\n", i);
            return;
        }
    }
    const std::vector<double> after = memory_of(house.parts());
    for (std::size_t part = 0; part < after.size(); ++part) {
        const double grown = after[part] - before[part];
        fmt::print("  {} idle sockets: {:.0f} MB ({:.1f} kB each) in {}, {:.0f} MB in all\n",
                   options.idle, grown, 1024 * grown / static_cast<double>(options.idle),
                   house.parts()[part].name, after[part]);
    }
}

// What the house is compared with.
struct Peers {
    double sync_99; // milliseconds
    double echo_cost;
};

void measure(const Options& options, const std::string& store, const Peers& peers) {
    const HouseUnderLoad house(store, options.program);
    std::string table;
    LoadResult moves = measure_house(options, house, table);
    fmt::print("{}, {} games at one move a second: {} moves, median {:.2f} ms, 99th percentile "
               "{:.2f} ms, worst {:.2f} ms\n",
               store, options.games, moves.moves, moves.times.at(0.5), moves.times.at(0.99),
               moves.times.at(1));
    for (std::size_t part = 0; part < house.parts().size(); ++part) {
        const double each = 1e6 / static_cast<double>(moves.moves);
        fmt::print("  CPU of a move in {}: {:.1f} us ({:.1f} user, {:.1f} system)\n",
                   house.parts()[part].name, moves.cost_each(part), each * moves.costs[part].user,
                   each * moves.costs[part].system);
    }
    fmt::print("  ratio to a bare sync's 99th percentile: {:.2f}; CPU of a move, {:.1f} us, to "
               "that of an echo: {:.1f}\n",
               moves.times.at(0.99) / peers.sync_99, moves.cost_each(),
               moves.cost_each() / peers.echo_cost);
    if (options.idle > 0) {
        measure_idle(options, house, table);
    }
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("The game house under load, beside a bare fdatasync loop and a plain echo server");
    app.add_option("--games", options.games)->capture_default_str();
    app.add_option("--seconds", options.seconds)
        ->check(CLI::Range(1, plies_of_a_game))
        ->capture_default_str();
    app.add_option("--idle", options.idle, "0: leave them out")->capture_default_str();
    app.add_option("--analyses", options.analyses, "of whole games, meanwhile")
        ->capture_default_str();
    app.add_option("--store", options.stores, "sqlite, postgresql, cluster; one after the other")
        ->check(CLI::IsMember({"sqlite", "postgresql", "cluster"}))
        ->capture_default_str();
    app.add_option("--program", options.program)->capture_default_str();
    CLI11_PARSE(app, argc, argv);

    raise_file_limit();

    const Folder folder;
    Times bare = fdatasync_loop(folder.path(), std::chrono::seconds(5));
    fmt::print("bare fdatasync loop:   {} syncs, median {:.2f} ms, 99th percentile {:.2f} ms\n",
               bare.all.size(), bare.at(0.5), bare.at(0.99));

    LoadResult echo = measure_echo(options);
    fmt::print(
        "plain echo:            {} messages, median {:.2f} ms, 99th percentile {:.2f} ms, {:.1f} "
        "us of CPU each\n",
        echo.moves, echo.times.at(0.5), echo.times.at(0.99), echo.cost_each());

    try {
        for (const std::string& store : options.stores) {
            measure(options, store, {bare.at(0.99), echo.cost_each()});
        }
    } catch (const std::exception& error) {
        fmt::print(stderr, "house_load: {}\n", error.what());
        return 1;
    }
    return 0;
}
