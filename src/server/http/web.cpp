#include "server/http/web.hpp"

#include <nlohmann/json.hpp>

namespace tabuleiro::server {

Response refusal(int status, std::string_view word, const std::vector<std::string>& reasons) {
    const nlohmann::json body = {{"refused", word}, {"reasons", reasons}};
    Response response;
    response.status = status;
    response.body = share(body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    return response;
}

Response json_answer(std::string body) {
    Response response;
    response.body = share(std::move(body));
    return response;
}

} // namespace tabuleiro::server
