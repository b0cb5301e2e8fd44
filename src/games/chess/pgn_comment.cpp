#include "games/chess/pgn_comment.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/text.hpp"

namespace tabuleiro::chess {

namespace {

constexpr std::size_t nowhere = std::string_view::npos;
// No clock shows more, and no sum of the parts overflows.
constexpr std::size_t max_digits = 6;
// Longer text in brackets is not a command.
constexpr std::size_t longest_command = 100;

std::optional<int> parse_digits(std::string_view text) {
    if (text.empty() || text.size() > max_digits) {
        return std::nullopt;
    }
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        number = number * 10 + (c - '0');
    }
    return number;
}

// The digits behind a decimal point, as if there were `places` of them: "5" of 2 is 50.
std::optional<int> parse_decimals(std::string_view text, std::size_t places) {
    if (text.size() > places) {
        return std::nullopt;
    }
    auto number = parse_digits(text);
    for (std::size_t i = text.size(); number && i < places; ++i) {
        *number *= 10;
    }
    return number;
}

std::string padded(int number, std::size_t places) {
    const std::string digits = std::to_string(number);
    return std::string(places - std::min(places, digits.size()), '0') + digits;
}

// Takes "clk 1:30:00", the text between [% and ], if it is a command that has no value yet.
bool take_command(PgnNote& note, std::string_view command) {
    const auto take = [&](auto& value, auto parsed) {
        if (value || !parsed) {
            return false;
        }
        value = parsed;
        return true;
    };
    const auto value = [&](std::size_t name) { return trimmed(command.substr(name)); };
    if (command.starts_with("clk")) {
        return take(note.clock, parse_clock(value(3)));
    }
    if (command.starts_with("emt")) {
        return take(note.elapsed, parse_clock(value(3)));
    }
    return command.starts_with("eval") && take(note.evaluation, parse_evaluation(value(4)));
}

// The length of the command at `at`, which was taken; 0 if there is none.
std::size_t take_command_at(PgnNote& note, std::string_view text, std::size_t at) {
    text = text.substr(at, longest_command);
    if (!text.starts_with("[%")) {
        return 0;
    }
    const std::size_t close = text.find(']');
    return close != nowhere && take_command(note, text.substr(2, close - 2)) ? close + 1 : 0;
}

// Takes all commands that begin at `from` or later out of the note's comment, and says whether
// there was one.
bool take_commands(PgnNote& note, std::size_t from) {
    bool found = false;
    std::string& text = note.comment;
    for (std::size_t at = text.find("[%", from); at != nowhere; at = text.find("[%", at)) {
        const std::size_t length = take_command_at(note, text, at);
        text.replace(at, length, length == 0 ? 0 : 1, ' ');
        found |= length > 0;
        ++at;
    }
    return found;
}

// Appends the words of a text, which begins and ends with one, with single blanks between them.
void append_words(std::string& comment, std::string_view text) {
    comment += comment.empty() ? "" : " ";
    const auto size = static_cast<std::ptrdiff_t>(comment.size());
    comment += text;
    const auto added = comment.begin() + size;
    std::replace_if(added, comment.end(), is_blank, ' ');
    const auto both_blank = [](char a, char b) { return a == ' ' && b == ' '; };
    comment.erase(std::unique(added, comment.end(), both_blank), comment.end());
}

} // namespace

void add_comment(PgnNote& note, std::string_view text) {
    // Commands mostly come first, where they need no copy.
    text = trimmed(text);
    while (const std::size_t length = take_command_at(note, text, 0)) {
        text = trimmed(text.substr(length));
    }
    if (text.empty()) {
        return;
    }
    // What came before has no command, but one may begin there and end in the new text.
    std::size_t from = note.comment.size() - std::min(note.comment.size(), longest_command);
    append_words(note.comment, text);
    // Again after something was taken: what is left may now form a command.
    while (take_commands(note, from)) {
        const std::string rest = std::exchange(note.comment, {});
        append_words(note.comment, trimmed(rest));
        from = 0;
    }
}

