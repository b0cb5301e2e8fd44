// What the program inherited about signals.
#pragma once

#include <csignal>

namespace tabuleiro::server {

// Under nohup, SIGHUP: the program goes on when the terminal is closed.
inline bool ignores_signal(int number) {
    struct sigaction now {};
    return sigaction(number, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

} // namespace tabuleiro::server
