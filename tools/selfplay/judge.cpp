#include "judge.hpp"

#include <fmt/format.h>

#include "engines/chess/evaluation/evaluation.hpp"

namespace tabuleiro::roque {

Expected<std::string> judge(const std::vector<TrainingPosition>& positions,
                            const NetworkPtr& network) {
    LearnedEvaluation learned(network);
    TaperedEvaluation tapered;
    std::string lines;
    for (const TrainingPosition& each : positions) {
        const auto position = unpacked(each);
        if (!position || position->in_check()) {
            return fail("There is something in the file that is no quiet position.");
        }
        const bool is_white = position->to_move() == white;
        lines += fmt::format("{} {} {} {}\n", is_white ? each.score : -each.score,
                             is_white ? each.result : 2 - each.result, learned(*position, 0),
                             tapered(*position));
    }
    return lines;
}

} // namespace tabuleiro::roque
