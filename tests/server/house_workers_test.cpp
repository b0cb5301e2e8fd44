// Workers: two do analyses and moves, one is killed with its jobs, one lies, and strangers try the
// routes.
#include <filesystem>
#include <fstream>
#include <future>
#include <set>
#include <thread>

#include "open_house.hpp"
#include "support/files.hpp"
#include "support/postgresql_server.hpp"

namespace tabuleiro::test {
namespace {

using namespace std::literals;

const std::vector<std::string> scholars_mate{"e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"};
constexpr int last = 7; // the ply at which it is mate: not to be evaluated

std::vector<std::string> checking_all() {
    std::vector<std::string> options = roomy();
    options.insert(options.end(), {"--worker-checks", "1"});
    return options;
}

class Workers : public OpenHouse {
  protected:
    explicit Workers(const std::vector<std::string>& options = roomy(),
                     std::vector<std::string> place = {})
        : OpenHouse(options), place_(std::move(place)) {}

    struct Output {
        int status = 0;
        std::string text;
    };
    Output run(std::vector<std::string> words) {
        words.insert(words.begin(), {TABULEIRO_PROGRAM, "--config", "/dev/null", "--data",
                                     folder_.path().string()});
        words.insert(words.begin() + 1, place_.begin(), place_.end());
        Child child(words, {.error_file = folder_.file("errors")});
        std::string text = child.rest();
        return {child.wait(), std::move(text)};
    }
    std::string new_key(const std::string& name, const std::vector<std::string>& more = {}) {
        std::vector<std::string> words{"worker", "add", name};
        words.insert(words.end(), more.begin(), more.end());
        const Output said = run(words);
        EXPECT_EQ(said.status, 0) << read_file(folder_.file("errors"));
        return said.text.substr(0, said.text.find('\n'));
    }
    std::string list() { return run({"worker", "list"}).text; }
    // A number in the line of a worker.
    int count(const std::string& worker, const std::string& word) {
        const std::string all = list();
        const auto line = all.find(worker + " ");
        const auto at = all.find(word + " ", line);
        return line == std::string::npos || at == std::string::npos
                   ? -1
                   : std::stoi(all.substr(at + word.size()));
    }
    template <class Condition>
    bool becomes(Condition condition) {
        for (int i = 0; i < 600; ++i) {
            if (condition()) {
                return true;
            }
            std::this_thread::sleep_for(100ms);
        }
        return false;
    }

    // A real worker.
    std::unique_ptr<Child> start_worker(const std::string& name,
                                        std::vector<std::string> command = {}) {
        std::ofstream(folder_.file(name)) << new_key(name) << "\n";
        const std::string house = "http://127.0.0.1:" + std::to_string(house_.port());
        for (const std::string& word :
             {std::string(TABULEIRO_PROGRAM), "--config"s, "/dev/null"s, "work"s, "--house"s, house,
              "--key-file"s, folder_.file(name), "--jobs"s, "1"s}) {
            command.push_back(word);
        }
        auto worker = std::make_unique<Child>(std::move(command));
        EXPECT_TRUE(
            becomes([&] { return list().find(name) != std::string::npos && is_seen(name); }));
        return worker;
    }
    bool is_seen(const std::string& name) {
        const std::string all = list();
        const auto line = all.find(name + " ");
        return all.substr(line, all.find('\n', line) - line).find("never") == std::string::npos;
    }

