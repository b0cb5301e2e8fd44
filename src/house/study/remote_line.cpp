#include "house/study/remote_line.hpp"

#include <mutex>

namespace tabuleiro::house {

struct RemoteLine::Arrivals {
    explicit Arrivals(std::function<void()> given) : wake(std::move(given)) {}

    void add(int ply, std::optional<Evaluation> evaluation) {
        {
            const std::lock_guard lock(mutex);
            arrived.insert_or_assign(ply, Arrival{std::move(evaluation)});
        }
        wake();
    }

    std::mutex mutex;
    std::map<int, Arrival> arrived;
    const std::function<void()> wake;
};

RemoteLine::RemoteLine(std::shared_ptr<RemoteEvaluations> remote, std::function<void()> wake)
    : remote_(std::move(remote)), arrivals_(std::make_shared<Arrivals>(std::move(wake))) {}

RemoteLine::~RemoteLine() {
    for (const auto& [ply, ticket] : tickets_) {
        remote_->cancel(ticket);
    }
}

void RemoteLine::ask(int ply, EvaluationJob job) {
    const int rank = static_cast<int>(tickets_.size());
    const auto ticket = remote_->evaluate(
        std::move(job), rank, [arrivals = arrivals_, ply](std::optional<Evaluation> evaluation) {
            if (evaluation) {
                evaluation->ply = ply;
            }
            arrivals->add(ply, std::move(evaluation));
        });
    tickets_.emplace(ply, ticket);
}

std::optional<RemoteLine::Arrival> RemoteLine::take(int ply) {
    const std::lock_guard lock(arrivals_->mutex);
    auto node = arrivals_->arrived.extract(ply);
    return node ? std::optional(std::move(node.mapped())) : std::nullopt;
}

} // namespace tabuleiro::house
