#include "programs/trial/engine_command.hpp"

#include <array>
#include <filesystem>

#include "core/text.hpp"
#include "programs/process/child.hpp"

namespace tabuleiro::programs {
namespace {

namespace fs = std::filesystem;

struct KnownEngine {
    const char* name;
    const char* program;
    const char* arguments;
    Protocol protocol;
    const char* author;
};

constexpr std::array known_engines{
    KnownEngine{"Crafty", "crafty", "", Protocol::Cecp, "Robert Hyatt"},
    KnownEngine{"Fairy-Max", "fairymax", "", Protocol::Cecp, "H.G. Muller"},
    KnownEngine{"Fairy-Stockfish", "fairy-stockfish", "", Protocol::Uci, "Fabian Fichter"},
    KnownEngine{"Fruit", "fruit", "", Protocol::Uci, "Fabien Letouzey"},
    KnownEngine{"Glaurung", "glaurung", "", Protocol::Uci, "Tord Romstad"},
    KnownEngine{"GNU Chess", "gnuchess", "--uci", Protocol::Uci, "Free Software Foundation"},
    KnownEngine{"HoiChess", "hoichess", "", Protocol::Cecp, "Holger Ruckdeschel"},
    KnownEngine{"Phalanx", "phalanx", "", Protocol::Cecp, "Dušan Dobeš"},
    KnownEngine{"Stockfish", "stockfish", "", Protocol::Uci, "the Stockfish developers"},
    KnownEngine{"Toga II", "toga2", "", Protocol::Uci, "Thomas Gaksch"},
};

// Where packages and administrators put programs; the sandbox sees nothing else of the machine.
constexpr std::array engine_folders{"/usr/local/bin", "/usr/local/games", "/usr/games", "/usr/bin"};

} // namespace

std::vector<EngineCommand> engines_of_the_machine() {
    std::vector<EngineCommand> found;
    for (const KnownEngine& engine : known_engines) {
        for (const char* folder : engine_folders) {
            const fs::path program = fs::path(folder) / engine.program;
            std::error_code error;
            if (fs::is_regular_file(program, error)) {
                const std::string_view arguments = engine.arguments;
                found.push_back(
                    {engine.name,
                     program.string() + (arguments.empty() ? "" : " ") + std::string(arguments),
                     engine.protocol, engine.author});
                break;
            }
        }
    }
    return found;
}

Expected<EngineCommand> parse_engine_command(std::string_view text) {
    const auto equals = text.find('=');
    if (equals == std::string_view::npos) {
        return fail("An engine is named as NAME=COMMAND.");
    }
    EngineCommand engine{std::string(trimmed(text.substr(0, equals)))};
    std::string_view command = trimmed(text.substr(equals + 1));
    if (const auto colon = command.find(':'); colon != std::string_view::npos) {
        engine.protocol = parse_protocol(command.substr(0, colon));
        if (engine.protocol) {
            command.remove_prefix(colon + 1);
        }
    }
    engine.command = command;
    const auto words = split_command(command);
    if (!words) {
        return tl::unexpected(words.error());
    }
    if (engine.name.empty() || words->empty()) {
        return fail("An engine is named as NAME=COMMAND.");
    }
    return engine;
}

} // namespace tabuleiro::programs
