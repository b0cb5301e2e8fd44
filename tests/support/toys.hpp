// Two games small enough to solve in the head, for testing what is written against the concepts:
// Countdown, open, in which a player may move twice in a row; and Cups, with a secret.
#pragma once

#include <array>
#include <string>

#include "core/game.hpp"
#include "core/inline_vector.hpp"
#include "core/text.hpp"

namespace tabuleiro::test {

// A heap of stones; a turn takes 1 to 3; taking exactly 2 gives the same player another turn.
// The player who takes the last stone wins.
struct Countdown {
    struct Options {
        int stones = 12;
        friend bool operator==(const Options&, const Options&) = default;
    };
    struct Position {
        int stones = 12;
        Player to_move = Player::First;
        Player last = Player::Second;
        friend bool operator==(const Position&, const Position&) = default;
    };
    using Move = int;
    using Moves = InlineVector<int, 3>;
    using View = Position;
    enum class Rule { LastStone };

    static constexpr std::string_view id = "countdown";
    static constexpr std::optional<int> max_plies = 60;

    static Expected<Position> start(const Options& options) {
        if (options.stones < 1 || options.stones > 60) {
            return fail("The heap has 1 to 60 stones.");
        }
        return Position{options.stones, Player::First, Player::Second};
    }
    static Player to_move(const Position& position) { return position.to_move; }
    static const View& view(const Position& position, Player) { return position; }
    static Moves legal_moves(const Position& position) {
        Moves moves;
        for (int take = 1; take <= 3 && take <= position.stones; ++take) {
            moves.push_back(take);
        }
        return moves;
    }
    static void play(Position& position, Move take) {
        position.stones -= take;
        position.last = position.to_move;
        if (take != 2) {
            position.to_move = opponent(position.to_move);
        }
    }
    static std::optional<Outcome<Rule>> outcome(const Position& position) {
        if (position.stones > 0) {
            return std::nullopt;
        }
        return Outcome<Rule>{position.last, Rule::LastStone};
    }
    static std::string format(const Position&, Move take) { return std::to_string(take); }
    static Expected<Move> parse(const Position& position, std::string_view text) {
        const auto take = parse_number<int>(text);
        if (!take || *take < 1 || *take > 3 || *take > position.stones) {
            return fail("A turn takes 1 to 3 stones that are there.");
        }
        return *take;
    }
    static std::string write(const Position& position) {
        return std::to_string(position.stones) + (position.to_move == Player::First ? " 1" : " 2") +
               (position.last == Player::First ? " 1" : " 2");
    }
    static Expected<Position> read(std::string_view text) {
        const auto fields = words(text);
        const auto player = [](std::string_view word) {
            return word == "1" ? Player::First : Player::Second;
        };
        if (fields.size() != 3) {
            return fail("A position is the stones, who moves and who moved.");
        }
        const auto stones = parse_number<int>(fields[0]);
        if (!stones || *stones < 0) {
            return fail("The stones are no number.");
        }
        return Position{*stones, player(fields[1]), player(fields[2])};
    }
    static std::string draw(const Position& position) {
        return std::string(static_cast<std::size_t>(position.stones), 'o') + "\n";
    }
    static std::string_view rule_name(Rule) { return "last-stone"; }
    static std::uint64_t key(const Position& position) { return key_from_scratch(position); }
    static std::uint64_t key_from_scratch(const Position& position) {
        std::uint64_t state = static_cast<std::uint64_t>(position.stones) * 4 +
                              (position.to_move == Player::First ? 0 : 2) +
                              (position.last == Player::First ? 0 : 1);
        return split_mix(state);
    }
    static Reasons broken_invariants(const Position& position) {
        if (position.stones < 0) {
            return {Reason("The heap is never negative.")};
        }
        return {};
    }
};

// Each player hides a ball under one of three cups, then they take turns lifting a cup of the
// opponent's. The first to find the ball wins.
struct Cups {
    struct Options {
        friend bool operator==(const Options&, const Options&) = default;
    };
    static constexpr int nowhere = 3;
    struct Side {
        int ball = nowhere;
        std::array<bool, 3> lifted{}; // cups of this player that the other has lifted
        friend bool operator==(const Side&, const Side&) = default;
    };
    struct Position {
        ByPlayer<Side> sides;
        Player to_move = Player::First;
        friend bool operator==(const Position&, const Position&) = default;
    };
    // The other's ball is left out, unless it was found.
    struct View {
        Player seat = Player::First;
        Player to_move = Player::First;
        Options options{};
        Side mine{};
        std::array<bool, 3> lifted{};
        bool hidden = false; // the other has hidden its ball
        bool found = false;
        friend bool operator==(const View&, const View&) = default;
    };
    using Move = int;
    using Moves = InlineVector<int, 3>;
    enum class Rule { Found };

    static constexpr std::string_view id = "cups";
    static constexpr std::optional<int> max_plies = 8;

