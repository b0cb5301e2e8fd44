// The players who are registered, and their results; in the order in which they came.
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
    std::vector<Player> listed() const { return players_; }

  private:
    std::vector<Player> players_;
};
