// A file with a secret in it: only its owner, and perhaps its group, may read it.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "core/error.hpp"

namespace tabuleiro {

// The text of the file, without spaces around it. If there is no file, it is made, with mode 0600,
// with the text that `make` returns. Fails if others may read or write the file.
Expected<std::string> read_or_make_key_file(const std::filesystem::path& file,
                                            const std::function<std::string()>& make);

} // namespace tabuleiro
