// Whatever an engine sends, in any state of its dialogue; and any text as a results file's lines,
// openings and player words.
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

#include "arena/game/game_record.hpp"
#include "arena/game/openings.hpp"
#include "arena/players/player_spec.hpp"
#include "arena/schedule/plan.hpp"
#include "core/line_buffer.hpp"
#include "programs/dialogue/engine_dialogue.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::arena;
using namespace tabuleiro::programs;

// The first character of a line selects the request that is made before the rest of it is received.
void converse(EngineDialogue& dialogue, std::string_view text) {
    dialogue.hello();
    Question question;
    LineBuffer lines;
    lines.feed(text);
    while (const auto line = lines.next()) {
        if (!line->empty()) {
            switch (line->front()) {
            case '!':
                dialogue.new_game({});
                break;
            case '?':
                dialogue.think(question);
                break;
            case '.':
                dialogue.silence();
                break;
            default:
                break;
            }
            const Event event = dialogue.receive(line->substr(1));
            if (event.kind == Event::Kind::Move) {
                question.moves.push_back(event.text);
            }
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    converse(*make_engine_dialogue(Protocol::Uci, {{"Hash", "1"}}), text);
    converse(*make_engine_dialogue(Protocol::Cecp, {{"memory", "1"}}), text);
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_discarded()) {
        (void)game_record_from(json);
        if (const auto plan = plan_from(json)) {
            (void)to_json(*plan);
        }
    }
    (void)parse_player(text);
    (void)parse_limits(text);
    (void)parse_openings(*find_game("chess"), text, 8);
    return 0;
}
