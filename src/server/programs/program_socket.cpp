#include "server/programs/program_socket.hpp"

#include "house/refusal.hpp"
#include "server/lobby/lobby_values.hpp"

namespace tabuleiro::server {

namespace {

std::string hello(const SignedIn& who) {
    JsonWriter out;
    out.open_object().key("program").word("hello").key("id").text(who.id);
    out.key("name").text(who.name).key("author").text(who.program->author);
    out.key("scopes").open_array();
    out.word(word(house::Scope::Play)).word(word(house::Scope::Watch)).close_array();
    return out.key("expires").number(who.program->expires).close_object().take();
}

} // namespace

ProgramSocket::ProgramSocket(Lobby& lobby, ProgramGames& games, SignedIn who, KnownTables known)
    : lobby_(lobby), games_(games), who_(std::move(who)), known_(std::move(known)),
      socket_(next_lobby_socket()) {}

void ProgramSocket::on_open(std::shared_ptr<Connection> connection) {
    connection_ = std::move(connection);
    connection_->send(share(hello(who_)));
    LobbyClient client = lobby_client(Identity{{}, who_});
    client.socket = socket_;
    client.hears = LobbyClient::Hears::Own;
    client.connection = connection_;
    lobby_.enter(std::move(client));
    games_.enter(who_, connection_, std::move(known_));
}

void ProgramSocket::on_message(std::string) {
    connection_->send(share(house::to_message(
        house::refusal("malformed", "This socket takes no messages: tables have their own."), "")));
}

void ProgramSocket::on_close() {
    lobby_.leave(socket_);
    games_.leave(who_.id, connection_.get());
    connection_ = nullptr;
}

} // namespace tabuleiro::server
