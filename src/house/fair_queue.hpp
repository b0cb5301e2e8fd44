// A queue in which many items of one owner do not delay the first item of another. The n-th item of
// an owner waits behind every n-th item that came before it, and in front of every (n+1)-th.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <utility>

namespace tabuleiro::house {

template <class Thing>
class FairQueue {
  public:
    struct Place {
        std::string owner;
        std::size_t rank = 0; // how many things of its owner came before it
        Thing thing;
    };

    // `before`: things of the owner that wait no more but still count. Returns how many stand in
    // front.
    std::size_t add(std::string owner, Thing thing, std::size_t before = 0) {
        const std::size_t rank = before + count(owner);
        const auto behind = std::find_if(places_.begin(), places_.end(),
                                         [&](const Place& place) { return place.rank > rank; });
        const auto index = static_cast<std::size_t>(behind - places_.begin());
        places_.insert(behind, {std::move(owner), rank, std::move(thing)});
        return index;
    }

    // The first one whose owner may have it.
    template <class MayHave>
    std::optional<Place> take(const MayHave& may_have) {
        const auto found = std::find_if(places_.begin(), places_.end(),
                                        [&](const Place& place) { return may_have(place.owner); });
        if (found == places_.end()) {
            return std::nullopt;
        }
        std::optional<Place> taken(std::move(*found));
        places_.erase(found);
        return taken;
    }

    // The first one that fits goes; where it stood, if there was one.
    template <class Fits>
    std::optional<std::size_t> remove(const Fits& fits) {
        const auto found = std::find_if(places_.begin(), places_.end(),
                                        [&](const Place& place) { return fits(place.thing); });
        if (found == places_.end()) {
            return std::nullopt;
        }
        const auto index = static_cast<std::size_t>(found - places_.begin());
        places_.erase(found);
        return index;
    }

    std::size_t count(const std::string& owner) const {
        return static_cast<std::size_t>(
            std::count_if(places_.begin(), places_.end(),
                          [&](const Place& place) { return place.owner == owner; }));
    }

    bool empty() const { return places_.empty(); }
    std::size_t size() const { return places_.size(); }
    void clear() { places_.clear(); }
    const Thing& operator[](std::size_t index) const { return places_[index].thing; }

  private:
    std::deque<Place> places_;
};

} // namespace tabuleiro::house