    static Expected<Position> start(const Options&) { return Position{}; }
    static Player to_move(const Position& position) { return position.to_move; }
    static View view(const Position& position, Player seat) {
        const Side& other = position.sides[opponent(seat)];
        const bool hidden = other.ball != nowhere;
        const bool found = hidden && other.lifted[static_cast<std::size_t>(other.ball)];
        return {seat, position.to_move, {}, position.sides[seat], other.lifted, hidden, found};
    }
    static Moves legal_moves(const View& view) {
        Moves moves;
        for (int cup = 0; cup < 3; ++cup) {
            if (view.mine.ball == nowhere || !view.lifted[static_cast<std::size_t>(cup)]) {
                moves.push_back(cup);
            }
        }
        return moves;
    }
    static void play(Position& position, Move cup) {
        Side& mine = position.sides[position.to_move];
        if (mine.ball == nowhere) {
            mine.ball = cup;
        } else {
            position.sides[opponent(position.to_move)].lifted[static_cast<std::size_t>(cup)] = true;
        }
        position.to_move = opponent(position.to_move);
    }
    static std::optional<Outcome<Rule>> outcome(const Position& position) {
        for (const Player player : players) {
            if (view(position, player).found) {
                return Outcome<Rule>{player, Rule::Found};
            }
        }
        return std::nullopt;
    }
    static Position sample(const View& view, Rng& rng) {
        Position world;
        world.to_move = view.to_move;
        world.sides[view.seat] = view.mine;
        Side& other = world.sides[opponent(view.seat)];
        other.lifted = view.lifted;
        while (view.hidden) {
            other.ball = static_cast<int>(rng.below(3));
            if (view.lifted[static_cast<std::size_t>(other.ball)] == view.found) {
                break;
            }
        }
        return world;
    }
    static std::string format(const View&, Move cup) { return std::to_string(cup); }
    static Expected<Move> parse(const View& view, std::string_view text) {
        const auto cup = parse_number<int>(text);
        for (const Move move : legal_moves(view)) {
            if (cup == move) {
                return move;
            }
        }
        return fail("There is no such cup to choose.");
    }
    static std::string write(const Position& position) {
        std::string text = position.to_move == Player::First ? "1" : "2";
        for (const Player player : players) {
            const Side& side = position.sides[player];
            text += ' ' + std::to_string(side.ball) + ' ';
            for (const bool lifted : side.lifted) {
                text += lifted ? 'x' : '.';
            }
        }
        return text;
    }
    static Expected<Position> read(std::string_view text) {
        const auto fields = words(text);
        if (fields.size() != 5 || fields[2].size() != 3 || fields[4].size() != 3) {
            return fail("A position is who moves, then ball and cups of each player.");
        }
        Position position;
        position.to_move = fields[0] == "1" ? Player::First : Player::Second;
        for (const Player player : players) {
            const std::size_t at = player == Player::First ? 1 : 3;
            Side& side = position.sides[player];
            side.ball = fields[at][0] - '0';
            if (fields[at].size() != 1 || side.ball < 0 || side.ball > nowhere) {
                return fail("A ball is under cup 0, 1 or 2, or nowhere (3).");
            }
            for (std::size_t cup = 0; cup < 3; ++cup) {
                side.lifted[cup] = fields[at + 1][cup] == 'x';
            }
        }
        return position;
    }
    // Who sits there, who moves, its own ball and cups, the other's cups, and whether the other's
    // ball is hidden, and found.
    static std::string write_view(const View& view) {
        std::string text = view.seat == Player::First ? "1 " : "2 ";
        text += view.to_move == Player::First ? "1 " : "2 ";
        text += std::to_string(view.mine.ball) + ' ';
        for (const auto& cups : {view.mine.lifted, view.lifted}) {
            for (const bool lifted : cups) {
                text += lifted ? 'x' : '.';
            }
            text += ' ';
        }
        return text + (view.hidden ? "1 " : "0 ") + (view.found ? "1" : "0");
    }
    static Expected<View> read_view(std::string_view text) {
        const auto fields = words(text);
        if (fields.size() != 7 || fields[2].size() != 1 || fields[3].size() != 3 ||
            fields[4].size() != 3) {
            return fail("A view is seat, who moves, ball, cups, the other's cups, hidden, found.");
        }
        const auto player = [](std::string_view word) {
            return word == "1" ? Player::First : Player::Second;
        };
        View view{.seat = player(fields[0]), .to_move = player(fields[1])};
        view.mine.ball = fields[2][0] - '0';
        for (std::size_t cup = 0; cup < 3; ++cup) {
            view.mine.lifted[cup] = fields[3][cup] == 'x';
            view.lifted[cup] = fields[4][cup] == 'x';
        }
        view.hidden = fields[5] == "1";
        view.found = fields[6] == "1";
        return view;
    }
    static std::string draw(const View& view) {
        std::string picture;
        for (const bool lifted : view.lifted) {
            picture += lifted ? "_ " : "n ";
        }
        return picture + "\n";
    }
    static std::string_view rule_name(Rule) { return "found"; }
    static std::uint64_t key(const Position& position) { return key_from_scratch(position); }
    static std::uint64_t key_from_scratch(const Position& position) {
        std::uint64_t state = 0;
        for (const char c : write(position)) {
            state = state * 31 + static_cast<unsigned char>(c);
        }
        return split_mix(state);
    }
    static Reasons broken_invariants(const Position& position) {
        if (position.sides.first.ball > nowhere || position.sides.second.ball > nowhere) {
            return {Reason("A ball is under a cup or nowhere.")};
        }
        return {};
    }
};

} // namespace tabuleiro::test
