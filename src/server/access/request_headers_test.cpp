#include "server/access/request_headers.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

const std::string token(43, 'x');
const std::string other(43, 'y');

TEST(RequestHeaders, TheTokenIsFoundAmongOtherCookies) {
    const SeatCookie cookie = seat_cookie(0);
    EXPECT_EQ(token_in("tabuleiro=" + token, cookie), token);
    EXPECT_EQ(token_in("a=b; tabuleiro=" + token + "; c=d", cookie), token);
    EXPECT_EQ(token_in("nottabuleiro=" + token, cookie), "");
    EXPECT_EQ(token_in("tabuleiro=short", cookie), "");
    EXPECT_EQ(token_in("tabuleiro=" + token + "; tabuleiro=" + other, cookie), "");
    EXPECT_EQ(token_in("", cookie), "");
}

TEST(RequestHeaders, AWorkersKeyIsABearerToken) {
    EXPECT_EQ(bearer_in("Bearer " + token), token);
    EXPECT_EQ(bearer_in("bearer  " + token), token);
    EXPECT_EQ(bearer_in("Basic " + token), "");
    EXPECT_EQ(bearer_in("Bearer " + token + "x"), "");
    EXPECT_EQ(bearer_in(token), "");
    EXPECT_EQ(bearer_in("Bea"), "");
    EXPECT_EQ(bearer_in(""), "");
}

TEST(RequestHeaders, EachPortHasACookieOfItsOwnAndTheFormerNameIsStillGood) {
    const SeatCookie cookie = seat_cookie(8064);
    EXPECT_EQ(token_in("tabuleiro-8064=" + token + "; tabuleiro-9000=" + other, cookie), token);
    EXPECT_EQ(token_in("tabuleiro=" + other + "; tabuleiro-8064=" + token, cookie), token);
    EXPECT_EQ(token_in("tabuleiro=" + token, cookie), token);
    EXPECT_EQ(token_in("tabuleiro-9000=" + token, cookie), "");
    EXPECT_EQ(token_in("tabuleiro=" + token, secure_seat_cookie()), token);
    EXPECT_EQ(token_in("tabuleiro-8064=x; tabuleiro=" + token, cookie), "");
}

TEST(RequestHeaders, TheCookieIsOutOfReachOfScriptsAndOtherSites) {
    const std::string made = cookie_for("t", secure_seat_cookie());
    // Browsers take a __Host- cookie only with Secure, Path=/ and without a Domain.
    for (const char* word :
         {"__Host-tabuleiro=t;", "HttpOnly", "SameSite=Strict", "Path=/;", "Secure"}) {
        EXPECT_NE(made.find(word), std::string::npos) << word;
    }
    EXPECT_EQ(made.find("Domain"), std::string::npos);
    EXPECT_EQ(cookie_for("t", seat_cookie(8064)).find("Secure"), std::string::npos);
    EXPECT_TRUE(cookie_for("t", seat_cookie(8064)).starts_with("tabuleiro-8064=t;"));
}

TEST(RequestHeaders, AMediaTypeIsReadToItsEnd) {
    for (const char* type : {"application/json", "Application/Json", " application/json ; a=b"}) {
        EXPECT_TRUE(is_json(type)) << type;
    }
    for (const char* type : {"", "application/jsonx", "application/json/x", "text/json"}) {
        EXPECT_FALSE(is_json(type)) << type;
    }
}

TEST(RequestHeaders, OnlyChunksAreATransferThatWeKnow) {
    EXPECT_TRUE(knows_transfer(""));
    EXPECT_TRUE(knows_transfer("Chunked"));
    EXPECT_FALSE(knows_transfer("xchunked"));
    EXPECT_FALSE(knows_transfer("gzip, chunked"));
}

TEST(RequestHeaders, APersonIsToldFromAProgram) {
    EXPECT_TRUE(accepts_html("text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"));
    EXPECT_FALSE(accepts_html("*/*"));
    EXPECT_FALSE(accepts_html("text/html;q=0"));
    EXPECT_FALSE(accepts_html("application/json, text/htmlx"));
}

TEST(RequestHeaders, TheLanguageIsTheOneLikedBest) {
    EXPECT_EQ(preferred_language("pt-PT,pt;q=0.9,en;q=0.8"), "pt");
    EXPECT_EQ(preferred_language("de, ro;q=0.3, en;q=0.2"), "ro");
    EXPECT_EQ(preferred_language("de"), "en");
    EXPECT_EQ(preferred_language(""), "en");
    EXPECT_EQ(preferred_language("ro;q=nan, pt;q=x, en;q=0.1"), "en");
}

TEST(RequestHeaders, OnlyOurOwnProxysWordCounts) {
    EXPECT_EQ(last_forwarded("1.2.3.4, 5.6.7.8"), "5.6.7.8");
    EXPECT_EQ(last_forwarded("5.6.7.8"), "5.6.7.8");
}

TEST(RequestHeaders, GzipIsTakenWhereItIsAccepted) {
    EXPECT_TRUE(accepts_gzip("gzip, deflate, br"));
    EXPECT_TRUE(accepts_gzip("br;q=1.0, gzip;q=0.8"));
    EXPECT_FALSE(accepts_gzip("gzip;q=0"));
    EXPECT_FALSE(accepts_gzip("br"));
    EXPECT_FALSE(accepts_gzip(""));
}

TEST(RequestHeaders, AQueryHasValuesByName) {
    EXPECT_EQ(query_value("version=12", "version"), "12");
    EXPECT_EQ(query_value("a=1&version=12", "version"), "12");
    EXPECT_EQ(query_value("subversion=12", "version"), "");
    EXPECT_EQ(query_value("version", "version"), "");
}

TEST(RequestHeaders, TheCookieOfSeveralNodesIsNamedByTheirHouse) {
    const std::string name = house_seat_cookie("key").name;
    EXPECT_TRUE(name.starts_with("tabuleiro-")) << name;
    EXPECT_EQ(name, house_seat_cookie("key").name);
    EXPECT_NE(name, house_seat_cookie("another key").name);
}

} // namespace
} // namespace tabuleiro::server
