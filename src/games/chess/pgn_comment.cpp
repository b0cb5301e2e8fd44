#include "games/chess/pgn_comment.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"

namespace tabuleiro::chess {

namespace {

constexpr std::size_t nowhere = std::string_view::npos;
// No clock shows more, and no sum of the parts overflows.
constexpr std::size_t most_digits = 6;

std::optional<int> parse_digits(std::string_view text) {
    const bool digits =
        !text.empty() && text.size() <= most_digits &&
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return digits ? parse_number<int>(text) : std::nullopt;
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

// Takes "clk 1:30:00", what stands between [% and ], if it is a command that has no value yet.
bool take_command(PgnNote& note, std::string_view command) {
    const auto take = [&](auto& value, auto parsed) {
        if (value || !parsed) {
            return false;
        }
        value = parsed;
        return true;
    };
    const std::size_t name_end = command.find(' ');
    if (name_end == nowhere) {
        return false;
    }
    const std::string_view name = command.substr(0, name_end);
    const std::string_view value = trimmed(command.substr(name_end));
    if (name == "clk") {
        return take(note.clock, parse_clock(value));
    }
    if (name == "emt") {
        return take(note.elapsed, parse_clock(value));
    }
    return name == "eval" && take(note.evaluation, parse_evaluation(value));
}

// Takes all commands out of a text of single blanks, and says whether there was one.
bool take_commands(PgnNote& note, std::string& text) {
    bool found = false;
    for (std::size_t open = text.find("[%"); open != nowhere;) {
        const std::size_t close = text.find(']', open);
        if (close == nowhere) {
            break;
        }
        const std::string_view inner = std::string_view(text).substr(open + 2, close - open - 2);
        if (take_command(note, inner)) {
            text.replace(open, close - open + 1, " ");
            found = true;
        } else {
            ++open;
        }
        open = text.find("[%", open);
    }
    return found;
}

std::string with_single_blanks(std::string_view text) {
    std::string single;
    single.reserve(text.size());
    for (const char c : trimmed(text)) {
        if (!is_blank(c)) {
            single += c;
        } else if (single.back() != ' ') {
            single += ' ';
        }
    }
    return single;
}

} // namespace

void add_comment(PgnNote& note, std::string_view text) {
    std::string comment = with_single_blanks(text);
    // Again when something was taken: what is left may have grown together to a command.
    while (take_commands(note, comment)) {
        comment = with_single_blanks(comment);
    }
    if (!comment.empty()) {
        note.comments.push_back(std::move(comment));
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
    const std::size_t point = text.find('.');
    const auto parts = split(text.substr(0, point), ':');
    if (parts.size() > 3) {
        return std::nullopt;
    }
    std::int64_t seconds = 0;
    for (const std::string_view part : parts) {
        const auto number = parse_digits(part);
        if (!number) {
            return std::nullopt;
        }
        seconds = seconds * 60 + *number;
    }
    const auto thousandths =
        point == nowhere ? std::optional(0) : parse_decimals(text.substr(point + 1), 3);
    if (!thousandths) {
        return std::nullopt;
    }
    return std::chrono::milliseconds(seconds * 1000 + *thousandths);
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
