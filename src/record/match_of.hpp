// The matches of one game; see match.hpp.
#pragma once

#include "record/match.hpp"
#include "record/match_rules.hpp"
#include "record/record.hpp"

namespace tabuleiro {

template <Game G>
struct PreparedMovesOf final : PreparedMoves {
    struct Step {
        typename G::Move move;
        typename G::Position after;
        std::optional<Result> ending;
    };

    int count() const override { return static_cast<int>(steps.size()); }
    Player next() const override { return G::to_move(steps.back().after); }
    std::optional<Result> ending() const override {
        return steps.empty() ? std::nullopt : steps.back().ending;
    }

    std::vector<Step> steps;
};

template <Game G>
class MatchOf final : public Match {
  public:
    // Plays moves to see what they make of the game, and takes them all back at its end.
    class Preparation {
      public:
        explicit Preparation(MatchOf& match) : record_(match.record_) {}
        Preparation(const Preparation&) = delete;
        Preparation& operator=(const Preparation&) = delete;
        ~Preparation() {
            for (int n = moves_->count(); n > 0; --n) {
                record_.take_back();
            }
        }

        // Requires: the move is legal.
        void play(const typename G::Move& move) {
            moves_->text += moves_->text.empty() ? "" : " ";
            moves_->text += G::format(G::view(record_.position(), record_.to_move()), move);
            record_.play(move);
            moves_->steps.push_back({move, record_.position(), ending_of(record_)});
        }
        std::shared_ptr<const PreparedMoves> moves() const { return moves_; }

      private:
        Record<G>& record_;
        std::shared_ptr<PreparedMovesOf<G>> moves_ = std::make_shared<PreparedMovesOf<G>>();
    };

    explicit MatchOf(Record<G> record, const MatchOptions& options = {})
        : Match(options), record_(std::move(record)) {}

    const Record<G>& record() const { return record_; }

    std::string_view game() const override { return G::id; }
    Player to_move() const override { return record_.to_move(); }
    int plies() const override { return record_.plies(); }
    std::string position() const override { return G::write(record_.position()); }
    std::optional<Result> ending_by_rule() const override { return ending_of(record_); }

    std::vector<std::string> legal_moves() const override {
        std::vector<std::string> texts;
        if (!result()) {
            const auto& view = G::view(record_.position(), to_move());
            for (const auto& move : G::legal_moves(view)) {
                texts.push_back(G::format(view, move));
            }
        }
        return texts;
    }

    std::vector<std::string> moves() const override {
        std::vector<std::string> texts;
        for (int ply = 0; ply < record_.plies(); ++ply) {
            const auto& before = record_.position_at(ply);
            texts.push_back(G::format(G::view(before, G::to_move(before)),
                                      record_.moves()[static_cast<std::size_t>(ply)]));
        }
        return texts;
    }

  private:
    Expected<void> play_text(std::string_view text) override {
        return record_.play_text(text).map([](const auto&) {});
    }
    std::optional<Result> play_prepared(const PreparedMoves& moves, int n) override {
        const auto& step =
            static_cast<const PreparedMovesOf<G>&>(moves).steps[static_cast<std::size_t>(n)];
        record_.play(step.move, step.after);
        return step.ending;
    }
    void undo() override { record_.take_back(); }

    std::optional<std::string> claimable_rule() const override {
        if constexpr (AllowsClaims<G>) {
            if (const auto rule =
                    G::claimable(record_.position(), record_.options(), record_.occurrences())) {
                return rule_name(record_, *rule);
            }
        }
        return std::nullopt;
    }

    bool is_hopeless(Player player) const override {
        return tabuleiro::is_hopeless(record_, player);
    }

    Record<G> record_;
};

} // namespace tabuleiro
