// Alpha-beta looks at the whole position, so it does not take a game with secrets.
// expect: constraint
#include "search/searcher.hpp"
#include "support/toys.hpp"

namespace tabuleiro::search {

struct AnyPolicy {
    static constexpr Score unit = 1;
    Score evaluate(const auto&) const { return 0; }
    MoveCode code(int move) const { return static_cast<MoveCode>(move + 1); }
    int hint(const auto&, int) const { return 0; }
    bool quiet(const auto&, int) const { return true; }
};

#ifdef CONTROL
using Search = Searcher<test::Countdown, AnyPolicy>;
#else
using Search = Searcher<test::Cups, AnyPolicy>;
#endif

int lines(Search& searcher, const Search::Position& position) {
    return static_cast<int>(searcher.search(position).lines.size());
}

} // namespace tabuleiro::search
