#include "server/http/web.hpp"

#include "house/refusal.hpp"

namespace tabuleiro::server {

Response refusal(int status, std::string_view code, const Reasons& reasons) {
    Response response = json_answer(to_message(house::Refusal{std::string(code), reasons}));
    response.status = status;
    return response;
}

Response json_answer(std::string body) {
    Response response;
    response.body = share(std::move(body));
    return response;
}

} // namespace tabuleiro::server
