#include "store/ratings/rated_people.hpp"

#include <algorithm>

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

// A statement is a literal, so a list of any length is one text, in which each id has this many
// places. No id of the house is longer, or has other characters.
constexpr std::size_t places = 32; // as in the statement

bool could_be_id(const std::string& text) {
    return !text.empty() && text.size() <= places &&
           std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

RatedPerson rated_person_in(const sql::Rows& rows, int row) {
    RatedPerson found{rows.text(row, 0), rows.text(row, 1), rows.text(row, 2)};
    if (!rows.is_null(row, 3)) {
        found.rating = StoredRating{found.id,           rows.text(row, 3), rows.real(row, 4),
                                    rows.real(row, 5),  rows.real(row, 6), rows.number(row, 7),
                                    rows.number(row, 8)};
    }
    return found;
}

} // namespace

Expected<std::vector<RatedPerson>> rated_people(sql::Transaction& transaction,
                                                const std::vector<std::string>& people,
                                                const std::string& game) {
    std::string list;
    for (const std::string& id : people) {
        if (could_be_id(id)) {
            list += id + std::string(places - id.size(), ' ');
        }
    }
    if (list.empty()) {
        return std::vector<RatedPerson>();
    }
    return all_in(
        transaction.run(
            "WITH RECURSIVE wanted(nth) AS (SELECT CAST(0 AS bigint)"
            " UNION ALL SELECT nth + 1 FROM wanted WHERE nth + 1 < $1)"
            " SELECT p.id, p.name, p.hides, r.game, r.rating, r.deviation, r.volatility, r.games,"
            " r.last_game FROM wanted w JOIN people p"
            " ON p.id = rtrim(substr(CAST($2 AS text), CAST(w.nth * 32 + 1 AS integer), 32))"
            " LEFT JOIN ratings r ON r.person = p.id AND r.game = $3 ORDER BY w.nth",
            {static_cast<std::int64_t>(list.size() / places), list, game}),
        rated_person_in);
}

} // namespace tabuleiro::store
