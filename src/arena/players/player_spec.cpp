#include "arena/players/player_spec.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/text.hpp"

namespace tabuleiro::arena {
namespace {

constexpr int highest_level = 99; // each game checks its own
constexpr std::array setting_names{"name", "cmd", "dir",   "proto", "restart",
                                   "tc",   "st",  "nodes", "depth", "margin"};

// Engine options are settings too; their names begin with a capital, our own do not.
bool has_capital(std::string_view key) {
    return !key.empty() && key.front() >= 'A' && key.front() <= 'Z';
}

// What kind of player it is, before its settings.
Expected<PlayerSpec> parse_kind(std::string_view text) {
    PlayerSpec player;
    player.name = text;
    const auto after = [&](std::string_view prefix) { return text.substr(prefix.size()); };
    if (text == "random") {
        player.kind = PlayerKind::Random;
    } else if (text.starts_with("level:")) {
        const auto level = parse_number<int>(after("level:"));
        if (!level || *level < 1 || *level > highest_level) {
            return fail("'{text}': a level is a number from 1 on.", text);
        }
        player.kind = PlayerKind::Level;
        player.level = *level;
        player.name = fmt::format("level {}", *level);
    } else if (text.starts_with("profile:") ||
               (text.size() == 2 && text[0] == 'd' && text[1] >= '0' && text[1] <= '9')) {
        player.kind = PlayerKind::Profile;
        player.profile = text.starts_with("profile:") ? after("profile:") : text;
        player.name = player.profile;
    } else {
        player.kind = PlayerKind::Engine;
        player.command = text;
        const auto colon = text.find(':');
        if (const auto protocol = parse_protocol(text.substr(0, colon));
            protocol && colon != std::string_view::npos) {
            player.protocol = *protocol;
            player.command = text.substr(colon + 1);
        }
        player.name.clear();
    }
    return player;
}

Expected<void> set(PlayerSpec& player, std::string_view key, std::string_view value) {
    const auto limit = set_limit(player.limits, key, value);
    if (!limit) {
        return tl::unexpected(limit.error());
    }
    if (*limit) {
        return {};
    }
    if (key == "name") {
        player.name = value;
    } else if (key == "cmd") {
        player.kind = PlayerKind::Engine;
        player.command = value;
    } else if (key == "dir") {
        player.directory = value;
    } else if (key == "proto") {
        const auto protocol = parse_protocol(value == "xboard" ? "cecp" : value);
        if (!protocol) {
            return fail("proto={value}: uci, cecp, program or assignment.", value);
        }
        player.protocol = *protocol;
    } else if (key == "restart") {
        if (value != "on" && value != "off") {
            return fail("restart={value}: on or off.", value);
        }
        player.restart = value == "on";
    } else if (key.starts_with("option.") && key.size() > 7) {
        player.options.emplace_back(key.substr(7), value);
    } else if (has_capital(key)) {
        player.options.emplace_back(key, value);
    } else {
        return fail(
            "'{key}={value}': the settings of a player are {names} and option.NAME (or Name).", key,
            value, fmt::format("{}", fmt::join(setting_names, ", ")));
    }
    return {};
}

// Whether the first word of a player is already a setting, and not a program: a program's own
// arguments may contain "=" too, as in "./engine --hash=16".
bool begins_with_setting(std::string_view word) {
    const std::string_view key = word.substr(0, word.find('='));
    const bool like_a_program =
        key.find('/') != std::string_view::npos || key.find(" -") != std::string_view::npos;
    return key.size() < word.size() &&
           (key.starts_with("option.") || (has_capital(key) && !like_a_program) ||
            std::find(setting_names.begin(), setting_names.end(), key) != setting_names.end());
}

std::string_view kind_of(Protocol protocol) {
    switch (protocol) {
    case Protocol::Uci:
        return "UCI engine";
    case Protocol::Cecp:
        return "CECP engine";
    case Protocol::Program:
        return "program";
    case Protocol::Assignment:
        return "assignment program";
    }
    return "";
}

Expected<PlayerSpec> finished(PlayerSpec player) {
    if (player.kind != PlayerKind::Engine) {
        if (!player.options.empty() || !player.directory.empty()) {
            return fail("'{player}' is no engine: it has no options.", player.name);
        }
        return player;
    }
    const auto command = split_command(player.command);
    if (!command) {
        return tl::unexpected(command.error());
    }
    if (player.name.empty()) {
        player.name = std::filesystem::path(command->front()).filename().string();
    }
    return player;
}

} // namespace

Expected<PlayerSpec> parse_player(std::string_view word) {
    std::vector<std::string> fields;
    for (const std::string_view field : split(word, ',')) {
        fields.emplace_back(field);
    }
    return parse_player(fields);
}

Expected<PlayerSpec> parse_player(const std::vector<std::string>& words) {
    // The kind is read before the settings, wherever it is.
    const auto kind = std::find_if(words.begin(), words.end(), [&](const std::string& word) {
        return !begins_with_setting(word) &&
               (&word == &words.front() || word.find('=') == std::string::npos);
    });
    PlayerSpec player;
    if (kind != words.end()) {
        auto parsed = parse_kind(*kind);
        if (!parsed) {
            return parsed;
        }
        player = *parsed;
    }
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (word == kind) {
            continue;
        }
        const auto equals = word->find('=');
        if (equals == std::string::npos) {
            return fail("'{word}' is no setting such as name=new.", *word);
        }
        const auto done =
            set(player, std::string_view(*word).substr(0, equals), word->substr(equals + 1));
        if (!done) {
            return tl::unexpected(done.error());
        }
    }
    if (kind == words.end() && player.command.empty()) {
        return fail("An engine needs cmd=PROGRAM.");
    }
    return finished(std::move(player));
}

