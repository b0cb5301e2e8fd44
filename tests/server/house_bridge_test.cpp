// The bridge, as anybody would run it: programs of every protocol at the tables of a real house.
#include <thread>

#include "bridge_process.hpp"
#include "in_lobby.hpp"
#include "support/link_proxy.hpp"

namespace tabuleiro::test {
namespace {

// The house is reached through a proxy, whose port stays the same when the house is started again.
struct ProxyFirst {
    LinkProxy proxy_;

    std::vector<std::string> options() const {
        std::vector<std::string> all = roomy();
        all.insert(all.end(), {"--host", "127.0.0.1:" + std::to_string(proxy_.port())});
        return all;
    }
};

class Bridges : protected ProxyFirst, public PeopleHouse {
  protected:
    Bridges() : PeopleHouse(ProxyFirst::options()) { proxy_.lead_to(house_.port()); }

    OwnedProgram program(const std::string& name, Known& owner) {
        return make_program(house_, owner.browser, wanted_program(name));
    }
    BridgeProcess bridge(const std::string& name, const OwnedProgram& program,
                         std::vector<std::string> engine) {
        engine.insert(engine.end(), {"--move-time", "0.05"});
        const std::string house = "http://127.0.0.1:" + std::to_string(proxy_.port());
        return {folder_, name, house, program.token, std::move(engine)};
    }
    // One that is connected.
    BridgeProcess seated(const std::string& name, const OwnedProgram& program,
                         std::vector<std::string> engine) {
        BridgeProcess made = bridge(name, program, std::move(engine));
        EXPECT_NE(made.hear("Connected to"), "") << made.errors();
        return made;
    }
    static json against(const std::string& person, const std::string& game) {
        return settings(game, seat("here"), {{"kind", "person"}, {"person", person}});
    }
    // The result once the game is over.
    json result_at(const std::string& table) {
        WebSocketClient page = browser().table(table);
        const json over = hear_until(
            page,
            [](const json& message) {
                return message.contains("result") && message["result"].is_object();
            },
            std::chrono::seconds(120));
        return over.is_null() ? json::object() : over["result"];
    }
    // The program of a bridge plays a whole game against a level.
    void expect_game_with_level(const std::string& game, std::vector<std::string> engine,
                                const json& options = json::object()) {
        OwnedProgram one = program("Engine", ana_);
        BridgeProcess process = seated("Engine", one, std::move(engine));
        json wanted = settings(game, seat("here"), seat("computer", 1));
        wanted["options"] = options;
        const std::string table = one.open(wanted).id;
        EXPECT_EQ(result_at(table).value("ending", ""), "rule") << process.errors();
        EXPECT_NE(process.hear(table + ": " + game + " against level 1"), "");
        EXPECT_NE(process.hear_one_of({": won (", ": lost (", ": drawn ("}), "") << process.said();
        EXPECT_EQ(process.errors(), "");
    }

