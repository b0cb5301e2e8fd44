// Files as one archive: what unpack_tar reads again, and what a teacher downloads.
#pragma once

#include <string>
#include <vector>

#include "course/handed_files.hpp"

namespace tabuleiro::course {

enum class Compressed : std::uint8_t { No, Gzip };

// In the form of tar. The same files give the same bytes, whenever they are packed. Requires: names
// as names_of allows them.
std::string pack_tar(const std::vector<HandedFile>& files, Compressed compressed = Compressed::No);

} // namespace tabuleiro::course
