// The engines that the house could run: what each of them is, found out by starting it in the
// sandbox, once, on a thread of its own. Without a sandbox no engine is started.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "programs/process/cancellation.hpp"
#include "programs/process/confinement.hpp"
#include "programs/trial/engine_command.hpp"
#include "programs/trial/trial.hpp"

namespace tabuleiro::server {

struct TriedEngine {
    programs::EngineCommand command;
    // None if there is trouble, or no sandbox.
    std::optional<programs::Introduction> introduction{};
    std::optional<Reason> trouble{}; // why it cannot be used
    std::string author{};            // as it is shown
    programs::ProgramSetup setup{};  // in the sandbox; its protocol is known

    const std::string& name() const { return command.name; }
    bool plays(std::string_view game) const;
    bool analyses() const { return introduction && introduction->variations > 0; }
};

struct TriedEngines {
    std::vector<TriedEngine> engines;
    std::optional<Reason> no_sandbox; // why none can be used

    // Null if there is none of that name.
    const TriedEngine* find(std::string_view name) const;
};

class EngineCatalogue {
  public:
    using TriedEnginesPtr = std::shared_ptr<const TriedEngines>;
    using Confiner = std::shared_ptr<const programs::Confiner>;

    struct Options {
        std::vector<programs::EngineCommand> engines;
        std::function<Expected<Confiner>()> find_sandbox;
        Duration patience{60'000}; // with an engine, in a game without a clock
    };

    explicit EngineCatalogue(Options options) : options_(std::move(options)) {}
    // Waits for what is being tried, which is cancelled.
    ~EngineCatalogue();
    EngineCatalogue(const EngineCatalogue&) = delete;
    EngineCatalogue& operator=(const EngineCatalogue&) = delete;

    // From any thread: these.

    // Begins to try them, unless that was done before.
    void look();
    // Null as long as they are being tried, or nobody has looked.
    TriedEnginesPtr now() const;
    // Looks, and calls `done` when they have been tried, from any thread.
    void when_known(std::function<void(TriedEnginesPtr)> done);
    // The same for a coroutine.
    boost::asio::awaitable<TriedEnginesPtr> known();
    // Looks, and waits for it; null if the house closes. Not for network threads.
    TriedEnginesPtr wait();
    // Nothing is tried any more, and nobody waits.
    void close();

  private:
    void try_all();
    TriedEngine tried(const programs::EngineCommand& command, const Confiner& sandbox) const;
    void publish(TriedEngines engines);

    const Options options_;
    programs::Cancellation cancellation_;
    mutable std::mutex mutex_;
    std::condition_variable known_;
    TriedEnginesPtr engines_;
    std::vector<std::function<void(TriedEnginesPtr)>> waiting_;
    std::thread thread_; // from look() on
};

} // namespace tabuleiro::server
