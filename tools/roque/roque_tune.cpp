// roque_tune POSITIONS WEIGHTS [STEPS [THREADS [RESULT_SHARE]]]: fits the weights of the
// evaluation to the results and scores of games, and writes them as
// src/engines/chess/evaluation/weights.cpp. The share of the result is mixed in here, so the
// positions are those of `selfplay positions --following 0`.
#include <fmt/core.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <numbers>
#include <thread>

#include "engines/chess/evaluation/chances.hpp"
#include "engines/chess/evaluation/tapered.hpp"
#include "engines/chess/evaluation/weights.hpp"
#include "position_file.hpp"
#include "tuning/regression.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::roque;

// Each weight has a term for the middlegame and one for the endgame, side by side.
constexpr std::size_t term_count = 2 * weight_count;

// For pieces other than pawn and king, left and right are the same: the weight of the left square
// serves both.
constexpr std::size_t shared_weight(std::size_t weight) {
    constexpr std::size_t table = 5; // piece_square begins after material
    constexpr std::size_t first = table + 64;
    constexpr std::size_t last = table + 5 * 64;
    const std::size_t file = (weight - table) % 8;
    return weight >= first && weight < last && file > 3 ? weight + 7 - 2 * file : weight;
}

// The regression's odds are e to 1 for tuning::scale, roque's ten to one for ten_to_one.
constexpr double unit = tuning::scale * std::numbers::ln10 / ten_to_one;

tuning::Samples load(std::span<const TrainingPosition> positions, double result_share) {
    tuning::Samples samples;
    for (const TrainingPosition& packed : positions) {
        const auto position = unpacked(packed);
        if (!position) {
            continue;
        }
        const Trace trace = trace_evaluation(*position);
        const float middlegame = static_cast<float>(trace.phase) / phase_total;
        const float endgame = (1 - middlegame) * static_cast<float>(trace.scale) / scale_normal;
        std::vector<tuning::Amount> amounts;
        for (const auto& [weight, times] : trace.coefficients) {
            const auto term = static_cast<std::uint16_t>(2 * shared_weight(weight));
            amounts.push_back({term, static_cast<float>(times) * middlegame});
            amounts.push_back(
                {static_cast<std::uint16_t>(term + 1), static_cast<float>(times) * endgame});
        }
        samples.add(amounts, result_share * packed.result / 2.0 +
                                 (1 - result_share) * expected_result(packed.score));
    }
    return samples;
}

tuning::Samples load(const std::vector<TrainingPosition>& positions, double result_share,
                     int threads) {
    const auto count = static_cast<std::size_t>(threads);
    std::vector<tuning::Samples> parts(count);
    std::vector<std::jthread> pool;
    for (std::size_t part = 0; part < count; ++part) {
        const std::size_t begin = positions.size() * part / count;
        const std::size_t end = positions.size() * (part + 1) / count;
        pool.emplace_back([&, begin, end, part] {
            parts[part] = load(std::span(positions).subspan(begin, end - begin), result_share);
        });
    }
    pool.clear();
    for (std::size_t part = 1; part < count; ++part) {
        parts[0].add(parts[part]);
    }
    return std::move(parts[0]);
}

void write_weights(const std::filesystem::path& file, const Weights& tuned) {
    std::ofstream out(file);
    out << fmt::format("// Written by tools/roque/roque_tune; edited by hand only to start over.\n"
                       "#include \"engines/chess/evaluation/weights.hpp\"\n\n"
                       "namespace tabuleiro::roque {{\n\n"
                       "// clang-format off\n"
                       "constinit const Weights weights{{\n");
    for_each_field(tuned, [&](std::string_view name, auto terms) {
        out << fmt::format("    .{} = {{{{\n", name);
        for (std::size_t i = 0; i < terms.size(); ++i) {
            out << fmt::format("{}{{{}, {}}},{}", i % 8 == 0 ? "        " : " ",
                               terms[i].middlegame(), terms[i].endgame(),
                               i % 8 == 7 || i + 1 == terms.size() ? "\n" : "");
        }
        out << fmt::format("    }}}},\n");
    });
    out << fmt::format("}};\n// clang-format on\n\n}} // namespace tabuleiro::roque\n");
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        fmt::print(stderr, "usage: roque_tune POSITIONS WEIGHTS [STEPS [THREADS [SHARE]]]\n");
        return 2;
    }
    const int steps = argc > 3 ? std::atoi(argv[3]) : 400;
    const int threads = argc > 4 ? std::max(std::atoi(argv[4]), 1) : 2;
    const double result_share = argc > 5 ? std::atof(argv[5]) : 0.6;
    const auto positions = read_positions(argv[1]);
    if (!positions) {
        fmt::print(stderr, "roque_tune: {}\n", positions.error().text());
        return 1;
    }
    const tuning::Samples samples = load(*positions, result_share, threads);
    std::vector<double> start(term_count);
    for (std::size_t i = 0; i < weight_count; ++i) {
        start[2 * i] = unit * flat(weights)[i].middlegame();
        start[2 * i + 1] = unit * flat(weights)[i].endgame();
    }
    // Rarely seen weights stay near their starting values: as if half a sample per point said so.
    const double pull = 0.5 / (2 * unit * tuning::scale * static_cast<double>(samples.size()));
    const auto fitted =
        tuning::fit(samples, start, {.steps = steps, .pull = pull, .threads = threads});
    fmt::print("{} positions, cross entropy {:.6f} before, {:.6f} after\n", samples.size(),
               tuning::loss(samples, start), tuning::loss(samples, fitted));

    Weights tuned = weights;
    for (std::size_t i = 0; i < weight_count; ++i) {
        const std::size_t term = 2 * shared_weight(i);
        flat(tuned)[i] = Term(static_cast<int>(std::lround(fitted[term] / unit)),
                              static_cast<int>(std::lround(fitted[term + 1] / unit)));
    }
    write_weights(argv[2], tuned);
    return 0;
}
