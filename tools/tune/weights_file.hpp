// The header that holds an engine's weights, and says how they were found.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tabuleiro::tuning {

// Weights that belong together: one, or a table of several.
struct WeightGroup {
    std::string_view name;
    std::size_t size = 1;
};

struct WeightsFile {
    std::string_view name_space; // tabuleiro::renpaarden
    std::string_view terms;      // the header that names the terms
    std::string_view type;       // of the array
    std::span<const WeightGroup> groups;
    std::vector<std::string> history; // lines of comment: how, in order
};

std::string write_weights(const WeightsFile& file, std::span<const double> weights);

} // namespace tabuleiro::tuning
