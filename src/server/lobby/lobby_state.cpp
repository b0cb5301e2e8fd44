#include "server/lobby/lobby_state.hpp"

#include <algorithm>
#include <limits>

namespace tabuleiro::server {

namespace {

constexpr std::size_t all = std::numeric_limits<std::size_t>::max();

bool waits(LobbyKind kind) {
    return kind == LobbyKind::Offer || kind == LobbyKind::Challenge;
}

void forget(std::map<std::string, std::set<std::string>>& lists, const std::string& whose,
            const std::string& table) {
    const auto found = lists.find(whose);
    if (found != lists.end() && found->second.erase(table) > 0 && found->second.empty()) {
        lists.erase(found);
    }
}

const std::set<std::string>& list_of(const std::map<std::string, std::set<std::string>>& lists,
                                     const std::string& whose) {
    static const std::set<std::string> none;
    const auto found = lists.find(whose);
    return found == lists.end() ? none : found->second;
}

// A message that begins with its name.
JsonWriter message(std::string_view name) {
    JsonWriter out;
    out.open_object().key("lobby").word(name);
    return out;
}

} // namespace

const LobbyEntry* LobbyState::find_in(const Shelf& shelf, const std::string& id) {
    const auto found = shelf.held.find(id);
    return found == shelf.held.end() ? nullptr : &found->second.back().entry;
}

const LobbyEntry* LobbyState::find(LobbyKind kind, const std::string& id) const {
    return find_in(shelf(kind), id);
}

bool LobbyState::has(Node node, LobbyKind kind, const std::string& id) const {
    const auto found = shelf(kind).held.find(id);
    return found != shelf(kind).held.end() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [node](const Held& one) { return one.node == node; });
}

std::vector<LobbyEntry> LobbyState::entries_of(Node node) const {
    std::vector<LobbyEntry> entries;
    for (const Shelf& shelf : shelves_) {
        for (const auto& [id, held] : shelf.held) {
            for (const Held& one : held) {
                if (one.node == node) {
                    entries.push_back(one.entry);
                }
            }
        }
    }
    return entries;
}

void LobbyState::note(Shelf& shelf, const LobbyEntry& entry, const LobbyEnd& end) {
    has_news_ = true;
    whole_.clear();
    shelf.changed.insert_or_assign(entry.id, end);
    if (waits(entry.kind)) {
        next_.own.insert(entry.by);
        if (!entry.to.empty()) {
            next_.own.insert(entry.to);
        }
    }
}

void LobbyState::set(Node node, LobbyEntry entry) {
    Shelf& on = shelf(entry.kind);
    if (const LobbyEntry* const before = find_in(on, entry.id)) {
        if (*before == entry && on.held[entry.id].back().node == node) {
            return;
        }
        on.order.erase({before->at, before->id});
    }
    on.order.emplace(entry.at, entry.id);
    if (waits(entry.kind)) {
        made_[entry.by].insert(entry.id);
        if (!entry.to.empty()) {
            got_[entry.to].insert(entry.id);
        }
    }
    note(on, entry, {});
    auto& held = on.held[entry.id];
    std::erase_if(held, [node](const Held& one) { return one.node == node; });
    held.push_back({node, std::move(entry)});
}

void LobbyState::drop(Shelf& on, std::map<std::string, std::vector<Held>>::iterator found,
                      Node node, const LobbyEnd& end) {
    const LobbyEntry before = found->second.back().entry;
    if (std::erase_if(found->second, [node](const Held& one) { return one.node == node; }) == 0) {
        return;
    }
    note(on, before, end);
    on.order.erase({before.at, before.id});
    if (!found->second.empty()) {
        const LobbyEntry& now = found->second.back().entry;
        on.order.emplace(now.at, now.id);
        return;
    }
    on.held.erase(found);
    if (!waits(before.kind)) {
        return;
    }
    forget(made_, before.by, before.id);
    forget(got_, before.to, before.id);
    tell_begun(before.id, end);
    if (!end.declined_by.empty()) {
        next_.messages.push_back({before.by, message("declined")
                                                 .key("table")
                                                 .text(before.id)
                                                 .key("name")
                                                 .text(end.declined_by)
                                                 .close_object()
                                                 .take()});
    }
}

void LobbyState::remove(Node node, LobbyKind kind, const std::string& id, const LobbyEnd& end) {
    Shelf& on = shelf(kind);
    if (const auto found = on.held.find(id); found != on.held.end()) {
        drop(on, found, node, end);
    } else {
        tell_begun(id, end); // it came and went before anybody heard of it
    }
}

void LobbyState::tell_begun(const std::string& table, const LobbyEnd& end) {
    for (const std::string& player : end.begun_for) {
        has_news_ = true;
        next_.messages.push_back(
            {player, message("begun").key("table").text(table).close_object().take()});
    }
}

void LobbyState::remove_node(Node node) {
    for (const LobbyEntry& entry : entries_of(node)) {
        remove(node, entry.kind, entry.id);
    }
}

// People without a value are only counted.
std::vector<std::string> LobbyState::shown_in(const Shelf& on, std::size_t limit) {
    std::vector<std::string> ids;
    for (auto next = on.order.begin(); next != on.order.end() && ids.size() < limit; ++next) {
        if (!find_in(on, next->second)->value.empty()) {
            ids.push_back(next->second);
        }
    }
    return ids;
}

