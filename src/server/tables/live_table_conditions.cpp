// What players of slow games have prepared, and how the house plays it.
#include "house/game_adapter.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "server/tables/live_table.hpp"
#include "store/slow/conditional_moves.hpp"

namespace tabuleiro::server {

using house::Allowed;
using house::ConditionalMoves;

namespace {

ConditionalMoves conditions_from_store(const store::ConditionalMoves& stored) {
    return {static_cast<int>(stored.position_version), static_cast<int>(stored.plies),
            house::parse_lines(stored.lines)};
}

bool may_have_conditions(const house::TableState& table) {
    return table.is_slow() && table.phase() == house::Phase::Playing && !table.game->has_secrets();
}

} // namespace

Awaitable<Allowed<ConditionalMoves>>
LiveTable::conditional_moves(Identity who, std::optional<ConditionalMoves> change) {
    return result_of<Allowed<ConditionalMoves>>(
        [this, who = std::move(who), change = std::move(change)](auto done) {
            post(ConditionsAsked{who, change, std::move(done)});
        });
}

Awaitable<void> LiveTable::handle(ConditionsAsked& message) {
    if (viewer_of(seats_, message.who) == house::Viewer::Watcher) {
        co_await read_seats(); // a person may have taken over a visitor's
    }
    const auto seat = house::seat_of(viewer_of(seats_, message.who));
    if (!seat) {
        message.done(house::refuse("watching", "Watchers cannot play."));
        co_return;
    }
    if (message.change) {
        message.done(co_await prepare(*seat, *std::move(message.change)));
    } else {
        message.done(co_await prepared_by(*seat));
    }
}

Awaitable<Allowed<ConditionalMoves>> LiveTable::prepared_by(Player seat) {
    const auto body = [table = id(), seat](store::sql::Transaction& t) {
        return store::conditional_moves(t, table, seat);
    };
    const auto stored = co_await in_read(services_.store.database(), body);
    if (!stored) {
        co_return tl::unexpected(house::Refusal{"store", stored.error().reasons()});
    }
    if (!*stored || !may_have_conditions(table_.state())) {
        co_return ConditionalMoves{table_.state().position_version, table_.plies(), {}};
    }
    co_return house::still_fitting(table_, conditions_from_store(**stored));
}

// Messages are handled in turn, so the opponent's next move comes after it.
Awaitable<Allowed<ConditionalMoves>> LiveTable::prepare(Player seat, ConditionalMoves asked) {
    auto checked = house::checked_conditional_moves(table_, seat, asked);
    if (!checked) {
        co_return checked;
    }
    const store::ConditionalMoves row{checked->position_version, checked->plies,
                                      house::lines_text(*checked)};
    const auto body = [table = id(), seat, row](store::sql::Transaction& t) {
        return row.lines.empty() ? store::remove_conditional_moves(t, table, seat)
                                 : store::set_conditional_moves(t, table, seat, row);
    };
    const auto stored = co_await in_write(services_.store.database(), body);
    if (!stored) {
        co_return tl::unexpected(house::Refusal{"store", stored.error().reasons()});
    }
    co_return checked;
}

Awaitable<void> LiveTable::play_prepared() {
    while (may_have_conditions(table_.state()) && table_.turn()) {
        const Player seat = *table_.turn();
        const auto body = [table = id(), seat](store::sql::Transaction& t) {
            return store::conditional_moves(t, table, seat);
        };
        const auto stored = co_await in_read(services_.store.database(), body);
        if (!stored || !*stored) {
            co_return;
        }
        const auto move = house::conditional_reply(table_, seat, conditions_from_store(**stored));
        if (!move) { // nothing of it fits any more
            const auto removal = [table = id(), seat](store::sql::Transaction& t) {
                return store::remove_conditional_moves(t, table, seat);
            };
            static_cast<void>(co_await in_write(services_.store.database(), removal));
            co_return;
        }
        const house::Command command{.kind = house::CommandKind::Play, .move = *move};
        const Allowed<void> played = co_await carry_out(house::viewer_of(seat), command, now());
        if (!played) {
            log(LogLevel::Warning, "conditional-move-refused",
                {{"table", id()}, {"reason", Error(played.error().reasons).text()}});
            co_return;
        }
    }
}

} // namespace tabuleiro::server
