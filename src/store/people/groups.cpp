#include "store/people/groups.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define GROUP_COLUMNS "g.id, g.name, g.teacher, g.created, g.greetings"
constexpr int group_columns = 5;

Group group_in(const sql::Rows& rows, int row) {
    return {rows.text(row, 0), rows.text(row, 1), rows.text(row, 2), rows.number(row, 3),
            rows.number(row, 4) != 0};
}

} // namespace

Expected<void> add_group(sql::Transaction& transaction, const Group& group) {
    return nothing_of(
        transaction.run("INSERT INTO groups (id, name, teacher, created) VALUES ($1, $2, $3, $4)",
                        {group.id, group.name, group.teacher, group.created}));
}

Expected<void> rename_group(sql::Transaction& transaction, const std::string& id,
                            const std::string& name) {
    return nothing_of(transaction.run("UPDATE groups SET name = $1 WHERE id = $2", {name, id}));
}

Expected<void> set_greetings(sql::Transaction& transaction, const std::string& id, bool greetings) {
    return nothing_of(transaction.run("UPDATE groups SET greetings = $1 WHERE id = $2",
                                      {std::int64_t{greetings ? 1 : 0}, id}));
}

Expected<std::set<std::string>> people_without_greetings(sql::Transaction& transaction) {
    return transaction
        .run("SELECT m.person FROM groups g JOIN members m ON m.group_id = g.id"
             " WHERE g.greetings = 0 AND m.accepted = 1")
        .map([](const sql::Rows& rows) {
            std::set<std::string> people;
            for (int row = 0; row < rows.rows(); ++row) {
                people.insert(rows.text(row, 0));
            }
            return people;
        });
}

Expected<void> remove_group(sql::Transaction& transaction, const std::string& id) {
    return transaction.run("DELETE FROM members WHERE group_id = $1", {id})
        .and_then([&](const sql::Rows&) {
            return nothing_of(transaction.run("DELETE FROM groups WHERE id = $1", {id}));
        });
}

Expected<std::optional<Group>> group(sql::Transaction& transaction, const std::string& id) {
    return first_in(transaction.run("SELECT " GROUP_COLUMNS " FROM groups g WHERE g.id = $1", {id}),
                    group_in);
}

Expected<std::vector<Group>> groups_of_teacher(sql::Transaction& transaction,
                                               const std::string& person) {
    return all_in(transaction.run("SELECT " GROUP_COLUMNS " FROM groups g WHERE g.teacher = $1"
                                  " ORDER BY g.name, g.id",
                                  {person}),
                  group_in);
}

Expected<std::vector<Membership>> groups_of_member(sql::Transaction& transaction,
                                                   const std::string& person) {
    return all_in(transaction.run("SELECT " GROUP_COLUMNS ", m.accepted"
                                  " FROM members m JOIN groups g ON g.id = m.group_id"
                                  " WHERE m.person = $1 ORDER BY g.name, g.id",
                                  {person}),
                  [](const sql::Rows& rows, int row) {
                      return Membership{group_in(rows, row), rows.number(row, group_columns) != 0};
                  });
}

Expected<std::vector<Member>> members(sql::Transaction& transaction, const std::string& group) {
    return all_in(transaction.run("SELECT " PERSON_COLUMNS ", m.real_name, m.accepted"
                                  " FROM members m JOIN people p ON p.id = m.person"
                                  " WHERE m.group_id = $1 ORDER BY p.folded",
                                  {group}),
                  [](const sql::Rows& rows, int row) {
                      return Member{person_in(rows, row), rows.text(row, person_columns),
                                    rows.number(row, person_columns + 1) != 0};
                  });
}

Expected<std::size_t> number_of_members(sql::Transaction& transaction, const std::string& group) {
    return transaction
        .run("SELECT count(*) FROM members WHERE group_id = $1 AND accepted = 1", {group})
        .map([](const sql::Rows& rows) { return static_cast<std::size_t>(rows.number(0, 0)); });
}

Expected<MemberAdded> add_member(sql::Transaction& transaction, const std::string& group,
                                 const std::string& person, const std::string& real_name,
                                 bool accepted) {
    return any_of(
               transaction.run("INSERT INTO members (group_id, person, real_name, accepted)"
                               " VALUES ($1, $2, $3, $4) ON CONFLICT (group_id, person) DO NOTHING"
                               " RETURNING 1",
                               {group, person, real_name, std::int64_t{accepted ? 1 : 0}}))
        .map([](bool added) { return added ? MemberAdded::Done : MemberAdded::MemberAlready; });
}

Expected<bool> accept_membership(sql::Transaction& transaction, const std::string& group,
                                 const std::string& person) {
    return any_of(transaction.run(
        "UPDATE members SET accepted = 1 WHERE group_id = $1 AND person = $2 RETURNING 1",
        {group, person}));
}

Expected<void> set_real_name(sql::Transaction& transaction, const std::string& group,
                             const std::string& person, const std::string& real_name) {
    return nothing_of(
        transaction.run("UPDATE members SET real_name = $1 WHERE group_id = $2 AND person = $3",
                        {real_name, group, person}));
}

Expected<bool> remove_member(sql::Transaction& transaction, const std::string& group,
                             const std::string& person) {
    return any_of(transaction.run(
        "DELETE FROM members WHERE group_id = $1 AND person = $2 RETURNING 1", {group, person}));
}

} // namespace tabuleiro::store
