// Teams of students: each is of one assignment, and nobody is in two of one assignment. Whoever has
// its code may join while it is joinable; its members and the teacher know the code.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/course/hand_ins.hpp"

namespace tabuleiro::store {

struct Team {
    std::string id{};
    std::string assignment{};
    std::string name{};
    std::string folded{}; // the name as it is compared: no two teams of an assignment have the same
    std::string code{};
    bool joinable = true;
    WallTime created = 0;

    friend bool operator==(const Team&, const Team&) = default;
};

struct TeamMember {
    std::string team{};
    std::string person{};

    friend bool operator==(const TeamMember&, const TeamMember&) = default;
};

enum class TeamStored : std::uint8_t { Done, NameTaken };

[[nodiscard]] Expected<TeamStored> add_team(sql::Transaction& transaction, const Team& team);
// Its name, and whether it is joinable.
[[nodiscard]] Expected<TeamStored> change_team(sql::Transaction& transaction, const Team& team);
// If it has neither members nor hand-ins.
[[nodiscard]] Expected<void> remove_unused_team(sql::Transaction& transaction,
                                                const std::string& id);

// None if there is no such team; so are the others.
[[nodiscard]] Expected<std::optional<Team>> team(sql::Transaction& transaction,
                                                 const std::string& id);
[[nodiscard]] Expected<std::optional<Team>> team_with_code(sql::Transaction& transaction,
                                                           const std::string& assignment,
                                                           const std::string& code);
[[nodiscard]] Expected<std::optional<Team>>
team_of(sql::Transaction& transaction, const std::string& assignment, const std::string& person);
// By name.
[[nodiscard]] Expected<std::vector<Team>> teams_for(sql::Transaction& transaction,
                                                    const std::string& assignment);

// Of all teams of the assignment.
[[nodiscard]] Expected<std::vector<TeamMember>> team_members_for(sql::Transaction& transaction,
                                                                 const std::string& assignment);
[[nodiscard]] Expected<std::vector<std::string>> members_of_team(sql::Transaction& transaction,
                                                                 const std::string& team);
// Those that somebody is in.
[[nodiscard]] Expected<std::vector<std::string>> teams_of_person(sql::Transaction& transaction,
                                                                 const std::string& person);
// False, and nothing is written, if the person is in a team of that assignment already.
[[nodiscard]] Expected<bool> join_team(sql::Transaction& transaction, const Team& team,
                                       const std::string& person);
// Whether the person was in it.
[[nodiscard]] Expected<bool> leave_team(sql::Transaction& transaction, const std::string& team,
                                        const std::string& person);

// The name of the team, or of the student, whose work it is; none if they were removed.
[[nodiscard]] Expected<std::optional<std::string>> author_name(sql::Transaction& transaction,
                                                               const HandIn& hand_in);

} // namespace tabuleiro::store
