#include "server/api/study_socket.hpp"

namespace tabuleiro::server {

void StudySocket::on_open(std::shared_ptr<Connection> connection) {
    connection_ = std::move(connection);
}

void StudySocket::on_message(std::string message) {
    const auto request = house::parse_study_request(message);
    if (!request) {
        refuse(request.error(), house::id_in(message));
        return;
    }
    stop();
    if (const auto* const wanted = std::get_if<house::AnalysisRequest>(&*request)) {
        begin(*wanted);
    }
}

void StudySocket::on_close() {
    stop();
    connection_ = nullptr;
}

void StudySocket::begin(const house::AnalysisRequest& request) {
    auto analysis = house::Analysis::of(request, [connection = connection_](std::string text) {
        connection->send(share(std::move(text)));
    });
    if (!analysis) {
        refuse(analysis.error(), request.id);
        return;
    }
    if (!request.engine.empty()) {
        auto engine = find_engine_(request.engine, request.line.game);
        if (!engine) {
            refuse(house::refusal("no-engine", "There is no such engine for this game."),
                   request.id);
            return;
        }
        analysis->leave_to(std::move(engine));
    }
    auto ticket = analysts_.begin(address_, *std::move(analysis));
    if (!ticket) {
        refuse(ticket.error(), request.id);
        return;
    }
    ticket_ = *std::move(ticket);
}

void StudySocket::stop() {
    analysts_.cancel(ticket_);
    ticket_ = nullptr;
}

void StudySocket::refuse(const house::Refusal& refusal, std::optional<std::int64_t> id) {
    connection_->send(share(house::to_message(refusal, id)));
}

} // namespace tabuleiro::server
