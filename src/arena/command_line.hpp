// The command line of the program `arena`.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "arena/schedule/plan.hpp"

namespace tabuleiro::arena {

// Reports that a tournament writes beside its results.
struct ReportFiles {
    std::string pgn;
    std::string json;
    std::string html;
    std::string table;  // of the levels' ratings
    std::string anchor; // NAME=RATING
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

// A text to print and the exit status: help, or what was wrong.
struct Message {
    std::string text;
    int status = 0;
};

using Request = std::variant<PlayRequest, ReportRequest, OpeningsRequest, CheckRequest, Message>;

Request parse_command_line(int argc, const char* const* argv);

} // namespace tabuleiro::arena
