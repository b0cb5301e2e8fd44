// Embeds a file in the program unchanged.
#pragma once

#include <cstddef>
#include <string_view>

// At the top of a source file: the file's path, a string literal, and a name that is unique in the
// program. Its bytes are embedded_file(NAME_begin, NAME_end).
#define TABULEIRO_EMBED(name, path)                                                                \
    asm(".pushsection .rodata\n"                                                                   \
        ".balign 64\n"                                                                             \
        ".global " #name "_begin\n"                                                                \
        ".hidden " #name "_begin\n" #name "_begin:\n"                                              \
        ".incbin \"" path "\"\n"                                                                   \
        ".global " #name "_end\n"                                                                  \
        ".hidden " #name "_end\n" #name "_end:\n"                                                  \
        ".popsection\n");                                                                          \
    extern "C" const char name##_begin[];                                                          \
    extern "C" const char name##_end[];

namespace tabuleiro {

inline std::string_view embedded_file(const char* begin, const char* end) {
    return {begin, static_cast<std::size_t>(end - begin)};
}

} // namespace tabuleiro
