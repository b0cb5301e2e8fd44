// The answers about hand-ins (docs/protocols/course.md): handing in, reports, sources, and playing
// against a version.
#pragma once

#include "server/access/bucket.hpp"
#include "server/course/course_services.hpp"

namespace tabuleiro::server {

class HandInRoutes {
  public:
    HandInRoutes(CourseServices services, TableRegistry& registry, const HouseEngines& engines)
        : services_(services), registry_(registry), engines_(engines) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> take(const Call& call);
    Awaitable<Response> list(const Call& call);
    Awaitable<Response> show(const Call& call);
    Awaitable<Response> give_source(const Call& call);
    Awaitable<Response> open_table(const Call& call);

    CourseServices services_;
    TableRegistry& registry_;
    const HouseEngines& engines_;
    Buckets handed_in_{Rate{1.0 / 20, 6}}; // by one person
    Buckets tables_{Rate{1.0 / 5, 10}};
};

} // namespace tabuleiro::server
