// What is in the lobby, and what has changed since its clients were told. Entries come from every
// node of the house; one that several nodes have is shown once, as it was set last. No network, no
// threads: docs/protocols/web.md has the messages.
#pragma once

#include <array>
#include <map>
#include <set>
#include <vector>

#include "core/json_writer.hpp"
#include "server/lobby/lobby_entry.hpp"

namespace tabuleiro::server {

class LobbyState {
  public:
    using Node = std::int64_t;
    static constexpr std::size_t max_games = 100;
    static constexpr std::size_t max_boards = 8;
    static constexpr std::size_t max_challenges = 50; // of one person

    void set(Node node, LobbyEntry entry);
    // Those for whom a game has begun are told, also if the entry was never here.
    void remove(Node node, LobbyKind kind, const std::string& id, const LobbyEnd& end = {});
    // The node is gone, with all its entries.
    void remove_node(Node node);
    const LobbyEntry* find(LobbyKind kind, const std::string& id) const;
    bool has(Node node, LobbyKind kind, const std::string& id) const;
    std::vector<LobbyEntry> entries_of(Node node) const;

    // The message with everything that all may see.
    const std::string& whole() const;
    // The message with what is one person's or visitor's own. Without an id: of somebody who cannot
    // be recognised.
    std::string own(const std::string& id, const std::string& name) const;
    // How many offers and challenges of theirs wait.
    std::size_t waiting_of(const std::string& maker) const;

    struct Message {
        std::string to; // a person or visitor
        std::string text;
    };
    struct News {
        std::string change{};        // for all; empty: none
        std::set<std::string> own{}; // whose own message has changed
        std::vector<Message> messages{};
    };
    bool has_news() const { return has_news_; }
    // What has changed since the last time.
    News take_news();

  private:
    struct Held {
        Node node;
        LobbyEntry entry;
    };
    // By the order in which they are shown if not all are: since when, then the id.
    using Order = std::set<std::pair<std::int64_t, std::string>>;
    struct Shelf {
        std::map<std::string, std::vector<Held>> held; // the last of each is the one that counts
        Order order;
        std::map<std::string, LobbyEnd> changed; // since the last news
        std::set<std::string> told;              // what clients know of
    };

    Shelf& shelf(LobbyKind kind) { return shelves_[static_cast<std::size_t>(kind)]; }
    const Shelf& shelf(LobbyKind kind) const { return shelves_[static_cast<std::size_t>(kind)]; }
    static const LobbyEntry* find_in(const Shelf& shelf, const std::string& id);
    static std::vector<std::string> shown_in(const Shelf& shelf, std::size_t limit);
    void note(Shelf& shelf, const LobbyEntry& entry, const LobbyEnd& end);
    void drop(Shelf& shelf, std::map<std::string, std::vector<Held>>::iterator found, Node node,
              const LobbyEnd& end);
    void tell_begun(const std::string& table, const LobbyEnd& end);
    std::size_t visitors() const;
    void write_values(JsonWriter& out, std::string_view key, LobbyKind kind,
                      std::size_t limit) const;
    void write_change(JsonWriter& out, std::string_view key, LobbyKind kind, std::size_t limit);
    static void write_gone(JsonWriter& out, LobbyKind kind, const std::string& id,
                           const LobbyEnd& end);

    std::array<Shelf, lobby_kinds> shelves_;
    // The offers and challenges that somebody has made, or has got.
    std::map<std::string, std::set<std::string>> made_;
    std::map<std::string, std::set<std::string>> got_;
    std::size_t told_visitors_ = 0;
    std::size_t told_playing_ = 0;
    bool has_news_ = false;
    News next_;                 // without the change
    mutable std::string whole_; // empty: to be written again
};

} // namespace tabuleiro::server