    // The steps of a worker, one by one.
    HttpAnswer post(const std::string& key, const std::string& path, const std::string& body) {
        Headers headers;
        if (!key.empty()) {
            headers.emplace_back("Authorization", "Bearer " + key);
        }
        return ana_.post("/api/work/" + path, body, headers);
    }
    std::string signature(const std::string& key) {
        const HttpAnswer refused =
            post(key, "claim", R"({"signature":"old","kinds":["evaluation","move"]})");
        EXPECT_EQ(refused.status, 409) << refused.body;
        const json body = json::parse(refused.body, nullptr, false);
        EXPECT_EQ(body["refused"], "signature");
        return body["reasons"][0]["values"]["house"];
    }
    std::string claim_body(const std::string& key, int wait) {
        return json{
            {"signature", signature(key)}, {"kinds", {"evaluation", "move"}}, {"wait", wait}}
            .dump();
    }
    json claim(const std::string& key) {
        const HttpAnswer answer = post(key, "claim", claim_body(key, 0));
        EXPECT_EQ(answer.status, 200) << answer.body;
        return json::parse(answer.body, nullptr, false);
    }
    // What a worker gets that waits while something happens.
    template <class Action>
    json claim_during(const std::string& key, Action action) {
        const std::string body = claim_body(key, 20);
        auto claimed = std::async(std::launch::async, [&] {
            return browser()
                .post("/api/work/claim", body, {{"Authorization", "Bearer " + key}})
                .body;
        });
        action();
        return json::parse(claimed.get(), nullptr, false);
    }
    struct TakenAnalysis {
        WebSocketClient socket;
        json job; // of the worker
    };
    TakenAnalysis analyse_with(const std::string& key, const std::vector<std::string>& moves) {
        std::optional<WebSocketClient> socket;
        json job = claim_during(key, [&] { socket.emplace(analyse(moves)); });
        EXPECT_TRUE(job["job"].is_number()) << job;
        return {*std::move(socket), std::move(job)};
    }
    HttpAnswer answer(const std::string& key, const json& claimed, const json& text) {
        return post(
            key, "answer",
            json{{"job", claimed["job"]}, {"lease", claimed["lease"]}, {"answer", text}}.dump());
    }
    // What has the form of an answer, and is none.
    static json lie() {
        return {{"depth", 5},
                {"variations",
                 {{{"moves", {"a2a3"}}, {"chances", 0.9}, {"score", 250}, {"mate", nullptr}}}}};
    }

    WebSocketClient analyse(const std::vector<std::string>& moves) {
        WebSocketClient socket = ana_.socket("/api/study/socket").second;
        const json line{{"game", "chess"}, {"moves", moves}};
        socket.say(json{{"analyse", line}, {"id", 1}}.dump());
        return socket;
    }
    // How often each ply was told of, until the end.
    std::map<int, int> plies_told(WebSocketClient& socket) {
        std::map<int, int> plies;
        const json done = hear_until(
            socket,
            [&](const json& message) {
                if (message.contains("ply")) {
                    ++plies[message["ply"].get<int>()];
                }
                return message.contains("done");
            },
            60s);
        EXPECT_FALSE(done.is_null());
        return plies;
    }
    static std::map<int, int> each_once(int last) {
        std::map<int, int> plies;
        for (int ply = 0; ply <= last; ++ply) {
            plies[ply] = 1;
        }
        return plies;
    }

    // Whether the second player, a computer, moves.
    static bool hears_reply(WebSocketClient& at_table) {
        return !hear_until(at_table, [](const json& message) {
                    const json moves =
                        message.contains("history") ? message["history"]["moves"] : json::array();
                    return std::any_of(moves.begin(), moves.end(),
                                       [](const json& move) { return move["by"] == "second"; });
                }).is_null();
    }

