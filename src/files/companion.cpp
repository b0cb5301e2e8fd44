#include "files/companion.hpp"

namespace tabuleiro {

std::filesystem::path companion(std::string_view name) {
    std::error_code error;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    const auto beside = folder / name;
    return std::filesystem::exists(beside, error)
               ? beside
               : folder.parent_path() / "lib" / "tabuleiro" / name;
}

} // namespace tabuleiro
