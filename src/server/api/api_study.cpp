// The answers about studies: positions, PGN, the socket of analyses.
#include "house/study/pgn_exchange.hpp"
#include "house/study/study.hpp"
#include "house/table_view.hpp"
#include "server/api/api.hpp"

namespace tabuleiro::server {

namespace {

int status_of(std::string_view word) {
    return word == "secrets"     ? 403
           : word == "playing"   ? 409
           : word == "malformed" ? 400
           : word == "closing"   ? 503
                                 : 422;
}

Response refused(const house::Refusal& refusal) {
    Response response = json_answer(house::to_message(refusal));
    response.status = status_of(refusal.code);
    return response;
}

} // namespace

Response Api::study(const Request& request) const {
    const auto line = house::parse_move_list(request.body);
    if (!line) {
        return refused(line.error());
    }
    const auto study = house::Study::open(*line);
    return study ? json_answer(study->message()) : refused(study.error());
}

Awaitable<Response> Api::give_moves(const Request& request, const std::string& table) {
    const auto found = co_await find(request, table);
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    const auto moves =
        co_await found->live->read(std::nullopt, [](const house::Table& read, house::Viewer) {
            return house::TableView(read, house::Viewer::Watcher).move_list();
        });
    co_return shown_of(*found->live, moves ? json_answer(*moves) : refused(moves.error()));
}

// A long text takes a while, so an event loop leaves it to the analysts' threads.
Awaitable<Response> Api::read_games(const Request& request) {
    return result_of<Response>([this, body = request.body](auto done) {
        analysts_.run([body, done](const Stop& stop) {
            const auto games = house::read_games(body, {}, stop);
            done(games ? json_answer(*games) : refused(games.error()));
        });
    });
}

Awaitable<Response> Api::write_games(const Request& request) {
    return result_of<Response>([this, body = request.body](auto done) {
        analysts_.run([body, done](const Stop& stop) {
            const auto pgn = house::write_games(body, {}, stop);
            if (!pgn) {
                done(refused(pgn.error()));
                return;
            }
            Response response = json_answer(*pgn);
            response.type = "application/x-chess-pgn; charset=utf-8";
            response.headers.emplace_back("Content-Disposition",
                                          "attachment; filename=\"study.pgn\"");
            done(std::move(response));
        });
    });
}

} // namespace tabuleiro::server
