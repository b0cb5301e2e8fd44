// The protocol of the reference.
#include "agreement/xadrez_reference.hpp"

#include <algorithm>
#include <set>
#include <sstream>

namespace tabuleiro::test::reference {
namespace {

const std::string invalid = "Instrução inválida.\n";

} // namespace

const std::string& Conversation::turn_name() const {
    return state_.board->turn == 'W' ? state_.white : state_.black;
}

std::string Conversation::answer(const std::string& input) {
    std::string output;
    auto lines = cut(input, "\n");
    if (!lines.empty() && lines.back().empty()) {
        lines.pop_back();
    }
    for (std::string& line : lines) {
        if (!line.empty() && line.back() == '\r') {
            line.pop_back();
        }
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::vector<std::string> words;
        for (const std::string& word : cut(lines[i], " \t")) {
            if (!word.empty()) {
                words.push_back(word);
            }
        }
        if (words.empty()) {
            break;
        }
        if (words.size() == 4 && words[0] == "IJ" && words[1] == "Continuação") {
            const std::size_t last = std::min(lines.size(), i + 9);
            const std::vector<std::string> rows(lines.begin() + static_cast<long>(i) + 1,
                                                lines.begin() + static_cast<long>(last));
            output += start(words[1], words[2], words[3], board_of(rows));
            i = last - 1;
        } else {
            output += instruction(words);
        }
    }
    return output;
}

std::string Conversation::instruction(const std::vector<std::string>& words) {
    const std::string& what = words[0];
    const std::size_t given = words.size() - 1;
    if (what == "RJ" && given == 1) {
        return state_.players.insert({words[1], {}}).second ? "Jogador registado com sucesso.\n"
                                                            : "Jogador existente.\n";
    }
    if (what == "LJ" && given == 0) {
        return list();
    }
    if (what == "IJ" && given == 3 && words[1] == "Novo") {
        return start(words[1], words[2], words[3], new_board());
    }
    if (what == "MP" && given == 3) {
        return move(words);
    }
    if (what == "OS" && (given == 2 || given == 3)) {
        return operate(words);
    }
    if (what == "DJ" && given == 0) {
        return draw();
    }
    if (what == "D" && (given == 1 || given == 2)) {
        return resign({words.begin() + 1, words.end()});
    }
    if (what == "G" && given == 1) {
        files_[words[1]] = state_;
        return "Jogo gravado com sucesso.\n";
    }
    if (what == "L" && given == 1) {
        if (state_.board) {
            return "Existe um jogo em curso.\n";
        }
        if (!files_.contains(words[1])) {
            return invalid;
        }
        state_ = files_[words[1]];
        return "Jogo lido com sucesso.\n";
    }
    if (what == "XJ" && given == 0) {
        if (!state_.board) {
            return "Não existe jogo em curso.\n";
        }
        std::string lines;
        for (const std::string& play : plays(*state_.board)) {
            lines += play + "\n";
        }
        return lines;
    }
    return invalid;
}

std::string Conversation::start(const std::string&, const std::string& a, const std::string& b,
                                const std::optional<Board>& board) {
    if (!board) {
        return invalid;
    }
    if (state_.board) {
        return "Existe um jogo em curso.\n";
    }
    if (!state_.players.contains(a) || !state_.players.contains(b)) {
        return "Jogador inexistente.\n";
    }
    state_.board = board;
    state_.white = switches_.second_is_white ? b : a;
    state_.black = switches_.second_is_white ? a : b;
    return "Jogo iniciado com sucesso.\n";
}

std::string Conversation::not_his_turn(const std::string& name) const {
    if (!state_.board) {
        return "Não existe jogo em curso.\n";
    }
    if (name != state_.white && name != state_.black) {
        return "Jogador não participa no jogo em curso.\n";
    }
    return name == turn_name() ? "" : "Não é a vez do jogador.\n";
}

bool Conversation::lost(const Board& board) const {
    bool can_move = false;
    bool can_operate = false;
    for (const std::string& play : plays(board)) {
        (play[0] == 'M' ? can_move : can_operate) = true;
    }
    if (checked(board, board.turn)) {
        return !can_move && !(switches_.complete_mate && can_operate);
    }
    return !can_move && !can_operate && !switches_.stalemate_goes_on;
}

void Conversation::finish(const std::string& winner, const std::string& loser) {
    ++state_.players[winner].wins;
    ++state_.players[loser].losses;
    state_.board.reset();
}

std::string Conversation::move(const std::vector<std::string>& words) {
    if (std::string failure = not_his_turn(words[1]); !failure.empty()) {
        return failure;
    }
    const auto from = square(words[2]);
    const auto to = square(words[3]);
    if (!from || !to) {
        return "Posição inválida.\n";
    }
    if (find(*state_.board, from->first, from->second) < 0) {
        return "Não existe peça na posição inicial.\n";
    }
    Report report;
    const auto next =
        moved(*state_.board, from->first, from->second, to->first, to->second, report);
    if (!next) {
        return "Movimento inválido.\n";
    }
    const std::string winner = turn_name();
    state_.board = next;
    if (report.king_taken || lost(*next)) {
        finish(winner, turn_name());
        return "Checkmate. " + winner + " venceu.\n";
    }
    if (checked(*next, next->turn)) {
        return "Check.\n";
    }
    if (!report.capture.empty()) {
        return "Peça " + report.capture + " capturada.\n";
    }
    return report.promoted  ? "Peão promovido.\n"
           : report.castled ? "Roque efetuado.\n"
           : report.passed  ? "En passant efetuado.\n"
                            : report.name + " movida com sucesso.\n";
}

std::string Conversation::operate(const std::vector<std::string>& words) {
    if (std::string failure = not_his_turn(words[1]); !failure.empty()) {
        return failure;
    }
    const auto from = square(words[2]);
    if (!from) {
        return "Posição inválida.\n";
    }
    if (find(*state_.board, from->first, from->second) < 0) {
        return "Não existe peça na posição inicial.\n";
    }
    const auto final = words.size() > 3 ? square(words[3]) : std::nullopt;
    if (words.size() > 3 && !final) {
        return "Posição final inválida.\n";
    }
    Report report;
    const auto next = operated(*state_.board, from->first, from->second, final, report);
    if (!next) {
        return "Movimento inválido.\n";
    }
    const std::string winner = turn_name();
    state_.board = next;
    std::string text;
    switch (report.kind) {
    case 'P':
        text = "Peão " + report.name + " recuou com sucesso.\n";
        break;
    case 'R':
        text = "Torre " + report.name + " capturou duas peças com sucesso.\n";
        break;
    case 'H':
        text = "Cavalo " + report.name + " avançou com sucesso.\n";
        break;
    case 'B':
        text = "Bispo " + report.name + " capturou " + std::to_string(report.taken) + " peões.\n";
        break;
    default:
        text = "Rainha trocou de posição com o rei.\n";
    }
    if (report.king_taken || lost(*next)) {
        finish(winner, turn_name());
        return text + "Checkmate. " + winner + " venceu.\n";
    }
    return switches_.tell_check_of_operation && checked(*next, next->turn) ? text + "Check.\n"
                                                                           : text;
}

std::string Conversation::draw() const {
    if (!state_.board) {
        return "Não existe jogo em curso.\n";
    }
    std::string text = "    A    B    C    D    E    F    G    H\n";
    for (int y = 0; y < 8; ++y) {
        std::string row = std::to_string(y + 1) + "  ";
        for (int x = 0; x < 8; ++x) {
            const int i = find(*state_.board, x, y);
            if (i >= 0) {
                while (static_cast<int>(row.size()) < 3 + 5 * x) {
                    row += ' ';
                }
                row += name_of(state_.board->men[i]);
            }
        }
        while (switches_.full_width && row.size() < 41) {
            row += ' ';
        }
        text += row + "\n";
    }
    return switches_.show_turn ? text + turn_name() + "\n" : text;
}

std::string Conversation::resign(std::vector<std::string> names) {
    if (!state_.board) {
        return "Não existe jogo em curso.\n";
    }
    for (const std::string& name : names) {
        if (!state_.players.contains(name)) {
            return "Jogador inexistente.\n";
        }
    }
    for (const std::string& name : names) {
        if (name != state_.white && name != state_.black) {
            return "Jogador não participa no jogo em curso.\n";
        }
    }
    if (names.size() == 2 && names[0] != names[1]) {
        ++state_.players[state_.white].draws;
        ++state_.players[state_.black].draws;
        state_.board.reset();
    } else {
        finish(names[0] == state_.white ? state_.black : state_.white, names[0]);
    }
    return "Jogo terminado com sucesso.\n";
}

std::string Conversation::list() const {
    if (state_.players.empty()) {
        return "Sem jogadores registados.\n";
    }
    std::set<std::pair<long, std::string>> order;
    for (const auto& [name, record] : state_.players) {
        order.insert({-record.wins, name});
    }
    std::string text;
    for (const auto& [wins, name] : order) {
        const Record& r = state_.players.at(name);
        std::ostringstream line;
        line << name << ' ' << r.wins + r.draws + r.losses << ' ' << r.wins << ' ' << r.draws << ' '
             << r.losses << '\n';
        text += line.str();
    }
    return text;
}

} // namespace tabuleiro::test::reference
