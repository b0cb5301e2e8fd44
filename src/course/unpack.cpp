#include "course/unpack.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "core/text.hpp"

namespace tabuleiro::course {
namespace {

enum class Packing : std::uint8_t { Tar, GzippedTar, Zip };

// Small hand-ins may be packed as tightly as they like.
constexpr std::uint64_t always_allowed = FileLimits::megabyte;

struct ReaderDeleter {
    void operator()(archive* reader) const { archive_read_free(reader); }
};
using Reader = std::unique_ptr<archive, ReaderDeleter>;

// Only what an assignment takes: no other format of the library is ever tried.
Reader open_archive(Packing packing, std::string_view bytes) {
    Reader reader(archive_read_new());
    archive* const raw = reader.get();
    const bool ready =
        raw != nullptr &&
        (packing == Packing::Zip ? archive_read_support_format_zip_seekable(raw)
                                 : archive_read_support_format_tar(raw)) == ARCHIVE_OK &&
        (packing != Packing::GzippedTar || archive_read_support_filter_gzip(raw) == ARCHIVE_OK);
    if (!ready || archive_read_open_memory(raw, bytes.data(), bytes.size()) != ARCHIVE_OK) {
        return nullptr;
    }
    return reader;
}

std::string path_of(archive_entry* entry) {
    const char* path = archive_entry_pathname_utf8(entry);
    if (path == nullptr) {
        path =
            archive_entry_pathname(entry); // its bytes; whether they are UTF-8 is looked at later
    }
    std::string_view text = path == nullptr ? "" : path;
    while (text.starts_with("./")) {
        text.remove_prefix(2);
    }
    return std::string(text);
}

// What file managers add.
bool is_left_out(std::string_view path) {
    return path.starts_with("__MACOSX/") || path == ".DS_Store" || path.ends_with("/.DS_Store");
}

class Unpacking {
  public:
    Unpacking(Reader reader, std::uint64_t packed, const FileLimits& limits)
        : reader_(std::move(reader)), packed_(packed), limits_(limits), files_(limits) {}

    Expected<std::vector<HandedFile>> files() {
        if (!reader_) {
            return damaged();
        }
        while (true) {
            archive_entry* entry = nullptr;
            const int got = archive_read_next_header(reader_.get(), &entry);
            if (got == ARCHIVE_EOF) {
                return files_.take();
            }
            if (got < ARCHIVE_WARN) {
                return damaged();
            }
            if (auto taken = take(entry); !taken) {
                return tl::unexpected(taken.error());
            }
        }
    }

  private:
    tl::unexpected<Error> damaged() const {
        const char* cause = reader_ ? archive_error_string(reader_.get()) : nullptr;
        return fail("The archive cannot be read: {cause}.",
                    printable(cause == nullptr ? "it has another form" : cause, 200));
    }

    Expected<void> take(archive_entry* entry) {
        if (auto counted = files_.count_entry(); !counted) {
            return counted;
        }
        std::string path = path_of(entry);
        if (archive_entry_filetype(entry) == AE_IFDIR && archive_entry_hardlink(entry) == nullptr) {
            while (path.ends_with('/')) {
                path.pop_back();
            }
            const auto names = names_of(path);
            const bool harmless = path.empty() || path == "." || names;
            return harmless ? Expected<void>() : tl::unexpected(names.error());
        }
        if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry) != nullptr ||
            archive_entry_symlink(entry) != nullptr) {
            return fail("{path} is a link or a device; only ordinary files are taken.",
                        quoted_letters(path));
        }
        if (archive_entry_is_encrypted(entry) != 0) {
            return fail("{path} is encrypted.", quoted_letters(path));
        }
        if (is_left_out(path)) {
            return {};
        }
        if (auto begun = files_.begin(path, (archive_entry_perm(entry) & S_IXUSR) != 0); !begun) {
            return begun;
        }
        return take_contents();
    }

    Expected<void> take_contents() {
        std::array<char, 65536> bytes; // NOLINT(cppcoreguidelines-pro-type-member-init)
        while (true) {
            const la_ssize_t got = archive_read_data(reader_.get(), bytes.data(), bytes.size());
            if (got == 0) {
                return {};
            }
            if (got < 0) {
                return damaged();
            }
            if (auto added = files_.append({bytes.data(), static_cast<std::size_t>(got)}); !added) {
                return added;
            }
            if (files_.size() > std::max(always_allowed, packed_ * limits_.ratio)) {
                return fail("The archive is packed too tightly: more than {ratio} times its size "
                            "comes out of it.",
                            limits_.ratio);
            }
        }
    }

    Reader reader_;
    std::uint64_t packed_;
    FileLimits limits_;
    FileCollection files_;
};

Expected<std::vector<HandedFile>> unpack(Packing packing, std::string_view bytes,
                                         const FileLimits& limits) {
    return Unpacking(open_archive(packing, bytes), bytes.size(), limits).files();
}

std::optional<Packing> packing_by(std::string_view name) {
    if (name.ends_with(".zip")) {
        return Packing::Zip;
    }
    return name.ends_with(".tar.gz") || name.ends_with(".tgz") ? std::optional(Packing::GzippedTar)
                                                               : std::nullopt;
}

// A folder that holds everything is not part of any name.
void leave_away_common_folder(std::vector<HandedFile>& files) {
    const std::size_t slash = files.empty() ? std::string::npos : files.front().path.find('/');
    if (slash == std::string::npos) {
        return;
    }
    const std::string folder = files.front().path.substr(0, slash + 1);
    if (std::all_of(files.begin(), files.end(),
                    [&](const HandedFile& file) { return file.path.starts_with(folder); })) {
        for (HandedFile& file : files) {
            file.path.erase(0, folder.size());
        }
    }
}

} // namespace

Expected<std::vector<HandedFile>> unpack_tar(std::string_view bytes, const FileLimits& limits) {
    return unpack(Packing::Tar, bytes, limits);
}

Expected<std::vector<HandedFile>> unpack_hand_in(std::string_view name, std::string_view bytes,
                                                 const FileLimits& limits) {
    if (bytes.size() > limits.size) {
        return fail("The files have more than {size} MB in all.",
                    limits.size / FileLimits::megabyte);
    }
    const auto packing = packing_by(name);
    if (!packing) {
        FileCollection one(limits);
        if (auto added = one.begin(name, false).and_then([&] { return one.append(bytes); });
            !added) {
            return tl::unexpected(added.error());
        }
        return one.take();
    }
    auto files = unpack(*packing, bytes, limits);
    if (files && files->empty()) {
        return fail("There is no file in the archive.");
    }
    if (files) {
        leave_away_common_folder(*files);
    }
    return files;
}

} // namespace tabuleiro::course