void make_names_unique(std::vector<PlayerSpec>& players) {
    const auto taken = [&](std::size_t before, const std::string& name) {
        return std::any_of(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(before),
                           [&](const PlayerSpec& player) { return player.name == name; });
    };
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::string plain = players[i].name;
        for (int number = 2; taken(i, players[i].name); ++number) {
            players[i].name = fmt::format("{} {}", plain, number);
        }
    }
}

std::string describe(const PlayerSpec& player) {
    switch (player.kind) {
    case PlayerKind::Random:
        return "random moves";
    case PlayerKind::Level:
        return fmt::format("level {}", player.level);
    case PlayerKind::Profile:
        return fmt::format("profile {}", player.profile);
    case PlayerKind::Engine:
        break;
    }
    std::string text = fmt::format("{} {}", kind_of(player.protocol), player.command);
    for (const auto& [name, value] : player.options) {
        text += fmt::format(", {}={}", name, value);
    }
    return text;
}

nlohmann::json to_json(const PlayerSpec& player) {
    nlohmann::json json{{"name", player.name}, {"limits", to_text(player.limits)}};
    switch (player.kind) {
    case PlayerKind::Random:
        json["kind"] = "random";
        break;
    case PlayerKind::Level:
        json["kind"] = "level";
        json["level"] = player.level;
        break;
    case PlayerKind::Profile:
        json["kind"] = "profile";
        json["profile"] = player.profile;
        break;
    case PlayerKind::Engine:
        json["kind"] = to_text(player.protocol);
        json["command"] = player.command;
        json["directory"] = player.directory;
        json["options"] = player.options;
        json["restart"] = player.restart;
        break;
    }
    return json;
}

Expected<PlayerSpec> player_from(const nlohmann::json& json) {
    try {
        PlayerSpec player;
        json.at("name").get_to(player.name);
        const auto kind = json.at("kind").get<std::string>();
        if (kind == "level") {
            player.kind = PlayerKind::Level;
            json.at("level").get_to(player.level);
        } else if (kind == "profile") {
            player.kind = PlayerKind::Profile;
            json.at("profile").get_to(player.profile);
        } else if (const auto protocol = parse_protocol(kind)) {
            player.kind = PlayerKind::Engine;
            player.protocol = *protocol;
            json.at("command").get_to(player.command);
            json.at("directory").get_to(player.directory);
            json.at("options").get_to(player.options);
            json.at("restart").get_to(player.restart);
        } else if (kind != "random") {
            return fail("There is no player of the kind '{kind}'.", kind);
        }
        const auto limits = parse_limits(json.at("limits").get<std::string>());
        if (!limits) {
            return tl::unexpected(limits.error());
        }
        player.limits = *limits;
        return player;
    } catch (const nlohmann::json::exception& error) {
        return fail("A player cannot be read: {cause}", error.what());
    }
}

} // namespace tabuleiro::arena
