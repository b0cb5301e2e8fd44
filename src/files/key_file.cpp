#include "files/key_file.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include "core/text.hpp"
#include "files/atomic_file.hpp"
#include "files/new_file.hpp"
#include "files/private_folder.hpp"

namespace tabuleiro {

namespace fs = std::filesystem;

namespace {

constexpr mode_t not_for_others = S_IRWXO | S_IWGRP;

Expected<void> write_key_file(const fs::path& file, const std::string& text) {
    auto made = NewFile::beside(file.string(), Readers::OwnerOnly);
    if (!made) {
        return tl::unexpected(made.error());
    }
    if (::write(made->descriptor(), text.data(), text.size()) !=
        static_cast<ssize_t>(text.size())) {
        return fail("The key file '{file}' cannot be written.", file.string());
    }
    // Another process may have made it meanwhile: then that one is the key.
    const auto placed = made->move_to_place(Existing::Keep);
    std::error_code error;
    return placed || fs::exists(file, error) ? Expected<void>() : placed;
}

Expected<std::string> read_key_file(const fs::path& file) {
    struct stat found {};
    if (::stat(file.c_str(), &found) == 0 && (found.st_mode & not_for_others) != 0) {
        return fail("Others may read the key file '{file}': chmod 600 '{same}' makes it private.",
                    file.string(), file.string());
    }
    return read_ordinary_file(file.string()).map([](const std::string& text) {
        return std::string(trimmed(text));
    });
}

} // namespace

Expected<std::string> read_or_make_key_file(const fs::path& file,
                                            const std::function<std::string()>& make) {
    std::error_code error;
    if (!fs::exists(file, error)) {
        const fs::path folder = file.parent_path();
        auto made = folder.empty() ? Expected<void>() : make_private_folder(folder);
        made = made.and_then([&] { return write_key_file(file, make() + "\n"); });
        if (!made) {
            return tl::unexpected(made.error());
        }
    }
    return read_key_file(file);
}

} // namespace tabuleiro
