#include "store/people/seated_people.hpp"

namespace tabuleiro::store {

Expected<SeatedPeople> people_at(sql::Transaction& transaction, const std::string& table) {
    return transaction
        .run("SELECT t.settings, s.player, COALESCE(s.person, '') FROM tables t "
             "JOIN seats s ON s.table_key = t.key WHERE t.id = $1",
             {table})
        .map([](const sql::Rows& rows) {
            SeatedPeople seated;
            for (int row = 0; row < rows.rows(); ++row) {
                seated.settings = rows.text(row, 0);
                seated.people[rows.number(row, 1) == 0 ? Player::First : Player::Second] =
                    rows.text(row, 2);
            }
            return seated;
        });
}

Expected<ByPlayer<std::string>> owners_at(sql::Transaction& transaction, const std::string& table) {
    return transaction
        .run("SELECT s.player, COALESCE(g.owner, s.person, '') FROM tables t "
             "JOIN seats s ON s.table_key = t.key LEFT JOIN programs g ON g.id = s.person "
             "WHERE t.id = $1",
             {table})
        .map([](const sql::Rows& rows) {
            ByPlayer<std::string> owners;
            for (int row = 0; row < rows.rows(); ++row) {
                owners[rows.number(row, 0) == 0 ? Player::First : Player::Second] =
                    rows.text(row, 1);
            }
            return owners;
        });
}

} // namespace tabuleiro::store
