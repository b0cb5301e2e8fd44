#include "server/http/awaiting.hpp"

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <exception>
#include <stdexcept>

namespace tabuleiro::server {

namespace {

template <class Handler>
class HandlerWakeup final : public Wakeup {
  public:
    explicit HandlerWakeup(Handler handler) : handler_(std::move(handler)) {}
    ~HandlerWakeup() override {
        if (handler_) {
            finish(std::make_exception_ptr(std::runtime_error("There was no result.")));
        }
    }
    HandlerWakeup(const HandlerWakeup&) = delete;
    HandlerWakeup& operator=(const HandlerWakeup&) = delete;

    void wake() override { finish(nullptr); }

  private:
    void finish(std::exception_ptr error) {
        auto executor = boost::asio::get_associated_executor(*handler_);
        boost::asio::post(executor,
                          [handler = *std::exchange(handler_, std::nullopt),
                           error = std::move(error)]() mutable { handler(std::move(error)); });
    }

    std::optional<Handler> handler_; // none: it is finished
};

} // namespace

boost::asio::awaitable<void>
until_woken(const std::function<void(std::shared_ptr<Wakeup>)>& start) {
    auto initiate = [&start](auto handler) {
        start(std::make_shared<HandlerWakeup<decltype(handler)>>(std::move(handler)));
    };
    return boost::asio::async_initiate<const boost::asio::use_awaitable_t<>,
                                       void(std::exception_ptr)>(initiate,
                                                                 boost::asio::use_awaitable);
}

} // namespace tabuleiro::server
