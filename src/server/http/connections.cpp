#include "server/http/connections.hpp"

#include <boost/asio/post.hpp>

namespace tabuleiro::server {

OpenConnection::OpenConnection(std::shared_ptr<Connections> all,
                               boost::asio::any_io_executor executor, Origin origin)
    : all_(std::move(all)), executor_(std::move(executor)), origin_(std::move(origin)) {
    ++all_->metrics_.connections;
}

OpenConnection::~OpenConnection() {
    take_back();
    --all_->metrics_.connections;
    all_->count_.leave();
    const std::scoped_lock lock(all_->mutex_);
    all_->open_.erase(this);
}

bool OpenConnection::give_to(const std::string& client) {
    if (client == client_) {
        return true;
    }
    if (!all_->count_.add_to(client)) {
        return false;
    }
    take_back();
    client_ = client;
    return true;
}

void OpenConnection::take_back() {
    if (!client_.empty()) {
        all_->count_.take_from(client_);
        client_.clear();
    }
}

void OpenConnection::run(std::function<void()> Closing::*how) {
    boost::asio::post(executor_, [self = shared_from_this(), how] {
        if (const auto& close = self->closing_.*how) {
            close();
        }
    });
}

OpenConnectionPtr Connections::open(const boost::asio::any_io_executor& executor,
                                    OpenConnection::Origin origin) {
    if (!count_.enter()) {
        return nullptr;
    }
    auto opened = std::make_shared<OpenConnection>(shared_from_this(), executor, std::move(origin));
    const std::scoped_lock lock(mutex_);
    open_[opened.get()] = opened;
    return opened;
}

std::vector<OpenConnectionPtr> Connections::all() const {
    const std::scoped_lock lock(mutex_);
    std::vector<OpenConnectionPtr> found;
    for (const auto& [key, weak] : open_) {
        if (auto connection = weak.lock()) {
            found.push_back(std::move(connection));
        }
    }
    return found;
}

} // namespace tabuleiro::server
