// What the teacher of an assignment asks for (docs/protocols/course.md): students, marks, sources,
// and the final.
#pragma once

#include "server/access/bucket.hpp"
#include "server/course/course_services.hpp"
#include "server/tournaments/tournaments.hpp"

namespace tabuleiro::server {

class TeacherRoutes {
  public:
    TeacherRoutes(CourseServices services, Tournaments& tournaments)
        : services_(services), tournaments_(tournaments) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> give_students(const Call& call);
    Awaitable<Response> give_marks(const Call& call);
    Awaitable<Response> give_sources(const Call& call);
    Awaitable<Response> start_final(const Call& call);
    // Adds the versions to the tournament, and ends its entry. On the loop of the tournaments.
    Awaitable<house::Allowed<void>> enter_versions(std::string tournament, std::string director,
                                                   std::vector<std::string> programs);

    CourseServices services_;
    Tournaments& tournaments_;
    Buckets downloads_{Rate{1.0 / 20, 4}}; // of one person
    Buckets finals_{Rate{1.0 / 30, 4}};
};

} // namespace tabuleiro::server
