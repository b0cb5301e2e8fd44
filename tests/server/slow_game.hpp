// A slow game between two browsers, for tests: the requests of the page, and time that passes while
// the server is down.
#pragma once

#include "open_house.hpp"

namespace tabuleiro::test {

json slow_settings(const std::string& game = "chess", int days = 3);

using Lines = std::vector<std::vector<std::string>>;

// As the server writes what was prepared.
json conditions(int at, const Lines& lines);

struct SlowGame {
    NewTable table;
    Browser ana; // the first player
    Browser bia;

    std::string path(const std::string& what) const { return "/api/tables/" + table.id + what; }
    HttpAnswer prepare(Browser& browser, int at, const Lines& lines) const;
    json prepared(Browser& browser) const;
    // Plays a move, and waits until it was played.
    void move(Browser& browser, const std::string& text) const;
    // After a restart the server has another port.
    void go_to(const HouseProcess& house);
};

SlowGame slow_game(Browser ana, Browser bia, const json& wanted = slow_settings());

// A program for --notify that writes down what it is told, and the events that it was told of.
class Messenger {
  public:
    explicit Messenger(const Folder& folder);

    std::vector<std::string> options() const;
    std::vector<json> told() const;
    // "your-move Ana" and so on, as soon as there are so many.
    std::vector<std::string> events(std::size_t count) const;

  private:
    std::string file_;
    std::string program_;
};

Browser signed_up(const HouseProcess& house, const std::string& name);

// Statements after which everything has happened so many milliseconds earlier.
std::string time_passes(std::int64_t milliseconds);

} // namespace tabuleiro::test
