#include "store/course/ladder_games.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define LADDER_GAME_COLUMNS                                                                        \
    "g.assignment, g.number, g.table_id, g.first_hand_in, g.second_hand_in, g.at, g.winner,"       \
    " g.failed, g.failure"

LadderGame ladder_game_in(const sql::Rows& rows, int row) {
    return {rows.text(row, 0),   rows.number(row, 1),
            rows.text(row, 2),   {rows.text(row, 3), rows.text(row, 4)},
            rows.number(row, 5), rows.text(row, 6),
            rows.text(row, 7),   rows.text(row, 8)};
}

} // namespace

Expected<bool> add_ladder_game(sql::Transaction& transaction, const LadderGame& game) {
    const auto last = last_ladder_game(transaction, game.assignment);
    if (!last || *last + 1 != game.number) {
        return last.map([](std::int64_t) { return false; });
    }
    return nothing_of(transaction.run(
                          "INSERT INTO ladder_games (assignment, number, table_id, first_hand_in,"
                          " second_hand_in, at, winner, failed, failure)"
                          " VALUES ($1, $2, $3, $4, $5, $6, '', '', '')",
                          {game.assignment, game.number, game.table, game.hand_ins.first,
                           game.hand_ins.second, game.at}))
        .map([] { return true; });
}

Expected<bool> finish_ladder_game(sql::Transaction& transaction, const std::string& table,
                                  const LadderEnding& ending) {
    return any_of(transaction.run("UPDATE ladder_games SET winner = $1, failed = $2,"
                                  " failure = CASE WHEN failure = '' THEN $3 ELSE failure END"
                                  " WHERE table_id = $4 AND winner = '' RETURNING number",
                                  {ending.winner, ending.failed, ending.failure, table}));
}

Expected<void> set_ladder_failure(sql::Transaction& transaction, const std::string& table,
                                  const std::string& failure) {
    return nothing_of(transaction.run("UPDATE ladder_games SET failure = $1 WHERE table_id = $2",
                                      {failure, table}));
}

Expected<std::int64_t> last_ladder_game(sql::Transaction& transaction,
                                        const std::string& assignment) {
    return transaction
        .run("SELECT coalesce(max(number), 0) FROM ladder_games WHERE assignment = $1",
             {assignment})
        .map([](const sql::Rows& rows) { return rows.number(0, 0); });
}

Expected<std::vector<LadderGame>> unfinished_ladder_games(sql::Transaction& transaction) {
    return all_in(transaction.run("SELECT " LADDER_GAME_COLUMNS " FROM ladder_games g"
                                  " WHERE g.winner = '' ORDER BY g.assignment, g.number"),
                  ladder_game_in);
}

Expected<std::int64_t> earlier_ladder_games(sql::Transaction& transaction, const LadderGame& game) {
    return transaction
        .run("SELECT count(*) FROM ladder_games WHERE first_hand_in = $1 AND number < $2"
             " AND second_hand_in = $3 AND assignment = $4",
             {game.hand_ins.first, game.number, game.hand_ins.second, game.assignment})
        .map([](const sql::Rows& rows) { return rows.number(0, 0); });
}

Expected<std::vector<LadderMeeting>>
ladder_meetings(sql::Transaction& transaction, const std::string& one, const std::string& other) {
    return all_in(transaction.run("SELECT number, first_hand_in, winner FROM ladder_games"
                                  " WHERE first_hand_in = $1 AND second_hand_in = $2"
                                  " UNION ALL SELECT number, first_hand_in, winner FROM"
                                  " ladder_games WHERE first_hand_in = $2 AND second_hand_in = $1"
                                  " ORDER BY number",
                                  {one, other}),
                  [](const sql::Rows& rows, int row) {
                      return LadderMeeting{rows.text(row, 1), rows.text(row, 2)};
                  });
}

Expected<std::vector<LadderGame>>
ladder_games_before(sql::Transaction& transaction, const std::string& assignment,
                    std::int64_t number, const std::string& hand_in, std::size_t limit) {
    if (hand_in.empty()) {
        return all_in(transaction.run("SELECT " LADDER_GAME_COLUMNS " FROM ladder_games g"
                                      " WHERE g.assignment = $1 AND g.number < $2"
                                      " ORDER BY g.number DESC LIMIT $3",
                                      {assignment, number, limit_of(limit)}),
                      ladder_game_in);
    }
    return all_in(transaction.run("SELECT " LADDER_GAME_COLUMNS " FROM ladder_games g"
                                  " WHERE g.assignment = $1 AND g.number < $2"
                                  " AND (g.first_hand_in = $3 OR g.second_hand_in = $3)"
                                  " ORDER BY g.number DESC LIMIT $4",
                                  {assignment, number, hand_in, limit_of(limit)}),
                  ladder_game_in);
}

Expected<std::vector<LadderResult>> ladder_results(sql::Transaction& transaction,
                                                   const std::string& assignment) {
    return all_in(transaction.run("SELECT first_hand_in, second_hand_in, winner, failed, count(*)"
                                  " FROM ladder_games WHERE assignment = $1"
                                  " AND winner <> ''"
                                  " GROUP BY first_hand_in, second_hand_in, winner, failed"
                                  " ORDER BY first_hand_in, second_hand_in, winner, failed",
                                  {assignment}),
                  [](const sql::Rows& rows, int row) {
                      return LadderResult{{rows.text(row, 0), rows.text(row, 1)},
                                          rows.text(row, 2),
                                          rows.text(row, 3),
                                          rows.number(row, 4)};
                  });
}

Expected<bool> claim_course_work(sql::Transaction& transaction, const std::string& node,
                                 WallTime now, WallTime until) {
    return any_of(transaction.run("INSERT INTO course_work (one_row, node, until)"
                                  " VALUES (1, $1, $2) ON CONFLICT (one_row) DO UPDATE"
                                  " SET node = excluded.node, until = excluded.until"
                                  " WHERE course_work.node = excluded.node"
                                  " OR course_work.until < $3 RETURNING node",
                                  {node, until, now}));
}

} // namespace tabuleiro::store
