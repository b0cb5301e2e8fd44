// The engines that people may play and ask: those of the catalogue that the administrator has
// allowed. At tables that the house opens by itself, versions of the course play as well.
#pragma once

#include "core/json_writer.hpp"
#include "house/refusal.hpp"
#include "house/settings.hpp"
#include "server/engines/engine_catalogue.hpp"
#include "server/engines/engine_room.hpp"
#include "server/engines/version_engines.hpp"
#include "server/people/sessions.hpp"

namespace tabuleiro::server {

// Who chose the engines of a table.
enum class ChosenBy : std::uint8_t { Person, House };

class HouseEngines {
  public:
    // More turns than this wait only if too many games with engines are played already.
    static constexpr std::size_t max_waiting_turns = 16;

    HouseEngines(EngineCatalogue& catalogue, Sessions& sessions, store::sql::Database& database,
                 const EngineRoom& room, VersionEngines& versions)
        : catalogue_(catalogue), sessions_(sessions), database_(database), room_(room),
          versions_(versions) {}

    // From any thread: these.

    // The field "engines" of /api/house; nothing if there are none. Requires: an object is open.
    void write(JsonWriter& out) const;
    // Seats of engines get their authors. Refuses with "no-engine" what may not be chosen, with
    // "engine-start" a first position that the engine does not play from, and with "engines-busy".
    // An engine that is not known here may have been allowed at another node a moment ago: then it
    // is looked up, and tried. Versions may be chosen by the house alone. The settings must outlive
    // it.
    Awaitable<house::Allowed<void>> seat(house::Settings& settings,
                                         ChosenBy chosen = ChosenBy::Person) const;
    // None if it may not be chosen, or does not analyse this game.
    std::optional<TriedEngine> analyst(std::string_view name, std::string_view game) const;
    // The same for a turn of a game: waits until it is known what the engine is, and whether
    // another node has allowed it. Not for network threads.
    std::optional<TriedEngine> player(std::string_view name, std::string_view game) const;

  private:
    // As this node knows, and as the store does.
    bool is_allowed(const std::string& name) const;
    bool is_allowed_by_store(const std::string& name) const;
    // Those that are known by now.
    std::vector<TriedEngine> usable() const;
    std::optional<TriedEngine> usable(std::string_view name, std::string_view game) const;
    // The same, after it was looked up and tried.
    Awaitable<std::optional<TriedEngine>> looked_up(std::string name, std::string game) const;
    Awaitable<house::Allowed<void>> seat_version(house::Seat& seat) const;

    EngineCatalogue& catalogue_;
    Sessions& sessions_;
    store::sql::Database& database_;
    const EngineRoom& room_;
    VersionEngines& versions_;
};

} // namespace tabuleiro::server
