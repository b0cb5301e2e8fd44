#include "owned_program.hpp"

namespace tabuleiro::test {

OwnedProgram::OwnedProgram(std::uint16_t port, const json& made)
    : browser_(port), id(made.value("program", json::object()).value("id", "")),
      token(made.value("token", "")) {
    browser_.origin.clear();
}

HttpAnswer OwnedProgram::post(const std::string& path, const json& body) {
    return browser_.post(path, body.dump(), shown());
}

NewTable OwnedProgram::open(const json& wanted) {
    const HttpAnswer answer = post("/api/tables", wanted);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return table_in(answer);
}

json wanted_program(const std::string& name, const json& scopes) {
    return {{"name", name}, {"scopes", scopes}, {"days", 90}, {"challenges", "anyone"}};
}

OwnedProgram make_program(const HouseProcess& house, Browser& owner, const json& wanted) {
    const HttpAnswer answer = owner.post("/api/me/programs", wanted.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    return {house.port(), body_of(answer)};
}

ProgramEars::ProgramEars(OwnedProgram& program, const std::string& query)
    : socket_(program.socket("/api/programs/socket" + query).second) {
    hello = hear("hello");
}

json ProgramEars::hear_challenge() {
    const json you = hear_until(socket_, [](const json& message) {
        return message.contains("challenges") && !message["challenges"].empty();
    });
    return you.is_null() ? json::object() : you["challenges"][0];
}

json ProgramEars::next() {
    return json::parse(socket_.hear().value_or("null"));
}

json ProgramEars::hear_field(const std::string& field, const std::string& word) {
    json found =
        hear_until(socket_, [&](const json& message) { return message.value(field, "") == word; });
    return found.is_null() ? json::object() : found;
}

} // namespace tabuleiro::test
