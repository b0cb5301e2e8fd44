// An opponent as the page is told.
#pragma once

#include <optional>
#include <string>

#include "core/json_writer.hpp"
#include "house/settings.hpp"
#include "server/ratings/stored_ratings.hpp"

namespace tabuleiro::server {

// {"name", "person", "level"}; an empty person is null. A program has its author too.
inline void write_opponent(JsonWriter& out, const std::string& name, const std::string& person,
                           std::optional<int> level,
                           const std::optional<std::string>& author = {}) {
    out.open_object().key("name").text(level ? "" : name).key("person");
    out.text_or_null(person.empty() ? std::nullopt : std::optional(person)).key("level");
    out.number(level ? std::optional<std::int64_t>(*level) : std::nullopt);
    house::write_program(out, author);
    out.close_object();
}

} // namespace tabuleiro::server
