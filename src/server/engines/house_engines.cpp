#include "server/engines/house_engines.hpp"

#include <algorithm>

namespace tabuleiro::server {

bool HouseEngines::is_allowed(const TriedEngine& engine) const {
    const auto allowed = policies_.engines();
    return engine.introduction &&
           std::find(allowed->begin(), allowed->end(), engine.name()) != allowed->end();
}

// A house without allowed engines never starts one.
std::vector<TriedEngine> HouseEngines::usable() const {
    if (policies_.engines()->empty()) {
        return {};
    }
    catalogue_.look();
    std::vector<TriedEngine> usable;
    if (const auto known = catalogue_.now()) {
        std::copy_if(known->engines.begin(), known->engines.end(), std::back_inserter(usable),
                     [this](const TriedEngine& engine) { return is_allowed(engine); });
    }
    return usable;
}

void HouseEngines::write(JsonWriter& out) const {
    const auto engines = usable();
    if (engines.empty()) {
        return;
    }
    out.key("engines").open_array();
    for (const TriedEngine& engine : engines) {
        out.open_object().key("name").text(engine.name()).key("author").text(engine.author);
        out.key("games").open_array();
        for (const std::string& game : engine.introduction->games) {
            out.text(game);
        }
        out.close_array().key("analyses").boolean(engine.analyses()).close_object();
    }
    out.close_array();
}

house::Allowed<void> HouseEngines::seat(house::Settings& settings) const {
    for (const Player player : players) {
        house::Seat& seat = settings.seats[player];
        if (seat.kind != house::SeatKind::Engine) {
            continue;
        }
        const auto engines = usable();
        const auto found =
            std::find_if(engines.begin(), engines.end(), [&](const TriedEngine& engine) {
                return engine.name() == seat.name && engine.plays(settings.game);
            });
        if (found == engines.end()) {
            return house::refuse("no-engine", "There is no such engine for this game.");
        }
        if (room_.waiting() >= max_waiting_turns) {
            return house::refuse("engines-busy", "All engines are at work; try again later.");
        }
        house::seat_program(seat, found->author);
    }
    return {};
}

std::optional<TriedEngine> HouseEngines::analyst(std::string_view name,
                                                 std::string_view game) const {
    for (const TriedEngine& engine : usable()) {
        if (engine.name() == name && engine.analyses() && engine.plays(game)) {
            return engine;
        }
    }
    return std::nullopt;
}

std::optional<TriedEngine> HouseEngines::player(std::string_view name,
                                                std::string_view game) const {
    const auto known = catalogue_.wait();
    const TriedEngine* const engine = known ? known->find(name) : nullptr;
    const bool usable = engine != nullptr && is_allowed(*engine) && engine->plays(game);
    return usable ? std::optional(*engine) : std::nullopt;
}

} // namespace tabuleiro::server
