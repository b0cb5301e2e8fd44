#include "server/tournaments/found_tournament.hpp"

namespace tabuleiro::server {

using house::Allowed;

Awaitable<Allowed<FoundTournament>> find_tournament(Tournaments& tournaments,
                                                    store::sql::Database& database, std::string id,
                                                    Identity who) {
    const auto live = co_await tournaments.find(std::move(id));
    if (!live) {
        co_return tl::unexpected(house::Refusal{"store", live.error().reasons()});
    }
    if (*live == nullptr) {
        co_return tl::unexpected(no_such_tournament());
    }
    FoundTournament found{*live};
    if (who.person && !found.live->state().settings.group.empty()) {
        const auto body = [person = *who.person](store::sql::Transaction& transaction) {
            return groups_of(transaction, person);
        };
        auto groups = co_await in_read(database, body);
        if (!groups) {
            co_return tl::unexpected(house::Refusal{"store", groups.error().reasons()});
        }
        found.groups = *std::move(groups);
    }
    auto viewer = viewer_of(found.live->tournament(), who, found.groups);
    if (!viewer) {
        co_return tl::unexpected(viewer.error());
    }
    found.viewer = *std::move(viewer);
    co_return found;
}

} // namespace tabuleiro::server
