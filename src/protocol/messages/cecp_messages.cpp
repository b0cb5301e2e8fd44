#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/text.hpp"
#include "protocol/messages/cecp.hpp"

namespace tabuleiro::cecp {
namespace {

using Words = std::vector<std::string_view>;

constexpr int mate_score = 100'000; // and the number of moves, since xboard 4.7
constexpr int longest_mate = 1000;

int score_number(EngineScore score) {
    if (score.kind == EngineScore::Kind::Centipawns) {
        return score.value;
    }
    return score.value > 0 ? mate_score + score.value : -mate_score + score.value;
}

EngineScore parse_score(std::int64_t number) {
    const std::int64_t size = std::abs(number);
    if (size >= mate_score && size <= mate_score + longest_mate) {
        const int moves = static_cast<int>(size - mate_score);
        return {EngineScore::Kind::Mate, number > 0 ? moves : -moves};
    }
    return {EngineScore::Kind::Centipawns,
            static_cast<int>(std::clamp<std::int64_t>(number, 1 - mate_score, mate_score - 1))};
}

// name=value name="a text" ...
Features parse_features(std::string_view left) {
    Features features;
    while (!left.empty()) {
        const auto equals = left.find('=');
        if (equals == std::string_view::npos) {
            break;
        }
        const std::string_view name = trimmed(left.substr(0, equals));
        left.remove_prefix(equals + 1);
        const bool quoted = !left.empty() && left.front() == '"';
        const auto end = quoted ? left.find('"', 1) : left.find(' ');
        const std::string_view value =
            quoted ? left.substr(1, end == std::string_view::npos ? end : end - 1)
                   : left.substr(0, end);
        left = end == std::string_view::npos ? std::string_view{} : trimmed(left.substr(end + 1));
        features.all.push_back({std::string(name), std::string(value)});
    }
    return features;
}

std::optional<Message> parse_thinking(const Words& words) {
    std::array<std::int64_t, 4> numbers{};
    if (words.size() < numbers.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::string_view text = words[i];
        while (i == 0 && !text.empty() && (text.back() < '0' || text.back() > '9')) {
            text.remove_suffix(1); // "12." and "12&" are plies too
        }
        const auto number = parse_number<std::int64_t>(text);
        if (!number) {
            return std::nullopt;
        }
        numbers[i] = *number;
    }
    Thinking thinking;
    thinking.depth = numbers[0];
    thinking.score = parse_score(numbers[1]);
    thinking.elapsed = Milliseconds(std::clamp<std::int64_t>(numbers[2], 0, 1LL << 40) * 10);
    thinking.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(numbers[3], 0));
    thinking.variation.assign(words.begin() + 4, words.end());
    return thinking;
}

struct MessageWriter {
    template <class T>
    std::string operator()(const T& message) const {
        if constexpr (requires { message.value; }) {
            return std::string(T::word) + " " + message.value;
        } else {
            return std::string(T::word);
        }
    }
    std::string operator()(const Features& features) const {
        std::string text = "feature";
        for (const auto& [name, value] : features.all) {
            const std::string_view quote = parse_number<int>(value) ? "" : "\"";
            text += fmt::format(" {}={}{}{}", name, quote, value, quote);
        }
        return text;
    }
    std::string operator()(const Claim& claim) const {
        return fmt::format("{} {{{}}}", claim.result, claim.reason);
    }
    std::string operator()(const Illegal& illegal) const {
        return fmt::format("Illegal move ({}): {}", illegal.reason, illegal.move);
    }
    std::string operator()(const Error& error) const {
        return fmt::format("Error ({}): {}", error.reason, error.text);
    }
    std::string operator()(const Thinking& thinking) const {
        std::string text = fmt::format("{} {} {} {}", thinking.depth, score_number(thinking.score),
                                       thinking.elapsed.count() / 10, thinking.nodes);
        for (const std::string& move : thinking.variation) {
            text += " " + move;
        }
        return text + (thinking.bound == ScoreBound::Lower   ? " !"
                       : thinking.bound == ScoreBound::Upper ? " ?"
                                                             : "");
    }
    std::string operator()(const Status& status) const {
        return fmt::format("stat01: {} {} {} {} {}", status.elapsed.count() / 10, status.nodes,
                           status.depth, status.moves_left, status.moves) +
               (status.current_move.empty() ? "" : " " + status.current_move);
    }
};

} // namespace

std::optional<Message> parse_message(std::string_view line) {
    const Words parts = words(line);
    if (parts.empty() || parts.front().front() == '#') {
        return std::nullopt;
    }
    const std::string_view word = parts.front();
    if (word == "feature") {
        return parse_features(trimmed(line.substr(word.data() + word.size() - line.data())));
    }
    if (word == "Illegal") {
        return Illegal{};
    }
    if (line.starts_with("My move is")) { // version 1
        return EngineMove{std::string(parts.back())};
    }
    if (word == Resign::word) {
        return Resign{};
    }
    if (word == "1-0" || word == "0-1" || word == "1/2-1/2") {
        return Claim{std::string(word), ""};
    }
    if (parts.size() > 1) {
        if (word == "pong") {
            return Pong{std::string(parts[1])};
        }
        if (word == "tellusererror") {
            return TellUserError{};
        }
        if (word == "move") {
            return EngineMove{std::string(parts[1])};
        }
    }
    return parse_thinking(parts);
}

std::string format(const Message& message) {
    return std::visit(MessageWriter{}, message);
}

} // namespace tabuleiro::cecp
