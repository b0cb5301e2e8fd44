// Plays at a table of the house as a server would: considers, keeps the log, applies, and shows
// what a viewer's page would have gathered from the changes.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "house/table_jobs.hpp"
#include "house/table_view.hpp"

namespace tabuleiro::test {

using house::Command;
using house::CommandKind;
using house::Event;
using house::EventKind;
using house::Viewer;
using house::WallTime;
using nlohmann::json;

inline constexpr std::array viewers{Viewer::First, Viewer::Second, Viewer::Both, Viewer::Watcher};

// {"game": ..., "seats": {...}} with what else is given, as fields of JSON.
inline std::string settings_text(const std::string& game, const std::string& first,
                                 const std::string& second, const std::string& more = "") {
    const auto seat = [](const std::string& kind) {
        return R"({"kind":")" +
               (kind[0] == 'c' ? R"(computer","level":)" + kind.substr(1) : kind + "\"") + "}";
    };
    return R"({"game":")" + game + R"(","seats":{"first":)" + seat(first) + R"(,"second":)" +
           seat(second) + "}" + (more.empty() ? "" : "," + more) + "}";
}

// The value of an Expected; fails the test if there is none.
template <class T>
auto require(T expected) {
    if (!expected) {
        if constexpr (requires { expected.error().text(); }) {
            throw std::runtime_error(expected.error().text());
        } else {
            throw std::runtime_error(expected.error().code + ": " +
                                     expected.error().reasons.front().text());
        }
    }
    return *std::move(expected);
}

class TableDriver {
  public:
    // Seats are "here", "link", or "c" and a level.
    TableDriver(const std::string& game, const std::string& first, const std::string& second,
                const std::string& more = "")
        : settings_(require(house::parse_settings(settings_text(game, first, second, more)))),
          table_(require(house::Table::open("t1", settings_, opened))) {}

    house::Table& table() { return table_; }
    const house::Table& table() const { return table_; }
    const std::vector<Event>& log() const { return log_; }
    const house::Settings& settings() const { return settings_; }

    static constexpr WallTime opened{900'000};
    WallTime now{1'000'000};
    Rng chance{7};

    // The refusal's code, empty if it was done.
    std::string attempt(Viewer viewer, const Command& command) {
        const auto event = table_.decide(viewer, command, now, chance);
        if (!event) {
            return event.error().code;
        }
        apply(*event);
        return "";
    }
    std::string attempt(Viewer viewer, CommandKind kind) {
        return attempt(viewer, Command{.kind = kind});
    }
    std::string play(Viewer viewer, const std::string& move) {
        return attempt(viewer, Command{.kind = CommandKind::Play, .move = move});
    }

    // These must succeed.
    void command(Viewer viewer, CommandKind kind) {
        ASSERT_EQ(attempt(viewer, kind), "") << name(kind);
    }
    void moves(Viewer viewer, std::initializer_list<const char*> list) {
        for (const char* move : list) {
            ASSERT_EQ(play(viewer, move), "") << move;
        }
    }
    void join(const std::string& name) { apply(require(table_.join(name, now))); }

    void apply(const Event& event) {
        const bool was_over = table_.result().has_value();
        const auto foretold = table_.result_after(event);
        const auto applied = table_.apply(event);
        if (!applied) {
            throw std::runtime_error(applied.error().text());
        }
        EXPECT_EQ(foretold == (was_over ? std::nullopt : table_.result()), true) << event.number;
        log_.push_back(event);
    }

    json state(Viewer viewer) const {
        return json::parse(house::TableView(table_, viewer).state(now));
    }
    json change(Viewer viewer, int since) const {
        return json::parse(house::TableView(table_, viewer).change(since, now));
    }
    std::vector<std::string> may(Viewer viewer) const {
        return state(viewer)["allowed"].get<std::vector<std::string>>();
    }
    bool may(Viewer viewer, const std::string& command) const {
        const auto words = may(viewer);
        return std::find(words.begin(), words.end(), command) != words.end();
    }

    house::Table restored() const {
        return require(house::Table::restore("t1", settings_, opened, log_));
    }

  private:
    house::Settings settings_;
    house::Table table_;
    std::vector<Event> log_;
};

// The page's state after a change: fields replaced, the history from a ply on.
inline void merge(json& page, const json& change) {
    for (const auto& [field, value] : change.items()) {
        if (field != "history") {
            page[field] = value;
            continue;
        }
        json& moves = page["history"]["moves"];
        const auto from = value["from"].get<std::size_t>();
        moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(std::min(from, moves.size())),
                    moves.end());
        moves.insert(moves.end(), value["moves"].begin(), value["moves"].end());
    }
}

} // namespace tabuleiro::test
