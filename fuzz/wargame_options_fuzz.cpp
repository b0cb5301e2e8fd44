// Any words on the command line give valid options, the help, or one line that says why not.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/text.hpp"
#include "protocol/wargame/options.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tabuleiro::wargame;
    // Words are separated by line ends, so that they may hold blanks.
    const auto words = tabuleiro::split({reinterpret_cast<const char*>(data), size}, '\n');
    const CommandLine command = read_command_line(words);
    if (const auto* const options = std::get_if<Options>(&command)) {
        if (!options->size.is_valid() || !has_room(options->size, options->counts) ||
            !larger_are_no_more(options->counts)) {
            std::abort();
        }
    } else if (const auto* const refused = std::get_if<Refused>(&command)) {
        if (refused->message.empty() || refused->message.find('\n') != std::string::npos) {
            std::abort();
        }
    }
    return 0;
}
