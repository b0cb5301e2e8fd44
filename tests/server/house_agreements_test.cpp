// What two people do at a table besides moves, over real sockets: time, pauses, greetings, help;
// and what the policies of the house say about it.
#include <optional>

#include "people_house.hpp"

namespace tabuleiro::test {
namespace {

// A win can be claimed at once against a player who leaves on their turn.
std::vector<std::string> impatient_people() {
    auto options = roomy();
    options.insert(options.end(), {"--absence-seconds", "0"});
    return options;
}

std::string word(const char* command) {
    return json{{"command", command}}.dump();
}
std::string greet(const char* greeting) {
    return json{{"command", "greet"}, {"greeting", greeting}}.dump();
}

bool is_allowed(const json& message, const char* command) {
    const json& words = message["allowed"];
    return std::find(words.begin(), words.end(), command) != words.end();
}

json hear_field(WebSocketClient& socket, const char* field) {
    return hear_until(socket, [&](const json& message) { return message.contains(field); })[field];
}

json hear_state(WebSocketClient& socket) {
    return hear_until(socket, [](const json& message) { return message.contains("you"); });
}

json five_minutes() {
    json wanted = settings("chess", seat("here"), seat("link"));
    wanted["time"] = {{"first", "300"}, {"second", "300"}};
    return wanted;
}

class Agreements : public PeopleHouse {
  protected:
    Agreements() : PeopleHouse(impatient_people()) {}

    void SetUp() override {
        PeopleHouse::SetUp();
        table_ = open_table(ana_, five_minutes());
        ASSERT_EQ(join(bia_, table_, table_.key).status, 200);
        first_.emplace(ana_.table(table_.id));
        second_.emplace(bia_.table(table_.id));
        // From here on they hear changes alone.
        ASSERT_EQ(hear_state(*first_)["hidden"], false);
        ASSERT_EQ(hear_state(*second_)["hidden"], false);
    }
    // It is Ana's turn.
    void begin() {
        for (const char* move : {"e2e4", "e7e5"}) {
            (move[1] == '2' ? *first_ : *second_).say(play(move));
            hear_move(*first_, move);
            hear_move(*second_, move);
        }
    }
    void pause() {
        second_->say(word("ask-pause"));
        EXPECT_EQ(hear_field(*first_, "offer")["what"], "pause");
        first_->say(word("accept-pause"));
        EXPECT_EQ(hear_field(*first_, "pause")["by"], "second");
        EXPECT_EQ(hear_field(*second_, "pause")["by"], "second");
    }
    void allow(const json& policies) {
        ASSERT_EQ(told(ask(*admin_, "/api/admin/policies", policies)), "200");
    }
    static std::string refusal_of(WebSocketClient& socket, const std::string& command) {
        socket.say(command);
        return hear_refusal(socket)["refused"];
    }

