// Feeds lines to a program of all games: whatever comes, it says only messages of the protocol, and
// answers isready. Its thoughts are short, and sometimes come late.
#include "check.hpp"
#include "core/text.hpp"
#include "support/program_machine.hpp"

namespace {

using namespace tabuleiro;

constexpr std::size_t most_thoughts = 4;

class FuzzProgramPort final : public program::Port {
  public:
    void say(std::string_view line) override {
        const auto message = program::parse_message(line);
        fuzz::check(message && !std::holds_alternative<program::Malformed>(*message) &&
                        !std::holds_alternative<program::Unknown>(*message),
                    "what it says is a message");
        ready += std::holds_alternative<program::ReadyOk>(*message) ? 1 : 0;
    }
    void start(program::Task begun) override { task = std::move(begun); }
    std::uint64_t random_seed() override { return 1; }

    std::optional<program::Task> task;
    int ready = 0;
};

void think(program::Machine& machine, FuzzProgramPort& port) {
    program::Task task = *std::exchange(port.task, std::nullopt);
    task.terms.level = 1;
    task.terms.limits = {.depth = 1, .nodes = 20};
    machine.on_thought(task());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    FuzzProgramPort port;
    program::Machine machine("Fuzzed", test::all_programs(), port);
    std::size_t thoughts = 0;
    for (const std::string_view line : split(fuzz::as_text(data, size), '\n')) {
        machine.on_line(line);
        if (port.task && line.size() % 3 != 0 && ++thoughts <= most_thoughts) {
            think(machine, port);
        }
        if (machine.is_finished()) {
            return 0;
        }
    }
    const int before = port.ready;
    machine.on_line("isready");
    machine.on_end_of_input();
    while (port.task) {
        think(machine, port);
    }
    fuzz::check(machine.is_finished(), "it ends with its input");
    fuzz::check(port.ready == before + 1 || port.ready == before, "isready is answered once");
    return 0;
}
