#include "house_connection.hpp"

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <iostream>
#include <thread>

namespace net = boost::asio;
namespace beast = boost::beast;
using Stream = beast::websocket::stream<net::ip::tcp::socket>;

namespace {

net::ip::tcp::socket connect(net::io_context& context, const House& house) {
    net::ip::tcp::socket socket(context);
    net::connect(socket, net::ip::tcp::resolver(context).resolve(house.host, house.port));
    return socket;
}

// Calls `hear(message, say)` with each message of a WebSocket, until it is closed; `say` sends one.
template <class Hear>
void listen(const House& house, const std::string& path, Hear hear) try {
    net::io_context context;
    Stream stream(connect(context, house));
    stream.set_option(beast::websocket::stream_base::decorator(
        [&](beast::websocket::request_type& request) { request.set("Authorization", "Bearer " + house.token); }));
    stream.handshake(house.host + ":" + house.port, path);
    const auto say = [&](const json& message) { stream.write(net::buffer(message.dump())); };
    for (beast::flat_buffer buffer;; buffer.clear()) {
        stream.read(buffer);
        hear(json::parse(beast::buffers_to_string(buffer.data())), say);
    }
} catch (const std::exception& error) {
    std::cerr << path << ": " << error.what() << "\n";
}

void accept(const House& house, const std::string& table) {
    net::io_context context;
    auto socket = connect(context, house);
    net::write(socket, net::buffer("POST /api/tables/" + table + "/join HTTP/1.1\r\nHost: " + house.host + ":" +
                                   house.port + "\r\nAuthorization: Bearer " + house.token +
                                   "\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
                                   "Connection: close\r\n\r\n{}"));
    beast::error_code end;
    std::string answer;
    net::read(socket, net::dynamic_buffer(answer), end);
}

void play(const House& house, const std::string& table, const Choose& choose) {
    listen(house, "/api/tables/" + table + "/socket", [&, state = json::object()](const json& message, auto say) mutable {
        state.update(message);
        if (message.contains("choices") && !message["choices"].empty()) {
            say({{"command", "play"}, {"move", choose(state)}, {"at", state["position_version"]}});
        }
    });
}

} // namespace

void play_all(const House& house, const Choose& choose) {
    listen(house, "/api/programs/socket", [&](const json& message, auto) {
        for (const json& challenge : message.value("challenges", json::array())) {
            if (!challenge["mine"]) accept(house, challenge["table"]);
        }
        if (message.value("program", "") == "game") {
            std::thread(play, house, message["table"].get<std::string>(), choose).detach();
        }
    });
}
