// Each search's signature equals the recorded one. A change of search, evaluation or rules changes
// it: check whether that was intended.
#include "support/signature.hpp"

#include "engines/renpaarden/learned/learned.hpp"
#include "engines/reversi/policy.hpp"
#include "engines/xadrez/learned/learned.hpp"
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
                      line<renpaarden::Renpaarden>(renpaarden::LearnedRacePolicy{}, " by network") +
                      line<reversi::Reversi>(reversi::ReversiPolicy{}) +
                      line<reversi::Reversi>(reversi::PatternPolicy{}, " by patterns") +
                      line<xadrez::Xadrez>(xadrez::ChessPolicy{}) +
                      line<xadrez::Xadrez>(xadrez::LearnedChessPolicy{}, " by network"));
}

} // namespace
} // namespace tabuleiro::test
