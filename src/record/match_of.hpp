// The matches of one game; see match.hpp.
#pragma once

#include "core/text.hpp"
#include "record/match.hpp"
#include "record/match_rules.hpp"
#include "record/record.hpp"

namespace tabuleiro {

template <Game G>
class MatchOf final : public Match {
  public:
    explicit MatchOf(Record<G> record, const MatchOptions& options = {})
        : Match(options), record_(std::move(record)) {}

    const Record<G>& record() const { return record_; }

    std::string_view game() const override { return G::id; }
    Player to_move() const override { return record_.to_move(); }
    int plies() const override { return record_.plies(); }
    std::string position() const override { return G::write(record_.position()); }

    // How the rules would end the game after these moves, blanks between; the match stays as it is.
    std::optional<Result> ending_after(std::string_view moves) {
        int played = 0;
        for (const std::string_view move : words(moves)) {
            played += record_.play_text(move) ? 1 : 0;
        }
        auto ending = ending_of(record_);
        for (; played > 0; --played) {
            record_.take_back();
        }
        return ending;
    }

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
    void undo() override { record_.take_back(); }

    std::optional<Result> ending_by_rule() const override { return ending_of(record_); }

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
