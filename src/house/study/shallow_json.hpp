// JSON from outside, without what is nested too deeply to mean anything: copying and writing JSON
// is recursive, and a body of brackets must not end the house.
#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

namespace tabuleiro::house {

inline constexpr int usual_depth = 16;

// Discarded if it is no JSON.
template <class Json = nlohmann::json>
Json parse_shallow(std::string_view text, int deepest = usual_depth) {
    const auto keep = [deepest](int depth, typename Json::parse_event_t, Json&) {
        return depth <= deepest;
    };
    return Json::parse(text, keep, false);
}

} // namespace tabuleiro::house
