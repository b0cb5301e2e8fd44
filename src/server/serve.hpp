// The house, from opening to closing.
#pragma once

#include <filesystem>

#include "server/config.hpp"

namespace tabuleiro::server {

// Opens the house, prints where it is, and serves until SIGINT or SIGTERM. Throws if it cannot
// begin (port in use, no disk, a damaged store), with a sentence that says what to do.
void serve(const Config& config);

// The folder, for its owner's eyes only. Throws if it cannot be made.
void make_private_folder(const std::filesystem::path& folder);

} // namespace tabuleiro::server
