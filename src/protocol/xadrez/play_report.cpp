#include "protocol/xadrez/play_report.hpp"

#include "protocol/xadrez/messages.hpp"

namespace tabuleiro::xadrez {

PlayReport report_of(const Position& position, const Move& move) {
    const Effect what = effect(position, move);
    return {what, position.name(move.from),
            what.captured == 0 ? "" : position.name(first_square(what.captured))};
}

std::string move_line(const PlayReport& report) { // P5, in its order
    const Manner manner = report.effect.manner;
    if (report.effect.captured != 0 && manner != Manner::EnPassant) {
        return "Peça " + report.captured + " capturada.";
    }
    switch (manner) {
    case Manner::Promotion:
        return std::string(messages::promoted);
    case Manner::Castling:
        return std::string(messages::castled);
    case Manner::EnPassant:
        return std::string(messages::captured_en_passant);
    default:
        return report.name + " movida com sucesso.";
    }
}

std::string operation_line(const PlayReport& report) { // P6
    switch (report.effect.manner) {
    case Manner::PawnBack:
        return "Peão " + report.name + " recuou com sucesso.";
    case Manner::RookDouble:
        return "Torre " + report.name + " capturou duas peças com sucesso.";
    case Manner::KnightLeap:
        return "Cavalo " + report.name + " avançou com sucesso.";
    case Manner::BishopBlast:
        return "Bispo " + report.name + " capturou " +
               std::to_string(std::popcount(report.effect.captured)) + " peões.";
    default:
        return std::string(messages::queen_swapped);
    }
}

Play::Play(const Position& position, const Move& move)
    : instruction(move.kind == MoveKind::Move ? "MP" : "OS"), squares(square_text(move.from)) {
    if (move.kind == MoveKind::Move || needs_final_square(position, move.from)) {
        squares += " " + square_text(move.to);
    }
}

} // namespace tabuleiro::xadrez
