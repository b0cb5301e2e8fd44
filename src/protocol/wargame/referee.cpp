#include "protocol/wargame/referee.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace tabuleiro::wargame {

namespace {

void append(Lines& lines, Lines more) {
    for (std::string& line : more) {
        lines.push_back(std::move(line));
    }
}

Reply interrupted() {
    return {{remark("Fim da entrada: o jogo fica por acabar")}, true};
}

std::string reason_of(Contradiction contradiction, int type) {
    switch (contradiction) {
    case Contradiction::NoPieceLeft:
        return fmt::format("já não há peças do tipo {} por encontrar", type);
    case Contradiction::TwoTypes:
        return "este bloco já tem uma peça de outro tipo";
    case Contradiction::TooManyHits:
        return "a peça deste bloco já foi toda atingida";
    }
    return "contradiz as respostas anteriores";
}

} // namespace

Reply Target::start() const {
    return {{remark("Modo de Jogo 1"), remark("Descubra as peças do tabuleiro do computador"),
             remark("Dispare com coluna e linha, por exemplo B8"),
             header_line(board_.size(), board_.counts())},
            false};
}

Reply Target::first_shot(long long seconds) const {
    return board_.occupied().none() ? finish({}, seconds) : Reply{};
}

Reply Target::line(std::string_view text, long long seconds) {
    const std::string_view shot = trimmed(text);
    const auto cell = parse_cell(board_.size(), shot);
    if (!cell) {
        return {{remark(fmt::format("Coordenada inválida: {}", quoted(shot)))}, false};
    }
    ++tries_;
    const int type = board_.at(*cell);
    if (type != 0) {
        hit_.set(static_cast<std::size_t>(board_.size().index(*cell)));
    }
    Reply reply{{std::string(1, answer_digit(type))}, false};
    return hit_ == board_.occupied() ? finish(std::move(reply), seconds) : reply;
}

Reply Target::finish(Reply reply, long long seconds) const {
    reply.lines.push_back(last_line(tries_, seconds));
    append(reply.lines, board_lines(board_));
    reply.over = true;
    return reply;
}

Reply Target::end_of_input() {
    return interrupted();
}

Attack::Attack(const ShooterSetup& setup) : setup_(setup), knowledge_(setup.size, setup.counts) {}

Reply Attack::start() const {
    return {{remark("Modo de Jogo 2"), remark("Crie um tabuleiro com as características indicadas"),
             remark("Responda aos disparos do programa"),
             header_line(knowledge_.size(), knowledge_.counts())},
            false};
}

Reply Attack::first_shot(long long seconds) {
    shooter_ = make_shooter(setup_);
    return fire(seconds);
}

Reply Attack::line(std::string_view text, long long seconds) {
    const std::string_view answer = trimmed(text);
    const bool water = answer == "-";
    if (!water && (answer.size() != 1 || answer[0] < '1' || answer[0] > '8')) {
        return again(fmt::format("não é '-' nem um algarismo de 1 a 8: {}", quoted(answer)));
    }
    const int type = water ? 0 : answer[0] - '0';
    if (const auto contradiction = knowledge_.contradiction(shot_, type)) {
        return again(reason_of(*contradiction, type));
    }
    knowledge_.learn(shot_, type);
    return fire(seconds);
}

Reply Attack::again(std::string_view why) const {
    return {
        {remark(fmt::format("Resposta recusada: {}", why)), cell_name(knowledge_.size(), shot_)},
        false};
}

Reply Attack::fire(long long seconds) {
    Reply reply;
    const auto cell = knowledge_.all_sunk() ? std::nullopt : shooter_->choose(knowledge_);
    if (cell) {
        shot_ = *cell;
        reply.lines.push_back(cell_name(knowledge_.size(), *cell));
        return reply;
    }
    reply.lines.push_back(last_line(knowledge_.shots(), seconds));
    append(reply.lines, board_lines(knowledge_));
    reply.over = true;
    return reply;
}

Reply Attack::end_of_input() {
    return interrupted();
}

} // namespace tabuleiro::wargame
