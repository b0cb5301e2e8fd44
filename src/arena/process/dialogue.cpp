#include "arena/process/dialogue.hpp"

#include "arena/process/cecp_dialogue.hpp"
#include "arena/process/uci_dialogue.hpp"

namespace tabuleiro::arena {

std::unique_ptr<Dialogue> make_dialogue(Protocol protocol, EngineOptions options) {
    if (protocol == Protocol::Cecp) {
        return std::make_unique<CecpDialogue>(std::move(options));
    }
    return std::make_unique<UciDialogue>(std::move(options));
}

} // namespace tabuleiro::arena
