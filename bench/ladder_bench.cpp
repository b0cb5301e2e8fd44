// ladder_bench: the four shooters of the War Game, each handed in by a student through the real
// server, meet in the ladder of an assignment. It prints the standings, whether they have the known
// order (d1 < d2 < d3 < d4) with 95 % intervals that do not overlap, and how long it took; no test
// depends on it.
//
//     build/bench/ladder_bench [--games 2000] [--at-once 2] [--program FILE] [--wargame FILE]
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <thread>

#include "course/pack.hpp"
#include "support/files.hpp"
#include "support/house_process.hpp"
#include "support/table_requests.hpp"

namespace {

using namespace tabuleiro;
using nlohmann::json;
using test::Browser;

constexpr int progress_step = 100;

struct Options {
    int games = 2000;
    int at_once = 2;
    std::string program = "build/bin/tabuleiro";
    std::string wargame = "build/bin/wargame";
};

json answered(const test::HttpAnswer& answer) {
    if (answer.status != 200) {
        throw std::runtime_error(fmt::format("{} {}", answer.status, answer.body));
    }
    return json::parse(answer.body);
}

json ask(Browser& browser, const std::string& path, const json& body) {
    return answered(browser.post(path, body.dump()));
}

// Our own program, which gets its strategy where it is asked for shots.
std::string shooter(const std::string& program, int strategy) {
    const std::string script = fmt::format("#!/bin/sh\n"
                                           "case \" $* \" in\n"
                                           "*\" -j 2 \"*) exec ./wargame \"$@\" -d {} ;;\n"
                                           "esac\n"
                                           "exec ./wargame \"$@\"\n",
                                           strategy);
    return course::pack_tar({{"player", script, true}, {"wargame", program, true}},
                            course::Compressed::Gzip);
}

class Course {
  public:
    Course(std::uint16_t port, const std::filesystem::path& data) : port_(port), admin_(port) {
        const std::string link = test::read_file(data / "admin-link");
        const std::string secret = link.substr(link.find("#admin=") + 7);
        ask(admin_, "/api/admin/enter",
            {{"secret", secret.substr(0, secret.size() - 1)}, {"name", "Ada"}});
        ask(admin_, "/api/admin/policies", {{"course", true}});
        group_ = ask(admin_, "/api/groups", {{"name", "Shooters"}})["id"];
        const json terms{{"title", "War Game"}, {"game", "wargame"},   {"protocol", "assignment"},
                         {"run", "./player"},   {"checks", {"board"}}, {"patience", 60}};
        assignment_ = ask(admin_, "/api/course/assignments",
                          {{"group", group_},
                           {"assignment", terms},
                           {"ladder", {{"time", "600"}}}})["assignment"];
    }

    void hand_in(const std::string& name, const std::string& bytes) {
        const json cards = ask(admin_, "/api/groups/" + group_ + "/members",
                               {{"members", {{{"name", name}, {"real_name", ""}}}}})["cards"];
        Browser student(port_);
        ask(student, "/api/sign-in", {{"name", name}, {"code", cards[0]["code"]}});
        const std::string id =
            answered(student.post(path("/hand-ins?name=shooter.tar.gz"), bytes))["hand_in"];
        json seen;
        do {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            seen = answered(student.get("/api/course/hand-ins/" + id));
        } while (seen["state"] == "waiting" || seen["state"] == "examining");
        if (seen["state"] != "accepted") {
            throw std::runtime_error(seen.dump(1));
        }
    }

    json ladder() { return answered(admin_.get(path("/ladder"))); }
    std::string marks() { return admin_.get(path("/marks.csv")).body; }

  private:
    std::string path(const std::string& rest) const {
        return "/api/course/assignments/" + assignment_ + rest;
    }

    std::uint16_t port_;
    Browser admin_;
    std::string group_;
    std::string assignment_;
};

void print(const json& ladder) {
    fmt::print("{:<6}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>10}\n", "", "Elo", "+-", "games", "won",
               "drawn", "lost", "failures");
    for (const json& one : ladder["standings"]) {
        fmt::print("{:<6}{:>8.1f}{:>8.1f}{:>8}{:>8}{:>8}{:>8}{:>10}\n",
                   one["student"]["name"].get<std::string>(), one["elo"].get<double>(),
                   one["error95"].get<double>(), one["games"].get<int>(), one["won"].get<int>(),
                   one["drawn"].get<int>(), one["lost"].get<int>(), one["failures"].get<int>());
    }
}

bool has_known_order(const json& ladder) {
    const json& standings = ladder["standings"];
    for (std::size_t i = 0; i < standings.size(); ++i) {
        if (standings[i]["student"]["name"] != fmt::format("d{}", standings.size() - i)) {
            return false;
        }
    }
    return standings.size() == 4;
}

// Of neighbours, the better one's lower end and the other's upper end.
bool has_intervals_apart(const json& ladder) {
    const json& standings = ladder["standings"];
    for (std::size_t i = 1; i < standings.size(); ++i) {
        const auto end = [&](std::size_t n, double sign) {
            return standings[n]["elo"].get<double>() + sign * standings[n]["error95"].get<double>();
        };
        if (end(i - 1, -1) <= end(i, 1)) {
            return false;
        }
    }
    return true;
}

int run(const Options& options) {
    const test::Folder folder;
    test::HouseProcess house(
        options.program, folder.path(),
        {"--ladder-games", std::to_string(options.at_once), "--requests-per-second", "1000"});
    if (house.port() == 0) {
        throw std::runtime_error("The house did not open.");
    }
    Course course(house.port(), folder.path());
    const std::string wargame = test::read_file(options.wargame);
    for (int strategy = 1; strategy <= 4; ++strategy) {
        course.hand_in(fmt::format("d{}", strategy), shooter(wargame, strategy));
    }
    const auto begin = std::chrono::steady_clock::now();
    const int before = course.ladder()["games"];
    json ladder;
    int told = before;
    do {
        std::this_thread::sleep_for(std::chrono::seconds(1));
        ladder = course.ladder();
        if (const int games = ladder["games"]; games >= told + progress_step) {
            told = games;
            fmt::print(stderr, "{} of {} games\n", games, options.games);
        }
    } while (ladder["games"] < options.games);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    print(ladder);
    fmt::print("\n{}\n", course.marks());
    fmt::print("{} games in {:.0f} s, {:.2f} a second, {} at a time\n", ladder["games"].get<int>(),
               time.count(), (ladder["games"].get<int>() - before) / time.count(), options.at_once);
    const bool ordered = has_known_order(ladder);
    const bool apart = has_intervals_apart(ladder);
    fmt::print("the known order d1 < d2 < d3 < d4: {}\n", ordered ? "yes" : "no");
    fmt::print("intervals that do not overlap: {}\n", apart ? "yes" : "no");
    return ordered && apart ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("The shooters of the War Game in the ladder of the course");
    app.add_option("--games", options.games, "How many games are played")->capture_default_str();
    app.add_option("--at-once", options.at_once, "How many at a time")->capture_default_str();
    app.add_option("--program", options.program, "The server")->capture_default_str();
    app.add_option("--wargame", options.wargame, "The shooter")->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    try {
        return run(options);
    } catch (const std::exception& failure) {
        fmt::print(stderr, "{}\n", failure.what());
        return 2;
    }
}
