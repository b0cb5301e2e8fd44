#include "fit.hpp"

#include <cmath>
#include <numeric>
#include <thread>

#include "core/rng.hpp"

namespace tabuleiro::reversi::learning {

namespace {

using namespace patterns;

// The order of a shape's squares seen in a mirror; such contents share their weight.
std::vector<std::size_t> mirror_of(std::size_t table) {
    switch (table) {
    case 0: // the edge
        return {7, 6, 5, 4, 3, 2, 1, 0, 9, 8};
    case 4: // corners, along their diagonal
        return {0, 3, 6, 1, 4, 7, 2, 5, 8};
    case 5:
        return {0, 4, 7, 9, 1, 5, 8, 2, 6, 3};
    case 11: // has none
        return {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    default: { // lines
        std::vector<std::size_t> order(shape_squares[table]);
        for (std::size_t i = 0; i < order.size(); ++i) {
            order[i] = order.size() - 1 - i;
        }
        return order;
    }
    }
}

// For each weight of a stage, the one that represents it and its mirror image.
std::vector<std::uint32_t> make_shared_weights() {
    std::vector<std::uint32_t> shared(weights_per_stage);
    std::iota(shared.begin(), shared.end(), 0);
    for (std::size_t table = 0; table < shape_squares.size(); ++table) {
        const auto mirror = mirror_of(table);
        for (std::size_t contents = 0; contents < power_of_three(shape_squares[table]);
             ++contents) {
            std::size_t image = 0;
            for (std::size_t digit = 0; digit < mirror.size(); ++digit) {
                image += contents / power_of_three(digit) % 3 * power_of_three(mirror[digit]);
            }
            shared[table_begins[table] + contents] =
                static_cast<std::uint32_t>(table_begins[table] + std::min(contents, image));
        }
    }
    return shared;
}

struct Example {
    Looked looked;
    float margin;
};

// One stage's weights and what it learns from.
class Stage {
  public:
    explicit Stage(std::vector<float> weights) : weights_(std::move(weights)) {}

    std::vector<Example> learned;
    std::vector<Example> held;

    void learn(const Fitting& fitting) {
        Rng rng(fitting.seed);
        std::vector<std::uint32_t> order(learned.size());
        std::iota(order.begin(), order.end(), 0);
        std::vector<float> weights = weights_;
        best_held = mean_square(weights, held);
        best_learned = mean_square(weights, learned);
        for (int epoch = 1; epoch <= fitting.epochs; ++epoch) {
            rng.shuffle(order);
            const double done = (epoch - 1.0) / fitting.epochs;
            const auto rate =
                static_cast<float>(fitting.first_rate * (1 - done) + fitting.last_rate * done);
            for (const std::uint32_t number : order) {
                const Example& example = learned[number];
                // Games that got out of hand do not teach more than others.
                constexpr float most = 24;
                const float step =
                    rate * std::clamp(example.margin - sum(weights, example), -most, most);
                for (const std::uint32_t place : example.looked) {
                    weights[place] += step;
                }
            }
            if (const double now = mean_square(weights, held); now < best_held) {
                best_held = now;
                best_learned = mean_square(weights, learned);
                best_epoch = epoch;
                weights_ = weights;
            }
        }
    }

    const std::vector<float>& weights() const { return weights_; }
    double best_held = 0;
    double best_learned = 0;
    int best_epoch = 0;

  private:
    static float sum(const std::vector<float>& weights, const Example& example) {
        float total = 0;
        for (const std::uint32_t place : example.looked) {
            total += weights[place];
        }
        return total;
    }

    static double mean_square(const std::vector<float>& weights,
                              const std::vector<Example>& examples) {
        double total = 0;
        for (const Example& example : examples) {
            const double difference = example.margin - sum(weights, example);
            total += difference * difference;
        }
        return examples.empty() ? 0 : total / static_cast<double>(examples.size());
    }

    std::vector<float> weights_;
};

std::vector<float> first_weights(const Fitting& fitting, std::size_t stage) {
    std::vector<float> weights(weights_per_stage);
    if (fitting.from) {
        for (std::size_t i = 0; i < weights_per_stage; ++i) {
            weights[i] =
                static_cast<float>(fitting.from->weights()[stage * weights_per_stage + i]) /
                PatternTables::unit;
        }
    }
    return weights;
}

bool concerns(std::size_t stage, int placed, int overlap) {
    return stage_of(placed - overlap) == stage || stage_of(placed) == stage ||
           stage_of(placed + overlap) == stage;
}

} // namespace

Fitted fit(const std::vector<Sample>& samples, const Fitting& fitting) {
    const auto shared = make_shared_weights();
    std::vector<Stage> stages;
    for (std::size_t stage = 0; stage < stage_count; ++stage) {
        stages.emplace_back(first_weights(fitting, stage));
    }
    std::vector<std::jthread> threads;
    for (std::size_t number = 0; number < stage_count; ++number) {
        threads.emplace_back([&, number] {
            Stage& stage = stages[number];
            for (const Sample& sample : samples) {
                const Position position = position_of(sample);
                const int placed = placed_discs(position);
                if (!concerns(number, placed, fitting.overlap) ||
                    (sample.held != 0 && stage_of(placed) != number)) {
                    continue;
                }
                Looked looked = look_up(position);
                for (std::uint32_t& place : looked) {
                    place = shared[place];
                }
                (sample.held != 0 ? stage.held : stage.learned).push_back({looked, sample.margin});
            }
            stage.learn(fitting);
        });
    }
    threads.clear();

    std::vector<std::int16_t> weights;
    Fitted fitted{
        PatternTables(std::vector<std::int16_t>(stage_count * weights_per_stage)), {}, {}, {}, {}};
    for (const Stage& stage : stages) {
        for (std::size_t i = 0; i < weights_per_stage; ++i) {
            const double parts = std::round(stage.weights()[shared[i]] * PatternTables::unit);
            weights.push_back(static_cast<std::int16_t>(std::clamp(parts, -32767.0, 32767.0)));
        }
        fitted.learned.push_back(stage.best_learned);
        fitted.held.push_back(stage.best_held);
        fitted.best_epoch.push_back(stage.best_epoch);
        fitted.samples.push_back(stage.learned.size());
    }
    fitted.tables = PatternTables(std::move(weights));
    return fitted;
}

} // namespace tabuleiro::reversi::learning
