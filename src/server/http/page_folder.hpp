// Where the page's files are: given, installed beside the program, or built in the source tree.
#pragma once

#include <filesystem>

namespace tabuleiro::server {

// The first that has an index.html; empty if there is none.
std::filesystem::path find_page(const std::filesystem::path& given);

// In the background; does nothing where there is no desktop.
void open_browser(const std::string& address);

} // namespace tabuleiro::server
