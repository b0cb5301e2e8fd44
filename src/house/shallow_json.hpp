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

// Discarded if it is not JSON, or not shallow. It is compiled once, for both kinds of nlohmann's
// JSON: the parser takes long to compile.
template <class Json = nlohmann::json>
Json parse_shallow(std::string_view text, int deepest = usual_depth);

extern template nlohmann::json parse_shallow(std::string_view text, int deepest);
extern template nlohmann::ordered_json parse_shallow(std::string_view text, int deepest);

// Of what the house wrote itself, which may be nested as it likes. Discarded if it is not JSON.
nlohmann::json parse_own(std::string_view text);

} // namespace tabuleiro::house
