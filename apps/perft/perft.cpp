// perft [FEN] DEPTH [--divide] [--chess960]: counts the legal move sequences of a length.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/perft.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::chess;

constexpr int bad_input = 2;

int complain(const std::string& reason) {
    fmt::print(stderr, "perft: {}\n", reason);
    return bad_input;
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : " ") + part;
    }
    return text;
}

// One line per move, as chess engines answer `go perft`.
std::uint64_t print_divided(const Position& position, int depth, CastlingMove style) {
    std::uint64_t leaves = 0;
    for (const auto& [move, below] : perft_divide(position, depth)) {
        fmt::print("{}: {}\n", to_coordinates(move, style), below);
        leaves += below;
    }
    return leaves;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Counts the legal move sequences of a length from a chess position.");
    std::vector<std::string> arguments;
    bool divide = false;
    bool chess960 = false;
    app.add_option("arguments", arguments, "[FEN] DEPTH (default: the initial position)")
        ->required()
        ->expected(1, 7);
    app.add_flag("--divide", divide, "also print the count below each move");
    app.add_flag("--chess960", chess960, "write castling as king to rook");
    CLI11_PARSE(app, argc, argv);

    const auto depth = parse_number<int>(arguments.back());
    if (!depth || *depth < 0) {
        return complain("the depth is a number from 0 on, not '" + arguments.back() + "'");
    }
    arguments.pop_back();
    const auto position = parse_fen(arguments.empty() ? initial_fen : joined(arguments));
    if (!position) {
        return complain(position.error().text());
    }
    const auto style = chess960 ? CastlingMove::KingToRook : CastlingMove::KingsPath;
    const std::uint64_t leaves =
        divide && *depth > 0 ? print_divided(*position, *depth, style) : perft(*position, *depth);
    fmt::print("{}Nodes searched: {}\n", divide ? "\n" : "", leaves);
    return 0;
}
