#include "store/tournaments/table_endings.hpp"

namespace tabuleiro::store {

Expected<std::vector<TableEnding>> table_endings(sql::Transaction& transaction,
                                                 const std::vector<std::string>& tables) {
    std::vector<TableEnding> endings;
    for (const std::string& table : tables) {
        const auto rows = transaction.run(
            "SELECT ended, winner, ending, rule FROM tables WHERE id = $1", {table});
        if (!rows) {
            return tl::unexpected(rows.error());
        }
        TableEnding ending;
        ending.there = rows->rows() > 0;
        ending.ended = ending.there && !rows->is_null(0, 0);
        if (ending.ended) {
            ending.ending = rows->text(0, 2);
            ending.rule = rows->text(0, 3);
            if (!rows->is_null(0, 1)) {
                ending.winner = rows->number(0, 1) == 0 ? Player::First : Player::Second;
            }
        }
        endings.push_back(std::move(ending));
    }
    return endings;
}

} // namespace tabuleiro::store
