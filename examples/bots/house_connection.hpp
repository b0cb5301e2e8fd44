// The connections of a program to a house: enough for the players beside it. They speak http; for a
// house behind https a proxy is in between.
#pragma once

#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

using nlohmann::json;
using Choose = std::function<std::string(const json& state)>;

struct House {
    std::string host, port, token; // of http://HOST:PORT
};

// Accepts every challenge and plays all games at once, until the house closes.
void play_all(const House& house, const Choose& choose);
