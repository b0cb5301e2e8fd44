// Teams of students as JSON (docs/protocols/course.md).
#pragma once

#include "core/json_writer.hpp"
#include "house/refusal.hpp"
#include "store/course/teams.hpp"

namespace tabuleiro::server {

// With its code: for its members and the teacher.
house::Allowed<void> write_team(JsonWriter& out, store::sql::Transaction& transaction,
                                const store::Team& team);

} // namespace tabuleiro::server
