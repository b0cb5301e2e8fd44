#include "programs/dialogue/engine_dialogue.hpp"

#include "programs/dialogue/cecp_dialogue.hpp"
#include "programs/dialogue/uci_dialogue.hpp"

namespace tabuleiro::programs {

std::unique_ptr<EngineDialogue> make_engine_dialogue(Protocol protocol, EngineOptions options) {
    if (protocol == Protocol::Cecp) {
        return std::make_unique<CecpDialogue>(std::move(options));
    }
    return std::make_unique<UciDialogue>(std::move(options));
}

} // namespace tabuleiro::programs
