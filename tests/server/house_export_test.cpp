// Everything about one person, for that person alone.
#include "people_house.hpp"
#include "slow_game.hpp"

namespace tabuleiro::test {
namespace {

class Export : public PeopleHouse {
  protected:
    static json everything(Browser& browser) {
        const HttpAnswer answer = browser.get("/api/me/export");
        EXPECT_EQ(told(answer), "200");
        EXPECT_NE(answer.header("content-disposition").find("attachment"), std::string::npos);
        return body_of(answer);
    }
    static void play_to_the_end(Browser& first, Browser& second, const NewTable& table) {
        WebSocketClient one = first.table(table.id);
        WebSocketClient other = second.table(table.id);
        const std::vector<std::string> moves{"f2f3", "e7e5", "g2g4", "d8h4"};
        for (std::size_t i = 0; i < moves.size(); ++i) {
            (i % 2 == 0 ? one : other).say(play(moves[i]));
            EXPECT_FALSE(hear_move(i % 2 == 0 ? other : one, moves[i]).is_null()) << moves[i];
        }
    }
};

TEST_F(Export, HasEverythingAboutThePerson) {
    Known carla = teacher("Carla");
    const json group = make_group(carla.browser, "5A");
    const json card = add_members(carla.browser, group, {"Ana"})[0];
    Browser ana = signed_in(card);
    Known bia = player("Bia");
    json wanted = settings("chess", seat("here"), seat("link"));
    wanted["rated"] = true;
    wanted["visibility"] = "private";
    const NewTable rated = open_table(ana, wanted);
    ASSERT_EQ(told(join(bia.browser, rated, rated.key)), "200");
    play_to_the_end(ana, bia.browser, rated);
    SlowGame slow = slow_game(ana, bia.browser);
    slow.move(slow.ana, "e2e4");
    ASSERT_EQ(slow.prepare(slow.ana, 1, {{"e7e5", "d1h5"}}).status, 200);
    ASSERT_EQ(told(ask(ana, "/api/me/profile", {{"hides", {"opponents"}}})), "200");
    ASSERT_EQ(told(change(card["person"]["id"], {{"name", "Ana Lima"}})), "200");
    ASSERT_EQ(told(ask(*admin_, "/api/admin/tables/" + rated.id, {{"hide", true}})), "200");
    ASSERT_EQ(told(ana.get("/api/me/history")), "200"); // recorded

    const json all = everything(ana);
    EXPECT_EQ(all["person"]["name"], "Ana Lima");
    EXPECT_EQ(all["devices"].size(), 1U);
    EXPECT_EQ(all["groups"][0]["name"], "5A");
    EXPECT_TRUE(all["records"]["hides"].get<std::string>().starts_with("opponents"));
    EXPECT_EQ(all["records"]["ratings"][0]["rating"]["games"], 1);
    EXPECT_EQ(all["records"]["results"][0]["opponent"]["name"], "Bia");
    EXPECT_EQ(all["records"]["prepared"][0]["table"], slow.table.id);
    EXPECT_NE(all["records"]["prepared"].dump().find("d1h5"), std::string::npos);
    EXPECT_EQ(all["records"]["log"][0]["action"], "rename");
    EXPECT_EQ(all["records"]["log"][0]["by_you"], false);
    ASSERT_EQ(all["games"].size(), 2U) << "hidden and private ones too";
    EXPECT_NE(all["games"].dump().find("Qh4#"), std::string::npos);

    // Nothing that lets anybody in, and nothing that is somebody else's.
    const std::string text = all.dump();
    const auto code = card["code"].get<std::string>();
    for (const std::string& secret : {code, code.substr(0, 4) + code.substr(5), secret_of(card),
                                      ana.cookie.substr(ana.cookie.find('=') + 1), rated.key,
                                      slow.table.key, std::string("Real Ana"), admin_id_}) {
        EXPECT_EQ(text.find(secret), std::string::npos) << secret;
    }
    const std::string theirs = everything(bia.browser).dump();
    EXPECT_EQ(theirs.find("d1h5"), std::string::npos) << "what Ana has prepared is her secret";
    EXPECT_NE(theirs.find(slow.table.id), std::string::npos);
    EXPECT_EQ(told(browser().get("/api/me/export")), "401 sign-in");
}

} // namespace
} // namespace tabuleiro::test
