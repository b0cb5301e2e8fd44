#include "engines/chess/search/tablebase.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "engines/chess/engine.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::roque {
namespace {

// Says the same about every position, and checks that it is asked only what it may be asked.
class FakeTablebase final : public Tablebase {
  public:
    explicit FakeTablebase(int pieces) : pieces_(pieces) {}

    int most_pieces() const override { return pieces_; }
    std::optional<TablebaseResult> probe(const Position& position) const override {
        EXPECT_LE(piece_count(position), pieces_);
        EXPECT_EQ(position.quiet_plies(), 0);
        EXPECT_FALSE(has_castling_right(position));
        ++probes;
        most_seen = std::max(most_seen.load(), piece_count(position));
        return result;
    }
    RankedMoves rank(const Position& position, bool repeated, bool) const override {
        ++ranked;
        was_repeated = repeated;
        RankedMoves found;
        for (const Move move : position.legal_moves()) {
            if (!best.empty()) {
                found.moves.push_back({move, to_coordinates(move) == best ? win_rank : -1});
            }
        }
        found.by_distance = by_distance;
        return found;
    }

    std::optional<TablebaseResult> result = TablebaseResult::Draw;
    std::string best; // move at the root; empty: not known
    int win_rank = 1000;
    bool by_distance = true;
    mutable std::atomic<int> probes = 0;
    mutable std::atomic<int> most_seen = 0;
    mutable int ranked = 0;
    mutable bool was_repeated = false;

  private:
    int pieces_;
};

constexpr const char* won = "8/8/8/3k4/8/3K4/4Q3/7r w - - 0 1";        // four pieces
constexpr const char* capture = "8/8/3k4/8/3p4/2N1K3/5B2/8 w - - 0 1"; // five; three captures
constexpr const char* castling = "4k3/8/8/8/8/8/4p3/R3K3 w Q - 0 1";   // four, with a right
constexpr const char* middle_game =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

class Tables : public testing::Test {
  protected:
    SearchResult search(const char* fen, std::uint64_t nodes = 5'000) {
        SearchRequest request;
        request.game.position = parse_fen(fen).value();
        request.limits.nodes = nodes;
        return search(request);
    }
    SearchResult search(const SearchRequest& request) {
        Engine engine(4);
        engine.set_tablebase(tablebase_);
        engine.set_tablebase_terms(terms_);
        return engine.search(request, &listener_);
    }
    void use(int pieces) { tablebase_ = std::make_shared<FakeTablebase>(pieces); }

    class Listener final : public SearchListener {
      public:
        void on_variation(const VariationReport& line) override { last = line; }
        VariationReport last;
    };

