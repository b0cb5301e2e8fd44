#include "server/people/people_answers.hpp"

#include "house/viewer.hpp"
#include "server/people/allowed_transactions.hpp"
#include "store/people/devices.hpp"

namespace tabuleiro::server {

namespace {

void write_game_seat(JsonWriter& out, const store::GameSeat& seat) {
    out.open_object().key("name").text(seat.name).key("person");
    if (seat.person.empty()) {
        out.null();
    } else {
        out.text(seat.person);
    }
    out.key("level").text(seat.level).close_object();
}

} // namespace

void write_person(JsonWriter& out, const store::Person& person,
                  const std::optional<std::string>& author) {
    out.open_object().key("id").text(person.id).key("name").text(person.name);
    out.key("role").text(person.role);
    if (author) {
        out.key("author").text(*author);
    }
    out.close_object();
}

std::string written_card(const store::Person& person, const std::string& real_name,
                         const NewCard& card) {
    JsonWriter out;
    out.open_object().key("person");
    write_person(out, person);
    out.key("real_name").text(real_name);
    out.key("code").text(card.code).key("card").text(card.path);
    return out.close_object().take();
}

std::string written_games(const std::vector<store::GroupGame>& games) {
    JsonWriter out;
    out.open_object().key("games").open_array();
    for (const store::GroupGame& game : games) {
        out.open_object().key("table").text(game.table).key("game").text(game.game);
        for (const Player player : players) {
            out.key(house::name(player));
            write_game_seat(out, game.seats[player]);
        }
        const auto& finish = game.finish;
        out.key("created").number(game.created).key("ended");
        out.number(finish ? std::optional(finish->at) : std::nullopt).key("winner");
        if (finish && finish->winner) {
            out.word(house::name(*finish->winner));
        } else {
            out.null();
        }
        out.key("ending").text(finish ? finish->ending : "").close_object();
    }
    return out.close_array().close_object().take();
}

house::Allowed<NewCard> give_new_card(store::sql::Transaction& transaction,
                                      const std::string& person, const HouseKey& key) {
    NewCard card = new_card(key, person);
    for (const auto& done : {store::set_code(transaction, person, card.code_hash, card.card_hash),
                             store::set_password(transaction, person, std::nullopt),
                             store::end_all_devices(transaction, person, std::nullopt)}) {
        if (!done) {
            return tl::unexpected(house::Refusal{"store", done.error().reasons()});
        }
    }
    return card;
}

} // namespace tabuleiro::server
