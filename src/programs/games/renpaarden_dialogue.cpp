#include "programs/games/renpaarden_dialogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/text.hpp"

namespace tabuleiro::programs {

Lines RaceDialogue::ask(std::string line, Answer answer) {
    awaited_.push_back({line, answer});
    return {std::move(line)};
}

Lines RaceDialogue::hello() {
    return ask("new", Answer::Ok);
}

Lines RaceDialogue::new_game(const std::string& start, std::optional<std::string> objection) {
    objection_ = std::move(objection);
    start_ = start;
    told_.clear();
    return objection_ ? Lines{} : ask(start_, Answer::Ok);
}

Lines RaceDialogue::think(const std::vector<std::string>& turns, std::optional<Duration> time,
                          std::optional<int> depth) {
    Lines lines;
    const auto add = [&](std::string line, Answer answer) {
        lines.push_back(ask(std::move(line), answer).front());
    };
    // After turns were taken back, everything is told again.
    const auto common = std::mismatch(told_.begin(), told_.end(), turns.begin(), turns.end());
    if (common.first != told_.end()) {
        told_.clear();
        add(start_, Answer::Ok);
    }
    for (std::size_t turn = told_.size(); turn < turns.size(); ++turn) {
        add("play " + turns[turn], Answer::Path);
    }
    told_ = turns;
    std::string go = "go";
    for (const auto& [name, value] : options_) {
        go += " level " + value;
    }
    if (time) {
        go += fmt::format(" movetime {}", std::max<std::int64_t>(time->count(), 1));
    }
    if (depth) {
        go += fmt::format(" depth {}", *depth);
    }
    add(go, Answer::BestTurn);
    thought_ = {};
    thinking_ = true;
    return lines;
}

Event RaceDialogue::receive(std::string_view line) {
    const auto said = words(line);
    if (awaited_.empty()) {
        return {};
    }
    const Awaited awaited = std::move(awaited_.front());
    awaited_.pop_front();
    if (!said.empty() && said.front() == "error") {
        return Event::refuses(Reason("it answers '{line}' with: {text}", awaited.line,
                                     printable(trimmed(line), 200)));
    }
    switch (awaited.answer) {
    case Answer::Ok:
        if (said.size() != 1 || said.front() != "ok") {
            return Event::refuses(Reason("it should answer '{line}' with ok, and answers: {text}",
                                         awaited.line, printable(trimmed(line), 200)));
        }
        for (const auto& [name, value] : options_) {
            if (name != level_option) {
                return {Event::Kind::Refuses,
                        fmt::format("it has no option '{}' (it has: {})", name, level_option)};
            }
        }
        return {};
    case Answer::Path:
        return {};
    case Answer::BestTurn:
        thinking_ = false;
        return best_turn(said);
    }
    return {};
}

Event RaceDialogue::best_turn(const std::vector<std::string_view>& said) {
    if (said.size() < 2 || said.front() != "bestturn") {
        return Event::refuses(Reason("it should answer with bestturn, and answers: {text}",
                                     printable(fmt::format("{}", fmt::join(said, " ")), 200)));
    }
    for (std::size_t at = 2; at + 1 < said.size(); at += 2) {
        const auto number = parse_number<std::int64_t>(said[at + 1]).value_or(0);
        if (said[at] == "score") {
            thought_.set({EngineScore::Kind::Centipawns, static_cast<int>(std::clamp<std::int64_t>(
                                                             number, -1'000'000, 1'000'000))});
        } else if (said[at] == "depth") {
            thought_.depth = static_cast<int>(std::clamp<std::int64_t>(number, 0, 1000));
        } else if (said[at] == "nodes") {
            thought_.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(number, 0));
        }
    }
    return {Event::Kind::Move, std::string(said[1])};
}

} // namespace tabuleiro::programs
