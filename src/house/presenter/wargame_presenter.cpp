#include "house/presenter/wargame_presenter.hpp"

#include "games/wargame/placer.hpp"

namespace tabuleiro::house {

namespace {

using namespace wargame;

using WarGamePresenter = house::Presenter<WarGame>;

using View = WarGame::View;

std::string_view ship(int type) {
    constexpr std::array<std::string_view, types> words{"ship-1", "ship-2", "ship-3", "ship-4",
                                                        "ship-5", "ship-6", "ship-7", "ship-8"};
    return words[static_cast<std::size_t>(type - 1)];
}

CellName name_of(Player waters, Size size, Cell cell) {
    std::string text(name(waters));
    text += ':';
    text += cell_name(size, cell);
    return text;
}

// What the shots at a fleet have told.
Knowledge told_by(const WarGame::Options& options, const WarGame::Fleet& fleet) {
    Knowledge knowledge(options.size, options.counts);
    for (int index = 0; index < options.size.cells(); ++index) {
        if (fleet.shots[static_cast<std::size_t>(index)]) {
            const Cell cell = options.size.cell(index);
            knowledge.learn(cell, fleet.board.at(cell));
        }
    }
    return knowledge;
}

// What everybody knows of a fleet: its ships, the largest first, and those that were sunk.
std::vector<Squadron> squadrons_of(const Knowledge& known) {
    std::array<int, types + 1> sunk{};
    for (int block = 0; block < known.size().blocks(); ++block) {
        if (known.is_sunk(block)) {
            ++sunk[static_cast<std::size_t>(known.type(block))];
        }
    }
    std::vector<Squadron> fleet;
    for (int type = types; type >= 1; --type) {
        if (const int ships = known.counts()[type]; ships > 0) {
            fleet.push_back({ship(type), ships, sunk[static_cast<std::size_t>(type)]});
        }
    }
    return fleet;
}

// `fleet`: null unless the viewer may see all of it.
house::Board waters_of(Player owner, const Knowledge& known, const wargame::Board* fleet) {
    const Size size = known.size();
    house::Board board{.name = name(owner),
                       .columns = letters('A', size.columns),
                       .rows = numbers(size.rows, 1),
                       .pattern = "blocks",
                       .turns = false,
                       .fleet = squadrons_of(known)};
    for (int index = 0; index < size.cells(); ++index) {
        const Cell cell = size.cell(index);
        const bool tried = known.tried(cell);
        const int answer = tried ? known.answer(cell) : 0;
        const int type = fleet != nullptr ? fleet->at(cell) : answer;
        if (type != 0) {
            board.pieces.push_back({name_of(owner, size, cell), ship(type), owner});
        }
        if (tried) {
            board.marks.push_back({name_of(owner, size, cell), answer == 0 ? "miss"
                                                               : known.is_sunk(size.block_of(cell))
                                                                   ? "sunk"
                                                                   : "hit"});
        }
    }
    return board;
}

// The pieces after the first `placed`, in the order in which they are placed (R5).
std::vector<LoosePiece> still_to_place(const WarGame::Options& options, Player owner, int placed) {
    std::vector<LoosePiece> pieces;
    for (int type = types; type >= 1; --type) {
        for (int i = 0; i < options.counts[type]; ++i) {
            if (--placed < 0) {
                pieces.push_back({ship(type), owner});
            }
        }
    }
    return pieces;
}

Choice choice_of(const View& view, const WarGame::Move& move) {
    const Size size = view.options.size;
    Choice choice{.move = WarGame::format(view, move), .path = {}};
    if (const auto* const shot = std::get_if<Shot>(&move)) {
        choice.path = {name_of(opponent(view.seat), size, shot->cell)};
        choice.kind = "shot";
        return choice;
    }
    const auto& placing = std::get<Placing>(move);
    const Variant& variant = matrices[placing.variant];
    choice.path = {name_of(view.seat, size, size.cell_of(placing.block, 0))};
    choice.kind = "place";
    choice.choice = ship(variant.type);
    choice.choice += '.';
    choice.choice += std::to_string(variant.number);
    for (int place = 0; place < cells_in_block; ++place) {
        if (((variant.cells >> place) & 1) != 0) {
            choice.touches.push_back(name_of(view.seat, size, size.cell_of(placing.block, place)));
        }
    }
    return choice;
}

} // namespace

WarGamePresenter::PublicView::PublicView(const View& of_first, const View& of_second)
    : options(of_first.options), fired_at{of_second.other, of_first.other},
      placed{of_second.other_placed, of_first.other_placed} {}

BoardView WarGamePresenter::board_view(const View& view) {
    const Player other = opponent(view.seat);
    ByPlayer<Knowledge> fired_at;
    fired_at[view.seat] = told_by(view.options, view.own);
    fired_at[other] = view.other;
    BoardView board_view;
    for (const Player owner : players) {
        const bool own = owner == view.seat;
        board_view.boards.push_back(
            waters_of(owner, fired_at[owner], own ? &view.own.board : nullptr));
        board_view.beside[owner] = still_to_place(
            view.options, owner, own ? view.own.board.counts().pieces() : view.other_placed);
    }
    return board_view;
}

BoardView WarGamePresenter::board_view(const PublicView& view) {
    BoardView board_view;
    for (const Player owner : players) {
        board_view.boards.push_back(waters_of(owner, view.fired_at[owner], nullptr));
        board_view.beside[owner] = still_to_place(view.options, owner, view.placed[owner]);
    }
    return board_view;
}

BoardView WarGamePresenter::revealed(const View& of_first, const View& of_second) {
    BoardView board_view;
    for (const View* view : {&of_first, &of_second}) {
        const WarGame::Fleet& own = view->own;
        board_view.boards.push_back(waters_of(view->seat, told_by(view->options, own), &own.board));
        board_view.beside[view->seat] =
            still_to_place(view->options, view->seat, own.board.counts().pieces());
    }
    return board_view;
}

std::vector<Choice> WarGamePresenter::choices(const View& view) {
    std::vector<Choice> choices;
    for (const WarGame::Move& move : WarGame::legal_moves(view)) {
        choices.push_back(choice_of(view, move));
    }
    return choices;
}

PlayedMove WarGamePresenter::played(const View& before, const WarGame::Move& move,
                                    const View& after) {
    PlayedMove played;
    played.by = before.seat;
    if (const auto* const placing = std::get_if<Placing>(&move)) {
        played.effects = {"place"};
        played.piece = ship(type_of(placing->variant));
        return played;
    }
    const Cell cell = std::get<Shot>(move).cell;
    const Size size = before.options.size;
    played.text = cell_name(size, cell);
    played.note = played.text;
    played.path = {name_of(opponent(before.seat), size, cell)};
    const int type = after.other.answer(cell);
    if (type == 0) {
        played.effects = {"miss"};
        return played;
    }
    played.piece = ship(type);
    played.effects = {"hit"};
    if (after.other.is_sunk(size.block_of(cell))) {
        played.effects.emplace_back("sunk");
    }
    if (after.other.all_sunk()) {
        played.effects.emplace_back("fleet-sunk");
    }
    return played;
}

std::vector<WarGame::Move> WarGamePresenter::arrange(const View& view, Rng& rng) {
    std::vector<WarGame::Move> moves;
    Rng own(rng());
    Placer placer;
    View then = view;
    while (WarGame::next_type(then.options, then.own.board)) {
        const Placing placing = placer.next(then, own);
        then.own.board.put(placing.block, placing.variant);
        moves.push_back(placing);
    }
    return moves;
}

} // namespace tabuleiro::house
