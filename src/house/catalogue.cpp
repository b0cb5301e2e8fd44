#include "house/catalogue.hpp"

#include <array>
#include <cassert>

#include "house/game_type.hpp"
#include "house/ratings.hpp"

namespace tabuleiro::house {

namespace {

struct Preset {
    std::string_view name;
    std::string_view time;
};
constexpr std::array<Preset, 7> presets{{{"none", "none"},
                                         {"1+0", "60"},
                                         {"3+2", "180+2"},
                                         {"5+3", "300+3"},
                                         {"10+0", "600"},
                                         {"15+10", "900+10"},
                                         {"30+20", "1800+20"}}};

void write_game(JsonWriter& out, const GameType& game) {
    const PageFacts& facts = game.facts();
    out.open_object().key("game").word(game.id()).key("secrets").boolean(game.has_secrets());
    out.key("studied").boolean(!game.has_secrets()).key("sides").open_object();
    for (const Player player : players) {
        out.key(name(player)).word(facts.sides[player]);
    }
    out.close_object().key("pattern").word(facts.pattern).key("tally").word(facts.tally);
    out.key("notation").word(facts.notation);
    out.key("options");
    game.list_options(out);
    out.key("levels").open_array();
    for (int level = 1; level <= game.highest_level(); ++level) {
        out.open_object().key("level").number(level);
        out.key("name").word(level_name(game.id(), level));
        out.key("rating").number(level_rating(game.id(), level)).close_object();
    }
    out.close_array().close_object();
}

std::string games_json() {
    JsonWriter out;
    out.open_array();
    for (const auto& game : game_types()) {
        write_game(out, *game);
    }
    return out.close_array().take();
}

} // namespace

void write_catalogue(JsonWriter& out) {
    static const std::string games = games_json();
    out.key("games").raw(games).key("presets").open_array();
    for (const Preset& preset : presets) {
        out.open_object().key("name").word(preset.name);
        out.key("time").word(preset.time).close_object();
    }
    out.close_array();
}

std::string_view level_name(std::string_view game, int level) {
    const GameType* const kind = find_game(game);
    assert(kind != nullptr && level >= 1 && level <= kind->highest_level());
    return kind->facts().levels[static_cast<std::size_t>(level - 1)];
}

std::optional<int> level_rating(std::string_view game, int level) {
    const GameType* const kind = find_game(game);
    if (kind == nullptr || !kind->rated_in_elo()) {
        return std::nullopt;
    }
    for (const Rating& rating : ratings) {
        if (rating.game == game && rating.level == level) {
            return rating.rating;
        }
    }
    return std::nullopt;
}

std::vector<CalibratedLevel> calibrated_levels(std::string_view game) {
    std::vector<CalibratedLevel> levels;
    for (const Rating& rating : ratings) {
        if (rating.game == game) {
            levels.push_back({rating.level, rating.rating});
        }
    }
    return levels;
}

} // namespace tabuleiro::house
