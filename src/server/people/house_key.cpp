#include "server/people/house_key.hpp"

#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/text.hpp"
#include "files/atomic_file.hpp"
#include "files/private_folder.hpp"

namespace tabuleiro::server {

namespace fs = std::filesystem;

namespace {

constexpr mode_t not_for_others = S_IRWXO | S_IWGRP;

std::string in_digits(const std::array<std::uint8_t, 32>& bytes) {
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.back() = '\n';
    return text;
}

Expected<void> make_key(const fs::path& file) {
    std::array<std::uint8_t, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    const std::string text = in_digits(bytes);
    auto made = NewFile::beside(file.string(), Readers::OwnerOnly);
    if (!made) {
        return tl::unexpected(made.error());
    }
    if (::write(made->descriptor(), text.data(), text.size()) !=
        static_cast<ssize_t>(text.size())) {
        return fail("The key file '{file}' cannot be written.", file.string());
    }
    // Another node may have made it meanwhile: then that one is the key.
    const auto placed = made->move_to_place(Existing::Keep);
    std::error_code error;
    return placed || fs::exists(file, error) ? Expected<void>() : placed;
}

} // namespace

Expected<HouseKey> HouseKey::read_or_make(const fs::path& file) {
    std::error_code error;
    if (!fs::exists(file, error)) {
        const fs::path folder = file.parent_path();
        auto made = folder.empty() ? Expected<void>() : make_private_folder(folder);
        made = made.and_then([&] { return make_key(file); });
        if (!made) {
            return tl::unexpected(made.error());
        }
    }
    return read(file);
}

Expected<HouseKey> HouseKey::read(const fs::path& file) {
    struct stat found {};
    if (::stat(file.c_str(), &found) == 0 && (found.st_mode & not_for_others) != 0) {
        return fail("Others may read the key file '{file}': chmod 600 '{same}' makes it private.",
                    file.string(), file.string());
    }
    const auto text = read_ordinary_file(file.string());
    if (!text) {
        return tl::unexpected(text.error());
    }
    Bytes bytes{};
    std::size_t size = 0;
    const std::string digits(trimmed(*text));
    const char* end = nullptr;
    if (sodium_hex2bin(bytes.data(), bytes.size(), digits.data(), digits.size(), nullptr, &size,
                       &end) != 0 ||
        size != bytes.size() || end != digits.data() + digits.size()) {
        return fail("The file '{file}' is not the key of a house.", file.string());
    }
    return HouseKey(bytes);
}

store::TokenHash HouseKey::hash(std::string_view purpose, std::string_view text) const {
    const auto bytes = [](std::string_view part) {
        return reinterpret_cast<const unsigned char*>(part.data());
    };
    store::TokenHash hash{};
    crypto_generichash_state state{};
    crypto_generichash_init(&state, bytes_.data(), bytes_.size(), hash.size());
    crypto_generichash_update(&state, bytes(purpose), purpose.size());
    const unsigned char end = 0;
    crypto_generichash_update(&state, &end, 1);
    crypto_generichash_update(&state, bytes(text), text.size());
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

} // namespace tabuleiro::server
