// hostile_program DEED [ARGUMENT]...: a program that does what a player should not, and says what
// came of it. Only for tests of the sandbox.
#include <arpa/inet.h>
#include <dirent.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

namespace {

using Arguments = std::vector<std::string>;

void say(const std::string& line) {
    std::printf("%s\n", line.c_str());
    std::fflush(stdout);
}

std::string outcome(bool good) {
    return good ? "done" : std::strerror(errno); // NOLINT(concurrency-mt-unsafe)
}

[[noreturn]] void wait_forever() {
    while (true) {
        pause();
    }
}

// Reads lines and answers each after a little work, as a player does.
void answer(const Arguments&) {
    std::string line(256, '\0');
    while (std::fgets(line.data(), static_cast<int>(line.size()), stdin) != nullptr) {
        volatile unsigned work = 0;
        for (unsigned i = 0; i < 2'000'000; ++i) {
            work = work + i;
        }
        say("move");
    }
}

void fork_bomb(const Arguments&) {
    int born = 0;
    while (true) {
        const pid_t child = fork();
        if (child == 0) {
            wait_forever();
        }
        if (child < 0) {
            break;
        }
        ++born;
    }
    say("born " + std::to_string(born) + ": " + outcome(false));
    wait_forever();
}

// As above, but every process goes on.
void fork_storm(const Arguments&) {
    say("begun");
    while (true) {
        [[maybe_unused]] const pid_t child = fork();
    }
}

void eat_memory(const Arguments&) {
    constexpr std::size_t piece = std::size_t{1} << 20;
    std::vector<void*> eaten;
    while (void* more = std::malloc(piece)) {
        std::memset(more, 1, piece);
        eaten.push_back(more);
    }
    std::abort();
}

// Writes to a file until it may not.
void fill_disk(const Arguments& paths) {
    const std::string piece(std::size_t{1} << 16, 'x');
    for (const std::string& path : paths) {
        const int file = open(path.c_str(), O_WRONLY | O_CREAT, 0600);
        std::size_t written = 0;
        ssize_t wrote = file < 0 ? -1 : 1;
        while (wrote > 0 && (wrote = write(file, piece.data(), piece.size())) > 0) {
            written += static_cast<std::size_t>(wrote);
        }
        say(path + " " + std::to_string(written) + ": " + outcome(false));
    }
}

void flood(const Arguments&) {
    const std::string line(4000, 'x');
    while (true) {
        say(line);
    }
}

void burn(const Arguments& how) {
    if (!how.empty() && how[0] == "ignoring") {
        std::signal(SIGXCPU, SIG_IGN);
    }
    say("begun");
    volatile unsigned work = 0;
    while (true) {
        work = work + 1;
    }
}

// A port of this machine.
void open_connection(const Arguments& port) {
    const int end = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(std::stoi(port[0])));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    say(outcome(connect(end, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0));
}

// A socket of this machine that has a name but no file.
void open_local_connection(const Arguments& name) {
    const int end = socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path + 1, name[0].data(), name[0].size());
    const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name[0].size());
    say(outcome(connect(end, reinterpret_cast<sockaddr*>(&address), size) == 0));
}

void read_files(const Arguments& paths) {
    for (const std::string& path : paths) {
        const int file = open(path.c_str(), O_RDONLY);
        char byte = 0;
        say(path + ": " + outcome(file >= 0 && (read(file, &byte, 1) >= 0 || errno == EISDIR)));
    }
}

void list(const Arguments& folders) {
    for (const std::string& path : folders) {
        std::string line = path + ":";
        if (DIR* folder = opendir(path.c_str())) {
            while (const dirent* entry = readdir(folder)) { // NOLINT(concurrency-mt-unsafe)
                line += std::string(" ") + entry->d_name;
            }
            closedir(folder);
        }
        say(line + " .");
    }
}

void send_signals(const Arguments& pids) {
    for (const std::string& pid : pids) {
        say(pid + ": " + outcome(kill(std::stoi(pid), SIGKILL) == 0));
    }
    kill(-1, SIGKILL);
    say("still here");
}

void trace(const Arguments& pid) {
    say(outcome(ptrace(PTRACE_ATTACH, std::stoi(pid[0]), nullptr, nullptr) == 0));
}

// Makes a system call by its number.
void call(const Arguments& number) {
    say(outcome(syscall(std::stol(number[0]), 0, 0, 0, 0, 0) >= 0));
}

void outlive_parent(const Arguments&) {
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            std::signal(SIGHUP, SIG_IGN);
            std::signal(SIGTERM, SIG_IGN);
            say("hidden");
            wait_forever();
        }
        _exit(0);
    }
    wait_forever();
}

// What it can find out about itself.
void look_around(const Arguments&) {
    for (char** variable = environ; *variable != nullptr; ++variable) {
        say(std::string("environment ") + *variable);
    }
    const int file = open("/proc/1/environ", O_RDONLY);
    std::string bytes(10'000, '\0');
    const ssize_t got = read(file, bytes.data(), bytes.size());
    close(file);
    say("of process 1 " + std::to_string(got) + " bytes");
    for (int descriptor = 0; descriptor < 1024; ++descriptor) {
        if (fcntl(descriptor, F_GETFD) >= 0) {
            say("descriptor " + std::to_string(descriptor));
        }
    }
    say("user " + std::to_string(getuid()));
    say("session " +
        std::string(getsid(0) == getppid() || getsid(0) == getpid() ? "own" : "other"));
    say("end");
}

struct Attack {
    const char* name;
    void (*act)(const Arguments&);
};
constexpr Attack attacks[] = {{"answer", answer},
                              {"fork", fork_bomb},
                              {"fork-storm", fork_storm},
                              {"memory", eat_memory},
                              {"disk", fill_disk},
                              {"flood", flood},
                              {"silence", [](const Arguments&) { wait_forever(); }},
                              {"burn", burn},
                              {"network", open_connection},
                              {"local", open_local_connection},
                              {"read", read_files},
                              {"list", list},
                              {"signal", send_signals},
                              {"trace", trace},
                              {"call", call},
                              {"outlive", outlive_parent},
                              {"look", look_around}};

} // namespace

int main(int argc, char** argv) {
    const Arguments all(argv + 1, argv + argc);
    for (const Attack& attack : attacks) {
        if (!all.empty() && all[0] == attack.name) {
            attack.act(Arguments(all.begin() + 1, all.end()));
            return 0;
        }
    }
    return 2;
}
