// The small parts of the server: tokens, headers, buckets, logs, codes, counts.
#include <gtest/gtest.h>

#include <set>

#include "server/bucket.hpp"
#include "server/config.hpp"
#include "server/entrance/request_headers.hpp"
#include "server/entrance/token.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/qr_code.hpp"

namespace tabuleiro::server {
namespace {

TEST(Token, NoTwoAreAlikeAndAllLookLikeOne) {
    prepare_tokens();
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::string token = new_token();
        EXPECT_TRUE(looks_like_token(token)) << token;
        EXPECT_TRUE(looks_like_table_id(new_table_id()));
        EXPECT_TRUE(seen.insert(token).second);
    }
    EXPECT_FALSE(looks_like_token(""));
    EXPECT_FALSE(looks_like_token(std::string(42, 'a')));
    EXPECT_FALSE(looks_like_token(std::string(42, 'a') + "+"));
    EXPECT_FALSE(looks_like_table_id("../../etc/pa"));
}

TEST(Token, TheHashIsBlake2bOfTheLetters) {
    // BLAKE2b-256 of the empty text, as RFC 7693's reference gives it.
    const TokenHash hash = hash_of("");
    EXPECT_EQ(hash[0], 0x0e);
    EXPECT_EQ(hash[31], 0xa8);
    EXPECT_TRUE(same_hash(hash_of("a"), hash_of("a")));
    EXPECT_FALSE(same_hash(hash_of("a"), hash_of("b")));
}

TEST(RequestHeaders, TheTokenIsFoundAmongOtherCookies) {
    const std::string token(43, 'x');
    EXPECT_EQ(token_in("tabuleiro=" + token), token);
    EXPECT_EQ(token_in("a=b; tabuleiro=" + token + "; c=d"), token);
    EXPECT_EQ(token_in("nottabuleiro=" + token), "");
    EXPECT_EQ(token_in("tabuleiro=short"), "");
    EXPECT_EQ(token_in("tabuleiro=" + token + "; tabuleiro=" + std::string(43, 'y')), "");
    EXPECT_EQ(token_in(""), "");
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

TEST(RequestHeaders, TheCookieIsOutOfReachOfScriptsAndOtherSites) {
    const std::string cookie = cookie_for("t", true);
    for (const char* word : {"tabuleiro=t", "HttpOnly", "SameSite=Strict", "Path=/", "Secure"}) {
        EXPECT_NE(cookie.find(word), std::string::npos) << word;
    }
    EXPECT_EQ(cookie_for("t", false).find("Secure"), std::string::npos);
}

TEST(Bucket, AllowsABurstAndThenItsRate) {
    const Moment start{};
    Bucket bucket({2, 3}, start);
    EXPECT_TRUE(bucket.take(start));
    EXPECT_TRUE(bucket.take(start));
    EXPECT_TRUE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start + std::chrono::milliseconds(400)));
    EXPECT_TRUE(bucket.take(start + std::chrono::milliseconds(1000)));
}

TEST(Buckets, ForgetThoseWhoHaveBeenQuiet) {
    Buckets buckets({1, 2});
    const Moment start{};
    for (int i = 0; i < 100'000; ++i) {
        buckets.take(std::to_string(i), start + std::chrono::seconds(i));
    }
    EXPECT_LT(buckets.size(), 3000U);
}

TEST(Log, AValueStaysOnItsLine) {
    EXPECT_EQ(log_value("chess"), "chess");
    EXPECT_EQ(log_value(""), "\"\"");
    EXPECT_EQ(log_value("two words"), "\"two words\"");
    EXPECT_EQ(log_value("a\"b\nc"), "\"a\\\"b\\x0ac\"");
}

TEST(QrCode, HasItsThreeEyes) {
    const auto code = qr_code("http://192.168.1.7:8064");
    ASSERT_TRUE(code);
    const auto& rows = *code;
    EXPECT_EQ(rows[0].substr(0, 8), "####### ");
    EXPECT_EQ(rows[0].substr(rows.size() - 7), "#######");
    EXPECT_EQ(rows.back().substr(0, 8), "####### ");
    EXPECT_FALSE(qr_code(std::string(5000, 'x')));
}

TEST(Metrics, AreInPrometheusFormat) {
    Metrics metrics;
    ++metrics.requests;
    metrics.deed_time.observe(std::chrono::milliseconds(3));
    const std::string text = metrics.text();
    EXPECT_NE(text.find("tabuleiro_requests_total 1\n"), std::string::npos);
    EXPECT_NE(text.find("tabuleiro_deed_seconds_bucket{le=\"0.0025\"} 0\n"), std::string::npos);
    EXPECT_NE(text.find("tabuleiro_deed_seconds_bucket{le=\"0.005\"} 1\n"), std::string::npos);
    EXPECT_NE(text.find("tabuleiro_deed_seconds_count 1\n"), std::string::npos);
}

Command parse(std::vector<const char*> words) {
    words.insert(words.begin(), {"tabuleiro", "--config", "/dev/null"});
    return parse_command_line(static_cast<int>(words.size()), words.data());
}

TEST(Config, OptionsAreRead) {
    const Command command =
        parse({"--port", "0", "--lan", "--data", "/somewhere", "--tables-per-minute", "120"});
    const auto* serve = std::get_if<Serve>(&command);
    ASSERT_NE(serve, nullptr);
    EXPECT_EQ(serve->config.port, 0);
    EXPECT_TRUE(serve->config.lan);
    EXPECT_EQ(serve->config.store(), "/somewhere/house.db");
    EXPECT_DOUBLE_EQ(serve->config.tables.per_second, 2);
    EXPECT_GE(serve->config.threads, 1U);
}

TEST(Config, WhatMakesNoSenseIsToldWithAStatus) {
    for (const auto& words : std::vector<std::vector<const char*>>{
             {"--port", "66000"}, {"--nonsense"}, {"--log-level", "loud"}, {"import"}}) {
        const Command command = parse(words);
        const auto* notice = std::get_if<Notice>(&command);
        ASSERT_NE(notice, nullptr) << words.front();
        EXPECT_EQ(notice->status, 2);
        EXPECT_FALSE(notice->text.empty());
    }
}

TEST(Config, HelpNamesEveryOption) {
    const Command command = parse({"--help"});
    const auto* notice = std::get_if<Notice>(&command);
    ASSERT_NE(notice, nullptr);
    EXPECT_EQ(notice->status, 0);
    for (const char* word : {"--port", "--lan", "--public-url", "--data", "--config", "--log-file",
                             "export", "import"}) {
        EXPECT_NE(notice->text.find(word), std::string::npos) << word;
    }
}

} // namespace
} // namespace tabuleiro::server
