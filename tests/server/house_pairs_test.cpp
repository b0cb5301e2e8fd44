// A teacher pairs members of a group, and nobody else.
#include "in_lobby.hpp"
#include "people_house.hpp"

namespace tabuleiro::test {
namespace {

class PairedMembers : public PeopleHouse {
  protected:
    void SetUp() override {
        PeopleHouse::SetUp();
        teacher_.emplace(teacher("Carla"));
        group_ = make_group(teacher_->browser, "5A");
        for (const json& card : add_members(teacher_->browser, group_, {"Ana", "Rui", "Eva"})) {
            ids_.push_back(card["person"]["id"]);
            pupils_.push_back(signed_in(card));
        }
    }
    HttpAnswer pair(Browser& browser, const json& pairs, const json& game = chess()) {
        return ask(browser, path_of_group(group_) + "/pairs",
                   {{"settings", game}, {"pairs", pairs}});
    }
    static json chess() { return {{"game", "chess"}}; }

    std::optional<Known> teacher_;
    json group_;
    std::vector<std::string> ids_;
    std::vector<Browser> pupils_;
};

TEST_F(PairedMembers, PlayAtOnceAndHearOfIt) {
    InLobby ana(pupils_[0]);
    InLobby rui(pupils_[1]);
    json wanted = chess();
    wanted["time"] = {{"first", "300"}, {"second", "300"}};
    wanted["visibility"] = "private";
    wanted["rated"] = true;
    const HttpAnswer answer =
        pair(teacher_->browser, json::array({json::array({ids_[1], ids_[0]})}), wanted);
    ASSERT_EQ(told(answer), "200") << answer.body;
    const json games = body_of(answer)["games"];
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0]["first"], ids_[1]);
    EXPECT_EQ(games[0]["second"], ids_[0]);
    const std::string table = games[0]["table"];
    EXPECT_EQ(ana.hear("begun")["table"], table);
    EXPECT_EQ(rui.hear("begun")["table"], table);
    WebSocketClient first = pupils_[1].table(table);
    WebSocketClient second = pupils_[0].table(table);
    const json state = hear_until(first, [](const json& m) { return m.contains("you"); });
    EXPECT_EQ(state["you"], "first");
    EXPECT_EQ(state["phase"], "playing");
    EXPECT_EQ(state["seats"]["second"]["name"], "Ana");
    hear_until(second, [](const json& m) { return m.contains("you"); });
    first.say(play("e2e4"));
    EXPECT_FALSE(hear_move(second, "e2e4").is_null());
    EXPECT_EQ(body_of(pupils_[0].get("/api/house"))["tables"][0]["table"], table);
    // Theirs, and their teacher's to see.
    EXPECT_EQ(told(teacher_->browser.get("/api/tables/" + table + "/record")), "200");
    EXPECT_EQ(told(pupils_[2].get("/api/tables/" + table + "/record")), "404 no-table");
    EXPECT_EQ(body_of(teacher_->browser.get(path_of_group(group_) + "/games"))["games"][0]["table"],
              table);
}

TEST_F(PairedMembers, AreMembersWhoHaveAgreedEachOnce) {
    Known invited = player("Gil");
    Known stranger = player("Ivo");
    ASSERT_EQ(told(ask(teacher_->browser, path_of_group(group_) + "/invite", {{"name", "Gil"}})),
              "200");
    const auto both = [](const std::string& first, const std::string& second) {
        return json::array({json::array({first, second})});
    };
    for (const std::string& other :
         {invited.id, stranger.id, teacher_->id, admin_id_, std::string("nobody"), std::string()}) {
        EXPECT_EQ(told(pair(teacher_->browser, both(ids_[0], other))), "404 no-member") << other;
    }
    EXPECT_EQ(told(pair(teacher_->browser, both(ids_[0], ids_[0]))), "422 pairs");
    EXPECT_TRUE(body_of(pupils_[0].get("/api/house"))["tables"].empty());
}

TEST_F(PairedMembers, AreTheTeachersOwn) {
    const json pairs = json::array({json::array({ids_[0], ids_[1]})});
    Known other = teacher("Dora");
    EXPECT_EQ(told(pair(other.browser, pairs)), "404 no-group");
    EXPECT_EQ(told(pair(*admin_, pairs)), "404 no-group");
    EXPECT_EQ(told(pair(pupils_[0], pairs)), "403 role");
    Browser visitor = browser();
    EXPECT_EQ(told(pair(visitor, pairs)), "401 sign-in");
    ASSERT_EQ(told(change(teacher_->id, {{"role", "player"}})), "200");
    EXPECT_EQ(told(pair(teacher_->browser, pairs)), "403 role");
    EXPECT_TRUE(body_of(pupils_[0].get("/api/house"))["tables"].empty());
}

TEST_F(PairedMembers, PlayWhatIsOfferedAndMakesSense) {
    const json pairs = json::array({json::array({ids_[0], ids_[1]})});
    for (const json& malformed :
         {json(), json::array(), json::array({ids_[0]}), json::array({json::array({ids_[0]})}),
          json::array({json::array({1, 2})}), json(std::vector<json>(251, pairs[0]))}) {
        EXPECT_EQ(told(pair(teacher_->browser, malformed)), "400 malformed") << malformed;
    }
    EXPECT_EQ(told(pair(teacher_->browser, pairs, {{"game", "none"}})), "400 malformed");
    EXPECT_EQ(told(pair(teacher_->browser, pairs, json::array())), "400 malformed");
    ASSERT_EQ(told(ask(*admin_, "/api/admin/policies", {{"games", {"reversi"}}})), "200");
    EXPECT_EQ(told(pair(teacher_->browser, pairs)), "403 game");
    EXPECT_EQ(told(pair(teacher_->browser, pairs, {{"game", "reversi"}})), "200");
    EXPECT_EQ(told(pair(teacher_->browser, pairs, {{"game", "reversi"}})), "429 too-often")
        << "ten requests at once";
}

} // namespace
} // namespace tabuleiro::test
