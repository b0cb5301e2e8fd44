#include "store/people/group_games.hpp"

namespace tabuleiro::store {

namespace {

constexpr std::string_view latest_games =
    "SELECT t.id, t.game, t.created, t.ended, t.winner, t.ending, t.rule,"
    " a.name, a.level, a.person, x.name, b.name, b.level, b.person, y.name FROM tables t"
    " JOIN seats a ON a.table_key = t.key AND a.player = 0 LEFT JOIN people x ON x.id = a.person"
    " JOIN seats b ON b.table_key = t.key AND b.player = 1 LEFT JOIN people y ON y.id = b.person"
    " WHERE t.key IN (SELECT u.key FROM tables u WHERE u.key IN"
    "  (SELECT s.table_key FROM members m JOIN people p ON p.id = m.person AND p.role = 'player'"
    "   JOIN seats s ON s.person = m.person WHERE m.group_id = $1 AND m.accepted = 1)"
    "  ORDER BY u.created DESC, u.key DESC LIMIT $2)"
    " AND coalesce((SELECT e.kind FROM events e WHERE e.table_key = t.key"
    "  AND e.kind IN ('hide', 'unhide') ORDER BY e.number DESC LIMIT 1), '') <> 'hide'"
    " ORDER BY t.created DESC, t.key DESC";

// Four columns. A person has the name of today.
GameSeat game_seat(const sql::Rows& rows, int row, int column) {
    const bool known = !rows.is_null(row, column + 3);
    return {rows.text(row, known ? column + 3 : column), known ? rows.text(row, column + 2) : "",
            rows.text(row, column + 1)};
}

} // namespace

Expected<std::vector<GroupGame>> games_of_group(sql::Transaction& transaction,
                                                const std::string& group, int limit) {
    const auto rows = transaction.run(latest_games, {group, std::int64_t{limit}});
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    std::vector<GroupGame> games;
    for (int row = 0; row < rows->rows(); ++row) {
        GroupGame game{rows->text(row, 0), rows->text(row, 1), rows->number(row, 2), {}, {}};
        if (!rows->is_null(row, 3)) {
            game.finish =
                Finish{std::nullopt, rows->text(row, 5), rows->text(row, 6), rows->number(row, 3)};
            if (!rows->is_null(row, 4)) {
                game.finish->winner = rows->number(row, 4) == 0 ? Player::First : Player::Second;
            }
        }
        game.seats = {game_seat(*rows, row, 7), game_seat(*rows, row, 11)};
        games.push_back(std::move(game));
    }
    return games;
}

} // namespace tabuleiro::store