    std::vector<std::string> place_; // options that say where the store is, beside --data
    Browser ana_ = browser();
};

TEST_F(Workers, TwoDoAnalysesAndMoves) {
    const auto one = start_worker("one");
    const auto two = start_worker("two");
    WebSocketClient socket = analyse(scholars_mate);
    EXPECT_EQ(plies_told(socket), each_once(last));
    EXPECT_GT(count("one", "done"), 0) << list();
    EXPECT_GT(count("two", "done"), 0) << list();

    // The same again comes from what they found.
    const int done = count("one", "done") + count("two", "done");
    WebSocketClient again = analyse(scholars_mate);
    EXPECT_EQ(plies_told(again), each_once(last));
    const NewTable table = open_table(ana_, settings("chess", seat("here"), seat("computer", 8)));
    WebSocketClient at_table = ana_.table(table.id);
    at_table.say(play("e2e4"));
    EXPECT_TRUE(hears_reply(at_table));
    // One move, and perhaps a check of an evaluation.
    EXPECT_GT(count("one", "done") + count("two", "done"), done);
    EXPECT_LT(count("one", "done") + count("two", "done"), done + last);

    EXPECT_EQ(one->end(SIGTERM), 0);
}

TEST_F(Workers, OneIsKilledWithItsJobsAndNothingIsLostOrToldTwice) {
    const auto one = start_worker("one");
    const auto two = start_worker("two");
    WebSocketClient socket = analyse(scholars_mate);
    ASSERT_FALSE(hear_until(socket, [](const json& message) {
                     return message["ply"] == last - 1;
                 }).is_null());
    one->end(SIGKILL);
    std::map<int, int> plies = plies_told(socket);
    plies[last] = plies[last - 1] = 1; // they were heard before
    EXPECT_EQ(plies, each_once(last));
}

TEST_F(Workers, TheHouseDoesWhatNobodyAnswers) {
    const std::string key = new_key("one");
    EXPECT_EQ(claim(key)["job"], nullptr);
    auto [socket, taken] = analyse_with(key, {"e4"});
    EXPECT_EQ(plies_told(socket), each_once(1));
    // Late, and for the second time.
    EXPECT_EQ(answer(key, taken, lie()).status, 409);
    EXPECT_EQ(count("one", "done"), 0);
    EXPECT_EQ(count("one", "failed"), 1);
}

TEST_F(Workers, AMoveOfALostWorkerIsFoundByTheHouse) {
    const std::string key = new_key("one");
    EXPECT_EQ(claim(key)["job"], nullptr);
    const NewTable table = open_table(ana_, settings("reversi", seat("here"), seat("computer", 8)));
    WebSocketClient at_table = ana_.table(table.id);
    const json state =
        hear_until(at_table, [](const json& message) { return message.contains("choices"); });
    const json taken = claim_during(key, [&] { at_table.say(play(state["choices"][0]["move"])); });
    ASSERT_TRUE(taken["job"].is_number()) << taken;
    EXPECT_EQ(taken["work"]["kind"], "move");
    EXPECT_EQ(taken["work"]["line"]["moves"].size(), 1U);
    EXPECT_TRUE(hears_reply(at_table));
    EXPECT_EQ(answer(key, taken, {{"move", "a1"}, {"pause", 0}}).status, 409);
}

TEST_F(Workers, AnAnswerThatCannotBeOneSuspendsTheKey) {
    const std::string key = new_key("one");
    EXPECT_EQ(claim(key)["job"], nullptr);
    auto [socket, taken] = analyse_with(key, {"e4"});
    json illegal = lie();
    illegal["variations"][0]["moves"][0] = "e1e8";
    const HttpAnswer refused = answer(key, taken, illegal);
    EXPECT_EQ(refused.status, 422) << refused.body;
    EXPECT_EQ(json::parse(refused.body)["refused"], "answer");
    const HttpAnswer after = post(key, "claim", R"({"signature":"s","kinds":["evaluation"]})");
    EXPECT_EQ(after.status, 401);
    EXPECT_NE(after.body.find("suspended"), std::string::npos) << after.body;
    EXPECT_EQ(plies_told(socket), each_once(1));
    EXPECT_NE(list().find("suspended"), std::string::npos);
}

class CheckedWorkers : public Workers {
  protected:
    CheckedWorkers() : Workers(checking_all()) {}
};

TEST_F(CheckedWorkers, ALiarIsFoundAndItsResultsAreWithdrawn) {
    const std::string key = new_key("liar");
    EXPECT_EQ(claim(key)["job"], nullptr);
    auto [socket, taken] = analyse_with(key, {});
    EXPECT_EQ(answer(key, taken, lie()).status, 200);
    const json told =
        hear_until(socket, [](const json& message) { return message.contains("ply"); });
    EXPECT_EQ(told["chances"], 0.9) << "nobody knows yet";
    EXPECT_TRUE(becomes([&] { return list().find("suspended") != std::string::npos; })) << list();
    EXPECT_EQ(post(key, "claim", R"({"signature":"s","kinds":["evaluation"]})").status, 401);

    const auto honest = start_worker("honest");
    WebSocketClient again = analyse({});
    const json truth =
        hear_until(again, [](const json& message) { return message.contains("ply"); });
    EXPECT_LT(truth["chances"], 0.7);
    EXPECT_EQ(count("honest", "done"), 1);
    EXPECT_TRUE(becomes([&] { return count("honest", "done") == 1; }));
    EXPECT_EQ(list().find("suspended"), list().rfind("suspended")) << "only the liar is";
}

TEST_F(Workers, StrangersGetNothing) {
    const std::string key = new_key("one");
    const std::string revoked = new_key("gone");
    EXPECT_EQ(run({"worker", "revoke", "gone"}).status, 0);
    EXPECT_NE(run({"worker", "revoke", "nobody"}).status, 0);
    EXPECT_NE(run({"worker", "add", "one"}).status, 0);
    EXPECT_NE(run({"worker", "add", "a b"}).status, 0);
    EXPECT_NE(run({"worker", "add", "two", "--kinds", "dance"}).status, 0);
    const std::string own = json{{"signature", signature(key)}, {"kinds", {"evaluation"}}}.dump();
    EXPECT_EQ(post(key, "claim", own).status, 200);
    for (const std::string& bad : {std::string(), std::string(43, 'x'), revoked, std::string("x"),
                                   key + "x", "' OR 1=1 --" + key}) {
        const HttpAnswer claimed = post(bad, "claim", own);
        EXPECT_EQ(claimed.status, 401) << bad;
        EXPECT_EQ(json::parse(claimed.body)["refused"], "key");
        EXPECT_EQ(post(bad, "answer", R"({"job":1,"lease":1,"answer":{}})").status, 401) << bad;
        EXPECT_EQ(claimed.body.find(revoked), std::string::npos);
    }
    EXPECT_EQ(ana_.post("/api/work/claim", own, {{"Authorization", "Basic " + key}}).status, 401);
    EXPECT_EQ(ana_.get("/api/work/claim", {{"Authorization", "Bearer " + key}}).status, 404);
    // Where no key belongs, a token is refused that comes from a page.
    EXPECT_EQ(post(key, "steal", own).status, 403);
    Browser foreign = ana_;
    foreign.origin = "http://evil.example";
    EXPECT_EQ(foreign.post("/api/work/claim", own, {{"Authorization", "Bearer " + key}}).status,
              403);
}

TEST_F(Workers, MalformedAndHugeBodiesAreRefused) {
    const std::string key = new_key("one");
    for (const char* const bad :
         {"", "x", "[]", "{}", R"({"signature":1,"kinds":[]})", R"({"signature":"s"})",
          R"({"signature":"s","kinds":"evaluation"})", R"({"signature":"s","kinds":[1]})",
          R"({"signature":"s","kinds":["evaluation"],"wait":-1})",
          R"({"signature":"s","kinds":["evaluation"],"wait":1e30})"}) {
        EXPECT_EQ(post(key, "claim", bad).status, 400) << bad;
    }
    for (const char* const bad : {"", "[]", R"({"job":1})", R"({"job":"1","lease":1,"answer":{}})",
                                  R"({"job":1,"lease":1})", R"({"job":1,"lease":1,"answer":"x"})",
                                  R"({"job":1e300,"lease":1,"answer":{}})"}) {
        EXPECT_EQ(post(key, "answer", bad).status, 400) << bad;
    }
    EXPECT_EQ(post(key, "answer", std::string(60'000, '[')).status, 400);
    EXPECT_EQ(post(key, "answer", std::string(70'000, ' ')).status, 413);
    EXPECT_EQ(post(key, "answer", R"({"job":1,"lease":1,"answer":{}})").status, 409);
    EXPECT_EQ(post(key, "answer", R"({"job":-9,"lease":0,"given_back":true})").status, 409);
}

TEST_F(Workers, KindsAndLeasesAreKept) {
    const std::string key = new_key("one");
    const std::string other = new_key("other");
    const std::string mover = new_key("mover", {"--kinds", "move"});
    const std::string sign = signature(key);
    EXPECT_EQ(
        post(mover, "claim", json{{"signature", sign}, {"kinds", {"evaluation"}}}.dump()).status,
        403);
    EXPECT_EQ(claim(key)["job"], nullptr);
    auto [socket, taken] = analyse_with(key, {"e4"});
    EXPECT_EQ(claim(mover)["job"], nullptr) << "the other position is not a move";
    EXPECT_EQ(answer(other, taken, lie()).status, 409) << "it is another's job";
    json guessed = taken;
    guessed["lease"] = taken["lease"].get<int>() + 1;
    EXPECT_EQ(answer(key, guessed, lie()).status, 409);
    EXPECT_EQ(run({"worker", "revoke", "one"}).status, 0);
    EXPECT_EQ(answer(key, taken, lie()).status, 401) << "a revoked key answers nothing";
    EXPECT_EQ(plies_told(socket), each_once(1));
}

TEST_F(Workers, AnAnswerIsTakenOnce) {
    const std::string key = new_key("one");
    EXPECT_EQ(claim(key)["job"], nullptr);
    auto [socket, taken] = analyse_with(key, {});
    EXPECT_EQ(answer(key, taken, lie()).status, 200);
    EXPECT_EQ(answer(key, taken, lie()).status, 409);
    EXPECT_EQ(plies_told(socket), each_once(0));
    EXPECT_EQ(count("one", "done"), 1);
}

TEST_F(Workers, ASlowClientHoldsUpNobody) {
    const std::string key = new_key("one");
    TcpConnection slow(house_.port());
    slow.write("POST /api/work/claim HTTP/1.1\r\nHost: " + ana_.host +
               "\r\nOrigin: " + ana_.origin + "\r\nAuthorization: Bearer " + key +
               "\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
    const std::string waiting =
        json{{"signature", signature(key)}, {"kinds", {"evaluation"}}, {"wait", 20}}.dump();
    TcpConnection patient(house_.port());
    patient.write("POST /api/work/claim HTTP/1.1\r\nHost: " + ana_.host +
                  "\r\nOrigin: " + ana_.origin + "\r\nAuthorization: Bearer " + key +
                  "\r\nContent-Type: application/json\r\nContent-Length: " +
                  std::to_string(waiting.size()) + "\r\n\r\n" + waiting);
    EXPECT_EQ(claim(key)["job"], nullptr);
    EXPECT_EQ(ana_.get("/healthz").status, 200);
    EXPECT_EQ(house_.end(SIGTERM), 0) << "it closes although a worker waits";
}

class LoggedWorkers : public Workers {
  protected:
    LoggedWorkers() : Workers(with_log()) {}

    static std::string log_file() {
        static const Folder folder;
        return folder.file("log");
    }
    static std::vector<std::string> with_log() {
        std::vector<std::string> options = roomy();
        options.insert(options.end(), {"--log-level", "debug", "--log-file", log_file()});
        return options;
    }
};

TEST_F(LoggedWorkers, KeysAreInNoLogListOrFile) {
    const std::string key = new_key("one");
    ASSERT_EQ(key.size(), 43U);
    EXPECT_EQ(claim(key)["job"], nullptr);
    EXPECT_EQ(post(key, "answer", R"({"job":1,"lease":1,"answer":{}})").status, 409);
    EXPECT_EQ(run({"worker", "revoke", "one"}).status, 0);
    const HttpAnswer refused = post(key, "claim", R"({"signature":"s","kinds":["move"]})");
    EXPECT_EQ(refused.body.find(key), std::string::npos);
    EXPECT_EQ(list().find(key), std::string::npos);
    house_.end(SIGTERM);
    EXPECT_EQ(read_file(log_file()).find(key), std::string::npos);
    for (const auto& file : std::filesystem::directory_iterator(folder_.path())) {
        if (file.is_regular_file() && file.path().filename().string().starts_with("workers")) {
            EXPECT_EQ(read_file(file.path()).find(key), std::string::npos) << file.path();
        }
    }
}

struct OwnServer {
    PostgresqlServer server;
    std::string address = server.new_database();
};

class PostgresqlWorkers : private OwnServer, public Workers {
  protected:
    PostgresqlWorkers() : Workers(in_database(address), {"--store", address}) {}

    static std::vector<std::string> in_database(const std::string& address) {
        std::vector<std::string> options = checking_all();
        options.insert(options.end(), {"--store", address});
        return options;
    }
};

TEST_F(PostgresqlWorkers, TwoDoTheWorkAndCheckEachOther) {
    const auto one = start_worker("one");
    const auto two = start_worker("two");
    WebSocketClient socket = analyse(scholars_mate);
    EXPECT_EQ(plies_told(socket), each_once(last));
    // Each evaluation is repeated by the other worker, or by the house if both are busy.
    EXPECT_TRUE(becomes([&] { return count("one", "done") > 1 && count("two", "done") > 1; }))
        << list();
    EXPECT_EQ(list().find("suspended"), std::string::npos) << list();
    EXPECT_FALSE(std::filesystem::exists(folder_.file("workers.db")));
}

TEST_F(Workers, OneUnderNohupOutlivesItsTerminal) {
    const auto one = start_worker("one", {"/usr/bin/nohup"});
    ASSERT_EQ(::kill(one->pid(), SIGHUP), 0);
    WebSocketClient socket = analyse({"e4"});
    EXPECT_EQ(plies_told(socket), each_once(1));
    EXPECT_TRUE(becomes([&] { return count("one", "done") > 0; })) << list();
    EXPECT_EQ(one->end(SIGTERM), 0);
}

TEST_F(Workers, AWorkerThatIsNotWantedEndsAndSaysWhy) {
    std::ofstream(folder_.file("key")) << std::string(43, 'k') << "\n";
    Child worker({TABULEIRO_PROGRAM, "--config", "/dev/null", "work", "--house",
                  "http://127.0.0.1:" + std::to_string(house_.port()), "--key-file",
                  folder_.file("key"), "--jobs", "1"},
                 {.error_file = folder_.file("errors")});
    EXPECT_EQ(worker.wait(), 1);
    EXPECT_NE(read_file(folder_.file("errors")).find("does not know the key"), std::string::npos);
}

} // namespace
} // namespace tabuleiro::test
