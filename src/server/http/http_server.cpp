#include "server/http/http_server.hpp"

#include <boost/asio/post.hpp>
#include <vector>

#include "server/http/session.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

std::vector<PresencePtr> all_in(HttpServer& http) {
    const std::scoped_lock lock(http.mutex);
    std::vector<PresencePtr> found;
    for (const auto& [key, weak] : http.present) {
        if (auto presence = weak.lock()) {
            found.push_back(std::move(presence));
        }
    }
    return found;
}

} // namespace

void log_too_many(HttpServer& http, const std::string& client) {
    ++http.metrics.connections_refused;
    static LogPause pause(std::chrono::seconds(10));
    if (const auto unsaid = pause.ask(std::chrono::steady_clock::now())) {
        log(LogLevel::Warning, "too-many-connections",
            {{"address", client}, {"not_logged_before", std::to_string(*unsaid)}});
    }
}

Presence::Presence(std::shared_ptr<HttpServer> http, boost::asio::any_io_executor executor,
                   Origin origin)
    : http_(std::move(http)), executor_(std::move(executor)), origin_(std::move(origin)) {
    ++http_->metrics.connections;
}

PresencePtr Presence::enter(const HttpServerPtr& http, const boost::asio::any_io_executor& executor,
                            Origin origin) {
    if (!http->count.enter()) {
        return nullptr;
    }
    const PresencePtr made(new Presence(http, executor, std::move(origin)));
    const std::scoped_lock lock(http->mutex);
    http->present[made.get()] = made;
    return made;
}

Presence::~Presence() {
    take_back();
    --http_->metrics.connections;
    http_->count.leave();
    const std::scoped_lock lock(http_->mutex);
    http_->present.erase(this);
}

bool Presence::give_to(const std::string& client) {
    if (client == client_) {
        return true;
    }
    if (!http_->count.add_to(client)) {
        return false;
    }
    take_back();
    client_ = client;
    return true;
}

void Presence::take_back() {
    if (!client_.empty()) {
        http_->count.take_from(client_);
        client_.clear();
    }
}

void Presence::cut_off() {
    boost::asio::post(executor_, [self = shared_from_this()] {
        if (self->close_) {
            self->close_();
        }
    });
}

std::shared_ptr<HttpServer> make_http_server(const NetworkLimits& limits, Metrics& metrics) {
    return std::make_shared<HttpServer>(limits, metrics);
}

void open_http_server(HttpServer& http, House& house, const AccessCheck& access,
                      const Network::Setting& setting) {
    http.house = &house;
    http.access = &access;
    http.setting = setting;
}

std::size_t sockets_in(HttpServer& http) {
    const std::scoped_lock lock(http.mutex);
    return http.sockets.size();
}

void cut_off_all(HttpServer& http) {
    for (const PresencePtr& presence : all_in(http)) {
        presence->cut_off();
    }
}

void cut_off_local_network(HttpServer& http) {
    for (const PresencePtr& presence : all_in(http)) {
        if (!presence->origin().own_machine) {
            presence->cut_off();
        }
    }
}

void leave_http_server(HttpServer& http) {
    http.gone = true;
}

} // namespace tabuleiro::server
