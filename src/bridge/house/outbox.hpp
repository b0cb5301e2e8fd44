// Commands that the house has not answered yet. They are sent again after a reconnect: each has an
// id by which the house carries it out once (docs/protocols/web.md, "Exactly once").
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tabuleiro::bridge {

struct PendingCommand {
    std::string id;
    std::string word; // play, resign, ...
    std::string text; // as it is sent
};

class Outbox {
  public:
    // The command with an id of its own.
    const PendingCommand& add(nlohmann::json command);
    // The command that was answered; none if it is not one of ours.
    std::optional<PendingCommand> answered(std::string_view id);

    const std::vector<PendingCommand>& pending() const { return pending_; }
    bool is_empty() const { return pending_.empty(); }

  private:
    std::vector<PendingCommand> pending_; // in the order in which they were given
};

} // namespace tabuleiro::bridge
