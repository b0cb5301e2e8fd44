#include "server/api/table_finder.hpp"

#include "server/api/found_table.hpp"
#include "server/people/transactions.hpp"
#include "store/people/teaching.hpp"

namespace tabuleiro::server {

Awaitable<Expected<FoundTable>> TableFinder::find(const Call& call) const {
    return registry_.find(call.id(), takeover_for(call.request));
}

Awaitable<TableFinder::Shown> TableFinder::find_shown(const Call& call) const {
    Shown shown;
    shown.found = co_await find(call);
    const LiveTablePtr live = shown.found ? shown.found->live : nullptr;
    house::Reader reader{house::Viewer::Watcher, call.who.role()};
    if (live == nullptr || live->may_be_seen_by(reader)) {
        co_return shown;
    }
    reader.viewer = co_await live->read(
        call.who, [](const house::Table&, house::Viewer viewer) { return viewer; });
    if (live->needs_teacher(reader)) {
        const auto teaches = [teacher = call.who.person->id,
                              table = call.id()](store::sql::Transaction& transaction) {
            return store::teaches_player_at(transaction, teacher, table);
        };
        const auto found = co_await in_read(database_, teaches);
        if (!found) {
            co_return Shown{tl::unexpected(found.error())};
        }
        reader.teaches_player = shown.teaches_player = *found;
    }
    if (!live->may_be_seen_by(reader)) {
        shown.found = FoundTable();
    }
    co_return shown;
}

} // namespace tabuleiro::server
