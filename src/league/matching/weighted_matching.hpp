// The matching of greatest weight in a graph of any shape: Edmonds' blossoms with dual variables,
// in O(n^3) steps.
//
// Every vertex has a dual; an edge is tight if the duals of its ends are together as large as twice
// its weight, and never less. A forest of alternating paths grows from the free vertices over tight
// edges. An edge between two of its trees leads to a larger matching; an odd cycle within one is
// shrunk to a blossom, which is then a vertex like any other. Where nothing is tight the duals
// change by as much as they can. When the dual of a free vertex has fallen to zero, no heavier
// matching exists.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <utility>
#include <vector>

namespace tabuleiro::league {

// The weights of all edges between n vertices; no edge where the weight is not positive.
template <class Weight>
class EdgeWeights {
  public:
    explicit EdgeWeights(std::size_t vertices)
        : vertices_(vertices), weights_(vertices * vertices) {}

    std::size_t vertices() const { return vertices_; }
    const Weight& at(std::size_t a, std::size_t b) const { return weights_[a * vertices_ + b]; }
    void set(std::size_t a, std::size_t b, const Weight& weight) {
        weights_[a * vertices_ + b] = weight;
        weights_[b * vertices_ + a] = weight;
    }
    bool has_edge(std::size_t a, std::size_t b) const { return a != b && at(a, b) > Weight(0); }

  private:
    std::size_t vertices_;
    std::vector<Weight> weights_;
};

inline constexpr std::size_t unmatched = std::numeric_limits<std::size_t>::max();

// By vertex, the one that it is matched with.
using Matching = std::vector<std::size_t>;

template <class Weight>
Weight weight_of(const Matching& matching, const EdgeWeights<Weight>& weights) {
    Weight total(0);
    for (std::size_t a = 0; a < matching.size(); ++a) {
        if (matching[a] != unmatched && a < matching[a]) {
            total += weights.at(a, matching[a]);
        }
    }
    return total;
}

template <class Weight>
class WeightedMatching {
  public:
    // The weights must outlive it, and twice the largest must still be a Weight.
    explicit WeightedMatching(const EdgeWeights<Weight>& weights)
        : weights_(weights), vertices_(static_cast<int>(weights.vertices())),
          nodes_(static_cast<std::size_t>(vertices_) * 3 / 2 + 2) {
        edges_.resize(nodes_ * nodes_);
        duals_.resize(nodes_);
        mate_.resize(nodes_);
        nearest_.resize(nodes_);
        outermost_.resize(nodes_);
        parent_.resize(nodes_);
        label_.resize(nodes_, Label::Free);
        visited_.resize(nodes_);
        cycle_.resize(nodes_);
        child_with_.resize(nodes_ * static_cast<std::size_t>(vertices_ + 1));
    }

    // From this matching on, which must consist of edges of the largest weight.
    Matching solve(const Matching& known = {}) {
        start(known);
        while (grow()) {
        }
        Matching matching(static_cast<std::size_t>(vertices_), unmatched);
        for (int v = 1; v <= vertices_; ++v) {
            if (mate(v) != 0) {
                matching[static_cast<std::size_t>(v - 1)] = static_cast<std::size_t>(mate(v) - 1);
            }
        }
        return matching;
    }

    // After solve: what every heaviest matching has in common. It has tight edges only, and leaves
    // out no vertex that has a dual.
    bool may_be_left_out(std::size_t vertex) { return duals_[vertex + 1] == Weight(0); }
    bool is_tight(std::size_t a, std::size_t b) {
        if (!weights_.has_edge(a, b)) {
            return false;
        }
        const Edge e{static_cast<int>(a + 1), static_cast<int>(b + 1)};
        Weight missing = slack(e);
        // It is negative only within blossoms, whose duals make up for it.
        for (int blossom = vertices_ + 1; blossom <= last_ && missing <= Weight(0); ++blossom) {
            if (outermost(blossom) != 0 && child_with(blossom, e.from) != 0 &&
                child_with(blossom, e.to) != 0) {
                missing += dual(blossom);
            }
        }
        return missing == Weight(0);
    }

  private:
    // Vertices are 1 to vertices_, blossoms follow, 0 is none.
    enum class Label : std::uint8_t { Free, Even, Odd };
    struct Edge { // between two nodes, by the vertices in them
        int from = 0;
        int to = 0;
    };

