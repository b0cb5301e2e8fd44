// The administrator's link: whoever has it comes in, once, within a day, and nobody else ever.
#include <sys/stat.h>

#include <thread>

#include "people_house.hpp"
#include "server/access/token.hpp"
#include "several_nodes.hpp"
#include "store/location/open_store.hpp"
#include "store/people/admin_links.hpp"
#include "store/sql/blocking.hpp"

namespace tabuleiro::test {
namespace {

class AdminLinks : public PeopleHouse {
  protected:
    void SetUp() override { OpenHouse::SetUp(); }

    std::filesystem::path file() const { return folder_.path() / "admin-link"; }
    // Of the link that `tabuleiro admin-link` makes beside the running house.
    std::string new_secret() const {
        const Finished done =
            run({TABULEIRO_PROGRAM, "--data", folder_.path().string(), "--config", "/dev/null",
                 "--port", std::to_string(house_.port()), "admin-link"},
                "/", "");
        EXPECT_EQ(done.status, 0);
        const std::string start = "http://127.0.0.1:" + std::to_string(house_.port()) + "/#admin=";
        EXPECT_EQ(done.output.rfind(start, 0), 0U) << done.output;
        return done.output.substr(start.size(), done.output.size() - start.size() - 1);
    }
    std::string try_link(const std::string& secret, const std::string& name = "Ada") {
        Browser fresh = browser();
        return told(enter(fresh, secret, name));
    }
};

TEST_F(AdminLinks, IsInAFileForItsOwnerAloneUntilItIsUsed) {
    struct stat about {};
    ASSERT_EQ(::stat(file().c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 07777U, 0600U);
    const std::string secret = link_secret();
    EXPECT_EQ(secret.size(), 43U);
    EXPECT_EQ(house_.said().find(secret), std::string::npos);
    Browser ada = browser();
    const HttpAnswer entered = enter(ada, secret, "Ada");
    ASSERT_EQ(told(entered), "200") << entered.body;
    const json body = body_of(entered);
    EXPECT_EQ(body["person"]["role"], "administrator");
    EXPECT_EQ(body["person"]["password"], false);
    EXPECT_EQ(body_of(ada.get("/api/me"))["person"]["role"], "administrator");
    EXPECT_FALSE(std::filesystem::exists(file()));
    Browser elsewhere = browser();
    EXPECT_EQ(told(sign_in(elsewhere, "Ada", body["code"])), "200") << "the code is hers";
    EXPECT_EQ(told(elsewhere.get("/api/admin/log")), "200");
}

TEST_F(AdminLinks, IsGoodOnce) {
    const std::string secret = link_secret();
    EXPECT_EQ(try_link(secret), "200");
    EXPECT_EQ(try_link(secret), "401 wrong-link");
    EXPECT_EQ(try_link(secret, "Eve"), "401 wrong-link");
}

TEST_F(AdminLinks, IsNotSpentOnANameThatIsRefused) {
    EXPECT_EQ(try_link(link_secret(), "admin"), "400 malformed");
    EXPECT_EQ(try_link(link_secret(), ""), "400 malformed");
    EXPECT_EQ(try_link(link_secret()), "200");
}

TEST_F(AdminLinks, NothingElseOpensTheDoor) {
    std::string altered = link_secret();
    altered[0] = altered[0] == 'a' ? 'b' : 'a';
    for (const std::string& secret :
         {altered, std::string(), std::string(43, 'A'), link_secret() + "A",
          std::string(20'000, 'x'), std::string("' OR 1=1 --")}) {
        EXPECT_EQ(try_link(secret), "401 wrong-link") << secret.substr(0, 50);
    }
    Browser visitor = browser();
    for (const char* body : {"", "{}", "[]", R"({"secret":1,"name":"Ada"})", R"({"secret":"x"})"}) {
        EXPECT_EQ(told(visitor.post("/api/admin/enter", body)), "400 malformed") << body;
    }
    EXPECT_EQ(told(visitor.get("/api/admin/people")), "401 sign-in");
    Browser stranger = browser();
    stranger.origin = "http://evil.example";
    EXPECT_EQ(told(enter(stranger, link_secret(), "Eve")), "403 wrong-origin");
}

TEST_F(AdminLinks, OfTwentyAtTheSameMomentOneComesIn) {
    const std::string secret = link_secret();
    std::vector<std::string> answers(20);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        threads.emplace_back([&, i] {
            answers[i] = try_link(secret, "Ada " + std::string(1, static_cast<char>('a' + i)));
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(std::count(answers.begin(), answers.end(), "200"), 1);
    EXPECT_EQ(std::count(answers.begin(), answers.end(), "401 wrong-link"), 19);
}

TEST_F(AdminLinks, ANewOneEndsTheOldWhileTheHouseIsOpen) {
    const std::string first = link_secret();
    const std::string second = new_secret();
    EXPECT_FALSE(std::filesystem::exists(file())) << "what is in it is not good any more";
    EXPECT_EQ(try_link(first), "401 wrong-link");
    const std::string third = new_secret();
    EXPECT_EQ(try_link(second), "401 wrong-link");
    EXPECT_EQ(try_link(third), "200");
    EXPECT_EQ(try_link(new_secret(), "Bea"), "200") << "a second administrator";
}

TEST_F(AdminLinks, ExpiresAfterADay) {
    const std::string secret = new_secret();
    const auto store = store::open_store((folder_.path() / "house.db").string(),
                                         {.access = store::Access::Beside});
    ASSERT_TRUE(store) << store.error().text();
    const auto wait = [&](std::int64_t expires) {
        return store::sql::write(**store, [=](store::sql::Transaction& transaction) {
            return store::set_admin_link(transaction, server::hash_of(secret), expires);
        });
    };
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                         std::chrono::system_clock::now().time_since_epoch())
                         .count();
    ASSERT_TRUE(wait(now - 1));
    EXPECT_EQ(try_link(secret), "401 wrong-link");
    ASSERT_TRUE(wait(now + 3'600'000));
    EXPECT_EQ(try_link(secret), "200");
}

TEST_F(AdminLinks, SomebodyWhoIsKnownBecomesAdministrator) {
    Known bia = player("Bia");
    const HttpAnswer entered = enter(bia.browser, link_secret(), "bia");
    ASSERT_EQ(told(entered), "200");
    EXPECT_EQ(body_of(entered)["person"]["id"], bia.id);
    EXPECT_EQ(body_of(entered)["code"], nullptr);
    EXPECT_EQ(told(bia.browser.get("/api/admin/people")), "200");
    const json entry = body_of(bia.browser.get("/api/admin/log"))["entries"][0];
    EXPECT_EQ(entry["action"], "administrator");
    EXPECT_EQ(entry["person"]["id"], bia.id);
}

TEST_F(AdminLinks, NobodyEntersAsSomebodyElse) {
    Known bia = player("Bia");
    Known rui = player("Rui");
    const std::string secret = link_secret();
    Browser other = browser();
    EXPECT_EQ(told(enter(other, secret, "bia")), "409 name-taken");
    EXPECT_EQ(told(enter(rui.browser, secret,
                         "B\xC3\xAD"
                         "a")),
              "409 name-taken");
    EXPECT_EQ(told(bia.browser.get("/api/admin/people")), "403 role");
    EXPECT_EQ(told(enter(other, secret, "Ada")), "200") << "the link is still good";
}

TEST_F(AdminLinks, AHouseMakesOneAtEachStartUntilItHasAnAdministrator) {
    const std::string first = link_secret();
    EXPECT_EQ(house_.end(SIGTERM), 0);
    {
        HouseProcess again(TABULEIRO_PROGRAM, folder_.path(), roomy());
        Browser ada(again.port());
        EXPECT_NE(link_secret(), first);
        EXPECT_EQ(told(enter(ada, first, "Ada")), "401 wrong-link");
        EXPECT_EQ(told(enter(ada, link_secret(), "Ada")), "200");
        EXPECT_EQ(again.end(SIGTERM), 0);
    }
    HouseProcess third(TABULEIRO_PROGRAM, folder_.path(), roomy());
    EXPECT_NE(third.port(), 0);
    EXPECT_FALSE(std::filesystem::exists(file()));
}

TEST(AdminLinkCommand, NeedsAHouse) {
    const Folder folder;
    const Finished done = run({TABULEIRO_PROGRAM, "--data", folder.path().string(), "--config",
                               "/dev/null", "admin-link"},
                              "/", "");
    EXPECT_EQ(done.status, 1);
    EXPECT_EQ(done.output, "");
    EXPECT_TRUE(std::filesystem::is_empty(folder.path())) << "it makes none";
}

class AdminLinkOfNodes : public SeveralNodes {
  protected:
    static std::string secret_in(const std::string& text) {
        const std::string_view before = "#admin=";
        const auto at = text.find(before);
        return at == std::string::npos
                   ? ""
                   : text.substr(at + before.size(), text.size() - at - before.size() - 1);
    }
    std::string try_link(const HouseProcess& node, const std::string& secret) {
        Browser browser = at(node);
        return told(
            browser.post("/api/admin/enter", json{{"secret", secret}, {"name", "Ada"}}.dump()));
    }
};

TEST_F(AdminLinkOfNodes, IsOneForAllOfThem) {
    const HouseProcess& first = start_node();
    const std::string shown = secret_in(read_file(data_.path() / "admin-link"));
    ASSERT_NE(shown, "");
    const HouseProcess& second = start_node();
    EXPECT_EQ(secret_in(read_file(data_.path() / "admin-link")), shown)
        << "a node does not end what another has shown";
    const Finished made = run({TABULEIRO_PROGRAM, "--data", data_.path().string(), "--config",
                               "/dev/null", "--store", address_, "admin-link"},
                              "/", "");
    EXPECT_EQ(made.status, 0);
    EXPECT_EQ(try_link(first, shown), "401 wrong-link");
    EXPECT_EQ(try_link(second, secret_in(made.output)), "200");
    EXPECT_EQ(try_link(first, secret_in(made.output)), "401 wrong-link");
}

} // namespace
} // namespace tabuleiro::test
