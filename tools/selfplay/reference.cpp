#include "reference.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>
#include <utility>

#include "core/rng.hpp"
#include "engines/chess/engine.hpp"
#include "engines/chess/evaluation/chances.hpp"
#include "engines/chess/evaluation/evaluation.hpp"

namespace tabuleiro::roque {

using namespace chess;

namespace {

constexpr std::size_t table_megabytes = 4; // cleared before each position
constexpr Score largest_score = 3000;      // as in files of games

void draw(std::vector<TrainingPosition>& positions, std::size_t count, Rng rng) {
    count = std::min(count, positions.size());
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(positions[i], positions[i + rng.below(positions.size() - i)]);
    }
    positions.resize(count);
}

Score score_of(Engine& engine, const Position& position, std::uint64_t nodes) {
    SearchRequest request;
    request.game.position = position;
    request.limits.nodes = nodes;
    engine.new_game();
    return std::clamp(engine.search(request).score, -largest_score, largest_score);
}

} // namespace

Expected<std::vector<TrainingPosition>> reference_positions(std::vector<TrainingPosition> positions,
                                                            const ReferenceOptions& options) {
    draw(positions, options.count, Rng(options.seed));
    for (const TrainingPosition& each : positions) {
        if (const auto position = unpacked(each); !position || !position->has_legal_move()) {
            return fail("There is something in the file that is no position to move in.");
        }
    }
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> pool;
    for (int i = 0; i < options.threads; ++i) {
        pool.emplace_back([&] {
            Engine engine(table_megabytes);
            engine.set_network(options.network);
            for (std::size_t at = next++; at < positions.size(); at = next++) {
                TrainingPosition& here = positions[at];
                const Score score = score_of(engine, *unpacked(here), options.nodes);
                here.score = static_cast<std::int16_t>(here.to_move == 0 ? score : -score);
            }
        });
    }
    pool.clear();
    return positions;
}

Expected<EvaluationError> evaluation_error(const std::vector<TrainingPosition>& positions,
                                           const NetworkPtr& network) {
    if (positions.size() < 2) {
        return fail("An error needs two positions at least.");
    }
    Evaluation evaluation(network);
    double sum = 0;
    double squares = 0;
    for (const TrainingPosition& each : positions) {
        const auto position = unpacked(each);
        if (!position || position->in_check()) {
            return fail("There is something in the file that is no quiet position.");
        }
        const Score score = position->to_move() == white ? each.score : -each.score;
        const double difference = expected_result(evaluation(*position)) - expected_result(score);
        sum += difference * difference;
        squares += std::pow(difference, 4);
    }
    const auto count = static_cast<double>(positions.size());
    const double mean = sum / count;
    return EvaluationError{mean, std::sqrt((squares / count - mean * mean) / (count - 1))};
}

} // namespace tabuleiro::roque
