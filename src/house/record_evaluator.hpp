// The evaluator of a game (evaluation.hpp): its computer's variations, in the page's words.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "engines/computer.hpp"
#include "house/evaluation.hpp"
#include "house/presenter/presenter.hpp"

namespace tabuleiro::house {

template <Presented G>
requires CanBeAnalysed<G>
class RecordEvaluator {
  public:
    explicit RecordEvaluator(Record<G> record) : record_(std::move(record)) {}

    Evaluation operator()(int ply, const AnalysisTerms& terms) const {
        Evaluation evaluation{.ply = ply};
        const Record<G> record = record_at(ply);
        for (const auto& variation : computer_->analyse(record, terms)) {
            BestLine best = best_line(record.position(), variation);
            if (record.to_move() == Player::Second) {
                best.worth = from_other_side(best.worth);
            }
            evaluation.depth = std::max(evaluation.depth, variation.depth);
            evaluation.lines.push_back(std::move(best));
        }
        if (!evaluation.lines.empty()) {
            evaluation.worth = evaluation.lines.front().worth;
        }
        return evaluation;
    }

  private:
    // The page shows no more of a variation.
    static constexpr std::size_t longest_shown = 12;

    Record<G> record_at(int ply) const {
        Record<G> record = record_;
        while (record.plies() > ply) {
            record.take_back();
        }
        return record;
    }

    static BestLine best_line(typename G::Position position,
                              const Variation<typename G::Move>& variation) {
        BestLine line{{}, variation.worth};
        for (const auto& move : variation.moves) {
            if (line.moves.size() == longest_shown) {
                break;
            }
            auto next = after<G>(position, move);
            PlayedMove shown = Presenter<G>::played(position, move, next);
            line.moves.push_back(
                {std::move(shown.text), std::move(shown.note), std::move(shown.path)});
            position = std::move(next);
        }
        return line;
    }

    Record<G> record_;
    std::shared_ptr<Computer<G>> computer_ = std::make_shared<Computer<G>>();
};

} // namespace tabuleiro::house