    Known ana_ = player("Ana");
    Known rui_ = player("Rui");
};

const std::string roque = ROQUE;
const json small_waters{{"rows", 9}, {"columns", 9}, {"ships-1", 1}, {"ships-2", 1}};

TEST_F(Bridges, SeatAUciEngineThatPlaysAWholeGame) {
    expect_game_with_level("chess", {roque});
}

TEST_F(Bridges, SeatAProgramOfTheWarGameThatIsToldItsViewAlone) {
    expect_game_with_level("wargame", {WARGAME " --program", "--set", "Level=1"}, small_waters);
}

TEST_F(Bridges, SeatAProgramOfTheWarGamesAssignment) {
    expect_game_with_level("wargame", {WARGAME, "--protocol", "assignment", "--games", "wargame"},
                           small_waters);
}

TEST_F(Bridges, SeatAProgramOfRenpaardensOwnProtocol) {
    expect_game_with_level("renpaarden",
                           {RENPAARDEN " --protocol", "--protocol", "assignment", "--games",
                            "renpaarden", "--set", "Level=1"},
                           {{"size", 5}});
}

TEST_F(Bridges, LetTwoProgramsPlayEachOtherWithClocks) {
    OwnedProgram one = program("Alfa", ana_);
    OwnedProgram other = program("Beta", rui_);
    BridgeProcess alfa = seated("Alfa", one, {roque, "--protocol", "cecp", "--set", "Level=1"});
    BridgeProcess beta = seated("Beta", other, {roque, "--set", "Level=1"});
    json wanted = against(other.id, "chess");
    wanted["time"] = {{"first", "60+1"}, {"second", "60+1"}};
    const std::string table = one.open(wanted).id;
    const std::string ending = result_at(table).value("ending", "");
    EXPECT_TRUE(ending == "rule" || ending == "resignation") << ending;
    EXPECT_EQ(alfa.errors() + beta.errors(), "");
    EXPECT_NE(alfa.hear("chess against Beta, as the first player"), "");
    EXPECT_NE(beta.hear("chess against Alfa, as the second player"), "");
}

TEST_F(Bridges, PlayOtherGamesByTheProgramProtocol) {
    OwnedProgram one = program("Alfa", ana_);
    OwnedProgram other = program("Beta", rui_);
    BridgeProcess alfa =
        seated("Alfa", one, {RENPAARDEN " --program", "--protocol", "program", "--set", "Level=1"});
    BridgeProcess beta =
        seated("Beta", other,
               {TABULEIRO_PROGRAM " play --program", "--protocol", "program", "--set", "Level=1"});
    json wanted = against(other.id, "renpaarden");
    wanted["options"] = {{"size", 5}};
    EXPECT_EQ(result_at(one.open(wanted).id).value("ending", ""), "rule")
        << alfa.errors() << beta.errors();
}

TEST_F(Bridges, AcceptChallengesAsTheyAreTold) {
    OwnedProgram one = program("Alfa", ana_);
    InLobby lobby(rui_.browser);
    {
        BridgeProcess alfa = seated("Alfa", one, {roque, "--tables", "1"});
        const std::string reversi = open_table(rui_.browser, against(one.id, "reversi")).id;
        EXPECT_EQ(lobby.hear("declined")["table"], reversi);
        EXPECT_NE(alfa.hear("declined: it does not play reversi"), "");
        const std::string first = open_table(rui_.browser, against(one.id, "chess")).id;
        EXPECT_NE(alfa.hear(first + ": chess against Rui"), "");
        const std::string second = open_table(rui_.browser, against(one.id, "chess")).id;
        EXPECT_EQ(lobby.hear("declined")["table"], second);
        WebSocketClient page = rui_.browser.table(first);
        page.say(R"({"command":"resign"})");
        EXPECT_NE(alfa.hear(first + ": won (resignation)"), "");
        const std::string third = open_table(rui_.browser, against(one.id, "chess")).id;
        EXPECT_NE(alfa.hear(third + ": chess against Rui"), "");
    }
    BridgeProcess none = seated("Alfa", one, {roque, "--accept", "none"});
    const std::string declined = open_table(rui_.browser, against(one.id, "chess")).id;
    EXPECT_EQ(lobby.hear("declined")["table"], declined);
}

TEST_F(Bridges, OfferGamesInTheLobby) {
    OwnedProgram one = program("Alfa", ana_);
    InLobby lobby(rui_.browser);
    BridgeProcess alfa = seated("Alfa", one, {roque, "--offer", "chess", "--time", "300+2"});
    const json offered = lobby.hear_change("offers", "set")[0];
    EXPECT_EQ(offered["by"]["name"], "Alfa");
    EXPECT_EQ(offered["time"]["first"], "300+2");
    const std::string table = offered["table"];
    EXPECT_EQ(told(ask(rui_.browser, "/api/tables/" + table + "/join", json::object())), "200");
    EXPECT_NE(alfa.hear(table + ": chess against Rui"), "");
}

TEST_F(Bridges, DeclineTakebacksAndDraws) {
    OwnedProgram one = program("Alfa", ana_);
    BridgeProcess alfa = seated("Alfa", one, {roque});
    const std::string table = open_table(rui_.browser, against(one.id, "chess")).id;
    WebSocketClient page = rui_.browser.table(table);
    EXPECT_NE(alfa.hear(table + ": chess against Rui"), "");
    page.say(play("e2e4"));
    ASSERT_FALSE(hear_ply(page, 2).is_null());
    for (const char* const what : {"ask-takeback", "offer-draw"}) {
        page.say(json{{"command", what}}.dump());
        EXPECT_FALSE(hear_until(page, [](const json& message) {
                         return message.contains("offer") && message["offer"].is_object();
                     }).is_null());
        EXPECT_FALSE(hear_until(page,
                                [](const json& message) {
                                    return message.contains("offer") && message["offer"].is_null();
                                })
                         .is_null())
            << what;
    }
    page.say(play("a2a3"));
    EXPECT_FALSE(hear_ply(page, 4).is_null()) << alfa.errors();
}

TEST_F(Bridges, GoOnAfterTheConnectionWasCutWhileTheProgramThought) {
    OwnedProgram one = program("Alfa", ana_);
    BridgeProcess alfa = bridge("Alfa", one, {roque});
    EXPECT_NE(alfa.hear("Connected to"), "") << alfa.errors();
    const std::string table = open_table(rui_.browser, against(one.id, "chess")).id;
    EXPECT_NE(alfa.hear(table + ": chess against Rui"), "");
    WebSocketClient page = rui_.browser.table(table);
    for (int ply = 1; ply <= 5; ply += 2) {
        const std::vector<std::string> moves{"e2e4", "a2a3", "b1c3"};
        page.say(play(moves[static_cast<std::size_t>(ply / 2)]));
        proxy_.become(Link::Cut);
        EXPECT_TRUE(alfa.complains(table + ": The house")) << alfa.errors();
        proxy_.become(Link::Passes);
        ASSERT_FALSE(hear_ply(page, ply + 1).is_null()) << alfa.errors();
        EXPECT_NE(alfa.hear(table + ": connected again"), "");
        std::filesystem::resize_file(folder_.file("Alfa.errors"), 0);
    }
}

TEST_F(Bridges, GoOnWhenTheHouseIsKilledAndComesBack) {
    OwnedProgram one = program("Alfa", ana_);
    BridgeProcess alfa = seated("Alfa", one, {roque});
    const std::string table = open_table(rui_.browser, against(one.id, "chess")).id;
    EXPECT_NE(alfa.hear(table + ": chess against Rui"), "");
    {
        WebSocketClient page = rui_.browser.table(table);
        page.say(play("e2e4"));
        ASSERT_FALSE(hear_ply(page, 2).is_null());
    }
    EXPECT_EQ(house_.end(SIGKILL), 128 + SIGKILL);
    EXPECT_TRUE(alfa.complains("cannot be reached")) << alfa.errors();
    HouseProcess again(TABULEIRO_PROGRAM, folder_.path(), ProxyFirst::options());
    ASSERT_NE(again.port(), 0) << again.said();
    proxy_.lead_to(again.port());
    Browser rui(again.port());
    rui.cookie = rui_.browser.cookie;
    WebSocketClient page = rui.table(table);
    page.say(play("a2a3"));
    EXPECT_FALSE(hear_ply(page, 4).is_null()) << alfa.errors();
    EXPECT_NE(alfa.hear(table + ": connected again"), "");
    page.say(R"({"command":"resign"})");
    EXPECT_NE(alfa.hear(table + ": won (resignation)"), "");
}

TEST_F(Bridges, ResignNothingWhenTheyAreStopped) {
    for (const int signal : {SIGINT, SIGTERM}) {
        OwnedProgram one = program("Alfa" + std::to_string(signal), ana_);
        std::string table;
        WebSocketClient page = [&] {
            BridgeProcess alfa = seated("Alfa", one, {roque});
            table = open_table(rui_.browser, against(one.id, "chess")).id;
            WebSocketClient opened = rui_.browser.table(table);
            EXPECT_NE(alfa.hear(table + ": chess against Rui"), "");
            opened.say(play("e2e4"));
            EXPECT_FALSE(hear_ply(opened, 2).is_null());
            alfa.child().signal(signal);
            EXPECT_EQ(alfa.wait(), 0) << alfa.errors();
            return opened;
        }();
        page.say(play("a2a3"));
        BridgeProcess alfa = seated("Alfa", one, {roque});
        EXPECT_FALSE(hear_ply(page, 4).is_null()) << alfa.errors();
        EXPECT_NE(alfa.hear("it goes on after"), "");
    }
}

TEST_F(Bridges, ResignForAProgramThatCrashesAndPlayTheNextGame) {
    OwnedProgram one = program("Alfa", ana_);
    BridgeProcess alfa = seated("Alfa", one, {MOCK_PROGRAM " program crash"});
    for (int game = 0; game < 2; ++game) {
        const std::string table = open_table(rui_.browser, against(one.id, "renpaarden")).id;
        WebSocketClient page = rui_.browser.table(table);
        // It crashes at its second move.
        for (int ply = 1; ply <= 3; ply += 2) {
            const json turn = hear_until(page, [](const json& message) {
                return message.contains("choices") && !message["choices"].empty();
            });
            ASSERT_FALSE(turn.is_null());
            page.say(play(turn["choices"][0]["move"]));
        }
        EXPECT_NE(alfa.hear(table + ": lost (resignation)"), "") << alfa.errors();
        EXPECT_TRUE(alfa.complains(table + ": The program ended (was killed by signal 11"))
            << alfa.errors();
        EXPECT_EQ(result_at(table).value("ending", ""), "resignation");
    }
}

TEST_F(Bridges, EndWhenTheirTokenDoes) {
    OwnedProgram one = program("Alfa", ana_);
    BridgeProcess alfa = seated("Alfa", one, {roque});
    EXPECT_EQ(told(ask(ana_.browser, "/api/me/programs/" + one.id, {{"revoke", true}})), "200");
    EXPECT_EQ(alfa.wait(), 1);
    EXPECT_NE(alfa.errors().find("refuses the token"), std::string::npos) << alfa.errors();
    EXPECT_EQ(alfa.errors().find(one.token), std::string::npos);
}

TEST_F(Bridges, SayWhatIsWrong) {
    OwnedProgram one = program("Alfa", ana_);
    OwnedProgram watcher = make_program(house_, ana_.browser, wanted_program("Watcher", {"watch"}));
    const std::string never = "tabuleiro-" + std::string(43, 'x');
    const auto errors_of = [](BridgeProcess process) {
        EXPECT_EQ(process.wait(), 1);
        return process.errors();
    };
    EXPECT_NE(errors_of(bridge("a", {house_.port(), {{"token", never}}}, {roque}))
                  .find("refuses the token"),
              std::string::npos);
    EXPECT_NE(errors_of(bridge("b", watcher, {roque})).find("watch only"), std::string::npos);
    EXPECT_NE(errors_of(bridge("c", {house_.port(), {{"token", "secret"}}}, {roque}))
                  .find("There is no token in the file"),
              std::string::npos);
    EXPECT_NE(errors_of(bridge("d", one, {"/nowhere/engine"})).find("Cannot run '/nowhere/engine'"),
              std::string::npos);
    EXPECT_NE(
        errors_of(bridge("e", one, {roque, "--games", "reversi"})).find("does not play the games"),
        std::string::npos);
    Child plain({TABULEIRO_PROGRAM, "bridge", "--engine", roque, "--house", "http://example.org",
                 "--token-file", folder_.file("d.token")},
                {.error_file = folder_.file("plain.errors")});
    EXPECT_EQ(plain.wait(), 1);
    EXPECT_NE(read_file(folder_.file("plain.errors")).find("not encrypted"), std::string::npos);
}

TEST(BridgeByTls, IsForHousesWhoseCertificateIsTrusted) {
    const Folder folder;
    const std::string certificate = folder.file("certificate");
    Child made({"/usr/bin/openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout",
                folder.file("key"), "-out", certificate, "-days", "2", "-subj", "/CN=localhost",
                "-addext", "subjectAltName=DNS:localhost"},
               {.error_file = "/dev/null"});
    ASSERT_EQ(made.wait(), 0);
    Child proxy({"/usr/bin/python3", source_path("tests/server/tls_proxy.py"), certificate,
                 folder.file("key")});
    std::string port = proxy.line();
    ASSERT_TRUE(port.ends_with('\n'));
    port.pop_back();
    std::vector<std::string> options = roomy();
    options.insert(options.end(), {"--public-url", "https://localhost:" + port});
    HouseProcess house(TABULEIRO_PROGRAM, folder.path() / "data", options);
    ASSERT_NE(house.port(), 0) << house.said();
    proxy.say(std::to_string(house.port()) + "\n");
    Browser ana(house.port());
    ASSERT_EQ(
        ana.post("/api/sign-up", json{{"name", "Ana"}, {"games", json::array()}}.dump()).status,
        200);
    OwnedProgram one = make_program(house, ana, wanted_program("Alfa"));
    const auto bridge = [&] {
        return BridgeProcess(folder, "Alfa", "https://localhost:" + port, one.token,
                             {ROQUE, "--move-time", "0.05"});
    };
    {
        BridgeProcess wary = bridge();
        EXPECT_TRUE(wary.complains("certificate verify failed")) << wary.errors();
    }
    ::setenv("SSL_CERT_FILE", certificate.c_str(), 1);
    BridgeProcess trusting = bridge();
    ::unsetenv("SSL_CERT_FILE");
    EXPECT_NE(trusting.hear("Connected to https://localhost"), "") << trusting.errors();
    const std::string table = one.open(settings("chess", seat("here"), seat("computer", 1))).id;
    EXPECT_NE(trusting.hear(table + ": 2 the other"), "") << trusting.errors();
}

TEST_F(Bridges, KeepTheirTokensToThemselves) {
    OwnedProgram one = program("Alfa", ana_);
    BridgeProcess alfa = seated("Alfa", one, {roque});
    const std::string process = "/proc/" + std::to_string(alfa.child().pid());
    EXPECT_EQ(read_file(process + "/cmdline").find(one.token), std::string::npos);
    EXPECT_EQ(read_file(process + "/environ").find(one.token), std::string::npos);
    alfa.child().signal(SIGTERM);
    EXPECT_EQ(alfa.wait(), 0);
    EXPECT_EQ((alfa.said() + alfa.errors()).find(one.token), std::string::npos);

    std::filesystem::permissions(folder_.file("Alfa.token"), std::filesystem::perms(0644));
    Child open({TABULEIRO_PROGRAM, "bridge", "--engine", roque, "--house", "http://127.0.0.1:1",
                "--token-file", folder_.file("Alfa.token")},
               {.error_file = folder_.file("open.errors")});
    EXPECT_EQ(open.wait(), 1);
    const std::string errors = read_file(folder_.file("open.errors"));
    EXPECT_NE(errors.find("chmod 600"), std::string::npos) << errors;
    EXPECT_EQ(errors.find(one.token), std::string::npos);
}

} // namespace
} // namespace tabuleiro::test
