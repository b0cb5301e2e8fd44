#include "server/http/reception.hpp"

#include <boost/asio/post.hpp>
#include <vector>

#include "server/http/session.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

std::vector<PresencePtr> all_in(Reception& reception) {
    const std::scoped_lock lock(reception.mutex);
    std::vector<PresencePtr> found;
    for (const auto& [key, weak] : reception.present) {
        if (auto presence = weak.lock()) {
            found.push_back(std::move(presence));
        }
    }
    return found;
}

} // namespace

void log_too_many(Reception& reception, const std::string& visitor) {
    ++reception.metrics.connections_refused;
    static LogPause pause(std::chrono::seconds(10));
    if (const auto unsaid = pause.ask(std::chrono::steady_clock::now())) {
        log(LogLevel::Warning, "too-many-connections",
            {{"address", visitor}, {"not_logged_before", std::to_string(*unsaid)}});
    }
}

Presence::Presence(std::shared_ptr<Reception> reception, boost::asio::any_io_executor executor,
                   Origin origin)
    : reception_(std::move(reception)), executor_(std::move(executor)), origin_(std::move(origin)) {
    ++reception_->metrics.connections;
}

PresencePtr Presence::enter(const ReceptionPtr& reception,
                            const boost::asio::any_io_executor& executor, Origin origin) {
    if (!reception->count.enter()) {
        return nullptr;
    }
    const PresencePtr made(new Presence(reception, executor, std::move(origin)));
    const std::scoped_lock lock(reception->mutex);
    reception->present[made.get()] = made;
    return made;
}

Presence::~Presence() {
    take_back();
    --reception_->metrics.connections;
    reception_->count.leave();
    const std::scoped_lock lock(reception_->mutex);
    reception_->present.erase(this);
}

bool Presence::give_to(const std::string& visitor) {
    if (visitor == visitor_) {
        return true;
    }
    if (!reception_->count.add_to(visitor)) {
        return false;
    }
    take_back();
    visitor_ = visitor;
    return true;
}

void Presence::take_back() {
    if (!visitor_.empty()) {
        reception_->count.take_from(visitor_);
        visitor_.clear();
    }
}

void Presence::cut_off() {
    boost::asio::post(executor_, [self = shared_from_this()] {
        if (self->close_) {
            self->close_();
        }
    });
}

std::shared_ptr<Reception> make_reception(const NetworkLimits& limits, Metrics& metrics) {
    return std::make_shared<Reception>(limits, metrics);
}

void open_reception(Reception& reception, House& house, const Doors& doors,
                    const Network::Setting& setting) {
    reception.house = &house;
    reception.doors = &doors;
    reception.setting = setting;
}

std::size_t sockets_in(Reception& reception) {
    const std::scoped_lock lock(reception.mutex);
    return reception.sockets.size();
}

void cut_off_all(Reception& reception) {
    for (const PresencePtr& presence : all_in(reception)) {
        presence->cut_off();
    }
}

void cut_off_local_network(Reception& reception) {
    for (const PresencePtr& presence : all_in(reception)) {
        if (!presence->origin().own_machine) {
            presence->cut_off();
        }
    }
}

void leave_reception(Reception& reception) {
    reception.gone = true;
}

} // namespace tabuleiro::server
