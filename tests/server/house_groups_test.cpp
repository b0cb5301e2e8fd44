// A teacher's groups: cards for a whole class, who may look into them, and what a teacher may do to
// whom.
#include <set>

#include "people_house.hpp"

namespace tabuleiro::test {
namespace {

class Groups : public PeopleHouse {
  protected:
    static const std::vector<std::string>& class_of_30() {
        static const std::vector<std::string> names{
            "Afonso", "Beatriz", "Carlota", "Diogo",  "Eva",     "Filipe", "Gil",    "Helena",
            "Inês",   "João",    "Karina",  "Luísa",  "Mário",   "Nádia",  "Olga",   "Pedro",
            "Quim",   "Rosa",    "Sara",    "Tomás",  "Ulisses", "Vera",   "Xavier", "Zélia",
            "Álvaro", "Bento",   "Célia",   "Duarte", "Elisa",   "Fausto"};
        return names;
    }
    static json group_of(Browser& browser, const json& group) {
        return body_of(browser.get(path_of_group(group)));
    }
    static json member_named(Browser& browser, const json& group, const std::string& name) {
        const json shown = group_of(browser, group);
        for (const json& member : shown["members"]) {
            if (member["person"]["name"] == name) {
                return member;
            }
        }
        return {};
    }
    static std::string path_of_member(const json& group, const std::string& person) {
        return path_of_group(group) + "/members/" + person;
    }
    static HttpAnswer invite(Browser& browser, const json& group, const std::string& name) {
        return ask(browser, path_of_group(group) + "/invite", {{"name", name}});
    }
    static HttpAnswer answer_invitation(Browser& browser, const json& group, bool accept) {
        return ask(browser, "/api/me/groups/" + group["id"].get<std::string>(),
                   {{"accept", accept}});
    }
};

TEST_F(Groups, AClassOf30IsMadeFromAList) {
    Known rita = teacher("Rita");
    const json group = make_group(rita.browser, "7.º B");
    const json cards = add_members(rita.browser, group, class_of_30());
    ASSERT_EQ(cards.size(), 30U);
    std::set<std::string> secrets;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        EXPECT_EQ(cards[i]["person"]["name"], class_of_30()[i]) << "in the order of the list";
        EXPECT_EQ(cards[i]["person"]["role"], "player");
        EXPECT_EQ(cards[i]["real_name"], "Real " + class_of_30()[i]);
        const std::string code = cards[i]["code"];
        EXPECT_EQ(code.size(), 9U) << code;
        EXPECT_EQ(code[4], '-') << code;
        EXPECT_EQ(cards[i]["card"].get<std::string>().rfind("/#card=", 0), 0U);
        secrets.insert(code);
        secrets.insert(secret_of(cards[i]));
        signed_in(cards[i]);
    }
    EXPECT_EQ(secrets.size(), 60U);
    Browser by_card = browser();
    EXPECT_EQ(told(ask(by_card, "/api/sign-in", {{"card", secret_of(cards[3])}})), "200");
    EXPECT_EQ(body_of(by_card.get("/api/me"))["person"]["name"], "Diogo");

