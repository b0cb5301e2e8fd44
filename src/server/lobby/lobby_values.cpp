#include "server/lobby/lobby_values.hpp"

#include <atomic>

#include "core/json_writer.hpp"
#include "house/table_view.hpp"
#include "server/access/token.hpp"

namespace tabuleiro::server {

namespace {

using house::SeatKind;

constexpr std::size_t letters_of_visitor = 16;

// Nobody finds the secret, or its hash, from it.
std::string visitor_id(const store::TokenHash& secret) {
    std::string text = "lobby ";
    text.append(secret.begin(), secret.end());
    const TokenHash hash = hash_of(text);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string id = "~";
    for (std::size_t i = 0; i < letters_of_visitor / 2; ++i) {
        id += digits[hash[i] / 16];
        id += digits[hash[i] % 16];
    }
    return id;
}

void write_offer(JsonWriter& out, const TableNews& news, Player free) {
    const house::Settings& settings = news.table.settings();
    const store::Seat& maker = news.seats[opponent(free)];
    out.key("table").text(news.table.id()).key("by").open_object();
    out.key("id").text(lobby_id(maker)).key("name").text(maker.name);
    out.key("person").boolean(!maker.person.empty()).key("rating").null();
    house::write_program(out, house::author_of(settings.seats[opponent(free)]));
    out.close_object();
    out.key("game").word(settings.game).key("options").raw(settings.options);
    out.key("seat").word(house::name(free)).key("time");
    house::write_time(out, settings);
    out.key("rated").boolean(settings.rated).key("ratings");
    if (settings.ratings) {
        house::write(out, *settings.ratings);
    } else {
        out.null();
    }
    out.key("start").boolean(settings.start.has_value());
    out.key("takebacks").boolean(settings.takebacks);
    out.key("visibility").word(house::name(settings.visibility));
    if (settings.programs) {
        out.key("programs").boolean(true);
    }
    out.key("at").number(news.table.state().opened.count());
}

} // namespace

std::string lobby_id(const Identity& who) {
    return who.person ? who.person->id : who.secret ? visitor_id(*who.secret) : "";
}

std::string lobby_id(const store::Seat& seat) {
    return !seat.person.empty() ? seat.person : seat.secret ? visitor_id(*seat.secret) : "";
}

std::string person_value(const std::string& id, const LobbyClient& client) {
    JsonWriter out;
    out.open_object().key("id").text(id).key("name").text(client.name);
    out.key("person").boolean(client.is_person);
    if (client.program) {
        out.key("program").open_object().key("author").text(client.program->author);
        out.key("owner").text(client.program->owner);
        out.key("challenges").word(client.program->challenges).close_object();
    }
    return out.close_object().take();
}

LobbyClient lobby_client(const Identity& who) {
    LobbyClient client;
    client.id = lobby_id(who);
    if (who.person) {
        client.is_person = true;
        client.name = who.person->name;
        client.program = who.person->program;
    }
    return client;
}

std::uint64_t next_lobby_socket() {
    static std::atomic<std::uint64_t> count{0};
    return ++count;
}

std::optional<LobbyEntry> waiting_entry(const TableNews& news) {
    const auto free = house::invited_seat(news.table.settings());
    if (!free || news.table.phase() != house::Phase::Waiting) {
        return std::nullopt;
    }
    const SeatKind kind = news.table.settings().seats[*free].kind;
    if (kind == SeatKind::Link) {
        return std::nullopt;
    }
    LobbyEntry entry{.kind = kind == SeatKind::Open ? LobbyKind::Offer : LobbyKind::Challenge,
                     .id = news.table.id(),
                     .value = {},
                     .by = lobby_id(news.seats[opponent(*free)]),
                     .at = news.table.state().opened.count()};
    JsonWriter out;
    out.open_object();
    write_offer(out, news, *free);
    if (kind == SeatKind::Person) {
        entry.to = news.seats[*free].person;
        out.key("to").open_object().key("id").text(entry.to);
        out.key("name").text(news.seats[*free].name);
        house::write_program(out, house::author_of(news.table.settings().seats[*free]));
        out.close_object();
    }
    entry.value = out.close_object().take();
    return entry;
}

std::optional<LobbyEntry> game_entry(const TableNews& news) {
    const house::TableState& state = news.table.state();
    if (state.phase() != house::Phase::Playing ||
        !house::is_listed(state.settings.visibility, state.hidden)) {
        return std::nullopt;
    }
    JsonWriter out;
    out.open_object().key("table").text(state.id).key("game").word(state.settings.game);
    out.key("seats").open_object();
    for (const Player player : players) {
        const house::Seat& seat = state.settings.seats[player];
        const std::string& person = news.seats[player].person;
        out.key(house::name(player)).open_object().key("name").text(seat.name);
        out.key("person");
        person.empty() ? out.null() : out.text(person);
        out.key("level").number(seat.kind == SeatKind::Computer
                                    ? std::optional<std::int64_t>(seat.level)
                                    : std::nullopt);
        house::write_program(out, house::author_of(seat));
        out.close_object();
    }
    out.close_object().key("time");
    house::write_time(out, state.settings);
    out.key("rated").boolean(state.settings.rated).key("at").number(state.opened.count());
    return LobbyEntry{.kind = LobbyKind::Game,
                      .id = state.id,
                      .value = out.close_object().take(),
                      .at = state.opened.count()};
}

LobbyEntry board_entry(const TableNews& news) {
    return {.kind = LobbyKind::Board,
            .id = news.table.id(),
            .value = house::TableView(news.table, house::Viewer::Watcher).small_board(),
            .at = news.table.state().opened.count()};
}

} // namespace tabuleiro::server
