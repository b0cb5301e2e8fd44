// Batteries as a teacher hands them in: an archive with NAME.in and NAME.out, in the folders open
// and hidden; those beside the folders are open.
#pragma once

#include <string_view>
#include <vector>

#include "course/handed_files.hpp"
#include "programs/check/battery.hpp"

namespace tabuleiro::course {

// From the bytes of an archive, checked like what students hand in. Fails with everything that is
// wrong.
[[nodiscard]] Expected<std::vector<HandedFile>> unpack_batteries(std::string_view name,
                                                                 std::string_view bytes);
// The open ones in front. Fails with everything that is wrong: files without their other half,
// names that are there twice, and files that are no batteries.
[[nodiscard]] Expected<std::vector<programs::Battery>>
batteries_in(const std::vector<HandedFile>& files);
// Those that a student may see.
std::vector<HandedFile> open_files(std::vector<HandedFile> files);

} // namespace tabuleiro::course
