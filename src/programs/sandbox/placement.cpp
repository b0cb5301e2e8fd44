#include "programs/sandbox/placement.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

namespace tabuleiro::programs {
namespace {

namespace fs = std::filesystem;

constexpr std::array program_folders{"/usr/local/bin", "/usr/bin", "/usr/local/games",
                                     "/usr/games"};

bool is_inside(const fs::path& path, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
           folder.end();
}

bool is_of_the_machine(const fs::path& path) {
    return is_inside(path, "/usr");
}

// Without symbolic links; none if there is no such file.
std::optional<fs::path> existing(const fs::path& path) {
    std::error_code error;
    fs::path real = fs::canonical(path, error);
    return error ? std::nullopt : std::optional(std::move(real));
}

std::optional<fs::path> existing_file(const fs::path& path) {
    auto real = existing(path);
    return real && fs::is_regular_file(*real) ? real : std::nullopt;
}

// Nothing else should lie in a program's folder: the program can read all of it.
bool is_too_wide(const fs::path& folder) {
    const auto depth = std::distance(folder.begin(), folder.end()) - 1;
    return depth < 2 || (depth == 2 && folder.parent_path() == "/home");
}

class Placer {
  public:
    explicit Placer(const Command& command) : command_(command) {
        std::error_code ignored;
        base_ = command.directory.empty() ? fs::current_path(ignored) : fs::path(command.directory);
    }

    Expected<Placement> placement() {
        if (command_.arguments.empty()) {
            return fail("There is no command to run.");
        }
        if (auto found = find_program(); !found) {
            return tl::unexpected(found.error());
        }
        if (auto found = find_folder(); !found) {
            return tl::unexpected(found.error());
        }
        Placement result;
        result.folder = folder_.string();
        result.directory = folder_.empty() ? "/tmp" : Placement::inside;
        if (const auto start = existing(base_);
            start && !command_.directory.empty() && is_of_the_machine(*start)) {
            result.directory = start->string();
        }
        if (is_of_the_machine(program_)) {
            result.arguments.push_back(program_.string());
        } else if (!folder_.empty() && is_inside(program_, folder_)) {
            result.arguments.push_back(moved(program_));
        } else {
            return fail("The program '{program}' is outside its folder, '{folder}'.",
                        program_.string(), folder_.string());
        }
        for (std::size_t i = 1; i < command_.arguments.size(); ++i) {
            result.arguments.push_back(moved_argument(command_.arguments[i]));
        }
        return result;
    }

  private:
    Expected<void> find_program() {
        const std::string& name = command_.arguments.front();
        std::optional<fs::path> found;
        if (name.find('/') != std::string::npos) {
            found = existing_file(base_ / name);
        } else {
            for (const char* folder : program_folders) {
                // A link keeps its name: some programs do what they are called.
                if (const auto real = existing_file(fs::path(folder) / name); real && !found) {
                    found = is_of_the_machine(*real) ? fs::path(folder) / name : *real;
                }
            }
        }
        if (!found) {
            return fail("There is no program '{program}'.", name);
        }
        program_ = *found;
        return {};
    }

    Expected<void> find_folder() {
        if (!command_.directory.empty()) {
            const auto real = existing(base_);
            if (!real || !fs::is_directory(*real)) {
                return fail("There is no folder '{folder}'.", command_.directory);
            }
            folder_ = is_of_the_machine(*real) ? fs::path() : *real;
        } else if (!is_of_the_machine(program_)) {
            folder_ = program_.parent_path();
        } else {
            for (std::size_t i = 1; i < command_.arguments.size() && folder_.empty(); ++i) {
                const auto real = existing_file(base_ / command_.arguments[i]);
                if (real && !is_of_the_machine(*real)) {
                    folder_ = real->parent_path();
                }
            }
        }
        if (!folder_.empty() && is_too_wide(folder_)) {
            return fail("A program needs a folder of its own, and '{folder}' is not one.",
                        folder_.string());
        }
        return {};
    }

    std::string moved(const fs::path& file) const {
        return (Placement::inside / file.lexically_relative(folder_)).lexically_normal().string();
    }

    // A file of the folder that is named with its path, from wherever we are.
    std::string moved_argument(const std::string& argument) const {
        if (argument.find('/') != std::string::npos && !folder_.empty()) {
            if (const auto real = existing(base_ / argument); real && is_inside(*real, folder_)) {
                return moved(*real);
            }
        }
        return argument;
    }

    const Command& command_;
    fs::path base_;
    fs::path program_;
    fs::path folder_;
};

} // namespace

Expected<Placement> place(const Command& command) {
    return Placer(command).placement();
}

} // namespace tabuleiro::programs
