// What the house answers to who studies games.
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
    const auto study = house::open_study(*line);
    return study ? json_answer((*study)->message()) : refused(study.error());
}

void Api::give_line(const std::string& table, const Done& done) {
    registry_.visit(table, [done](const Expected<TableRegistry::LiveTablePtr>& live) {
        if (const auto refused = refused_visit(live)) {
            done(*refused);
            return;
        }
        const auto line = house::TableView((*live)->table(), house::Viewer::Watcher).move_list();
        done(line ? json_answer(*line) : refused(line.error()));
    });
}

// A long text takes a while, and network threads have no time.
void Api::read_games(const Request& request, const Done& done) {
    analysts_.run([body = request.body, done](const Stop& stop) {
        const auto games = house::read_games(body, {}, stop);
        done(games ? json_answer(*games) : refused(games.error()));
    });
}

void Api::write_games(const Request& request, const Done& done) {
    analysts_.run([body = request.body, done](const Stop& stop) {
        const auto pgn = house::write_games(body, {}, stop);
        if (!pgn) {
            done(refused(pgn.error()));
            return;
        }
        Response response = json_answer(*pgn);
        response.type = "application/x-chess-pgn; charset=utf-8";
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"study.pgn\"");
        done(response);
    });
}

} // namespace tabuleiro::server
