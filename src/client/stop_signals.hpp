// Ctrl-C and its like, for programs that go on until they are told to stop.
#pragma once

#include <csignal>

namespace tabuleiro::client {

// Under nohup, SIGHUP: the program goes on when the terminal is closed.
inline bool ignores_signal(int number) {
    struct sigaction now {};
    return sigaction(number, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

// From when it is made, signals come to the thread that waits for them: it has nothing else to do,
// and all threads that are started later have other things to do.
class StopSignals {
  public:
    StopSignals() {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGINT);
        sigaddset(&signals_, SIGTERM);
        if (!ignores_signal(SIGHUP)) {
            sigaddset(&signals_, SIGHUP);
        }
        pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
        std::signal(SIGPIPE, SIG_IGN);
    }
    // Until one has come, or there is nothing more to wait for; true if one has come.
    template <class Ended>
    bool wait_unless(Ended ended) const {
        const timespec tenth{0, 100'000'000};
        while (!ended()) {
            if (sigtimedwait(&signals_, nullptr, &tenth) > 0) {
                return true;
            }
        }
        return false;
    }

  private:
    sigset_t signals_{};
};

} // namespace tabuleiro::client
