// The page says the house's reasons in the reader's language: it knows every sentence by its
// English form (web/src/texts/reasons.en.ftl). Here the house is given everything that a person
// could write into the page's fields, and each sentence must be known; and each that is known must
// be said.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "house/settings.hpp"
#include "house/study/pgn_exchange.hpp"
#include "house/study/study.hpp"
#include "support/files.hpp"
#include "support/page_texts.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using test::settings_text;
using test::TableDriver;
using Sentences = std::set<std::string>;

// Forms of sentences by the name of their text.
std::map<std::string, std::regex> known_forms() {
    static const std::regex event("(^|\n)(reason-[a-z0-9-]+) = ([^\n]+)");
    static const std::regex special(R"([.*+?^$()|[\]\\{}])");
    static const std::regex value(R"(\\\{ \\\$\w+ \\\})");
    const std::string texts = test::page_texts("reasons.en.ftl");
    std::map<std::string, std::regex> forms;
    for (std::sregex_iterator it(texts.begin(), texts.end(), event), end; it != end; ++it) {
        const std::string plain = std::regex_replace((*it)[3].str(), special, R"(\$&)");
        forms.emplace((*it)[2], std::regex_replace(plain, value, ".*"));
    }
    return forms;
}

// What stands behind the place of a fault is a sentence of its own, but for one that begins with
// any word.
void add(Sentences& said, const std::string& sentence) {
    said.insert(sentence);
    for (const char* place : {"Move ", "line ", "The game cannot start: "}) {
        const std::size_t end = sentence.find(": ");
        if (sentence.starts_with(place) && end != std::string::npos &&
            sentence.find("has no meaning") == std::string::npos) {
            add(said, sentence.substr(end + 2));
        }
    }
}

void add(Sentences& said, const std::vector<std::string>& reasons) {
    for (const std::string& reason : reasons) {
        add(said, reason);
    }
}

void try_settings(Sentences& said, const std::string& game, const std::string& more) {
    if (const auto settings = parse_settings(settings_text(game, "here", "here", more));
        !settings) {
        add(said, settings.error().sentences());
    }
}

void try_start(Sentences& said, const std::string& game, const std::string& start) {
    try_settings(said, game, R"("start":)" + nlohmann::json(start).dump());
}

void try_command(Sentences& said, TableDriver& driver, const Command& command) {
    const auto hear = [&said](const auto& answer) {
        // The page drops the reasons of words that say everything: turn, over, curtain.
        if (!answer && (answer.error().word == "move" || answer.error().word == "may-not")) {
            add(said, answer.error().reasons);
        }
    };
    if (command.kind == CommandKind::Hint || command.kind == CommandKind::Threat) {
        hear(driver.table().advise(Viewer::Both, command));
    } else {
        hear(driver.table().decide(Viewer::Both, command, driver.now, driver.chance));
    }
}

struct GameTexts {
    std::string game;
    std::vector<std::string> starts; // sound ones, and those that show a certain fault
    std::string letters;             // what a finger that slips may write
};

const std::vector<GameTexts>& game_texts() {
    static const std::vector<GameTexts> texts{
        {"chess",
         {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 7", "8/8/8/8/8/8/8/8 w - - 0 1",
          "kk6/8/8/8/8/8/8/KK6 w - - 0 1", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
          "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1",
          "4k3/8/8/8/8/8/8/R3K3 w QQ - 0 1", "4k3/8/8/8/8/8/4K3/R7 w A - 0 1",
          "4k3/8/8/8/8/8/8/4K3 w - - 9999999 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 9999999",
          "4k3/8/8/8/8/8/PPPPPPPP/P3K3 w - - 0 1", "QQQQk3/QQQQQQQQ/QQQQQ3/8/8/8/8/4K3 w - - 0 1",
          "4k3/8/8/8/8/8/8/4K3 w - - x y", "4k3/8/8/8/8/R7/8/4K3 w A - 0 1"},
         "rnbqkpRNBQKP12345678/ wb-KQkqAHahe3x"},
        {"xadrez",
         {"BK1,,,,,,,/,,,,,,,/,WK1,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,WR1/,,,,,,,/,,,,,,, W - - - -",
          ",,,,BK1,,,/,,,,,,,/,,,,,,,/BP1,,,,,,,/,,,,,,,/,,,,,,,/WP1,,,,,,,/,,,,WK1,,, "
          "W A7E8 A7E8 A3 -"},
         "WBKQRNP0123456789,/ -ABCDEFGH"},
        {"renpaarden",
         {"wwwww/wwww./xxxxx/xxxw./xx... w", "xxxxx/xxxxx/...../wwwww/wwwww w",
          "xxxxx/xxxxx/...../wwwww/wwwww w - - 2 5", "xxxxx/xxxx./...../.wwww/wwwww w c3 c3 5 5",
          "xxxxx/xxxxx/...../wwwww/wwwww w - - 0 9999 house end",
          "xxxxx/xxxxx/...../wwwww/wwwww w - - 0 700 literal end"},
         "wx./12 -housemidchn"},
        {"reversi",
         {"---------------------------OX------XO--------------------------- X",
          "---------------------------OX------X---------------------------- X",
          "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX O"},
         "XO-*xo "}};
    return texts;
}

