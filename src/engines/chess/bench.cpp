#include "engines/chess/bench.hpp"

#include "engines/chess/engine.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::roque {

namespace {

// Openings, middlegames full of tactics, quiet ones, endings, and positions at the end.
constexpr std::array<std::string_view, 32> bench_positions{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "rnbqkb1r/pp1ppppp/5n2/2p5/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 0 3",
    "r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2PP1N2/PPB2PPP/RNBQK2R w KQkq - 0 7",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8",
    "2rq1rk1/pb2bppp/1p2pn2/3p4/3P4/P1NBPN2/1P3PPP/2RQ1RK1 b - - 3 14",
    "r2q1rk1/1b1nbppp/p2ppn2/1p6/3NPP2/1BN1B3/PPP1Q1PP/R4RK1 b - - 1 12",
    "r1b2rk1/2q1bppp/p1np1n2/1p2p3/4P3/2N1BN2/PPP1BPPP/R2Q1RK1 w - - 0 12",
    "3r1rk1/p1q2ppp/1pn1p3/2p5/2PPb3/P1B1P3/4BPPP/2RQ1RK1 w - - 2 18",
    "r2qr1k1/pp1b1ppp/2n2n2/2bp4/5B2/2NB1N2/PPP2PPP/R2QR1K1 w - - 4 12",
    "r1bq1rk1/ppp1nppp/4n3/3p3Q/3P4/1BP1B3/PP1N2PP/R4RK1 w - - 1 16",
    "4r1k1/r1q2ppp/ppp2n2/4P3/5Rb1/1N1BQ3/PPP3PP/R5K1 w - - 1 17",
    "2q3r1/1r2pk2/pp3pp1/2pP3p/P1Pb1BbP/1P4Q1/R3NPP1/4R1K1 w - - 2 34",
    "3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - - 0 1",
    "6k1/5pp1/4p2p/3pP2P/1p1P1PP1/1P2K3/r7/2R5 w - - 0 40",
    "8/1p3pp1/7p/5P1P/2k3P1/8/2K2P2/8 w - - 0 1",
    "8/pp2r1k1/2p1p3/3pP2p/1P1P1P1P/P5KR/8/8 w - - 0 1",
    "5k2/7R/4P2p/5K2/p1r2P1p/8/8/8 b - - 0 1",
    "6k1/6p1/P6p/r1N5/5p2/7P/1b3PP1/4R1K1 w - - 0 1",
    "1r3k2/4q3/2Pp3b/3Bp3/2Q2p2/1p1P2P1/1P2KP2/3N4 w - - 0 1",
    "6k1/4pp1p/3p2p1/P1pPb3/R7/1r2P1PP/3B1P2/6K1 w - - 0 1",
    "8/3p3B/5p2/5P2/p7/PP5b/k7/6K1 w - - 0 1",
    "5rk1/q6p/2p3bR/1pPp1rP1/1P1Pp3/P3B1Q1/1K3P2/R7 w - - 93 90",
    "4k2r/1pb2ppp/1p2p3/1R1p4/3P4/2r1PN2/P4PPP/1R4K1 b - - 3 22",
    "8/8/8/8/5kp1/P7/8/1K1N4 w - - 0 1",
    "8/8/8/5N2/8/p7/8/2NK3k w - - 0 1",
    "8/3k4/8/8/8/4B3/4KB2/2B5 w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
};

} // namespace

BenchResult bench(int depth, const NetworkPtr& network) {
    Engine engine(bench_megabytes);
    engine.set_network(network);
    BenchResult total;
    for (const std::string_view fen : bench_positions) {
        SearchRequest request;
        request.game.position = parse_fen(fen).value();
        request.limits.depth = depth;
        request.started = std::chrono::steady_clock::now();
        const SearchResult result = engine.search(request);
        total.nodes += result.nodes;
        total.milliseconds += result.elapsed.count();
    }
    return total;
}

} // namespace tabuleiro::roque
