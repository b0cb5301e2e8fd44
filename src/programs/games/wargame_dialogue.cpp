#include "programs/games/wargame_dialogue.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace tabuleiro::programs {

AssignmentDialogue::AssignmentDialogue(const wargame::WarGame::Options& options)
    : header_(wargame::size_name(options.size)) {
    for (const int count : options.counts.of_type) {
        header_ += fmt::format(" {}", count);
    }
}

Event AssignmentDialogue::receive(std::string_view line) {
    const auto said = words(line);
    if (said.empty() || said.front().starts_with('*')) {
        return {};
    }
    if (said.size() > 1 && said.front() == "-1") {
        return Event::refuses(Reason("it says: {text}", printable(trimmed(line), 200)));
    }
    const std::string text = fmt::format("{}", fmt::join(said, " "));
    if (!greeted_) {
        greeted_ = text == header_;
        return greeted_
                   ? Event{}
                   : Event::refuses(Reason("its first line should be '{expected}' and is '{text}'",
                                           header_, printable(text, 200)));
    }
    if (text.starts_with("Fim de Jogo")) {
        return Event::refuses(Reason("it ended the game before everything was sunk"));
    }
    return {Event::Kind::Move, text};
}

} // namespace tabuleiro::programs
