// A house of several nodes behind HAProxy, started by tools/cluster in a folder of its own. However
// the program ends that uses it, nothing of it is left.
#pragma once

#include <sys/stat.h>

#include <chrono>
#include <fstream>
#include <map>
#include <sstream>
#include <thread>

#include "support/child.hpp"
#include "support/folder.hpp"
#include "support/table_requests.hpp"

namespace tabuleiro::test {

struct ClusterOptions {
    std::string tool;     // tools/cluster
    std::string program;  // tabuleiro
    std::string folder{}; // a new one, in a folder of ours; empty: any
    int nodes = 3;
    int workers = 0;
    bool standby = false;
    std::vector<std::string> environment{}; // NAME=VALUE, as tools/cluster describes them
    std::vector<std::string> node_options = roomy();
};

inline std::string node(int number) {
    return "node" + std::to_string(number);
}

class Cluster {
  public:
    explicit Cluster(const ClusterOptions& options)
        : tool_(options.tool),
          folder_(options.folder.empty() ? parent_.file("cluster") : options.folder),
          nodes_(options.nodes) {
        // PostgreSQL runs as another user.
        if (::chmod(std::filesystem::path(folder_).parent_path().c_str(), 0711) != 0) {
            throw std::runtime_error("the folder keeps its mode");
        }
        std::vector<std::string> words{"/usr/bin/env"};
        words.insert(words.end(), options.environment.begin(), options.environment.end());
        words.insert(words.end(),
                     {tool_, "up", "--folder", folder_, "--program",
                      std::filesystem::absolute(options.program).string(), "--nodes",
                      std::to_string(nodes_), "--workers", std::to_string(options.workers),
                      "--tied-to", std::to_string(::getpid())});
        if (options.standby) {
            words.emplace_back("--standby");
        }
        words.emplace_back("--");
        words.insert(words.end(), options.node_options.begin(), options.node_options.end());
        try {
            succeed(words);
            read_status();
        } catch (...) {
            go_down();
            throw;
        }
    }
    ~Cluster() { go_down(); }
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    int nodes() const { return nodes_; }
    // Of HAProxy, or of a node.
    std::uint16_t port(const std::string& name = "haproxy") const { return ports_.at(name); }
    // The folder with the socket of a PostgreSQL: `postgresql` or `standby`.
    std::string socket_folder(const std::string& name) const { return folder_ + "/" + name; }
    std::string store_address(const std::string& server = "postgresql") const {
        return "postgresql://house@/house?host=" + socket_folder(server);
    }
    std::string log(const std::string& name) const { return folder_ + "/" + name + ".log"; }

    pid_t pid(const std::string& name) const {
        pid_t number = 0;
        std::ifstream(folder_ + "/" + name + ".pid") >> number;
        return number;
    }
    void signal(const std::string& name, int number) const { ::kill(pid(name), number); }
    // At once, and waits until it is gone.
    void kill(const std::string& name) const {
        const pid_t gone = pid(name);
        ::kill(gone, SIGKILL);
        while (is_running(gone)) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    // In good order.
    void stop(const std::string& name) const { command("stop", name); }
    // Waits until it answers.
    void start(const std::string& name) const { command("start", name); }
    void promote() const { succeed({tool_, "promote", "--folder", folder_}); }

    // A zombie runs no more.
    static bool is_running(pid_t process) {
        std::ifstream file("/proc/" + std::to_string(process) + "/cmdline");
        std::string words;
        return file && std::getline(file, words) && !words.empty();
    }

  private:
    void go_down() const { run({tool_, "down", "--folder", folder_}, "/", ""); }

    void command(const std::string& word, const std::string& name) const {
        succeed({tool_, word, name, "--folder", folder_});
    }
    static std::string succeed(const std::vector<std::string>& words) {
        Finished finished = run(words, "/", "");
        if (finished.status != 0) {
            throw std::runtime_error("tools/cluster failed: " + finished.output);
        }
        return finished.output;
    }
    void read_status() {
        std::istringstream lines(succeed({tool_, "status", "--folder", folder_}));
        for (std::string line; std::getline(lines, line);) {
            std::istringstream fields(line);
            std::string name;
            std::string process;
            std::uint16_t port = 0;
            if (fields >> name >> process >> port) {
                ports_[name] = port;
            }
        }
    }

    Folder parent_;
    std::string tool_;
    std::string folder_;
    int nodes_;
    std::map<std::string, std::uint16_t> ports_;
};

} // namespace tabuleiro::test
