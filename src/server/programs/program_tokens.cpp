#include "server/programs/program_tokens.hpp"

namespace tabuleiro::server {

store::TokenHash program_token_hash(const HouseKey& key, std::string_view token) {
    return key.hash("program token", token);
}

Awaitable<Expected<std::optional<SignedIn>>> ProgramTokens::find(std::string token) const {
    if (token.empty()) {
        co_return std::nullopt;
    }
    co_return co_await sessions_.find_program(program_token_hash(key_, token));
}

std::optional<Response> ProgramTokens::objection(const std::optional<SignedIn>& who,
                                                 const Route& route) {
    if (!who) {
        Response response =
            refusal(401, "token", {Reason("This token is not valid, or is not valid any more.")});
        response.headers.emplace_back("WWW-Authenticate", "Bearer");
        return response;
    }
    if (!requests_.take(who->id, std::chrono::steady_clock::now())) {
        return refusal(429, "too-often", {Reason("Too many requests; wait a moment.")});
    }
    if (route.scope == house::Scope::Nothing || who->program->scope < route.scope) {
        return refusal(403, "scope", {Reason("This token does not allow that.")});
    }
    return std::nullopt;
}

} // namespace tabuleiro::server
