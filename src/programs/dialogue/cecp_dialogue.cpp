#include "programs/dialogue/cecp_dialogue.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "record/result.hpp"

namespace tabuleiro::programs {
namespace {

constexpr std::string_view chess960_variant = "fischerandom";

// The protocol counts in hundredths of a second; zero is never sent.
Duration shown(Duration time) {
    return std::max(time, Duration(10));
}

std::string set_option(const std::string& name, const std::string& value) {
    return format(
        cecp::SetOption{name, value.empty() ? std::nullopt : std::optional<std::string>(value)});
}

} // namespace

Lines CecpDialogue::hello() {
    state_ = State::Greeting;
    return {format(cecp::Xboard{}), format(cecp::Protover{2})};
}

MoveText CecpDialogue::move_text() const {
    if (features_.san) {
        return MoveText::San;
    }
    return chess960_ ? MoveText::CastlingLetters : MoveText::Coordinates;
}

// A game of Chess960 begins with `setboard` too.
KnownStarts CecpDialogue::known_starts() const {
    const auto& variants = features_.variants;
    const bool chess960 =
        std::find(variants.begin(), variants.end(), chess960_variant) != variants.end();
    return {features_.setboard, features_.setboard && chess960};
}

Event CecpDialogue::silence() {
    return state_ == State::Greeting && !slow_ ? finish_greeting() : Event{};
}

std::optional<std::string> CecpDialogue::option_command(const std::string& name,
                                                        const std::string& value) const {
    if ((name == cecp::Memory::word && features_.memory) ||
        (name == cecp::Cores::word && features_.smp)) {
        return name + " " + value;
    }
    if (std::find(features_.options.begin(), features_.options.end(), name) !=
        features_.options.end()) {
        return set_option(name, value);
    }
    return std::nullopt;
}

Event CecpDialogue::finish_greeting() {
    state_ = State::Idle;
    Event event;
    for (const auto& [name, value] : options_) {
        const auto command = option_command(name, value);
        if (!command) {
            std::vector<std::string> known = features_.options;
            for (const auto& [has, word] :
                 {std::pair(features_.memory, "memory"), std::pair(features_.smp, "cores")}) {
                if (has) {
                    known.emplace_back(word);
                }
            }
            return {Event::Kind::Refuses, fmt::format("it has no option '{}' (it has: {})", name,
                                                      fmt::join(known, ", "))};
        }
        event.replies.push_back(*command);
    }
    event.replies.push_back(format(cecp::Easy{})); // no thinking on the opponent's time
    event.replies.push_back(format(cecp::Post{}));
    add_ping(event.replies);
    return event;
}

void CecpDialogue::add_ping(Lines& lines) {
    if (features_.ping) {
        awaited_pong_ = ++pings_;
        lines.push_back(format(cecp::Ping{std::to_string(pings_)}));
    }
}

void CecpDialogue::add_limits(Lines& lines, const PlayerLimits& limits) const {
    const TimeControl& clock = limits.clock;
    if (clock.kind == TimeKind::PerMove) {
        lines.push_back(format(cecp::MoveTime{clock.time}));
    } else if (limits.timed()) {
        lines.push_back(format(cecp::Level{clock.moves, clock.time, clock.bonus}));
    } else { // a long time: nodes or depth end the thinking
        lines.push_back(format(cecp::Level{0, std::chrono::hours(10), Duration(0)}));
    }
    if (limits.depth) {
        lines.push_back(format(cecp::Depth{*limits.depth}));
    }
    if (limits.nodes) { // the time then counts nodes
        lines.push_back(format(cecp::NodeRate{static_cast<std::int64_t>(*limits.nodes)}));
        lines.push_back(format(cecp::MoveTime{std::chrono::seconds(1)}));
    }
}

Lines CecpDialogue::new_game(const GameStart& start) {
    Lines lines{format(cecp::New{})};
    chess960_ = start.chess960;
    if (start.chess960) {
        lines.push_back(format(cecp::Variant{std::string(chess960_variant)}));
    }
    lines.push_back(format(cecp::Force{}));
    add_limits(lines, start.limits);
    lines.push_back(start.ponder ? format(cecp::Hard{}) : format(cecp::Easy{}));
    lines.push_back(format(cecp::Post{}));
    if (start.fen) {
        lines.push_back(format(cecp::SetBoard{*start.fen}));
    }
    objection_.reset();
    if (start.fen && !known_starts().positions) {
        objection_ = "it does not take positions (no setboard)";
    } else if (start.limits.nodes && !features_.nps) {
        objection_ = "it has no limit by nodes (no nps)";
    } else if (start.chess960 && !known_starts().chess960) {
        objection_ = "it does not play Chess960 (no variant fischerandom)";
    }
    playing_ = false;
    known_ = 0;
    state_ = State::Idle;
    add_ping(lines);
    return lines;
}

Lines CecpDialogue::think(const Question& question) {
    Lines lines;
    const auto tell_move = [&](const std::string& move) {
        lines.push_back(format(cecp::UserMove{move, !features_.usermove}));
    };
    const std::size_t unseen = question.moves.size() - std::min(known_, question.moves.size());
    if (playing_ && unseen != 1) { // several moves of one side, or none: send them one by one
        lines.push_back(format(cecp::Force{}));
        playing_ = false;
    }
    const auto tell_time = [&] {
        const Player us = question.to_move;
        if (features_.time && question.left[us] &&
            question.limits[us].clock.kind != TimeKind::PerMove) {
            const Duration own = *question.left[us];
            lines.push_back(format(cecp::OwnTime{shown(own)}));
            lines.push_back(
                format(cecp::OtherTime{shown(question.left[opponent(us)].value_or(own))}));
        }
    };
    if (playing_) {
        tell_time();
        tell_move(question.moves.back());
    } else {
        for (std::size_t i = known_; i < question.moves.size(); ++i) {
            tell_move(question.moves[i]);
        }
        tell_time();
        lines.push_back(format(cecp::Go{}));
        playing_ = true;
    }
    known_ = question.moves.size();
    thought_ = {};
    state_ = State::Thinking;
    return lines;
}

Lines CecpDialogue::stop() {
    return state_ == State::Thinking ? Lines{format(cecp::MoveNow{})} : Lines{};
}

Lines CecpDialogue::game_over(const GameOver& end) {
    playing_ = false;
    state_ = State::Idle;
    return {format(cecp::Force{}),
            format(cecp::Result{fmt::format("{} {{{}}}", result_text(end.winner), end.comment)})};
}

Event CecpDialogue::receive(std::string_view line) {
    const auto message = cecp::parse_message(line);
    if (!message) {
        return {};
    }
    if (std::holds_alternative<cecp::Illegal>(*message) ||
        std::holds_alternative<cecp::TellUserError>(*message)) {
        return {Event::Kind::Refuses, std::string(trimmed(line))};
    }
    return std::visit([this](const auto& each) { return hear(each); }, *message);
}

Event CecpDialogue::hear(const cecp::Pong& pong) {
    if (awaited_pong_ == parse_number<int>(pong.value)) {
        awaited_pong_.reset();
    }
    return {};
}

Event CecpDialogue::hear(const cecp::EngineMove& move) {
    if (state_ != State::Thinking) {
        return {};
    }
    state_ = State::Idle;
    ++known_;
    return {Event::Kind::Move, move.value};
}

Event CecpDialogue::hear(const cecp::Resign&) {
    return state_ == State::Thinking ? Event{Event::Kind::Resigns} : Event{};
}

Event CecpDialogue::hear(const cecp::Claim& claim) {
    return state_ == State::Thinking ? Event{Event::Kind::Claims, claim.result} : Event{};
}

Event CecpDialogue::hear(const cecp::Thinking& thinking) {
    if (state_ == State::Thinking) {
        thought_.depth = static_cast<int>(std::clamp<std::int64_t>(thinking.depth, 0, 1000));
        thought_.nodes = thinking.nodes;
        thought_.set(thinking.score);
        thought_.variation = thinking.variation;
    }
    return {};
}

} // namespace tabuleiro::programs
