// What is in an archive: ordinary files with harmless names, within limits, or nothing at all.
#pragma once

#include <string_view>
#include <vector>

#include "course/handed_files.hpp"

namespace tabuleiro::course {

// What a student hands in: an archive by its name (.tar.gz, .tgz, .zip), else one source file. A
// folder that holds everything is left away. Links, devices, encrypted files and names that lead
// out of the folder are refused, and so is what is too much or packed too tightly.
[[nodiscard]] Expected<std::vector<HandedFile>>
unpack_hand_in(std::string_view name, std::string_view bytes, const FileLimits& limits);

// An archive in the form of tar, not compressed.
[[nodiscard]] Expected<std::vector<HandedFile>> unpack_tar(std::string_view bytes,
                                                           const FileLimits& limits);

} // namespace tabuleiro::course