    Browser ana_ = browser();
    Browser bia_ = browser();
    NewTable table_;
    std::optional<WebSocketClient> first_;
    std::optional<WebSocketClient> second_;
};

TEST_F(Agreements, TimeIsGivenToTheOpponent) {
    begin();
    first_->say(word("give-time"));
    const json change =
        hear_until(*second_, [](const json& message) { return message.contains("time_given"); });
    EXPECT_EQ(change["time_given"]["first"], 1);
    const auto left = change["clocks"]["second"]["left"].get<int>();
    EXPECT_GT(left, 305'000);
    EXPECT_LE(left, 315'000);
}

TEST_F(Agreements, APauseSurvivesAKillAndIsNotWonByAbsence) {
    begin();
    pause();
    EXPECT_EQ(refusal_of(*first_, play("g1f3")), "may-not");
    first_.reset(); // Ana is to move, and leaves
    EXPECT_EQ(refusal_of(*second_, word("claim-win")), "may-not");
    second_.reset();
    house_.end(SIGKILL);

    HouseProcess reopened(TABULEIRO_PROGRAM, folder_.path(), impatient_people());
    Browser bia(reopened.port());
    bia.cookie = bia_.cookie;
    WebSocketClient second = bia.table(table_.id);
    const json state = hear_state(second);
    EXPECT_EQ(state["pause"], (json{{"by", "second"}, {"resume", nullptr}}));
    EXPECT_EQ(state["clocks"]["running"], nullptr);
    EXPECT_FALSE(is_allowed(state, "claim-win"));
    second.say(word("resume"));
    EXPECT_EQ(hear_field(second, "pause")["resume"], "second");
    EXPECT_EQ(refusal_of(second, word("claim-win")), "may-not") << "it is still a pause";

    Browser ana(reopened.port());
    ana.cookie = ana_.cookie;
    auto first = std::make_optional(ana.table(table_.id));
    hear_state(*first);
    first->say(word("resume"));
    const json resumed =
        hear_until(second, [](const json& message) { return message.contains("pause"); });
    EXPECT_EQ(resumed["pause"], nullptr);
    EXPECT_EQ(resumed["clocks"]["running"], "first");
    first->say(play("g1f3"));
    EXPECT_FALSE(hear_move(second, "g1f3").is_null());
}

TEST_F(Agreements, APauseIsDeclinedAndNobodyElseIsAsked) {
    begin();
    Browser eve = browser();
    WebSocketClient watching = eve.table(table_.id);
    for (const char* command : {"give-time", "ask-pause", "accept-pause", "resume"}) {
        EXPECT_EQ(refusal_of(watching, word(command)), "watching") << command;
    }
    EXPECT_EQ(refusal_of(watching, greet("hello")), "watching");
    second_->say(word("ask-pause"));
    EXPECT_EQ(hear_field(*first_, "offer")["what"], "pause");
    EXPECT_EQ(refusal_of(*second_, word("accept-pause")), "may-not");
    first_->say(word("decline-pause"));
    EXPECT_EQ(hear_until(*second_,
                         [](const json& m) {
                             return m.contains("offer") && m["offer"].is_null();
                         })["offer"],
              nullptr);
    EXPECT_EQ(refusal_of(*second_, word("ask-pause")), "may-not") << "once between two moves";
}

TEST_F(Agreements, AGreetingIsAWordThatIsThereAfterAReload) {
    first_->say(greet("good-luck"));
    EXPECT_EQ(hear_field(*second_, "greetings")["first"]["greeting"], "good-luck");
    WebSocketClient again = bia_.table(table_.id);
    EXPECT_EQ(hear_state(again)["greetings"]["first"]["greeting"], "good-luck");
    for (const char* text : {"<b>hello</b>", "Hello", "", "you will lose"}) {
        EXPECT_EQ(refusal_of(*first_, greet(text)), "malformed") << text;
    }
    EXPECT_EQ(refusal_of(*first_, word("greet")), "malformed");
    for (int n = 0; n < 3; ++n) {
        first_->say(greet("hello"));
        hear_field(*first_, "greetings");
    }
    EXPECT_EQ(refusal_of(*first_, greet("hello")), "too-often");
}

TEST_F(Agreements, GreetingsAreSwitchedOffByThePolicyAndOnAgain) {
    allow({{"greetings", false}});
    EXPECT_EQ(refusal_of(*first_, greet("hello")), "may-not");
    WebSocketClient again = bia_.table(table_.id);
    EXPECT_FALSE(is_allowed(hear_state(again), "greet"));
    first_->say(word("resign"));
    hear_field(*second_, "result");
    EXPECT_EQ(refusal_of(*second_, greet("good-game")), "over");
    allow({{"greetings", true}});
    second_->say(greet("good-game"));
    EXPECT_EQ(hear_field(*first_, "greetings")["second"]["greeting"], "good-game");
}

TEST_F(Agreements, GreetingsAreSwitchedOffByATeacherForTheirPupils) {
    Known carla = teacher("Carla");
    Known other = teacher("Dora");
    const json group = make_group(carla.browser, "5A");
    EXPECT_EQ(group["greetings"], true);
    Browser gil = signed_in(add_members(carla.browser, group, {"Gil"})[0]);
    const NewTable table = open_table(gil, five_minutes());
    Browser eva = player("Eva").browser;
    ASSERT_EQ(join(eva, table, table.key).status, 200);
    WebSocketClient first = gil.table(table.id);
    WebSocketClient second = eva.table(table.id);
    EXPECT_TRUE(is_allowed(hear_state(first), "greet"));
    hear_state(second);
    const auto set = [&](Browser& by, bool on) {
        return told(ask(by, path_of_group(group), {{"greetings", on}}));
    };
    EXPECT_EQ(set(other.browser, false), "404 no-group");
    EXPECT_EQ(set(*admin_, false), "404 no-group");
    EXPECT_EQ(set(gil, false), "403 role");
    ASSERT_EQ(set(carla.browser, false), "200");
    EXPECT_EQ(body_of(carla.browser.get(path_of_group(group)))["greetings"], false);
    EXPECT_EQ(refusal_of(first, greet("hello")), "may-not");
    EXPECT_EQ(refusal_of(second, greet("hello")), "may-not") << "nor is he greeted";
    first_->say(greet("good-luck"));
    EXPECT_EQ(hear_field(*second_, "greetings")["first"]["greeting"], "good-luck")
        << "at other tables people greet";
    ASSERT_EQ(set(carla.browser, true), "200");
    first.say(greet("hello"));
    EXPECT_EQ(hear_field(second, "greetings")["first"]["greeting"], "hello");
}

// Every command that makes the computer help.
constexpr std::array helping{"hint", "threat"};

TEST_F(Agreements, TheComputerHelpsNobodyUnlessThePolicySaysSo) {
    begin();
    for (const char* command : helping) {
        EXPECT_EQ(refusal_of(*first_, word(command)), "may-not") << command;
        EXPECT_EQ(refusal_of(*second_, word(command)), "may-not") << command;
    }
    const std::string moves = "/api/tables/" + table_.id + "/moves";
    EXPECT_EQ(told(ana_.get(moves)), "409 playing") << "nothing to analyse while they play";
    WebSocketClient again = ana_.table(table_.id);
    const json state = hear_state(again);
    for (const char* command : helping) {
        EXPECT_FALSE(is_allowed(state, command)) << command;
    }
}

TEST_F(Agreements, HelpThatIsAllowedIsSeenByBothAndByNoWatcher) {
    begin();
    allow({{"help", true}});
    Browser eve = browser();
    WebSocketClient watching = eve.table(table_.id);
    hear_state(watching);
    for (const char* command : helping) {
        first_->say(json{{"command", command}, {"id", "h1"}}.dump());
        const json own = hear_until(*first_, [](const json& m) { return m.contains("advice"); });
        EXPECT_EQ(own["advice"]["what"], command);
        EXPECT_EQ(own["reply_to"], "h1");
        const json shared =
            hear_until(*second_, [](const json& m) { return m.contains("advice"); });
        EXPECT_EQ(shared["advice"], own["advice"]);
        EXPECT_FALSE(shared.contains("reply_to"));
        EXPECT_EQ(refusal_of(*second_, word(command)), "may-not") << "not her turn";
        EXPECT_EQ(refusal_of(watching, word(command)), "watching");
    }
    first_->say(play("g1f3"));
    for (auto text = watching.hear(std::chrono::seconds(20)); text;) {
        EXPECT_EQ(text->find("advice"), std::string::npos);
        text = text->find("g1f3") == std::string::npos ? watching.hear(std::chrono::seconds(20))
                                                       : std::nullopt;
    }
    allow({{"help", false}});
    EXPECT_EQ(refusal_of(*second_, word("hint")), "may-not");
}

TEST_F(Agreements, ARefusedCloseIsNotInTheLogAndADoneOneIsOnce) {
    const auto close = [&] {
        return told(ask(*admin_, "/api/admin/tables/" + table_.id, {{"close", true}}));
    };
    first_->say(word("resign"));
    hear_field(*second_, "result");
    EXPECT_EQ(close(), "409 over");
    EXPECT_EQ(log()[0]["action"], "administrator") << "nothing was closed";
    const NewTable other = open_table(ana_, five_minutes());
    table_ = other;
    EXPECT_EQ(close(), "200");
    EXPECT_EQ(close(), "409 over");
    EXPECT_EQ(log()[0]["action"], "close");
    EXPECT_EQ(log()[1]["action"], "administrator");
}

TEST_F(Agreements, APlayerSeesThatTheTableIsHidden) {
    const auto hide = [&](bool hidden) {
        return told(ask(*admin_, "/api/admin/tables/" + table_.id, {{"hide", hidden}}));
    };
    EXPECT_EQ(hide(true), "200");
    EXPECT_EQ(hear_field(*first_, "hidden"), true);
    WebSocketClient admin = admin_->table(table_.id);
    EXPECT_EQ(hear_state(admin)["hidden"], true);
    EXPECT_EQ(hide(false), "200");
    EXPECT_EQ(hear_field(admin, "hidden"), false);
}

} // namespace
} // namespace tabuleiro::test
