#include "programs/games/chess_programs.hpp"

#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/san.hpp"
#include "programs/dialogue/engine_dialogue.hpp"
#include "programs/player/dialogue_program.hpp"

namespace tabuleiro::programs {
namespace {

using chess::Chess;

// A castling right that plain chess does not have.
bool needs_chess960(const chess::Position& position) {
    const auto castles_from = [&](chess::Bitboard rooks, chess::Square king,
                                  chess::Square queenside, chess::Square kingside) {
        const auto piece = position.piece_at(king);
        const bool king_at_home = piece && piece->role == chess::Role::King;
        const chess::Bitboard corners = chess::bit(queenside) | chess::bit(kingside);
        return rooks != 0 && (!king_at_home || (rooks & ~corners) != 0);
    };
    const chess::Bitboard rooks = position.setup().castling_rooks;
    using enum chess::Square;
    return castles_from(rooks & 0xFF, E1, A1, H1) || castles_from(rooks & ~0xFFULL, E8, A8, H8);
}

class ChessEngineDialogue final : public GameDialogue<Chess> {
  public:
    ChessEngineDialogue(Protocol protocol, EngineOptions options)
        : protocol_(protocol), engine_(make_engine_dialogue(protocol, std::move(options))) {}

    Dialogue& dialogue() override { return *engine_; }

    Lines new_game(const NewGame<Chess>& game) override {
        chess960_ = needs_chess960(game.start);
        GameStart start;
        start.chess960 = chess960_;
        start.limits = game.limits;
        start.ponder = game.ponder;
        if (!(game.start == chess::Position())) {
            start.fen = chess::to_fen(game.start, chess960_ && protocol_ == Protocol::Uci
                                                      ? chess::CastlingText::Shredder
                                                      : chess::CastlingText::XFen);
        }
        return engine_->new_game(start);
    }

    Lines think(const Turn<Chess>& turn) override { return engine_->think(question(turn)); }

    std::optional<Lines> ponder(const Turn<Chess>& turn) override {
        if (protocol_ == Protocol::Cecp) {
            return Lines{}; // it does so by itself
        }
        const auto expected = engine_->expected_reply();
        if (!expected) {
            return std::nullopt;
        }
        const auto reply = Chess::parse(turn.view, *expected);
        if (!reply || !after<Chess>(turn.view, *reply).has_legal_move()) {
            return std::nullopt;
        }
        Question asked = question(turn);
        asked.moves.push_back(written(turn.view, *reply));
        return engine_->ponder(asked);
    }

  private:
    Question question(const Turn<Chess>& turn) const {
        Question question;
        const auto& moves = turn.record.moves();
        for (int ply = 0; ply < turn.record.plies(); ++ply) {
            question.moves.push_back(
                written(turn.record.position_at(ply), moves[static_cast<std::size_t>(ply)]));
        }
        question.to_move = turn.seat;
        question.left = turn.left;
        question.limits = turn.limits;
        question.moves_to_control = turn.moves_to_control;
        return question;
    }

    std::string written(const chess::Position& position, chess::Move move) const {
        switch (engine_->move_text()) {
        case MoveText::San:
            return chess::to_san(position, move);
        case MoveText::CastlingLetters:
            if (move.kind() == chess::MoveKind::Castle) {
                return move.to() > move.from() ? "O-O" : "O-O-O";
            }
            [[fallthrough]];
        case MoveText::Coordinates:
            break;
        }
        return chess::to_coordinates(move, chess960_ ? chess::CastlingMove::KingToRook
                                                     : chess::CastlingMove::KingsPath);
    }

    Protocol protocol_;
    std::unique_ptr<EngineDialogue> engine_;
    bool chess960_ = false;
};

} // namespace

std::optional<Reason> OwnPrograms<Chess>::objection(const KnownStarts& known, const chess::Options&,
                                                    const chess::Position& start) {
    if (needs_chess960(start) && !known.chess960) {
        return Reason("The engine does not play Chess960.");
    }
    if (!(start == chess::Position()) && !known.positions) {
        return Reason("The engine plays from the usual first position alone.");
    }
    return std::nullopt;
}

std::unique_ptr<Program<Chess>> OwnPrograms<Chess>::make(ProgramSetup setup) {
    auto dialogue = [protocol = setup.protocol, options = setup.options] {
        return std::make_unique<ChessEngineDialogue>(protocol, options);
    };
    return std::make_unique<DialogueProgram<Chess>>(std::move(setup), std::move(dialogue));
}

} // namespace tabuleiro::programs
