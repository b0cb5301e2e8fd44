#include "engines/chess/book/opening_book.hpp"

#include <cassert>
#include <string>

#include "core/text.hpp"
#include "engines/chess/book/book_text.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::roque {

namespace {

using chess::Position;

constexpr int max_weight = 1000;

Expected<Position> position_after(std::string_view path) {
    Position position;
    for (const std::string_view text : words(path)) {
        const auto move = parse_san(position, text);
        if (!move) {
            return tl::unexpected(move.error());
        }
        position.play(*move);
    }
    return position;
}

Expected<BookMove> parse_entry(const Position& position, std::string_view entry) {
    const auto parts = words(entry);
    const auto weight = parts.size() == 2 ? parse_number<int>(parts[1]) : std::nullopt;
    if (!weight || *weight < 1 || *weight > max_weight) {
        return fail("A book has MOVE WEIGHT, not {entry}.", tabuleiro::quoted(entry));
    }
    return parse_san(position, parts[0]).map([&](chess::Move move) {
        return BookMove{move, *weight};
    });
}

} // namespace

Expected<OpeningBook> OpeningBook::parse(std::string_view text) {
    OpeningBook book;
    Reasons reasons;
    const auto complain = [&](std::string_view line, const Error& error) {
        reasons.push_back(Reason("{line}: {reason}", line, error));
    };
    for (const std::string_view row : split(text, '\n')) {
        const std::string_view line = trimmed(row);
        if (line.empty() || line.front() == '#') {
            continue;
        }
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos) {
            complain(line, Error(Reason("A line has PATH: MOVE WEIGHT, ...")));
            continue;
        }
        const auto position = position_after(line.substr(0, colon));
        if (!position) {
            complain(line, position.error());
            continue;
        }
        const auto [known, is_new] = book.moves_.try_emplace(position->key());
        if (!is_new) {
            complain(line, Error(Reason("The position comes twice.")));
            continue;
        }
        for (const std::string_view entry : split(line.substr(colon + 1), ',')) {
            if (const auto move = parse_entry(*position, entry)) {
                known->second.push_back(*move);
            } else {
                complain(line, move.error());
            }
        }
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    return book;
}

std::optional<chess::Move> OpeningBook::draw(const Position& position, Rng& rng) const {
    const auto found = moves_.find(position.key());
    if (found == moves_.end()) {
        return std::nullopt;
    }
    int sum = 0;
    for (const BookMove& move : found->second) {
        sum += move.weight;
    }
    auto left = static_cast<int>(rng.below(static_cast<std::uint64_t>(sum)));
    for (const BookMove& move : found->second) {
        left -= move.weight;
        if (left < 0) {
            return move.move;
        }
    }
    return std::nullopt;
}

const OpeningBook& opening_book() {
    static const OpeningBook book = [] {
        auto parsed = OpeningBook::parse(book_text);
        assert(parsed); // a test reads it
        return parsed ? *std::move(parsed) : OpeningBook();
    }();
    return book;
}

} // namespace tabuleiro::roque
