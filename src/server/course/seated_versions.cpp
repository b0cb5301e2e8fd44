#include "server/course/seated_versions.hpp"

#include "core/text.hpp"
#include "server/course/course_access.hpp"
#include "server/engines/version_engines.hpp"
#include "server/people/allowed_transactions.hpp"
#include "store/course/teams.hpp"

namespace tabuleiro::server {

using house::Allowed;
using store::sql::Transaction;

namespace {

std::optional<SeatedVersion> version_at(const house::Seat& seat) {
    if (seat.kind != house::SeatKind::Engine || !looks_like_version(seat.name)) {
        return std::nullopt;
    }
    const std::string_view number = std::string_view(seat.name).substr(1, seat.name.find('-') - 1);
    return SeatedVersion{.number = parse_number<std::int64_t>(number).value_or(0)};
}

std::string name_of(const SeatedVersion& version) {
    const std::string number = std::to_string(version.number);
    return version.name.empty() ? "Version " + number : version.name + ", version " + number;
}

} // namespace

Allowed<std::optional<SeatedVersion>> seated_version(Transaction& transaction,
                                                     const house::Seat& seat, const Identity& who) {
    auto version = version_at(seat);
    if (!version) {
        return version;
    }
    const auto hand_in = allowed(store::hand_in_called(transaction, seat.name));
    if (!hand_in) {
        return tl::unexpected(hand_in.error());
    }
    if (!*hand_in) {
        return version;
    }
    const auto found = found_assignment(transaction, (*hand_in)->assignment, who);
    if (!found) {
        return found.error().code == "store"
                   ? Allowed<std::optional<SeatedVersion>>(tl::unexpected(found.error()))
                   : version;
    }
    const auto name = allowed(store::author_name(transaction, **hand_in));
    if (!name) {
        return tl::unexpected(name.error());
    }
    if (*name) {
        version->author = (*hand_in)->author();
        version->name = **name;
    }
    return version;
}

Awaitable<house::SeatNames> version_names(store::sql::Database& database,
                                          ByPlayer<house::Seat> seats, Identity who) {
    house::SeatNames names = version_names(seats);
    if (!who.person || (!names.first && !names.second)) {
        co_return names;
    }
    const auto body = [seats, who](Transaction& transaction) {
        house::SeatNames known;
        for (const Player player : players) {
            if (const auto version = seated_version(transaction, seats[player], who);
                version && *version) {
                known[player] = name_of(**version);
            }
        }
        return Expected<house::SeatNames>(known);
    };
    const auto known = co_await in_read(database, body);
    co_return known.value_or(names);
}

house::SeatNames version_names(const ByPlayer<house::Seat>& seats) {
    house::SeatNames names;
    for (const Player player : players) {
        if (const auto version = version_at(seats[player])) {
            names[player] = name_of(*version);
        }
    }
    return names;
}

} // namespace tabuleiro::server
