#include "arena/process/cecp_dialogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/text.hpp"

namespace tabuleiro::arena {
namespace {

constexpr int mate_score = 100000; // and the number of moves, since xboard 4.7

std::string seconds(Duration time) {
    return fmt::format("{:g}", static_cast<double>(time.count()) / 1000);
}

// Minutes, or minutes and seconds.
std::string base_time(Duration time) {
    const auto whole = std::max<std::int64_t>(1, (time.count() + 500) / 1000);
    return whole % 60 == 0 ? fmt::format("{}", whole / 60)
                           : fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::int64_t centiseconds(std::optional<Duration> time) {
    return std::max<std::int64_t>(1, time.value_or(Duration(0)).count() / 10);
}

} // namespace

Lines CecpDialogue::hello() {
    state_ = State::Greeting;
    return {"xboard", "protover 2"};
}

MoveText CecpDialogue::move_text() const {
    if (features_.san) {
        return MoveText::San;
    }
    return chess960_ ? MoveText::CastlingLetters : MoveText::Coordinates;
}

Event CecpDialogue::silence() {
    return state_ == State::Greeting && !slow_ ? finish_greeting() : Event{};
}

std::optional<std::string> CecpDialogue::option_command(std::string_view name,
                                                        std::string_view value) const {
    if (name == "memory" && features_.memory) {
        return fmt::format("memory {}", value);
    }
    if (name == "cores" && features_.smp) {
        return fmt::format("cores {}", value);
    }
    if (std::find(features_.options.begin(), features_.options.end(), name) !=
        features_.options.end()) {
        return value.empty() ? fmt::format("option {}", name)
                             : fmt::format("option {}={}", name, value);
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
    event.replies.emplace_back("easy"); // no thinking in the other's time
    event.replies.emplace_back("post");
    add_ping(event.replies);
    return event;
}

void CecpDialogue::add_ping(Lines& lines) {
    if (features_.ping) {
        awaited_pong_ = ++pings_;
        lines.push_back(fmt::format("ping {}", pings_));
    }
}

void CecpDialogue::add_limits(Lines& lines, const Limits& limits) const {
    const TimeControl& clock = limits.clock;
    if (clock.kind == TimeKind::PerMove) {
        lines.push_back("st " + seconds(clock.time));
    } else if (limits.timed()) {
        lines.push_back(fmt::format("level {} {} {}", clock.moves, base_time(clock.time),
                                    seconds(clock.bonus)));
    } else {
        lines.emplace_back("level 0 600 0"); // a long time: nodes or depth end the thinking
    }
    if (limits.depth) {
        lines.push_back(fmt::format("sd {}", *limits.depth));
    }
    if (limits.nodes) { // the time counts in nodes then
        lines.push_back(fmt::format("nps {}", *limits.nodes));
        lines.emplace_back("st 1");
    }
}

Lines CecpDialogue::new_game(const GameStart& start) {
    Lines lines{"new"};
    chess960_ = start.chess960;
    if (start.chess960) {
        lines.emplace_back("variant fischerandom");
    }
    lines.emplace_back("force");
    add_limits(lines, start.limits);
    lines.emplace_back("easy");
    lines.emplace_back("post");
    if (start.fen) {
        lines.push_back("setboard " + *start.fen);
    }
    objection_.reset();
    const auto& variants = features_.variants;
    if (start.fen && !features_.setboard) {
        objection_ = "it does not take positions (no setboard)";
    } else if (start.limits.nodes && !features_.nps) {
        objection_ = "it has no limit by nodes (no nps)";
    } else if (start.chess960 &&
               std::find(variants.begin(), variants.end(), "fischerandom") == variants.end()) {
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
    const std::string prefix = features_.usermove ? "usermove " : "";
    const std::size_t unseen = question.moves.size() - std::min(known_, question.moves.size());
    if (playing_ && unseen != 1) { // several moves of one side, or none: take it by the hand
        lines.emplace_back("force");
        playing_ = false;
    }
    const auto tell_time = [&] {
        const Player us = question.to_move;
        if (features_.time && question.left[us] &&
            question.limits[us].clock.kind != TimeKind::PerMove) {
            lines.push_back(fmt::format("time {}", centiseconds(question.left[us])));
            lines.push_back(fmt::format("otim {}", centiseconds(question.left[opponent(us)]
                                                                    ? question.left[opponent(us)]
                                                                    : question.left[us])));
        }
    };
    if (playing_) {
        tell_time();
        lines.push_back(prefix + question.moves.back());
    } else {
        for (std::size_t i = known_; i < question.moves.size(); ++i) {
            lines.push_back(prefix + question.moves[i]);
        }
        tell_time();
        lines.emplace_back("go");
        playing_ = true;
    }
    known_ = question.moves.size();
    thought_ = {};
    state_ = State::Thinking;
    return lines;
}

Lines CecpDialogue::stop() {
    return state_ == State::Thinking ? Lines{"?"} : Lines{};
}

Lines CecpDialogue::game_over(std::string_view result, std::string_view reason) {
    playing_ = false;
    state_ = State::Idle;
    return {"force", fmt::format("result {} {{{}}}", result, reason)};
}

Event CecpDialogue::receive(std::string_view line) {
    const auto fields = words(line);
    if (fields.empty() || fields.front().front() == '#') {
        return {};
    }
    const std::string_view word = fields.front();
    if (word == "feature") {
        return hear_features(line);
    }
    if (word == "pong" && fields.size() > 1 && awaited_pong_ == parse_number<int>(fields[1])) {
        awaited_pong_.reset();
        return {};
    }
    if (word == "Illegal" || (word == "tellusererror" && fields.size() > 1)) {
        return {Event::Kind::Refuses, std::string(trimmed(line))};
    }
    if (state_ != State::Thinking) {
        return {};
    }
    const bool old_style = line.starts_with("My move is");
    if ((word == "move" && fields.size() > 1) || old_style) {
        state_ = State::Idle;
        ++known_;
        return {Event::Kind::Move, std::string(old_style ? fields.back() : fields[1])};
    }
    if (word == "resign") {
        return {Event::Kind::Resigns};
    }
    if (word == "1-0" || word == "0-1" || word == "1/2-1/2") {
        return {Event::Kind::Claims, std::string(word)};
    }
    hear_thinking(fields);
    return {};
}

// Ply, score, centiseconds, nodes, line.
void CecpDialogue::hear_thinking(const std::vector<std::string_view>& fields) {
    if (fields.size() < 4) {
        return;
    }
    std::array<std::optional<std::int64_t>, 4> numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::string_view text = fields[i];
        while (i == 0 && !text.empty() && (text.back() < '0' || text.back() > '9')) {
            text.remove_suffix(1); // "12." and "12&" are plies too
        }
        numbers[i] = parse_number<std::int64_t>(text);
        if (!numbers[i]) {
            return;
        }
    }
    const auto [ply, score, time, nodes] = numbers;
    thought_.depth = static_cast<int>(std::clamp<std::int64_t>(*ply, 0, 1000));
    thought_.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*nodes, 0));
    thought_.centipawns.reset();
    thought_.mate.reset();
    if (std::abs(*score) >= mate_score && std::abs(*score) <= mate_score + 1000) {
        const int moves = static_cast<int>(std::abs(*score) - mate_score);
        thought_.mate = *score > 0 ? moves : -moves;
    } else {
        thought_.centipawns = static_cast<int>(std::clamp<std::int64_t>(*score, -99999, 99999));
    }
}

} // namespace tabuleiro::arena
