// Input from unknown clients: commands, settings, names, and the headers that matter. The first
// byte says which.
#include "check.hpp"
#include "house/command.hpp"
#include "house/settings.hpp"
#include "server/access/access_check.hpp"
#include "server/access/request_headers.hpp"
#include "server/access/token.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tabuleiro;
    if (size == 0) {
        return 0;
    }
    const std::string_view text = fuzz::as_text(data + 1, size - 1);
    switch (data[0] % 5) {
    case 0:
        if (const auto command = house::parse_command(text); !command) {
            fuzz::check(!command.error().reasons.empty(), "a refusal has a reason");
            static_cast<void>(house::to_message(command.error()));
        }
        break;
    case 1:
        if (const auto settings = house::parse_settings(text)) {
            const auto again = house::parse_settings(house::to_text(*settings));
            fuzz::check(again && *again == *settings, "settings are read as they were written");
            static_cast<void>(house::with_sides_changed(*settings));
        }
        break;
    case 2:
        if (const auto name = house::parse_name(text)) {
            fuzz::check(name->size() <= house::longest_name, "a name is not too long");
            fuzz::check(house::parse_name(*name) == name, "a name stays as it is");
        }
        break;
    case 3: {
        const std::string token = server::token_in(text, server::seat_cookie(8064));
        fuzz::check(token.empty() || server::looks_like_token(token), "a token looks like one");
        static_cast<void>(server::is_json(text));
        static_cast<void>(server::knows_transfer(text));
        static_cast<void>(server::preferred_language(text));
        static_cast<void>(server::accepts_gzip(text));
        static_cast<void>(server::last_forwarded(text));
        static_cast<void>(server::query_value(text, "version"));
        break;
    }
    default:
        if (const auto address = server::parse_public_url(text)) {
            const server::AccessCheck doors(8064, {*address});
            fuzz::check(doors.same_origin(address->host, address->origin()),
                        "a public address is its own origin");
        }
    }
    return 0;
}
