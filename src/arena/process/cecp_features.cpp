// CECP's `feature` lines.
#include <algorithm>

#include "arena/process/cecp_dialogue.hpp"
#include "core/text.hpp"

namespace tabuleiro::arena {

Event CecpDialogue::hear(const cecp::Features& features) {
    Event event;
    for (const auto& [name, value] : features.all) {
        hear_feature(name, value, event);
        if (event.kind == Event::Kind::Refuses) {
            break;
        }
    }
    return event;
}

void CecpDialogue::hear_feature(const std::string& name, const std::string& value, Event& event) {
    const auto accept = [&] { event.replies.push_back(format(cecp::Accepted{name})); };
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
            accept();
            return;
        }
    }
    if (name == "myname") {
        name_ = value;
        accept();
    } else if (name == "variants") {
        for (const std::string_view variant : split(value, ',')) {
            features_.variants.emplace_back(trimmed(variant));
        }
        accept();
    } else if (name == "option") { // "Name -type ..."
        const auto dash = value.find(" -");
        features_.options.emplace_back(trimmed(value.substr(0, dash)));
        accept();
    } else if (name == "done") {
        slow_ = value != "1";
        accept();
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
        accept();
    } else {
        event.replies.push_back(format(cecp::Rejected{name}));
    }
}

} // namespace tabuleiro::arena
