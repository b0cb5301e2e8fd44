// Who is there to be paired in an arena, at any node of the house. Called on the first loop.
#pragma once

#include <functional>
#include <string>

namespace tabuleiro::server {

struct Attendance {
    // Whether a program is connected.
    std::function<bool(const std::string& program)> is_connected;
    // Whether somebody's page of the tournament is open; what this node knows is told to the
    // others.
    std::function<bool(const std::string& tournament, const std::string& person)> is_present;
    std::function<void(const std::string& tournament, const std::string& person, bool present)>
        set_present;
};

} // namespace tabuleiro::server
