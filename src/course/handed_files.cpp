#include "course/handed_files.hpp"

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "files/descriptor.hpp"

namespace tabuleiro::course {
namespace {

constexpr std::size_t longest_path = 400;
constexpr std::size_t longest_name = 200;
constexpr std::size_t deepest = 16;

bool is_name(std::string_view name) {
    const auto characters = decoded(name);
    return characters && !name.empty() && name.size() <= longest_name && name != "." &&
           name != ".." && name.find('\\') == std::string_view::npos &&
           std::none_of(characters->begin(), characters->end(), is_unseen);
}

bool is_below(std::string_view path, std::string_view folder) {
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

tl::unexpected<Error> cannot_write(std::string_view path) {
    return fail("Cannot write '{path}': {cause}.", path,
                std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
}

// The kernel keeps the lookup below the folder, whatever the name says and whatever lies there.
Descriptor open_beneath(const Descriptor& folder, const std::string& name, int flags,
                        mode_t mode = 0) {
    open_how how{};
    how.flags = static_cast<std::uint64_t>(flags | O_CLOEXEC);
    how.mode = mode;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS;
    return Descriptor(
        static_cast<int>(syscall(SYS_openat2, folder.number(), name.c_str(), &how, sizeof how)));
}

Expected<Descriptor> enter_folder(const Descriptor& above, const std::string& name) {
    if (mkdirat(above.number(), name.c_str(), 0755) != 0 && errno != EEXIST) {
        return cannot_write(name);
    }
    Descriptor folder = open_beneath(above, name, O_RDONLY | O_DIRECTORY);
    if (!folder.is_open() || fchmod(folder.number(), 0755) != 0) {
        return cannot_write(name);
    }
    return folder;
}

Expected<void> write_file(const Descriptor& folder, const std::string& name,
                          const HandedFile& file) {
    const Descriptor to = open_beneath(folder, name, O_WRONLY | O_CREAT | O_EXCL, 0600);
    if (!to.is_open()) {
        return cannot_write(file.path);
    }
    for (std::string_view rest = file.bytes; !rest.empty();) {
        const ssize_t wrote = write(to.number(), rest.data(), rest.size());
        if (wrote < 0 && errno != EINTR) {
            return cannot_write(file.path);
        }
        rest.remove_prefix(wrote < 0 ? 0 : static_cast<std::size_t>(wrote));
    }
    if (fchmod(to.number(), file.executable ? 0755 : 0644) != 0) {
        return cannot_write(file.path);
    }
    return {};
}

} // namespace

Expected<std::vector<std::string_view>> names_of(std::string_view path) {
    auto names = split(path, '/');
    if (path.size() > longest_path || names.size() > deepest ||
        !std::all_of(names.begin(), names.end(), is_name)) {
        return fail("{path} is no name for a file here: names may not lead out of their folder, be "
                    "very long, or have characters that cannot be seen.",
                    quoted_letters(path));
    }
    return names;
}

Expected<void> FileCollection::count_entry() {
    if (++entries_ > limits_.files) {
        return fail("There are more than {count} files and folders.", limits_.files);
    }
    return {};
}

Expected<void> FileCollection::begin(std::string_view path, bool executable) {
    if (const auto names = names_of(path); !names) {
        return tl::unexpected(names.error());
    }
    for (const HandedFile& file : files_) {
        if (file.path == path || is_below(path, file.path) || is_below(file.path, path)) {
            return fail("The file {path} is there twice.", quoted_letters(path));
        }
    }
    files_.push_back({std::string(path), {}, executable});
    return {};
}

Expected<void> FileCollection::append(std::string_view bytes) {
    size_ += bytes.size();
    if (size_ > limits_.size) {
        return fail("The files have more than {size} MB in all.",
                    limits_.size / FileLimits::megabyte);
    }
    files_.back().bytes += bytes;
    return {};
}

Expected<std::vector<HandedFile>> select_files(std::vector<HandedFile> files,
                                               const std::vector<std::string>& paths) {
    const auto is_wanted = [](const HandedFile& file, const std::string& path) {
        return path == "." || file.path == path || is_below(file.path, path);
    };
    for (const std::string& path : paths) {
        if (std::none_of(files.begin(), files.end(),
                         [&](const HandedFile& file) { return is_wanted(file, path); })) {
            return fail("There is no file '{path}', which the assignment asks for.", path);
        }
    }
    std::erase_if(files, [&](const HandedFile& file) {
        return std::none_of(paths.begin(), paths.end(),
                            [&](const std::string& path) { return is_wanted(file, path); });
    });
    return files;
}

Expected<void> write_files(const std::string& folder, const std::vector<HandedFile>& files) {
    if (mkdir(folder.c_str(), 0755) != 0 && errno != EEXIST) {
        return cannot_write(folder);
    }
    const Descriptor root(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!root.is_open() || fchmod(root.number(), 0755) != 0) {
        return cannot_write(folder);
    }
    for (const HandedFile& file : files) {
        const auto names = names_of(file.path);
        if (!names) {
            return tl::unexpected(names.error());
        }
        Descriptor below;
        const Descriptor* here = &root;
        for (std::size_t i = 0; i + 1 < names->size(); ++i) {
            auto next = enter_folder(*here, std::string((*names)[i]));
            if (!next) {
                return tl::unexpected(next.error());
            }
            below = std::move(*next);
            here = &below;
        }
        if (auto written = write_file(*here, std::string(names->back()), file); !written) {
            return written;
        }
    }
    return {};
}

} // namespace tabuleiro::course
