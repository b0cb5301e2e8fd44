#include "bridge/engine.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "bridge/play/seated_game.hpp"
#include "programs/sandbox/sandbox.hpp"

namespace tabuleiro::bridge {

using programs::Failure;
using programs::ProgramSetup;
using programs::Protocol;

namespace {

// A program that is asked in a language that is not its own stays silent for so long.
constexpr Duration time_to_answer{5'000};

Expected<ProgramSetup> setup_of(const BridgeOptions& options) {
    ProgramSetup setup;
    const auto command = programs::split_command(options.engine);
    if (!command) {
        return tl::unexpected(command.error());
    }
    if (command->empty()) {
        return fail("--engine needs the command of a program.");
    }
    setup.name = command->front();
    setup.command.arguments = *command;
    setup.options = options.engine_options;
    if (options.sandbox) {
        const auto sandbox = programs::Sandbox::find();
        if (!sandbox) {
            return tl::unexpected(sandbox.error());
        }
        setup.command.confiner = *sandbox;
    }
    if (!options.log_file.empty()) {
        setup.log = std::make_shared<programs::TrafficLog>(options.log_file);
        setup.command.error_file = options.log_file;
    }
    // A game without a clock is no reason to wait for ever.
    setup.patience = options.times.move + Duration(60'000);
    return setup;
}

std::vector<std::string> wanted_games(const BridgeOptions& options, Protocol protocol) {
    std::vector<std::string> games = games_of(protocol);
    if (!options.games.empty()) {
        std::erase_if(games, [&](const std::string& game) {
            return std::find(options.games.begin(), options.games.end(), game) ==
                   options.games.end();
        });
    }
    return games;
}

struct Trial {
    std::vector<std::string> games; // that it plays
    std::optional<Failure> failure; // the first one
};

Trial try_protocol(ProgramSetup setup, const BridgeOptions& options, Protocol protocol) {
    setup.protocol = protocol;
    if (!options.protocol) {
        setup.start_time = time_to_answer;
    }
    Trial trial;
    for (const std::string& game : wanted_games(options, protocol)) {
        const auto asked = programs::SteadyClock::now();
        const auto tried = try_out(game, setup);
        if (tried) {
            trial.games.push_back(game);
            continue;
        }
        trial.failure = trial.failure.value_or(tried.error());
        if (programs::SteadyClock::now() - asked >= setup.start_time) {
            break; // it has not answered in time, and would not for another game
        }
    }
    return trial;
}

} // namespace

Expected<Engine> find_engine(const BridgeOptions& options) {
    const auto setup = setup_of(options);
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    std::vector<Protocol> protocols{Protocol::Uci, Protocol::Program};
    if (options.protocol) {
        protocols = {*options.protocol};
    }
    std::optional<Failure> failure;
    for (const Protocol protocol : protocols) {
        Trial trial = try_protocol(*setup, options, protocol);
        if (!trial.games.empty()) {
            Engine engine{*setup, std::move(trial.games)};
            engine.setup.protocol = protocol;
            return engine;
        }
        failure = trial.failure ? trial.failure : failure;
    }
    if (!failure) {
        return fail("Programs of this protocol do not play {games}.",
                    fmt::format("{}", fmt::join(options.games, ", ")));
    }
    if (options.protocol || failure->why) {
        return fail(Reason("The program cannot be used: {reason}",
                           failure->why ? *failure->why : Error(reason_for(*failure))));
    }
    return fail(
        "The program speaks neither UCI nor the program protocol, or does not play the games "
        "that were asked for; say what it speaks by --protocol. {reason}",
        Error(reason_for(*failure)));
}

} // namespace tabuleiro::bridge
