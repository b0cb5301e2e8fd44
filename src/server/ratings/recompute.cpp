#include "server/ratings/recompute.hpp"

#include <map>
#include <set>

#include "server/ratings/recording.hpp"
#include "server/ratings/stored_ratings.hpp"
#include "store/location/open_store.hpp"
#include "store/sql/blocking.hpp"

namespace tabuleiro::server {

namespace {

using store::sql::Transaction;

constexpr std::int64_t numbers_at_once = 1000;
constexpr std::size_t games_in_transaction = 500;

// Goes through the recorded games and corrects what is not as computed.
class Recomputation {
  public:
    explicit Recomputation(Transaction& transaction) : transaction_(transaction) {}

    Expected<Recomputed> run() {
        const auto numbers = store::recorded_numbers(transaction_);
        if (!numbers) {
            return tl::unexpected(numbers.error());
        }
        for (std::int64_t after = 0; after < numbers->recorded; after += numbers_at_once) {
            if (auto done = go_through(after); !done) {
                return tl::unexpected(done.error());
            }
        }
        if (auto done = compare_ratings(); !done) {
            return tl::unexpected(done.error());
        }
        return result_;
    }

  private:
    Expected<void> go_through(std::int64_t after) {
        const auto entries = store::history_between(transaction_, after, after + numbers_at_once);
        if (!entries) {
            return tl::unexpected(entries.error());
        }
        Expected<void> done;
        for (std::size_t i = 0; i < entries->size() && done; ++i) {
            const store::HistoryEntry& entry = (*entries)[i];
            if (!entry.rating) {
                continue;
            }
            const bool two = i + 1 < entries->size() && (*entries)[i + 1].number == entry.number;
            done = rate_again(entry, two ? &(*entries)[i + 1] : nullptr);
            i += two ? 1 : 0;
        }
        return done;
    }

    // The entries of one game, by person; the second may be missing: it was against a level.
    Expected<void> rate_again(const store::HistoryEntry& one, const store::HistoryEntry* other) {
        ++result_.games;
        league::RatedGame game{one.number, one.ended, {}, score_of_first(one)};
        game.contestants[one.seat] = one.person;
        game.contestants[opponent(one.seat)] =
            contestant_of(one.opponent).value_or(league::Level{0});
        const auto changes = rate_game(pool_of(one.game), game);
        for (const store::HistoryEntry* entry : {&one, other}) {
            if (entry == nullptr) {
                continue;
            }
            store::HistoryEntry computed = *entry;
            computed.rating = changes ? (*changes)[entry->seat] : std::nullopt;
            if (computed.rating) {
                people_.emplace(entry->person, entry->game);
            }
            if (computed.rating == entry->rating) {
                continue;
            }
            ++result_.differed;
            if (auto written = store::set_rating_change(transaction_, computed); !written) {
                return written;
            }
        }
        return {};
    }

    Expected<void> compare_ratings() {
        const auto stored = store::all_ratings(transaction_);
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        std::map<std::pair<std::string, std::string>, store::StoredRating> old;
        for (const store::StoredRating& rating : *stored) {
            old[{rating.person, rating.game}] = rating;
        }
        for (const auto& [person, game] : people_) {
            const auto computed = stored_rating(person, game, *pool_of(game).known(person));
            const auto found = old.find({person, game});
            if (found == old.end() || found->second != computed) {
                ++result_.differed;
                if (auto written = store::set_rating(transaction_, computed); !written) {
                    return written;
                }
            }
            if (found != old.end()) {
                old.erase(found);
            }
        }
        Expected<void> done;
        for (const auto& [key, rating] : old) { // of games that do not count
            ++result_.differed;
            done = done ? store::remove_rating(transaction_, rating.person, rating.game) : done;
        }
        return done;
    }

    static double score_of_first(const store::HistoryEntry& entry) {
        const double score = entry.result == "won" ? 1 : entry.result == "drawn" ? 0.5 : 0;
        return entry.seat == Player::First ? score : 1 - score;
    }

    league::RatingPool& pool_of(const std::string& game) {
        return pools_.try_emplace(game, rating_pool(game)).first->second;
    }

    Transaction& transaction_;
    std::map<std::string, league::RatingPool> pools_;
    std::set<std::pair<std::string, std::string>> people_; // with their games
    Recomputed result_;
};

} // namespace

Expected<Recomputed> recompute_ratings(store::Store& store) {
    return store::sql::write(
        store, [](Transaction& transaction) { return Recomputation(transaction).run(); });
}

Expected<Recomputed> recompute_ratings(const std::string& location) {
    // Opening to write would make a house where there is none.
    if (const auto there = store::open_store(location, {.access = store::Access::Read}); !there) {
        return tl::unexpected(there.error());
    }
    const auto store = store::open_store(location);
    if (!store) {
        return tl::unexpected(store.error());
    }
    for (Expected<bool> more = true; more && *more;) {
        more = store::sql::write(**store, [](Transaction& transaction) {
            return record_games(transaction, games_in_transaction);
        });
        if (!more) {
            return tl::unexpected(more.error());
        }
    }
    return recompute_ratings(**store);
}

} // namespace tabuleiro::server
