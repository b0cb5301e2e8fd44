#include "maintenance/check.hpp"

#include <map>

#include "archive/text/replay.hpp"
#include "maintenance/backup/database_copy.hpp"
#include "store/reading.hpp"
#include "store/schema.hpp"

namespace tabuleiro::maintenance {
namespace {

Expected<store::Connection> empty_database() {
    return store::Connection::open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "");
}

// A copy in memory with this program's schema, so that checking does not change the file.
Expected<store::Connection> migrated_copy(store::Connection& old, int version) {
    auto copy = empty_database();
    if (!copy) {
        return copy;
    }
    sqlite3_backup* work = sqlite3_backup_init(copy->handle(), "main", old.handle(), "main");
    if (work != nullptr) {
        sqlite3_backup_step(work, -1);
        sqlite3_backup_finish(work);
    }
    if (sqlite3_errcode(copy->handle()) != SQLITE_OK) {
        return copy->failure();
    }
    if (const auto done = store::migrate(*copy, version); !done) {
        return tl::unexpected(done.error());
    }
    return copy;
}

// The statements that made each table and each index.
Expected<std::map<std::string, std::string>> shape_of(store::Connection& connection) {
    std::map<std::string, std::string> shape;
    const auto done = connection.select(
        "SELECT type || ' ' || name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'",
        [&](const store::Row& row) { shape[row.text(0)] = row.text(1); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return shape;
}

Expected<void> compare_schema(store::Connection& connection, std::vector<std::string>& faults) {
    auto fresh = empty_database();
    if (!fresh) {
        return tl::unexpected(fresh.error());
    }
    if (const auto done = store::migrate(*fresh, 0); !done) {
        return done;
    }
    const auto wanted = shape_of(*fresh);
    const auto found = shape_of(connection);
    if (!wanted || !found) {
        return tl::unexpected((wanted ? found : wanted).error());
    }
    for (const auto& [thing, sql] : *wanted) {
        const auto there = found->find(thing);
        if (there == found->end()) {
            faults.push_back("The schema lacks the " + thing + ".");
        } else if (there->second != sql) {
            faults.push_back("The schema has another " + thing + " than this program makes.");
        }
    }
    for (const auto& [thing, sql] : *found) {
        if (!wanted->contains(thing)) {
            faults.push_back("The schema has a foreign " + thing + ".");
        }
    }
    return {};
}

bool same_result(const std::optional<store::Finish>& a, const std::optional<store::Finish>& b) {
    return a.has_value() == b.has_value() &&
           (!a || (a->winner == b->winner && a->ending == b->ending && a->rule == b->rule));
}

// What is wrong with a table; empty if nothing is.
std::string fault_of(const store::TableLog& log) {
    const auto replayed = archive::replay(log.table, log.events);
    if (!replayed) {
        return replayed.error().text();
    }
    if (!same_result(replayed->finish, log.finish)) {
        return "Its result is stored as " + archive::result_word(log.finish) +
               ", and its moves lead to " + archive::result_word(replayed->finish) + ".";
    }
    return {};
}

Expected<void> replay_tables(store::Connection& connection, CheckReport& report) {
    const auto ids = store::read_ids(connection);
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    for (const std::string& id : *ids) {
        const auto log = store::read_log(connection, id);
        if (!log) {
            return tl::unexpected(log.error());
        }
        if (!*log) {
            continue; // it has been removed in the meantime
        }
        ++report.tables;
        if (const std::string fault = fault_of(**log); !fault.empty()) {
            report.faults.push_back("Table " + id + ": " + fault);
        }
    }
    return {};
}

// Events of tournaments are numbered without gaps, up to the one that the tournament says is the
// last.
Expected<void> count_tournament_events(store::Connection& connection, CheckReport& report) {
    return connection.select(
        "SELECT id FROM tournaments t WHERE last <> (SELECT count(*) FROM tournament_events e"
        " WHERE e.tournament = t.id AND e.number BETWEEN 1 AND t.last)"
        " OR last <> (SELECT count(*) FROM tournament_events e WHERE e.tournament = t.id)"
        " ORDER BY id",
        [&](const store::Row& row) {
            report.faults.push_back("Tournament " + row.text(0) + ": events are missing.");
        });
}

// Every hand-in has its file, and the versions of an author are numbered without gaps.
Expected<void> check_hand_ins(store::Connection& connection, CheckReport& report) {
    return connection.select(
        "SELECT h.id FROM hand_ins h LEFT JOIN hand_in_files f ON f.hand_in = h.id"
        " WHERE f.hand_in IS NULL OR h.bytes <> length(f.source)"
        " OR h.version > (SELECT count(*) FROM hand_ins o WHERE o.assignment = h.assignment"
        " AND coalesce(o.team, o.student) = coalesce(h.team, h.student) AND o.version > 0)"
        " ORDER BY h.id",
        [&](const store::Row& row) {
            report.faults.push_back("Hand-in " + row.text(0) +
                                    ": its file or a version is missing.");
        });
}

} // namespace

Expected<CheckReport> check(const std::filesystem::path& database) {
    auto file = open_database(database.string());
    if (!file) {
        return tl::unexpected(file.error());
    }
    auto damage = damage_of(*file);
    if (!damage) {
        return tl::unexpected(damage.error());
    }
    CheckReport report{0, sentences(*damage)};
    if (!report.faults.empty()) {
        return report; // the rest would only repeat it
    }
    const auto version = store::version_of(*file);
    if (version && *version < store::schema_version()) {
        file = migrated_copy(*file, *version);
        if (!file) {
            return tl::unexpected(file.error());
        }
    }
    auto done = compare_schema(*file, report.faults);
    if (done && report.faults.empty()) {
        done = replay_tables(*file, report);
    }
    if (done && report.faults.empty()) {
        done = count_tournament_events(*file, report);
    }
    if (done && report.faults.empty()) {
        done = check_hand_ins(*file, report);
    }
    if (!done) {
        return tl::unexpected(done.error());
    }
    return report;
}

} // namespace tabuleiro::maintenance
