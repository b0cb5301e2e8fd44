#include "server/engines/engine_catalogue.hpp"

#include <algorithm>

#include "house/player_name.hpp"
#include "server/http/awaiting.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

using programs::Introduction;

constexpr Duration start_time{5'000};
constexpr std::size_t longest_author = 80; // bytes

// A name that may be shown, however long or strange it was.
std::string shown(std::string text) {
    while (!text.empty()) {
        text.resize(std::min(text.size(), longest_author));
        if (auto name = house::parse_name(text)) {
            return *std::move(name);
        }
        text.pop_back();
    }
    return text;
}

} // namespace

bool TriedEngine::plays(std::string_view game) const {
    return introduction && std::find(introduction->games.begin(), introduction->games.end(),
                                     game) != introduction->games.end();
}

const TriedEngine* TriedEngines::find(std::string_view name) const {
    const auto found = std::find_if(engines.begin(), engines.end(),
                                    [&](const TriedEngine& one) { return one.name() == name; });
    return found == engines.end() ? nullptr : &*found;
}

EngineCatalogue::~EngineCatalogue() {
    close();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void EngineCatalogue::look() {
    const std::lock_guard lock(mutex_);
    if (!thread_.joinable() && !cancellation_.requested()) {
        thread_ = std::thread([this] { try_all(); });
    }
}

EngineCatalogue::TriedEnginesPtr EngineCatalogue::now() const {
    const std::lock_guard lock(mutex_);
    return engines_;
}

void EngineCatalogue::when_known(std::function<void(TriedEnginesPtr)> done) {
    look();
    TriedEnginesPtr known;
    {
        const std::lock_guard lock(mutex_);
        known = engines_;
        if (!known && !cancellation_.requested()) {
            waiting_.push_back(std::move(done));
            return;
        }
    }
    done(known ? known : std::make_shared<const TriedEngines>());
}

boost::asio::awaitable<EngineCatalogue::TriedEnginesPtr> EngineCatalogue::known() {
    return result_of<TriedEnginesPtr>([this](auto done) { when_known(std::move(done)); });
}

EngineCatalogue::TriedEnginesPtr EngineCatalogue::wait() {
    look();
    std::unique_lock lock(mutex_);
    known_.wait(lock, [&] { return engines_ || cancellation_.requested(); });
    return engines_;
}

void EngineCatalogue::close() {
    const std::lock_guard lock(mutex_);
    cancellation_.request();
    known_.notify_all();
}

void EngineCatalogue::try_all() {
    TriedEngines all;
    const auto sandbox = options_.find_sandbox();
    if (!sandbox) {
        all.no_sandbox = sandbox.error().reasons().front();
        log(LogLevel::Warning, "no-sandbox", {{"reason", sandbox.error().text()}});
    }
    for (const programs::EngineCommand& command : options_.engines) {
        all.engines.push_back(sandbox ? tried(command, *sandbox)
                                      : TriedEngine{.command = command, .author = command.author});
    }
    publish(std::move(all));
}

void EngineCatalogue::publish(TriedEngines engines) {
    std::vector<std::function<void(TriedEnginesPtr)>> waiting;
    TriedEnginesPtr known = std::make_shared<const TriedEngines>(std::move(engines));
    {
        const std::lock_guard lock(mutex_);
        engines_ = known;
        waiting = std::move(waiting_);
        known_.notify_all();
    }
    for (const auto& done : waiting) {
        done(known);
    }
}

TriedEngine EngineCatalogue::tried(const programs::EngineCommand& command,
                                   const Confiner& sandbox) const {
    TriedEngine engine{.command = command, .author = command.author};
    const auto words = programs::split_command(command.command);
    engine.setup.name = command.name;
    engine.setup.command.arguments = words ? *words : std::vector<std::string>();
    engine.setup.command.confiner = sandbox;
    engine.setup.start_time = start_time;
    engine.setup.patience = options_.patience;
    engine.setup.farewell = programs::short_farewell;
    const auto introduction = programs::try_out(engine.setup, command.protocol, cancellation_);
    if (!introduction) {
        engine.trouble = introduction.error().reasons().front();
        log(LogLevel::Warning, "engine-not-usable",
            {{"engine", command.name}, {"reason", introduction.error().text()}});
        return engine;
    }
    engine.introduction = *introduction;
    engine.setup.protocol = introduction->protocol;
    engine.author = shown(command.author.empty() ? introduction->author : command.author);
    return engine;
}

} // namespace tabuleiro::server
