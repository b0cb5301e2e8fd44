// The 42 matrices of the annex, drawn once; ids, types, variants, masks and contacts follow from
// the drawings at compile time.
//
// A block is a 3x3 part of the board. A BlockMask is a set of its cells: bit 0 is the top left,
// bit 2 the top right, bit 8 the bottom right. Id 0 is the empty matrix; ids 1 to 42 are the
// annex's absolute ids. The size of a piece is its type.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tabuleiro::wargame {

using BlockMask = std::uint16_t;
using VariantId = std::uint8_t;
using VariantSet = std::uint64_t; // bit i: the matrix with id i

inline constexpr int block_side = 3;
inline constexpr int cells_in_block = 9;
inline constexpr int types = 8;
inline constexpr int variants = 42;
inline constexpr BlockMask whole_block = 0b111'111'111;
inline constexpr VariantId empty_matrix = 0;
inline constexpr VariantId lone_centre = 5; // the piece that fits wherever there is room for one

// The variants of one type, side by side, in the order of the annex.
struct Drawing {
    std::string_view top;
    std::string_view middle;
    std::string_view bottom;
};

inline constexpr std::array<Drawing, types> drawings{{
    {"#.. .#. ..# ... ... ... ... ... ...", //
     "... ... ... #.. .#. ..# ... ... ...", //
     "... ... ... ... ... ... #.. .#. ..#"},

    {"##. .## ... ... ... ... #.. ... .#. ... ..# ...", //
     "... ... ##. .## ... ... #.. #.. .#. .#. ..# ..#", //
     "... ... ... ... ##. .## ... #.. ... .#. ... ..#"},

    {"### ... ... #.. .#. ..#", //
     "... ### ... #.. .#. ..#", //
     "... ... ### #.. .#. ..#"},

    {"##. .## ... ...", //
     "##. .## ##. .##", //
     "... ... ##. .##"},

    {"### #.. .#. ..#", //
     ".#. ### .#. ###", //
     ".#. #.. ### ..#"},

    {".#. .## ### ##.", //
     "#.# #.# #.# #.#", //
     "### .## .#. ##."},

    {"#.# ###", //
     "### .#.", //
     "#.# ###"},

    {"###", //
     "#.#", //
     "###"},
}};

struct Variant {
    std::uint8_t type = 0;   // 1 to 8; 0 for the empty matrix
    std::uint8_t number = 0; // 1, 2, ... within the type
    BlockMask cells = 0;

    friend constexpr bool operator==(const Variant&, const Variant&) = default;
};

namespace detail {

constexpr std::array<Variant, variants + 1> read_drawings() {
    std::array<Variant, variants + 1> read{};
    std::size_t id = 1;
    for (int type = 1; type <= types; ++type) {
        const Drawing& drawing = drawings[type - 1];
        const std::array rows{drawing.top, drawing.middle, drawing.bottom};
        for (std::size_t left = 0; left < drawing.top.size(); left += block_side + 1, ++id) {
            BlockMask cells = 0;
            for (std::size_t cell = 0; cell < cells_in_block; ++cell) {
                const bool occupied = rows[cell / block_side][left + cell % block_side] == '#';
                cells = static_cast<BlockMask>(cells | (occupied ? 1U << cell : 0U));
            }
            read[id] = {static_cast<std::uint8_t>(type),
                        static_cast<std::uint8_t>(left / (block_side + 1) + 1), cells};
        }
    }
    return read;
}

} // namespace detail

// Indexed by id; the first is the empty matrix.
inline constexpr std::array<Variant, variants + 1> matrices = detail::read_drawings();

constexpr int type_of(VariantId id) {
    return matrices[id].type;
}
constexpr BlockMask cells_of(VariantId id) {
    return matrices[id].cells;
}

namespace detail {

constexpr std::array<VariantSet, types + 1> sets_by_type() {
    std::array<VariantSet, types + 1> sets{};
    for (std::size_t id = 0; id <= variants; ++id) {
        sets[matrices[id].type] |= VariantSet{1} << id;
    }
    return sets;
}

// By cells that are taken or touched: the matrices that stay clear of them.
constexpr std::array<VariantSet, whole_block + 1> sets_clear_of() {
    std::array<VariantSet, whole_block + 1> sets{};
    for (std::size_t blocked = 0; blocked <= whole_block; ++blocked) {
        for (std::size_t id = 0; id <= variants; ++id) {
            if ((matrices[id].cells & blocked) == 0) {
                sets[blocked] |= VariantSet{1} << id;
            }
        }
    }
    return sets;
}

} // namespace detail

