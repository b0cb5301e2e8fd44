// Runs a conversation over a stream of bytes: reads blocks, splits them into lines, and writes
// answers only when it must wait for more input, or when a lot has accumulated (P10).
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/line_buffer.hpp"
#include "protocol/xadrez/conversation.hpp"

namespace tabuleiro::xadrez {

// `read(buffer, size)` waits for input and returns how many bytes came, 0 at the end;
// `write(text)` writes all of it.
template <class Read, class Write>
void drive(Conversation& conversation, const Read& read, const Write& write) {
    constexpr std::size_t much = 1 << 16;
    std::array<char, 1 << 16> block;
    LineBuffer lines;
    std::string out;
    const auto flush = [&] {
        if (!out.empty()) {
            write(std::string_view(out));
            out.clear();
        }
    };
    while (!conversation.is_over()) {
        if (const auto line = lines.next()) {
            conversation.line(*line, out);
            if (out.size() >= much) {
                flush();
            }
            continue;
        }
        flush();
        const std::size_t got = read(block.data(), block.size());
        if (got > 0) {
            lines.feed({block.data(), got});
            continue;
        }
        if (const auto last = lines.rest()) {
            conversation.line(*last, out);
        }
        conversation.end(out);
    }
    flush();
}

} // namespace tabuleiro::xadrez
