#include "store/course/hand_ins.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define HAND_IN_COLUMNS                                                                            \
    "h.id, h.number, h.assignment, h.student, h.at, h.file, h.bytes, h.examined, h.version,"       \
    " h.program, h.hash, h.passed, h.failed, h.team"
constexpr int hand_in_columns = 14;

HandIn hand_in_in(const sql::Rows& rows, int row) {
    return {rows.text(row, 0),    rows.number(row, 1),      rows.text(row, 2),
            rows.text(row, 3),    rows.number(row, 4),      rows.text(row, 5),
            rows.number(row, 6),  rows.number(row, 7) != 0, rows.number(row, 8),
            rows.text(row, 9),    rows.text(row, 10),       rows.number(row, 11),
            rows.number(row, 12), rows.text(row, 13)};
}

std::string first_text(const sql::Rows& rows, int row) {
    return rows.text(row, 0);
}

} // namespace

Expected<void> add_hand_in(sql::Transaction& transaction, const HandIn& hand_in,
                           const std::string& source) {
    const auto number = transaction.run("SELECT coalesce(max(number), 0) + 1 FROM hand_ins");
    if (!number) {
        return tl::unexpected(number.error());
    }
    const auto added = transaction.run(
        "INSERT INTO hand_ins (id, number, assignment, student, at, file, bytes, examined, version,"
        " program, hash, passed, failed, report, team)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, NULL, '', 0, 0, '', $8)",
        {hand_in.id, number->number(0, 0), hand_in.assignment, hand_in.student, hand_in.at,
         hand_in.file, hand_in.bytes,
         hand_in.team.empty() ? sql::Value() : sql::Value(hand_in.team)});
    if (!added) {
        return tl::unexpected(added.error());
    }
    return nothing_of(
        transaction.run("INSERT INTO hand_in_files (hand_in, source, program) VALUES ($1, $2, $3)",
                        {hand_in.id, sql::Blob{source}, sql::Blob{}}));
}

Expected<bool> finish_hand_in(sql::Transaction& transaction, const std::string& id,
                              const Examined& examined) {
    const auto known = hand_in(transaction, id);
    if (!known) {
        return tl::unexpected(known.error());
    }
    if (!*known || (*known)->examined) {
        return false;
    }
    const auto last = transaction.run("SELECT coalesce(max(version), 0) FROM hand_ins"
                                      " WHERE assignment = $1 AND coalesce(team, student) = $2",
                                      {(*known)->assignment, (*known)->author()});
    if (!last) {
        return tl::unexpected(last.error());
    }
    const std::int64_t version = examined.accepted ? last->number(0, 0) + 1 : 0;
    const bool plays = examined.accepted && !examined.mark.empty();
    const sql::Value program =
        plays ? sql::Value("v" + std::to_string(version) + "-" + examined.mark) : sql::Value();
    const auto done = transaction.run(
        "UPDATE hand_ins SET examined = 1, version = $1, program = $2, hash = $3, passed = $4,"
        " failed = $5, report = $6 WHERE id = $7",
        {version, program, examined.hash, examined.passed, examined.failed, examined.report, id});
    if (!done) {
        return tl::unexpected(done.error());
    }
    return nothing_of(transaction.run("UPDATE hand_in_files SET program = $1 WHERE hand_in = $2",
                                      {sql::Blob{examined.program}, id}))
        .map([] { return true; });
}

Expected<std::optional<HandIn>> hand_in(sql::Transaction& transaction, const std::string& id) {
    return first_in(
        transaction.run("SELECT " HAND_IN_COLUMNS " FROM hand_ins h WHERE h.id = $1", {id}),
        hand_in_in);
}

Expected<std::optional<std::string>> hand_in_source(sql::Transaction& transaction,
                                                    const std::string& id) {
    return first_in(transaction.run("SELECT source FROM hand_in_files WHERE hand_in = $1", {id}),
                    first_text);
}

Expected<std::optional<std::string>> hand_in_report(sql::Transaction& transaction,
                                                    const std::string& id) {
    return first_in(transaction.run("SELECT report FROM hand_ins WHERE id = $1", {id}), first_text);
}

Expected<std::optional<Version>> version_called(sql::Transaction& transaction,
                                                const std::string& program) {
    return first_in(transaction.run("SELECT " HAND_IN_COLUMNS ", f.program FROM hand_ins h"
                                    " JOIN hand_in_files f ON f.hand_in = h.id"
                                    " WHERE h.program = $1",
                                    {program}),
                    [](const sql::Rows& rows, int row) {
                        return Version{hand_in_in(rows, row), rows.text(row, hand_in_columns)};
                    });
}

Expected<std::optional<HandIn>> hand_in_called(sql::Transaction& transaction,
                                               const std::string& program) {
    return first_in(transaction.run("SELECT " HAND_IN_COLUMNS
                                    " FROM hand_ins h WHERE h.program = $1",
                                    {program}),
                    hand_in_in);
}

Expected<std::optional<HandIn>> next_hand_in(sql::Transaction& transaction) {
    return first_in(transaction.run("SELECT " HAND_IN_COLUMNS " FROM hand_ins h"
                                    " WHERE h.examined = 0 ORDER BY h.number LIMIT 1"),
                    hand_in_in);
}

Expected<std::int64_t> waiting_hand_ins(sql::Transaction& transaction, std::int64_t before) {
    return transaction
        .run("SELECT count(*) FROM hand_ins WHERE examined = 0 AND number < $1", {before})
        .map([](const sql::Rows& rows) { return rows.number(0, 0); });
}

Expected<std::vector<HandIn>> hand_ins_of(sql::Transaction& transaction,
                                          const std::string& assignment,
                                          const std::string& author) {
    return all_in(transaction.run("SELECT " HAND_IN_COLUMNS " FROM hand_ins h"
                                  " WHERE h.assignment = $1 AND coalesce(h.team, h.student) = $2"
                                  " ORDER BY h.number DESC",
                                  {assignment, author}),
                  hand_in_in);
}

Expected<std::vector<HandIn>> hand_ins_for(sql::Transaction& transaction,
                                           const std::string& assignment) {
    return all_in(transaction.run("SELECT " HAND_IN_COLUMNS " FROM hand_ins h"
                                  " WHERE h.assignment = $1 ORDER BY h.number DESC",
                                  {assignment}),
                  hand_in_in);
}

Expected<std::vector<HandIn>> hand_ins_of_student(sql::Transaction& transaction,
                                                  const std::string& student) {
    return all_in(transaction.run("SELECT " HAND_IN_COLUMNS " FROM hand_ins h"
                                  " WHERE h.student = $1 ORDER BY h.number DESC",
                                  {student}),
                  hand_in_in);
}

} // namespace tabuleiro::store
