// CECP's `feature` lines.
#include <algorithm>

#include "core/text.hpp"
#include "programs/dialogue/cecp_dialogue.hpp"

namespace tabuleiro::programs {

Event CecpDialogue::hear(const cecp::Features& features) {
    Event event;
    features_.any = true;
    for (const auto& [name, value] : features.all) {
        hear_feature(name, value, event);
        if (event.kind == Event::Kind::Refuses) {
            break;
        }
    }
    return event;
}

void CecpDialogue::hear_feature(const std::string& name, const std::string& value, Event& event) {
    const std::pair<std::string_view, bool*> switches[] = {
        {"ping", &features_.ping},         {"setboard", &features_.setboard},
        {"usermove", &features_.usermove}, {"san", &features_.san},
        {"time", &features_.time},         {"reuse", &features_.reuse},
        {"memory", &features_.memory},     {"smp", &features_.smp},
        {"nps", &features_.nps},
    };
    // Accepted, and without any effect here.
    constexpr std::string_view others[] = {"colors",  "sigint", "sigterm",   "analyze", "draw",
                                           "name",    "ics",    "playother", "debug",   "pause",
                                           "exclude", "egt",    "setscore",  "done"};
    const auto known = std::find_if(std::begin(switches), std::end(switches),
                                    [&](const auto& feature) { return feature.first == name; });
    if (known != std::end(switches)) {
        *known->second = value == "1";
    } else if (name == "myname") {
        features_.name = value;
    } else if (name == "variants") {
        for (const std::string_view variant : split(value, ',')) {
            features_.variants.emplace_back(trimmed(variant));
        }
    } else if (name == "option") { // "Name -type ..."
        features_.options.emplace_back(trimmed(value.substr(0, value.find(" -"))));
    } else if (std::find(std::begin(others), std::end(others), name) == std::end(others)) {
        event.replies.push_back(format(cecp::Rejected{name}));
        return;
    }
    event.replies.push_back(format(cecp::Accepted{name}));
    if (name == "done") {
        slow_ = value != "1";
        if (value == "1" && state_ == State::Greeting) {
            Event finished = finish_greeting();
            event.kind = finished.kind;
            event.text = std::move(finished.text);
            std::move(finished.replies.begin(), finished.replies.end(),
                      std::back_inserter(event.replies));
        }
    }
}

} // namespace tabuleiro::programs
