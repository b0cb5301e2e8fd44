#include "games/wargame/wargame.hpp"

#include <algorithm>
#include <cassert>

#include "games/wargame/placement.hpp"
#include "games/wargame/worlds.hpp"

namespace tabuleiro::wargame {

static_assert(SecretGame<WarGame>);

namespace {

using Position = WarGame::Position;
using View = WarGame::View;
using Options = WarGame::Options;

// Keys are sums of mixed numbers, one for each piece placed and each shot.
std::uint64_t mixed(std::uint64_t what, Player owner, std::uint64_t place) {
    std::uint64_t state = what * 0x10000 + (owner == Player::First ? 0 : 0x8000) + place;
    return split_mix(state);
}
std::uint64_t piece_key(Player owner, int block, VariantId id) {
    return mixed(1, owner, static_cast<std::uint64_t>(block * (variants + 1) + id));
}
std::uint64_t shot_key(Player owner, int index) {
    return mixed(2, owner, static_cast<std::uint64_t>(index));
}
std::uint64_t options_key(const Options& options) {
    std::uint64_t key =
        mixed(3, Player::First, std::uint64_t{options.size.rows} * 32 + options.size.columns);
    for (int type = 1; type <= types; ++type) {
        key +=
            mixed(4, Player::First, static_cast<std::uint64_t>(type * 64 + options.counts[type]));
    }
    return key;
}

bool is_complete(const Options& options, const Board& board) {
    return !WarGame::next_type(options, board);
}

// The pieces of a fleet that are still to be placed.
Counts left_to_place(const Options& options, const Board& board) {
    Counts left = options.counts;
    const Counts there = board.counts();
    for (int type = 1; type <= types; ++type) {
        left[type] = static_cast<std::uint8_t>(left[type] - there[type]);
    }
    return left;
}

// A board as seen by a shooter who had hit all of it and nothing else: the consistent worlds are
// the ways to complete it.
Openings ways_to_complete(const Options& options, const Board& board) {
    Knowledge knowledge(options.size, options.counts);
    for (int block = 0; block < options.size.blocks(); ++block) {
        for (int place = 0; place < cells_in_block; ++place) {
            const Cell cell = options.size.cell_of(block, place);
            if (const int type = board.at(cell); type != 0) {
                knowledge.learn(cell, type);
            }
        }
    }
    return Openings(knowledge);
}

bool can_be_completed(const Options& options, const Board& board) {
    bool found = false;
    list_worlds(grid_of(options.size), ways_to_complete(options, board), ~std::uint64_t{0},
                [&](const Matrices&) {
                    found = true;
                    return false;
                });
    return found;
}

bool is_sunk(const WarGame::Fleet& fleet) {
    return (fleet.board.occupied() & ~fleet.shots).none();
}

Player turn(const Options& options, const ByPlayer<WarGame::Fleet>& fleets) {
    for (const Player player : players) { // R4
        if (!is_complete(options, fleets[player].board)) {
            return player;
        }
    }
    // R7: the first has fired as often as the second, or once more.
    return fleets.first.shots.count() == fleets.second.shots.count() ? Player::First
                                                                     : Player::Second;
}

} // namespace

std::optional<int> WarGame::next_type(const Options& options, const Board& board) {
    const Counts left = left_to_place(options, board);
    for (int type = types; type >= 1; --type) {
        if (left[type] > 0) {
            return type;
        }
    }
    return std::nullopt;
}

std::optional<Placing> next_placing(const Options& options, const Board& placed,
                                    const Board& fleet) {
    const auto type = WarGame::next_type(options, placed);
    for (int block = 0; type && block < options.size.blocks(); ++block) {
        const VariantId wanted = fleet.matrix(block);
        if (type_of(wanted) == *type && placed.matrix(block) == empty_matrix) {
            return Placing{static_cast<std::uint8_t>(block), wanted};
        }
    }
    return std::nullopt;
}

Expected<Position> WarGame::start(const Options& options) {
    Reasons reasons;
    if (!options.size.is_valid()) { // R1
        reasons.push_back(
            Reason("The board has 9 to 15 rows and 9 to 24 columns, both multiples of 3."));
    }
    if (options.counts.pieces() == 0) { // R2
        reasons.push_back(Reason("A fleet has at least one piece."));
    }
    if (!larger_are_no_more(options.counts)) { // R2, restriction 3
        reasons.push_back(
            Reason("A fleet has no more pieces of a larger type than of a smaller one."));
    }
    if (!at_most_half(options.size, options.counts)) { // R2, restriction 4
        reasons.push_back(Reason("A fleet fills at most half of the blocks."));
    }
    if (reasons.empty() && !can_be_completed(options, Board(options.size))) {
        reasons.push_back(Reason("The fleet does not fit on the board."));
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    Position position;
    position.options_ = options;
    position.fleets_ = {Fleet{Board(options.size), {}}, Fleet{Board(options.size), {}}};
    position.key_ = key_from_scratch(position);
    return position;
}

Player WarGame::to_move(const Position& position) {
    return turn(position.options_, position.fleets_);
}

WarGame::Moves WarGame::legal_moves(const View& view) {
    Moves moves;
    const Size size = view.options.size;
    const auto type = next_type(view.options, view.own.board);
    if (!type && (view.other.all_sunk() || is_sunk(view.own))) {
        return moves; // R9: it is over
    }
    if (!type) { // R7: any cell that was not fired at
        for (int index = 0; index < size.cells(); ++index) {
            if (const Cell cell = size.cell(index); !view.other.tried(cell)) {
                moves.emplace_back(Shot{cell});
            }
        }
        return moves;
    }
    Board board = view.own.board;
    for (int block = 0; block < size.blocks(); ++block) {
        if (board.matrix(block) != empty_matrix) {
            continue; // R3: one piece per block
        }
        const VariantSet fitting = board.fitting(block) & variants_of_type[*type]; // R3
        for_each_variant(fitting, [&](VariantId variant) {
            board.put(block, variant);
            if (can_be_completed(view.options, board)) { // R6
                moves.emplace_back(Placing{static_cast<std::uint8_t>(block), variant});
            }
        });
        board.put(block, empty_matrix);
    }
    return moves;
}

void WarGame::play(Position& position, const Move& move) {
    const Player player = to_move(position);
    if (const auto* const placing = std::get_if<Placing>(&move)) {
        assert(position.fleets_[player].board.matrix(placing->block) == empty_matrix);
        position.fleets_[player].board.put(placing->block, placing->variant);
        position.key_ += piece_key(player, placing->block, placing->variant);
        return;
    }
    const int index = position.options_.size.index(std::get<Shot>(move).cell);
    Fleet& target = position.fleets_[opponent(player)];
    assert(!target.shots[static_cast<std::size_t>(index)]);
    target.shots.set(static_cast<std::size_t>(index));
    position.key_ += shot_key(opponent(player), index);
}

std::optional<Outcome<WarGame::Rule>> WarGame::outcome(const Position& position) {
    for (const Player player : players) {
        if (!is_complete(position.options_, position.fleets_[player].board)) {
            return std::nullopt;
        }
    }
    for (const Player player : players) {
        if (is_sunk(position.fleets_[player])) { // R9
            return Outcome<Rule>{opponent(player), Rule::FleetSunk};
        }
    }
    return std::nullopt;
}

View WarGame::view(const Position& position, Player player) {
    const Size size = position.options_.size;
    const Fleet& other = position.fleets_[opponent(player)];
    Knowledge knowledge(size, position.options_.counts);
    for (int index = 0; index < size.cells(); ++index) {
        if (other.shots[static_cast<std::size_t>(index)]) {
            const Cell cell = size.cell(index);
            knowledge.learn(cell, other.board.at(cell)); // R8
        }
    }
    return {.seat = player,
            .to_move = to_move(position),
            .options = position.options_,
            .own = position.fleets_[player],
            .other = knowledge,
            .other_placed = other.board.counts().pieces()};
}

Position WarGame::sample(const View& view, Rng& rng) {
    const Size size = view.options.size;
    return world_of(view, board_of(size, draw_world(grid_of(size), view.other, rng)));
}

Position WarGame::world_of(const View& view, const Board& complete) {
    const Size size = view.options.size;
    Position world;
    world.options_ = view.options;
    world.fleets_[view.seat] = view.own;
    Fleet& other = world.fleets_[opponent(view.seat)];
    other.board = complete;
    // A fleet that is not complete is a complete one without its smallest pieces (R5).
    for (int excess = view.options.counts.pieces() - view.other_placed, type = 1; excess > 0;
         ++type) {
        for (int block = 0; block < size.blocks() && excess > 0; ++block) {
            if (type_of(other.board.matrix(block)) == type) {
                other.board.put(block, empty_matrix);
                --excess;
            }
        }
    }
    for (int index = 0; index < size.cells(); ++index) {
        other.shots[static_cast<std::size_t>(index)] = view.other.tried(size.cell(index));
    }
    world.key_ = key_from_scratch(world);
    return world;
}

std::string_view WarGame::rule_name(Rule) {
    return "fleet-sunk";
}

std::uint64_t WarGame::key_from_scratch(const Position& position) {
    std::uint64_t key = options_key(position.options_);
    const Size size = position.options_.size;
    for (const Player player : players) {
        const Fleet& fleet = position.fleets_[player];
        for (int block = 0; block < size.blocks(); ++block) {
            if (const VariantId matrix = fleet.board.matrix(block); matrix != empty_matrix) {
                key += piece_key(player, block, matrix);
            }
        }
        for (int index = 0; index < size.cells(); ++index) {
            if (fleet.shots[static_cast<std::size_t>(index)]) {
                key += shot_key(player, index);
            }
        }
    }
    return key;
}

Reasons WarGame::broken_invariants(const Position& position) {
    Reasons broken;
    const Options& options = position.options_;
    if (const auto begun = start(options); !begun) {
        return begun.error().reasons();
    }
    const auto check = [&](bool holds, const Reason& reason) {
        if (!holds) {
            broken.push_back(reason);
        }
    };
    for (const Player player : players) {
        const Board& board = position.fleets_[player].board;
        const std::string_view whose = player == Player::First ? "first" : "second";
        const Counts there = board.counts();
        bool too_many = board.size() != options.size;
        bool out_of_order = false;
        for (int type = 1; type <= types; ++type) {
            too_many = too_many || there[type] > options.counts[type];
            // R5: a smaller piece may be placed only after all larger ones.
            for (int larger = type + 1; larger <= types; ++larger) {
                out_of_order =
                    out_of_order || (there[type] > 0 && there[larger] < options.counts[larger]);
            }
        }
        check(!too_many,
              Reason("The {which} fleet has pieces that its counts do not allow.", whose));
        check(!out_of_order,
              Reason("The {which} fleet has a smaller piece before all larger ones stand.", whose));
        check(!board.has_contact(), Reason("The {which} fleet has pieces that touch.", whose));
        if (!too_many && !out_of_order && !board.has_contact()) {
            check(can_be_completed(options, board),
                  Reason("The {which} fleet can no longer be completed.", whose));
        }
    }
    if (!broken.empty()) {
        return broken;
    }
    const Fleet& first = position.fleets_.first;
    const Fleet& second = position.fleets_.second;
    const bool both = is_complete(options, first.board) && is_complete(options, second.board);
    check(is_complete(options, first.board) || second.board.occupied().none(),
          Reason("The second fleet is placed after the first is complete."));
    check(both || (first.shots.none() && second.shots.none()),
          Reason("Nobody fires before both fleets are complete."));
    const std::size_t by_first = second.shots.count();
    const std::size_t by_second = first.shots.count();
    check(by_first == by_second || by_first == by_second + 1,
          Reason("The first player has fired as often as the second, or once more."));
    if (both) {
        check(!is_sunk(first) || !is_sunk(second), Reason("Both fleets are sunk."));
        check(!is_sunk(second) || by_first == by_second + 1,
              Reason("The second player has fired after its fleet was sunk."));
        check(!is_sunk(first) || by_first == by_second,
              Reason("The first player has fired after its fleet was sunk."));
    }
    return broken;
}

} // namespace tabuleiro::wargame
