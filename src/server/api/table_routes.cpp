#include "server/api/table_routes.hpp"

#include <sodium.h>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/table_view.hpp"
#include "server/access/request_headers.hpp"
#include "server/api/found_table.hpp"
#include "server/api/seating.hpp"
#include "server/api/study_routes.hpp"
#include "server/course/seated_versions.hpp"
#include "server/log.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/tables/table_socket.hpp"

namespace tabuleiro::server {

namespace {

// What was read of the table; refused if this node has lost the table meanwhile.
Response shown_of(const LiveTable& live, Response response) {
    if (live.is_hosted()) {
        return response;
    }
    return refusal(503, "store", store::not_the_host().value().reasons());
}

// Visitors play casual games.
Response rated_for_players() {
    return refusal(401, "sign-in", {Reason("Sign in to play rated games.")});
}

} // namespace

void TableRoutes::add_to(Router& router) {
    router.add(RouteName::OpenTable, *this, &TableRoutes::open);
    router.add(RouteName::TableRecord, *this, &TableRoutes::give_record);
    router.add(RouteName::TableMoves, *this, &TableRoutes::give_moves);
    router.add(RouteName::TableRatings, *this, &TableRoutes::give_ratings);
    router.add(RouteName::TablePeople, *this, &TableRoutes::give_people);
    router.add(RouteName::TableSocket, *this, &TableRoutes::enter);
}

Awaitable<Response> TableRoutes::open(const Call& call) {
    if (!openings_.take(call.request.address, std::chrono::steady_clock::now())) {
        co_return refusal(429, "too-often", {Reason("Too many new tables; wait a moment.")});
    }
    auto settings = house::parse_settings(call.request.body, policies_.now()->default_visibility);
    if (!settings) {
        co_return refusal(400, "malformed", settings.error().reasons());
    }
    for (const Player player : players) { // who is a program is for the house to say
        settings->seats[player].program = false;
        settings->seats[player].author.clear();
    }
    settings->tournament.clear(); // and so are these
    settings->assignment.clear();
    if (settings->random_sides) {
        if (randombytes_uniform(2) == 1) {
            *settings = house::with_sides_changed(*settings);
        }
        settings->random_sides = false;
    }
    if (!house::is_offered(*policies_.now(), settings->game)) {
        co_return refusal(403, "game", {Reason("That game is not offered in this house.")});
    }
    if (settings->rated && !call.who.person) {
        co_return rated_for_players();
    }
    if (const auto seated = co_await engines_.seat(*settings); !seated) {
        co_return server::refused(seated.error());
    }
    std::optional<Response> refused = co_await offers_.objection(call, *settings);
    if (refused) {
        co_return *std::move(refused);
    }
    const Seating seating = co_await seating_for(call, registry_.services().store);
    const auto opened = co_await registry_.open(*settings, seating.who);
    if (!opened) {
        co_return refusal(503, "store", opened.error().reasons());
    }
    log(LogLevel::Info, "table-opened", {{"table", opened->table}, {"game", settings->game}});
    if (house::invited_seat(*settings) && !opened->key) { // it is in this node's lobby
        static_cast<void>(co_await registry_.find(opened->table));
    }
    JsonWriter out;
    out.open_object().key("table").text(opened->table).key("link");
    if (opened->key) {
        out.text("/table/" + opened->table + "#" + *opened->key);
    } else {
        out.null();
    }
    Response response = json_answer(out.close_object().take());
    seating.set_cookie(response, call.request);
    co_return response;
}

Awaitable<Response> TableRoutes::give_record(const Call& call) {
    const TableFinder::Shown shown = co_await finder_.find_shown(call);
    const auto& found = shown.found;
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    const auto seats_of = [](const house::Table& read, house::Viewer) {
        return read.settings().seats;
    };
    ByPlayer<house::Seat> seats = co_await found->live->read(Identity(), seats_of);
    const house::SeatNames names = co_await version_names(database_, std::move(seats), call.who);
    const auto write = [names](const house::Table& read, house::Viewer viewer) {
        const house::TableView view(read, viewer);
        const std::string extension(view.record_extension());
        Response response = json_answer(view.record(names));
        response.type = extension == "pgn" ? "application/x-chess-pgn; charset=utf-8"
                                           : "text/plain; charset=utf-8";
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"" + read.settings().game + "-" +
                                          read.id() + "." + extension + "\"");
        return response;
    };
    Response record = co_await found->live->read(call.who, write);
    co_return shown_of(*found->live, std::move(record));
}

Awaitable<Response> TableRoutes::give_moves(const Call& call) {
    const TableFinder::Shown shown = co_await finder_.find_shown(call);
    const auto& found = shown.found;
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    const auto moves =
        co_await found->live->read(Identity(), [](const house::Table& read, house::Viewer) {
            return house::TableView(read, house::Viewer::Watcher).move_list();
        });
    co_return shown_of(*found->live, moves ? json_answer(*moves) : refused_study(moves.error()));
}

Awaitable<Response> TableRoutes::give_ratings(const Call& call) {
    const TableFinder::Shown shown = co_await finder_.find_shown(call);
    if (auto refused = not_here(shown.found)) {
        co_return *std::move(refused);
    }
    co_return co_await registry_.services().table_ratings(call.id());
}

Awaitable<Response> TableRoutes::give_people(const Call& call) {
    const TableFinder::Shown shown = co_await finder_.find_shown(call);
    if (auto refused = not_here(shown.found)) {
        co_return *std::move(refused);
    }
    co_return co_await registry_.services().table_people(call.who, call.id());
}

Awaitable<Admission> TableRoutes::enter(const Call& call) {
    const TableFinder::Shown shown = co_await finder_.find_shown(call);
    const auto& found = shown.found;
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    const auto seen = parse_number<int>(query_value(call.request.query, "version"));
    co_return std::make_shared<TableSocket>(
        found->live, registry_.services(),
        TableSocket::Entering{call.who, shown.teaches_player, call.request.address, seen});
}

} // namespace tabuleiro::server