std::size_t LobbyState::visitors() const {
    const Shelf& people = shelf(LobbyKind::Person);
    return static_cast<std::size_t>(
        std::count_if(people.held.begin(), people.held.end(),
                      [](const auto& one) { return one.second.back().entry.value.empty(); }));
}

std::size_t LobbyState::waiting_of(const std::string& maker) const {
    return list_of(made_, maker).size();
}

void LobbyState::write_values(JsonWriter& out, std::string_view key, LobbyKind kind,
                              std::size_t limit) const {
    out.key(key).open_array();
    for (const std::string& id : shown_in(shelf(kind), limit)) {
        out.raw(find(kind, id)->value);
    }
    out.close_array();
}

const std::string& LobbyState::whole() const {
    if (whole_.empty()) {
        JsonWriter out = message("state");
        write_values(out, "people", LobbyKind::Person, all);
        out.key("visitors").number(static_cast<std::int64_t>(visitors()));
        write_values(out, "offers", LobbyKind::Offer, all);
        write_values(out, "games", LobbyKind::Game, max_games);
        write_values(out, "boards", LobbyKind::Board, max_boards);
        out.key("playing").number(static_cast<std::int64_t>(shelf(LobbyKind::Game).held.size()));
        whole_ = out.close_object().take();
    }
    return whole_;
}

std::string LobbyState::own(const std::string& id, const std::string& name) const {
    JsonWriter out = message("you");
    out.key("id");
    if (id.empty()) {
        out.null();
    } else {
        out.text(id);
    }
    out.key("name").text(name).key("challenges").open_array();
    std::size_t written = 0;
    for (const bool mine : {false, true}) {
        for (const std::string& table : list_of(mine ? made_ : got_, id)) {
            const LobbyEntry* const challenge = find(LobbyKind::Challenge, table);
            if (challenge != nullptr && written < max_challenges) {
                ++written;
                // The value is an object: one more field goes in front of its end.
                out.raw(challenge->value.substr(0, challenge->value.size() - 1) +
                        (mine ? R"(,"mine":true})" : R"(,"mine":false})"));
            }
        }
    }
    out.close_array().key("offers").open_array();
    for (const std::string& table : list_of(made_, id)) {
        if (find(LobbyKind::Offer, table) != nullptr) {
            out.text(table);
        }
    }
    return out.close_array().close_object().take();
}

void LobbyState::write_gone(JsonWriter& out, LobbyKind kind, const std::string& id,
                            const LobbyEnd& end) {
    if (kind != LobbyKind::Game) {
        out.text(id);
        return;
    }
    out.open_object().key("table").text(id).key("result");
    out.raw(end.result.empty() ? "null" : end.result).close_object();
}

void LobbyState::write_change(JsonWriter& out, std::string_view key, LobbyKind kind,
                              std::size_t limit) {
    Shelf& on = shelf(kind);
    if (on.changed.empty()) {
        return;
    }
    JsonWriter set;
    JsonWriter gone;
    set.open_array();
    gone.open_array();
    bool any = false;
    const auto tell = [&](const std::string& id) {
        any = true;
        on.told.insert(id);
        set.raw(find_in(on, id)->value);
    };
    const auto take_back = [&](const std::string& id) {
        any = true;
        const auto end = on.changed.find(id);
        write_gone(gone, kind, id, end == on.changed.end() ? LobbyEnd{} : end->second);
    };
    if (limit == all) { // each for itself
        for (const auto& [id, end] : on.changed) {
            const LobbyEntry* const now = find_in(on, id);
            if (now != nullptr && !now->value.empty()) {
                tell(id);
            } else if (on.told.erase(id) > 0) {
                take_back(id);
            }
        }
    } else {
        const std::vector<std::string> shown = shown_in(on, limit);
        std::erase_if(on.told, [&](const std::string& id) {
            const bool stays = std::find(shown.begin(), shown.end(), id) != shown.end();
            if (!stays) {
                take_back(id);
            }
            return !stays;
        });
        for (const std::string& id : shown) {
            if (on.changed.contains(id) || !on.told.contains(id)) {
                tell(id);
            }
        }
    }
    on.changed.clear();
    if (any) {
        out.key(key).open_object().key("set").raw(set.close_array().take());
        out.key("gone").raw(gone.close_array().take()).close_object();
    }
}

LobbyState::News LobbyState::take_news() {
    has_news_ = false;
    JsonWriter out = message("change");
    const std::string nothing = message("change").close_object().take();
    const auto write_count = [&](std::string_view key, std::size_t count, std::size_t& told) {
        if (count != told) {
            told = count;
            out.key(key).number(static_cast<std::int64_t>(count));
        }
    };
    if (!shelf(LobbyKind::Person).changed.empty()) {
        write_count("visitors", visitors(), told_visitors_);
    }
    write_count("playing", shelf(LobbyKind::Game).held.size(), told_playing_);
    write_change(out, "people", LobbyKind::Person, all);
    write_change(out, "offers", LobbyKind::Offer, all);
    write_change(out, "games", LobbyKind::Game, max_games);
    write_change(out, "boards", LobbyKind::Board, max_boards);
    shelf(LobbyKind::Challenge).changed.clear();
    shelf(LobbyKind::Present).changed.clear();
    News news = std::exchange(next_, {});
    news.change = out.close_object().take();
    if (news.change == nothing) {
        news.change.clear();
    }
    return news;
}

} // namespace tabuleiro::server
