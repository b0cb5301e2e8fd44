#include "files/private_folder.hpp"

#include <sys/stat.h>

#include <cerrno>
#include <cstring>

namespace tabuleiro {

Expected<void> make_private_folder(const std::filesystem::path& folder) {
    std::error_code ignored;
    if (folder.empty() || std::filesystem::is_directory(folder, ignored)) {
        return {};
    }
    // With a trailing slash the folder would be its own parent.
    const auto place = folder.has_filename() ? folder : folder.parent_path();
    std::filesystem::create_directories(place.parent_path(), ignored); // mkdir reports the failure
    if (::mkdir(place.c_str(), 0700) != 0 &&
        !(errno == EEXIST && std::filesystem::is_directory(place, ignored))) {
        return fail("The folder '{folder}' cannot be made: {cause}. Choose another with --data.",
                    folder.string(), std::strerror(errno));
    }
    return {};
}

} // namespace tabuleiro
