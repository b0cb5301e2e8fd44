#include "tuning/spsa.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/rng.hpp"
#include "core/text.hpp"

namespace tabuleiro::tuning {

namespace {

constexpr std::string_view heading = "spsa 1";

// The shortest text that is read as the same number.
std::string exact(double number) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    return {text.data(), end};
}

std::optional<double> parse_real(std::string_view text) {
    double number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stopped != end || !std::isfinite(number)) {
        return std::nullopt;
    }
    return number;
}

double tried(const Parameter& parameter, double value, double rounding) {
    const double wanted = parameter.whole ? std::floor(value + rounding) : value;
    return std::clamp(wanted, parameter.low, parameter.high);
}

// "name start value low high step whole"
std::optional<Parameter> parse_parameter(const std::vector<std::string_view>& fields) {
    if (fields.size() != 8 || (fields[7] != "whole" && fields[7] != "real")) {
        return std::nullopt;
    }
    std::array<double, 5> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto number = parse_real(fields[i + 2]);
        if (!number) {
            return std::nullopt;
        }
        numbers[i] = *number;
    }
    Parameter parameter{
        std::string(fields[1]), numbers[0], numbers[1], numbers[2], numbers[3], numbers[4],
        fields[7] == "whole"};
    const bool sound =
        parameter.low <= parameter.value && parameter.value <= parameter.high && parameter.step > 0;
    return sound ? std::optional(parameter) : std::nullopt;
}

} // namespace

Spsa::Spsa(const SpsaTerms& terms, std::vector<Parameter> parameters, int played)
    : terms_(terms), parameters_(std::move(parameters)), played_(played) {}

// c: the given step after the last pair.
double Spsa::step_now(const Parameter& parameter) const {
    return parameter.step *
           std::pow(static_cast<double>(terms_.pairs) / (played_ + 1), terms_.gamma);
}

// a / c: what a half point more than even moves the number.
double Spsa::rate_now(const Parameter& parameter) const {
    const double settled = terms_.stability * terms_.pairs;
    const double size = terms_.rate * parameter.step * parameter.step *
                        std::pow((settled + terms_.pairs) / (settled + played_ + 1), terms_.alpha);
    return size / step_now(parameter);
}

Trial Spsa::trial(int pair) const {
    std::uint64_t state = terms_.seed * 1'000'003 + static_cast<std::uint64_t>(pair);
    Rng rng(split_mix(state));
    Trial trial;
    for (const Parameter& parameter : parameters_) {
        const int sign = rng.below(2) == 0 ? 1 : -1;
        const double rounding = rng.unit();
        const double step = sign * step_now(parameter);
        trial.signs.push_back(sign);
        trial.plus.push_back(tried(parameter, parameter.value + step, rounding));
        trial.minus.push_back(tried(parameter, parameter.value - step, rounding));
    }
    return trial;
}

void Spsa::learn(const Trial& trial, int half_points) {
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        Parameter& parameter = parameters_[i];
        const double move = rate_now(parameter) * (half_points - 2) * trial.signs[i];
        parameter.value = std::clamp(parameter.value + move, parameter.low, parameter.high);
    }
    ++played_;
}

std::string Spsa::to_text() const {
    std::string text{heading};
    const auto line = [&](std::string_view name, const std::string& value) {
        text += '\n';
        text += name;
        text += ' ' + value;
    };
    line("pairs", std::to_string(terms_.pairs));
    line("played", std::to_string(played_));
    line("seed", std::to_string(terms_.seed));
    line("rate", exact(terms_.rate));
    line("stability", exact(terms_.stability));
    line("alpha", exact(terms_.alpha));
    line("gamma", exact(terms_.gamma));
    if (!terms_.games.empty()) {
        line("games", terms_.games);
    }
    for (const Parameter& parameter : parameters_) {
        line("parameter", parameter.name + ' ' + exact(parameter.start) + ' ' +
                              exact(parameter.value) + ' ' + exact(parameter.low) + ' ' +
                              exact(parameter.high) + ' ' + exact(parameter.step) +
                              (parameter.whole ? " whole" : " real"));
    }
    return text + '\n';
}

Expected<Spsa> Spsa::from_text(std::string_view text) {
    const auto lines = split(text, '\n');
    if (lines.empty() || lines.front() != heading) {
        return fail("This is not a file of a tuning.");
    }
    SpsaTerms terms;
    std::vector<Parameter> parameters;
    int played = 0;
    for (const std::string_view line : lines) {
        const auto fields = words(line);
        if (fields.empty() || line == heading) {
            continue;
        }
        const auto read = [&](std::string_view name, auto& into, auto number) {
            if (fields[0] != name || fields.size() != 2 || !number) {
                return false;
            }
            into = *number;
            return true;
        };
        const std::string_view value = fields.back();
        if (fields[0] == "parameter") {
            if (auto parameter = parse_parameter(fields)) {
                parameters.push_back(*std::move(parameter));
                continue;
            }
        } else if (read("pairs", terms.pairs, parse_number<int>(value)) ||
                   read("played", played, parse_number<int>(value)) ||
                   read("seed", terms.seed, parse_number<std::uint64_t>(value)) ||
                   read("rate", terms.rate, parse_real(value)) ||
                   read("stability", terms.stability, parse_real(value)) ||
                   read("alpha", terms.alpha, parse_real(value)) ||
                   read("gamma", terms.gamma, parse_real(value)) ||
                   read("games", terms.games, std::optional<std::string>(value))) {
            continue;
        }
        return fail("The tuning's file has a line that makes no sense: {line}.", quoted(line));
    }
    if (terms.pairs < 1 || played < 0 || parameters.empty()) {
        return fail("The tuning's file is not complete.");
    }
    return Spsa(terms, std::move(parameters), played);
}

} // namespace tabuleiro::tuning
