#include "server/work/worker_keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "core/text.hpp"
#include "files/private_folder.hpp"
#include "house/work/work_job.hpp"
#include "server/access/token.hpp"
#include "server/work/wall_time.hpp"
#include "store/postgresql/postgresql_store.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::size_t longest_worker_name = 40;

bool is_worker_name(std::string_view name) {
    return !name.empty() && name.size() <= longest_worker_name &&
           std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_' || c == '.';
           });
}

Expected<std::string> written_kinds(const std::vector<std::string>& kinds) {
    std::string text;
    for (const house::WorkKind kind : house::work_kinds) {
        const bool wanted = kinds.empty()
                                ? is_usual(kind)
                                : std::find(kinds.begin(), kinds.end(), name(kind)) != kinds.end();
        text += wanted ? (text.empty() ? "" : " ") + std::string(name(kind)) : "";
    }
    for (const std::string& kind : kinds) {
        if (!house::work_kind_named(kind)) {
            return fail("There is no kind of job {kind}; there are evaluation, move and game.",
                        tabuleiro::quoted(kind));
        }
    }
    return text;
}

} // namespace

Expected<std::string> add_worker(const std::string& location, const std::string& name,
                                 const std::vector<std::string>& kinds) {
    if (!is_worker_name(name)) {
        return fail("The name {name} of a worker should have at most {most} letters, digits, "
                    "hyphens, dots and underscores.",
                    tabuleiro::quoted(name), longest_worker_name);
    }
    const auto written = written_kinds(kinds);
    if (!written) {
        return written;
    }
    if (!store::is_postgresql_address(location)) {
        const auto folder = std::filesystem::absolute(location).parent_path();
        if (const auto made = make_private_folder(folder); !made) {
            return tl::unexpected(made.error());
        }
    }
    const auto store = store::open_work_store(location, store::Missing::Make);
    if (!store) {
        return tl::unexpected(store.error());
    }
    prepare_tokens();
    const std::string key = new_token();
    const auto added = (*store)->add_worker(
        {.name = name, .kinds = *written, .created = wall_time()}, hash_of(key));
    if (!added) {
        return tl::unexpected(added.error());
    }
    return key;
}

Expected<std::vector<store::Worker>> list_workers(const std::string& location) {
    const auto store = store::open_work_store(location, store::Missing::Fail);
    if (!store) {
        return tl::unexpected(store.error());
    }
    return (*store)->workers();
}

Expected<void> revoke_worker(const std::string& location, const std::string& name) {
    const auto store = store::open_work_store(location, store::Missing::Fail);
    if (!store) {
        return tl::unexpected(store.error());
    }
    return (*store)->revoke(name);
}

std::string describe(const store::Worker& worker) {
    const std::string seen =
        worker.seen == 0 ? "never" : utc_text(worker.seen, "%Y-%m-%d %H:%M:%SZ");
    const std::string_view state = worker.revoked     ? "revoked"
                                   : worker.suspended ? "suspended"
                                                      : "active";
    return fmt::format("{:<20} {:<9} {:<16} done {:>8}  failed {:>6}  seen {}", worker.name, state,
                       worker.kinds, worker.done, worker.failed, seen);
}

} // namespace tabuleiro::server
