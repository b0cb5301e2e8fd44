// A PostgreSQL server for tests: in a folder of its own, reached by a socket in that folder only,
// with nothing switched off that durability needs. PostgreSQL refuses to run as root, so a root's
// server runs as nobody. However the test ends, the server is stopped.
#pragma once

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "store/postgresql/connection.hpp"
#include "support/child.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {

class PostgresqlServer {
  public:
    PostgresqlServer() : programs_(newest_programs()) {
        if (::geteuid() == 0 && ::chown(folder_.path().c_str(), nobody, nobody) != 0) {
            throw std::runtime_error("a folder cannot be given to nobody");
        }
        run_to_end("initdb", {"--pgdata=" + data(), "--auth=trust", "--username=house",
                              "--encoding=UTF8", "--locale=C", "--no-sync"});
        start();
    }
    ~PostgresqlServer() { stop(SIGINT); }
    PostgresqlServer(const PostgresqlServer&) = delete;
    PostgresqlServer& operator=(const PostgresqlServer&) = delete;

    // Waits until it takes connections.
    void start() {
        for (int attempt = 0; attempt < 6000; ++attempt) {
            // After a SIGKILL it does not start before the processes of the last one have noticed.
            if (!server_ || server_->has_ended()) {
                launch();
            }
            if (connect("postgres")) {
                return;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        throw std::runtime_error("PostgreSQL did not start");
    }
    // SIGINT: at once, in good order; SIGQUIT: as if the power had gone; SIGKILL: its processes are
    // not even told.
    void stop(int signal) {
        if (server_) {
            server_->end(signal);
            server_.reset();
        }
    }
    pid_t pid() const { return server_->pid(); }

    // The address of a new, empty database.
    std::string new_database() {
        const std::string name = "house" + std::to_string(++databases_);
        execute("postgres", "CREATE DATABASE " + name);
        return address(name);
    }
    std::string address(const std::string& database) const {
        return "postgresql://house@/" + database + "?host=" + folder_.path().string();
    }
    // Statements of an administrator.
    void execute(const std::string& database, const std::string& sql) const {
        auto connection = connect(database);
        if (!connection) {
            throw std::runtime_error(connection.error().text());
        }
        if (const auto done = connection->execute(sql.c_str()); !done) {
            throw std::runtime_error(done.error().text());
        }
    }
    Expected<store::postgresql::Connection> connect(const std::string& database) const {
        return store::postgresql::Address::parse(address(database))
            .and_then(store::postgresql::Connection::open);
    }

  private:
    static constexpr uid_t nobody = 65534;

    void launch() {
        server_ = std::make_unique<Child>(
            command("postgres", {"-D", data(), "-c", "listen_addresses=", "-c",
                                 "unix_socket_directories=" + folder_.path().string(), "-c",
                                 "shared_buffers=32MB", "-c", "recovery_init_sync_method=syncfs",
                                 "-c", "max_connections=50", "-c", "log_min_messages=fatal"}),
            Surroundings{.folder = folder_.path().string(), .error_file = folder_.file("log")});
    }

    static std::filesystem::path newest_programs() {
        std::filesystem::path newest;
        std::error_code none;
        for (const auto& version :
             std::filesystem::directory_iterator("/usr/lib/postgresql", none)) {
            const auto programs = version.path() / "bin";
            if (std::filesystem::exists(programs / "initdb") && programs > newest) {
                newest = programs;
            }
        }
        if (newest.empty()) {
            throw std::runtime_error("PostgreSQL is not installed; tools/setup test installs it");
        }
        return newest;
    }

    std::string data() const { return folder_.file("data"); }

    // setpriv becomes the program, so that the process is the server itself; if the test dies, so
    // does the server.
    std::vector<std::string> command(const std::string& program,
                                     const std::vector<std::string>& words) const {
        std::vector<std::string> command{"/usr/bin/setpriv", "--pdeathsig=INT"};
        if (::geteuid() == 0) {
            command.insert(command.end(), {"--reuid=65534", "--regid=65534", "--clear-groups"});
        }
        command.push_back((programs_ / program).string());
        command.insert(command.end(), words.begin(), words.end());
        return command;
    }
    void run_to_end(const std::string& program, const std::vector<std::string>& words) const {
        Child child(command(program, words), {.folder = folder_.path().string()});
        const std::string said = child.rest();
        if (child.wait() != 0) {
            throw std::runtime_error(program + " failed: " + said);
        }
    }

    Folder folder_;
    std::filesystem::path programs_;
    std::unique_ptr<Child> server_;
    std::atomic<int> databases_ = 0;
};

} // namespace tabuleiro::test
