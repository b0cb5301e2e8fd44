#include "store/people/people.hpp"

#include "store/people/row_reading.hpp"
#include "store/people/session_changes.hpp"

namespace tabuleiro::store {
namespace {

Person first_person(const sql::Rows& rows, int row) {
    return person_in(rows, row);
}

// They are shown with the name of their owner.
Expected<void> tell_programs(sql::Transaction& transaction, const std::string& owner) {
    const auto programs = transaction.run("SELECT id FROM programs WHERE owner = $1", {owner});
    if (!programs) {
        return tl::unexpected(programs.error());
    }
    Expected<void> told;
    for (int row = 0; row < programs->rows() && told; ++row) {
        told = add_session_change(transaction, programs->text(row, 0));
    }
    return told;
}

} // namespace

Expected<Added> add_person(sql::Transaction& transaction, const Person& person,
                           const std::optional<TokenHash>& code,
                           const std::optional<TokenHash>& card) {
    return any_of(transaction.run(
                      "INSERT INTO people (id, name, folded, role, created, made_by, code, card)"
                      " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
                      " ON CONFLICT (folded) DO NOTHING RETURNING 1",
                      {person.id, person.name, person.folded, person.role, person.created,
                       person.made_by, value_of(code), value_of(card)}))
        .map([](bool added) { return added ? Added::Done : Added::NameTaken; });
}

Expected<std::optional<Person>> person(sql::Transaction& transaction, const std::string& id) {
    return first_in(
        transaction.run("SELECT " PERSON_COLUMNS " FROM people p WHERE p.id = $1", {id}),
        first_person);
}

Expected<std::optional<Credentials>> credentials_of(sql::Transaction& transaction,
                                                    const std::string& folded_name) {
    return first_in(transaction.run("SELECT " PERSON_COLUMNS ", p.code, p.password FROM people p"
                                    " WHERE p.folded = $1",
                                    {folded_name}),
                    [](const sql::Rows& rows, int row) {
                        constexpr int password = person_columns + 1;
                        return Credentials{person_in(rows, row), hash_in(rows, row, person_columns),
                                           rows.is_null(row, password)
                                               ? std::nullopt
                                               : std::optional(rows.text(row, password))};
                    });
}

Expected<std::optional<Person>> person_with_card(sql::Transaction& transaction,
                                                 const TokenHash& card) {
    return first_in(transaction.run("SELECT " PERSON_COLUMNS " FROM people p WHERE p.card = $1",
                                    {value_of(card)}),
                    first_person);
}

Expected<std::vector<Person>> people(sql::Transaction& transaction, const std::string& after_folded,
                                     std::size_t limit, const std::string& from_folded) {
    return all_in(transaction.run("SELECT " PERSON_COLUMNS " FROM people p"
                                  " WHERE p.folded > $1 AND p.folded >= $2"
                                  " ORDER BY p.folded LIMIT $3",
                                  {after_folded, from_folded, limit_of(limit)}),
                  first_person);
}

Expected<std::size_t> people_with_role(sql::Transaction& transaction, const std::string& role) {
    return transaction.run("SELECT count(*) FROM people WHERE role = $1", {role})
        .map([](const sql::Rows& rows) { return static_cast<std::size_t>(rows.number(0, 0)); });
}

Expected<Added> rename_person(sql::Transaction& transaction, const std::string& id,
                              const std::string& name, const std::string& folded) {
    const auto taken = any_of(
        transaction.run("SELECT 1 FROM people WHERE folded = $1 AND id <> $2", {folded, id}));
    if (!taken || *taken) {
        return taken.map([](bool) { return Added::NameTaken; });
    }
    return transaction
        .run("UPDATE people SET name = $1, folded = $2 WHERE id = $3", {name, folded, id})
        .and_then([&](const sql::Rows&) { return add_session_change(transaction, id); })
        .and_then([&] { return tell_programs(transaction, id); })
        .map([] { return Added::Done; });
}

Expected<void> set_role(sql::Transaction& transaction, const std::string& id,
                        const std::string& role) {
    return transaction.run("UPDATE people SET role = $1 WHERE id = $2", {role, id})
        .and_then([&](const sql::Rows&) { return add_session_change(transaction, id); });
}

Expected<void> set_code(sql::Transaction& transaction, const std::string& id, const TokenHash& code,
                        const TokenHash& card) {
    return nothing_of(transaction.run("UPDATE people SET code = $1, card = $2 WHERE id = $3",
                                      {value_of(code), value_of(card), id}));
}

Expected<void> set_password(sql::Transaction& transaction, const std::string& id,
                            const std::optional<std::string>& password) {
    return nothing_of(transaction.run("UPDATE people SET password = $1 WHERE id = $2",
                                      {password ? sql::Value(*password) : sql::Value(), id}));
}

} // namespace tabuleiro::store
