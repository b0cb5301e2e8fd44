// The host names that the server accepts, and what a person sees who used another one.
#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

class Names : public OpenHouse {
  protected:
    Names() : OpenHouse(options()) {}
    static std::vector<std::string> options() {
        std::vector<std::string> words = roomy();
        words.insert(words.end(), {"--host", "Sala12", "--host", "sala12.example.org:81"});
        return words;
    }
    Browser known_as(const std::string& name) const {
        Browser made = browser();
        made.host = name;
        made.origin = "http://" + name;
        return made;
    }
    std::string port() const { return std::to_string(house_.port()); }
};

TEST_F(Names, ThoseThatWereGivenAreOurs) {
    for (const std::string& name : {"sala12:" + port(), std::string("sala12.example.org:81")}) {
        Browser other = known_as(name);
        EXPECT_EQ(other.get("/healthz").status, 200) << name;
        const NewTable table = open_table(other, settings("chess", seat("here"), seat("here")));
        EXPECT_EQ(other.socket("/api/tables/" + table.id + "/socket").first.status, 101) << name;
        EXPECT_EQ(other.get("/metrics").status, 404) << "it is not this machine's own name";
        other.origin = "http://127.0.0.1:" + port();
        EXPECT_EQ(other.post("/api/tables", "{}").status, 403) << name;
    }
    for (const std::string& name :
         {std::string("sala12"), "sala13:" + port(), "sala12.evil.example:" + port(),
          "sala12.example.org:" + port(), std::string("sala12:81")}) {
        EXPECT_EQ(known_as(name).get("/").status, 421) << name;
    }
}

TEST_F(Names, APersonWhoUsedAnotherOneSeesAPage) {
    Browser lost = known_as("Sala13:" + port());
    const auto page_in = [&](const std::string& languages) {
        return lost.get("/", {{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"},
                              {"Accept-Language", languages}});
    };
    const HttpAnswer page = page_in("fr, pt-PT;q=0.9, en;q=0.5");
    EXPECT_EQ(page.status, 421);
    EXPECT_EQ(page.header("content-type"), "text/html; charset=utf-8");
    EXPECT_NE(page.body.find("<html lang=\"pt\">"), std::string::npos) << page.body;
    EXPECT_NE(page.body.find("--host Sala13<"), std::string::npos) << page.body;
    const std::string policy = page.header("content-security-policy");
    EXPECT_TRUE(policy.starts_with("default-src 'none'; style-src 'sha256-")) << policy;
    EXPECT_EQ(page.headers.count("content-security-policy"), 1U);
    EXPECT_NE(page_in("ro").body.find("<html lang=\"ro\">"), std::string::npos);
    EXPECT_NE(page_in("de").body.find("<html lang=\"en\">"), std::string::npos);
    EXPECT_EQ(page_in("pt").header("access-control-allow-origin"), "");
    const HttpAnswer for_programs = lost.get("/", {{"Accept", "*/*"}});
    EXPECT_EQ(for_programs.status, 421);
    EXPECT_EQ(json::parse(for_programs.body)["refused"], "wrong-host");
}

TEST_F(Names, NothingOfAForeignNameIsHtml) {
    for (const std::string& name :
         {std::string("<script>alert(1)</script>"), std::string("a\"onload='x'&amp;"),
          std::string("\xe2\x80\xae"), std::string(5000, '<')}) {
        const HttpAnswer page = known_as(name).get("/", {{"Accept", "text/html"}});
        EXPECT_NE(page.status, 200) << name;
        EXPECT_EQ(page.body.find("<script"), std::string::npos) << page.body;
        EXPECT_EQ(page.body.find("onload='"), std::string::npos) << page.body;
        EXPECT_EQ(page.body.find("\xe2\x80\xae"), std::string::npos);
        EXPECT_LT(page.body.size(), 5000U);
    }
}

TEST_F(Names, BrowsersAreNotToldWhatTheyWouldComplainAbout) {
    EXPECT_EQ(browser().get("/").header("cross-origin-opener-policy"), "same-origin");
    EXPECT_EQ(known_as("sala12:" + port()).get("/").header("cross-origin-opener-policy"), "")
        << "over plain http elsewhere it means nothing, and is an error in the console";
}

} // namespace
} // namespace tabuleiro::test
