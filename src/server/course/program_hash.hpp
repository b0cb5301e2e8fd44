// What the files of an accepted program are known by.
#pragma once

#include <string>
#include <string_view>

namespace tabuleiro::server {

// SHA-256 of the packed files, in hexadecimal.
std::string hash_of_program(std::string_view packed);

} // namespace tabuleiro::server
