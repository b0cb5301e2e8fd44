// Chooses among all heaviest matchings of a graph, edge by edge.
#pragma once

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "league/matching/weighted_matching.hpp"
#include "league/matching/wide_integer.hpp"

namespace tabuleiro::league {

// The heaviest matching, and the first of the equally heavy ones: an edge after the other is chosen
// if there is still a matching of the same weight.
template <class Weight>
class MatchingChooser {
  public:
    explicit MatchingChooser(EdgeWeights<Weight> weights) : weights_(std::move(weights)) {
        solve();
    }

    const EdgeWeights<Weight>& weights() const { return weights_; }
    std::size_t mate(std::size_t candidate) const { return best_[candidate]; }

    // Replaces the weights; what was removed must be missing in them, too.
    void refine(EdgeWeights<Weight> weights) {
        weights_ = std::move(weights);
        solve();
    }

    void remove(std::size_t a, std::size_t b) { weights_.set(a, b, Weight(0)); }

    // Keeps only the edges of a candidate that fit, if the matching can be as heavy; otherwise
    // changes nothing.
    template <class Fits>
    bool restrict_to(std::size_t candidate, Fits fits) {
        std::vector<std::pair<std::size_t, Weight>> removed;
        for (std::size_t other = 0; other < weights_.vertices(); ++other) {
            if (weights_.has_edge(candidate, other) && !fits(other)) {
                removed.emplace_back(other, weights_.at(candidate, other));
                remove(candidate, other);
            }
        }
        if (best_[candidate] != unmatched && weights_.has_edge(candidate, best_[candidate])) {
            return true;
        }
        if (accept(heaviest_matching(weights_))) {
            return true;
        }
        for (const auto& [other, weight] : removed) {
            weights_.set(candidate, other, weight);
        }
        return false;
    }

    // Matches the two, if the matching can be as heavy.
    bool match(std::size_t a, std::size_t b) {
        if (!weights_.has_edge(a, b) || !(best_[a] == b || exchange(a, b) || rearrange(a, b))) {
            return false;
        }
        for (std::size_t other = 0; other < weights_.vertices(); ++other) {
            if (other != b) {
                remove(a, other);
            }
            if (other != a) {
                remove(b, other);
            }
        }
        return true;
    }

  private:
    void solve() {
        WeightedMatching<Weight> matching(weights_);
        best_ = matching.solve();
        total_ = weight_of(best_, weights_);
        by_vertices_ = matching.proved_by_vertices();
        const std::size_t size = weights_.vertices();
        tight_.assign(size * size, false);
        for (std::size_t a = 0; a < size; ++a) {
            for (std::size_t b = 0; b < size; ++b) {
                tight_[a * size + b] = matching.is_tight(a, b);
            }
        }
        spare_.clear();
        for (std::size_t v = 0; v < size; ++v) {
            if (matching.may_be_left_out(v)) {
                spare_.push_back(v);
            }
        }
    }

    bool accept(Matching matching) {
        if (weight_of(matching, weights_) != total_) {
            return false;
        }
        best_ = std::move(matching);
        return true;
    }

    // Whether the two can be matched by matching their partners.
    bool exchange(std::size_t a, std::size_t b) {
        const std::size_t partner_a = best_[a];
        const std::size_t partner_b = best_[b];
        if (partner_a == unmatched || partner_b == unmatched ||
            !weights_.has_edge(partner_a, partner_b) ||
            weights_.at(a, b) + weights_.at(partner_a, partner_b) !=
                weights_.at(a, partner_a) + weights_.at(b, partner_b)) {
            return false;
        }
        best_[a] = b;
        best_[b] = a;
        best_[partner_a] = partner_b;
        best_[partner_b] = partner_a;
        return true;
    }

    // Whether the two can be matched at all: all others by edges that a heaviest matching can have.
    // Those that may be left out are matched with as many additional vertices as are left out now.
    bool rearrange(std::size_t a, std::size_t b) {
        if (!by_vertices_) {
            return rearrange_slowly(a, b);
        }
        const std::size_t size = weights_.vertices();
        if (!tight_[a * size + b]) {
            return false;
        }
        const auto left_out =
            static_cast<std::size_t>(std::count(best_.begin(), best_.end(), unmatched));
        using One = WideInteger<1>;
        EdgeWeights<One> edges(size + left_out);
        for (std::size_t v = 0; v < size; ++v) {
            for (std::size_t w = v + 1; w < size; ++w) {
                if (tight_[v * size + w] && v != a && v != b && w != a && w != b &&
                    weights_.has_edge(v, w)) {
                    edges.set(v, w, One(1));
                }
            }
        }
        Matching known = best_;
        known.resize(size + left_out, unmatched);
        std::size_t additional = size;
        for (const std::size_t v : spare_) {
            if (v == a || v == b) {
                continue;
            }
            for (std::size_t w = size; w < size + left_out; ++w) {
                edges.set(v, w, One(1));
            }
        }
        for (std::size_t v = 0; v < size; ++v) {
            if (known[v] == unmatched) {
                known[v] = additional;
                known[additional++] = v;
            }
        }
        for (const std::size_t v : {a, b}) {
            known[known[v]] = unmatched;
            known[v] = unmatched;
        }
        Matching found = WeightedMatching<One>(edges).solve(known);
        const auto missing = std::count(found.begin(), found.end(), unmatched);
        if (missing > 2) {
            return false;
        }
        found[a] = b;
        found[b] = a;
        found.resize(size);
        for (std::size_t& partner : found) {
            partner = partner != unmatched && partner >= size ? unmatched : partner;
        }
        best_ = std::move(found);
        assert(weight_of(best_, weights_) == total_);
        return true;
    }

    bool rearrange_slowly(std::size_t a, std::size_t b) {
        EdgeWeights<Weight> fewer = weights_;
        for (std::size_t other = 0; other < fewer.vertices(); ++other) {
            fewer.set(a, other, Weight(0));
            fewer.set(b, other, Weight(0));
        }
        fewer.set(a, b, weights_.at(a, b));
        return accept(heaviest_matching(fewer));
    }

    EdgeWeights<Weight> weights_;
    Matching best_;
    Weight total_;
    // What the first solution proved, which removing edges does not change.
    bool by_vertices_ = false;
    std::vector<bool> tight_;
    std::vector<std::size_t> spare_; // may be left out
};

} // namespace tabuleiro::league