    const HttpAnswer shown = rita.browser.get(path_of_group(group));
    EXPECT_EQ(body_of(shown)["members"].size(), 30U);
    EXPECT_EQ(shown.body.find(cards[0]["code"]), std::string::npos) << "shown once";
    const json member = member_named(rita.browser, group, "Zélia");
    EXPECT_EQ(member["real_name"], "Real Zélia");
    EXPECT_EQ(member["accepted"], true);
    EXPECT_EQ(member["own"], true);
    EXPECT_EQ(body_of(rita.browser.get("/api/groups"))["groups"][0]["members"], 30);
}

TEST_F(Groups, AListIsTakenWholeOrNotAtAll) {
    Known rita = teacher("Rita");
    player("Bia");
    const json group = make_group(rita.browser, "Clube");
    const HttpAnswer refused =
        ask(rita.browser, path_of_group(group) + "/members",
            list_of({"Carlos", "admin", "CARLOS", "Dora", "B i a", "<b>Eva</b>", "x"}));
    EXPECT_EQ(told(refused), "422 members");
    std::set<std::string> lines;
    const json refusal = body_of(refused);
    for (const json& reason : refusal["reasons"]) {
        EXPECT_EQ(reason["form"], "line {line}: {reason}");
        lines.insert(reason["values"]["line"].get<std::string>());
    }
    EXPECT_EQ(lines, (std::set<std::string>{"2", "3", "5", "6", "7"})) << refused.body;
    EXPECT_EQ(group_of(rita.browser, group)["members"].size(), 0U);
    player("Carlos"); // nobody has the name
}

TEST_F(Groups, AnotherTeachersGroupIsNotThere) {
    Known rita = teacher("Rita");
    Known other = teacher("Otto");
    Known pupil = player("Bia");
    const json group = make_group(rita.browser, "Clube");
    const std::string person = add_members(rita.browser, group, {"Carlos"})[0]["person"]["id"];
    const std::string path = path_of_group(group);
    const auto try_all = [&](Browser& browser) {
        std::set<std::string> answers;
        answers.insert(told(browser.get(path)));
        answers.insert(told(browser.get(path + "/games")));
        answers.insert(told(ask(browser, path, {{"name", "Mine"}})));
        answers.insert(told(ask(browser, path, {{"remove", true}})));
        answers.insert(told(ask(browser, path + "/members", list_of({"Dora"}))));
        answers.insert(told(ask(browser, path + "/invite", {{"name", "Bia"}})));
        for (const json& body :
             {json{{"card", true}}, json{{"remove", true}}, json{{"real_name", "Nobody"}}}) {
            answers.insert(told(ask(browser, path + "/members/" + person, body)));
        }
        return answers;
    };
    const auto only = [](const char* answer) { return std::set<std::string>{answer}; };
    EXPECT_EQ(try_all(other.browser), only("404 no-group"));
    EXPECT_EQ(try_all(*admin_), only("404 no-group")) << "real names are for the teacher alone";
    EXPECT_EQ(try_all(pupil.browser), only("403 role"));
    Browser visitor = browser();
    EXPECT_EQ(try_all(visitor), only("401 sign-in"));
    EXPECT_EQ(other.browser.get(path).body, other.browser.get("/api/groups/bcdfghjkmnpq").body)
        << "nobody can tell whether it exists";
    EXPECT_EQ(body_of(other.browser.get("/api/groups"))["groups"].size(), 0U);
    EXPECT_EQ(group_of(rita.browser, group)["name"], "Clube");
    EXPECT_EQ(group_of(rita.browser, group)["members"].size(), 1U);

    // A teacher who is one no longer.
    EXPECT_EQ(told(change(rita.id, {{"role", "player"}})), "200");
    EXPECT_EQ(try_all(rita.browser), only("403 role"));
}

TEST_F(Groups, ATeacherReplacesOnlyCardsOfTheirOwnPupils) {
    Known rita = teacher("Rita");
    Known otto = teacher("Otto");
    Known bia = player("Bia");
    const json group = make_group(rita.browser, "Clube");
    const std::string carlos = add_members(rita.browser, group, {"Carlos"})[0]["person"]["id"];
    const auto replace = [&](Known& by, const json& of, const std::string& person) {
        return told(ask(by.browser, path_of_member(of, person), {{"card", true}}));
    };
    EXPECT_EQ(replace(rita, group, carlos), "200");

    // A member by consent, and a pupil of somebody else.
    EXPECT_EQ(told(invite(rita.browser, group, "Bia")), "200");
    EXPECT_EQ(replace(rita, group, bia.id), "403 may-not") << "not before she has agreed";
    EXPECT_EQ(told(answer_invitation(bia.browser, group, true)), "200");
    EXPECT_EQ(replace(rita, group, bia.id), "403 may-not") << "nor afterwards";
    EXPECT_EQ(member_named(rita.browser, group, "Bia")["own"], false);
    const json second = make_group(otto.browser, "Torneio");
    EXPECT_EQ(told(invite(otto.browser, second, "Carlos")), "200");
    EXPECT_EQ(replace(otto, second, carlos), "403 may-not");

    // Teachers and administrators are nobody's pupils.
    for (const char* name : {"Otto", "Ada", "Rita"}) {
        EXPECT_EQ(told(invite(rita.browser, group, name)), "403 may-not") << name;
    }
    for (const std::string& person : {otto.id, admin_id_, rita.id}) {
        EXPECT_EQ(replace(rita, group, person), "404 no-member");
    }
    for (const char* role : {"teacher", "administrator"}) {
        EXPECT_EQ(told(change(carlos, {{"role", role}})), "200");
        EXPECT_EQ(replace(rita, group, carlos), "403 may-not") << "a pupil who is now " << role;
        EXPECT_EQ(member_named(rita.browser, group, "Carlos")["own"], false);
    }
    EXPECT_EQ(told(ask(rita.browser, path_of_member(group, carlos), {{"remove", true}})), "200");
}

TEST_F(Groups, ANewCardEndsTheOldOneThePasswordAndAllSessions) {
    Known rita = teacher("Rita");
    const json group = make_group(rita.browser, "Clube");
    const json old = add_members(rita.browser, group, {"Carlos"})[0];
    Browser carlos = signed_in(old);
    EXPECT_EQ(told(ask(carlos, "/api/me/password", {{"password", "correct horse battery"}})),
              "200");
    const HttpAnswer answer =
        ask(rita.browser, path_of_member(group, old["person"]["id"]), {{"card", true}});
    ASSERT_EQ(told(answer), "200") << answer.body;
    const json card = body_of(answer);
    EXPECT_EQ(card["real_name"], "Real Carlos");
    EXPECT_NE(card["code"], old["code"]);
    EXPECT_EQ(told(carlos.get("/api/me/devices")), "401 sign-in");
    Browser finder = browser();
    EXPECT_EQ(told(ask(finder, "/api/sign-in", {{"card", secret_of(old)}})), "401 wrong");
    EXPECT_EQ(told(sign_in(finder, "Carlos", old["code"])), "401 wrong");
    EXPECT_EQ(told(ask(finder, "/api/sign-in",
                       {{"name", "Carlos"}, {"password", "correct horse battery"}})),
              "401 wrong");
    signed_in(card);
    const json entry = log()[0];
    EXPECT_EQ(entry["action"], "group-card");
    EXPECT_EQ(entry["by"]["name"], "Rita");
    EXPECT_EQ(entry["person"]["name"], "Carlos");
}

TEST_F(Groups, AnInvitationThatIsNotAcceptedShowsNothing) {
    Known rita = teacher("Rita");
    Known bia = player("Bia");
    const NewTable table =
        open_table(bia.browser, settings("chess", seat("here"), seat("computer", 1)));
    const json group = make_group(rita.browser, "Clube");
    const std::string games = path_of_group(group) + "/games";
    EXPECT_EQ(told(invite(rita.browser, group, "bia")), "200");
    EXPECT_EQ(told(invite(rita.browser, group, "Bia")), "409 member");
    EXPECT_EQ(told(invite(rita.browser, group, "Nobody Known")), "404 no-player");
    const json invited = member_named(rita.browser, group, "Bia");
    EXPECT_EQ(invited["accepted"], false);
    EXPECT_EQ(invited["own"], false);
    EXPECT_EQ(body_of(rita.browser.get(games))["games"].size(), 0U);
    EXPECT_EQ(body_of(rita.browser.get("/api/groups"))["groups"][0]["members"], 0);
    EXPECT_EQ(told(ask(rita.browser, path_of_member(group, bia.id), {{"real_name", "B. Lima"}})),
              "403 may-not");

    EXPECT_EQ(told(answer_invitation(bia.browser, group, true)), "200");
    const json shown = body_of(rita.browser.get(games))["games"];
    ASSERT_EQ(shown.size(), 1U);
    EXPECT_EQ(shown[0]["table"], table.id);
    EXPECT_EQ(shown[0]["first"]["name"], "Bia");
    EXPECT_EQ(shown[0]["first"]["person"], bia.id);
    EXPECT_EQ(shown[0]["second"]["person"], nullptr);
    EXPECT_EQ(shown[0]["ended"], nullptr);
    EXPECT_EQ(told(ask(rita.browser, path_of_member(group, bia.id), {{"real_name", "B. Lima"}})),
              "200");
    EXPECT_EQ(member_named(rita.browser, group, "Bia")["real_name"], "B. Lima");

    EXPECT_EQ(told(answer_invitation(bia.browser, group, false)), "200");
    EXPECT_EQ(body_of(rita.browser.get(games))["games"].size(), 0U) << "she has left";
    EXPECT_EQ(told(ask(rita.browser, path_of_member(group, bia.id), {{"remove", true}})),
              "404 no-member");
}

TEST_F(Groups, AMemberCannotAnswerForOthersNorUninvited) {
    Known rita = teacher("Rita");
    Known bia = player("Bia");
    const json group = make_group(rita.browser, "Clube");
    answer_invitation(bia.browser, group, true);
    EXPECT_EQ(group_of(rita.browser, group)["members"].size(), 0U);
}

TEST_F(Groups, AGroupIsRenamedAndRemovedAndItsPlayersStay) {
    Known rita = teacher("Rita");
    const json group = make_group(rita.browser, "Clube");
    const json card = add_members(rita.browser, group, {"Carlos"})[0];
    EXPECT_EQ(told(ask(rita.browser, path_of_group(group), {{"name", "Clube novo"}})), "200");
    EXPECT_EQ(group_of(rita.browser, group)["name"], "Clube novo");
    EXPECT_EQ(told(ask(rita.browser, path_of_group(group), {{"remove", true}})), "200");
    EXPECT_EQ(told(rita.browser.get(path_of_group(group))), "404 no-group");
    signed_in(card);
    EXPECT_EQ(
        told(ask(rita.browser, path_of_member(group, card["person"]["id"]), {{"card", true}})),
        "404 no-group");
}

TEST_F(Groups, MarkupIsTextAndNeverAName) {
    Known rita = teacher("Rita");
    const std::string markup = "<img src=x onerror=alert(1)> \"&\\";
    const json group = make_group(rita.browser, markup);
    EXPECT_EQ(group_of(rita.browser, group)["name"], markup);
    const json members{{"members", {{{"name", "Carlos"}, {"real_name", markup}}}}};
    EXPECT_EQ(told(ask(rita.browser, path_of_group(group) + "/members", members)), "200");
    const HttpAnswer shown = rita.browser.get(path_of_group(group));
    EXPECT_EQ(body_of(shown)["members"][0]["real_name"], markup);
    EXPECT_EQ(shown.header("content-type"), "application/json; charset=utf-8");
    EXPECT_EQ(told(ask(rita.browser, path_of_group(group) + "/members", list_of({"<b>Dora</b>"}))),
              "422 members");
    EXPECT_EQ(
        told(ask(rita.browser, path_of_group(group) + "/members", list_of({"Do\xe2\x80\xaera"}))),
        "422 members");
    const std::string turned = "Ana\xe2\x80\xae bela";
    const json second = make_group(rita.browser, turned);
    EXPECT_EQ(group_of(rita.browser, second)["name"], "Ana bela") << "nothing turns the direction";
}

TEST_F(Groups, WhatIsTooLongTooManyOrMalformedIsRefused) {
    Known rita = teacher("Rita");
    const json group = make_group(rita.browser, "Clube");
    const std::string members = path_of_group(group) + "/members";
    EXPECT_EQ(told(ask(rita.browser, members, list_of({}))), "422 members");
    std::vector<std::string> many;
    const std::string letters = "abcdefghjkmnpqr"; // no two of which look alike
    for (std::size_t i = 0; i < 201; ++i) {
        many.push_back(std::string("Aluno ") + letters[i / 15] + letters[i % 15] + "x");
    }
    EXPECT_EQ(told(ask(rita.browser, members, list_of(many))), "422 members");
    EXPECT_EQ(told(rita.browser.post(members, list_of(many).dump() + std::string(70'000, ' '))),
              "413 too-large");
    EXPECT_EQ(
        told(ask(rita.browser, members,
                 {{"members", {{{"name", "Carlos"}, {"real_name", std::string(101, 'x')}}}}})),
        "422 members");
    for (const char* body :
         {"", "[]", "{}", R"({"members":{}})", R"({"members":[1]})", R"({"members":[{"name":1}]})",
          R"({"members":[{"name":"Dora","real_name":7}]})",
          R"({"members":[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]})"}) {
        EXPECT_EQ(told(rita.browser.post(members, body)), "400 malformed") << body;
    }
    for (const char* body : {"{}", R"({"name":""})", R"({"name":"\u202e \u200b"})", R"({"name":7})",
                             R"({"name":"a","remove":true})", R"({"remove":false})"}) {
        EXPECT_EQ(told(rita.browser.post(path_of_group(group), body)), "400 malformed") << body;
    }
    EXPECT_EQ(told(ask(rita.browser, "/api/groups", {{"name", std::string(61, 'x')}})),
              "400 malformed");
    many.pop_back();
    add_members(rita.browser, group, many);
    EXPECT_EQ(group_of(rita.browser, group)["members"].size(), 200U);
}

} // namespace
} // namespace tabuleiro::test