// One letter another, one more or one less.
std::string slipped(std::string text, const std::string& letters, Rng& chance) {
    const auto pick = [&chance](std::size_t count) {
        return static_cast<std::size_t>(chance.below(count));
    };
    for (std::size_t slips = 1 + pick(3); slips > 0 && !text.empty(); --slips) {
        const std::size_t at = pick(text.size());
        switch (pick(3)) {
        case 0:
            text[at] = letters[pick(letters.size())];
            break;
        case 1:
            text.insert(at, 1, letters[pick(letters.size())]);
            break;
        default:
            text.erase(at, 1);
        }
    }
    return text;
}

void try_choices(Sentences& said) {
    for (const char* options :
         {R"({"rows":10})", R"({"rows":99})", R"({"ships-4":9})", R"({"ships-1":999})",
          R"({"ships-1":0,"ships-2":0,"ships-3":0,"ships-4":0})",
          R"({"ships-1":9,"ships-2":9,"ships-3":9,"ships-4":9,"ships-5":4})",
          R"({"ships-1":2,"ships-2":1,"ships-3":1,"ships-4":1,"ships-5":0})"}) {
        try_settings(said, "wargame", std::string(R"("options":)") + options);
    }
    try_settings(said, "chess", R"("options":{"start":1000})");
    try_settings(said, "renpaarden", R"("options":{"size":12})");
    try_settings(said, "chess", R"("time":{"first":"soon","second":"0"})");
    try_settings(said, "chess", R"("start":")" + std::string(5000, 'x') + "\"");
    add(said, parse_name(std::string(99, 'x')).error().sentences());
}

void try_starts(Sentences& said) {
    Rng chance{20};
    for (const GameTexts& texts : game_texts()) {
        for (const std::string& start : texts.starts) {
            try_start(said, texts.game, start);
            for (int i = 0; i < 4000; ++i) {
                try_start(said, texts.game, slipped(start, texts.letters, chance));
            }
        }
    }
}

struct Attempts {
    std::string game;
    std::string more; // of the settings
    std::vector<std::string> moves;
};

// Moves that are none, after which others that can be made go on.
void try_moves(Sentences& said) {
    const std::vector<Attempts> all{
        {"chess",
         R"("start":"4k3/PP6/8/8/8/8/4P3/R3K2R w - - 0 1")",
         {"e2e5", "e2e5q", "e8e7", "e5e6", "Ne4", "Rd1", "Rb1", "Kf8", "O-O", "O-O-O", "e2e4q",
          "a7a8x", "a7a8", "a8", "e4=Q", "e2e4qq", "hello"}},
        {"chess", R"("start":"4k3/8/8/8/8/8/8/RR2K1N1 w - - 0 1")", {"Nc6", "Rc1"}},
        {"chess", R"("start":"4k3/8/8/8/8/8/4K3/R6R w - - 0 1")", {"Rd1"}},
        {"chess",
         R"("start":"4rrk1/8/8/8/8/8/4N3/R3K2R w KQ - 0 1")",
         {"e2c3", "e2e6", "e2e1", "a1e5", "e1f2", "e1g1", "e1b1", "a1a8", "a1h1", "e1a1"}},
        {"chess",
         R"("start":"4r1k1/8/8/8/8/8/P7/RN2K2R w KQ - 0 1")",
         {"e1g1", "a2a3", "a1a5", "a2b3"}},
        {"chess", R"("start":"6k1/8/8/8/8/8/8/RN2K2R w K - 0 1")", {"e1a1"}},
        {"chess", R"("start":"6k1/8/8/8/8/8/8/RN2K2R w Q - 0 1")", {"e1a1"}},
        {"chess", R"("start":"4k3/8/8/8/8/8/8/qR1K4 w B - 0 1")", {"d1b1"}},
        {"xadrez", "", {"E7E4", "OS:C8", "E7", "hello"}},
        {"renpaarden", R"("options":{"size":5})", {"b1a1", "b1d3", "c3c4", "hello"}},
        {"reversi", "", {"a1", "d4", "pass", "hello"}},
        {"wargame",
         R"("options":{"ships-1":1,"ships-2":1,"ships-3":0,"ships-4":0})",
         {"2.1@B9", "2.99@A9", "3.1@A9", "2.1", "hello", "2.1@A9", "1.1@A9", "1.1@G9"}},
    };
    for (const Attempts& attempts : all) {
        TableDriver driver(attempts.game, "here", "here", attempts.more);
        static_cast<void>(driver.attempt(Viewer::Both, CommandKind::Lift));
        for (const std::string& move : attempts.moves) {
            try_command(said, driver, {.kind = CommandKind::Play, .move = move});
            static_cast<void>(driver.play(Viewer::Both, move));
        }
    }
}