std::string command_text(const PgnNote& note) {
    std::string text;
    const auto add = [&](std::string_view name, const std::string& value) {
        text += text.empty() ? "[%" : " [%";
        text += name;
        text += ' ' + value + ']';
    };
    if (note.evaluation) {
        add("eval", evaluation_text(*note.evaluation));
    }
    if (note.clock) {
        add("clk", clock_text(*note.clock));
    }
    if (note.elapsed) {
        add("emt", clock_text(*note.elapsed));
    }
    return text;
}

std::optional<std::chrono::milliseconds> parse_clock(std::string_view text) {
    std::int64_t seconds = 0;
    int part = 0;
    int colons = 0;
    std::size_t digits = 0;
    std::size_t at = 0;
    for (; at < text.size() && text[at] != '.'; ++at) {
        if (text[at] >= '0' && text[at] <= '9') {
            part = part * 10 + (text[at] - '0');
            ++digits;
        } else if (text[at] == ':' && digits > 0 && colons < 2) {
            seconds = (seconds + part) * 60;
            part = 0;
            digits = 0;
            ++colons;
        } else {
            return std::nullopt;
        }
        if (digits > max_digits) {
            return std::nullopt;
        }
    }
    const auto thousandths =
        at == text.size() ? std::optional(0) : parse_decimals(text.substr(at + 1), 3);
    if (digits == 0 || !thousandths) {
        return std::nullopt;
    }
    return std::chrono::milliseconds((seconds + part) * 1000 + *thousandths);
}

std::string clock_text(std::chrono::milliseconds time) {
    const auto all = std::max<std::int64_t>(time.count(), 0);
    const auto part = [&](std::int64_t unit, std::int64_t of) {
        return static_cast<int>(all / unit % of);
    };
    std::string text = std::to_string(all / 3'600'000) + ":" + padded(part(60'000, 60), 2) + ":" +
                       padded(part(1000, 60), 2);
    if (const int thousandths = part(1, 1000); thousandths != 0) {
        text += "." + padded(thousandths, 3);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

std::optional<PgnEvaluation> parse_evaluation(std::string_view text) {
    PgnEvaluation evaluation;
    if (const std::size_t comma = text.find(','); comma != nowhere) {
        evaluation.depth = parse_digits(text.substr(comma + 1));
        if (!evaluation.depth) {
            return std::nullopt;
        }
        text = text.substr(0, comma);
    }
    const bool mate = !text.empty() && text.front() == '#';
    text.remove_prefix(mate ? 1 : 0);
    const bool negative = !text.empty() && text.front() == '-';
    const bool sign = negative || (!text.empty() && text.front() == '+');
    text.remove_prefix(sign ? 1 : 0);
    const std::size_t point = text.find('.');
    const auto whole = parse_digits(text.substr(0, point));
    const auto decimals =
        point == nowhere ? std::optional(0) : parse_decimals(text.substr(point + 1), 2);
    if (!whole || !decimals || (mate && point != nowhere)) {
        return std::nullopt;
    }
    evaluation.kind = mate ? PgnEvaluation::Kind::MateIn : PgnEvaluation::Kind::Centipawns;
    evaluation.value = mate ? *whole : *whole * 100 + *decimals;
    evaluation.value = negative ? -evaluation.value : evaluation.value;
    return evaluation;
}

std::string evaluation_text(const PgnEvaluation& evaluation) {
    const int size = std::abs(evaluation.value);
    std::string text = evaluation.kind == PgnEvaluation::Kind::MateIn ? "#" : "";
    text += evaluation.value < 0 ? "-" : "";
    text += evaluation.kind == PgnEvaluation::Kind::MateIn
                ? std::to_string(size)
                : std::to_string(size / 100) + "." + padded(size % 100, 2);
    return evaluation.depth ? text + "," + std::to_string(*evaluation.depth) : text;
}

} // namespace tabuleiro::chess
