#include "store/people/programs.hpp"

#include "store/people/row_reading.hpp"
#include "store/people/session_changes.hpp"

namespace tabuleiro::store {
namespace {

#define SELECT_PROGRAM                                                                             \
    "SELECT p.id, p.name, p.folded, p.created, g.owner, o.name, g.challenges, g.token, g.scopes,"  \
    " g.expires, g.seen FROM programs g JOIN people p ON p.id = g.id"                              \
    " JOIN people o ON o.id = g.owner "

Program program_in(const sql::Rows& rows, int row) {
    return {rows.text(row, 0),
            rows.text(row, 1),
            rows.text(row, 2),
            rows.number(row, 3),
            rows.text(row, 4),
            rows.text(row, 5),
            rows.text(row, 6),
            rows.text(row, 7),
            rows.text(row, 8),
            rows.number(row, 9),
            rows.is_null(row, 10) ? std::nullopt : std::optional<WallTime>(rows.number(row, 10))};
}

} // namespace

Expected<Added> add_program(sql::Transaction& transaction, const Program& program) {
    const Person person{program.id, program.name, program.folded, program_role, program.created};
    const auto added = add_person(transaction, person, std::nullopt, std::nullopt);
    if (!added || *added == Added::NameTaken) {
        return added;
    }
    return nothing_of(transaction.run(
                          "INSERT INTO programs (id, owner, challenges, token, scopes, expires)"
                          " VALUES ($1, $2, $3, '', '', 0)",
                          {program.id, program.owner, program.challenges}))
        .map([] { return Added::Done; });
}

Expected<std::optional<Program>> program(sql::Transaction& transaction, const std::string& id) {
    return first_in(transaction.run(SELECT_PROGRAM "WHERE g.id = $1", {id}), program_in);
}

Expected<std::vector<Program>> programs_of(sql::Transaction& transaction,
                                           const std::string& owner) {
    return all_in(transaction.run(SELECT_PROGRAM "WHERE g.owner = $1 ORDER BY p.folded", {owner}),
                  program_in);
}

Expected<std::optional<Program>> program_with_token(sql::Transaction& transaction,
                                                    const TokenHash& secret) {
    return first_in(transaction.run(SELECT_PROGRAM "WHERE g.secret = $1", {value_of(secret)}),
                    program_in);
}

Expected<void> set_token(sql::Transaction& transaction, const std::string& program,
                         const Token& token) {
    return transaction
        .run("UPDATE programs SET token = $1, secret = $2, scopes = $3, expires = $4, seen = NULL"
             " WHERE id = $5",
             {token.id, value_of(token.secret), token.scopes, token.expires, program})
        .and_then([&](const sql::Rows&) { return add_session_change(transaction, program); });
}

Expected<void> end_token(sql::Transaction& transaction, const std::string& program) {
    return transaction
        .run("UPDATE programs SET token = '', secret = NULL, scopes = '', expires = 0, seen = NULL"
             " WHERE id = $1",
             {program})
        .and_then([&](const sql::Rows&) { return add_session_change(transaction, program); });
}

Expected<void> see_token(sql::Transaction& transaction, const std::string& program, WallTime now) {
    return nothing_of(
        transaction.run("UPDATE programs SET seen = $1 WHERE id = $2", {now, program}));
}

Expected<void> set_challenges(sql::Transaction& transaction, const std::string& program,
                              const std::string& challenges) {
    return transaction
        .run("UPDATE programs SET challenges = $1 WHERE id = $2", {challenges, program})
        .and_then([&](const sql::Rows&) { return add_session_change(transaction, program); });
}

} // namespace tabuleiro::store
