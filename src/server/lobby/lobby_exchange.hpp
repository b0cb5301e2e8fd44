// Tells the other nodes of a house what this node's lobby has, and this lobby what theirs have, by
// way of the database. Used on the lobby's event loop alone.
#pragma once

#include <map>
#include <set>

#include "server/http/web.hpp"
#include "server/lobby/lobby_state.hpp"
#include "store/lobby/lobby_entries.hpp"
#include "store/store.hpp"

namespace tabuleiro::server {

class LobbyExchange {
  public:
    static constexpr LobbyState::Node this_node = 0;
    static constexpr std::chrono::milliseconds interval{50};

    explicit LobbyExchange(store::Store& store) : store_(store) {}

    // Something has changed in this node's part of the lobby.
    void set(const LobbyEntry& entry);
    void remove(LobbyKind kind, const std::string& id, const LobbyEnd& end);

    // Tells the others. After this node has got another epoch, everything is told again.
    Awaitable<void> publish(LobbyState& state);
    // Hears from the others.
    Awaitable<void> read(LobbyState& state);

  private:
    using Clock = std::chrono::steady_clock;
    using Key = std::pair<LobbyKind, std::string>;

    // Everything that the others have told, or what they have told since the last time: of a game
    // that has begun one hears once.
    enum class News : std::uint8_t { All, Since };

    void apply(LobbyState& state, const store::PublishedEntry& entry, News news);
    Awaitable<void> drop_dead(LobbyState& state);

    store::Store& store_;
    store::Epoch epoch_ = 0; // under which this node's entries are told
    std::map<Key, store::PublishedEntry> untold_;
    std::int64_t last_ = 0; // the number up to which the others were heard
    Clock::time_point heard_{};
    Clock::time_point checked_{}; // which of them live
    Clock::time_point cleaned_{};
    std::set<store::Epoch> others_;
};

} // namespace tabuleiro::server
