#include "store/tournaments/tournaments.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

namespace {

#define TOURNAMENT_COLUMNS                                                                         \
    "t.id, t.number, t.created, t.director, t.group_id, t.last, t.summary, t.finished"
#define TOURNAMENT_EVENT_COLUMNS "number, at, by, command_id, text"

Tournament tournament_in(const sql::Rows& rows, int row) {
    return {rows.text(row, 0),
            rows.number(row, 1),
            rows.number(row, 2),
            rows.text(row, 3),
            rows.text(row, 4),
            rows.number(row, 5),
            {rows.text(row, 6), rows.number(row, 7) != 0}};
}

TournamentEvent tournament_event_in(const sql::Rows& rows, int row) {
    return {rows.number(row, 0), rows.number(row, 1), rows.text(row, 2), rows.text(row, 3),
            rows.text(row, 4)};
}

Expected<void> insert_event(sql::Transaction& transaction, const std::string& tournament,
                            const TournamentEvent& event) {
    return nothing_of(transaction.run(
        "INSERT INTO tournament_events (tournament, number, at, by, command_id, text)"
        " VALUES ($1, $2, $3, $4, $5, $6)",
        {tournament, event.number, event.at, event.by, event.command_id, event.text}));
}

Expected<void> write_people(sql::Transaction& transaction, const std::string& tournament,
                            const TournamentPeople& people) {
    Expected<void> done;
    for (const std::string& person : people.entered) {
        done = done ? nothing_of(transaction.run(
                          "INSERT INTO tournament_people (person, tournament) VALUES ($1, $2)"
                          " ON CONFLICT (person, tournament) DO NOTHING",
                          {person, tournament}))
                    : done;
    }
    for (const std::string& person : people.left) {
        done = done ? nothing_of(transaction.run("DELETE FROM tournament_people"
                                                 " WHERE person = $1 AND tournament = $2",
                                                 {person, tournament}))
                    : done;
    }
    return done;
}

} // namespace

Expected<void> add_tournament(sql::Transaction& transaction, const Tournament& tournament,
                              const TournamentEvent& event) {
    const auto number = transaction.run("SELECT coalesce(max(number), 0) + 1 FROM tournaments");
    if (!number) {
        return tl::unexpected(number.error());
    }
    const auto added = transaction.run(
        "INSERT INTO tournaments"
        " (id, number, created, director, group_id, last, finished, summary)"
        " VALUES ($1, $2, $3, $4, $5, $6, 0, $7)",
        {tournament.id, number->number(0, 0), tournament.created, tournament.director,
         tournament.group, event.number, tournament.summary.text});
    return added ? insert_event(transaction, tournament.id, event) : tl::unexpected(added.error());
}

Expected<bool> append_tournament_event(sql::Transaction& transaction, const std::string& tournament,
                                       const TournamentEvent& event,
                                       const TournamentSummary& summary,
                                       const TournamentPeople& people) {
    const auto next = transaction.run(
        "UPDATE tournaments SET last = $1, finished = $2, summary = $3"
        " WHERE id = $4 AND last = $5 RETURNING last",
        {event.number, std::int64_t{summary.finished}, summary.text, tournament, event.number - 1});
    if (!next) {
        return tl::unexpected(next.error());
    }
    if (next->rows() == 0) {
        const auto known = store::tournament(transaction, tournament);
        if (known && !*known) {
            return fail("There is no tournament {tournament}.", tournament);
        }
        return known.map([](const auto&) { return false; });
    }
    return insert_event(transaction, tournament, event)
        .and_then([&] { return write_people(transaction, tournament, people); })
        .map([] { return true; });
}

Expected<std::optional<Tournament>> tournament(sql::Transaction& transaction,
                                               const std::string& id) {
    return first_in(
        transaction.run("SELECT " TOURNAMENT_COLUMNS " FROM tournaments t WHERE t.id = $1", {id}),
        tournament_in);
}

Expected<std::vector<TournamentEvent>> tournament_events(sql::Transaction& transaction,
                                                         const std::string& tournament,
                                                         std::int64_t after) {
    return all_in(transaction.run("SELECT " TOURNAMENT_EVENT_COLUMNS " FROM tournament_events"
                                  " WHERE tournament = $1 AND number > $2 ORDER BY number",
                                  {tournament, after}),
                  tournament_event_in);
}

Expected<std::vector<TournamentEvent>> tournament_log(sql::Transaction& transaction,
                                                      const std::string& tournament,
                                                      std::int64_t before, std::size_t limit) {
    return all_in(
        transaction.run("SELECT " TOURNAMENT_EVENT_COLUMNS " FROM tournament_events"
                        " WHERE tournament = $1 AND number < $2 ORDER BY number DESC LIMIT $3",
                        {tournament, before, limit_of(limit)}),
        tournament_event_in);
}

Expected<std::vector<Tournament>> tournaments_before(sql::Transaction& transaction,
                                                     std::int64_t number, std::size_t limit) {
    return all_in(transaction.run("SELECT " TOURNAMENT_COLUMNS " FROM tournaments t"
                                  " WHERE t.number < $1 ORDER BY t.number DESC LIMIT $2",
                                  {number, limit_of(limit)}),
                  tournament_in);
}

Expected<std::vector<std::pair<std::string, std::int64_t>>>
unfinished_tournaments(sql::Transaction& transaction) {
    return all_in(
        transaction.run("SELECT id, last FROM tournaments WHERE finished = 0 ORDER BY id"),
        [](const sql::Rows& rows, int row) {
            return std::pair(rows.text(row, 0), rows.number(row, 1));
        });
}

Expected<std::size_t> unfinished_tournaments_of(sql::Transaction& transaction,
                                                const std::string& director) {
    return transaction
        .run("SELECT count(*) FROM tournaments WHERE finished = 0 AND director = $1", {director})
        .map([](const sql::Rows& rows) { return static_cast<std::size_t>(rows.number(0, 0)); });
}

Expected<std::vector<std::string>> tournaments_of(sql::Transaction& transaction,
                                                  const std::string& person) {
    return all_in(transaction.run("SELECT tournament FROM tournament_people WHERE person = $1"
                                  " ORDER BY tournament",
                                  {person}),
                  [](const sql::Rows& rows, int row) { return rows.text(row, 0); });
}

// Ids are random and long: nothing else in the text of an event looks like one.
Expected<void> replace_in_tournaments(sql::Transaction& transaction, const std::string& person,
                                      const std::string& replacement) {
    auto done = nothing_of(transaction.run(
        "UPDATE tournament_events SET text = replace(text, $1, $2) WHERE tournament IN"
        " (SELECT tournament FROM tournament_people WHERE person = $1"
        " UNION SELECT id FROM tournaments WHERE director = $1)",
        {person, replacement}));
    constexpr std::string_view statements[]{
        "UPDATE tournament_events SET by = $1 WHERE by = $2",
        "UPDATE tournaments SET director = $1 WHERE director = $2",
        "UPDATE tournament_people SET person = $1 WHERE person = $2",
    };
    for (const std::string_view statement : statements) {
        done = done ? nothing_of(transaction.run(statement, {replacement, person})) : done;
    }
    return done;
}

} // namespace tabuleiro::store
