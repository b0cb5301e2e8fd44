#include "arena/process/uci_dialogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "core/text.hpp"

namespace tabuleiro::arena {
namespace {

bool same_name(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return std::tolower(static_cast<unsigned char>(x)) ==
               std::tolower(static_cast<unsigned char>(y));
    });
}

// The text of the words from one on, as it stood in the line.
std::string_view from_word(std::string_view line, std::string_view word) {
    return trimmed(line.substr(static_cast<std::size_t>(word.data() - line.data())));
}

// "option name Clear Hash type button" names "Clear Hash".
std::string option_name(std::string_view line) {
    const auto fields = words(line);
    std::string name;
    for (std::size_t i = 2; i < fields.size() && fields[i] != "type"; ++i) {
        name += (name.empty() ? "" : " ") + std::string(fields[i]);
    }
    return name;
}

} // namespace

Lines UciDialogue::hello() {
    state_ = State::Greeting;
    return {"uci"};
}

std::optional<std::string> UciDialogue::declared(std::string_view option) const {
    for (const std::string& known : known_options_) {
        if (same_name(known, option)) {
            return known;
        }
    }
    return std::nullopt;
}

Event UciDialogue::finish_greeting() {
    Lines replies;
    for (const auto& [name, value] : options_) {
        const auto known = declared(name);
        if (!known) {
            return {Event::Kind::Refuses, fmt::format("it has no option '{}' (it has: {})", name,
                                                      fmt::join(known_options_, ", "))};
        }
        replies.push_back(value.empty() ? fmt::format("setoption name {}", *known)
                                        : fmt::format("setoption name {} value {}", *known, value));
    }
    replies.emplace_back("isready");
    state_ = State::Waiting;
    return {Event::Kind::Nothing, {}, std::move(replies)};
}

Lines UciDialogue::new_game(const GameStart& start) {
    Lines lines;
    start_ = start;
    if (start.chess960 != chess960_) {
        chess960_ = start.chess960;
        lines.push_back(fmt::format("setoption name UCI_Chess960 value {}", chess960_));
    }
    objection_.reset();
    if (chess960_ && !declared("UCI_Chess960")) {
        objection_ = "it does not play Chess960 (no option UCI_Chess960)";
    }
    lines.emplace_back("ucinewgame");
    lines.emplace_back("isready");
    state_ = State::Waiting;
    return lines;
}

Lines UciDialogue::think(const Question& question) {
    std::string position =
        start_.fen ? fmt::format("position fen {}", *start_.fen) : "position startpos";
    if (!question.moves.empty()) {
        position += fmt::format(" moves {}", fmt::join(question.moves, " "));
    }
    std::string go = "go";
    const Limits& own = question.limits[question.to_move];
    if (own.clock.kind == TimeKind::PerMove) {
        go += fmt::format(" movetime {}", own.clock.time.count());
    } else if (own.timed()) {
        const auto clock = [&](char colour, Player player) {
            const Duration left = question.left[player].value_or(Duration(0));
            go += fmt::format(" {}time {} ", colour, std::max<std::int64_t>(left.count(), 1));
            go += fmt::format("{}inc {}", colour, question.limits[player].clock.bonus.count());
        };
        clock('w', Player::First);
        clock('b', Player::Second);
        if (question.moves_to_control) {
            go += fmt::format(" movestogo {}", *question.moves_to_control);
        }
    }
    if (own.nodes) {
        go += fmt::format(" nodes {}", *own.nodes);
    }
    if (own.depth) {
        go += fmt::format(" depth {}", *own.depth);
    }
    thought_ = {};
    state_ = State::Thinking;
    return {position, go};
}

Lines UciDialogue::stop() {
    return state_ == State::Thinking ? Lines{"stop"} : Lines{};
}

Event UciDialogue::receive(std::string_view line) {
    const auto fields = words(line);
    if (fields.empty()) {
        return {};
    }
    const std::string_view word = fields.front();
    if (word == "id" && fields.size() > 2 && fields[1] == "name") {
        name_ = from_word(line, fields[2]);
    } else if (word == "option" && fields.size() > 2 && fields[1] == "name") {
        known_options_.push_back(option_name(line));
    } else if (word == "uciok" && state_ == State::Greeting) {
        return finish_greeting();
    } else if (word == "readyok" && state_ == State::Waiting) {
        state_ = State::Idle;
    } else if (word == "info") {
        hear_info(fields);
    } else if (word == "bestmove" && state_ == State::Thinking) {
        state_ = State::Idle;
        return {Event::Kind::Move, std::string(fields.size() > 1 ? fields[1] : "")};
    }
    return {};
}

void UciDialogue::hear_info(const std::vector<std::string_view>& fields) {
    Thought heard = thought_;
    bool best_line = true;
    std::optional<int> depth; // counts with a score only: "info depth 9 currmove" is no result
    for (std::size_t i = 1; i + 1 < fields.size(); ++i) {
        const std::string_view key = fields[i];
        if (key == "pv" || key == "string") {
            break;
        }
        const auto number = parse_number<std::int64_t>(fields[i + 1]);
        if (key == "multipv") {
            best_line = number == 1;
        } else if (key == "depth" && number) {
            depth = static_cast<int>(std::clamp<std::int64_t>(*number, 0, 1000));
        } else if (key == "nodes" && number && *number >= 0) {
            heard.nodes = static_cast<std::uint64_t>(*number);
        } else if (key == "score" && i + 2 < fields.size()) {
            const auto value = parse_number<int>(fields[i + 2]);
            heard.depth = depth.value_or(heard.depth);
            if (fields[i + 1] == "cp" && value) {
                heard.centipawns = value;
                heard.mate.reset();
            } else if (fields[i + 1] == "mate" && value) {
                heard.mate = value;
                heard.centipawns.reset();
            }
        }
    }
    if (best_line) {
        thought_ = heard;
    }
}

} // namespace tabuleiro::arena
