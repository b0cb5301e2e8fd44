#include "protocol/xadrez/telling.hpp"

#include "protocol/xadrez/messages.hpp"

namespace tabuleiro::xadrez {

Deeds deeds_of(const Position& position, const Move& move) {
    const Effect what = effect(position, move);
    return {what, position.name(move.from),
            what.captured == 0 ? "" : position.name(first_square(what.captured))};
}

std::string move_line(const Deeds& deeds) { // P5, in its order
    const Manner manner = deeds.effect.manner;
    if (deeds.effect.captured != 0 && manner != Manner::EnPassant) {
        return "Peça " + deeds.captured + " capturada.";
    }
    switch (manner) {
    case Manner::Promotion:
        return std::string(messages::promoted);
    case Manner::Castling:
        return std::string(messages::castled);
    case Manner::EnPassant:
        return std::string(messages::captured_en_passant);
    default:
        return deeds.name + " movida com sucesso.";
    }
}

std::string operation_line(const Deeds& deeds) { // P6
    switch (deeds.effect.manner) {
    case Manner::PawnBack:
        return "Peão " + deeds.name + " recuou com sucesso.";
    case Manner::RookDouble:
        return "Torre " + deeds.name + " capturou duas peças com sucesso.";
    case Manner::KnightLeap:
        return "Cavalo " + deeds.name + " avançou com sucesso.";
    case Manner::BishopBlast:
        return "Bispo " + deeds.name + " capturou " +
               std::to_string(std::popcount(deeds.effect.captured)) + " peões.";
    default:
        return std::string(messages::queen_swapped);
    }
}

Play::Play(const Position& position, const Move& move)
    : instruction(move.deed == Deed::Move ? "MP" : "OS"), squares(square_text(move.from)) {
    if (move.deed == Deed::Move || needs_final_square(position, move.from)) {
        squares += " " + square_text(move.to);
    }
}

} // namespace tabuleiro::xadrez
