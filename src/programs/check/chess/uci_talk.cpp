#include "programs/check/chess/uci_talk.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/coordinate.hpp"
#include "programs/check/check_report.hpp"

namespace tabuleiro::programs {

bool is_best_move(std::string_view line) {
    const auto parts = words(line);
    return !parts.empty() && parts.front() == "bestmove";
}

std::vector<uci::Option> UciTalk::greet() {
    std::vector<uci::Option> options;
    talk_.send("uci");
    talk_.await(
        [&](std::string_view line) {
            const auto message = uci::parse_message(line);
            if (!message) {
                return false;
            }
            if (const auto* option = std::get_if<uci::Option>(&*message)) {
                options.push_back(*option);
            }
            return std::holds_alternative<uci::UciOk>(*message);
        },
        "uciok");
    return options;
}

void UciTalk::ready() {
    talk_.send("isready");
    talk_.await_word("readyok");
}

void UciTalk::begin() {
    greet();
    ready();
}

void UciTalk::position(const std::string& text) {
    const auto command = uci::parse_command("position " + text);
    const auto& set = std::get<uci::SetPosition>(*command);
    position_ = set.fen ? chess::Chess::read(*set.fen).value() : chess::Position();
    for (const std::string& move : set.moves) {
        position_.play(chess::parse_coordinates(position_, move).value());
    }
    talk_.send("position " + text);
}

void UciTalk::position(const positions::Told& told) {
    position(fmt::format("fen {} moves {}", told.fen, told.move));
}

std::string UciTalk::think(std::string_view terms) {
    talk_.send(fmt::format("go {}", terms));
    return best_move();
}

std::string UciTalk::any_best_move() {
    const std::string line = talk_.await(is_best_move, "bestmove MOVE");
    const auto parts = words(line);
    return parts.size() < 2 ? "" : std::string(parts[1]);
}

std::string UciTalk::best_move() {
    const std::string move = any_best_move();
    if (!talk_.good()) {
        return "";
    }
    if (const auto parsed = chess::parse_coordinates(position_, move); !parsed) {
        talk_.object(fmt::format("Its move {} is not legal in {}.", tabuleiro::quoted(move),
                                 chess::Chess::write(position_)),
                     "bestmove and a legal move, as e2e4 or e7e8q");
    }
    return move;
}

void UciTalk::no_more_moves() {
    talk_.send("isready");
    talk_.await(
        [this](std::string_view line) {
            if (is_best_move(line)) {
                talk_.object("A second bestmove came.", "readyok");
            }
            return !talk_.good() || trimmed(line) == "readyok";
        },
        "readyok");
}

} // namespace tabuleiro::programs
