#include "archive/archive_file.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "files/atomic_file.hpp"
#include "store/location/open_store.hpp"

namespace tabuleiro::archive {
namespace {

Expected<void> print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() ||
        std::fflush(stdout) != 0) {
        return fail("Standard output could not be written: {cause}.", std::strerror(errno));
    }
    return {};
}

Expected<std::string> standard_input() {
    std::string text;
    std::array<char, 65536> block{};
    for (std::size_t size = block.size(); size == block.size();) {
        size = std::fread(block.data(), 1, block.size(), stdin);
        text.append(block.data(), size);
    }
    if (std::ferror(stdin) != 0) {
        return fail("Standard input could not be read.");
    }
    return text;
}

} // namespace

Expected<Exported> export_to_file(const std::string& store, const std::string& file) {
    auto opened = store::open_store(store, {.access = store::Access::Read});
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    std::string text;
    auto exported = export_games(**opened, [&](std::string_view piece) { text += piece; });
    if (!exported) {
        return exported;
    }
    if (const auto written =
            file == "-" ? print(text) : replace_file(file, text, Readers::OwnerOnly);
        !written) {
        return tl::unexpected(written.error());
    }
    return exported;
}

Expected<Imported> import_from_file(const std::string& store, const std::string& file) {
    const auto text = file == "-" ? standard_input() : read_ordinary_file(file);
    if (!text) {
        return tl::unexpected(text.error());
    }
    auto opened = store::open_store(store);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    return import_games(**opened, *text);
}

} // namespace tabuleiro::archive
