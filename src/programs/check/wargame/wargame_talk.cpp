#include "programs/check/wargame/wargame_talk.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

using wargame::Cell;
using wargame::Size;

constexpr std::string_view ending = "Fim de Jogo: x jogadas em y segundos";

bool is_remark(std::string_view line) {
    return line.starts_with('*');
}

// The next line that is no remark.
std::optional<std::string> next_word(Conversation& talk, std::string_view expected) {
    while (true) {
        auto line = talk.next_line(expected);
        if (!line) {
            talk.object("It ended too early.", expected);
            return std::nullopt;
        }
        if (!is_remark(*line)) {
            return std::string(trimmed(*line));
        }
    }
}

// "Fim de Jogo: x jogadas em y segundos" with this x.
void judge_ending(Conversation& talk, std::string_view line, int shots) {
    const auto parts = words(line);
    const bool form = parts.size() == 8 && parts[0] == "Fim" && parts[1] == "de" &&
                      parts[2] == "Jogo:" && parts[4] == "jogadas" && parts[5] == "em" &&
                      parse_number<unsigned>(parts[6]) && parts[7] == "segundos";
    if (!form) {
        talk.object(fmt::format("After {} shots all was sunk, and {} came.", shots,
                                tabuleiro::quoted(line)),
                    ending);
    } else if (parts[3] != std::to_string(shots)) {
        talk.object(fmt::format("It counts {} shots; there were {}.", printable(parts[3]), shots),
                    ending);
    }
}

// The board at the end of a game, against what is known of it.
void judge_last_board(Conversation& talk, Size size, const std::vector<int>& known) {
    const auto lines = talk.rest("the board, and the end of the program");
    if (!talk.good()) {
        return;
    }
    const auto right = right_lines(size, known);
    const auto differs = std::mismatch(right.begin(), right.end(), lines.begin(), lines.end());
    if (differs.first != right.end() || differs.second != lines.end()) {
        talk.object("The board at the end is not the one that was played.",
                    differs.first == right.end() ? "nothing after the board" : *differs.first);
    }
}

} // namespace

const std::vector<std::string_view> target_board{
    "---------", "-44-2----", "-44-2----", "-------3-", "-------3-",
    "1------3-", "---------", "---------", "---------",
};

Printed run_without_input(Conversation& talk) {
    talk.close_input();
    Printed printed{talk.rest("the end of the program"), 0};
    printed.status = talk.await_exit().value_or(0);
    return printed;
}

std::optional<Generated> generate(Conversation& talk) {
    Printed printed = run_without_input(talk);
    if (!talk.good()) {
        return std::nullopt;
    }
    if (printed.lines.empty()) {
        talk.object("It printed nothing.", "a header and a board");
        return std::nullopt;
    }
    const auto header = read_header(printed.lines.front());
    if (!header) {
        talk.object(header.error().text(), "ROWSxCOLUMNS and eight counts");
        return std::nullopt;
    }
    const std::string first = printed.lines.front();
    printed.lines.erase(printed.lines.begin());
    auto board = PrintedBoard::read(header->size, printed.lines);
    if (!board) {
        talk.object(board.error().text(), "a board");
        return std::nullopt;
    }
    return Generated{first, *header, std::move(*board)};
}

std::optional<PrintedHeader> await_header(Conversation& talk) {
    const auto line = next_word(talk, "ROWSxCOLUMNS and eight counts");
    if (!line) {
        return std::nullopt;
    }
    const auto header = read_header(*line);
    if (!header) {
        talk.object(header.error().text(), "remarks that begin with *, then the header");
        return std::nullopt;
    }
    return *header;
}

void play_mode_one(Conversation& talk, Stage stage) {
    const auto header = await_header(talk);
    if (!header) {
        return;
    }
    std::vector<int> known(static_cast<std::size_t>(header->size.cells()));
    int left = header->counts.cells();
    int shots = 0;
    for (int index = 0; index < header->size.cells() && left > 0; ++index, ++shots) {
        talk.send(cell_name(header->size, header->size.cell(index)));
        const auto answer = next_word(talk, "- or 1 to 8");
        if (!answer) {
            return;
        }
        const char digit = answer->size() == 1 ? answer->front() : ' ';
        if (digit != '-' && (digit < '1' || digit > '8')) {
            talk.object(fmt::format("The shot was answered by {}.", tabuleiro::quoted(*answer)),
                        "- or 1 to 8, alone on its line");
            return;
        }
        known[static_cast<std::size_t>(index)] = digit == '-' ? 0 : digit - '0';
        left -= digit == '-' ? 0 : 1;
    }
    if (left > 0) {
        talk.object(fmt::format("After a shot at every cell, {} hits are missing.", left),
                    "as many hits as the header's pieces have cells");
    }
    if (stage == Stage::Shots || !talk.good()) {
        return;
    }
    const auto last = next_word(talk, ending);
    if (last && stage == Stage::End) {
        judge_ending(talk, *last, shots);
        return;
    }
    // Cells that were not fired at are water: all pieces are sunk.
    judge_last_board(talk, header->size, known);
}

std::vector<std::string> play_mode_two(Conversation& talk, Stage stage) {
    std::vector<std::string> shots;
    const auto header = await_header(talk);
    if (!header) {
        return shots;
    }
    const Size size;
    std::vector<int> known(static_cast<std::size_t>(size.cells()));
    int left = header->counts.cells();
    while (left > 0 && talk.good()) {
        const auto shot = next_word(talk, "a shot, as B8");
        if (!shot) {
            return shots;
        }
        const auto cell = parse_cell(size, *shot);
        if (!cell) {
            talk.object(fmt::format("{} is no cell of the board.", tabuleiro::quoted(*shot)),
                        "a shot, as B8");
        } else if (std::find(shots.begin(), shots.end(), *shot) != shots.end()) {
            talk.object(fmt::format("It fired at {} before.", *shot), "a shot at another cell");
        } else {
            shots.push_back(*shot);
            const char digit = target_board[cell->row][cell->column];
            known[static_cast<std::size_t>(size.index(*cell))] = digit == '-' ? 0 : digit - '0';
            left -= digit == '-' ? 0 : 1;
            talk.send(std::string(1, digit));
        }
    }
    if (stage == Stage::Shots || !talk.good()) {
        return shots;
    }
    const auto last = next_word(talk, ending);
    if (last && stage == Stage::End) {
        judge_ending(talk, *last, static_cast<int>(shots.size()));
    } else if (last) {
        judge_last_board(talk, size, known);
    }
    return shots;
}

} // namespace tabuleiro::programs
