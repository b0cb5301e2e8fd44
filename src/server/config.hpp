// The options of the program, from the command line or from a file with the same names.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "programs/trial/engine_command.hpp"
#include "server/access/bucket.hpp"
#include "server/http/network_limits.hpp"
#include "server/log.hpp"
#include "server/worker/worker.hpp"

namespace tabuleiro::server {

struct Config {
    std::uint16_t port = 8064; // a square each
    bool lan = false;
    std::string public_url;
    std::vector<std::string> proxies; // ranges of addresses; empty: those of this machine
    std::vector<std::string> hosts;   // names of this machine in its network
    std::filesystem::path data;       // the folder
    std::string address;              // of a database to use instead; it may have a password in it
    std::string node_address = "127.0.0.1"; // where other nodes reach this one
    std::uint16_t node_port = 0;            // 0: any
    std::filesystem::path key_file;         // of the house; empty: in the folder of the data
    bool replace_key = false;               // codes that were made with another one are lost
    std::filesystem::path metrics_key_file; // empty: only the machine itself reads the metrics
    std::filesystem::path notify;           // a program to run; empty: none
    std::filesystem::path page;             // the folder; empty: beside the program
    bool browser = false;                   // open one
    std::size_t threads = 0;                // of the network; 0: one a core
    int thinkers = 0;                       // of the computers; 0: one a core
    int analysts = 0; // threads of analyses; 0: one a core less one, at most four
    LogLevel log_level = LogLevel::Info;
    std::string log_file; // empty: standard error
    NetworkLimits limits;
    Rate tables{1, 40};                           // opened from one address
    std::chrono::seconds absence_limit{60};       // then the opponent may claim
    std::vector<programs::EngineCommand> engines; // besides those of the machine
    int engine_processes = 4;                     // at a time
    int ladder_games = 1;                         // of the course, at a time
    std::chrono::seconds engine_patience{60};     // in a game without a clock
    std::filesystem::path
        programs_socket;         // of the service that runs programs; empty: this one does
    double worker_checks = 0.02; // the share of workers' evaluations that are repeated elsewhere

    std::filesystem::path store() const { return data / "house.db"; }
    std::filesystem::path house_key() const {
        return key_file.empty() ? data / "house.key" : key_file;
    }
    // The file or the address of the store.
    std::string location() const { return address.empty() ? store().string() : address; }
};

struct Serve {
    Config config;
};
struct Export {
    Config config;
    std::string file; // "-": standard output
};
struct Import {
    Config config;
    std::string file; // "-": standard input
};
struct Backup {
    Config config;
    std::string target; // a file or a folder
    bool force = false;
    std::size_t keep = 0; // backups in the folder; 0: all
};
struct Restore {
    Config config;
    std::string file;
    bool force = false;
};
struct Check {
    std::filesystem::path database;
};
struct Copy {
    std::string from; // locations
    std::string to;
};
struct Work {
    WorkerOptions options;
};
struct WorkerAdd {
    Config config;
    std::string name;
    std::vector<std::string> kinds; // of jobs; none: all
};
struct WorkerList {
    Config config;
};
struct WorkerRevoke {
    Config config;
    std::string name;
};
struct AdminLink {
    Config config;
};
// Computes them again.
struct Ratings {
    Config config;
};
// A game is played on standard input and output by the program protocol.
struct Play {
    std::string game; // empty: any game of the house
};
// Help, or what is wrong with the command line.
struct Notice {
    std::string text;
    int status = 0;
};

using Command = std::variant<Serve, Export, Import, Backup, Restore, Check, Copy, Work, WorkerAdd,
                             WorkerList, WorkerRevoke, AdminLink, Ratings, Play, Notice>;

// Carried out by the program tabuleiro-commands, which tabuleiro becomes then: they need code that
// takes long to compile, and that whoever opens a house does not need.
template <class Given>
inline constexpr bool for_companion =
    std::is_same_v<Given, Export> || std::is_same_v<Given, Import> ||
    std::is_same_v<Given, Backup> || std::is_same_v<Given, Restore> ||
    std::is_same_v<Given, Check> || std::is_same_v<Given, Copy> || std::is_same_v<Given, Work> ||
    std::is_same_v<Given, Play>;

Command parse_command_line(int argc, const char* const* argv);

// Overwrites addresses of databases, in which there may be passwords: other users of the machine
// can see the words of a command line.
void hide_passwords(int argc, char** argv);

// $XDG_DATA_HOME/tabuleiro, or ~/.local/share/tabuleiro.
std::filesystem::path default_data_folder();

} // namespace tabuleiro::server
