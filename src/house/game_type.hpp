// The games of the house as things one can choose: their options and levels, and a match of each.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "house/game_adapter.hpp"
#include "house/presenter/page_facts.hpp"
#include "house/settings.hpp"

namespace tabuleiro::house {

class GameType {
  public:
    GameType() = default;
    GameType(const GameType&) = delete;
    GameType& operator=(const GameType&) = delete;
    virtual ~GameType() = default;

    virtual std::string_view id() const = 0;
    virtual bool has_secrets() const = 0;
    virtual const PageFacts& facts() const = 0;
    virtual int highest_level() const = 0;
    // Whether the ratings of its levels can be compared with those of rated players.
    virtual bool rated_in_elo() const = 0;
    // The options as /api/house lists them: a JSON array.
    virtual void list_options(JsonWriter& out) const = 0;
    // Every option with its value, as JSON, those that were left out with their defaults; or
    // everything that is wrong.
    [[nodiscard]] virtual Expected<std::string>
    complete_options(const nlohmann::json& options) const = 0;
    // A new game. Fails with all reasons if the options or the start position are not valid.
    [[nodiscard]] virtual Expected<std::unique_ptr<GameAdapter>>
    open(const Settings& settings) const = 0;
    // The moves of a balanced opening, the same for the same seed; none in a game with secrets,
    // where both players begin with what the other cannot see. Takes up to seconds. Requires: the
    // settings can be opened.
    virtual std::vector<std::string> opening(const Settings& settings,
                                             std::uint64_t seed) const = 0;
};

const std::vector<std::unique_ptr<GameType>>& game_types();
// Null if there is no such game.
const GameType* find_game(std::string_view id);

} // namespace tabuleiro::house