// The matrices of a type; type 0 has the empty one.
inline constexpr std::array<VariantSet, types + 1> variants_of_type = detail::sets_by_type();
inline constexpr std::array<VariantSet, whole_block + 1> variants_clear_of =
    detail::sets_clear_of();
inline constexpr VariantSet all_matrices = (VariantSet{1} << (variants + 1)) - 1;

constexpr int variant_count(int type) {
    return std::popcount(variants_of_type[type]);
}
// Requires: the set is not empty.
constexpr VariantId first_of(VariantSet set) {
    return static_cast<VariantId>(std::countr_zero(set));
}
constexpr bool contains(VariantSet set, VariantId id) {
    return ((set >> id) & 1) != 0;
}
// The id of a type's variant, both counted from 1.
constexpr VariantId id_of(int type, int number) {
    return static_cast<VariantId>(first_of(variants_of_type[type]) + number - 1);
}

// Calls visit(id) for every matrix of the set, in the order of the annex.
template <class Visit>
constexpr void for_each_variant(VariantSet set, Visit&& visit) {
    for (; set != 0; set &= set - 1) {
        visit(first_of(set));
    }
}

// The eight blocks around a block, in the order in which boards are filled: those before it, then
// those after it.
struct Direction {
    int down;
    int right;
};
inline constexpr std::array<Direction, 8> directions{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

namespace detail {

using MasksTouched = std::array<std::array<BlockMask, whole_block + 1>, directions.size()>;

// The cells of the neighbour in a direction that one cell of this block touches.
constexpr BlockMask touched_by_cell(int cell, Direction direction) {
    unsigned touched = 0;
    for (int there = 0; there < cells_in_block; ++there) {
        const int rows_apart = there / block_side + block_side * direction.down - cell / block_side;
        const int columns_apart =
            there % block_side + block_side * direction.right - cell % block_side;
        const bool touch =
            rows_apart >= -1 && rows_apart <= 1 && columns_apart >= -1 && columns_apart <= 1;
        touched |= touch ? 1U << there : 0U;
    }
    return static_cast<BlockMask>(touched);
}

constexpr MasksTouched masks_touched() {
    MasksTouched table{};
    for (std::size_t d = 0; d < directions.size(); ++d) {
        for (unsigned mask = 1; mask <= whole_block; ++mask) {
            const BlockMask rest = table[d][mask & (mask - 1)];
            table[d][mask] = static_cast<BlockMask>(
                rest | touched_by_cell(std::countr_zero(mask), directions[d]));
        }
    }
    return table;
}

} // namespace detail

// mask_touches[d][cells]: the cells of the neighbour in direction d that these cells touch by an
// edge or a corner, and that no piece there may take (restriction 1).
inline constexpr auto mask_touches = detail::masks_touched();

namespace detail {

constexpr std::array<std::array<BlockMask, variants + 1>, directions.size()> all_touched() {
    std::array<std::array<BlockMask, variants + 1>, directions.size()> table{};
    for (std::size_t d = 0; d < directions.size(); ++d) {
        for (std::size_t id = 0; id <= variants; ++id) {
            table[d][id] = mask_touches[d][matrices[id].cells];
        }
    }
    return table;
}

} // namespace detail

// The same by id: touches[d][id].
inline constexpr auto touches = detail::all_touched();

namespace detail {

constexpr bool drawings_are_sound() {
    constexpr std::array variants_by_type{1, 9, 12, 6, 4, 4, 4, 2, 1};
    for (std::size_t id = 1; id <= variants; ++id) {
        const Variant& variant = matrices[id];
        if (std::popcount(variant.cells) != variant.type ||
            id_of(variant.type, variant.number) != id) {
            return false;
        }
        for (std::size_t other = 1; other < id; ++other) {
            if (matrices[other].cells == variant.cells) {
                return false;
            }
        }
    }
    for (int type = 0; type <= types; ++type) {
        if (variant_count(type) != variants_by_type[type]) {
            return false;
        }
    }
    return true;
}

} // namespace detail

static_assert(detail::drawings_are_sound());
static_assert(cells_of(lone_centre) == 0b000'010'000 && type_of(lone_centre) == 1);
static_assert(matrices[29] == Variant{4, 2, 0b000'110'110});
static_assert(cells_of(42) == 0b111'101'111);
static_assert(touches[4][27] == 0b001'001'001, "a right column touches the left one next to it");
static_assert(touches[7][9] == 0b000'000'001, "a corner touches one cell across it");
static_assert(touches[6][lone_centre] == 0, "the centre touches no other block");

} // namespace tabuleiro::wargame
