#include "server/course/course_services.hpp"

namespace tabuleiro::server {

std::optional<Response> CourseServices::switched_off() const {
    if (policies.now()->course) {
        return std::nullopt;
    }
    return refusal(403, "course-off", {Reason("The course is switched off in this house.")});
}

std::optional<Response> CourseServices::no_sandbox() const {
    const auto trouble = sandbox.trouble();
    return trouble ? std::optional(refusal(409, "no-sandbox", {*trouble})) : std::nullopt;
}

Response too_many_requests() {
    return refusal(429, "too-often", {Reason("Too many requests; wait a moment.")});
}

Response file_answer(std::string bytes, const char* type, const std::string& name) {
    Response response = json_answer(std::move(bytes));
    response.type = type;
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
    return response;
}

} // namespace tabuleiro::server
