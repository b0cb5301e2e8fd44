// Chooses among all heaviest matchings of a graph, edge by edge.
#pragma once

#include <algorithm>
#include <cstdint>
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

    // Keeps only the edges that fit, if the matching can be as heavy; otherwise changes nothing.
    // `fits` does not depend on the order of the two vertices.
    template <class Fits>
    bool restrict_to(Fits fits) {
        if (!rearrange(fits)) {
            return false;
        }
        for (std::size_t a = 0; a < weights_.vertices(); ++a) {
            for (std::size_t b = a + 1; b < weights_.vertices(); ++b) {
                if (!fits(a, b)) {
                    remove(a, b);
                }
            }
        }
        return true;
    }

    // The same for the edges of one candidate, who may be left out then.
    template <class Fits>
    bool restrict_to(std::size_t candidate, Fits fits) {
        const auto all_fit = only_of(candidate, fits);
        const bool fitting = best_[candidate] == unmatched || fits(best_[candidate]);
        if (!fitting && !rearrange(all_fit)) {
            return false;
        }
        remove_others(candidate, fits);
        return true;
    }

    // The same, and the candidate is matched.
    template <class Fits>
    bool match_among(std::size_t candidate, Fits fits) {
        const auto all_fit = only_of(candidate, fits);
        if (best_[candidate] == unmatched || !fits(best_[candidate])) {
            const Answer answer = search(all_fit, candidate);
            bool found = answer == Answer::Yes;
            for (std::size_t other = 0;
                 other < weights_.vertices() && answer == Answer::Open && !found; ++other) {
                found = fits(other) && can_match(candidate, other);
            }
            if (!found) {
                return false;
            }
        }
        remove_others(candidate, fits);
        return true;
    }

    // Matches the two, if the matching can be as heavy.
    bool match(std::size_t a, std::size_t b) {
        if (!can_match(a, b)) {
            return false;
        }
        remove_others(a, [&](std::size_t other) { return other == b; });
        remove_others(b, [&](std::size_t other) { return other == a; });
        return true;
    }

  private:
    enum class Answer : std::uint8_t { No, Yes, Open };

    // Of the candidate's edges those that fit, and all others.
    template <class Fits>
    static auto only_of(std::size_t candidate, Fits fits) {
        return [candidate, fits](std::size_t a, std::size_t b) {
            return a == candidate ? fits(b) : b == candidate ? fits(a) : true;
        };
    }
    template <class Fits>
    void remove_others(std::size_t candidate, Fits fits) {
        for (std::size_t other = 0; other < weights_.vertices(); ++other) {
            if (!fits(other)) {
                remove(candidate, other);
            }
        }
    }

    // If so, they are.
    bool can_match(std::size_t a, std::size_t b) {
        if (best_[a] == b) {
            return true;
        }
        return weights_.has_edge(a, b) && is_tight(a, b) &&
               (exchange(a, b) || rearrange([a, b](std::size_t v, std::size_t w) {
                    return (v == a || v == b) == (w == a || w == b);
                }));
    }

    void solve() {
        WeightedMatching<Weight> matching(weights_);
        best_ = matching.solve();
        total_ = weight_of(best_, weights_);
        const std::size_t size = weights_.vertices();
        tight_.assign(size * size, false);
        for (std::size_t a = 0; a < size; ++a) {
            for (std::size_t b = a + 1; b < size; ++b) {
                tight_[a * size + b] = tight_[b * size + a] = matching.is_tight(a, b);
            }
        }
        spare_.clear();
        for (std::size_t v = 0; v < size; ++v) {
            if (matching.may_be_left_out(v)) {
                spare_.push_back(v);
            }
        }
    }

    bool is_tight(std::size_t a, std::size_t b) const {
        return tight_[a * weights_.vertices() + b];
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

    // Whether a matching of edges that fit is as heavy. If so, it is the best one from now on.
    template <class Fits>
    bool rearrange(Fits fits) {
        const Answer answer = search(fits);
        return answer == Answer::Open ? accept(heaviest_matching(fitting(weights_, fits)))
                                      : answer == Answer::Yes;
    }

    // The same without weights. A heaviest matching consists of tight edges and leaves out only
    // those that are spare, so there is none if that is impossible. Where it is possible, the
    // matching that was found is a heaviest one, but for graphs whose blossoms have duals: there
    // the answer may be open.
    template <class Fits>
    Answer search(Fits fits, std::size_t needed = unmatched) {
        const std::size_t size = weights_.vertices();
        const std::size_t even_size = size + size % 2;
        using One = WideInteger<1>;
        const auto may_have = [&](std::size_t a, std::size_t b) {
            return is_tight(a, b) && weights_.has_edge(a, b) && fits(a, b);
        };
        EdgeWeights<One> edges(even_size);
        Matching known(even_size, unmatched);
        for (std::size_t a = 0; a < size; ++a) {
            for (std::size_t b = a + 1; b < size; ++b) {
                if (may_have(a, b)) {
                    edges.set(a, b, One(1));
                    if (best_[a] == b) {
                        known[a] = b;
                        known[b] = a;
                    }
                }
            }
        }
        // Two that are left out are matched with each other, the last one with an additional
        // vertex.
        for (const std::size_t a : spare_) {
            for (const std::size_t b : spare_) {
                if (a < b && a != needed && b != needed) {
                    edges.set(a, b, One(1));
                }
            }
            if (size < even_size && a != needed) {
                edges.set(a, size, One(1));
            }
        }
        Matching found = WeightedMatching<One>(edges).solve(known);
        if (std::find(found.begin(), found.end(), unmatched) != found.end()) {
            return Answer::No;
        }
        found.resize(size);
        for (std::size_t v = 0; v < size; ++v) {
            if (found[v] >= size || !may_have(v, found[v])) {
                found[v] = unmatched;
            }
        }
        return accept(std::move(found)) ? Answer::Yes : Answer::Open;
    }

    template <class Fits>
    static EdgeWeights<Weight> fitting(EdgeWeights<Weight> weights, Fits fits) {
        for (std::size_t a = 0; a < weights.vertices(); ++a) {
            for (std::size_t b = a + 1; b < weights.vertices(); ++b) {
                if (!fits(a, b)) {
                    weights.set(a, b, Weight(0));
                }
            }
        }
        return weights;
    }

    EdgeWeights<Weight> weights_;
    Matching best_;
    Weight total_;
    // What the first solution proved, which removing edges does not change.
    std::vector<bool> tight_;
    std::vector<std::size_t> spare_; // may be left out
};

} // namespace tabuleiro::league
