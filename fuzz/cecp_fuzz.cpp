#include "protocol/cecp/cecp.hpp"

#include "protocol_fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tabuleiro::talk<tabuleiro::cecp::Machine>({reinterpret_cast<const char*>(data), size});
    return 0;
}
