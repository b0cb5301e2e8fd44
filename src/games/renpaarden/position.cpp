#include "games/renpaarden/position.hpp"

#include <array>

#include "core/rng.hpp"
#include "games/renpaarden/turns.hpp"

namespace tabuleiro::renpaarden {
namespace {

struct Keys {
    ByPlayer<std::array<std::uint64_t, cell_count>> knight;
    std::uint64_t second_to_move = 0;
};

constexpr Keys make_keys() {
    Keys keys;
    std::uint64_t state = 1981; // the year of the game
    for (const Player player : players) {
        for (std::uint64_t& key : keys.knight[player]) {
            key = split_mix(state);
        }
    }
    keys.second_to_move = split_mix(state);
    return keys;
}

constexpr Keys keys = make_keys();

std::uint64_t knight_key(Player player, Cell cell) {
    return keys.knight[player][static_cast<std::size_t>(cell.index())];
}

std::string_view side_name(Player player) {
    return player == Player::First ? "White" : "Black";
}

Reasons faults(const Setup& setup) {
    if (!is_valid_size(setup.options.size)) {
        return {Reason("The board has 5 to 9 rows and columns.")};
    }
    Reasons reasons;
    const int wanted = knights_per_side(setup.options.size);
    for (const Player player : players) {
        const CellSet knights = setup.knights[player];
        if (!board_cells(setup.options.size).includes(knights)) {
            reasons.push_back(Reason("{side} has a knight off the board.", side_name(player)));
        }
        if (knights.count() != wanted) {
            reasons.push_back(Reason("{side} has {count} knights, not {wanted}.", side_name(player),
                                     knights.count(), wanted));
        }
    }
    if ((setup.knights.first & setup.knights.second).any()) {
        reasons.push_back(Reason("Two knights share a cell."));
    }
    const CellSet knights = setup.knights.first | setup.knights.second;
    for (const Cell cell : (setup.entered | setup.returned) - knights) {
        reasons.push_back(Reason("No knight stands on {cell}.", cell.name()));
    }
    if (setup.plies_since_entry < 0 || setup.plies < setup.plies_since_entry) {
        reasons.push_back(
            Reason("The plies since the last first entry are from 0 to the plies played."));
    }
    return reasons;
}

} // namespace

Setup start_setup(const Options& options) {
    Setup setup;
    setup.options = options;
    for (const Player player : players) {
        setup.knights[player] = home_cells(player, options.size);
    }
    return setup;
}

Position::Position() : Position(from(start_setup({})).value()) {}

Expected<Position> Position::from(const Setup& setup) {
    if (auto reasons = faults(setup); !reasons.empty()) {
        return fail(std::move(reasons));
    }
    // Larger counts are nonsense under either rule set; this also keeps them from overflowing.
    static constexpr int max_plies =
        2 * knights_per_side(largest_size) * max_plies_since_entry + max_plies_since_entry;
    if (setup.plies > max_plies) {
        return fail("No game lasts so many plies.");
    }
    Position position{Blank{}};
    position.size_ = static_cast<std::uint8_t>(setup.options.size);
    position.rules_ = setup.options.rules;
    position.win_ = setup.options.win;
    position.to_move_ = setup.to_move;
    position.knights_ = setup.knights;
    for (const Player player : players) {
        const CellSet knights = setup.knights[player];
        const CellSet entered = knights & (position.goal(player) | setup.entered);
        position.entered_[player] = entered;
        position.left_[player] =
            (knights - position.home(player)) | entered | (knights & setup.returned);
    }
    position.plies_since_entry_ = static_cast<std::uint16_t>(setup.plies_since_entry);
    position.plies_ = static_cast<std::uint16_t>(setup.plies);
    position.won_mid_chain_ = setup.won_mid_chain;
    position.key_ = position.key_from_scratch();
    if (auto reasons = position.broken_invariants(); !reasons.empty()) {
        return fail(std::move(reasons));
    }
    return position;
}

Setup Position::setup() const {
    Setup setup{.options = options(),
                .knights = knights_,
                .to_move = to_move_,
                .entered = {},
                .returned = {},
                .plies_since_entry = plies_since_entry_,
                .plies = plies_,
                .won_mid_chain = won_mid_chain_};
    for (const Player player : players) {
        setup.entered |= entered_[player] - goal(player);
        setup.returned |= left_[player] & home(player);
    }
    return setup;
}

void Position::play(Move turn) {
    const Player us = to_move_;
    won_mid_chain_ = win_ == WinCheck::MidChain && wins_mid_chain(*this, turn);

    knights_[us].erase(turn.from);
    knights_[us].insert(turn.to);
    key_ ^= knight_key(us, turn.from) ^ knight_key(us, turn.to) ^ keys.second_to_move;

    // R6 b): marks travel with their knight; only where a turn ends counts.
    const bool had_entered = entered_[us].contains(turn.from);
    const bool enters = goal(us).contains(turn.to);
    entered_[us].erase(turn.from);
    if (had_entered || enters) {
        entered_[us].insert(turn.to);
    }
    const bool had_left = left_[us].contains(turn.from);
    left_[us].erase(turn.from);
    if (had_left || !home(us).contains(turn.to)) {
        left_[us].insert(turn.to);
    }
    plies_since_entry_ = enters && !had_entered
                             ? std::uint16_t{0}
                             : static_cast<std::uint16_t>(plies_since_entry_ + 1);
    ++plies_;
    to_move_ = opponent(us);
}

std::uint64_t Position::key_from_scratch() const {
    std::uint64_t key = to_move_ == Player::Second ? keys.second_to_move : 0;
    for (const Player player : players) {
        for (const Cell cell : knights_[player]) {
            key ^= knight_key(player, cell);
        }
    }
    return key;
}

Reasons Position::broken_invariants() const {
    Reasons broken;
    const auto check = [&](bool holds, const Reason& reason) {
        if (!holds) {
            broken.push_back(reason);
        }
    };
    for (const Player player : players) {
        const CellSet knights = knights_[player];
        check(knights.count() == knights_per_side(size_),
              Reason("A side has twice the size knights."));
        check(board_cells(size_).includes(knights), Reason("Knights stand on the board."));
        check(knights.includes(entered_[player] | left_[player]),
              Reason("Marks belong to knights."));
        check(entered_[player].includes(knights & goal(player)),
              Reason("Knights on a goal row entered."));
        check(left_[player].includes(knights - home(player)),
              Reason("Knights not at home have left."));
        check(left_[player].includes(entered_[player]), Reason("Knights that entered have left."));
    }
    check((knights_.first & knights_.second).none(), Reason("Two knights never share a cell."));
    check(plies_since_entry_ <= plies_, Reason("Plies since an entry are plies."));
    if (rules_ == Ruleset::House) {
        const int entries = entered_.first.count() + entered_.second.count();
        check(plies_since_entry_ <= max_plies_since_entry,
              Reason("R6 b) ends a game after 100 plies."));
        check(plies_ <= entries * max_plies_since_entry + plies_since_entry_,
              Reason("Between two first entries lie at most 100 plies."));
    } else {
        check(plies_ <= max_literal_plies, Reason("A literal game ends after 600 plies."));
    }
    if (won_mid_chain_) {
        const Player winner = opponent(to_move_);
        check(win_ == WinCheck::MidChain,
              Reason("Only the option mid-chain wins in the middle of a chain."));
        check((goal(winner) - knights_[winner]).count() == 1 &&
                  knights_[opponent(winner)].includes(goal(winner) - knights_[winner]),
              Reason("A chain wins on the last goal cell, held by an enemy."));
    }
    check(key_ == key_from_scratch(), Reason("The key is that of the board."));
    return broken;
}

} // namespace tabuleiro::renpaarden
