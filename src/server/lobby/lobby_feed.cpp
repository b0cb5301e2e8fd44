#include "server/lobby/lobby_feed.hpp"

#include "house/presenter/board_view.hpp"
#include "server/lobby/lobby_values.hpp"

namespace tabuleiro::server {

using house::EventKind;

namespace {

// Whether the position is another one.
bool moves(EventKind kind) {
    return kind == EventKind::Play || kind == EventKind::AskTakeback ||
           kind == EventKind::AcceptTakeback;
}

LobbyEnd end_of(const TableNews& news, const house::Event& event) {
    LobbyEnd end;
    const auto invited = house::invited_seat(news.table.settings());
    if (house::is_join(event.kind)) {
        end.begun_for = {lobby_id(news.seats[opponent(*invited)])};
        // Whoever takes an open seat knows it. Somebody who was challenged may have accepted on
        // another device, or may have been paired by a teacher.
        if (news.table.settings().seats[*invited].kind == house::SeatKind::Person) {
            end.begun_for.push_back(news.seats[*invited].person);
        }
    }
    if (const auto& result = news.table.result()) {
        JsonWriter out;
        house::write(out, *result);
        end.result = out.take();
    }
    if (event.kind == EventKind::Leave && !news.table.state().joined && event.seat == invited) {
        end.declined_by = news.seats[*invited].name;
    }
    return end;
}

} // namespace

void LobbyFeed::opened(const TableNews& news) {
    tell(news, {});
}

void LobbyFeed::changed(const TableNews& news, const house::Event& event) {
    const bool over = news.table.phase() == house::Phase::Over;
    if (over || house::is_join(event.kind) || event.kind == EventKind::Hide ||
        event.kind == EventKind::Unhide) {
        tell(news, end_of(news, event));
    } else if (moves(event.kind)) {
        tell_board(news);
    }
}

void LobbyFeed::tell(const TableNews& news, const LobbyEnd& end) {
    const std::string& table = news.table.id();
    const auto waiting = waiting_entry(news);
    const auto game = game_entry(news);
    for (const LobbyKind kind : {LobbyKind::Offer, LobbyKind::Challenge}) {
        if (!waiting || waiting->kind != kind) {
            sink_.remove(kind, table, end);
        }
    }
    if (waiting) {
        sink_.set(*waiting);
        presence_changed(news);
    }
    if (game) {
        sink_.set(*game);
    } else {
        remove_board(table);
        sink_.remove(LobbyKind::Game, table, end);
    }
}

void LobbyFeed::tell_board(const TableNews& news) {
    const house::TableState& state = news.table.state();
    if (!house::is_listed(state.settings.visibility, state.hidden)) {
        return;
    }
    const auto chosen = boards_.moved(news.table.id(), std::chrono::steady_clock::now());
    if (!chosen.instead.empty()) {
        sink_.remove(LobbyKind::Board, chosen.instead, {});
    }
    if (chosen.shown) {
        sink_.set(board_entry(news));
    }
}

void LobbyFeed::remove_board(const std::string& table) {
    if (boards_.remove(table)) {
        sink_.remove(LobbyKind::Board, table, {});
    }
}

void LobbyFeed::presence_changed(const TableNews& news) {
    const auto free = house::invited_seat(news.table.settings());
    if (free && news.table.phase() == house::Phase::Waiting) {
        sink_.maker_present(news.table.id(), news.present[opponent(*free)]);
    }
}

void LobbyFeed::left(const std::string& table) {
    remove_board(table);
    for (const LobbyKind kind : {LobbyKind::Offer, LobbyKind::Challenge, LobbyKind::Game}) {
        sink_.remove(kind, table, {});
    }
}

} // namespace tabuleiro::server
