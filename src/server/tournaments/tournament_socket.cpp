#include "server/tournaments/tournament_socket.hpp"

#include <atomic>
#include <boost/asio/post.hpp>
#include <nlohmann/json.hpp>

#include "house/refusal.hpp"
#include "house/shallow_json.hpp"
#include "server/people/asked.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

std::uint64_t next_tournament_socket() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

// {"boards": [table]}
std::optional<std::vector<std::string>> wanted_tables(std::string_view message) {
    const nlohmann::json body = house::parse_shallow(message);
    if (!asks(body, "boards", nlohmann::json::value_t::array) ||
        body["boards"].size() > TournamentBoards::most_boards) {
        return std::nullopt;
    }
    std::vector<std::string> tables;
    for (const nlohmann::json& table : body["boards"]) {
        if (!table.is_string()) {
            return std::nullopt;
        }
        tables.push_back(table.get<std::string>());
    }
    return tables;
}

} // namespace

TournamentSocket::TournamentSocket(Tournaments& tournaments, TournamentBoards& boards,
                                   LiveTournamentPtr live,
                                   house::tournament::TournamentViewer viewer)
    : loop_(tournaments.loop()), boards_(boards), live_(std::move(live)),
      viewer_(std::move(viewer)), socket_(next_tournament_socket()) {}

void TournamentSocket::on_open(std::shared_ptr<Connection> connection) {
    connection_ = connection;
    asio::post(loop_, [live = live_, socket = socket_,
                       client = TournamentClient{viewer_, std::move(connection)}]() mutable {
        live->enter(socket, std::move(client));
    });
}

void TournamentSocket::on_message(std::string message) {
    auto tables = wanted_tables(message);
    if (!tables) {
        connection_->send(share(house::to_message(
            house::refusal("malformed", "It should be an object with a list of tables."), "")));
        return;
    }
    boards_.want(socket_, live_->id(), *std::move(tables), connection_);
}

void TournamentSocket::on_close() {
    asio::post(loop_, [live = live_, socket = socket_] { live->leave(socket); });
    boards_.leave(socket_);
    connection_ = nullptr;
}

} // namespace tabuleiro::server
