// A tournament as JSON, as docs/protocols/tournaments.md describes it.
#pragma once

#include <map>

#include "core/json_writer.hpp"
#include "house/tournament/tournament.hpp"
#include "league/trf/tournament_report.hpp"

namespace tabuleiro::house::tournament {

struct ShownPerson {
    std::string name{};
    std::optional<std::string> author{}; // of a program
};
// By id, or the name of an engine that is called otherwise. Whoever is not in it has been removed
// from the house, or is not known yet.
using ShownPeople = std::map<std::string, ShownPerson, std::less<>>;

// Who looks at it.
struct TournamentViewer {
    std::string person{}; // empty: a visitor
    bool director = false;
    bool may_enter = false; // by the rules of the entry, if nothing else is against it
};

class TournamentView {
  public:
    TournamentView(const Tournament& tournament, const ShownPeople& people)
        : tournament_(tournament), state_(tournament.state()), people_(people) {}

    std::string state(const TournamentViewer& viewer) const;
    // The message to those who know that version.
    std::string change(int since) const { return change(since, since); }
    // The same after somebody was renamed.
    std::string change_with_all_entrants(int since) const { return change(since, 0); }
    std::string you_message(const TournamentViewer& viewer) const;
    // What `you` is about changes with these alone, for this person.
    std::pair<bool, std::string> own_state(const std::string& person) const;
    // Of one event.
    std::string log_entry(const TournamentEvent& event) const;
    std::string standings_json() const;
    std::string standings_csv() const;
    // FIDE's report: the rounds that are complete. Fails if there are more than it can hold.
    [[nodiscard]] Expected<league::TournamentReport> report() const;

    // Without the name of the director, which changes: for the store.
    static std::string summary(const TournamentState& state);

  private:
    std::string change(int since, int entrants_since) const;
    void write_header(JsonWriter& out) const;
    void write_you(JsonWriter& out, const TournamentViewer& viewer) const;
    void write_person(JsonWriter& out, const std::string& id) const;
    void write_entrant(JsonWriter& out, const Entrant& entrant) const;
    void write_round(JsonWriter& out, std::size_t index) const;
    void write_board(JsonWriter& out, int number, const Board& board) const;
    // Standings, and the bracket or the teams where there are any: they change together.
    void write_ranking(JsonWriter& out) const;
    void write_standings(JsonWriter& out) const;
    std::optional<std::string> name_of(const Contestant& who) const;
    // Of the game that this person plays now; empty: none, or many.
    std::string table_of(const std::string& person) const;

    const Tournament& tournament_;
    const TournamentState& state_;
    const ShownPeople& people_;
};

void write(JsonWriter& out, const BoardResult& result);

} // namespace tabuleiro::house::tournament
