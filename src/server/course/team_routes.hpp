// The answers about teams of students (docs/protocols/course.md): they make, join and leave them,
// and the teacher sees and changes them.
#pragma once

#include "server/access/bucket.hpp"
#include "server/course/course_services.hpp"

namespace tabuleiro::server {

class TeamRoutes {
  public:
    explicit TeamRoutes(CourseServices services) : services_(services) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> create(const Call& call);
    Awaitable<Response> join_or_leave(const Call& call);
    Awaitable<Response> list(const Call& call);
    Awaitable<Response> change(const Call& call);

    CourseServices services_;
    // Made, joined and left by one person: nobody finds a code by guessing.
    Buckets tries_{Rate{1.0 / 10, 10}};
};

} // namespace tabuleiro::server
