#include "server/lobby/lobby_exchange.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "house/shallow_json.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

namespace {

using namespace std::chrono_literals;
using nlohmann::json;

// What is gone is kept for so long; whoever has not heard for half of it begins anew.
constexpr auto gone_kept = 60s;
constexpr auto living_interval = 1s;
constexpr auto cleaning_interval = 10s;

store::PublishedEntry published(LobbyKind kind, const std::string& id, const json& value,
                                bool gone) {
    return {0, static_cast<std::int64_t>(kind), id, value.dump(), gone};
}

store::PublishedEntry published(const LobbyEntry& entry) {
    return published(entry.kind, entry.id,
                     {{"value", entry.value}, {"by", entry.by}, {"to", entry.to}, {"at", entry.at}},
                     false);
}

} // namespace

void LobbyExchange::set(const LobbyEntry& entry) {
    untold_.insert_or_assign(Key(entry.kind, entry.id), published(entry));
}

void LobbyExchange::remove(LobbyKind kind, const std::string& id, const LobbyEnd& end) {
    untold_.insert_or_assign(Key(kind, id), published(kind, id,
                                                      {{"result", end.result},
                                                       {"begun_for", end.begun_for},
                                                       {"declined_by", end.declined_by}},
                                                      true));
}

Awaitable<void> LobbyExchange::publish(LobbyState& state) {
    const store::Epoch epoch = store_.epoch();
    if (epoch == 0) {
        co_return; // the others think that this node is gone
    }
    if (epoch != epoch_) {
        epoch_ = epoch;
        for (const LobbyEntry& entry : state.entries_of(this_node)) {
            set(entry);
        }
    }
    if (untold_.empty()) {
        co_return;
    }
    auto telling = std::exchange(untold_, {});
    std::vector<store::PublishedEntry> entries;
    for (const auto& [key, entry] : telling) {
        entries.push_back(entry);
        entries.back().epoch = epoch;
    }
    const auto write = [entries, now = wall_time()](store::sql::Transaction& transaction) {
        return store::publish_entries(transaction, entries, now);
    };
    const Expected<void> done = co_await in_write(store_.database(), write);
    if (!done) {
        untold_.merge(telling); // what has changed meanwhile stays
    }
}

Awaitable<void> LobbyExchange::read(LobbyState& state) {
    const auto now = Clock::now();
    if (now - heard_ > gone_kept / 2) {
        for (const store::Epoch other : others_) {
            state.remove_node(other);
        }
        others_.clear();
        last_ = 0;
    }
    const auto read = [own = epoch_, last = last_](store::sql::Transaction& transaction) {
        return store::entries_after(transaction, own, last);
    };
    const auto heard = co_await in_read(store_.database(), read);
    if (!heard) {
        co_return;
    }
    heard_ = now;
    const News news = last_ == 0 ? News::All : News::Since;
    last_ = heard->last;
    for (const store::PublishedEntry& entry : heard->entries) {
        apply(state, entry, news);
    }
    if (now - checked_ > living_interval) {
        checked_ = now;
        co_await drop_dead(state);
    }
}

void LobbyExchange::apply(LobbyState& state, const store::PublishedEntry& entry, News news) {
    const json body = house::parse_own(entry.value);
    if (!body.is_object() || entry.kind < 0 ||
        entry.kind >= static_cast<std::int64_t>(lobby_kinds)) {
        return; // of a newer program
    }
    others_.insert(entry.epoch);
    const auto kind = static_cast<LobbyKind>(entry.kind);
    if (entry.gone) {
        LobbyEnd end{body.value("result", ""), {}, body.value("declined_by", "")};
        if (news == News::Since) {
            end.begun_for = body.value("begun_for", std::vector<std::string>());
        }
        state.remove(entry.epoch, kind, entry.id, end);
    } else {
        state.set(entry.epoch, {kind, entry.id, body.value("value", ""), body.value("by", ""),
                                body.value("to", ""), body.value("at", std::int64_t{0})});
    }
}

Awaitable<void> LobbyExchange::drop_dead(LobbyState& state) {
    const auto ask = [](store::sql::Transaction& transaction) {
        return store::living_epochs(transaction);
    };
    const auto living = co_await in_read(store_.database(), ask);
    if (!living) {
        co_return;
    }
    std::erase_if(others_, [&](store::Epoch other) {
        const bool dead = std::find(living->begin(), living->end(), other) == living->end();
        if (dead) {
            state.remove_node(other);
        }
        return dead;
    });
    if (checked_ - cleaned_ > cleaning_interval) {
        cleaned_ = checked_;
        const auto clean = [own = epoch_, before = wall_time() - gone_kept / 1ms](
                               store::sql::Transaction& transaction) {
            return store::forget_entries(transaction, own, before);
        };
        static_cast<void>(co_await in_write(store_.database(), clean));
    }
}

} // namespace tabuleiro::server
