#include "server/carry.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <system_error>

#include "archive/archive.hpp"
#include "server/serve.hpp"
#include "store/sqlite_store.hpp"

namespace tabuleiro::server {

namespace {

using FilePtr = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

[[noreturn]] void cannot(const std::string& what, const std::string& file) {
    throw std::system_error(errno, std::generic_category(), what + " '" + file + "'");
}

FilePtr open_file(const std::string& name, const char* mode, std::FILE* standard) {
    if (name == "-") {
        return {standard, [](std::FILE* file) { return std::fflush(file); }};
    }
    FilePtr file(std::fopen(name.c_str(), mode), std::fclose);
    if (file == nullptr) {
        cannot("cannot open", name);
    }
    return file;
}

std::string read_all(std::FILE* file, const std::string& name) {
    std::string text;
    std::array<char, 65536> bytes{};
    while (const std::size_t size = std::fread(bytes.data(), 1, bytes.size(), file)) {
        text.append(bytes.data(), size);
    }
    if (std::ferror(file) != 0) {
        cannot("cannot read", name);
    }
    return text;
}

std::unique_ptr<store::Store> open_store(const Config& config, store::Access access) {
    store::SqliteOptions options;
    options.access = access;
    auto store = store::open_sqlite(config.store().string(), options);
    if (!store) {
        throw std::runtime_error(store.error().text());
    }
    return *std::move(store);
}

std::string games_text(std::size_t count) {
    return fmt::format("{} game{}", count, count == 1 ? "" : "s");
}

int complain(const Error& error) {
    for (const std::string& reason : error.reasons()) {
        fmt::print(stderr, "tabuleiro: {}\n", reason);
    }
    return 1;
}

} // namespace

int export_to(const Export& wanted) {
    const auto store = open_store(wanted.config, store::Access::Read);
    const FilePtr file = open_file(wanted.file, "wb", stdout);
    const auto exported = archive::export_games(*store, [&](std::string_view text) {
        if (std::fwrite(text.data(), 1, text.size(), file.get()) != text.size()) {
            cannot("cannot write", wanted.file);
        }
    });
    if (!exported) {
        return complain(exported.error());
    }
    if (std::fflush(file.get()) != 0) {
        cannot("cannot write", wanted.file);
    }
    fmt::print(stderr, "tabuleiro: {} exported.\n", games_text(exported->games));
    for (const std::string& reason : exported->left_out) {
        fmt::print(stderr, "tabuleiro: left out: {}\n", reason);
    }
    return exported->left_out.empty() ? 0 : 1;
}

int import_from(const Import& wanted) {
    const FilePtr file = open_file(wanted.file, "rb", stdin);
    const std::string text = read_all(file.get(), wanted.file);
    make_private_folder(wanted.config.data);
    const auto store = open_store(wanted.config, store::Access::Own);
    const auto imported = archive::import_games(*store, text);
    if (!imported) {
        return complain(imported.error());
    }
    fmt::print(stderr, "tabuleiro: {} read, {} of them new.\n", games_text(imported->games),
               imported->added);
    return 0;
}

} // namespace tabuleiro::server
