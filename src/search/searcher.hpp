// Alpha-beta with iterative deepening, written once for every open game.
//
// A search belongs to one thread; several may share a table. It has no clock: the stop condition
// does. With a node budget alone, a fresh table and one thread, it always gives the same answer.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "search/tree.hpp"

namespace tabuleiro::search {

template <OpenGame G, Policy<G> P>
class Searcher {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    explicit Searcher(P policy, Table& table, Settings settings = {},
                      typename G::Options options = {})
        : settings_(settings), tree_(std::move(policy), table, settings, std::move(options)) {}

    // The best variations from a position; `history` are the positions before it, oldest first. The
    // result has a move whatever the budget, if there is a legal one: the root itself is not tested
    // for the end of the game, only the positions below it.
    Result<Move> search(const Position& root, std::span<const Position> history = {},
                        const Budget& budget = {}, const StopCondition& stop = {},
                        const Listener<Move>& listener = {}) {
        tree_.begin(root, history, budget, stop);
        list_root_moves(root);
        const std::size_t lines =
            std::min(static_cast<std::size_t>(std::max(settings_.lines, 1)), root_moves_.size());
        const auto end = root_moves_.begin() + static_cast<std::ptrdiff_t>(lines);
        for (int depth = 1; lines > 0 && depth <= std::min(budget.depth, max_depth); ++depth) {
            for (std::size_t line = 0; line < lines && !tree_.counter().stopped(); ++line) {
                deepen(root, depth, line);
                if (listener && !tree_.counter().stopped()) {
                    listener({static_cast<int>(line), root_moves_[line], tree_.counter().nodes()});
                }
            }
            std::stable_sort(root_moves_.begin(), end, [](const auto& a, const auto& b) {
                return a.depth != b.depth ? a.depth > b.depth : a.score > b.score;
            });
            if (tree_.counter().stopped() || settled(depth, lines)) {
                break;
            }
        }
        return {{root_moves_.begin(), end}, tree_.counter().nodes()};
    }

  private:
    void list_root_moves(const Position& root) {
        root_moves_.clear();
        std::vector<PrincipalVariation<Move>> unseen;
        const auto moves = G::legal_moves(root);
        Picker& picker = tree_.rank_moves(root, moves, 0, 0);
        while (!picker.empty()) {
            const Move& move = moves[picker.next()];
            auto& list = tree_.overlooks(root, move) ? unseen : root_moves_;
            list.push_back({-infinite_score, 0, {move}});
        }
        if (root_moves_.empty()) {
            root_moves_ = std::move(unseen);
        }
    }

    // Searches the variation of this rank to this depth, with windows around the last depth's
    // score.
    void deepen(const Position& root, int depth, std::size_t first) {
        const Score guess = root_moves_[first].score;
        Window window{-infinite_score, infinite_score};
        Score width = P::unit * margins::aspiration_window / 100;
        const bool aspire =
            settings_.parts.aspiration && depth >= margins::aspiration_depth && !is_decided(guess);
        if (aspire) {
            window = {guess - width, guess + width};
        }
        while (true) {
            const Score score = root_node(root, depth, first, window);
            if (tree_.counter().stopped() || (score > window.alpha && score < window.beta)) {
                return;
            }
            width *= margins::aspiration_growth;
            if (score <= window.alpha) {
                window.alpha = widened(score, -width);
            } else {
                window.beta = widened(score, width);
            }
        }
    }

    static Score widened(Score score, Score by) {
        const Score bound = score + by;
        return is_decided(bound) ? (by < 0 ? -infinite_score : infinite_score) : bound;
    }

    // Searches the root moves from `first` on; the best one moves to `first`, the others keep their
    // order. An interrupted depth keeps only proven results.
    Score root_node(const Position& root, int depth, std::size_t first, Window window) {
        const Player mover = G::to_move(root);
        Score best = -infinite_score;
        for (std::size_t i = first; i < root_moves_.size(); ++i) {
            const Position next = after<G>(root, root_moves_[i].moves.front());
            const Score value = i == first ? tree_.search_child(next, mover, depth - 1, window, 1)
                                           : tree_.scout_child(next, mover, depth - 1, window, 1);
            if (tree_.counter().stopped()) {
                break;
            }
            if (value > best) {
                best = value;
                if (value > window.alpha || i == first) {
                    PrincipalVariation<Move> line{value, depth, {root_moves_[i].moves.front()}};
                    line.moves.insert(line.moves.end(), tree_.line(1).begin(), tree_.line(1).end());
                    root_moves_.erase(root_moves_.begin() + static_cast<std::ptrdiff_t>(i));
                    root_moves_.insert(root_moves_.begin() + static_cast<std::ptrdiff_t>(first),
                                       std::move(line));
                }
                window.alpha = std::max(window.alpha, value);
            }
            if (window.alpha >= window.beta) {
                break;
            }
        }
        return best;
    }

    // More depth cannot change the result: every variation ends the game.
    bool settled(int depth, std::size_t lines) const {
        return std::all_of(root_moves_.begin(),
                           root_moves_.begin() + static_cast<std::ptrdiff_t>(lines),
                           [depth](const PrincipalVariation<Move>& line) {
                               return is_decided(line.score) && plies_to_end(line.score) <= depth;
                           });
    }

    Settings settings_;
    Tree<G, P> tree_;
    std::vector<PrincipalVariation<Move>> root_moves_; // the best variations first, then the others
};

} // namespace tabuleiro::search
