// Programs with one fault each fail where they should, nowhere else, and are told what to do.
//
// A broken program is a good one of ours behind fault_relay, which changes some of its lines.
#include "checking.hpp"

#include <atomic>

namespace tabuleiro::programs {
namespace {

struct Broken {
    std::string_view fault;
    std::string_view game;
    std::string_view protocol;
    std::vector<std::string> program;
    std::vector<std::string> rules;
    std::set<std::string> failing;
    std::string_view check;    // which must say
    std::string_view sentence; // this
};

std::vector<Broken> broken_uci() {
    const std::vector<std::string> roque{ours("roque")};
    const auto uci = [&](std::string_view fault, std::vector<std::string> rules,
                         std::set<std::string> failing, std::string_view check,
                         std::string_view sentence) {
        return Broken{fault, "chess", "uci", roque, std::move(rules), std::move(failing),
                      check, sentence};
    };
    return {
        uci("never says uciok", {"from|drop|^uciok"}, {"greeting"}, "greeting",
            "'uciok' did not come within"),
        uci("has an option whose default is out of range",
            {"from|replace|^option name Hash .*|option name Hash type spin default 0 min 1 max 9"},
            {"options"}, "options", "Of option 'Hash' a spin has default, min and max"),
        uci("promotes without a letter", {"from|replace|^bestmove (....)[qrbn]|bestmove $1"},
            {"promotion"}, "promotion", "Write a promotion with a small letter"),
        uci("cuts long lines", {"to|cut|.|1000"}, {"long-line"}, "long-line",
            "Read lines of any length"),
        uci("divides by its clock", {"to|crash|wtime 0 "}, {"clock-zero"}, "clock-zero",
            "do not divide by it"),
        uci("does not hear isready while it thinks", {"to|drop-thinking|^isready"},
            {"isready-searching"}, "isready-searching", "'readyok' did not come within"),
        uci("crashes when it is mated", {"to|crash|6Pq"}, {"mated"}, "mated",
            "was killed by signal 6"),
        uci("ends at an unknown command", {"to|exit|no such command"}, {"unknown-words"},
            "unknown-words", "The program exited with status 3; 'readyok' did not come."),
        uci("shows illegal variations", {"from|replace| pv .*| pv e1e5"}, {"variations"},
            "variations", "Its variation has the illegal move 'e1e5'."),
        uci("does not quit", {"to|hang|^quit"}, {"quit", "quit-searching"}, "quit",
            "'the end of the program' did not come within"),
    };
}

std::vector<Broken> broken_cecp() {
    const std::vector<std::string> roque{ours("roque")};
    const auto cecp = [&](std::string_view fault, std::vector<std::string> rules,
                          std::set<std::string> failing, std::string_view check,
                          std::string_view sentence) {
        return Broken{fault, "chess", "cecp", roque, std::move(rules), std::move(failing),
                      check, sentence};
    };
    return {
        cecp("never says done", {"from|replace|done=1|done=0"}, {"greeting"}, "greeting",
             "'feature ... done=1' did not come within"),
        cecp("takes illegal moves", {"from|drop|^Illegal move"}, {"illegal", "illegal-check"},
             "illegal", "'Illegal move: e2e5' did not come"),
        cecp("does not take moves back", {"to|drop|^undo"}, {"undo"}, "undo", "is not legal in"),
        cecp("has no thinking lines", {"to|replace|^post|nopost"}, {"thinking"}, "thinking",
             "No line of its thinking came."),
    };
}

std::vector<Broken> broken_wargame() {
    const std::vector<std::string> program{ours("wargame")};
    const auto wargame = [&](std::string_view fault, std::vector<std::string> rules,
                             std::set<std::string> failing, std::string_view check,
                             std::string_view sentence) {
        return Broken{fault, "wargame", "assignment", program, std::move(rules), std::move(failing),
                      check, sentence};
    };
    return {
        wargame("writes row numbers on the left", {"from|replace|^ ([1-9]) ([-1-8] )|$1  $2"},
                {"board-lines", "j1-board", "j2-board"}, "board-lines", "should be ' 9 "),
        wargame("counts pieces of type 1 wrongly", {"from|replace|^([0-9]+x[0-9]+) [0-9]+ |$1 9 "},
                {"any-order", "p1-counts", "p2-header", "p2-counts", "j1-answers", "j1-end",
                 "j1-board", "j1-p1", "j2-d1", "j2-d2", "j2-d3", "j2-end", "j2-board"},
                "p1-counts", "and the board has pieces"),
        wargame("has pieces that touch",
                {"from|replace|^ 9( [-1-8]){9}$| 9 - - 1 1 - - - - -",
                 "from|replace|^( [1-8])( [-1-8]){9}$|$1 - - - - - - - - -"},
                {"p1-contact", "p2-contact", "p1-counts", "p2-counts", "j1-board", "j2-board"},
                "p1-contact", "The pieces at C9 and D9 touch."),
        wargame("has two types in a block",
                {"from|replace|^ 9( [-1-8]){9}$| 9 1 - 2 - - - - - -",
                 "from|replace|^( [1-8])( [-1-8]){9}$|$1 - - - - - - - - -"},
                {"p1-shapes", "p2-shapes", "p1-counts", "p2-counts", "j1-board", "j2-board"},
                "p1-shapes", "The block at A9 has pieces of two types."),
        wargame("fires d3 as d2", {"arguments|replace|-d 3|-d 2"}, {"j2-d3"}, "j2-d3",
                "Shot 21 is B6."),
        wargame("takes five pieces on 9x9", {"arguments|replace|-1 5|-1 4"}, {"restriction-4"},
                "restriction-4", "'-t 9x9 -p 2 -1 5' is an error, and it was not reported."),
        wargame("ends a game without a count", {"from|replace|^Fim de Jogo: .*|Fim de Jogo"},
                {"j1-end", "j1-p1", "j2-end"}, "j1-end", "and 'Fim de Jogo' came."),
        wargame("answers shots in words", {"from|replace|^-$|agua"},
                {"j1-answers", "j1-end", "j1-board", "j1-p1", "j1-wrong-shot"}, "j1-answers",
                "The shot was answered by 'agua'."),
        wargame("says nothing of errors", {"from|drop|^-1 "},
                {"t-range", "t-form", "j-range", "p-range", "d-range", "unknown-option",
                 "restriction-3", "restriction-4", "one-piece"},
                "restriction-4", "'-t 9x9 -p 2 -1 5' is an error, and it was not reported."),
        wargame("exits with status 3", {"end|status"}, {"help", "error-status"}, "error-status",
                "It exited with status 3."),
    };
}

std::vector<Broken> broken_xadrez() {
    const std::vector<std::string> program{ours("xadrez")};
    const auto xadrez = [&](std::string_view fault, std::vector<std::string> rules,
                            std::set<std::string> failing, std::string_view check,
                            std::string_view sentence) {
        return Broken{fault, "xadrez", "assignment", program, std::move(rules), std::move(failing),
                      check, sentence};
    };
    return {
        xadrez("says en passant in another way", {"from|replace|^En passant.*|En passant."},
               {"en-passant"}, "en-passant",
               "Line 8 of the output is wrong; its rule is R6.4 (docs/rules/xadrez.md)."),
        xadrez("has a blank after check", {"from|replace|^Check[.]$|Check. "},
               {"check", "own-king"}, "check", "its rule is R14"),
        xadrez("does not promote", {"from|replace|^Pe.*promovido.|WP1 movida com sucesso."},
               {"promotion"}, "promotion", "its rule is R6.5"),
        xadrez("ends after a mate", {"from|exit|^Checkmate"}, {"mate", "stuck", "king-captured"},
               "mate", "Line 10 of the output is wrong"),
        xadrez("cuts rows", {"from|replace|^3  $|3"},
               {"board", "pawn-captures", "promotion", "knight", "castling", "operation-rook",
                "operation-knight", "operation-queen", "continuation", "save"},
               "board", "its rule is P7 (docs/rules/xadrez.md)."),
    };
}

std::vector<Broken> broken_renpaarden() {
    const std::vector<std::string> program{ours("renpaarden"), "--protocol"};
    const auto race = [&](std::string_view fault, std::vector<std::string> rules,
                          std::set<std::string> failing, std::string_view check,
                          std::string_view sentence) {
        return Broken{fault,   "renpaarden",     "assignment",
                      program, std::move(rules), std::move(failing),
                      check,   sentence};
    };
    return {
        race("never says ok", {"from|drop|^ok$"}, {"new"}, "new", "'one line' did not come within"),
        race("exits with status 3", {"end|status"}, {"quit"}, "quit", "It exited with status 3."),
        race("loses a turn", {"from|replace|^29 a1b3 |28 "}, {"legal", "new-again", "over"},
             "legal", "'legal' was answered by '28 a2c3"),
        race("names another rule", {"from|replace|white R5|white R6"}, {"result"}, "result",
             "'result' was answered by 'result white R6'."),
        race("says nothing of errors", {"from|replace|^error .*|ok"},
             {"sizes-wrong", "play-wrong", "play-form", "position-wrong", "perft-wrong", "go-wrong",
              "over", "unknown", "one-line", "long-line"},
             "unknown", "'no such command' was answered by 'ok'."),
        race("plays what it has found", {"from|add|^bestturn|ok"}, {"go-plays-nothing"},
             "go-plays-nothing", "'show' was answered by 'ok'."),
    };
}

std::vector<Broken> all_broken() {
    std::vector<Broken> all;
    const auto add = [&](std::vector<Broken> part) {
        std::move(part.begin(), part.end(), std::back_inserter(all));
    };
    add(broken_uci());
    add(broken_cecp());
    add(broken_wargame());
    add(broken_xadrez());
    add(broken_renpaarden());
    return all;
}

// A slow machine needs patience, but programs that are silent use all of it: so first a little.
CheckReport check_broken(const Broken& broken) {
    std::vector<std::string> command{FAULT_RELAY};
    command.insert(command.end(), broken.rules.begin(), broken.rules.end());
    command.emplace_back("--");
    command.insert(command.end(), broken.program.begin(), broken.program.end());
    CheckReport report;
    for (const int seconds : {2, 8, 40}) {
        report =
            check_program(broken.game, broken.protocol, command, std::chrono::seconds(seconds));
        if (failed(report) == broken.failing) {
            break;
        }
    }
    return report;
}

TEST(BrokenPrograms, FailWhereTheyShouldAndAreToldWhatToDo) {
    const std::vector<Broken> all = all_broken();
    EXPECT_GE(all.size(), 25U);
    std::vector<CheckReport> reports(all.size());
    std::atomic<std::size_t> next = 0;
    std::vector<std::future<void>> workers(8);
    for (auto& worker : workers) {
        worker = std::async(std::launch::async, [&] {
            for (std::size_t i = next++; i < all.size(); i = next++) {
                reports[i] = check_broken(all[i]);
            }
        });
    }
    for (auto& worker : workers) {
        worker.get();
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Broken& broken = all[i];
        SCOPED_TRACE(std::string(broken.protocol) + ": " + std::string(broken.fault));
        EXPECT_EQ(failed(reports[i]), broken.failing);
        for (const CheckResult& result : reports[i].results) {
            const auto* fault = std::get_if<Fault>(&result.verdict);
            if (result.name == broken.check && fault != nullptr) {
                EXPECT_NE(fault->sentence.find(broken.sentence), std::string::npos)
                    << fault->sentence;
            }
        }
    }
}

} // namespace
} // namespace tabuleiro::programs
