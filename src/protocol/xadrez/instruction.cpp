#include "protocol/xadrez/instruction.hpp"

#include "core/text.hpp"

namespace tabuleiro::xadrez {
namespace {

constexpr std::string_view blanks = " \t";

std::optional<Instruction> parse_start(const LineWords& words) {
    if (words.argument(1) == "Novo") {
        return StartNewGame{words.argument(2), words.argument(3)};
    }
    if (words.argument(1) == "Continuação") {
        return ContinueGame{words.argument(2), words.argument(3)};
    }
    return std::nullopt;
}

std::optional<Instruction> parse_level(std::string_view text) {
    const auto level = parse_number<int>(text);
    if (!level || *level < 1 || *level > 8) {
        return std::nullopt;
    }
    return AskComputer{*level};
}

} // namespace

LineWords::LineWords(std::string_view line) {
    while (count_ < words_.size()) {
        const auto start = line.find_first_not_of(blanks);
        if (start == std::string_view::npos) {
            return;
        }
        line.remove_prefix(start);
        const auto length = std::min(line.find_first_of(blanks), line.size());
        words_[count_++] = line.substr(0, length);
        line.remove_prefix(length);
    }
}

std::optional<Instruction> parse_instruction(const LineWords& words) {
    const std::string_view name = words.name();
    const auto is = [&](std::string_view wanted, std::size_t least, std::size_t most) {
        return name == wanted && words.arguments() >= least && words.arguments() <= most;
    };
    const auto optional_argument = [&](std::size_t n) {
        return words.arguments() >= n ? std::optional(words.argument(n)) : std::nullopt;
    };
    if (is("MP", 3, 3)) {
        return MovePiece{words.argument(1), words.argument(2), words.argument(3)};
    }
    if (is("OS", 2, 3)) {
        return Operate{words.argument(1), words.argument(2), optional_argument(3)};
    }
    if (is("DJ", 0, 0)) {
        return ShowGame{};
    }
    if (is("RJ", 1, 1)) {
        return RegisterPlayer{words.argument(1)};
    }
    if (is("LJ", 0, 0)) {
        return ListPlayers{};
    }
    if (is("IJ", 3, 3)) {
        return parse_start(words);
    }
    if (is("D", 1, 2)) {
        return Resign{words.argument(1), optional_argument(2)};
    }
    if (is("G", 1, 1)) {
        return Save{words.argument(1)};
    }
    if (is("L", 1, 1)) {
        return Load{words.argument(1)};
    }
    if (is("XJ", 0, 0)) {
        return ListPlays{};
    }
    if (is("XA", 1, 1)) {
        return parse_level(words.argument(1));
    }
    return std::nullopt;
}

} // namespace tabuleiro::xadrez
