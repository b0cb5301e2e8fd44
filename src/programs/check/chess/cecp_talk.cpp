#include "programs/check/chess/cecp_talk.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/san.hpp"
#include "protocol/messages/cecp.hpp"

namespace tabuleiro::programs {
namespace {

constexpr std::string_view quick_clock = "level 0 0:10 0";
constexpr std::string_view quick_depth = "sd 2";

} // namespace

bool is_engine_move(std::string_view line) {
    const auto parts = words(line);
    return !parts.empty() && parts.front() == "move";
}

void CecpTalk::greet() {
    talk_.send("xboard");
    talk_.send("protover 2");
    talk_.await(
        [this](std::string_view line) {
            const auto message = cecp::parse_message(line);
            if (const auto* found = message ? std::get_if<cecp::Features>(&*message) : nullptr) {
                for (const cecp::Feature& feature : found->all) {
                    features_[feature.name] = feature.value;
                }
            }
            return has("done");
        },
        "feature ... done=1");
}

bool CecpTalk::has(std::string_view feature) const {
    const auto found = features_.find(std::string(feature));
    return found != features_.end() && found->second == "1";
}

void CecpTalk::begin() {
    greet();
    new_quick_game();
}

void CecpTalk::new_game(std::string_view clock) {
    talk_.send("new");
    talk_.send("force");
    talk_.send(clock);
    past_ = {chess::Position()};
}

void CecpTalk::new_quick_game() {
    new_game(quick_clock);
    talk_.send(quick_depth);
}

void CecpTalk::begin_playing() {
    greet();
    for (const std::string_view line : {std::string_view("new"), quick_clock, quick_depth}) {
        talk_.send(line);
    }
}

void CecpTalk::set_board(std::string_view fen) {
    talk_.send(fmt::format("setboard {}", fen));
    past_ = {chess::Chess::read(fen).value()};
}

void CecpTalk::play(chess::Move move) {
    past_.push_back(past_.back());
    past_.back().play(move);
}

void CecpTalk::user_move(std::string_view move) {
    if (!talk_.good()) {
        return; // nobody knows which position it is
    }
    const chess::Move parsed = chess::parse_coordinates(position(), move).value();
    const std::string text = has("san") ? chess::to_san(position(), parsed) : std::string(move);
    talk_.send(has("usermove") ? "usermove " + text : text);
    play(parsed);
}

void CecpTalk::illegal_move(std::string_view move) {
    talk_.send(has("usermove") ? fmt::format("usermove {}", move) : std::string(move));
    talk_.await(
        [](std::string_view line) {
            const auto message = cecp::parse_message(line);
            return message && std::holds_alternative<cecp::Illegal>(*message);
        },
        fmt::format("Illegal move: {}", move));
}

void CecpTalk::undo(int plies) {
    for (int i = 0; i < plies && talk_.good(); ++i) {
        past_.pop_back();
    }
}

void CecpTalk::told(const positions::Told& told) {
    set_board(told.fen);
    user_move(told.move);
}

std::string CecpTalk::go() {
    talk_.send("go");
    return engine_move();
}

std::string CecpTalk::engine_move() {
    const std::string line = talk_.await(is_engine_move, "move MOVE");
    if (!talk_.good()) {
        return "";
    }
    const auto parts = words(line);
    const std::string move(parts.size() < 2 ? "" : parts[1]);
    auto parsed = chess::parse_coordinates(position(), move);
    if (!parsed) {
        parsed = chess::parse_san(position(), move);
    }
    if (!parsed) {
        talk_.object(fmt::format("Its move {} is not legal in {}.", tabuleiro::quoted(move),
                                 chess::Chess::write(position())),
                     "move and a legal move, as e2e4 or e7e8q");
        return move;
    }
    play(*parsed);
    return move;
}

void CecpTalk::settle() {
    if (has("ping")) {
        const std::string number = std::to_string(++pings_);
        talk_.send("ping " + number);
        talk_.await([&](std::string_view line) { return trimmed(line) == "pong " + number; },
                    "pong " + number);
    }
}

} // namespace tabuleiro::programs