    static std::size_t index(int node) { return static_cast<std::size_t>(node); }
    Edge& edge(int a, int b) { return edges_[index(a) * nodes_ + index(b)]; }
    int& mate(int node) { return mate_[index(node)]; }
    int& outermost(int node) { return outermost_[index(node)]; }
    int& parent(int node) { return parent_[index(node)]; }
    int& nearest(int node) { return nearest_[index(node)]; }
    Label& label(int node) { return label_[index(node)]; }
    Weight& dual(int node) { return duals_[index(node)]; }
    std::vector<int>& cycle(int blossom) { return cycle_[index(blossom)]; }
    int& child_with(int blossom, int vertex) {
        return child_with_[index(blossom) * index(vertices_ + 1) + index(vertex)];
    }
    bool is_blossom(int node) const { return node > vertices_; }

    const Weight& weight(const Edge& e) const {
        return weights_.at(index(e.from - 1), index(e.to - 1));
    }
    Weight slack(const Edge& e) {
        Weight s = dual(e.from);
        s += dual(e.to);
        s -= weight(e);
        s -= weight(e);
        return s;
    }
    bool is_tight(const Edge& e) { return slack(e) == Weight(0); }

    void start(const Matching& known) {
        last_ = vertices_;
        Weight largest(0);
        for (int a = 1; a <= vertices_; ++a) {
            outermost(a) = a;
            for (int b = 1; b <= vertices_; ++b) {
                child_with(a, b) = a == b ? a : 0;
                if (weights_.has_edge(index(a - 1), index(b - 1))) {
                    edge(a, b) = {a, b};
                    largest = std::max(largest, weights_.at(index(a - 1), index(b - 1)));
                }
            }
        }
        for (int v = 1; v <= vertices_; ++v) {
            dual(v) = largest;
        }
        for (std::size_t v = 0; v < known.size(); ++v) {
            if (known[v] != unmatched) {
                mate_[v + 1] = static_cast<int>(known[v] + 1);
            }
        }
        // Most weights are equal, so most of the work is done here.
        for (int a = 1; a <= vertices_; ++a) {
            for (int b = a + 1; b <= vertices_ && mate(a) == 0; ++b) {
                if (mate(b) == 0 && edge(a, b).from != 0 && is_tight(edge(a, b))) {
                    mate(a) = b;
                    mate(b) = a;
                }
            }
        }
    }

    // The edge from an even vertex to `node` with the least slack.
    void consider(int vertex, int node) {
        if (nearest(node) == 0 || slack(edge(vertex, node)) < slack(edge(nearest(node), node))) {
            nearest(node) = vertex;
        }
    }
    void find_nearest(int node) {
        nearest(node) = 0;
        for (int v = 1; v <= vertices_; ++v) {
            if (edge(v, node).from != 0 && outermost(v) != node &&
                label(outermost(v)) == Label::Even) {
                consider(v, node);
            }
        }
    }

    void enqueue(int node) {
        if (!is_blossom(node)) {
            queue_.push_back(node);
            return;
        }
        for (const int child : cycle(node)) {
            enqueue(child);
        }
    }
    void set_outermost(int node, int blossom) {
        outermost(node) = blossom;
        if (is_blossom(node)) {
            for (const int child : cycle(node)) {
                set_outermost(child, blossom);
            }
        }
    }

    // Turns the blossom's cycle so that the child is an even number of steps from its base; returns
    // that number.
    std::size_t even_distance(int blossom, int child) {
        auto& around = cycle(blossom);
        const auto found = std::find(around.begin(), around.end(), child);
        const auto steps = static_cast<std::size_t>(found - around.begin());
        if (steps % 2 == 0) {
            return steps;
        }
        std::reverse(around.begin() + 1, around.end());
        return around.size() - steps;
    }

    // Matches two nodes, and inside a blossom everything else.
    void match(int a, int b) {
        const Edge e = edge(a, b);
        mate(a) = e.to;
        if (!is_blossom(a)) {
            return;
        }
        const int child = child_with(a, e.from);
        const std::size_t steps = even_distance(a, child);
        for (std::size_t i = 0; i < steps; ++i) {
            match(cycle(a)[i], cycle(a)[i ^ 1U]);
        }
        match(child, b);
        std::rotate(cycle(a).begin(), cycle(a).begin() + static_cast<std::ptrdiff_t>(steps),
                    cycle(a).end());
    }

