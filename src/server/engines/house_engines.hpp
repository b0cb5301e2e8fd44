// The engines that people may play and ask: those of the catalogue that the administrator has
// allowed.
#pragma once

#include "core/json_writer.hpp"
#include "house/refusal.hpp"
#include "house/settings.hpp"
#include "server/engines/engine_catalogue.hpp"
#include "server/engines/engine_room.hpp"
#include "server/people/house_policies.hpp"

namespace tabuleiro::server {

class HouseEngines {
  public:
    // More turns than this wait only if too many games with engines are played already.
    static constexpr std::size_t max_waiting_turns = 16;

    HouseEngines(EngineCatalogue& catalogue, const HousePolicies& policies, const EngineRoom& room)
        : catalogue_(catalogue), policies_(policies), room_(room) {}

    // From any thread: these.

    // The field "engines" of /api/house; nothing if there are none. Requires: an object is open.
    void write(JsonWriter& out) const;
    // Seats of engines get their authors. Refuses with "no-engine" what may not be chosen, and with
    // "engines-busy".
    [[nodiscard]] house::Allowed<void> seat(house::Settings& settings) const;
    // None if it may not be chosen, or does not analyse this game.
    std::optional<TriedEngine> analyst(std::string_view name, std::string_view game) const;
    // The same for a turn of a game: waits until it is known what the engine is. Not for network
    // threads.
    std::optional<TriedEngine> player(std::string_view name, std::string_view game) const;

  private:
    bool is_allowed(const TriedEngine& engine) const;
    // Those that are known by now.
    std::vector<TriedEngine> usable() const;

    EngineCatalogue& catalogue_;
    const HousePolicies& policies_;
    const EngineRoom& room_;
};

} // namespace tabuleiro::server
