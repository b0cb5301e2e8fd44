#include "store/course/teams.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define TEAM_COLUMNS "m.id, m.assignment, m.name, m.folded, m.code, m.joinable, m.created"

Team team_in(const sql::Rows& rows, int row) {
    return {rows.text(row, 0), rows.text(row, 1),        rows.text(row, 2),  rows.text(row, 3),
            rows.text(row, 4), rows.number(row, 5) != 0, rows.number(row, 6)};
}

std::string person_in_team(const sql::Rows& rows, int row) {
    return rows.text(row, 0);
}

Expected<bool> is_name_taken(sql::Transaction& transaction, const Team& team) {
    return any_of(
        transaction.run("SELECT 1 FROM teams WHERE assignment = $1 AND folded = $2 AND id <> $3",
                        {team.assignment, team.folded, team.id}));
}

} // namespace

Expected<TeamStored> add_team(sql::Transaction& transaction, const Team& team) {
    const auto taken = is_name_taken(transaction, team);
    if (!taken || *taken) {
        return taken.map([](bool) { return TeamStored::NameTaken; });
    }
    return nothing_of(transaction.run("INSERT INTO teams (id, assignment, name, folded, code,"
                                      " joinable, created) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                                      {team.id, team.assignment, team.name, team.folded, team.code,
                                       std::int64_t{team.joinable}, team.created}))
        .map([] { return TeamStored::Done; });
}

Expected<TeamStored> change_team(sql::Transaction& transaction, const Team& team) {
    const auto taken = is_name_taken(transaction, team);
    if (!taken || *taken) {
        return taken.map([](bool) { return TeamStored::NameTaken; });
    }
    return nothing_of(transaction.run(
                          "UPDATE teams SET name = $1, folded = $2, joinable = $3 WHERE id = $4",
                          {team.name, team.folded, std::int64_t{team.joinable}, team.id}))
        .map([] { return TeamStored::Done; });
}

Expected<void> remove_unused_team(sql::Transaction& transaction, const std::string& id) {
    return nothing_of(transaction.run("DELETE FROM teams WHERE id = $1"
                                      " AND id NOT IN (SELECT team FROM team_members"
                                      " WHERE team = $1)"
                                      " AND id NOT IN (SELECT team FROM hand_ins WHERE team = $1)",
                                      {id}));
}

Expected<std::optional<Team>> team(sql::Transaction& transaction, const std::string& id) {
    return first_in(transaction.run("SELECT " TEAM_COLUMNS " FROM teams m WHERE m.id = $1", {id}),
                    team_in);
}

Expected<std::optional<Team>> team_with_code(sql::Transaction& transaction,
                                             const std::string& assignment,
                                             const std::string& code) {
    return first_in(transaction.run("SELECT " TEAM_COLUMNS " FROM teams m"
                                    " WHERE m.assignment = $1 AND m.code = $2",
                                    {assignment, code}),
                    team_in);
}

Expected<std::optional<Team>> team_of(sql::Transaction& transaction, const std::string& assignment,
                                      const std::string& person) {
    return first_in(transaction.run("SELECT " TEAM_COLUMNS " FROM team_members t"
                                    " JOIN teams m ON m.id = t.team"
                                    " WHERE t.assignment = $1 AND t.person = $2",
                                    {assignment, person}),
                    team_in);
}

Expected<std::vector<Team>> teams_for(sql::Transaction& transaction,
                                      const std::string& assignment) {
    return all_in(transaction.run("SELECT " TEAM_COLUMNS " FROM teams m WHERE m.assignment = $1"
                                  " ORDER BY m.folded",
                                  {assignment}),
                  team_in);
}

Expected<std::vector<TeamMember>> team_members_for(sql::Transaction& transaction,
                                                   const std::string& assignment) {
    return all_in(transaction.run("SELECT team, person FROM team_members WHERE assignment = $1"
                                  " ORDER BY team, person",
                                  {assignment}),
                  [](const sql::Rows& rows, int row) {
                      return TeamMember{rows.text(row, 0), rows.text(row, 1)};
                  });
}

Expected<std::vector<std::string>> members_of_team(sql::Transaction& transaction,
                                                   const std::string& team) {
    return all_in(
        transaction.run("SELECT person FROM team_members WHERE team = $1 ORDER BY person", {team}),
        person_in_team);
}

Expected<std::vector<std::string>> teams_of_person(sql::Transaction& transaction,
                                                   const std::string& person) {
    return all_in(
        transaction.run("SELECT team FROM team_members WHERE person = $1 ORDER BY team", {person}),
        person_in_team);
}

Expected<bool> join_team(sql::Transaction& transaction, const Team& team,
                         const std::string& person) {
    return any_of(transaction.run("INSERT INTO team_members (assignment, person, team)"
                                  " VALUES ($1, $2, $3) ON CONFLICT (assignment, person) DO NOTHING"
                                  " RETURNING team",
                                  {team.assignment, person, team.id}));
}

Expected<bool> leave_team(sql::Transaction& transaction, const std::string& team,
                          const std::string& person) {
    return any_of(transaction.run(
        "DELETE FROM team_members WHERE team = $1 AND person = $2 RETURNING team", {team, person}));
}

Expected<std::optional<std::string>> author_name(sql::Transaction& transaction,
                                                 const HandIn& hand_in) {
    if (!hand_in.team.empty()) {
        return team(transaction, hand_in.team).map([](const std::optional<Team>& found) {
            return found ? std::optional(found->name) : std::nullopt;
        });
    }
    return person(transaction, hand_in.student).map([](const std::optional<Person>& found) {
        return found ? std::optional(found->name) : std::nullopt;
    });
}

} // namespace tabuleiro::store