    // Changes the matching along the path from `a` to the root of its tree; `a` is matched with
    // `b`.
    void augment(int a, int b) {
        for (;;) {
            const int next = outermost(mate(a));
            match(a, b);
            if (next == 0) {
                return;
            }
            const int above = outermost(parent(next));
            match(next, above);
            a = above;
            b = next;
        }
    }

    int common_ancestor(int a, int b) {
        ++visit_;
        while (a != 0 || b != 0) {
            if (a != 0) {
                if (visited_[index(a)] == visit_) {
                    return a;
                }
                visited_[index(a)] = visit_;
                a = outermost(mate(a));
                if (a != 0) {
                    a = outermost(parent(a));
                }
            }
            std::swap(a, b);
        }
        return 0;
    }

    void shrink(int a, int base, int b) {
        int blossom = vertices_ + 1;
        while (blossom <= last_ && outermost(blossom) != 0) {
            ++blossom;
        }
        last_ = std::max(last_, blossom);
        assert(index(blossom) < nodes_);
        dual(blossom) = Weight(0);
        label(blossom) = Label::Even;
        mate(blossom) = mate(base);
        auto& around = cycle(blossom);
        around.assign(1, base);
        const auto walk = [&](int from) {
            for (int node = from; node != base;) {
                around.push_back(node);
                const int odd = outermost(mate(node));
                around.push_back(odd);
                enqueue(odd);
                node = outermost(parent(odd));
            }
        };
        walk(a);
        std::reverse(around.begin() + 1, around.end());
        walk(b);
        set_outermost(blossom, blossom);

        for (int node = 1; node <= last_; ++node) {
            edge(blossom, node) = edge(node, blossom) = {};
        }
        std::fill_n(&child_with(blossom, 0), vertices_ + 1, 0);
        for (const int child : around) {
            for (int node = 1; node <= last_; ++node) {
                if (edge(child, node).from != 0 &&
                    (edge(blossom, node).from == 0 ||
                     slack(edge(child, node)) < slack(edge(blossom, node)))) {
                    edge(blossom, node) = edge(child, node);
                    edge(node, blossom) = edge(node, child);
                }
            }
            for (int v = 1; v <= vertices_; ++v) {
                if (child_with(child, v) != 0) {
                    child_with(blossom, v) = child;
                }
            }
        }
        find_nearest(blossom);
    }

    // An odd blossom whose dual is zero becomes its children again.
    void expand(int blossom) {
        for (const int child : cycle(blossom)) {
            set_outermost(child, child);
        }
        const int entry = child_with(blossom, edge(blossom, parent(blossom)).from);
        const std::size_t steps = even_distance(blossom, entry);
        const auto& around = cycle(blossom);
        for (std::size_t i = 0; i < steps; i += 2) {
            const int odd = around[i];
            const int even = around[i + 1];
            parent(odd) = edge(even, odd).from;
            label(odd) = Label::Odd;
            label(even) = Label::Even;
            nearest(odd) = 0;
            find_nearest(even);
            enqueue(even);
        }
        label(entry) = Label::Odd;
        parent(entry) = parent(blossom);
        for (std::size_t i = steps + 1; i < around.size(); ++i) {
            label(around[i]) = Label::Free;
            find_nearest(around[i]);
        }
        outermost(blossom) = 0;
    }

    // A tight edge from an even node; true if it led to a larger matching.
    bool follow(const Edge& e) {
        const int a = outermost(e.from);
        const int b = outermost(e.to);
        if (label(b) == Label::Free) {
            parent(b) = e.from;
            label(b) = Label::Odd;
            nearest(b) = 0;
            const int next = outermost(mate(b));
            nearest(next) = 0;
            label(next) = Label::Even;
            enqueue(next);
        } else if (label(b) == Label::Even) {
            const int base = common_ancestor(a, b);
            if (base == 0) {
                augment(a, b);
                augment(b, a);
                return true;
            }
            shrink(a, base, b);
        }
        return false;
    }

