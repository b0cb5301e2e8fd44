#include "server/people/answers.hpp"

namespace tabuleiro::server {

Response store_refusal(const Error& error) {
    return refusal(503, "store", error.reasons());
}

Response malformed_body() {
    return refusal(400, "malformed",
                   {Reason("It should be an object as docs/protocols/people.md describes it.")});
}

Response wait_refusal(std::chrono::milliseconds wait) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
    Response response =
        refusal(429, "wait", {Reason("Too many tries; wait {seconds} seconds.", seconds)});
    std::string body = *response.body;
    body.pop_back();
    response.body = share(body + ",\"seconds\":" + std::to_string(seconds) + "}");
    response.headers.emplace_back("Retry-After", std::to_string(seconds));
    return response;
}

Response own_program() {
    return refusal(409, "own-program", {Reason("A game against one's own program is casual.")});
}

Response name_taken() {
    return refusal(409, "name-taken",
                   {Reason("Somebody has this name already, or one that looks like it.")});
}

void write_myself(JsonWriter& out, const store::Person& person, bool has_password) {
    out.open_object().key("id").text(person.id).key("name").text(person.name);
    out.key("role").text(person.role).key("password").boolean(has_password).close_object();
}

} // namespace tabuleiro::server
