#include "programs/check/program_talk.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

std::string_view first_word_of(std::string_view line) {
    const auto parts = words(line);
    return parts.empty() ? std::string_view() : parts.front();
}

} // namespace

bool is_program_move(std::string_view line) {
    return first_word_of(line) == "move";
}

void ProgramTalk::greet() {
    talk_.send(program::format(program::Hello{}));
    talk_.await(
        [this](std::string_view line) {
            const auto message = program::parse_message(line);
            if (!message) {
                return false;
            }
            if (const auto* option = std::get_if<program::Option>(&*message)) {
                options_.push_back(*option);
            } else if (const auto* games = std::get_if<program::Games>(&*message)) {
                games_.insert(games_.end(), games->games.begin(), games->games.end());
            }
            named_ = named_ || std::holds_alternative<program::IdName>(*message);
            authored_ = authored_ || std::holds_alternative<program::IdAuthor>(*message);
            return std::holds_alternative<program::Ok>(*message);
        },
        "ok");
}

bool ProgramTalk::has_option(std::string_view name) const {
    return std::any_of(options_.begin(), options_.end(),
                       [name](const program::Option& each) { return each.name == name; });
}

void ProgramTalk::ready() {
    talk_.send("isready");
    talk_.await_word("readyok");
}

void ProgramTalk::begin() {
    greet();
    new_game();
}

void ProgramTalk::new_game() {
    talk_.send("newgame " + game_.name);
    ready();
}

void ProgramTalk::set(const Situation& situation) {
    situation_ = &situation;
    talk_.send(situation.to_move == Player::First ? "seat first" : "seat second");
    talk_.send(situation.line);
    if (has_option(program::legal_moves_option)) {
        talk_.send(fmt::format("legal {}", fmt::join(situation.legal, " ")));
    }
}

void ProgramTalk::think(std::string_view terms) {
    talk_.send(fmt::format("go{}{}", terms.empty() ? "" : " ", terms));
    await_move();
}

void ProgramTalk::await_move() {
    const std::string line = talk_.await(
        [this](std::string_view each) {
            if (first_word_of(each) == "error") {
                talk_.object("It answered by an error.", "move MOVE");
            }
            return !talk_.good() || is_program_move(each);
        },
        "move MOVE");
    if (!talk_.good()) {
        return;
    }
    const std::string_view move = trimmed(trimmed(line).substr(4));
    if (!situation_->accepts(move)) {
        talk_.object(fmt::format("Its move {} is not legal.", tabuleiro::quoted(move)),
                     fmt::format("a legal move, as {}", situation_->legal.front()));
    }
}

void ProgramTalk::expect_error(std::string_view line) {
    talk_.send(line);
    talk_.send("isready");
    bool complained = false;
    talk_.await(
        [&](std::string_view each) {
            const auto parts = words(each);
            complained = complained || (parts.size() > 1 && parts.front() == "error");
            return trimmed(each) == "readyok";
        },
        "readyok");
    if (!complained) {
        talk_.object(fmt::format("{} was not answered by an error.", tabuleiro::quoted(line)),
                     "error SENTENCE");
    }
}

void ProgramTalk::no_more_moves() {
    talk_.send("isready");
    talk_.await(
        [this](std::string_view line) {
            if (is_program_move(line)) {
                talk_.object("A move came that was not asked for.", "readyok");
            }
            return !talk_.good() || trimmed(line) == "readyok";
        },
        "readyok");
}

} // namespace tabuleiro::programs
