// A house with an administrator, teachers and players, for tests: browsers that are signed in, and
// the requests that the page sends.
#pragma once

#include <optional>

#include "open_house.hpp"
#include "support/files.hpp"

namespace tabuleiro::test {

json body_of(const HttpAnswer& answer);

// What a refusal was: "200" or, say, "404 no-group".
std::string told(const HttpAnswer& answer);

std::string path_of_group(const json& group);

class PeopleHouse : public OpenHouse {
  protected:
    using OpenHouse::OpenHouse;
    ~PeopleHouse() override;

    void SetUp() override;

    // At the end of the link that the house has written; empty if there is none.
    std::string link_secret() const;
    static HttpAnswer ask(Browser& browser, const std::string& path, const json& body);
    static HttpAnswer enter(Browser& browser, const std::string& secret, const std::string& name);

    struct Known {
        Browser browser;
        std::string id;
        std::string name;
        std::string code;
    };
    Known player(const std::string& name);
    Known with_role(const std::string& name, const std::string& role);
    Known teacher(const std::string& name) { return with_role(name, "teacher"); }

    // What the administrator does to a person.
    HttpAnswer change(const std::string& person, const json& body);
    json log();

    static json make_group(Browser& browser, const std::string& name);
    static json list_of(const std::vector<std::string>& names);
    // Their cards.
    static json add_members(Browser& browser, const json& group,
                            const std::vector<std::string>& names);
    static HttpAnswer sign_in(Browser& browser, const std::string& name, const std::string& code);
    Browser signed_in(const json& card);
    static std::string secret_of(const json& card);

    std::optional<Browser> admin_;
    std::string admin_id_;
};

} // namespace tabuleiro::test
