#include "store/slow/conditional_moves.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

std::int64_t number_of_seat(Player seat) {
    return seat == Player::First ? 0 : 1;
}

} // namespace

Expected<std::optional<ConditionalMoves>> conditional_moves(sql::Transaction& transaction,
                                                            const std::string& table, Player seat) {
    return first_in(
        transaction.run("SELECT position_version, plies, lines FROM conditional_moves"
                        " WHERE table_id = $1 AND player = $2",
                        {table, number_of_seat(seat)}),
        [](const sql::Rows& rows, int row) {
            return ConditionalMoves{rows.number(row, 0), rows.number(row, 1), rows.text(row, 2)};
        });
}

Expected<std::vector<PreparedReplies>> conditional_moves_of(sql::Transaction& transaction,
                                                            const std::string& person) {
    return all_in(
        transaction.run("SELECT t.id, c.position_version, c.plies, c.lines FROM seats s"
                        " JOIN tables t ON t.key = s.table_key"
                        " JOIN conditional_moves c ON c.table_id = t.id AND c.player = s.player"
                        " WHERE s.person = $1 ORDER BY t.id",
                        {person}),
        [](const sql::Rows& rows, int row) {
            return PreparedReplies{rows.text(row, 0),
                                   {rows.number(row, 1), rows.number(row, 2), rows.text(row, 3)}};
        });
}

Expected<void> set_conditional_moves(sql::Transaction& transaction, const std::string& table,
                                     Player seat, const ConditionalMoves& moves) {
    auto removed = remove_conditional_moves(transaction, table, seat);
    if (!removed) {
        return removed;
    }
    const auto open =
        any_of(transaction.run("SELECT 1 FROM tables WHERE id = $1 AND ended IS NULL", {table}));
    if (!open || !*open) {
        return open.map([](bool) {});
    }
    return nothing_of(transaction.run(
        "INSERT INTO conditional_moves"
        " (table_id, player, position_version, plies, lines)"
        " VALUES ($1, $2, $3, $4, $5)",
        {table, number_of_seat(seat), moves.position_version, moves.plies, moves.lines}));
}

Expected<void> remove_conditional_moves(sql::Transaction& transaction, const std::string& table,
                                        Player seat) {
    return nothing_of(
        transaction.run("DELETE FROM conditional_moves WHERE table_id = $1 AND player = $2",
                        {table, number_of_seat(seat)}));
}

} // namespace tabuleiro::store
