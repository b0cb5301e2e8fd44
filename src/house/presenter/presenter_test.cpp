#include <gtest/gtest.h>

#include <algorithm>

#include "games/chess/fen.hpp"
#include "house/presenter/presenters.hpp"

namespace tabuleiro::house {
namespace {

using chess::Chess;
using renpaarden::Renpaarden;
using wargame::WarGame;
using xadrez::Xadrez;

std::string text_of(const Path& path) {
    std::string text;
    for (const CellName& cell : path) {
        text += text.empty() ? "" : " ";
        text += std::string_view(cell);
    }
    return text;
}

template <Presented G>
Choice choice_of(const typename G::View& view, std::string_view move) {
    for (const Choice& choice : Presenter<G>::choices(view)) {
        if (choice.move == move) {
            return choice;
        }
    }
    ADD_FAILURE() << move << " is not offered";
    return {};
}

template <Presented G>
PlayedMove played(const typename G::Position& before, std::string_view text) {
    const auto move = G::parse(before, text).value();
    return Presenter<G>::played(before, move, after<G>(before, move));
}

chess::Position fen(std::string_view text) {
    return chess::parse_fen(text).value();
}

std::string words_of(const PlayedMove& played) {
    std::string text;
    for (const std::string_view did : played.effects) {
        text += (text.empty() ? "" : " ") + std::string(did);
    }
    return text;
}

TEST(ChessPresenter, CastlingIsTheKingsWay) {
    const auto position = fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const Choice choice = choice_of<Chess>(position, "e1c1");
    EXPECT_EQ(text_of(choice.path), "e1 c1");
    EXPECT_EQ(choice.choice, "castle-long");
    EXPECT_EQ(text_of(choice.touches), "c1 a1 d1");
    EXPECT_EQ(words_of(played<Chess>(position, "e1g1")), "castle-short");
}

TEST(ChessPresenter, CastlingOfChess960IsKingToRook) {
    const auto position = fen("6kr/8/8/8/8/8/8/6KR w Hh - 0 1");
    const Choice choice = choice_of<Chess>(position, "g1h1");
    EXPECT_EQ(text_of(choice.path), "g1 h1");
    EXPECT_EQ(choice.choice, "castle-short");
}

TEST(ChessPresenter, TouchingTheRookCastlesToo) {
    const auto position = fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(text_of(choice_of<Chess>(position, "e1c1").also), "a1");
    EXPECT_EQ(text_of(choice_of<Chess>(position, "e1g1").also), "h1");
    EXPECT_EQ(choice_of<Chess>(position, "e1g1").kind, "castle");
    EXPECT_EQ(text_of(choice_of<Chess>(position, "e1d1").also), "");
    const auto chess960 = fen("6kr/8/8/8/8/8/8/6KR w Hh - 0 1");
    EXPECT_EQ(text_of(choice_of<Chess>(chess960, "g1h1").also), "");
}

std::string premoves_of(const NextCells& next_cells, const std::string& from) {
    for (const auto& [cell, to] : next_cells) {
        if (cell == from) {
            return text_of(to);
        }
    }
    return "none";
}

TEST(ChessPresenter, PiecesThatWaitMayGoWhereTheirNatureLeads) {
    const auto position = fen("r3k2r/8/8/8/8/8/4P3/R3K2R b KQkq - 0 1");
    const NextCells next_cells = Presenter<Chess>::premoves(position, Player::First);
    EXPECT_EQ(premoves_of(next_cells, "e2"), "d3 e3 f3 e4");
    EXPECT_EQ(premoves_of(next_cells, "e1"), "a1 c1 d1 f1 g1 h1 d2 e2 f2")
        << "castling, recaptures";
    EXPECT_EQ(premoves_of(next_cells, "a1"), "b1 c1 d1 e1 f1 g1 h1 a2 a3 a4 a5 a6 a7 a8");
    EXPECT_EQ(premoves_of(next_cells, "e8"), "none") << "the other's";
}

TEST(ChessPresenter, PiecesThatCannotMoveSayWhy) {
    const auto words = [](std::string_view text) {
        std::string all;
        for (const auto& [cell, reason] : Presenter<Chess>::stuck(fen(text))) {
            all += std::string(cell) + " " + std::string(reason) + " ";
        }
        return all;
    };
    EXPECT_EQ(words("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), "e2 pinned ");
    EXPECT_EQ(words("4r1k1/8/8/8/8/8/N7/4K3 w - - 0 1"), "a2 check ");
    EXPECT_EQ(words("6k1/8/8/8/8/p7/P4q2/7K w - - 0 1"), "h1 unsafe a2 blocked ");
}

TEST(ChessPresenter, OnlyMovesThatAreNoneAreExplained) {
    const auto position = fen("4k3/P7/8/8/8/8/8/4K2R w K - 0 1");
    for (const char* text : {"a7a8", "e8e7", "e5e6", "e1e1", "hello", "e1", "", "e1e9"}) {
        EXPECT_EQ(Presenter<Chess>::why_not(position, text), std::nullopt) << text;
    }
    EXPECT_EQ(Presenter<Chess>::why_not(position, "h1g3")->text(),
              "The rook does not move like that.");
}

TEST(ChessPresenter, APromotionIsFourChoicesOfOnePath) {
    const auto position = fen("3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    for (const char* piece : {"queen", "rook", "bishop", "knight"}) {
        const char letter = *piece == 'k' ? 'n' : *piece;
        const Choice choice = choice_of<Chess>(position, std::string("e7d8") + letter);
        EXPECT_EQ(text_of(choice.path), "e7 d8");
        EXPECT_EQ(choice.kind, "capture");
        EXPECT_EQ(choice.choice, piece);
    }
    const PlayedMove done = played<Chess>(position, "e7d8q");
    EXPECT_EQ(words_of(done), "capture promote check");
    EXPECT_EQ(done.note, "exd8=Q+");
    ASSERT_EQ(done.taken.size(), 1U);
    EXPECT_EQ(done.taken[0], (LoosePiece{"knight", Player::Second}));
}

TEST(ChessPresenter, EnPassantTouchesThePawnThatGoes) {
    const auto position = fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    const Choice choice = choice_of<Chess>(position, "e5d6");
    EXPECT_EQ(choice.kind, "capture");
    EXPECT_EQ(text_of(choice.touches), "d5");
    EXPECT_EQ(words_of(played<Chess>(position, "e5d6")), "capture en-passant");
}

TEST(ChessPresenter, ACheckIsMarkedAndAMateIsHeard) {
    const auto position = fen("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    const BoardView board_view = Presenter<Chess>::board_view(position);
    ASSERT_EQ(board_view.boards[0].marks.size(), 1U);
    EXPECT_EQ(board_view.boards[0].marks[0].at, "g8");
    EXPECT_EQ(words_of(played<Chess>(fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8")), "mate");
    EXPECT_EQ(Presenter<Chess>::passed(position), std::nullopt) << "nobody passes in check";
}

xadrez::Position board(std::initializer_list<std::pair<const char*, const char*>> pieces) {
    std::array<std::optional<xadrez::NamedPiece>, 64> cells{};
    for (const auto& [square, piece] : pieces) {
        const auto at = static_cast<std::size_t>(*xadrez::parse_square(square));
        cells[at] = xadrez::parse_piece(piece);
    }
    return xadrez::Position::from(xadrez::untouched(cells)).value();
}

TEST(XadrezPresenter, PiecesThatWaitMayGoWhereTheirNatureLeads) {
    const NextCells next_cells =
        Presenter<Xadrez>::premoves(Xadrez::start({}).value(), Player::Second);
    const auto to = [&](const char* from) {
        for (const auto& [cell, cells] : next_cells) {
            if (cell == from) {
                return text_of(cells);
            }
        }
        return std::string("none");
    };
    EXPECT_EQ(to("E2"), "E1 D3 E3 F3 E4");
    EXPECT_EQ(to("B1"), "F1 D2 A3 C3 B5 F5") << "and leaps of four";
    EXPECT_EQ(to("E1"), "C1 D1 F1 G1 D2 E2 F2");
    EXPECT_EQ(to("E7"), "none");
}

TEST(XadrezPresenter, PiecesHaveNamesAndUses) {
    const BoardView board_view = Presenter<Xadrez>::board_view(Xadrez::start({}).value());
    const auto piece = [&](const char* at) {
        const auto& pieces = board_view.boards[0].pieces;
        return *std::find_if(pieces.begin(), pieces.end(),
                             [&](const Piece& one) { return one.at == at; });
    };
    EXPECT_EQ(piece("A8").label, "WR1");
    EXPECT_EQ(piece("A8").uses, 1);
    EXPECT_EQ(piece("E8").uses, std::nullopt);
    EXPECT_EQ(piece("B1").by, Player::Second);
    EXPECT_EQ(board_view.boards[0].rows.front(), "1") << "row 1 is at the top";
}

TEST(XadrezPresenter, EveryOperationIsAChoiceWithWhatItTouches) {
    const auto position = board({{"E8", "WK1"},
                                 {"E1", "BK1"},
                                 {"A8", "WR1"},
                                 {"A7", "BP1"},
                                 {"A4", "BP2"},
                                 {"G4", "WH1"},
                                 {"C6", "WB1"},
                                 {"B5", "BP3"},
                                 {"D5", "BP4"},
                                 {"H8", "WQ1"},
                                 {"F5", "WP1"}});
    const Choice rook = choice_of<Xadrez>(position, "OS:A8A4");
    EXPECT_EQ(rook.choice, "rook-double");
    EXPECT_EQ(rook.kind, "special");
    EXPECT_EQ(text_of(rook.path), "A8 A4");
    EXPECT_EQ(text_of(rook.touches), "A7");
    const Choice bishop = choice_of<Xadrez>(position, "OS:C6");
    EXPECT_EQ(bishop.choice, "bishop-blast");
    EXPECT_EQ(text_of(bishop.path), "C6");
    EXPECT_EQ(text_of(bishop.touches), "B5 D5");
    const Choice queen = choice_of<Xadrez>(position, "OS:H8");
    EXPECT_EQ(queen.choice, "queen-swap");
    EXPECT_EQ(text_of(queen.path), "H8 E8");
    const Choice pawn = choice_of<Xadrez>(position, "OS:F5");
    EXPECT_EQ(pawn.choice, "pawn-back");
    EXPECT_EQ(text_of(pawn.path), "F5 F6");
    const PlayedMove blast = played<Xadrez>(position, "OS:C6");
    EXPECT_EQ(words_of(blast).substr(0, 20), "capture bishop-blast");
    EXPECT_EQ(blast.taken.size(), 2U);
    EXPECT_EQ(blast.taken[0].label, "BP3");
}

TEST(XadrezPresenter, ASpentOperationHasNoUseLeft) {
    auto position = board({{"E8", "WK1"}, {"E1", "BK1"}, {"C6", "WB1"}, {"B5", "BP3"}});
    Xadrez::play(position, Xadrez::parse(position, "OS:C6").value());
    const auto pieces = Presenter<Xadrez>::board_view(position).boards[0].pieces;
    const auto bishop = std::find_if(pieces.begin(), pieces.end(),
                                     [](const Piece& piece) { return piece.label == "WB1"; });
    ASSERT_NE(bishop, pieces.end());
    EXPECT_EQ(bishop->uses, 0);
}

TEST(RenpaardenPresenter, AChainIsShownLeapByLeap) {
    auto start = Renpaarden::start({.size = 5}).value();
    for (const char* turn : {"c2d4", "c4b2"}) { // armies that mix have chains
        if (const auto move = Renpaarden::parse(start, turn)) {
            Renpaarden::play(start, *move);
        }
    }
    const auto next_cells = Presenter<Renpaarden>::next_cells(start);
    for (const Choice& choice : Presenter<Renpaarden>::choices(start)) {
        // Every path follows the next_cells.
        for (std::size_t i = 0; i + 1 < choice.path.size(); ++i) {
            const auto from =
                std::find_if(next_cells.begin(), next_cells.end(),
                             [&](const auto& way) { return way.first == choice.path[i]; });
            ASSERT_NE(from, next_cells.end()) << std::string_view(choice.path[i]);
            EXPECT_NE(std::find(from->second.begin(), from->second.end(), choice.path[i + 1]),
                      from->second.end());
        }
    }
}

TEST(RenpaardenPresenter, AKnightThatLeapsOnIsHeard) {
    auto position = Renpaarden::start({.size = 5}).value();
    bool chained = false;
    for (int ply = 0; ply < 40 && !chained && !Renpaarden::outcome(position); ++ply) {
        const auto choices = Presenter<Renpaarden>::choices(position);
        const auto longest =
            std::max_element(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
                return a.path.size() < b.path.size();
            });
        const PlayedMove done = played<Renpaarden>(position, longest->move);
        chained = done.path.size() > 2;
        EXPECT_EQ(words_of(done).find("leap-on") != std::string::npos, chained);
        EXPECT_EQ(done.path, longest->path);
        Renpaarden::play(position, Renpaarden::parse(position, longest->move).value());
    }
    EXPECT_TRUE(chained);
}

TEST(WargamePresenter, AShipIsPlacedByItsBlock) {
    const auto view = WarGame::view(WarGame::start({}).value(), Player::First);
    const Choice choice = choice_of<WarGame>(view, "4.2@D9");
    EXPECT_EQ(choice.choice, "ship-4.2");
    EXPECT_EQ(choice.kind, "place");
    EXPECT_EQ(text_of(choice.path), "first:D9");
    EXPECT_EQ(choice.touches.size(), 4U);
    const BoardView board_view = Presenter<WarGame>::board_view(view);
    ASSERT_EQ(board_view.beside.first.size(), 4U);
    EXPECT_EQ(board_view.beside.first[0].is, "ship-4");
}

TEST(WargamePresenter, ShotsAreHitsMissesAndSunkShips) {
    WarGame::Position position = WarGame::start({}).value();
    for (const Player player : players) {
        Rng rng(3);
        for (const auto& move : Presenter<WarGame>::arrange(WarGame::view(position, player), rng)) {
            WarGame::play(position, move);
        }
    }
    std::size_t hits = 0;
    std::size_t sunk = 0;
    const auto sunk_by_size = [&position](Player seat) {
        std::string sizes;
        const BoardView board_view = Presenter<WarGame>::board_view(WarGame::view(position, seat));
        for (const Squadron& ships : board_view.boards[1].fleet) {
            EXPECT_EQ(ships.ships, 1);
            sizes += ships.sunk == 1 ? "-" : ships.is.substr(5);
        }
        return sizes;
    };
    EXPECT_EQ(sunk_by_size(Player::First), "4321");
    while (!WarGame::outcome(position)) {
        const Player mover = WarGame::to_move(position);
        const auto before = WarGame::view(position, mover);
        const WarGame::Move move = WarGame::legal_moves(before).front();
        WarGame::play(position, move);
        const PlayedMove done =
            Presenter<WarGame>::played(before, move, WarGame::view(position, mover));
        if (mover == Player::First) {
            EXPECT_EQ(done.path[0], "second:" + done.text);
            hits += done.effects[0] == "hit" ? 1U : 0U;
            sunk += done.effects.size() > 1 ? 1U : 0U;
            const std::string afloat = sunk_by_size(Player::First);
            EXPECT_EQ(afloat, sunk_by_size(Player::Second)) << "what was sunk is known to both";
            EXPECT_EQ(std::count(afloat.begin(), afloat.end(), '-'),
                      static_cast<std::ptrdiff_t>(sunk));
        }
    }
    EXPECT_EQ(hits, 10U);
    EXPECT_EQ(sunk, 4U);
    const BoardView board_view =
        Presenter<WarGame>::board_view(WarGame::view(position, Player::First));
    const auto& marks = board_view.boards[1].marks;
    EXPECT_EQ(std::count_if(marks.begin(), marks.end(),
                            [](const Mark& mark) { return mark.is == "sunk"; }),
              10);
}

} // namespace
} // namespace tabuleiro::house
