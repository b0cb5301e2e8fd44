#include "house/study/pgn_readings.hpp"

namespace tabuleiro::house {

namespace {

using chess::PgnEntry;

bool understands_more(const PgnEntry& one, const PgnEntry& other) {
    if (one.damage.has_value() != other.damage.has_value()) {
        return !one.damage;
    }
    return one.game.line.moves.size() > other.game.line.moves.size();
}

} // namespace

void PgnReadings::feed(std::string_view text) {
    english_.reader.feed(text);
    for (Reading& other : others_) {
        other.reader.feed(text);
    }
}

void PgnReadings::finish() {
    english_.reader.finish();
    for (Reading& other : others_) {
        other.reader.finish();
    }
}

// The game of that number; none if it has not come to its end.
const PgnEntry* PgnReadings::read_to(Reading& reading, std::size_t count) {
    const PgnEntry* entry = nullptr;
    while (reading.count < count) {
        entry = reading.reader.next();
        if (entry == nullptr) {
            return nullptr;
        }
        ++reading.count;
    }
    return entry;
}

const PgnEntry* PgnReadings::next() {
    const PgnEntry* best = read_to(english_, english_.count + 1);
    if (best == nullptr || !best->damage) {
        return best;
    }
    for (Reading& other : others_) {
        const PgnEntry* const entry = read_to(other, english_.count);
        if (entry != nullptr && understands_more(*entry, *best)) {
            best = entry;
        }
    }
    return best;
}

} // namespace tabuleiro::house
