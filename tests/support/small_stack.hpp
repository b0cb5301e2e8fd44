// Runs something with a small stack, as other systems have: code that recurses as deeply as its
// input is nested crashes there.
#pragma once

#include <pthread.h>

#include <functional>

namespace tabuleiro::test {

inline void on_small_stack(std::function<void()> work) {
    constexpr std::size_t stack_bytes = 256 << 10;
    pthread_attr_t attributes{};
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, stack_bytes);
    pthread_t thread{};
    const auto run = [](void* given) -> void* {
        (*static_cast<std::function<void()>*>(given))();
        return nullptr;
    };
    if (pthread_create(&thread, &attributes, run, &work) == 0) {
        pthread_join(thread, nullptr);
    }
    pthread_attr_destroy(&attributes);
}

} // namespace tabuleiro::test
