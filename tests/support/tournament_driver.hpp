// A tournament that is driven by hand, and whose events are kept, as a store keeps them.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "house/tournament/view.hpp"

namespace tabuleiro::test {

inline nlohmann::json usual_settings(const std::string& form = "swiss") {
    nlohmann::json settings{{"name", "Autumn"},
                            {"form", form},
                            {"rounds", 3},
                            {"table", {{"game", "chess"}}},
                            {"break_seconds", 10}};
    if (form == "arena") { // it needs clocks
        settings["table"]["time"] = {{"first", "300"}, {"second", "300"}};
    }
    return settings;
}

class TournamentDriver {
    using Tournament = house::tournament::Tournament;
    using TournamentCommand = house::tournament::TournamentCommand;
    using TournamentEvent = house::tournament::TournamentEvent;
    using Contestant = house::tournament::Contestant;
    using ContestantKind = house::tournament::ContestantKind;
    using Kind = house::tournament::TournamentCommandKind;
    using Winner = house::tournament::Winner;
    using json = nlohmann::json;

  public:
    explicit TournamentDriver(const json& settings = usual_settings()) {
        apply(Tournament::created(house::tournament::parse_tournament_settings(settings).value(),
                                  "director", "K1", now));
    }

    void apply(const TournamentEvent& event) {
        log.push_back(event);
        const auto done = tournament.apply(event);
        ASSERT_TRUE(done) << done.error().text();
    }
    // The code of the refusal; empty: it was carried out.
    std::string command(TournamentCommand command,
                        const house::tournament::Actor& actor = {"director"}) {
        const auto event = tournament.decide(actor, command, now, means());
        if (!event) {
            return event.error().code;
        }
        apply(*event);
        return {};
    }
    std::string command(Kind kind) { return command({.kind = kind}); }
    void enter(int people) {
        for (int i = 0; i < people; ++i) {
            const std::string person = "person-" + std::to_string(tournament.state().last_entrant);
            apply(tournament.enter({ContestantKind::Person, person}, person, "K1", now).value());
        }
    }
    // Lets whatever is due happen.
    void wait(std::chrono::seconds time = std::chrono::seconds(0)) {
        now += time;
        while (const auto event = tournament.due(now, means())) {
            apply(*event);
        }
    }
    // The better number wins all games of the round.
    void play_round() {
        const std::vector<house::tournament::Board> boards = state().rounds.back().boards;
        for (const house::tournament::Board& board : boards) {
            if (!board.table.empty()) {
                const bool first = *state().find(board.seats.first)->number <
                                   *state().find(board.seats.second)->number;
                finish_table(board.table, first ? Winner::First : Winner::Second);
            }
        }
    }
    void finish_table(const std::string& table, std::optional<Winner> winner) {
        if (const auto event = tournament.played(table, winner, now)) {
            apply(*event);
        }
    }
    const house::tournament::TournamentState& state() const { return tournament.state(); }
    json shown(const house::tournament::TournamentViewer& viewer = {}) const {
        return json::parse(house::tournament::TournamentView(tournament, {}).state(viewer));
    }

    Tournament tournament{"t"};
    std::vector<TournamentEvent> log;
    house::WallTime now{1000};
    std::set<std::string> absent; // from an arena

  private:
    house::tournament::Means means() {
        return {[this] { return "table-" + std::to_string(++tables_); },
                [](const Contestant& who) {
                    return who.kind == ContestantKind::Level ? std::optional(who.level * 100)
                                                             : std::nullopt;
                },
                [this](const Contestant& who) { return !absent.contains(who.person); }};
    }
    int tables_ = 0;
};

} // namespace tabuleiro::test
