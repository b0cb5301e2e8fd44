#include "maintenance/backup/database_copy.hpp"

#include "store/read_connection.hpp"
#include "store/schema.hpp"

namespace tabuleiro::maintenance {
namespace {

// How long to wait for a process that has locked the whole file for a moment.
constexpr int patience_ms = 5000;

// More faults than this need not be listed.
constexpr std::string_view integrity_check = "PRAGMA integrity_check(20)";

Expected<void> require_sound(store::Connection& connection) {
    const auto damage = damage_of(connection);
    if (!damage) {
        return tl::unexpected(damage.error());
    }
    if (!damage->empty()) {
        return fail(*damage);
    }
    return {};
}

} // namespace

Expected<store::Connection> open_database(const std::string& path) {
    auto connection = store::connect_to_read(path, patience_ms);
    if (!connection) {
        return connection;
    }
    const auto version = store::version_of(*connection);
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (*version == 0) {
        return fail("The file {path} is empty: no house was ever opened there.", path);
    }
    return connection;
}

Expected<Reasons> damage_of(store::Connection& connection) {
    Reasons damage;
    const auto note = [&](const std::string& finding) {
        damage.push_back(
            Reason("The file {path} is damaged: {cause}.", connection.path(), finding));
    };
    auto done = connection.select(integrity_check, [&](const store::Row& row) {
        if (row.text(0) != "ok") {
            note(row.text(0));
        }
    });
    if (done) {
        done = connection.select("PRAGMA foreign_key_check", [&](const store::Row& row) {
            note("a row of " + row.text(0) + " belongs to no table");
        });
    }
    if (!done) {
        return tl::unexpected(done.error());
    }
    return damage;
}

Expected<void> copy_database(store::Connection& from, const std::string& to, Existing existing) {
    auto copy = NewFile::beside(to, Readers::OwnerOnly);
    if (!copy) {
        return tl::unexpected(copy.error());
    }
    if (auto done = from.run("VACUUM INTO ?", std::string_view(copy->path())); !done) {
        return done;
    }
    auto written = open_database(copy->path());
    if (!written) {
        return tl::unexpected(written.error());
    }
    if (auto sound = require_sound(*written); !sound) {
        return sound;
    }
    return copy->move_to_place(existing);
}

} // namespace tabuleiro::maintenance
