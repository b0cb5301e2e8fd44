#include "programs/sandbox/sandbox_limits.hpp"

#include <fmt/format.h>

#include <array>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

constexpr std::int64_t most = 1'000'000; // of anything: a million megabytes, seconds, processes

struct LimitName {
    std::string_view name;
    std::int64_t least; // below it hardly a program can start
    std::int64_t (*get)(const SandboxLimits&);
    void (*set)(SandboxLimits&, std::int64_t);
};

template <std::uint64_t SandboxLimits::*size>
constexpr LimitName megabytes(std::string_view name) {
    return {name, 1,
            [](const SandboxLimits& limits) {
                return static_cast<std::int64_t>(limits.*size / SandboxLimits::megabyte);
            },
            [](SandboxLimits& limits, std::int64_t value) {
                limits.*size = static_cast<std::uint64_t>(value) * SandboxLimits::megabyte;
            }};
}

template <int SandboxLimits::*count>
constexpr LimitName number_of(std::string_view name, std::int64_t least) {
    return {
        name, least,
        [](const SandboxLimits& limits) { return static_cast<std::int64_t>(limits.*count); },
        [](SandboxLimits& limits, std::int64_t value) { limits.*count = static_cast<int>(value); }};
}

constexpr std::array limit_names{
    megabytes<&SandboxLimits::memory>("memory"),
    number_of<&SandboxLimits::processes>("processes", 1),
    number_of<&SandboxLimits::cores>("cores", 1),
    LimitName{"processor", 1,
              [](const SandboxLimits& limits) {
                  return static_cast<std::int64_t>(limits.processor.count());
              },
              [](SandboxLimits& limits, std::int64_t value) {
                  limits.processor = std::chrono::seconds(value);
              }},
    number_of<&SandboxLimits::files>("files", 8),
    megabytes<&SandboxLimits::file>("file"),
    megabytes<&SandboxLimits::temporary>("temporary"),
};

} // namespace

Expected<SandboxLimits> parse_sandbox_limits(std::string_view text) {
    SandboxLimits limits;
    if (text.empty()) {
        return limits;
    }
    for (const std::string_view term : split(text, ',')) {
        const std::size_t equals = std::min(term.find('='), term.size());
        const auto name =
            std::find_if(limit_names.begin(), limit_names.end(), [&](const LimitName& limit) {
                return limit.name == term.substr(0, equals);
            });
        const auto value = equals < term.size()
                               ? parse_number<std::int64_t>(term.substr(equals + 1))
                               : std::nullopt;
        if (name == limit_names.end() || !value || *value < name->least || *value > most) {
            return fail("The sandbox has no limit '{term}'. These are its own: {limits}.", term,
                        to_text(SandboxLimits{}));
        }
        name->set(limits, *value);
    }
    return limits;
}

std::string to_text(const SandboxLimits& limits) {
    std::string text;
    for (const LimitName& limit : limit_names) {
        text += fmt::format("{}{}={}", text.empty() ? "" : ",", limit.name, limit.get(limits));
    }
    return text;
}

} // namespace tabuleiro::programs
