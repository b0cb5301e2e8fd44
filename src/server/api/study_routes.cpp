#include "server/api/study_routes.hpp"

#include "house/study/pgn_exchange.hpp"
#include "house/study/study.hpp"
#include "server/http/awaiting.hpp"

namespace tabuleiro::server {

namespace {

int status_of(std::string_view word) {
    return word == "secrets"     ? 403
           : word == "playing"   ? 409
           : word == "malformed" ? 400
           : word == "closing"   ? 503
                                 : 422;
}

} // namespace

Response refused_study(const house::Refusal& refusal) {
    Response response = json_answer(house::to_message(refusal));
    response.status = status_of(refusal.code);
    return response;
}

void StudyRoutes::add_to(Router& router) {
    router.add(RouteName::Study, *this, &StudyRoutes::study);
    router.add(RouteName::StudyRead, *this, &StudyRoutes::read_games);
    router.add(RouteName::StudyWrite, *this, &StudyRoutes::write_games);
    router.add(RouteName::StudySocket, *this, &StudyRoutes::enter);
}

Awaitable<Response> StudyRoutes::study(const Call& call) {
    const auto line = house::parse_move_list(call.request.body);
    if (!line) {
        co_return refused_study(line.error());
    }
    const auto study = house::Study::open(*line);
    co_return study ? json_answer(study->message()) : refused_study(study.error());
}

// A long text takes a while, so an event loop leaves it to the analysts' threads.
Awaitable<Response> StudyRoutes::read_games(const Call& call) {
    return result_of<Response>([this, body = call.request.body](auto done) {
        analysts_.run([body, done](const Stop& stop) {
            const auto games = house::read_games(body, {}, stop);
            done(games ? json_answer(*games) : refused_study(games.error()));
        });
    });
}

Awaitable<Response> StudyRoutes::write_games(const Call& call) {
    return result_of<Response>([this, body = call.request.body](auto done) {
        analysts_.run([body, done](const Stop& stop) {
            const auto pgn = house::write_games(body, {}, stop);
            if (!pgn) {
                done(refused_study(pgn.error()));
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

Awaitable<Admission> StudyRoutes::enter(const Call& call) {
    co_return std::make_shared<StudySocket>(analysts_, call.request.address, find_engine_);
}

} // namespace tabuleiro::server
