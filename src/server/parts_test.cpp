// The small parts of the server: tokens, headers, buckets, logs, codes, counts.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <future>
#include <set>
#include <stdexcept>

#include "server/access/bucket.hpp"
#include "server/access/token.hpp"
#include "server/api/metrics.hpp"
#include "server/config.hpp"
#include "server/http/connection_count.hpp"
#include "server/http/read_budget.hpp"
#include "server/http/transfer_pace.hpp"
#include "server/line_writer.hpp"
#include "server/log.hpp"
#include "server/qr_code.hpp"
#include "server/tables/read_pool.hpp"
#include "server/tables/table_time.hpp"
#include "support/folder.hpp"

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

TEST(TableTime, IsTheHousesUnlessTheTableIsAhead) {
    using house::Moment;
    const TableTime usual(Moment(5'000), Moment(10'000));
    EXPECT_EQ(usual.at(Moment(10'000)), Moment(10'000));
    EXPECT_EQ(usual.at(Moment(12'000)), Moment(12'000));
    const TableTime fresh(Moment(0), Moment(10'000));
    EXPECT_EQ(fresh.at(Moment(12'000)), Moment(12'000));
    // The wall clock is an hour behind: the table's time goes on all the same.
    const TableTime ahead(Moment(3'610'000), Moment(10'000));
    EXPECT_EQ(ahead.at(Moment(10'000)), Moment(3'610'000));
    EXPECT_EQ(ahead.at(Moment(22'000)), Moment(3'622'000));
}

TEST(ReadPool, GoesOnAfterAnException) {
    std::promise<void> done;
    ReadPool pool(1);
    pool.run([] { throw std::runtime_error("no memory"); });
    pool.run([&] { done.set_value(); });
    done.get_future().wait();
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

TEST(ConnectionCount, IsByVisitorAndInAll) {
    ConnectionCount count(3, 2);
    EXPECT_TRUE(count.enter() && count.enter() && count.enter());
    EXPECT_FALSE(count.enter());
    count.leave();
    EXPECT_TRUE(count.enter());
    EXPECT_TRUE(count.add_to("a") && count.add_to("a"));
    EXPECT_FALSE(count.add_to("a"));
    EXPECT_TRUE(count.add_to("b"));
    count.take_from("a");
    EXPECT_TRUE(count.add_to("a"));
    for (const char* visitor : {"a", "a", "b"}) {
        count.take_from(visitor);
    }
    EXPECT_EQ(count.visitors(), 0U) << "whoever has left is forgotten";
}

TEST(TransferPace, GivesTimeForWhatHasArrived) {
    const TransferPace pace{std::chrono::seconds(10), 8192};
    EXPECT_EQ(pace.allowed_after(0), std::chrono::seconds(10));
    EXPECT_EQ(pace.allowed_after(1), std::chrono::seconds(10)) << "a letter buys nothing";
    EXPECT_EQ(pace.allowed_after(81920), std::chrono::seconds(20));
}

TEST(ReadBudget, IsRefilledByTheClock) {
    const Moment start{};
    ReadBudget budget;
    EXPECT_GT(budget.available_at(start), 1'000'000'000U);
    budget.limit({100, 1000}, start);
    EXPECT_EQ(budget.available_at(start), 1000U);
    budget.transfer_read_bytes(1000);
    EXPECT_EQ(budget.available_at(start), 0U);
    EXPECT_EQ(budget.available_at(start + std::chrono::seconds(1)), 100U);
    EXPECT_EQ(budget.available_at(start + std::chrono::seconds(60)), 1000U);
}

TEST(LogPause, LetsOneThroughAndCountsTheOthers) {
    LogPause pause(std::chrono::seconds(10));
    const LogPause::Time start{};
    EXPECT_EQ(pause.ask(start), 0U);
    EXPECT_FALSE(pause.ask(start + std::chrono::seconds(1)));
    EXPECT_FALSE(pause.ask(start + std::chrono::seconds(9)));
    EXPECT_EQ(pause.ask(start + std::chrono::seconds(10)), 2U);
    EXPECT_FALSE(pause.ask(start + std::chrono::seconds(11)));
}

TEST(LineWriter, DropsWhatFindsNoRoomAndNeverWaits) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    fcntl(ends[1], F_SETPIPE_SZ, 4096);
    LineWriter writer(ends[1]);
    const std::string line(99, 'x');
    int written = 0;
    for (int i = 0; i < 1000; ++i) {
        written += writer.write(line + "\n") ? 1 : 0;
    }
    EXPECT_GT(written, 0);
    EXPECT_EQ(writer.take_dropped(), static_cast<std::uint64_t>(1000 - written));
    EXPECT_EQ(writer.take_dropped(), 0U);
    EXPECT_EQ(fcntl(ends[1], F_GETFL) & O_NONBLOCK, 0) << "others who share it are left alone";
    std::string read_back(100'000, '\0');
    EXPECT_EQ(::read(ends[0], read_back.data(), read_back.size()), 100 * written);
    EXPECT_TRUE(writer.write(line));
    ::close(ends[0]);
    ::close(ends[1]);
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
    for (const auto& words :
         std::vector<std::vector<const char*>>{{"--port", "66000"},
                                               {"--nonsense"},
                                               {"--log-level", "loud"},
                                               {"--requests-per-second", "nan"},
                                               {"--requests-per-second", "0"},
                                               {"--requests-per-second", "-1"},
                                               {"--requests-per-second", "inf"},
                                               {"--tables-per-minute", "nan"},
                                               {"--tables-per-minute", "0"},
                                               {"--connections", "-1"},
                                               {"--connections", "0"},
                                               {"--connections-of-one", "-1"},
                                               {"--connections-of-one", "0"},
                                               {"--backlog-bytes", "-1"},
                                               {"--threads", "-1"},
                                               {"--request-seconds", "0"},
                                               {"--public-url", "https://\xff.example.org"},
                                               {"--public-url", "https://games.example.org:99999"},
                                               {"--public-url", "https://[::1"},
                                               {"--host", "sala 12"},
                                               {"--host", "http://sala12"},
                                               {"--host", ""},
                                               {"--host", "sala12/"}}) {
        const Command command = parse(words);
        const auto* notice = std::get_if<Notice>(&command);
        ASSERT_NE(notice, nullptr) << words.front();
        EXPECT_EQ(notice->status, 2);
        EXPECT_NE(notice->text.find(words.front()), std::string::npos) << notice->text;
        EXPECT_LT(notice->text.size(), 400U) << notice->text;
    }
}

TEST(Config, ACommandWithoutItsFileIsToldSo) {
    const Command command = parse({"import"});
    const auto* notice = std::get_if<Notice>(&command);
    ASSERT_NE(notice, nullptr);
    EXPECT_EQ(notice->status, 2);
    EXPECT_NE(notice->text.find("file is required"), std::string::npos) << notice->text;
}

TEST(Config, HostNamesMayBeSeveral) {
    const Command command = parse({"--host", "sala12", "--host", "sala12.local:81"});
    const auto* serve = std::get_if<Serve>(&command);
    ASSERT_NE(serve, nullptr);
    EXPECT_EQ(serve->config.hosts, (std::vector<std::string>{"sala12", "sala12.local:81"}));
}

TEST(Config, HostNamesMayStandInTheFile) {
    const test::Folder folder;
    const std::string file = folder.file("tabuleiro.toml");
    std::ofstream(file) << "host = [\"sala12\", \"sala13\"]\n";
    const std::vector<const char*> words{"tabuleiro", "--config", file.c_str()};
    const Command command = parse_command_line(static_cast<int>(words.size()), words.data());
    const auto* serve = std::get_if<Serve>(&command);
    ASSERT_NE(serve, nullptr);
    EXPECT_EQ(serve->config.hosts, (std::vector<std::string>{"sala12", "sala13"}));
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
