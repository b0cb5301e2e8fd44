#include "protocol/uci/uci.hpp"

#include "protocol_fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tabuleiro::talk<tabuleiro::uci::Machine>({reinterpret_cast<const char*>(data), size});
    return 0;
}
