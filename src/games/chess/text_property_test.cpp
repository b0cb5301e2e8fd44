// Round trips of every text format of chess, over random games from all Chess960 starts.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/chess/chess960.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/pgn_reader.hpp"
#include "games/chess/pgn_writer.hpp"
#include "games/chess/san.hpp"
#include "support/random_chess.hpp"

namespace tabuleiro::chess {
namespace {

Position random_start(Rng& rng) {
    return chess960_start(static_cast<int>(rng.below(960))).value();
}

template <class Check>
void for_random_positions(Check check) {
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    test::visit_random_game(rng, random_start(rng), 80, check);
}

RC_GTEST_PROP(TextProperty, FenReadsBackInBothStyles, ()) {
    for_random_positions([](const Position& position) {
        RC_ASSERT(parse_fen(to_fen(position, CastlingText::XFen)) == position);
        RC_ASSERT(parse_fen(to_fen(position, CastlingText::Shredder)) == position);
    });
}

RC_GTEST_PROP(TextProperty, EveryMoveReadsBackFromItsSan, ()) {
    for_random_positions([](const Position& position) {
        for (const Move move : position.legal_moves()) {
            RC_ASSERT(parse_san(position, to_san(position, move)) == move);
        }
    });
}

RC_GTEST_PROP(TextProperty, NoTwoMovesShareASan, ()) {
    for_random_positions([](const Position& position) {
        std::vector<std::string> texts;
        for (const Move move : position.legal_moves()) {
            texts.push_back(to_san(position, move));
        }
        std::sort(texts.begin(), texts.end());
        RC_ASSERT(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
    });
}

RC_GTEST_PROP(TextProperty, EveryMoveReadsBackFromItsCoordinates, ()) {
    for_random_positions([](const Position& position) {
        for (const Move move : position.legal_moves()) {
            for (const CastlingMove style : {CastlingMove::AsNeeded, CastlingMove::KingToRook}) {
                RC_ASSERT(parse_coordinates(position, to_coordinates(move, style)) == move);
            }
        }
    });
}

// Long coordinates are over-specified SAN: both readers agree on them. Except castling, which they
// write as a king's move.
RC_GTEST_PROP(TextProperty, SanAndCoordinatesAgree, ()) {
    for_random_positions([](const Position& position) {
        for (const Move move : position.legal_moves()) {
            const Role role = *position.board().role_at(move.from());
            if (move.kind() != MoveKind::Castle) {
                RC_ASSERT(parse_san(position, upper_letter(role) + to_coordinates(move)) == move);
            }
        }
    });
}

RC_GTEST_PROP(TextProperty, PgnReadsBackWhatWasWritten, ()) {
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    test::PgnTaste taste;
    taste.odd_characters = 10;
    test::RandomPgn random(rng, taste);
    PgnGame game = random.game(random_start(rng));
    const auto entries = read_pgn(to_pgn(game));
    game.tags = written_tags(game);
    RC_ASSERT(entries.size() == 1U);
    RC_ASSERT(!entries.front().damage);
    RC_ASSERT(entries.front().remarks.empty());
    RC_ASSERT(entries.front().game == game);
}

RC_GTEST_PROP(TextProperty, PgnKeepsItsLinesShort, ()) {
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    test::RandomPgn random(rng, {});
    const std::string text = to_pgn(random.game(Position()));
    std::size_t line_start = text.find("\n\n") + 2;
    while (line_start < text.size()) {
        const std::size_t end = text.find('\n', line_start);
        RC_ASSERT(end - line_start < 80U);
        line_start = end + 1;
    }
}

RC_GTEST_PROP(TextProperty, PgnIsTheSameInBlocks, ()) {
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    std::string text;
    for (int i = 0; i < 3; ++i) {
        test::RandomPgn random(rng, {});
        append_pgn(text, random.game(random_start(rng)));
        text.erase(rng.below(text.size()), rng.below(3)); // and damage
    }
    PgnReader reader;
    std::vector<PgnEntry> entries;
    const auto drain = [&] {
        while (const PgnEntry* entry = reader.next()) {
            entries.push_back(*entry);
        }
    };
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t block =
            std::min(rest.size(), 1 + static_cast<std::size_t>(rng.below(200)));
        reader.feed(rest.substr(0, block));
        rest.remove_prefix(block);
        drain();
    }
    reader.finish();
    drain();
    RC_ASSERT(entries == read_pgn(text));
}

} // namespace
} // namespace tabuleiro::chess