// Everything that may be asked of a table, at its beginning, after an offer, and among shots.
void try_commands(Sentences& said) {
    const std::array acts{
        CommandKind::OfferDraw, CommandKind::AcceptDraw,  CommandKind::DeclineDraw,
        CommandKind::ClaimDraw, CommandKind::AskTakeback, CommandKind::AcceptTakeback,
        CommandKind::Hint,      CommandKind::Threat,      CommandKind::Arrange,
        CommandKind::Lift,      CommandKind::Rematch,     CommandKind::DeclineTakeback,
        CommandKind::Abort,     CommandKind::ClaimWin};
    const auto try_all = [&](TableDriver& driver) {
        for (const CommandKind kind : acts) {
            try_command(said, driver, {.kind = kind});
        }
    };
    TableDriver chess("chess", "here", "link");
    chess.join("Rui");
    try_all(chess);
    static_cast<void>(chess.attempt(Viewer::First, CommandKind::OfferDraw));
    try_all(chess);
    TableDriver waters("wargame", "here", "c1");
    for (const CommandKind kind : {CommandKind::Arrange, CommandKind::Arrange}) {
        static_cast<void>(waters.attempt(Viewer::First, kind));
        static_cast<void>(waters.attempt(Viewer::Second, kind));
    }
    try_all(waters);
    for (const char* cell : {"B8", "B8", "Z99"}) {
        try_command(said, waters, {.kind = CommandKind::Play, .move = cell, .as = Player::First});
        static_cast<void>(waters.play(Viewer::First, cell));
        static_cast<void>(waters.play(Viewer::Second, "C8"));
    }
}

void try_line(Sentences& said, std::vector<std::string> moves) {
    MoveList line;
    line.game = "chess";
    line.moves = std::move(moves);
    add(said, open_study(line).error().reasons);
}

// Texts that are no games from their beginning to their end.
void try_files(Sentences& said) {
    std::string endless;
    for (int i = 0; i < 600; ++i) {
        endless += i % 2 == 0 ? "Nf3 Nf6 " : "Ng1 Ng8 ";
    }
    std::string tags;
    std::string signs = "1. e4";
    std::string lines = "1. e4";
    for (int i = 0; i <= 10'000; ++i) {
        tags += i < 300 ? "[T" + std::to_string(i) + " \"x\"]\n" : "";
        signs += i < 100 ? " $1" : "";
        lines += " (1. d4)";
    }
    for (const std::string& text :
         {tags, signs, lines, "1. e4 {" + std::string(1 << 17, 'x') + "}",
          std::string("1. e4 e5 2. Ke3"), std::string("1. e4 {good"), std::string("1. e4 (1. d4"),
          std::string("1. e4 ] e5"), std::string("1. e4 [x\n"), std::string("1. e4 > e5"),
          std::string("1. e4 Z0"), endless, std::string("[Variant \"Atomic\"]\n\n1. e4"),
          std::string("[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Ka2"),
          std::string("8/8/8/8/8/8/8/K7 w - - 0 1")}) {
        const auto games = read_games(nlohmann::json{{"text", text}}.dump());
        ASSERT_TRUE(games) << text;
        const auto trouble = nlohmann::json::parse(*games)["games"][0]["trouble"];
        ASSERT_TRUE(trouble.is_string()) << text;
        add(said, trouble.get<std::string>());
    }
}

// Only the network of a machine can cause these: they are read from the server's source.
void read_network(Sentences& said) {
    static const std::regex failure(R"re(fail\("([^;]*)"\))re");
    static const std::regex value(R"re("\s*\+[^"]*\+\s*")re");
    for (const char* file : {"src/server/local_network.cpp", "src/server/http/network.cpp"}) {
        const std::string source = test::read_file(test::source_path(file));
        std::smatch found;
        ASSERT_TRUE(std::regex_search(source, found, failure)) << file;
        add(said, std::regex_replace(found[1].str(), value, "x"));
    }
}

const Sentences& everything_said() {
    static const Sentences sentences = [] {
        Sentences said;
        try_choices(said);
        try_starts(said);
        try_moves(said);
        try_commands(said);
        try_line(said, {"e4", "e5", "Ke3"});
        try_line(said, {"f3", "e5", "g4", "Qh4", "a3"});
        try_files(said);
        read_network(said);
        return said;
    }();
    return sentences;
}

TEST(Reasons, EverySentenceHasItsTextOnThePage) {
    const auto forms = known_forms();
    ASSERT_GT(forms.size(), 80U);
    for (const std::string& sentence : everything_said()) {
        EXPECT_TRUE(std::any_of(forms.begin(), forms.end(), [&](const auto& form) {
            return std::regex_match(sentence, form.second);
        })) << sentence;
    }
}

TEST(Reasons, EveryTextOfThePageIsSaid) {
    const Sentences& said = everything_said();
    for (const auto& [name, form] : known_forms()) {
        EXPECT_TRUE(std::any_of(said.begin(), said.end(), [&, &known = form](const auto& sentence) {
            return std::regex_match(sentence, known);
        })) << name;
    }
}

} // namespace
} // namespace tabuleiro::house
