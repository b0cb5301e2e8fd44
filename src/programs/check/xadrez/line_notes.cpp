#include "programs/check/xadrez/line_notes.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

struct RuleOfText {
    std::string_view text; // how the line begins, or ends if it begins with *
    std::string_view rule;
};

// The first that fits; docs/rules/xadrez.md.
constexpr std::array rules{
    RuleOfText{"Instrução inválida.", "P2"},
    RuleOfText{"Jogador registado", "P3"},
    RuleOfText{"Jogador existente.", "P3"},
    RuleOfText{"Sem jogadores", "P3"},
    RuleOfText{"Jogador inexistente.", "P3"},
    RuleOfText{"Jogador não participa", "P3"},
    RuleOfText{"Existe um jogo", "P3"},
    RuleOfText{"Não existe jogo", "P3"},
    RuleOfText{"Não existe peça", "P3"},
    RuleOfText{"Não é a vez", "R3"},
    RuleOfText{"Posição inválida.", "R1"},
    RuleOfText{"Posição final", "P6"},
    RuleOfText{"Jogo iniciado", "P4"},
    RuleOfText{"Jogo terminado", "P8"},
    RuleOfText{"Jogo gravado", "P9"},
    RuleOfText{"Jogo lido", "P9"},
    RuleOfText{"Checkmate.", "R22 to R24"},
    RuleOfText{"Check.", "R14"},
    RuleOfText{"Peão promovido.", "R6.5"},
    RuleOfText{"Roque efetuado.", "R12"},
    RuleOfText{"En passant", "R6.4"},
    RuleOfText{"Peão ", "R16"},
    RuleOfText{"Torre ", "R17"},
    RuleOfText{"Cavalo ", "R18"},
    RuleOfText{"Bispo ", "R19"},
    RuleOfText{"Rainha ", "R20"},
    RuleOfText{"*movida com sucesso.", "P5"},
    RuleOfText{"*capturada.", "P5"},
    RuleOfText{"    A    B", "P7"},
};

constexpr int lines_of_board = 9;
constexpr int lines_of_setup = 8;

bool is_board_row(std::string_view line) {
    return line.size() >= 3 && line[0] >= '1' && line[0] <= '8' && line.substr(1, 2) == "  ";
}

// "NAME GAMES VICTORIES DRAWS DEFEATS"
bool is_player(std::string_view line) {
    const auto parts = words(line);
    return parts.size() == 5 && std::all_of(parts.begin() + 1, parts.end(), [](auto part) {
               return parse_number<unsigned>(part).has_value();
           });
}

std::string_view rule_of(std::string_view line, std::string_view instruction) {
    for (const RuleOfText& each : rules) {
        const bool fits = each.text.front() == '*' ? line.ends_with(each.text.substr(1))
                                                   : line.starts_with(each.text);
        if (fits) {
            return each.rule;
        }
    }
    if (line == "Movimento inválido.") {
        return instruction.starts_with("OS") ? "R15 to R21" : "R6 to R13";
    }
    return is_board_row(line) ? "P7" : is_player(line) ? "P8" : "";
}

// How many lines of the expected output, from here on, answer the instruction.
std::size_t answer_length(std::string_view word, const std::vector<std::string_view>& lines,
                          std::size_t from) {
    const auto at = [&](std::size_t i) { return i < lines.size() ? trimmed(lines[i]) : ""; };
    if (word == "DJ" && from < lines.size() && lines[from].starts_with("    A")) {
        return lines_of_board;
    }
    if (word == "LJ") { // until a name comes again: two lists may follow each other
        std::set<std::string_view> names;
        std::size_t length = 0;
        while (is_player(at(from + length)) &&
               names.insert(words(at(from + length)).front()).second) {
            ++length;
        }
        return std::max<std::size_t>(length, 1);
    }
    if (word == "XJ" || word == "XA") {
        std::size_t length = 0;
        while (at(from + length).starts_with("MP ") || at(from + length).starts_with("OS ")) {
            ++length;
        }
        return std::max<std::size_t>(length + (word == "XA" ? 1 : 0), 1);
    }
    const bool mated = at(from + 1).starts_with("Checkmate.") && word == "OS";
    return mated ? 2 : 1;
}

} // namespace

LineNotes xadrez_line_notes(const Battery& battery, std::size_t line) {
    const auto inputs = lines_with_ends(battery.input);
    const auto outputs = lines_with_ends(battery.expected);
    LineNotes notes;
    std::size_t answered = 0;
    for (std::size_t i = 0; i < inputs.size() && answered <= line; ++i) {
        const auto parts = words(inputs[i]);
        if (parts.empty()) {
            break; // a blank line ends the program
        }
        notes.instruction = std::string(trimmed(inputs[i]));
        answered += answer_length(parts.front(), outputs, answered);
        const bool setup = parts.size() == 4 && parts[0] == "IJ" && parts[1] == "Continuação";
        i += setup ? lines_of_setup : 0;
    }
    if (answered <= line) {
        return {}; // beyond the end: more came than any instruction asked for
    }
    const auto rule = line < outputs.size()
                          ? rule_of(trimmed(outputs[line]).empty()
                                        ? outputs[line]
                                        : outputs[line].substr(0, outputs[line].find('\n')),
                                    notes.instruction)
                          : "";
    if (!rule.empty()) {
        notes.rule = std::string(rule) + " (docs/rules/xadrez.md)";
    }
    return notes;
}

} // namespace tabuleiro::programs
