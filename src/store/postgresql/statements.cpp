#include "store/postgresql/statements.hpp"

#include <algorithm>

namespace tabuleiro::store::postgresql {
namespace {

std::int64_t number_of(Player player) {
    return player == Player::First ? 0 : 1;
}

std::optional<std::int64_t> number_of(const std::optional<Player>& player) {
    return player ? std::optional(number_of(*player)) : std::nullopt;
}

std::optional<std::string> text_or_null(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

// Parameters: 1 table, 2 number, 3 at, 4 seat, 5 kind, 6 text, 7 command id, 8 epoch. The row of
// the table is locked by the update, so that nothing else can happen at it before the commit; if
// another writer was first, the condition is judged by what that has written.
#define ADVANCE(MORE)                                                                              \
    "moved AS (UPDATE tables SET last = last + 1, touched = greatest(touched, "                    \
    "$3::bigint)" MORE
#define IF_NEXT                                                                                    \
    " WHERE id = $1::text AND last = $2::bigint - 1 AND epoch = $8::bigint"                        \
    " AND NOT EXISTS (SELECT FROM events e WHERE e.table_key = tables.key"                         \
    " AND e.seat = $4::bigint AND e.command_id = $7::text)"
#define INSERT_EVENT                                                                               \
    ", written AS (INSERT INTO events (table_key, number, at, seat, kind, text, command_id)"       \
    " SELECT key, $2, $3, $4, $5::text, $6::bytea, $7 FROM moved RETURNING 1)"                     \
    " SELECT count(*) FROM written"

Parameters event_parameters(const std::string& table, Epoch epoch, const Event& event) {
    return Parameters().add(table, std::int64_t{event.number}, event.at, number_of(event.seat),
                            event.kind, event.text, text_or_null(event.command_id), epoch);
}

void add_finish(Parameters& parameters, const std::optional<Finish>& finish) {
    if (finish) {
        parameters.add(finish->at, number_of(finish->winner), finish->ending, finish->rule);
    } else {
        const std::optional<std::int64_t> nothing;
        parameters.add(nothing, nothing, nothing, nothing);
    }
}

void add_seat(Parameters& parameters, const Seat& seat, Origin origin) {
    const bool ours = origin == Origin::Here;
    parameters.add(seat.kind, seat.name, seat.level, ours ? seat.secret : std::nullopt,
                   ours ? seat.invitation : std::nullopt,
                   ours ? text_or_null(seat.person) : std::nullopt);
}

void add_events(Parameters& parameters, const std::vector<Event>& events) {
    Array numbers(Element::Bigint);
    Array times(Element::Bigint);
    Array seats(Element::Bigint);
    Array kinds(Element::Text);
    Array texts(Element::Bytea);
    Array command_ids(Element::Text);
    for (const Event& event : events) {
        numbers.add(encode(std::int64_t{event.number}));
        times.add(encode(event.at));
        seats.add(encode(number_of(event.seat)));
        kinds.add(encode(event.kind));
        texts.add(encode(event.text));
        command_ids.add(encode(text_or_null(event.command_id)));
    }
    parameters.add(numbers, times, seats, kinds, texts, command_ids);
}

Array array_of(const std::vector<std::string>& texts) {
    Array array(Element::Text);
    for (const std::string& text : texts) {
        array.add(encode(text));
    }
    return array;
}

} // namespace

Command insert_table(const TableLog& log, Origin origin, Persons known) {
    const Table& table = log.table;
    WallTime touched = table.created;
    for (const Event& event : log.events) {
        touched = std::max(touched, event.at);
    }
    Parameters parameters;
    parameters.add(table.id, table.game, table.settings, table.created);
    parameters.add_flag(origin == Origin::Elsewhere);
    add_finish(parameters, log.finish);
    parameters.add(static_cast<std::int64_t>(log.events.size()), touched);
    add_seat(parameters, table.seats.first, origin);
    add_seat(parameters, table.seats.second, origin);
    add_events(parameters, log.events);
    // A person is known if there is a row to update: see `seated` in schema.cpp. Those of tables
    // from elsewhere, or of a copied house, need not be.
    parameters.add_flag(known == Persons::MustBeKnown);
    parameters.add(origin == Origin::Here ? log.deadline : std::nullopt);
    return {"WITH known AS (UPDATE people SET seated = $4::bigint WHERE $30::boolean"
            " AND id IN ($17::text, $23::text) RETURNING id),"
            " added AS (INSERT INTO tables"
            " (id, game, settings, created, adopted, ended, winner, ending, rule, last, touched,"
            " deadline)"
            " SELECT $1::text, $2::text, $3::bytea, $4::bigint, $5::boolean, $6::bigint,"
            " $7::bigint, $8::text, $9::text, $10::bigint, $11::bigint, $31::bigint"
            " WHERE NOT $30::boolean OR (SELECT count(*) FROM known) ="
            " (SELECT count(DISTINCT id) FROM unnest(ARRAY[$17::text, $23::text]) id)"
            " ON CONFLICT (id) DO NOTHING RETURNING key),"
            " seated AS (INSERT INTO seats"
            " (table_key, player, kind, name, level, secret, invitation, person, open)"
            " SELECT key, s.*, $6 IS NULL FROM added, (VALUES"
            " (0, $12::text, $13::bytea, $14::text, $15::bytea, $16::bytea, $17::text),"
            " (1, $18::text, $19::bytea, $20::text, $21::bytea, $22::bytea, $23::text)) s),"
            " logged AS (INSERT INTO events"
            " (table_key, number, at, seat, kind, text, command_id)"
            " SELECT key, e.* FROM added, unnest($24::bigint[], $25::bigint[], $26::bigint[],"
            " $27::text[], $28::bytea[], $29::text[]) e)"
            " SELECT count(*) FROM added",
            std::move(parameters)};
}

Command append_event(const std::string& table, Epoch epoch, const Event& event,
                     const std::optional<Finish>& finish) {
    Parameters parameters = event_parameters(table, epoch, event);
    if (!finish) {
        parameters.add(event.deadline);
        return {"WITH " ADVANCE(", deadline = $9::bigint") IF_NEXT " RETURNING key)" INSERT_EVENT,
                std::move(parameters)};
    }
    add_finish(parameters, finish);
    return {"WITH " ADVANCE(
                ", deadline = NULL, ended = $9::bigint, winner = $10::bigint, ending = $11::text,"
                " rule = $12::text") IF_NEXT
            " AND ended IS NULL RETURNING key),"
            " closed AS (UPDATE seats SET open = false FROM moved"
            " WHERE table_key = moved.key),"
            " forgotten AS (DELETE FROM conditional_moves USING moved"
            " WHERE table_id = $1::text)" INSERT_EVENT,
            std::move(parameters)};
}

Command append_join(const std::string& table, Epoch epoch, const Invitee& invitee,
                    const Event& event) {
    Parameters parameters = event_parameters(table, epoch, event);
    const auto person = text_or_null(invitee.person);
    parameters.add(invitee.invitation, person ? std::nullopt : std::optional(invitee.secret),
                   invitee.name, person, event.deadline);
    return {
        "WITH known AS (UPDATE people SET seated = $3::bigint WHERE id = $12::text RETURNING "
        "1), " ADVANCE(", deadline = $13::bigint") IF_NEXT
        " AND EXISTS (SELECT FROM seats s WHERE s.table_key = tables.key"
        " AND s.player = $4 AND s.invitation = $9::bytea AND s.secret IS NULL"
        " AND s.person IS NULL)"
        " AND ($12::text IS NULL OR EXISTS (SELECT FROM known))"
        " RETURNING key),"
        " seated AS (UPDATE seats SET secret = $10::bytea, name = $11::bytea, person = $12::text"
        " FROM moved WHERE table_key = moved.key AND player = $4)" INSERT_EVENT,
        std::move(parameters)};
}

Command number_finishes(const std::vector<std::string>& tables) {
    return {"WITH ended AS (SELECT key, row_number() OVER (ORDER BY id) AS nth FROM tables t"
            " WHERE id = ANY ($1::text[]) AND ended IS NOT NULL AND finish_number IS NULL"
            " AND EXISTS (SELECT FROM seats s WHERE s.table_key = t.key AND s.person IS NOT NULL)),"
            " taken AS (UPDATE counters SET last = last + (SELECT count(*) FROM ended)"
            " WHERE name = 'finishes' AND EXISTS (SELECT FROM ended) RETURNING last)"
            " UPDATE tables SET finish_number ="
            " taken.last - (SELECT count(*) FROM ended) + ended.nth"
            " FROM ended, taken WHERE tables.key = ended.key",
            Parameters().add(array_of(tables))};
}

Command count_games(const std::vector<std::string>& tables) {
    return {"WITH t AS (UPDATE tables SET counted = true WHERE id = ANY ($1::text[])"
            " AND ended IS NOT NULL AND NOT counted RETURNING key, game, winner, ending)"
            " INSERT INTO standings (name, game, level, victories, draws, defeats)"
            " SELECT s.name, t.game, other.level, count(*) FILTER (WHERE t.winner = s.player),"
            " count(*) FILTER (WHERE t.winner IS NULL),"
            " count(*) FILTER (WHERE t.winner = other.player)"
            " FROM t JOIN seats s ON s.table_key = t.key"
            " JOIN seats other ON other.table_key = t.key AND other.player = 1 - s.player"
            " WHERE s.kind NOT IN ('computer', 'engine') AND s.name <> ''"
            " AND NOT (t.winner IS NULL AND t.ending = 'abandonment')"
            " GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
            " ON CONFLICT (name, game, level) DO UPDATE SET"
            " victories = standings.victories + excluded.victories,"
            " draws = standings.draws + excluded.draws,"
            " defeats = standings.defeats + excluded.defeats",
            Parameters().add(array_of(tables))};
}

} // namespace tabuleiro::store::postgresql