    std::shared_ptr<FakeTablebase> tablebase_;
    TablebaseTerms terms_;
    Listener listener_;
};

TEST_F(Tables, WithoutThemTheSearchIsWhatItWas) {
    const SearchResult without = search(middle_game, 20'000);
    use(2); // no position of the search is that small
    const SearchResult with = search(middle_game, 20'000);
    EXPECT_EQ(with.best, without.best);
    EXPECT_EQ(with.score, without.score);
    EXPECT_EQ(with.depth, without.depth);
    EXPECT_EQ(tablebase_->probes, 0);
    EXPECT_EQ(listener_.last.tablebase_hits, 0U);
}

TEST_F(Tables, AWonPositionOfTheTreeIsWorthAWin) {
    use(4);
    tablebase_->result = TablebaseResult::Loss; // of whoever is to move after a capture
    const SearchResult result = search(capture);
    EXPECT_EQ(result.score, tablebase_win - 1);
    EXPECT_EQ(parse_fen(capture)->board()[black][Role::Pawn] & bit(result.best->to()),
              bit(result.best->to()));
    EXPECT_GT(listener_.last.tablebase_hits, 0U);
    EXPECT_EQ(listener_.last.tablebase_hits, static_cast<std::uint64_t>(tablebase_->probes));
}

TEST_F(Tables, ResultsBecomeScores) {
    using enum TablebaseResult;
    EXPECT_EQ(tablebase_score(Win, true, 3), tablebase_win - 3);
    EXPECT_EQ(tablebase_score(Loss, true, 3), 3 - tablebase_win);
    EXPECT_EQ(tablebase_score(Draw, false, 3), 0);
    EXPECT_EQ(tablebase_score(CursedWin, true, 3), 1);
    EXPECT_EQ(tablebase_score(BlessedLoss, true, 3), -1);
    EXPECT_EQ(tablebase_score(CursedWin, false, 3), tablebase_win - 3);
    EXPECT_EQ(tablebase_score(BlessedLoss, false, 3), 3 - tablebase_win);
    EXPECT_FALSE(is_decisive(tablebase_win)); // it is no mate
}

TEST_F(Tables, TheRuleOfFiftyMovesCanBeLeftOut) {
    use(4);
    tablebase_->result = TablebaseResult::BlessedLoss;
    EXPECT_LT(search(capture).score, tablebase_win / 2);
    terms_.fifty_moves = false;
    EXPECT_EQ(search(capture).score, tablebase_win - 1);
}

TEST_F(Tables, TheLargestPositionsAreLookedUpFromADepthOn) {
    use(4);
    terms_.probe_depth = 100;
    search(capture);
    EXPECT_LT(tablebase_->most_seen, 4);
    use(5);
    search("8/8/3k4/8/3p4/2N1K1n1/5B2/8 w - - 0 1");
    EXPECT_GT(tablebase_->probes, 0);
    EXPECT_EQ(tablebase_->most_seen, 4); // smaller than the largest
}

TEST_F(Tables, NoMorePiecesThanTheUserAllows) {
    use(7);
    terms_.most_pieces = 3;
    search(capture);
    EXPECT_EQ(tablebase_->ranked, 0);
    EXPECT_LE(tablebase_->most_seen, 3);
    terms_.most_pieces = 0;
    use(7);
    search(capture);
    EXPECT_EQ(tablebase_->probes, 0);
}

TEST_F(Tables, TheRootPlaysAMoveThatKeepsTheResult) {
    use(4);
    tablebase_->best = "d3c3"; // the search alone takes the rook or gives check
    const SearchResult result = search(won);
    EXPECT_EQ(to_coordinates(*result.best), "d3c3");
    EXPECT_EQ(tablebase_->ranked, 1);
    EXPECT_EQ(tablebase_->probes, 0); // what is left is to find the mate
    EXPECT_GT(listener_.last.tablebase_hits, 1U);
}

TEST_F(Tables, WithoutDistancesAWinIsLookedUpInTheTreeToo) {
    use(4);
    tablebase_->best = "d3c3";
    tablebase_->by_distance = false;
    search(won);
    EXPECT_GT(tablebase_->probes, 0);
    use(4);
    tablebase_->best = "d3c3";
    tablebase_->by_distance = false;
    tablebase_->win_rank = 0; // a draw
    search(won);
    EXPECT_EQ(tablebase_->probes, 0);
}

TEST_F(Tables, OnlyTheMovesAskedForAreChosenFrom) {
    use(4);
    tablebase_->best = "d3c3";
    SearchRequest request;
    request.game.position = parse_fen(won).value();
    request.limits.nodes = 2'000;
    request.search_moves = {parse_coordinates(request.game.position, "e2h5").value(),
                            parse_coordinates(request.game.position, "d3d2").value()};
    const auto best = to_coordinates(*search(request).best);
    EXPECT_TRUE(best == "e2h5" || best == "d3d2") << best;
    request.search_moves.clear();
    request.lines = 3; // whoever asks for several variations wants to see the others too
    SearchResult several = search(request);
    EXPECT_EQ(several.lines.size(), 3U);
}

TEST_F(Tables, ACastlingRightIsNotInTheTables) {
    use(6);
    search(castling);
    EXPECT_EQ(tablebase_->ranked, 0);
}

TEST_F(Tables, TheyAreToldOfRepetitions) {
    use(4);
    tablebase_->best = "d3c3";
    SearchRequest request;
    request.game.position = parse_fen("8/8/8/3k4/8/3K4/4Q3/7r w - - 4 3").value();
    request.limits.nodes = 100;
    request.game.earlier = {1, 2, 3, 4};
    search(request);
    EXPECT_FALSE(tablebase_->was_repeated);
    request.game.earlier = {request.game.position.key(), 2, 3, 4};
    search(request);
    EXPECT_TRUE(tablebase_->was_repeated);
}

TEST_F(Tables, WeakenedPlayDoesWithoutThem) {
    use(7);
    tablebase_->best = "d3c3";
    SearchRequest request;
    request.game.position = parse_fen(won).value();
    request.elo = 1000;
    request.limits.nodes = 2'000;
    search(request);
    EXPECT_EQ(tablebase_->ranked, 0);
    EXPECT_EQ(tablebase_->probes, 0);
}

TEST_F(Tables, SeveralThreadsUseThem) {
    use(4);
    tablebase_->result = TablebaseResult::Loss;
    Engine engine(4);
    engine.set_threads(3);
    engine.set_tablebase(tablebase_);
    SearchRequest request;
    request.game.position = parse_fen(capture).value();
    request.limits.depth = 6;
    EXPECT_EQ(engine.search(request, &listener_).score, tablebase_win - 1);
    EXPECT_GT(listener_.last.tablebase_hits, 0U);
}

} // namespace
} // namespace tabuleiro::roque