    // Grows the forest until the matching is larger; false if it is the heaviest.
    bool grow() {
        std::fill(label_.begin(), label_.end(), Label::Free);
        std::fill(nearest_.begin(), nearest_.end(), 0);
        queue_.clear();
        for (int node = 1; node <= last_; ++node) {
            if (outermost(node) == node && mate(node) == 0) {
                parent(node) = 0;
                label(node) = Label::Even;
                enqueue(node);
            }
        }
        if (queue_.empty()) {
            return false;
        }
        for (;;) {
            while (!queue_.empty()) {
                const int from = queue_.front();
                queue_.pop_front();
                if (label(outermost(from)) == Label::Odd) {
                    continue;
                }
                for (int to = 1; to <= vertices_; ++to) {
                    if (edge(from, to).from == 0 || outermost(from) == outermost(to)) {
                        continue;
                    }
                    if (!is_tight(edge(from, to))) {
                        consider(from, outermost(to));
                    } else if (follow(edge(from, to))) {
                        return true;
                    }
                }
            }
            if (!change_duals()) {
                return false;
            }
            if (follow_new_edges()) {
                return true;
            }
            for (int blossom = vertices_ + 1; blossom <= last_; ++blossom) {
                if (outermost(blossom) == blossom && label(blossom) == Label::Odd &&
                    dual(blossom) == Weight(0)) {
                    expand(blossom);
                }
            }
        }
    }

    // By how much the duals can change before something becomes tight.
    Weight largest_change() {
        Weight change(0);
        bool found = false;
        const auto limit = [&](const Weight& candidate) {
            if (!found || candidate < change) {
                change = candidate;
                found = true;
            }
        };
        for (int v = 1; v <= vertices_; ++v) {
            if (label(outermost(v)) == Label::Even) {
                limit(dual(v));
            }
        }
        for (int node = 1; node <= last_; ++node) {
            if (outermost(node) != node) {
                continue;
            }
            if (is_blossom(node) && label(node) == Label::Odd) {
                limit(dual(node).half());
            }
            if (nearest(node) != 0 && label(node) != Label::Odd) {
                const Weight s = slack(edge(nearest(node), node));
                limit(label(node) == Label::Even ? s.half() : s);
            }
        }
        return change;
    }

    // False if a free vertex has no dual left.
    bool change_duals() {
        const Weight change = largest_change();
        bool exhausted = false;
        for (int v = 1; v <= vertices_; ++v) {
            if (label(outermost(v)) == Label::Even) {
                dual(v) -= change;
                exhausted = exhausted || dual(v) == Weight(0);
            } else if (label(outermost(v)) == Label::Odd) {
                dual(v) += change;
            }
        }
        for (int blossom = vertices_ + 1; blossom <= last_; ++blossom) {
            if (outermost(blossom) == blossom && label(blossom) == Label::Even) {
                dual(blossom) += change;
                dual(blossom) += change;
            } else if (outermost(blossom) == blossom && label(blossom) == Label::Odd) {
                dual(blossom) -= change;
                dual(blossom) -= change;
            }
        }
        return !exhausted;
    }

    bool follow_new_edges() {
        for (int node = 1; node <= last_; ++node) {
            if (outermost(node) == node && nearest(node) != 0 && outermost(nearest(node)) != node &&
                is_tight(edge(nearest(node), node)) && follow(edge(nearest(node), node))) {
                return true;
            }
        }
        return false;
    }

    const EdgeWeights<Weight>& weights_;
    int vertices_;
    std::size_t nodes_;
    int last_ = 0;            // no blossom has a larger number
    std::vector<Edge> edges_; // the best between two nodes
    std::vector<Weight> duals_;
    std::vector<int> mate_;      // a vertex
    std::vector<int> nearest_;   // the even vertex with the least slack to the node
    std::vector<int> outermost_; // the blossom that contains it, or itself
    std::vector<int> parent_;    // in the forest: a vertex
    std::vector<Label> label_;
    std::vector<int> visited_;
    int visit_ = 0;
    std::vector<std::vector<int>> cycle_; // the children of a blossom, its base first
    std::vector<int> child_with_;         // [blossom][vertex]
    std::deque<int> queue_;
};

template <class Weight>
Matching heaviest_matching(const EdgeWeights<Weight>& weights) {
    return WeightedMatching<Weight>(weights).solve();
}

} // namespace tabuleiro::league
