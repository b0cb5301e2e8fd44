// The players who are registered, and their results; there will not be more than three.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

struct Player {
    std::string name;
    int games = 0, victories = 0, draws = 0, defeats = 0;
};

class Players {
  public:
    Player* find(const std::string& name) {
        for (std::size_t i = 0; i < count_; ++i) {
            if (players_[i].name == name) return &players_[i];
        }
        return nullptr;
    }
    void add(const std::string& name) { players_.at(count_++) = {name}; }
    std::vector<Player> listed() const {
        std::vector<Player> sorted(players_.begin(), players_.begin() + count_);
        std::sort(sorted.begin(), sorted.end(), [](const Player& a, const Player& b) {
            return a.victories != b.victories ? a.victories > b.victories : a.name < b.name;
        });
        return sorted;
    }

  private:
    std::array<Player, 3> players_;
    std::size_t count_ = 0;
};
