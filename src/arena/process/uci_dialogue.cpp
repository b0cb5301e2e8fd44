#include "arena/process/uci_dialogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace tabuleiro::arena {
namespace {

constexpr std::string_view chess960_option = "UCI_Chess960";

bool same_name(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return std::tolower(static_cast<unsigned char>(x)) ==
               std::tolower(static_cast<unsigned char>(y));
    });
}

} // namespace

Lines UciDialogue::hello() {
    state_ = State::Greeting;
    return {format(uci::Hello{})};
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
        replies.push_back(format(uci::SetOption{
            *known, value.empty() ? std::nullopt : std::optional<std::string>(value)}));
    }
    replies.push_back(format(uci::IsReady{}));
    state_ = State::Waiting;
    return {Event::Kind::Nothing, {}, std::move(replies)};
}

Lines UciDialogue::new_game(const GameStart& start) {
    Lines lines;
    start_ = start;
    if (start.chess960 != chess960_) {
        chess960_ = start.chess960;
        lines.push_back(
            format(uci::SetOption{std::string(chess960_option), chess960_ ? "true" : "false"}));
    }
    objection_.reset();
    if (chess960_ && !declared(chess960_option)) {
        objection_ = "it does not play Chess960 (no option UCI_Chess960)";
    }
    lines.push_back(format(uci::NewGame{}));
    lines.push_back(format(uci::IsReady{}));
    state_ = State::Waiting;
    return lines;
}

Lines UciDialogue::think(const Question& question) {
    uci::Go go;
    const PlayerLimits& own = question.limits[question.to_move];
    if (own.clock.kind == TimeKind::PerMove) {
        go.move_time = own.clock.time.count();
    } else if (own.timed()) {
        for (const Player player : players) {
            const Duration left = question.left[player].value_or(Duration(0));
            go.time[player] = std::max<std::int64_t>(left.count(), 1);
            go.increment[player] = question.limits[player].clock.bonus.count();
        }
        go.moves_to_go = question.moves_to_control;
    }
    go.nodes = own.nodes;
    go.depth = own.depth;
    thought_ = {};
    state_ = State::Thinking;
    return {format(uci::SetPosition{start_.fen, question.moves}), format(go)};
}

Lines UciDialogue::stop() {
    return state_ == State::Thinking ? Lines{format(uci::Stop{})} : Lines{};
}

Event UciDialogue::receive(std::string_view line) {
    const auto message = uci::parse_message(line);
    return message ? std::visit([this](const auto& each) { return hear(each); }, *message)
                   : Event{};
}

Event UciDialogue::hear(const uci::Option& option) {
    known_options_.push_back(option.name);
    return {};
}

Event UciDialogue::hear(const uci::UciOk&) {
    return state_ == State::Greeting ? finish_greeting() : Event{};
}

Event UciDialogue::hear(const uci::ReadyOk&) {
    if (state_ == State::Waiting) {
        state_ = State::Idle;
    }
    return {};
}

Event UciDialogue::hear(const uci::BestMove& best) {
    if (state_ != State::Thinking) {
        return {};
    }
    state_ = State::Idle;
    return {Event::Kind::Move, best.move};
}

// Of several variations only the best counts; a depth counts only with a score, since the depth of
// a move that is still being searched is not a result.
Event UciDialogue::hear(const uci::Info& info) {
    if (info.number.value_or(1) != 1) {
        return {};
    }
    thought_.nodes = info.nodes.value_or(thought_.nodes);
    if (info.score) {
        if (info.depth) {
            thought_.depth = static_cast<int>(std::clamp<std::int64_t>(*info.depth, 0, 1000));
        }
        thought_.set(*info.score);
    }
    return {};
}

} // namespace tabuleiro::arena
