// The command line of the program `arena`.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "arena/schedule/plan.hpp"
#include "league/standings/tie_break.hpp"

namespace tabuleiro::arena {

// Reports that a tournament writes beside its results.
struct ReportFiles {
    std::string pgn;
    std::string archive; // that a house imports
    std::string json;
    std::string html;
    std::string table;  // of the levels' ratings
    std::string anchor; // NAME=RATING
    std::vector<league::TieBreak> tie_breaks;
};

struct PlayRequest {
    Plan plan;          // of a new tournament
    std::string resume; // a results file to continue; the plan is in it
    std::string out;    // where results go; empty: named after game and time
    int concurrency = 1;
    bool affinity = false; // each slot has processors of its own
    std::string log;       // the dialogue with engines; empty: none
    ReportFiles reports;
    bool quiet = false;
};

struct ReportRequest {
    std::string results;
    ReportFiles reports;
};

struct OpeningsRequest {
    std::string game;
    int count = 10;
    int plies = 8;
    int balance = 50;
    std::uint64_t seed = 1;
};

struct CheckRequest {
    std::string program; // with its arguments
    std::string game;
    std::string protocol; // empty: the game's first
    std::string json;
    std::string html;
    std::string batteries; // a folder of them; empty: none
    bool sandbox = false;
    double patience = 5; // seconds for an answer
    bool list = false;   // only what would be checked
};

struct HandInRequest {
    std::string assignment; // a file
    std::string hand_in;    // an archive, or one source file
    std::string json;
    std::string html;
    std::string out; // a folder for the program, if it is accepted; empty: it is not kept
    bool weak_sandbox = false;
};

// A text to print and the exit status: help, or what was wrong.
struct Message {
    std::string text;
    int status = 0;
};

using Request =
    std::variant<PlayRequest, ReportRequest, OpeningsRequest, CheckRequest, HandInRequest, Message>;

Request parse_command_line(int argc, const char* const* argv);

} // namespace tabuleiro::arena
