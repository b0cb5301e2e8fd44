// CECP's `feature` lines.
#include <algorithm>

#include "arena/process/cecp_dialogue.hpp"
#include "core/text.hpp"

namespace tabuleiro::arena {

// name=value name="a text" ...
Event CecpDialogue::hear_features(std::string_view line) {
    Event event;
    std::string_view left = trimmed(line.substr(std::string_view("feature").size()));
    while (!left.empty()) {
        const auto equals = left.find('=');
        if (equals == std::string_view::npos) {
            break;
        }
        const std::string_view name = trimmed(left.substr(0, equals));
        left.remove_prefix(equals + 1);
        const bool quoted = !left.empty() && left.front() == '"';
        const auto end = quoted ? left.find('"', 1) : left.find(' ');
        const std::string_view value =
            quoted ? left.substr(1, end == std::string_view::npos ? end : end - 1)
                   : left.substr(0, end);
        left = end == std::string_view::npos ? std::string_view{} : trimmed(left.substr(end + 1));
        hear_feature(name, value, event);
        if (event.kind == Event::Kind::Refuses) {
            return event;
        }
    }
    return event;
}

void CecpDialogue::hear_feature(std::string_view name, std::string_view value, Event& event) {
    const auto reply = [&](std::string_view word) {
        event.replies.push_back(std::string(word) + " " + std::string(name));
    };
    const std::pair<std::string_view, bool*> switches[] = {
        {"ping", &features_.ping},         {"setboard", &features_.setboard},
        {"usermove", &features_.usermove}, {"san", &features_.san},
        {"time", &features_.time},         {"colors", &features_.colors},
        {"reuse", &features_.reuse},       {"memory", &features_.memory},
        {"smp", &features_.smp},           {"nps", &features_.nps},
    };
    for (const auto& [known, feature] : switches) {
        if (name == known) {
            *feature = value == "1";
            reply("accepted");
            return;
        }
    }
    if (name == "myname") {
        name_ = value;
        reply("accepted");
    } else if (name == "variants") {
        for (const std::string_view variant : split(value, ',')) {
            features_.variants.emplace_back(trimmed(variant));
        }
        reply("accepted");
    } else if (name == "option") { // "Name -type ..."
        const auto dash = value.find(" -");
        features_.options.emplace_back(trimmed(value.substr(0, dash)));
        reply("accepted");
    } else if (name == "done") {
        slow_ = value != "1";
        reply("accepted");
        if (value == "1" && state_ == State::Greeting) {
            Event finished = finish_greeting();
            event.kind = finished.kind;
            event.text = std::move(finished.text);
            std::move(finished.replies.begin(), finished.replies.end(),
                      std::back_inserter(event.replies));
        }
    } else if (name == "sigint" || name == "sigterm" || name == "analyze" || name == "draw" ||
               name == "name" || name == "playother" || name == "debug" || name == "pause" ||
               name == "ics" || name == "egt" || name == "exclude" || name == "setscore") {
        reply("accepted");
    } else {
        reply("rejected");
    }
}

} // namespace tabuleiro::arena
