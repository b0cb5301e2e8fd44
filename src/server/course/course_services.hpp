// What the routes of the course have in common.
#pragma once

#include <optional>

#include "server/api/router.hpp"
#include "server/course/course_sandbox.hpp"
#include "server/course/examiner.hpp"
#include "server/course/ladders.hpp"

namespace tabuleiro::server {

struct CourseServices {
    store::sql::Database& database;
    const HousePolicies& policies;
    const CourseSandbox& sandbox;
    Examiner& examiner;
    Ladders& ladders;

    // Why nothing of the course is answered: it is switched off.
    std::optional<Response> switched_off() const;
    // Why nothing can be built or run here.
    std::optional<Response> no_sandbox() const;
};

Response too_many_requests();
// The file that a browser saves. Requires: a name that needs no quoting.
Response file_answer(std::string bytes, const char* type, const std::string& name);

} // namespace tabuleiro::server
