#include "programs/check/renpaarden/race_talk.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/renpaarden/notation.hpp"
#include "games/renpaarden/path.hpp"
#include "games/renpaarden/turns.hpp"

namespace tabuleiro::programs {
namespace {

using namespace renpaarden;

Record<Renpaarden> race_of(int size) {
    Options options;
    options.size = size;
    return Record<Renpaarden>::begin(options).value();
}

} // namespace

RaceTalk::RaceTalk(Conversation& conversation)
    : talk_(conversation), race_(race_of(largest_size)) {}

std::string RaceTalk::ask(std::string_view line) {
    talk_.send(line);
    const auto answer = talk_.next_line("one line");
    if (!answer) {
        talk_.object("It ended.", "one line");
        return "";
    }
    return *answer;
}

void RaceTalk::expect(std::string_view line, std::string_view answer) {
    const std::string came = ask(line);
    if (talk_.good() && came != answer) {
        talk_.object(
            fmt::format("{} was answered by {}.", tabuleiro::quoted(line), tabuleiro::quoted(came)),
            answer);
    }
}

void RaceTalk::expect_error(std::string_view line) {
    const std::string came = ask(line);
    if (talk_.good() && !(came.starts_with("error ") && came.size() > 6)) {
        talk_.object(
            fmt::format("{} was answered by {}.", tabuleiro::quoted(line), tabuleiro::quoted(came)),
            "error WHY");
    }
}

void RaceTalk::start(int size) {
    expect(fmt::format("new {}", size), "ok");
    race_ = race_of(size);
}

void RaceTalk::set_up(std::string_view rows, char side) {
    const std::string_view letter(&side, 1);
    expect(fmt::format("position {} {}", rows, side), "ok");
    const auto position = read_board(rows, letter, Options{});
    race_ = Record<Renpaarden>(*position, position->options());
}

void RaceTalk::play(std::string_view turn) {
    const std::string came = ask(fmt::format("play {}", turn));
    if (talk_.good() && came.starts_with("error")) {
        talk_.object(fmt::format("It does not play the legal turn {}.", turn), "its path");
    }
    race_.play(parse_turn(position(), turn).value());
}

void RaceTalk::play_by_path(Move turn) {
    expect("play " + format_turn(turn), format_path(path_of(position(), turn)));
    race_.play(turn);
}

void RaceTalk::expect_shown() {
    expect("show", fmt::format("{} {}", write_rows(position()), side_letter(position().to_move())));
}

void RaceTalk::expect_turns() {
    const Moves turns = race_.outcome() ? Moves{} : all_turns(position());
    std::string text = std::to_string(turns.size());
    for (const Move turn : turns) {
        text += ' ' + format_turn(turn);
    }
    expect("legal", text);
}

void RaceTalk::expect_choice(std::string_view terms) {
    const std::string came = ask(fmt::format("go{}{}", terms.empty() ? "" : " ", terms));
    const auto parts = words(came);
    const bool form = parts.size() == 8 && parts[0] == "bestturn" && parts[2] == "score" &&
                      parts[4] == "depth" && parts[6] == "nodes";
    if (talk_.good() && !form) {
        talk_.object(fmt::format("go was answered by {}.", tabuleiro::quoted(came)),
                     "bestturn TURN score S depth D nodes N");
    } else if (talk_.good() && !parse_turn(position(), parts[1])) {
        talk_.object(fmt::format("Its turn {} is not legal.", tabuleiro::quoted(parts[1])),
                     "a legal turn");
    }
}

} // namespace tabuleiro::programs
