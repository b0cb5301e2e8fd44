// JSON from outside. Copying and writing JSON is recursive, and finding a name in an ordered object
// looks at all of its names: a body of brackets or of names must neither crash the server nor keep
// it busy.
#pragma once

#include <cstddef>
#include <string_view>

#include <nlohmann/json.hpp>

namespace tabuleiro::house {

inline constexpr int usual_depth = 16;
inline constexpr std::size_t max_names = 256; // of one object

// Whether arrays and objects are nested at most so deep, and no object has more than `max_names`
// names, as far as the text is JSON.
bool is_shallow(std::string_view text, int deepest);

// Discarded if it is not JSON, or not shallow.
template <class Json = nlohmann::json>
Json parse_shallow(std::string_view text, int deepest = usual_depth) {
    return is_shallow(text, deepest) ? Json::parse(text, nullptr, false)
                                     : Json(Json::value_t::discarded);
}

} // namespace tabuleiro::house
