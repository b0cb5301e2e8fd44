#include "server/lobby/offer_check.hpp"

#include "server/lobby/lobby_values.hpp"
#include "server/people/answers.hpp"
#include "server/people/transactions.hpp"
#include "store/people/people.hpp"
#include "store/people/programs.hpp"

namespace tabuleiro::server {

using house::SeatKind;

Awaitable<std::optional<Response>> OfferCheck::objection(const Call& call,
                                                         house::Settings& settings) {
    const auto waiting = house::invited_seat(settings);
    if (!waiting || settings.seats[*waiting].kind == SeatKind::Link) {
        co_return std::nullopt;
    }
    house::Seat& seat = settings.seats[*waiting];
    seat.name.clear();
    if (seat.kind == SeatKind::Person) {
        std::optional<Response> refused =
            co_await objection_to_challenge(call, seat, settings.rated);
        if (refused) {
            co_return refused;
        }
    }
    const std::string maker = lobby_id(call.who);
    const std::string& counted = call.who.person ? maker : call.request.address;
    if (!made_.take(counted, std::chrono::steady_clock::now())) {
        co_return refusal(429, "too-often", {Reason("Too many offers; wait a moment.")});
    }
    const std::size_t made = maker.empty() ? 0 : co_await lobby_.waiting_of(maker);
    if (made >= max_waiting) {
        co_return refusal(409, "full", {Reason("Too many of your offers are waiting already.")});
    }
    co_return std::nullopt;
}

Awaitable<std::optional<Response>>
OfferCheck::objection_to_challenge(const Call& call, house::Seat& seat, bool rated) {
    if (!call.who.person) {
        co_return refusal(401, "sign-in", {Reason("Sign in first.")});
    }
    if (seat.person == call.who.person->id) {
        co_return refusal(409, "own-table", {Reason("Nobody plays against themselves.")});
    }
    const auto find = [id = seat.person](store::sql::Transaction& transaction) {
        return store::person(transaction, id);
    };
    const auto person = co_await in_read(database_, find);
    if (!person) {
        co_return store_refusal(person.error());
    }
    if (!*person) {
        co_return refusal(404, "no-player", {Reason("There is no such player.")});
    }
    seat.name = (*person)->name;
    const auto find_program = [id = seat.person](store::sql::Transaction& transaction) {
        return store::program(transaction, id);
    };
    const auto program = co_await in_read(database_, find_program);
    if (!program) {
        co_return store_refusal(program.error());
    }
    const std::string challenger = owner_of(*call.who.person);
    if (*program) {
        house::seat_program(seat, (*program)->author);
        if ((*program)->challenges == "own" && (*program)->owner != challenger) {
            co_return refusal(403, "own-challenges",
                              {Reason("Only its owner may challenge this program.")});
        }
    }
    const std::string& challenged = *program ? (*program)->owner : seat.person;
    if (rated && challenged == challenger) {
        co_return own_program();
    }
    co_return std::nullopt;
}

} // namespace tabuleiro::server
