#include "server/tournaments/game_routes.hpp"

#include "house/table_view.hpp"
#include "server/course/seated_versions.hpp"
#include "server/tournaments/found_tournament.hpp"
#include "table_log/store_mapping.hpp"

namespace tabuleiro::server {

namespace {

// Those of finished games; what an administrator has hidden is not among them.
std::vector<std::string> finished_tables(const house::tournament::TournamentState& state) {
    std::vector<std::string> tables;
    for (const auto& round : state.rounds) {
        for (const auto& board : round.boards) {
            if (board.result && board.result->by_table) {
                tables.push_back(board.table);
            }
        }
    }
    return tables;
}

struct RecordFile {
    std::string text;
    std::string extension = "txt";
};

// Private games are for their players, and for whoever directs.
Expected<RecordFile> records_in(const Expected<std::vector<store::TableLog>>& logs, bool all) {
    if (!logs) {
        return tl::unexpected(logs.error());
    }
    RecordFile file;
    for (const store::TableLog& log : *logs) {
        const auto restored = table_log::restore(log);
        if (!restored || restored->table.state().hidden ||
            restored->table.phase() != house::Phase::Over ||
            (!all && restored->table.settings().visibility == house::Visibility::Private)) {
            continue;
        }
        const house::TableView view(restored->table, house::Viewer::Watcher);
        file.extension = view.record_extension();
        file.text += (file.text.empty() ? "" : "\n") +
                     view.record(version_names(restored->table.settings().seats));
    }
    return file;
}

} // namespace

void TournamentGameRoutes::add_to(Router& router) {
    router.add(RouteName::TournamentGames, *this, &TournamentGameRoutes::give_games);
}

Awaitable<Response> TournamentGameRoutes::give_games(const Call& call) {
    if (!asked_.take(call.request.address, std::chrono::steady_clock::now())) {
        co_return refusal(429, "too-often", {Reason("Too many requests; wait a moment.")});
    }
    using Games = std::pair<std::vector<std::string>, bool>;
    const auto work = [this, id = call.id(), who = call.who]() -> Awaitable<house::Allowed<Games>> {
        const auto found = co_await find_tournament(tournaments_, database_, id, who);
        if (!found) {
            co_return tl::unexpected(found.error());
        }
        co_return Games{finished_tables(found->live->state()), found->viewer.director};
    };
    const auto games = co_await tournaments_.on_loop(work);
    if (!games) {
        co_return refused(games.error());
    }
    const auto written = [all = games->second](const Expected<std::vector<store::TableLog>>& logs) {
        return records_in(logs, all);
    };
    const Expected<RecordFile> file =
        co_await registry_.services().store.load_all(games->first, written);
    if (!file) {
        co_return refusal(503, "store", file.error().reasons());
    }
    Response response = json_answer(file->text);
    response.type = file->extension == "pgn" ? "application/x-chess-pgn; charset=utf-8"
                                             : "text/plain; charset=utf-8";
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"tournament-" +
                                                             call.id() + "." + file->extension +
                                                             "\"");
    co_return response;
}

} // namespace tabuleiro::server
