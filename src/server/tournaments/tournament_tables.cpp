#include "server/tournaments/tournament_tables.hpp"

#include "record/result.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "server/tournaments/entrant_lookup.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

using house::SeatKind;
using house::tournament::Board;
using house::tournament::Contestant;
using house::tournament::ContestantKind;
using house::tournament::EntrantId;
using house::tournament::Round;
using house::tournament::TournamentState;
using house::tournament::Winner;

namespace {

bool is_person(const Contestant& who) {
    return !who.person.empty();
}

// Where they sit, without what is known about people.
house::Seat seat_of(const Contestant& who, bool invited) {
    house::Seat seat;
    if (who.kind == ContestantKind::Level) {
        seat.kind = SeatKind::Computer;
        seat.level = who.level;
    } else if (who.kind == ContestantKind::Engine) {
        seat.kind = SeatKind::Engine;
        seat.name = who.engine;
    } else {
        seat.kind = invited ? SeatKind::Person : SeatKind::Here;
    }
    return seat;
}

house::Settings settings_of(const TournamentState& state, const ByPlayer<Contestant>& who) {
    house::Settings settings = state.settings.table;
    const bool both = is_person(who.first) && is_person(who.second);
    settings.seats.first = seat_of(who.first, false);
    settings.seats.second = seat_of(who.second, both);
    settings.tournament = state.id;
    settings.assignment.clear();
    if (!state.settings.host_clock) {
        const bool first = who.first.person == state.director;
        settings.match.time[first ? Player::First : Player::Second] = TimeControl();
    }
    const bool engine =
        who.first.kind == ContestantKind::Engine || who.second.kind == ContestantKind::Engine;
    if (engine || (!is_person(who.first) && !is_person(who.second))) {
        settings.rated = false;
    }
    return settings;
}

std::optional<Winner> winner_of(const store::TableEnding& ending) {
    if (ending.winner) {
        return *ending.winner == Player::First ? Winner::First : Winner::Second;
    }
    return ending.ending == to_text(Ending::Abandonment) ? std::nullopt
                                                         : std::optional(Winner::Draw);
}

} // namespace

std::vector<TournamentTables::Seats> TournamentTables::open_boards(const TournamentState& state) {
    std::vector<Seats> open;
    const Round* const round = state.playing();
    if (round == nullptr) {
        return open;
    }
    for (const Board& board : round->boards) {
        if (!board.table.empty() && !board.result && !board.stopped) {
            open.push_back(
                {{state.find(board.seats.first)->who, state.find(board.seats.second)->who},
                 board.table});
        }
    }
    return open;
}

std::vector<std::string> TournamentTables::superfluous(const LiveTournament& live) {
    std::vector<std::string> tables = live.state().abandoned;
    for (const Round& round : live.state().rounds) {
        for (const Board& board : round.boards) {
            if (!board.table.empty() && board.result && !board.result->by_table) {
                tables.push_back(board.table);
            }
        }
    }
    std::erase_if(tables, [&](const std::string& id) { return live.closed.contains(id); });
    return tables;
}

Awaitable<bool> TournamentTables::look_after(LiveTournamentPtr live) {
    const bool boards = co_await look_after_boards(live);
    const bool closed = co_await close_superfluous(live);
    co_return boards&& closed;
}

Awaitable<bool> TournamentTables::look_after_boards(LiveTournamentPtr live) {
    const std::vector<Seats> boards = open_boards(live->state());
    if (boards.empty()) {
        co_return true;
    }
    std::vector<std::string> ids;
    for (const Seats& board : boards) {
        ids.push_back(board.table);
    }
    const auto body = [ids](store::sql::Transaction& transaction) {
        return store::table_endings(transaction, ids);
    };
    const auto endings = co_await in_read(database_, body);
    if (!endings) {
        co_return false;
    }
    bool done = true;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const store::TableEnding& ending = (*endings)[i];
        bool one = true;
        if (!ending.there) {
            one = co_await open(live, boards[i]);
        } else if (ending.ended) {
            one = co_await note_ending(live, boards[i].table, ending);
        } else if (!live->seated.contains(boards[i].table)) {
            one = co_await keep(live, boards[i]);
        }
        done = done && one;
    }
    co_return done;
}

Awaitable<bool> TournamentTables::note_ending(LiveTournamentPtr live, std::string table,
                                              store::TableEnding ending) {
    const auto decide =
        [table, winner = winner_of(ending)](const house::tournament::Tournament& tournament)
        -> house::Allowed<LiveTournament::Event> {
        auto event = tournament.played(table, winner, house::WallTime(wall_time()));
        if (!event) {
            return house::refuse("phase", "That cannot be done now.");
        }
        return *std::move(event);
    };
    const auto done = co_await live->carry_out(decide);
    co_return done || done.error().code != "store";
}

