// The answering side of the program protocol for a game of the list, played by its computer.
#pragma once

#include <memory>
#include <optional>

#include "core/text.hpp"
#include "protocol/program/game_program.hpp"
#include "record/record_text.hpp"

namespace tabuleiro::program {

// More moves than any game has; each takes memory.
inline constexpr std::size_t longest_game = 100'000;

template <HasComputer G>
class GameProgramOf final : public GameProgram {
  public:
    std::string_view game() const override { return G::id; }
    int highest_level() const override { return Computer<G>::highest_level; }

    Expected<void> begin(std::span<const WrittenOption> options) override {
        const auto read = read_options<G>(options);
        if (!read) {
            return tl::unexpected(read.error());
        }
        options_ = *read;
        if constexpr (OpenGame<G>) {
            situation_ = Record<G>::begin(*read).value();
        } else {
            situation_.reset();
        }
        computer_.new_game();
        return {};
    }

    Expected<void> set_position([[maybe_unused]] const SetPosition& wanted) override {
        if constexpr (OpenGame<G>) {
            auto record =
                wanted.text ? record_from<G>(*wanted.text, options_) : Record<G>::begin(options_);
            if (!record) {
                return tl::unexpected(record.error());
            }
            if (wanted.moves.size() > longest_game) {
                return fail("No game has more than {most} moves.", longest_game);
            }
            for (const std::string& text : wanted.moves) {
                const auto move = G::parse(record->position(), text);
                if (!move) {
                    return fail("{move}: {reason}", tabuleiro::quoted(text), move.error());
                }
                record->play(*move);
            }
            situation_ = *std::move(record);
            return {};
        } else {
            return fail("This game has secrets: it takes a view, and no position.");
        }
    }

    Expected<void> set_view([[maybe_unused]] const SetView& wanted) override {
        if constexpr (OpenGame<G>) {
            return fail("This game has no secrets: it takes a position, and no view.");
        } else {
            const auto view = G::read_view(wanted.text);
            if (!view) {
                return tl::unexpected(view.error());
            }
            if (!(view->options == options_)) {
                return fail("The view is of a game with other options.");
            }
            situation_ = *view;
            return {};
        }
    }

    Expected<Player> to_move() const override {
        if (!situation_) {
            return fail("There is no view yet.");
        }
        if (is_over()) {
            return fail("The game is over there.");
        }
        if constexpr (OpenGame<G>) {
            return situation_->to_move();
        } else if (situation_->to_move != situation_->seat) {
            return fail("It is the other player's turn.");
        } else {
            return situation_->seat;
        }
    }

    Thinking thinking() override {
        return [this](const PlayTerms& terms) {
            const auto advice = computer_.choose(*situation_, terms);
            Thought thought{.move = G::format(view(), advice.move)};
            if (advice.depth > 0) {
                thought.info.depth = advice.depth;
                thought.info.nodes = static_cast<std::int64_t>(advice.nodes);
                thought.info.score = advice.score;
                thought.info.mate = advice.mate;
            }
            return thought;
        };
    }

  private:
    // Of the player whose move is wanted.
    const typename G::View& view() const {
        if constexpr (OpenGame<G>) {
            return situation_->position();
        } else {
            return *situation_;
        }
    }
    bool is_over() const {
        if constexpr (OpenGame<G>) {
            if (situation_->outcome()) {
                return true;
            }
        }
        return std::size(G::legal_moves(view())) == 0;
    }

    typename G::Options options_{};
    std::optional<Situation<G>> situation_;
    Computer<G> computer_;
};

template <HasComputer G>
std::unique_ptr<GameProgram> game_program() {
    return std::make_unique<GameProgramOf<G>>();
}

} // namespace tabuleiro::program
