#include "engines/chess/engine.hpp"

#include <algorithm>

#include "engines/chess/strength.hpp"

namespace tabuleiro::roque {

namespace {

constexpr std::size_t weakened_megabytes = 4; // far more than a level's nodes fill

} // namespace

Engine::Engine(std::size_t megabytes) : table_(megabytes) {
    set_threads(1);
}

Engine::~Engine() {
    stop();
    wait();
}

void Engine::set_threads(int threads) {
    const int wanted = std::clamp(threads, 1, max_threads);
    while (static_cast<int>(workers_.size()) > wanted) {
        workers_.pop_back();
    }
    while (static_cast<int>(workers_.size()) < wanted) {
        workers_.push_back(
            std::make_unique<Worker>(table_, control_, static_cast<int>(workers_.size())));
        workers_.back()->set_network(network_);
    }
}

void Engine::set_network(NetworkPtr network) {
    network_ = std::move(network);
    forget();
    for (const auto& worker : workers_) {
        worker->set_network(network_);
    }
}

void Engine::set_tablebase(TablebasePtr tablebase) {
    tablebase_ = std::move(tablebase);
    forget();
}

void Engine::set_tablebase_terms(const TablebaseTerms& terms) {
    tablebase_terms_ = terms;
    if (tablebase_) {
        forget(); // scores of other terms
    }
}

SearchRequest Engine::looked_up(const SearchRequest& request) {
    SearchRequest own = request;
    TablebaseUse use = use_of(request.tapered ? nullptr : tablebase_.get(), tablebase_terms_);
    control_.tablebase_hits = static_cast<std::uint64_t>(keep_best_moves(own, use));
    for (const auto& worker : workers_) {
        worker->use_tablebase(use);
    }
    return own;
}

void Engine::new_game() {
    lag_.reset();
    forget();
}

void Engine::forget() {
    table_.clear();
    for (const auto& worker : workers_) {
        worker->forget();
    }
}

void Engine::start(SearchRequest request, EngineListener& listener) {
    wait();
    control_.stop = false;
    control_.pondering = request.limits.pondering;
    hit_at_.reset();
    thread_ = std::thread([this, request = std::move(request), &listener] {
        SearchResult result = run(request, &listener);
        std::unique_lock lock(mutex_);
        released_.wait(lock, [&] {
            return control_.stop || (!control_.pondering && !request.limits.until_stopped);
        });
        if (request.limits.pondering) {
            const auto now = std::chrono::steady_clock::now();
            result.used = std::chrono::duration_cast<Milliseconds>(now - hit_at_.value_or(now));
        }
        lock.unlock();
        listener.on_done(result);
    });
}

void Engine::stop() {
    const std::lock_guard lock(mutex_);
    control_.stop = true;
    released_.notify_all();
}

void Engine::ponder_hit() {
    const std::lock_guard lock(mutex_);
    control_.pondering = false;
    hit_at_ = std::chrono::steady_clock::now();
    released_.notify_all();
}

void Engine::wait() {
    if (thread_.joinable()) {
        thread_.join();
    }
}

SearchResult Engine::search(const SearchRequest& request, SearchListener* listener) {
    wait();
    control_.stop = false;
    control_.pondering = false;
    return run(request, listener);
}

// A weakened player searches less deep, considers several moves, and then chooses as people do.
SearchResult Engine::run_weakened(const SearchRequest& request, SearchListener* listener) {
    const Weakness weakness = weakness_at(*request.elo);
    SearchRequest own = request;
    own.elo.reset();
    own.tapered = true;
    own.limits.nodes = std::min(request.limits.nodes.value_or(weakness.nodes), weakness.nodes);
    own.limits.depth = std::min(request.limits.depth.value_or(weakness.depth), weakness.depth);
    own.lines = weakness.lines;
    table_.narrow(weakened_megabytes); // what it saw at the last move is forgotten
    SearchResult result = run(own, listener);
    table_.widen();
    if (result.lines.empty()) {
        return result;
    }
    Rng rng(request.seed);
    const bool free_choice = request.search_moves.empty();
    const auto mate = free_choice ? mating_move(request.game.position) : std::nullopt;
    if (mate && rng.unit() < weakness.sees_mate) {
        result.best = mate;
    } else if (free_choice && rng.unit() < weakness.overlooks) {
        result.best = careless_choice(request.game.position, weakness, rng);
    } else {
        result.best = weak_choice(result.lines, weakness, request.captured_on, rng);
    }
    result.ponder.reset();
    return result;
}

SearchResult Engine::run(const SearchRequest& asked, SearchListener* listener) {
    if (!asked.game.position.has_legal_move()) {
        return {};
    }
    if (asked.elo) {
        return run_weakened(asked, listener);
    }
    const SearchRequest request = looked_up(asked);
    if (request.tapered != judged_tapered_) {
        forget(); // scores of another evaluation
        judged_tapered_ = request.tapered;
    }
    table_.next_search();
    control_.helper_nodes = 0;
    if (request.limits.clock && !request.limits.pondering) {
        lag_.begin(*request.limits.clock);
    } else {
        lag_.reset(); // times of a pondering search do not count
    }
    const TimePlan plan = TimePlan::from(request.limits, overhead_.load() + lag_.lag(),
                                         request.game.position.move_number());
    std::vector<std::thread> helpers;
    control_.helpers_stop = false;
    for (std::size_t i = 1; i < workers_.size(); ++i) {
        helpers.emplace_back([&, i] {
            SearchRequest own = request;
            own.limits = {};
            workers_[i]->search(own, TimePlan{}, nullptr);
        });
    }
    SearchResult result = workers_.front()->search(request, plan, listener);
    lag_.end(result.elapsed);
    control_.helpers_stop = true;
    for (std::thread& helper : helpers) {
        helper.join();
    }
    return result;
}

} // namespace tabuleiro::roque
