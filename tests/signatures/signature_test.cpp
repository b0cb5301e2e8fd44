// Each search's signature equals the recorded one. A change of search, evaluation or rules changes
// it: check whether that was intended.
#include "support/signature.hpp"

#include "engines/renpaarden/policy.hpp"
#include "engines/reversi/policy.hpp"
#include "engines/xadrez/policy.hpp"
#include "support/golden.hpp"

namespace tabuleiro::test {
namespace {

constexpr int depth = 4;

template <OpenGame G, class P>
std::string line(const P& policy, const std::string& evaluation = {}) {
    const auto found = signature<G>(policy, depth);
    return std::string(G::id) + evaluation + " depth " + std::to_string(depth) + " nodes " +
           std::to_string(found.nodes) + "\n";
}

TEST(Signatures, AreAsWritten) {
    expect_golden(source_path("tests/signatures/search.txt"),
                  line<renpaarden::Renpaarden>(renpaarden::RacePolicy{}) +
                      line<reversi::Reversi>(reversi::ReversiPolicy{}) +
                      line<reversi::Reversi>(reversi::PatternPolicy{}, " by patterns") +
                      line<xadrez::Xadrez>(xadrez::ChessPolicy{}));
}

} // namespace
} // namespace tabuleiro::test