Awaitable<bool> TournamentTables::open(LiveTournamentPtr live, Seats seats) {
    house::Settings settings = settings_of(live->state(), seats.who);
    ByPlayer<std::optional<SignedIn>> people;
    for (const Player player : players) {
        const std::string id = seats.who[player].person;
        if (id.empty()) {
            continue;
        }
        const auto body = [id](store::sql::Transaction& transaction) {
            return seated_person(transaction, id);
        };
        auto known = co_await in_read(database_, body);
        if (!known) {
            co_return false;
        }
        if (!*known) { // removed from the house
            const auto gone = [id](const house::tournament::Tournament& tournament) {
                return tournament.leave(id, {}, house::WallTime(wall_time()));
            };
            static_cast<void>(co_await live->carry_out(gone));
            co_return true;
        }
        people[player] = **std::move(known);
    }
    if (people.first && people.second && owner_of(*people.first) == owner_of(*people.second)) {
        settings.rated = false;
    }
    Identity host;
    if (settings.seats.second.kind == SeatKind::Person) {
        house::Seat& invited = settings.seats.second;
        invited.name = people.second->name;
        invited.person = people.second->id;
        if (people.second->program) {
            house::seat_program(invited, people.second->program->author);
        }
        host.person = people.first;
    } else {
        host.person = people.first ? people.first : people.second;
    }
    if (const auto seated = co_await engines_.seat(settings, ChosenBy::House); !seated) {
        co_return false;
    }
    const auto opened = co_await registry_.open(std::move(settings), host, seats.table);
    if (!opened) { // another node may just have opened it
        log(LogLevel::Warning, "tournament-table-not-opened",
            {{"tournament", live->id()}, {"reason", opened.error().text()}});
        co_return false;
    }
    co_return co_await keep(live, seats);
}

Awaitable<bool> TournamentTables::keep(LiveTournamentPtr live, Seats seats) {
    const auto found = co_await registry_.find(seats.table);
    if (!found) {
        co_return false;
    }
    const bool first = is_person(seats.who.first);
    const bool second_too = is_person(seats.who.second);
    if (!first && !second_too) {
        co_return true; // next time again: computers play where a node has the table in memory
    }
    if (found->live == nullptr || !first || !second_too) {
        live->seated.insert(seats.table);
        co_return true;
    }
    const auto body = [id = seats.who.second.person](store::sql::Transaction& transaction) {
        return seated_person(transaction, id);
    };
    const auto second = co_await in_read(database_, body);
    if (!second || !*second) {
        co_return second.has_value();
    }
    Joining joining{{}, Identity{{}, **second}};
    joining.invitee.name = (*second)->name;
    joining.invitee.person = (*second)->id;
    const auto joined = co_await found->live->join(std::move(joining));
    if (!joined && joined.error().code == "store") {
        co_return false;
    }
    live->seated.insert(seats.table);
    co_return true;
}

Awaitable<bool> TournamentTables::close_superfluous(LiveTournamentPtr live) {
    const std::vector<std::string> tables = superfluous(*live);
    if (tables.empty()) {
        co_return true;
    }
    const auto body = [tables](store::sql::Transaction& transaction) {
        return store::table_endings(transaction, tables);
    };
    const auto endings = co_await in_read(database_, body);
    if (!endings) {
        co_return false;
    }
    bool done = true;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if ((*endings)[i].there && !(*endings)[i].ended) {
            const auto found = co_await registry_.find(tables[i]);
            if (!found || found->live == nullptr) { // then its host closes it
                done = false;
                continue;
            }
            const auto closed = co_await found->live->moderate(house::EventKind::Close);
            if (!closed && closed.error().code != "over") {
                done = false;
                continue;
            }
        }
        live->closed.insert(tables[i]);
    }
    co_return done;
}

Awaitable<std::vector<EntrantId>> TournamentTables::absent(LiveTournamentPtr live) {
    std::vector<EntrantId> absent;
    for (const Seats& board : open_boards(live->state())) {
        const auto found = co_await registry_.find(board.table);
        if (!found || found->live == nullptr) {
            continue;
        }
        const auto missing = [](const house::Table& table, house::Viewer) {
            ByPlayer<bool> away;
            for (const Player player : players) {
                const auto& history = table.state().history;
                const bool moved = std::any_of(history.begin(), history.end(),
                                               [&](const auto& ply) { return ply.by == player; });
                away[player] = !moved && !table.state().presence.present[player];
            }
            return away;
        };
        const ByPlayer<bool> away = co_await found->live->read(Identity(), missing);
        for (const Player player : players) {
            const auto* const entrant = live->state().find_person(board.who[player].person);
            if (away[player] && entrant != nullptr) {
                absent.push_back(entrant->id);
            }
        }
    }
    co_return absent;
}

} // namespace tabuleiro::server
