#include "server/config.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>

#include "support/folder.hpp"

namespace tabuleiro::server {
namespace {

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
                                               {"--trusted-proxy", "10.0.0.0/33"},
                                               {"--trusted-proxy", "proxy.example.org"},
                                               {"--node-address", "0.0.0.0"},
                                               {"--node-address", "node.example.org"},
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

TEST(Config, TheStoreIsAFileOrADatabase) {
    const char* address = "postgresql://ana:hunter2@db.example/house";
    const Command command = parse({"--store", address});
    const auto* serve = std::get_if<Serve>(&command);
    ASSERT_NE(serve, nullptr);
    EXPECT_EQ(serve->config.location(), address);
    const Command file = parse({"--data", "/somewhere"});
    EXPECT_EQ(std::get<Serve>(file).config.location(), "/somewhere/house.db");
}

TEST(Config, AnAddressThatIsWrongIsToldWithoutItsPassword) {
    for (const char* address :
         {"postgresql://ana:hunter2@[::1/house", "mysql://ana:hunter2@db/house"}) {
        const Command command = parse({"--store", address});
        const auto* notice = std::get_if<Notice>(&command);
        ASSERT_NE(notice, nullptr);
        EXPECT_EQ(notice->status, 2);
        EXPECT_NE(notice->text.find("--store"), std::string::npos) << notice->text;
        EXPECT_EQ(notice->text.find("hunter2"), std::string::npos) << notice->text;
    }
}

TEST(Config, CommandsForFilesRefuseADatabase) {
    const char* address = "postgresql://db.example/house";
    EXPECT_TRUE(std::holds_alternative<Notice>(parse({"--store", address, "backup", "file"})));
    EXPECT_TRUE(std::holds_alternative<Notice>(parse({"--store", address, "restore", "file"})));
    EXPECT_TRUE(std::holds_alternative<Notice>(parse({"--store", address, "check"})));
    EXPECT_TRUE(std::holds_alternative<Check>(parse({"--store", address, "check", "file"})));
    EXPECT_TRUE(std::holds_alternative<Export>(parse({"--store", address, "export"})));
}

TEST(Config, ACopyHasASourceAndATarget) {
    const Command command = parse({"copy", "--from", "a.db", "--to", "postgresql://db/house"});
    const auto* copy = std::get_if<Copy>(&command);
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->from, "a.db");
    EXPECT_EQ(copy->to, "postgresql://db/house");
    EXPECT_TRUE(std::holds_alternative<Notice>(parse({"copy", "--from", "a.db"})));
}

TEST(Config, AddressesOfDatabasesAreHidden) {
    std::string program = "tabuleiro";
    std::string option = "--store";
    std::string address = "postgresql://ana:hunter2@db/house";
    std::string joined = "--store=postgres://ana:hunter2@db/house";
    std::string page = "https://games.example.org";
    std::array<char*, 5> words{program.data(), option.data(), address.data(), joined.data(),
                               page.data()};
    hide_passwords(5, words.data());
    EXPECT_EQ(address, "postgresql://" + std::string(20, '*'));
    EXPECT_EQ(joined, "--store=postgres://" + std::string(20, '*'));
    EXPECT_EQ(page, "https://games.example.org");
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
