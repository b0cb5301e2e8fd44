#include "house/table_state.hpp"

#include "house/game_adapter.hpp"

namespace tabuleiro::house {

std::string_view name(Phase phase) {
    switch (phase) {
    case Phase::Waiting:
        return "waiting";
    case Phase::Playing:
        return "playing";
    case Phase::Over:
        break;
    }
    return "over";
}

TableState::TableState(std::string table_id, Settings agreed, WallTime at,
                       std::unique_ptr<GameAdapter> adapter)
    : id(std::move(table_id)), settings(std::move(agreed)), opened(at), game(std::move(adapter)),
      joined(!invited_seat(settings)) {}

TableState::TableState(TableState&&) noexcept = default;
TableState& TableState::operator=(TableState&&) noexcept = default;
TableState::~TableState() = default;

const Match& TableState::match() const {
    return game->match();
}

Phase TableState::phase() const {
    return result() ? Phase::Over : joined ? Phase::Playing : Phase::Waiting;
}

std::optional<Player> TableState::turn() const {
    return phase() == Phase::Playing ? std::optional(match().to_move()) : std::nullopt;
}

std::optional<WallTime> TableState::deadline() const {
    return is_slow() && phase() == Phase::Playing ? match().clock().flag_time() : std::nullopt;
}

std::optional<Player> TableState::curtain() const {
    const bool shares_screen = host_of(settings) == Viewer::Both;
    return shares_screen && game->has_secrets() && looking != turn() ? turn() : std::nullopt;
}

ChangingFacts TableState::changing_facts() const {
    return {static_cast<int>(phase()),
            turn(),
            position_version,
            joined,
            match().draw_offer(),
            takeback_by,
            looking,
            wants_rematch,
            !rematch_table.empty(),
            static_cast<int>(history.size()),
            pause.request(),
            pause.is_on(),
            pause.ready(),
            time_given,
            {greetings.event_of(Player::First), greetings.event_of(Player::Second)},
            hidden};
}

std::vector<MoveTime> TableState::times() const {
    std::vector<MoveTime> times;
    times.reserve(history.size());
    for (const Ply& ply : history) {
        times.push_back(ply.time);
    }
    return times;
}

} // namespace tabuleiro::house
