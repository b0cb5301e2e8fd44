// What the computers at a live table are thinking about.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <vector>

#include "core/rng.hpp"
#include "house/computer_pool.hpp"
#include "house/engine_turn.hpp"
#include "house/table.hpp"
#include "house/work/move_job.hpp"
#include "server/access/bucket.hpp"
#include "server/http/event_loops.hpp"

namespace tabuleiro::server {

class RunningJobs {
  public:
    // Takes results, from any thread.
    using Finished = std::function<void(const house::JobRequest&, const house::JobResult&)>;

    // remote: those who find moves for the house; engines: those who have seats. Null: there is
    // nobody.
    RunningJobs(EventLoops::Loop& loop, house::ComputerPool& computers,
                std::shared_ptr<house::RemoteMoves> remote = nullptr,
                std::shared_ptr<house::EngineMoves> engines = nullptr)
        : loop_(loop), computers_(computers), remote_(std::move(remote)),
          engines_(std::move(engines)) {}

    // Starts what the table wants and cancels what it does not want any more.
    void update(const house::Table& table, Rng& chance, house::WallTime now,
                const Finished& finished);
    // Whether the result comes sooner than a person would answer; then it is given to `finished`
    // once more, in time, unless the job is no longer wanted.
    bool postpone(const house::JobRequest& request, const house::JobResult& result,
                  const Finished& finished);
    void remove(const house::JobRequest& request);
    void cancel();
    bool empty() const { return running_.empty(); }

  private:
    struct Running {
        house::JobRequest request;
        SteadyTime started;
        house::ComputerPool::Ticket ticket = 0;
        std::optional<house::RemoteMoves::Ticket> remote{}; // instead, if others think about it
        std::optional<house::EngineMoves::Ticket> engine{}; // instead, if it is an engine's
        std::unique_ptr<boost::asio::steady_timer> pause{};
    };
    Running start(const house::Table& table, const house::JobRequest& request, std::uint64_t seed,
                  house::WallTime now, const Finished& finished);
    void cancel(const Running& job);
    std::vector<Running>::iterator find(const house::JobRequest& request);

    EventLoops::Loop& loop_;
    house::ComputerPool& computers_;
    std::shared_ptr<house::RemoteMoves> remote_;
    std::shared_ptr<house::EngineMoves> engines_;
    std::vector<Running> running_;
};

} // namespace tabuleiro::server
