#include "archive/text/table_text.hpp"

#include "archive/text/chess_form.hpp"
#include "archive/text/plain_form.hpp"
#include "archive/text/replay.hpp"
#include "games/chess/chess.hpp"

namespace tabuleiro::archive {

Expected<std::string> to_text(const store::TableLog& log) {
    const auto replayed = replay(log.table, log.events);
    if (!replayed) {
        return tl::unexpected(replayed.error());
    }
    return log.table.game == chess::Chess::id ? to_chess(log, *replayed) : to_plain(log, *replayed);
}

} // namespace tabuleiro::archive
