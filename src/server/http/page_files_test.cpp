#include "server/http/page_files.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "server/access/token.hpp"
#include "support/folder.hpp"

namespace tabuleiro::server {
namespace {

class Page : public testing::Test {
  protected:
    Page() {
        prepare_tokens();
        put("index.html", "<!doctype html>" + std::string(500, ' '));
        std::filesystem::create_directory(folder_.path() / "assets");
        put("assets/page-ABCD2345.js", "let a = 1;");
        std::filesystem::create_symlink("/etc/passwd", folder_.path() / "passwd.txt");
    }
    void put(const std::string& name, const std::string& text) {
        std::ofstream(folder_.path() / name) << text;
    }
    static Response get(const PageFiles& page, const std::string& path,
                        const std::string& etag = "", bool gzip = false) {
        Request request;
        request.method = "GET";
        request.path = path;
        request.etag = etag;
        request.takes_gzip = gzip;
        return page.answer(request);
    }
    static std::string header(const Response& response, const std::string& name) {
        for (const auto& [key, value] : response.headers) {
            if (key == name) {
                return value;
            }
        }
        return "";
    }

    test::Folder folder_;
};

TEST_F(Page, FilesAreServedByTheirPathAndPlacesByTheIndex) {
    const auto page = PageFiles::read(folder_.path());
    ASSERT_TRUE(page) << page.error().text();
    EXPECT_EQ(*get(*page, "/assets/page-ABCD2345.js").body, "let a = 1;");
    EXPECT_EQ(get(*page, "/table/xyz").type, "text/html; charset=utf-8");
    EXPECT_EQ(get(*page, "/").status, 200);
    EXPECT_EQ(get(*page, "/none.js").status, 404);
}

TEST_F(Page, NoPathLeadsOutOfTheFolder) {
    const auto page = PageFiles::read(folder_.path());
    ASSERT_TRUE(page);
    for (const char* path : {"/passwd.txt", "/../etc/passwd.d", "/assets/../../x.y", "//etc/x.y",
                             "/%2e%2e/etc/pass.wd"}) {
        EXPECT_EQ(get(*page, path).status, 404) << path;
    }
}

TEST_F(Page, WhatHasAHashInItsNameIsKeptForEverAndTheRestIsAskedFor) {
    const auto page = PageFiles::read(folder_.path());
    ASSERT_TRUE(page);
    const Response lasting = get(*page, "/assets/page-ABCD2345.js");
    EXPECT_NE(header(lasting, "Cache-Control").find("immutable"), std::string::npos);
    const Response index = get(*page, "/");
    EXPECT_EQ(header(index, "Cache-Control"), "no-cache");
    EXPECT_EQ(get(*page, "/", header(index, "ETag")).status, 304);
    EXPECT_EQ(get(*page, "/", "\"other\"").status, 200);
}

TEST_F(Page, CompressedWhereTheBrowserTakesItAndItHelps) {
    const auto page = PageFiles::read(folder_.path());
    ASSERT_TRUE(page);
    const Response packed = get(*page, "/", "", true);
    EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
    EXPECT_LT(packed.body->size(), 200U);
    EXPECT_EQ(header(get(*page, "/assets/page-ABCD2345.js", "", true), "Content-Encoding"), "");
}

TEST_F(Page, BelowAPathTheStartPageNamesItsFilesBelowIt) {
    put("index.html", R"(<meta name="root" content="/" /><script src="/page.js"></script>)");
    auto page = PageFiles::read(folder_.path());
    ASSERT_TRUE(page);
    page->add_root("/games");
    Request request;
    request.root = "/games";
    for (const char* path : {"/", "/index.html", "/table/xyz"}) {
        request.path = path;
        EXPECT_EQ(
            *page->answer(request).body,
            R"(<meta name="root" content="/games/" /><script src="/games/page.js"></script>)");
        EXPECT_EQ(*get(*page, path).body,
                  R"(<meta name="root" content="/" /><script src="/page.js"></script>)");
    }
    request.path = "/assets/page-ABCD2345.js";
    EXPECT_EQ(*page->answer(request).body, "let a = 1;");
}

TEST_F(Page, AFolderWithoutAnIndexIsNoPage) {
    const test::Folder empty;
    EXPECT_FALSE(PageFiles::read(empty.path()));
    EXPECT_FALSE(PageFiles::read(empty.path() / "none"));
}

} // namespace
} // namespace tabuleiro::server
