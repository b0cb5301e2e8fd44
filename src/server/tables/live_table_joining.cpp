// How the seat that waits for a person is taken, declined or closed.
#include "server/access/token.hpp"
#include "server/tables/live_table.hpp"

namespace tabuleiro::server {

using house::Allowed;
using house::Phase;
using house::SeatKind;
using house::Viewer;

namespace {

house::Refusal taken() {
    return house::refusal("taken", "The seat is taken.");
}
house::Refusal over() {
    return house::refusal("over", "The game is over.");
}
house::Refusal no_table() {
    return house::refusal("no-table", "There is no such table.");
}

} // namespace

Awaitable<Allowed<void>> LiveTable::join(Joining joining) {
    return result_of<Allowed<void>>([this, joining = std::move(joining)](auto done) {
        post(InviteeJoins{joining, std::move(done)});
    });
}

Awaitable<void> LiveTable::handle(InviteeJoins& message) {
    Joining& joining = message.joining;
    if (auto objection = objection_to(joining)) {
        message.done(tl::unexpected(*std::move(objection)));
        co_return;
    }
    const Player player = *house::invited_seat(table_.settings());
    if (table_.state().joined) { // by the same person
        message.done({});
        co_return;
    }
    const bool challenged = table_.settings().seats[player].kind == SeatKind::Person;
    const auto& program = joining.who.person ? joining.who.person->program : std::nullopt;
    // Whoever was challenged is in the settings as what they are.
    const auto event =
        table_.join(joining.invitee.name, now(),
                    program && !challenged ? std::optional(program->author) : std::nullopt);
    if (!event) {
        message.done(tl::unexpected(event.error()));
        co_return;
    }
    if (challenged) { // whose seat it is already
        message.done(co_await write(*event));
        co_return;
    }
    joining.invitee.invitation = *seats_[player].invitation;
    message.done(co_await write(*event, joining.invitee));
}

void LiveTable::seat(Player player, const store::Invitee& invitee) {
    store::Seat& seat = seats_[player];
    seat.person = invitee.person;
    seat.secret = invitee.person.empty() ? std::optional(invitee.secret) : std::nullopt;
    seat.name = invitee.name;
}

std::optional<house::Refusal> LiveTable::objection_to(const Joining& joining) const {
    const auto invited = house::invited_seat(table_.settings());
    const auto kind = invited ? table_.settings().seats[*invited].kind : SeatKind::Computer;
    const store::Seat* const seat = invited ? &seats_[*invited] : nullptr;
    if (kind == SeatKind::Person && !joining.who.has(*seat)) {
        return no_table();
    }
    if (kind == SeatKind::Computer ||
        (kind == SeatKind::Link &&
         (!seat->invitation || !same_hash(*seat->invitation, joining.invitee.invitation)))) {
        return house::refusal("wrong-key", "That is not this table's invitation.");
    }
    if (table_.state().joined) {
        return joining.who.has(*seat) ? std::nullopt : std::optional(taken());
    }
    if (kind != SeatKind::Person && viewer_of(seats_, joining.who) != Viewer::Watcher) {
        return house::refusal("own-table",
                              "This browser has a seat at that table already. The link is for the "
                              "other player's browser.");
    }
    if (kind != SeatKind::Link && table_.phase() == Phase::Over) {
        return over();
    }
    if (kind != SeatKind::Person && joining.who.person && joining.who.person->program &&
        !table_.settings().programs) {
        return house::refusal("people-only", "This seat is for a person.");
    }
    if (table_.settings().rated && joining.invitee.person.empty()) {
        return house::refusal("sign-in", "Sign in to play rated games.");
    }
    return std::nullopt;
}

Awaitable<Allowed<void>> LiveTable::stop_waiting(WaitingEnd how, Identity who) {
    return result_of<Allowed<void>>([this, how, who = std::move(who)](auto done) {
        post(WaitingEnds{how, who, std::move(done)});
    });
}

Awaitable<void> LiveTable::handle(WaitingEnds& message) {
    const auto invited = house::invited_seat(table_.settings());
    const Viewer viewer = viewer_of(seats_, message.who);
    const bool challenged = invited && table_.settings().seats[*invited].kind == SeatKind::Person;
    const bool allowed = message.how == WaitingEnd::Declined
                             ? challenged && house::seat_of(viewer) == invited
                             : message.how == WaitingEnd::Expired ||
                                   (invited && house::seat_of(viewer) == opponent(*invited));
    if (!invited || !allowed) {
        message.done(tl::unexpected(no_table()));
        co_return;
    }
    if (table_.phase() != Phase::Waiting) {
        message.done(tl::unexpected(table_.state().joined ? taken() : over()));
        co_return;
    }
    if (message.how != WaitingEnd::Expired) {
        const house::Command leave{.kind = house::CommandKind::Leave};
        message.done(co_await carry_out(viewer, leave, now()));
        co_return;
    }
    const auto event = table_.moderate(house::EventKind::Close, now());
    if (!event) {
        message.done(tl::unexpected(event.error()));
        co_return;
    }
    message.done(co_await write(*event));
}

} // namespace tabuleiro::server
