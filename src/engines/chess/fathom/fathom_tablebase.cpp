#include "engines/chess/fathom/fathom_tablebase.hpp"

#include <tbprobe.h>

#include <algorithm>
#include <memory>
#include <string_view>

namespace tabuleiro::roque {
namespace {

// A position as the library takes it.
struct Pieces {
    explicit Pieces(const Position& position) {
        const Side& first = position.board().sides.first;
        const Side& second = position.board().sides.second;
        const auto both = [&](Role role) { return first[role] | second[role]; };
        white = first.all;
        black = second.all;
        kings = both(Role::King);
        queens = both(Role::Queen);
        rooks = both(Role::Rook);
        bishops = both(Role::Bishop);
        knights = both(Role::Knight);
        pawns = both(Role::Pawn);
        en_passant = position.en_passant() ? static_cast<unsigned>(*position.en_passant()) : 0;
        white_moves = position.to_move() == chess::white;
    }
    Bitboard white = 0;
    Bitboard black = 0;
    Bitboard kings = 0;
    Bitboard queens = 0;
    Bitboard rooks = 0;
    Bitboard bishops = 0;
    Bitboard knights = 0;
    Bitboard pawns = 0;
    unsigned en_passant = 0; // a1 stands for none
    bool white_moves = true;
};

std::optional<Role> promotion_of(TbMove move) {
    switch (TB_MOVE_PROMOTES(move)) {
    case TB_PROMOTES_QUEEN:
        return Role::Queen;
    case TB_PROMOTES_ROOK:
        return Role::Rook;
    case TB_PROMOTES_BISHOP:
        return Role::Bishop;
    case TB_PROMOTES_KNIGHT:
        return Role::Knight;
    default:
        return std::nullopt;
    }
}

// Not tb_free(), after which Debian's version can open no others and crashes if it should.
void close_tables() {
    tb_init("");
}

class FathomTablebase final : public Tablebase {
  public:
    ~FathomTablebase() override { close_tables(); }

    int most_pieces() const override { return static_cast<int>(TB_LARGEST); }

    std::optional<TablebaseResult> probe(const Position& position) const override {
        const Pieces p(position);
        const unsigned result =
            tb_probe_wdl(p.white, p.black, p.kings, p.queens, p.rooks, p.bishops, p.knights,
                         p.pawns, 0, 0, p.en_passant, p.white_moves);
        switch (result) {
        case TB_LOSS:
            return TablebaseResult::Loss;
        case TB_BLESSED_LOSS:
            return TablebaseResult::BlessedLoss;
        case TB_DRAW:
            return TablebaseResult::Draw;
        case TB_CURSED_WIN:
            return TablebaseResult::CursedWin;
        case TB_WIN:
            return TablebaseResult::Win;
        default:
            return std::nullopt;
        }
    }

    RankedMoves rank(const Position& position, bool repeated, bool fifty_moves) const override {
        const Pieces p(position);
        const auto quiet = static_cast<unsigned>(position.quiet_plies());
        const auto found = std::make_unique<TbRootMoves>();
        RankedMoves ranked;
        ranked.by_distance =
            tb_probe_root_dtz(p.white, p.black, p.kings, p.queens, p.rooks, p.bishops, p.knights,
                              p.pawns, quiet, 0, p.en_passant, p.white_moves, repeated, fifty_moves,
                              found.get()) != 0;
        if (!ranked.by_distance &&
            tb_probe_root_wdl(p.white, p.black, p.kings, p.queens, p.rooks, p.bishops, p.knights,
                              p.pawns, quiet, 0, p.en_passant, p.white_moves, fifty_moves,
                              found.get()) == 0) {
            return {};
        }
        for (const Move move : position.legal_moves()) {
            for (unsigned i = 0; i < found->size; ++i) {
                const TbRootMove& known = found->moves[i];
                if (static_cast<unsigned>(move.from()) == TB_MOVE_FROM(known.move) &&
                    static_cast<unsigned>(move.to()) == TB_MOVE_TO(known.move) &&
                    move.promotes_to() == promotion_of(known.move)) {
                    ranked.moves.push_back({move, known.tbRank});
                }
            }
        }
        return ranked;
    }
};

// The library reads beyond its list of folders where one of them has no name.
std::string without_nameless_folders(std::string_view path) {
    std::string named;
    while (!path.empty()) {
        const std::string_view folder = path.substr(0, path.find(':'));
        path.remove_prefix(std::min(path.size(), folder.size() + 1));
        if (!folder.empty()) {
            named += named.empty() ? "" : ":";
            named += folder;
        }
    }
    return named;
}

} // namespace

Expected<TablebasePtr> open_fathom(const std::string& path) {
    const std::string folders = without_nameless_folders(path);
    if (folders.empty() || !tb_init(folders.c_str()) || TB_LARGEST == 0) {
        close_tables();
        return fail("There are no endgame tables in {path}.", path);
    }
    return TablebasePtr(std::make_shared<FathomTablebase>());
}

} // namespace tabuleiro::roque
