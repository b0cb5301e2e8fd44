#include "protocol/cecp/game.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "games/chess/coordinate.hpp"

namespace tabuleiro::cecp {

using namespace chess;
using ChessMove = chess::Move;

void Game::set_up(const Expected<Position>& position) {
    excluded_.clear();
    asked_turn_.reset();
    over_ = false;
    sound_ = position.has_value();
    if (sound_) {
        record_ = roque::engine_game(*position);
    }
}

void Game::play(ChessMove move) {
    record_.play(move);
    excluded_.clear();
}

bool Game::take_back(int plies) {
    excluded_.clear();
    asked_turn_.reset();
    if (record_.plies() < plies) {
        return false;
    }
    for (int i = 0; i < plies; ++i) {
        record_.take_back();
    }
    over_ = false;
    return true;
}

void Game::settle_turn() {
    const auto asked = std::exchange(asked_turn_, std::nullopt);
    if (!asked || *asked == position().to_move()) {
        return;
    }
    Setup setup = position().setup();
    setup.to_move = *asked;
    setup.en_passant.reset();
    if (const auto turned = Position::from(setup)) {
        record_ = roque::engine_game(*turned);
        excluded_.clear();
    }
}

bool Game::exclude(std::string_view text, Search search) {
    const MoveList legal = position().legal_moves();
    std::vector<ChessMove> named;
    if (text == "all") {
        named.assign(legal.begin(), legal.end());
    } else if (const auto move = Chess::parse(position(), text)) {
        named.push_back(*move);
    } else {
        return false;
    }
    for (const ChessMove move : named) {
        std::erase(excluded_, move);
        if (search == Search::No) {
            excluded_.push_back(move);
        }
    }
    return true;
}

std::optional<std::vector<ChessMove>> Game::allowed_moves() const {
    if (excluded_.empty()) {
        return std::vector<ChessMove>{};
    }
    std::vector<ChessMove> left;
    for (const ChessMove move : position().legal_moves()) {
        if (std::find(excluded_.begin(), excluded_.end(), move) == excluded_.end()) {
            left.push_back(move);
        }
    }
    return left.empty() ? std::nullopt : std::optional(left);
}

std::string Game::text(ChessMove move) const {
    if (move.kind() == MoveKind::Castle) {
        const std::string written = to_coordinates(move, CastlingMove::AsNeeded);
        const bool as_king_to_rook = written == to_coordinates(move, CastlingMove::KingToRook);
        if (chess960_ || as_king_to_rook) {
            return index(move.to()) > index(move.from()) ? "O-O" : "O-O-O";
        }
    }
    return to_coordinates(move);
}

Claim claim_of(const Outcome<Rule>& outcome) {
    switch (outcome.rule) {
    case Rule::Checkmate:
        return outcome.winner == white ? Claim{"1-0", "White mates"} : Claim{"0-1", "Black mates"};
    case Rule::Stalemate:
        return {"1/2-1/2", "Stalemate"};
    case Rule::InsufficientMaterial:
        return {"1/2-1/2", "Insufficient material"};
    case Rule::FiftyMoves:
    case Rule::SeventyFiveMoves:
        return {"1/2-1/2", "50 move rule"};
    case Rule::Threefold:
    case Rule::Fivefold:
        return {"1/2-1/2", "Draw by repetition"};
    }
    return {};
}

} // namespace tabuleiro::cecp
