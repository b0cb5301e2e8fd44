#include "house/name_removal.hpp"

#include "house/settings.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

Expected<std::string> without_name(std::string_view settings, Player seat) {
    auto given = parse_shallow<nlohmann::ordered_json>(settings);
    const std::string side(name(seat));
    if (!given.is_object() || !given.contains("seats") || !given["seats"].is_object() ||
        !given["seats"].contains(side) || !given["seats"][side].is_object()) {
        return fail("There are two seats, first and second.");
    }
    auto& player = given["seats"][side];
    player["name"] = "";
    if (player.contains("program")) {
        player["program"] = {{"author", ""}};
    }
    return given.dump();
}

} // namespace tabuleiro::house
