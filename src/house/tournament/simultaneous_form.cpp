#include "house/tournament/simultaneous_form.hpp"

#include <algorithm>

#include "house/tournament/state.hpp"

namespace tabuleiro::house::tournament {

namespace {

bool host_is_first(HostSide side, std::size_t board) {
    return side == HostSide::First || (side == HostSide::Alternating && board % 2 == 0);
}

class Simultaneous final : public Form {
  public:
    std::string_view name() const override { return "simultaneous"; }
    std::optional<int> rounds(std::optional<int>, std::size_t) const override { return 1; }
    bool chooses_rounds() const override { return false; }
    bool is_fixed() const override { return true; }
    bool has_host() const override { return true; }
    std::vector<league::TieBreak> usual_tie_breaks() const override { return {}; }

    Expected<FormPairing> pair(const TournamentState& state) const override {
        const auto& order = state.order;
        const auto found = std::find(order.begin(), order.end(), host_in(state));
        const auto host = static_cast<league::PlayerNumber>(found - order.begin());
        FormPairing pairing;
        for (league::PlayerNumber player = 0; player < order.size(); ++player) {
            if (player == host) {
                continue;
            }
            const bool first = host_is_first(state.settings.host_side, pairing.boards.size());
            pairing.boards.push_back(first ? league::SwissBoard{host, player}
                                           : league::SwissBoard{player, host});
        }
        return pairing;
    }

    // The host, who has no rank, and then the others by what they have achieved against the host.
    std::vector<league::Standing> standings(const TournamentState& state) const override {
        std::vector<league::Standing> all = Form::standings(state);
        const auto host = std::find_if(all.begin(), all.end(), [&](const auto& one) {
            return is_host(state, state.order[one.player]);
        });
        host->rank = 0;
        std::rotate(all.begin(), host, host + 1);
        for (std::size_t i = 1; i < all.size(); ++i) {
            const bool equal = i > 1 && all[i].half_points == all[i - 1].half_points;
            all[i].rank = equal ? all[i - 1].rank : static_cast<int>(i);
        }
        return all;
    }
};

} // namespace

const Form& simultaneous_form() {
    static const Simultaneous form;
    return form;
}

std::optional<EntrantId> host_in(const TournamentState& state) {
    if (state.settings.form == nullptr || !state.settings.form->has_host()) {
        return std::nullopt;
    }
    const Entrant* const host = state.find_person(state.director);
    return host == nullptr ? std::nullopt : std::optional(host->id);
}

} // namespace tabuleiro::house::tournament
