#include "programs/dialogue/uci_dialogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace tabuleiro::programs {
namespace {

constexpr std::string_view chess960_option = "UCI_Chess960";
constexpr std::string_view ponder_option = "Ponder";

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

KnownStarts UciDialogue::known_starts() const {
    return {.chess960 = declared(chess960_option).has_value()};
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
    Lines lines = stop_pondering();
    waiting_question_.reset();
    expected_reply_.clear();
    start_ = start;
    if (const bool ponder = start.ponder && declared(ponder_option); ponder != ponders_) {
        ponders_ = ponder;
        lines.push_back(
            format(uci::SetOption{*declared(ponder_option), ponders_ ? "true" : "false"}));
    }
    if (start.chess960 != chess960_) {
        chess960_ = start.chess960;
        lines.push_back(
            format(uci::SetOption{std::string(chess960_option), chess960_ ? "true" : "false"}));
    }
    objection_.reset();
    if (chess960_ && !known_starts().chess960) {
        objection_ = "it does not play Chess960 (no option UCI_Chess960)";
    }
    lines.push_back(format(uci::NewGame{}));
    lines.push_back(format(uci::IsReady{}));
    state_ = State::Waiting;
    return lines;
}

Lines UciDialogue::think(const Question& question) {
    if (state_ == State::Pondering && question.moves == pondered_.moves) {
        state_ = State::Thinking;
        return {format(uci::PonderHit{})};
    }
    Lines lines = stop_pondering();
    if (owes_move_) {
        waiting_question_ = question;
        return lines;
    }
    state_ = State::Thinking;
    return go(question, false);
}

std::optional<std::string> UciDialogue::expected_reply() const {
    return ponders_ && !expected_reply_.empty() ? std::optional(expected_reply_) : std::nullopt;
}

Lines UciDialogue::ponder(const Question& question) {
    pondered_ = question;
    state_ = State::Pondering;
    return go(question, true);
}

Lines UciDialogue::stop_pondering() {
    if (state_ != State::Pondering) {
        return {};
    }
    state_ = State::Idle;
    owes_move_ = true;
    return {format(uci::Stop{})};
}

Lines UciDialogue::go(const Question& question, bool ponder) {
    uci::Go go;
    go.ponder = ponder;
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
    variations_.clear();
    expected_reply_.clear();
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

Event UciDialogue::hear(const uci::IdName& id) {
    name_ = id.name;
    return {};
}

Event UciDialogue::hear(const uci::IdAuthor& id) {
    author_ = id.author;
    return {};
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
    if (owes_move_) {
        owes_move_ = false;
        if (!waiting_question_) {
            return {};
        }
        state_ = State::Thinking;
        return {Event::Kind::Nothing, {}, go(*std::exchange(waiting_question_, {}), false)};
    }
    const bool asked = state_ == State::Thinking;
    if (asked || state_ == State::Pondering) { // while it ponders it should not answer: think anew
        state_ = State::Idle;
    }
    if (!asked) {
        return {};
    }
    expected_reply_ = best.ponder;
    return {Event::Kind::Move, best.move};
}

// A variation that replaces one it found before. A bound is not a score of its own.
void UciDialogue::note(std::size_t number, const uci::Info& info) {
    constexpr std::size_t most = 16;
    if (number < 1 || number > std::min(variations_.size() + 1, most) || !info.score ||
        info.bound != ScoreBound::Exact || !info.variation || info.variation->empty()) {
        return;
    }
    variations_.resize(std::max(variations_.size(), number));
    Thought& found = variations_[number - 1];
    found.depth = static_cast<int>(std::clamp<std::int64_t>(info.depth.value_or(1), 1, 1000));
    found.variation = *info.variation;
    found.set(*info.score);
}

// Of several variations only the best counts; a depth counts only with a score, since the depth of
// a move that is still being searched is not a result.
Event UciDialogue::hear(const uci::Info& info) {
    note(static_cast<std::size_t>(std::max<std::int64_t>(info.number.value_or(1), 0)), info);
    if (info.number.value_or(1) != 1) {
        return {};
    }
    thought_.nodes = info.nodes.value_or(thought_.nodes);
    if (info.nodes_per_second) {
        thought_.nodes_per_second = info.nodes_per_second;
    }
    if (info.variation && !info.variation->empty()) {
        thought_.variation = *info.variation;
    }
    if (info.score) {
        if (info.depth) {
            thought_.depth = static_cast<int>(std::clamp<std::int64_t>(*info.depth, 0, 1000));
        }
        thought_.set(*info.score);
    }
    return {};
}

} // namespace tabuleiro::programs
