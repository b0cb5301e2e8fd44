#include "people_house.hpp"

namespace tabuleiro::test {

json body_of(const HttpAnswer& answer) {
    return json::parse(answer.body, nullptr, false);
}

std::string told(const HttpAnswer& answer) {
    const json body = body_of(answer);
    const bool refused = body.is_object() && body.contains("refused");
    return std::to_string(answer.status) +
           (refused ? " " + body["refused"].get<std::string>() : "");
}

std::string path_of_group(const json& group) {
    return "/api/groups/" + group["id"].get<std::string>();
}

PeopleHouse::~PeopleHouse() = default;

void PeopleHouse::SetUp() {
    OpenHouse::SetUp();
    admin_.emplace(house_.port());
    const HttpAnswer entered = enter(*admin_, link_secret(), "Ada");
    ASSERT_EQ(told(entered), "200") << entered.body;
    admin_id_ = body_of(entered)["person"]["id"];
}

std::string PeopleHouse::link_secret() const {
    const std::string text = read_file(folder_.path() / "admin-link");
    const std::string_view before = "#admin=";
    const auto at = text.find(before);
    return at == std::string::npos
               ? ""
               : text.substr(at + before.size(), text.size() - at - before.size() - 1);
}

HttpAnswer PeopleHouse::ask(Browser& browser, const std::string& path, const json& body) {
    return browser.post(path, body.dump());
}

HttpAnswer PeopleHouse::enter(Browser& browser, const std::string& secret,
                              const std::string& name) {
    return ask(browser, "/api/admin/enter", {{"secret", secret}, {"name", name}});
}

PeopleHouse::Known PeopleHouse::player(const std::string& name) {
    Browser fresh = browser();
    const HttpAnswer answer =
        ask(fresh, "/api/sign-up", {{"name", name}, {"games", json::array()}});
    EXPECT_EQ(told(answer), "200") << answer.body;
    const json body = body_of(answer);
    return {fresh, body["person"]["id"], name, body["code"]};
}

PeopleHouse::Known PeopleHouse::with_role(const std::string& name, const std::string& role) {
    Known made = player(name);
    EXPECT_EQ(told(change(made.id, {{"role", role}})), "200");
    return made;
}

HttpAnswer PeopleHouse::change(const std::string& person, const json& body) {
    return ask(*admin_, "/api/admin/people/" + person, body);
}

json PeopleHouse::log() {
    return body_of(admin_->get("/api/admin/log"))["entries"];
}

json PeopleHouse::make_group(Browser& browser, const std::string& name) {
    const HttpAnswer answer = ask(browser, "/api/groups", {{"name", name}});
    EXPECT_EQ(told(answer), "200") << answer.body;
    return body_of(answer);
}

json PeopleHouse::list_of(const std::vector<std::string>& names) {
    json members = json::array();
    for (const std::string& name : names) {
        members.push_back({{"name", name}, {"real_name", "Real " + name}});
    }
    return {{"members", members}};
}

json PeopleHouse::add_members(Browser& browser, const json& group,
                              const std::vector<std::string>& names) {
    const HttpAnswer answer = ask(browser, path_of_group(group) + "/members", list_of(names));
    EXPECT_EQ(told(answer), "200") << answer.body;
    return body_of(answer)["cards"];
}

HttpAnswer PeopleHouse::sign_in(Browser& browser, const std::string& name,
                                const std::string& code) {
    return ask(browser, "/api/sign-in", {{"name", name}, {"code", code}});
}

Browser PeopleHouse::signed_in(const json& card) {
    Browser fresh = browser();
    const HttpAnswer answer = sign_in(fresh, card["person"]["name"], card["code"]);
    EXPECT_EQ(told(answer), "200") << answer.body;
    return fresh;
}

std::string PeopleHouse::secret_of(const json& card) {
    const std::string path = card["card"];
    return path.substr(path.find('=') + 1);
}

} // namespace tabuleiro::test
