// Pairs of games on several threads, until there are enough of them.
#pragma once

#include <atomic>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tabuleiro::tuning {

struct PairRange {
    int first = 0;
    int end = 0; // the number after the last pair
    int threads = 1;
};

// Each thread makes a player of pairs, `make_play()`, and calls it with the number of each pair
// that it takes. What it returns goes to `note(pair, result)`, one at a time; once that returns
// false no pair begins, and those that are being played are not noted.
template <class MakePlay, class Note>
void play_pairs(const PairRange& range, MakePlay&& make_play, Note&& note) {
    std::mutex note_lock;
    std::atomic<int> next{range.first};
    std::atomic<bool> open{true};
    const auto work = [&] {
        auto play = make_play();
        for (int pair = next++; open && pair < range.end; pair = next++) {
            auto result = play(pair);
            const std::lock_guard guard(note_lock);
            if (open && !note(pair, std::move(result))) {
                open = false;
            }
        }
    };
    std::vector<std::jthread> threads;
    for (int i = 0; i < range.threads; ++i) {
        threads.emplace_back(work);
    }
}

} // namespace tabuleiro::tuning
