// A made-up game for testing searches: rooms with doors to other rooms, drawn from a seed. Who
// moves next depends on the room, so a player often moves twice in a row; paths join and repeat.
#pragma once

#include <string>

#include "core/game.hpp"
#include "core/inline_vector.hpp"
#include "core/text.hpp"

namespace tabuleiro::test {

struct Maze {
    struct Options {
        std::uint64_t seed = 1;
        friend bool operator==(const Options&, const Options&) = default;
    };
    struct Position {
        std::uint64_t seed = 1;
        int room = 0;
        friend bool operator==(const Position&, const Position&) = default;
    };
    using Move = int; // a door
    using Moves = InlineVector<int, 6>;
    using View = Position;
    enum class Rule { Treasure, Repetition };

    static constexpr std::string_view id = "maze";
    static constexpr std::optional<int> max_plies = std::nullopt;
    static constexpr int rooms = 400;

    static Expected<Position> start(const Options& options) { return Position{options.seed, 1}; }
    // A number that belongs to the room, and to what is asked about it.
    static std::uint64_t drawn(const Position& position, std::uint64_t question) {
        std::uint64_t state =
            position.seed * 1'000'003 + static_cast<std::uint64_t>(position.room) * 64 + question;
        split_mix(state);
        return split_mix(state);
    }
    static Player to_move(const Position& position) {
        return drawn(position, 0) % 2 == 0 ? Player::First : Player::Second;
    }
    static const View& view(const Position& position, Player) { return position; }
    static Moves legal_moves(const Position& position) {
        Moves moves;
        const int doors = 2 + static_cast<int>(drawn(position, 1) % 4);
        for (int door = 0; door < doors; ++door) {
            moves.push_back(door);
        }
        return moves;
    }
    static void play(Position& position, Move door) {
        position.room =
            static_cast<int>(drawn(position, 10 + static_cast<std::uint64_t>(door)) % rooms);
    }
    static std::optional<Outcome<Rule>> outcome(const Position& position) {
        switch (drawn(position, 2) % 24) {
        case 0:
            return Outcome<Rule>{Player::First, Rule::Treasure};
        case 1:
            return Outcome<Rule>{Player::Second, Rule::Treasure};
        case 2:
            return Outcome<Rule>{std::nullopt, Rule::Treasure};
        default:
            return std::nullopt;
        }
    }
    static bool repeats(const Position& a, const Position& b) { return a == b; }
    static std::optional<Outcome<Rule>> outcome(const Position& position, const Options&,
                                                int occurrences) {
        if (occurrences >= 3) {
            return Outcome<Rule>{std::nullopt, Rule::Repetition};
        }
        return outcome(position);
    }
    static std::string format(const Position&, Move door) { return std::to_string(door); }
    static Expected<Move> parse(const Position& position, std::string_view text) {
        const auto door = parse_number<int>(text);
        if (!door || *door < 0 || *door >= static_cast<int>(legal_moves(position).size())) {
            return fail("There is no such door.");
        }
        return *door;
    }
    static std::string write(const Position& position) {
        return std::to_string(position.seed) + " " + std::to_string(position.room);
    }
    static Expected<Position> read(std::string_view text) {
        const auto fields = words(text);
        if (fields.size() != 2) {
            return fail("A position is a seed and a room.");
        }
        const auto seed = parse_number<std::uint64_t>(fields[0]);
        const auto room = parse_number<int>(fields[1]);
        if (!seed || !room || *room < 0 || *room >= rooms) {
            return fail("A position is a seed and a room.");
        }
        return Position{*seed, *room};
    }
    static std::string draw(const Position& position) {
        return "room " + std::to_string(position.room) + "\n";
    }
    static std::string_view rule_name(Rule rule) {
        return rule == Rule::Treasure ? "treasure" : "repetition";
    }
    static std::uint64_t key(const Position& position) { return key_from_scratch(position); }
    static std::uint64_t key_from_scratch(const Position& position) { return drawn(position, 3); }
    static Reasons broken_invariants(const Position& position) {
        if (position.room < 0 || position.room >= rooms) {
            return {Reason("There is no such room.")};
        }
        return {};
    }
};

} // namespace tabuleiro::test
