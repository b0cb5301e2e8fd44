// The answers about batteries of an assignment (docs/protocols/course.md). What a hidden one
// contains is in no answer, to nobody.
#pragma once

#include "server/access/bucket.hpp"
#include "server/course/course_services.hpp"

namespace tabuleiro::server {

class BatteryRoutes {
  public:
    explicit BatteryRoutes(CourseServices services) : services_(services) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> take(const Call& call);
    Awaitable<Response> give_open(const Call& call);

    CourseServices services_;
    Buckets taken_{Rate{1.0 / 10, 10}}; // by one person
};

} // namespace tabuleiro::server
