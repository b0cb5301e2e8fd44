// roque_tune POSITIONS WEIGHTS [EPOCHS [THREADS [RESULT_SHARE]]]: fits the weights of the
// evaluation to the results and scores of games (Texel's method, by gradient descent), and writes
// them as src/engines/chess/evaluation/weights.cpp. The share of the result is mixed in here: the
// positions are those of `selfplay positions --following 0`.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "engines/chess/evaluation/chances.hpp"
#include "engines/chess/evaluation/tapered.hpp"
#include "engines/chess/evaluation/weights.hpp"
#include "position_file.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::roque;

struct Sample {
    std::size_t begin; // of its coefficients
    std::uint32_t size;
    float middlegame; // shares of the two sums
    float endgame;
    float target;
};

struct Data {
    std::vector<Trace::Coefficient> coefficients;
    std::vector<Sample> samples;
};

Data load(const std::vector<TrainingPosition>& positions, double result_share, int threads) {
    std::vector<Data> parts(static_cast<std::size_t>(threads));
    std::vector<std::thread> pool;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        pool.emplace_back([&, part] {
            Data& data = parts[part];
            for (std::size_t i = part; i < positions.size(); i += parts.size()) {
                const auto position = unpacked(positions[i]);
                if (!position) {
                    continue;
                }
                const Trace trace = trace_evaluation(*position);
                Sample sample{};
                sample.begin = data.coefficients.size();
                sample.size = static_cast<std::uint32_t>(trace.coefficients.size());
                sample.middlegame = static_cast<float>(trace.phase) / phase_total;
                sample.endgame = static_cast<float>(phase_total - trace.phase) / phase_total *
                                 static_cast<float>(trace.scale) / scale_normal;
                sample.target =
                    static_cast<float>(result_share * positions[i].result / 2.0 +
                                       (1 - result_share) * expected_result(positions[i].score));
                data.samples.push_back(sample);
                data.coefficients.insert(data.coefficients.end(), trace.coefficients.begin(),
                                         trace.coefficients.end());
            }
        });
    }
    for (std::thread& thread : pool) {
        thread.join();
    }
    Data all;
    for (Data& part : parts) {
        for (Sample& sample : part.samples) {
            sample.begin += all.coefficients.size();
            all.samples.push_back(sample);
        }
        all.coefficients.insert(all.coefficients.end(), part.coefficients.begin(),
                                part.coefficients.end());
        part = Data();
    }
    return all;
}

struct Pair {
    double middlegame = 0;
    double endgame = 0;
};
using Values = std::vector<Pair>;

// The gradient over some samples; returns the sum of squared errors.
double accumulate(const Data& data, std::size_t from, std::size_t to, const Values& values,
                  Values& gradient) {
    double error = 0;
    for (std::size_t i = from; i < to; ++i) {
        const Sample& sample = data.samples[i];
        const auto* coefficients = data.coefficients.data() + sample.begin;
        double middlegame = 0;
        double endgame = 0;
        for (std::uint32_t k = 0; k < sample.size; ++k) {
            const Pair& value = values[coefficients[k].weight];
            middlegame += coefficients[k].times * value.middlegame;
            endgame += coefficients[k].times * value.endgame;
        }
        const double guess =
            expected_result(middlegame * sample.middlegame + endgame * sample.endgame);
        const double miss = guess - sample.target;
        error += miss * miss;
        const double slope = miss * guess * (1 - guess);
        for (std::uint32_t k = 0; k < sample.size; ++k) {
            Pair& sum = gradient[coefficients[k].weight];
            sum.middlegame += slope * sample.middlegame * coefficients[k].times;
            sum.endgame += slope * sample.endgame * coefficients[k].times;
        }
    }
    return error;
}

double gradient_of(const Data& data, const Values& values, Values& gradient, int threads) {
    const auto parts = static_cast<std::size_t>(threads);
    std::vector<Values> gradients(parts, Values(weight_count));
    std::vector<double> errors(parts);
    std::vector<std::thread> pool;
    for (std::size_t part = 0; part < parts; ++part) {
        pool.emplace_back([&, part] {
            errors[part] =
                accumulate(data, data.samples.size() * part / parts,
                           data.samples.size() * (part + 1) / parts, values, gradients[part]);
        });
    }
    double error = 0;
    gradient.assign(weight_count, Pair{});
    for (std::size_t part = 0; part < parts; ++part) {
        pool[part].join();
        error += errors[part];
        for (std::size_t i = 0; i < weight_count; ++i) {
            gradient[i].middlegame += gradients[part][i].middlegame;
            gradient[i].endgame += gradients[part][i].endgame;
        }
    }
    return error / static_cast<double>(data.samples.size());
}

