#include "server/backups/backup_routes.hpp"

#include "core/json_writer.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/group_access.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/moderation.hpp"

namespace tabuleiro::server {

namespace {

// In the log, if the person is still an administrator.
Answer note_backup(store::sql::Transaction& transaction, const std::string& by,
                   const std::string& file) {
    const auto actor = acting_person(transaction, by, house::Role::Administrator);
    if (!actor) {
        return tl::unexpected(actor.error());
    }
    return allowed(
               store::add_moderation(
                   transaction, {.at = wall_time(), .by = by, .action = "backup", .text = file}))
        .map([] { return nothing_to_say; });
}

} // namespace

void BackupRoutes::add_to(Router& router) {
    router.add(RouteName::AdminBackups, *this, &BackupRoutes::list);
    router.add(RouteName::MakeBackup, *this, &BackupRoutes::make);
}

Awaitable<Response> BackupRoutes::list(const Call&) {
    return listed();
}

Awaitable<Response> BackupRoutes::make(const Call& call) {
    if (!backups_.are_possible()) {
        co_return refusal(409, "no-backups",
                          {Reason("Backups of this house are made with PostgreSQL's own tools.")});
    }
    const auto file = co_await backups_.make();
    if (!file) {
        co_return refusal(file.error().code == "backup" ? 500 : 409, file.error().code,
                          file.error().reasons);
    }
    const auto note = [by = call.who.person->id,
                       file = *file](store::sql::Transaction& transaction) {
        return note_backup(transaction, by, file);
    };
    Response noted = co_await answer_by_write(database_, note);
    if (noted.status != 200) {
        co_return noted;
    }
    co_return co_await listed();
}

Awaitable<Response> BackupRoutes::listed() {
    const std::vector<BackupFile> files = co_await backups_.list();
    JsonWriter out;
    out.open_object().key("possible").boolean(backups_.are_possible()).key("backups").open_array();
    for (const BackupFile& file : files) {
        out.open_object().key("name").text(file.name).key("made").number(file.made);
        out.key("bytes").number(static_cast<std::int64_t>(file.bytes)).close_object();
    }
    co_return json_answer(out.close_array().close_object().take());
}

} // namespace tabuleiro::server
