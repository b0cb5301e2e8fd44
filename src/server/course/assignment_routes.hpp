// The answers about assignments and their ladders (docs/protocols/course.md).
#pragma once

#include "server/access/bucket.hpp"
#include "server/course/course_services.hpp"

namespace tabuleiro::server {

class AssignmentRoutes {
  public:
    explicit AssignmentRoutes(CourseServices services) : services_(services) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> list(const Call& call);
    Awaitable<Response> create(const Call& call);
    Awaitable<Response> show(const Call& call);
    Awaitable<Response> change(const Call& call);
    Awaitable<Response> give_ladder(const Call& call);
    Awaitable<Response> give_games(const Call& call);

    CourseServices services_;
    Buckets made_{Rate{1.0 / 10, 10}}; // by one person
};

} // namespace tabuleiro::server
