#include "bridge/house/outbox.hpp"

#include <algorithm>
#include <random>

namespace tabuleiro::bridge {

namespace {

std::string new_id() {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
    constexpr int length = 24;
    std::random_device random;
    std::string id;
    while (id.size() < length) {
        id += letters[random() % letters.size()];
    }
    return id;
}

} // namespace

const PendingCommand& Outbox::add(nlohmann::json command) {
    std::string id = new_id();
    command["id"] = id;
    pending_.push_back({std::move(id), command.value("command", ""), command.dump()});
    return pending_.back();
}

std::optional<PendingCommand> Outbox::answered(std::string_view id) {
    const auto found = std::find_if(pending_.begin(), pending_.end(),
                                    [&](const PendingCommand& one) { return one.id == id; });
    if (found == pending_.end()) {
        return std::nullopt;
    }
    PendingCommand command = std::move(*found);
    pending_.erase(found);
    return command;
}

} // namespace tabuleiro::bridge
