// Whether a program that answers notices the hostile ones beside it.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "in_sandbox.hpp"

namespace tabuleiro::test {
namespace {

constexpr int requests = 150;

// How long each answer took, in order of length.
std::vector<programs::Span> answer_times(Inside& program) {
    std::vector<programs::Span> times;
    for (int i = 0; i < requests; ++i) {
        const auto asked = programs::SteadyClock::now();
        program.write("go");
        EXPECT_EQ(program.line(), "move");
        times.push_back(
            std::chrono::duration_cast<programs::Span>(programs::SteadyClock::now() - asked));
    }
    std::sort(times.begin(), times.end());
    return times;
}

std::string described(const std::vector<programs::Span>& times) {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    return fmt::format("median {:.1f} ms, p99 {:.1f} ms", Milliseconds(times[requests / 2]).count(),
                       Milliseconds(times[requests * 99 / 100]).count());
}

// Runs a program again and again until told not to.
class Pest {
  public:
    Pest(std::shared_ptr<const Sandbox> sandbox, std::string attack)
        : thread_([this, sandbox = std::move(sandbox), attack = std::move(attack)] {
              while (!enough_) {
                  Inside hostile(sandbox, {attack});
                  hostile.read();
                  ++begun_;
                  for (auto line = hostile.read(pause); !enough_; line = hostile.read(pause)) {
                      if (!line && line.error() != programs::NoLine::TimedOut) {
                          break;
                      }
                  }
                  hostile.kill();
              }
          }) {}
    ~Pest() {
        enough_ = true;
        thread_.join();
    }
    Pest(const Pest&) = delete;
    Pest& operator=(const Pest&) = delete;

    void wait_until_it_has_begun() const {
        while (begun_ == 0) {
            std::this_thread::sleep_for(pause);
        }
    }

  private:
    static constexpr auto pause = std::chrono::milliseconds(5);

    std::atomic<bool> enough_{false};
    std::atomic<int> begun_{0};
    std::thread thread_;
};

TEST(Neighbour, AnswersWhileHostileProgramsRun) {
    const auto sandbox = Sandbox::find();
    if (!sandbox) {
        GTEST_SKIP() << sandbox.error().text();
    }
    SandboxLimits small;
    small.memory = 64 << 20;
    Inside neighbour(*sandbox, {"answer"});
    fmt::print("move times alone: {}\n", described(answer_times(neighbour)));
    for (const char* attack : {"fork-storm", "memory", "burn", "flood"}) {
        const Pest pest((*sandbox)->with(small), attack);
        pest.wait_until_it_has_begun();
        fmt::print("move times beside {}: {}\n", attack, described(answer_times(neighbour)));
    }
    EXPECT_EQ(neighbour.end(), "exited with status 0");
}

} // namespace
} // namespace tabuleiro::test
