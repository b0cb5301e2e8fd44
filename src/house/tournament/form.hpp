// How a tournament pairs its rounds. A form is one class behind one interface; the pairing itself
// is the league's.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "league/standings/standings.hpp"
#include "league/swiss/dutch.hpp"

namespace tabuleiro::house::tournament {

struct TournamentState;

struct FormPairing {
    std::vector<league::SwissBoard> boards;
    std::vector<league::PlayerNumber> byes;
    int bye_half_points = 0;
};

class Form {
  public:
    virtual ~Form() = default;
    virtual std::string_view name() const = 0;
    // How many rounds there are; `wanted` by the director, for those forms that let them choose.
    // None: that is not known before the last one.
    virtual std::optional<int> rounds(std::optional<int> wanted, std::size_t players) const = 0;
    virtual bool chooses_rounds() const = 0;
    // In those forms, if the director does not say.
    virtual int usual_rounds() const { return 5; }
    // Whether everybody's opponents are settled at the start: then nobody comes later, and whoever
    // meets somebody who has withdrawn wins by forfeit.
    virtual bool is_fixed() const = 0;
    // Whether players meet in encounters, and the winner goes on (bracket.hpp). Then every pairing
    // follows from the results before it.
    virtual bool has_bracket() const { return false; }
    // Whether one player meets all others at once (simultaneous_form.hpp).
    virtual bool has_host() const { return false; }
    // Whether it lasts a fixed time instead of rounds (arena_form.hpp).
    virtual bool has_time_limit() const { return false; }
    // Whether two teams meet board by board (teams.hpp).
    virtual bool has_teams() const { return false; }
    // None: the form ranks without them.
    virtual std::vector<league::TieBreak> usual_tie_breaks() const = 0;

    // Of a tournament that has started: these.

    // The next round, or the one that is proposed anew. Fails if there is none.
    [[nodiscard]] virtual Expected<FormPairing> pair(const TournamentState& state) const = 0;
    // Whether no round follows those that were played.
    virtual bool is_over(const TournamentState& state) const;
    // The best first; in front of them the host, if there is one, with rank 0.
    virtual std::vector<league::Standing> standings(const TournamentState& state) const;
};

std::span<const Form* const> forms();
// Null if there is none of that name.
const Form* find_form(std::string_view name);

// The words of tie-breaks, in the order of league::TieBreak.
std::span<const std::string_view> tie_break_words();

} // namespace tabuleiro::house::tournament
