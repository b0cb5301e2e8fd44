// The whole protocol of xadrez: any bytes, in blocks of any size, under any switches. After every
// block the running game is sound; at the end everything can be saved and loaded again.
#include <cstdint>
#include <cstdlib>

#include "games/xadrez/rules.hpp"
#include "protocol/xadrez/drive.hpp"
#include "support/memory_storage.hpp"

namespace {

using namespace tabuleiro::xadrez;

void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

Switches switches_of(std::uint8_t bits) {
    Switches switches;
    switches.white = (bits & 1) != 0 ? WhiteSeat::SecondNamed : WhiteSeat::FirstNamed;
    switches.show_turn = (bits & 2) != 0 ? ShowTurn::Yes : ShowTurn::No;
    switches.row_width = (bits & 4) != 0 ? RowWidth::Full : RowWidth::Cut;
    switches.operation_check = (bits & 8) != 0 ? TellOperationCheck::Yes : TellOperationCheck::No;
    switches.rules.mate = (bits & 16) != 0 ? MateRule::OperationsToo : MateRule::MovesOnly;
    switches.rules.no_play = (bits & 32) != 0 ? NoPlayRule::GoesOn : NoPlayRule::Loses;
    return switches;
}

void check(const Club& club) {
    if (club.game) {
        const Position& position = club.game->position;
        require(position.broken_invariants().empty());
        for (const Move& move : legal_moves(position)) {
            require(is_legal(position, move));
            Position next = position;
            next.play(move);
            require(next.key() == next.key_from_scratch());
            require(!in_check(next, position.to_move()));
        }
    }
    const auto again = parse_save(save_text(club));
    require(again && *again == club);
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) {
        return 0;
    }
    MemoryStorage storage;
    storage.files["um"] = save_text({});
    Conversation conversation(switches_of(data[0]), storage,
                              [](const Position& position, int level) {
                                  const Moves moves = legal_moves(position);
                                  return moves[static_cast<std::size_t>(level) % moves.size()];
                              });
    const std::size_t block = 1 + std::size_t{data[1]} * 8;
    std::string_view left(reinterpret_cast<const char*>(data + 2), size - 2);
    std::size_t written = 0;
    drive(
        conversation,
        [&](char* buffer, std::size_t room) {
            check(conversation.club());
            const std::size_t count = std::min({left.size(), room, block});
            std::copy_n(left.data(), count, buffer);
            left.remove_prefix(count);
            return count;
        },
        [&](std::string_view text) {
            require(!text.empty() && text.back() == '\n');
            written += text.size();
        });
    check(conversation.club());
    return 0;
}
