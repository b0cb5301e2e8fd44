#include "arena/game/openings.hpp"

#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "core/rng.hpp"
#include "core/text.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/pgn_reader.hpp"

namespace tabuleiro::arena {
namespace {

std::uint64_t fingerprint(const std::vector<Opening>& openings) {
    std::uint64_t state = openings.size();
    const auto mix = [&](std::string_view text) {
        for (const char c : text) {
            state ^= static_cast<unsigned char>(c);
            state = split_mix(state);
        }
        split_mix(state);
    };
    for (const Opening& opening : openings) {
        mix(opening.start);
        for (const std::string& move : opening.moves) {
            mix(move);
        }
    }
    return state;
}

// Two numbers as one seed.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
    std::uint64_t state = seed;
    state = split_mix(state) + number;
    return split_mix(state);
}

bool is_epd(std::string_view line) {
    const auto fields = words(line);
    return fields.size() >= 4 && fields[0].find('/') != std::string_view::npos;
}

// The position of an EPD line, without its operations; a FEN's counters stay.
std::string position_text(std::string_view line) {
    const auto fields = words(line);
    std::string text;
    for (std::size_t i = 0; i < fields.size() && i < 6; ++i) {
        const bool counter = parse_number<int>(fields[i]).has_value();
        if (i >= 4 && !(counter && fields.size() >= 6)) {
            break;
        }
        text += (i == 0 ? "" : " ") + std::string(fields[i]);
    }
    return text;
}

// The games of a PGN file, as far as they are needed; a damaged game keeps its moves up to the
// damage.
std::vector<Opening> pgn_openings(std::string_view text, int plies) {
    std::vector<Opening> openings;
    for (const chess::PgnEntry& entry : chess::read_pgn(text, chess::PgnDetail::Moves)) {
        Opening opening;
        chess::Position position = entry.game.start;
        if (!(position == chess::Position())) {
            opening.start = chess::to_fen(position);
        }
        for (const chess::Move move : entry.game.line.moves) {
            if (plies > 0 && static_cast<int>(opening.moves.size()) >= plies) {
                break;
            }
            opening.moves.push_back(chess::to_coordinates(move));
        }
        openings.push_back(std::move(opening));
    }
    return openings;
}

} // namespace

Expected<std::vector<Opening>> parse_openings(const ArenaGame& arena_game, std::string_view text,
                                              int plies) {
    if (arena_game.id() == "chess" && trimmed(text).starts_with('[')) {
        std::vector<Opening> good;
        for (const Opening& opening : pgn_openings(text, plies)) {
            if (auto checked =
                    arena_game.checked(opening)) { // a whole game may have come to its end
                good.push_back(std::move(*checked));
            }
        }
        if (good.empty()) {
            return fail("No game in it leaves anything to play; --plies cuts them.");
        }
        return good;
    }
    std::vector<Opening> openings;
    int number = 0;
    for (const std::string_view raw : split(text, '\n')) {
        ++number;
        const std::string_view line = trimmed(raw);
        if (line.empty() || line.front() == '#') {
            continue;
        }
        Opening opening;
        if (arena_game.id() == "chess" && is_epd(line)) {
            opening.start = position_text(line);
        } else {
            for (const std::string_view move : words(line)) {
                if (plies == 0 || static_cast<int>(opening.moves.size()) < plies) {
                    opening.moves.emplace_back(move);
                }
            }
        }
        const auto checked = arena_game.checked(opening);
        if (!checked) {
            return fail("Line {number}: {reason}", number, checked.error());
        }
        openings.push_back(*checked);
    }
    if (openings.empty()) {
        return fail("There is no opening in it.");
    }
    return openings;
}

Expected<Openings> Openings::prepare(const ArenaGame& arena_game, OpeningTerms& terms,
                                     std::uint64_t seed) {
    Openings openings(arena_game, terms, seed);
    if (terms.source != OpeningTerms::Source::File) {
        return openings;
    }
    std::ifstream file(terms.path, std::ios::binary);
    std::ostringstream text;
    if (!file || !(text << file.rdbuf())) {
        return fail("Cannot read the openings {path}.", terms.path);
    }
    auto parsed = parse_openings(arena_game, text.str(), terms.plies);
    if (!parsed) {
        return fail("Openings {path}: {reason}", terms.path, parsed.error());
    }
    openings.list_ = std::move(*parsed);
    const std::uint64_t print = fingerprint(openings.list_);
    if (terms.fingerprint != 0 && terms.fingerprint != print) {
        return fail("The openings {path} are not those of the games played so far.", terms.path);
    }
    terms.fingerprint = print;
    if (terms.order == OpeningTerms::Order::Shuffled) {
        Rng(mixed(seed, 0)).shuffle(openings.list_);
    }
    return openings;
}

Opening Openings::at(int number) const {
    switch (terms_.source) {
    case OpeningTerms::Source::Start:
        return {};
    case OpeningTerms::Source::File:
        return list_[static_cast<std::size_t>(number) % list_.size()];
    case OpeningTerms::Source::Random:
        break;
    }
    return game_->random_opening(terms_.plies, terms_.balance,
                                 mixed(seed_, static_cast<std::uint64_t>(number)));
}

} // namespace tabuleiro::arena
