#include "server/http/page_folder.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX leaves it to us

namespace tabuleiro::server {

namespace fs = std::filesystem;

fs::path find_page(const fs::path& given) {
    if (!given.empty()) {
        return given;
    }
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const char* place : {"../share/tabuleiro/page", "../web", "../../web"}) {
        const fs::path folder = (program / place).lexically_normal();
        if (fs::exists(folder / "index.html", error)) {
            return folder;
        }
    }
    return {};
}

void open_browser(const std::string& address) {
    const auto is_set = [](const char* variable) {
        const char* value = std::getenv(variable);
        return value != nullptr && *value != '\0';
    };
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) {
        return;
    }
    std::string program = "xdg-open";
    std::string argument = address;
    char* arguments[] = {program.data(), argument.data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    // The browser's messages do not belong in our terminal.
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    posix_spawnp(&child, program.c_str(), &actions, nullptr, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
}

} // namespace tabuleiro::server
