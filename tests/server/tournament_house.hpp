// A house with somebody who directs tournaments, for tests.
#pragma once

#include <memory>

#include "people_house.hpp"

namespace tabuleiro::test {

class TournamentHouse : public PeopleHouse {
  protected:
    using PeopleHouse::PeopleHouse;
    ~TournamentHouse() override;

    void SetUp() override;

    static std::string path(const std::string& tournament, const std::string& rest = "") {
        return "/api/tournaments/" + tournament + rest;
    }
    // Its id.
    std::string make(const json& settings);
    static std::string enter(Browser& browser, const std::string& tournament,
                             const json& body = json::object());
    // Players who have entered.
    std::vector<Known> players_in(const std::string& tournament,
                                  const std::vector<std::string>& names,
                                  const json& body = json::object());
    static std::string command(Browser& browser, const std::string& tournament, const json& body);
    std::string command(const std::string& tournament, const json& body) {
        return command(director_->browser, tournament, body);
    }
    json state(const std::string& tournament) {
        return body_of(director_->browser.get(path(tournament)));
    }
    // The state as soon as the condition holds; null if it never does.
    json wait_for(const std::string& tournament, const std::function<bool(const json&)>& holds);
    json wait_for_round(const std::string& tournament, int round);
    json wait_for_end(const std::string& tournament);
    // Whether the table is there by now.
    static bool is_open(Browser& browser, const std::string& table);
    void wait_until_open(const std::string& tournament, const std::string& table);
    // At an open table.
    static void resign(Browser& browser, const std::string& table);

    // The house dies, and is opened again with what it has stored. The director and these people
    // turn to it.
    void die_and_come_back(std::vector<Known>& people);

    std::optional<Known> director_;

  private:
    std::unique_ptr<HouseProcess> again_;
};

} // namespace tabuleiro::test
