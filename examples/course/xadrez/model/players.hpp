// The players who are registered, and their results.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

struct Player {
    std::string name;
    int games = 0, victories = 0, draws = 0, defeats = 0;
};

class Players {
  public:
    Player* find(const std::string& name) {
        for (Player& player : players_) {
            if (player.name == name) return &player;
        }
        return nullptr;
    }
    void add(const std::string& name) { players_.push_back({name}); }
    // By victories, then by the bytes of their names.
    std::vector<Player> listed() const {
        std::vector<Player> sorted = players_;
        std::sort(sorted.begin(), sorted.end(), [](const Player& a, const Player& b) {
            return a.victories != b.victories ? a.victories > b.victories : a.name < b.name;
        });
        return sorted;
    }

  private:
    std::vector<Player> players_;
};
