#include "weights_file.hpp"

#include <fmt/format.h>

#include <cmath>

namespace tabuleiro::tuning {

std::string write_weights(const WeightsFile& file, std::span<const double> weights) {
    std::string text = "// What each term is worth. Written by tools/tune, not by hand:\n//\n";
    for (const std::string& line : file.history) {
        text += fmt::format("// {}\n", line);
    }
    text += fmt::format("#pragma once\n\n#include \"{}\"\n\nnamespace {} {{\n\n", file.terms,
                        file.name_space);
    text += fmt::format("// clang-format off\ninline constexpr {} weights{{\n", file.type);
    constexpr std::size_t per_line = 8;
    std::size_t next = 0;
    for (const WeightGroup& group : file.groups) {
        if (group.size > 1) {
            text += fmt::format("    // {}\n", group.name);
        }
        for (std::size_t i = 0; i < group.size; ++i, ++next) {
            const bool starts = i % per_line == 0;
            const bool ends = i % per_line == per_line - 1 || i + 1 == group.size;
            text += fmt::format("{}{},{}", starts ? "    " : " ", std::lround(weights[next]),
                                !ends             ? ""
                                : group.size == 1 ? fmt::format(" // {}\n", group.name)
                                                  : "\n");
        }
    }
    text += fmt::format("}};\n// clang-format on\n\n}} // namespace {}\n", file.name_space);
    return text;
}

} // namespace tabuleiro::tuning