// Adam, one number.
class Descent {
  public:
    void step(double& value, double gradient, double rate, int epoch) {
        mean_ = 0.9 * mean_ + 0.1 * gradient;
        square_ = 0.999 * square_ + 0.001 * gradient * gradient;
        const double mean = mean_ / (1 - std::pow(0.9, epoch));
        const double square = square_ / (1 - std::pow(0.999, epoch));
        value -= rate * mean / (std::sqrt(square) + 1e-9);
    }

  private:
    double mean_ = 0;
    double square_ = 0;
};

// Weights seen seldom stay near where they began: as if this many samples said so.
constexpr double prior = 0.1;

// Where a piece other than pawn and king stands, left and right are the same.
void tie_sides(Values& values) {
    constexpr std::size_t table = 5; // piece_square begins after material
    for (std::size_t role = 1; role <= 4; ++role) {
        for (std::size_t rank = 0; rank < 8; ++rank) {
            for (std::size_t file = 0; file < 4; ++file) {
                Pair& left = values[table + role * 64 + rank * 8 + file];
                Pair& right = values[table + role * 64 + rank * 8 + 7 - file];
                left.middlegame = right.middlegame = (left.middlegame + right.middlegame) / 2;
                left.endgame = right.endgame = (left.endgame + right.endgame) / 2;
            }
        }
    }
}

void write_weights(const std::filesystem::path& file, const Weights& tuned) {
    std::ofstream out(file);
    out << fmt::format("// Written by tools/roque/roque_tune; changed by hand only to begin anew.\n"
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
        fmt::print(stderr, "usage: roque_tune POSITIONS WEIGHTS [EPOCHS [THREADS [SHARE]]]\n");
        return 2;
    }
    const int epochs = argc > 3 ? std::atoi(argv[3]) : 400;
    const int threads = argc > 4 ? std::atoi(argv[4]) : 2;
    const double result_share = argc > 5 ? std::atof(argv[5]) : 0.6;
    const auto positions = read_positions(argv[1]);
    if (!positions) {
        fmt::print(stderr, "roque_tune: {}\n", positions.error().text());
        return 1;
    }
    const Data data = load(*positions, result_share, threads);
    fmt::print("{} positions, {} coefficients\n", data.samples.size(), data.coefficients.size());

    Values values(weight_count);
    for (std::size_t i = 0; i < weight_count; ++i) {
        values[i] = {static_cast<double>(flat(weights)[i].middlegame()),
                     static_cast<double>(flat(weights)[i].endgame())};
    }
    const Values start = values;
    std::vector<Descent> middlegame(weight_count);
    std::vector<Descent> endgame(weight_count);
    Values gradient;
    for (int epoch = 1; epoch <= epochs; ++epoch) {
        const double error = gradient_of(data, values, gradient, threads);
        const double rate = epoch < epochs / 2 ? 1.0 : epoch < epochs * 4 / 5 ? 0.3 : 0.1;
        for (std::size_t i = 0; i < weight_count; ++i) {
            const Pair drift{prior * (values[i].middlegame - start[i].middlegame),
                             prior * (values[i].endgame - start[i].endgame)};
            middlegame[i].step(values[i].middlegame, gradient[i].middlegame + drift.middlegame,
                               rate, epoch);
            endgame[i].step(values[i].endgame, gradient[i].endgame + drift.endgame, rate, epoch);
        }
        tie_sides(values);
        if (epoch % 20 == 0 || epoch == 1) {
            fmt::print("epoch {}: error {:.6f}\n", epoch, error);
        }
    }
    Weights tuned = weights;
    for (std::size_t i = 0; i < weight_count; ++i) {
        flat(tuned)[i] = Term(static_cast<int>(std::lround(values[i].middlegame)),
                              static_cast<int>(std::lround(values[i].endgame)));
    }
    write_weights(argv[2], tuned);
    return 0;
}
