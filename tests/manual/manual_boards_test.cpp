// Compares the boards of the manuals, as their presenters generate them, with the files from which
// the page is built (docs/manual/rules/NAME.boards.json).
#include "house/option_reading.hpp"
#include "manual/manual_text.hpp"
#include "record/games.hpp"
#include "support/golden.hpp"

namespace tabuleiro::test {
namespace {

// Both sides of a secret, so that readers see what happens.
template <Game G>
house::BoardView board_view_of(const typename G::Position& position) {
    if constexpr (SecretGame<G>) {
        return house::Presenter<G>::revealed(G::view(position, Player::First),
                                             G::view(position, Player::Second));
    } else {
        return house::Presenter<G>::board_view(position);
    }
}

// The options of a table that starts there; nothing can be tried in games with secrets.
template <Game G>
std::string options_of(std::string_view position) {
    if constexpr (OpenGame<G>) {
        return house::written_options<G>(record_from<G>(position, {}).value().options());
    } else {
        return "{}";
    }
}

// {"POSITION": {"options": ..., "board_view": ...}, ...}, one position per line.
template <Game G>
std::string boards_text() {
    std::string text;
    std::set<std::string> written;
    for (const BoardBlock& block : rules_manual(G::id, languages[0]).boards) {
        if (!written.insert(block.position).second) {
            continue;
        }
        house::BoardView board_view = board_view_of<G>(G::read(block.position).value());
        // A board without moves shows nothing.
        std::erase_if(board_view.boards, [&](const house::Board& board) {
            return board.name != board_view.boards[0].name && board.pieces.empty() &&
                   board.marks.empty();
        });
        text += (text.empty() ? "{\n" : ",\n") + JsonWriter().text(block.position).take() + ": ";
        JsonWriter out;
        out.open_object().key("options").raw(options_of<G>(block.position)).key("board_view");
        write(out, board_view);
        text += out.close_object().take();
    }
    return text + "\n}\n";
}

TEST(ManualBoards, AreAsTheHouseDrawsThem) {
    AllGames::for_each([]<Game G>() {
        expect_golden(source_path("docs/manual/rules/" + std::string(G::id) + ".boards.json"),
                      boards_text<G>());
    });
}

} // namespace
} // namespace tabuleiro::test
