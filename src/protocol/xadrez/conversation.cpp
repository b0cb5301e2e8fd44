#include "protocol/xadrez/conversation.hpp"

#include <algorithm>
#include <utility>

#include "games/xadrez/rules.hpp"
#include "protocol/xadrez/messages.hpp"
#include "protocol/xadrez/play_report.hpp"

namespace tabuleiro::xadrez {

Conversation::Conversation(const Switches& switches, Storage& storage, ChoosePlay choose)
    : switches_(switches), storage_(storage), choose_(std::move(choose)) {}

void Conversation::line(std::string_view line, std::string& out) {
    if (over_) {
        return;
    }
    if (!line.empty() && line.back() == '\r') { // P1
        line.remove_suffix(1);
    }
    Reply reply(out);
    if (board_) {
        board_line(line, reply);
        return;
    }
    const LineWords words(line);
    if (words.empty()) {
        over_ = true;
        return;
    }
    if (const auto instruction = parse_instruction(words)) {
        std::visit([&](const auto& it) { answer(it, reply); }, *instruction);
    } else {
        reply.say(messages::invalid_instruction); // P2
    }
}

void Conversation::end(std::string& out) {
    if (board_) { // P4: an incomplete board is not accepted
        board_.reset();
        Reply(out).say(messages::invalid_instruction);
    }
    over_ = true;
}

void Conversation::board_line(std::string_view line, Reply& reply) { // P4
    if (auto row = parse_row(line)) {
        std::move(row->begin(), row->end(),
                  board_->cells.begin() + static_cast<std::ptrdiff_t>(board_->rows) * 8);
    } else {
        board_->sound = false;
    }
    if (++board_->rows < 8) {
        return;
    }
    const Board board = *std::exchange(board_, std::nullopt);
    if (board.sound) {
        start(board.first, board.second, untouched(board.cells), reply);
    } else {
        reply.say(messages::invalid_instruction);
    }
}

void Conversation::answer(const RegisterPlayer& instruction, Reply& reply) {
    const bool is_new = club_.league.enter(instruction.name).has_value();
    reply.say(is_new ? messages::player_registered : messages::player_exists);
}

void Conversation::answer(const ListPlayers&, Reply& reply) const {
    const League& league = club_.league;
    if (league.size() == 0) {
        reply.say(messages::no_players);
    }
    for (const League::Member member : league.ranking()) {
        const GameCounts& counts = league.counts(member);
        reply.say(league.name(member), " ", std::to_string(counts.games()), " ",
                  std::to_string(counts.victories), " ", std::to_string(counts.draws), " ",
                  std::to_string(counts.defeats));
    }
}

void Conversation::answer(const StartNewGame& instruction, Reply& reply) {
    start(instruction.first, instruction.second, first_setup(), reply);
}

void Conversation::answer(const ContinueGame& instruction, Reply&) {
    board_ = Board{std::string(instruction.first), std::string(instruction.second)};
}

void Conversation::start(std::string_view first, std::string_view second, const Setup& setup,
                         Reply& reply) {
    if (club_.game) {
        reply.say(messages::game_running);
        return;
    }
    const auto one = club_.league.find(first);
    const auto other = club_.league.find(second);
    if (!one || !other) {
        reply.say(messages::unknown_player);
        return;
    }
    auto position = Position::from(setup);
    if (!position) {
        reply.say(messages::invalid_instruction);
        return;
    }
    position->set_options(switches_.rules);
    const bool first_is_white = switches_.white == WhiteSeat::FirstNamed;
    club_.game = RunningGame{*std::move(position),
                             {first_is_white ? *one : *other, first_is_white ? *other : *one}};
    reply.say(messages::game_started);
}

const std::string& Conversation::seat_name(Player player) const {
    return club_.league.name(club_.game->seats[player]);
}

std::optional<std::string_view> Conversation::turn_failure(std::string_view name) const {
    if (!club_.game) {
        return messages::no_game;
    }
    if (name != seat_name(Player::First) && name != seat_name(Player::Second)) {
        return messages::not_a_participant;
    }
    if (name != seat_name(club_.game->position.to_move())) {
        return messages::not_your_turn;
    }
    return std::nullopt;
}

void Conversation::answer(const MovePiece& instruction, Reply& reply) {
    if (const auto failure = turn_failure(instruction.name)) {
        reply.say(*failure);
        return;
    }
    const Position& position = club_.game->position;
    const auto from = parse_square(instruction.from);
    const auto to = parse_square(instruction.to);
    if (!from || !to) {
        reply.say(messages::invalid_square);
    } else if (!position.at(*from)) {
        reply.say(messages::no_piece);
    } else if (const Move move{*from, *to, MoveKind::Move}; is_legal(position, move)) {
        perform(move, reply);
    } else {
        reply.say(messages::invalid_move);
    }
}

void Conversation::answer(const Operate& instruction, Reply& reply) {
    if (const auto failure = turn_failure(instruction.name)) {
        reply.say(*failure);
        return;
    }
    const Position& position = club_.game->position;
    const auto from = parse_square(instruction.from);
    const auto to = instruction.to ? parse_square(*instruction.to) : std::nullopt;
    if (!from) {
        reply.say(messages::invalid_square);
    } else if (!position.at(*from)) {
        reply.say(messages::no_piece);
    } else if (instruction.to && !to) {
        reply.say(messages::invalid_final_square);
    } else if (const auto move = operation(position, *from, to);
               move && is_legal(position, *move)) {
        perform(*move, reply);
    } else {
        reply.say(messages::invalid_move);
    }
}

void Conversation::perform(const Move& move, Reply& reply) {
    Position& position = club_.game->position;
    const Player mover = position.to_move();
    const PlayReport report = report_of(position, move);
    position.play(move, report.effect);
    const auto end = outcome(position);
    const bool won = end && end->winner == mover; // R25: being stuck is not a victory
    const bool check = !won && in_check(position, position.to_move());
    if (move.kind == MoveKind::Operation) { // P6
        reply.say(operation_line(report));
        if (check && switches_.operation_check == TellOperationCheck::Yes) {
            reply.say(messages::check);
        }
    } else if (check) { // P5
        reply.say(messages::check);
    } else if (!won) {
        reply.say(move_line(report));
    }
    if (won) {
        reply.say("Checkmate. ", seat_name(mover), " venceu.");
        const auto seats = club_.game->seats;
        club_.league.record_victory(seats[mover], seats[opponent(mover)]); // P8
        club_.game.reset();
    }
}

void Conversation::answer(const ShowGame&, Reply& reply) const { // P7
    if (!club_.game) {
        reply.say(messages::no_game);
        return;
    }
    reply.say_lines(board_text(club_.game->position, switches_.row_width));
    if (switches_.show_turn == ShowTurn::Yes) {
        reply.say(seat_name(club_.game->position.to_move()));
    }
}

void Conversation::answer(const Resign& instruction, Reply& reply) {
    if (!club_.game) {
        reply.say(messages::no_game);
        return;
    }
    League& league = club_.league;
    const auto seats = club_.game->seats;
    const auto one = league.find(instruction.name);
    const auto other = instruction.other ? league.find(*instruction.other) : one;
    if (!one || !other) {
        reply.say(messages::unknown_player);
        return;
    }
    const auto plays = [&seats](League::Member member) {
        return member == seats.first || member == seats.second;
    };
    if (!plays(*one) || !plays(*other)) {
        reply.say(messages::not_a_participant);
        return;
    }
    if (*one == *other) { // P8: the same name, perhaps given twice
        league.record_victory(*one == seats.first ? seats.second : seats.first, *one);
    } else {
        league.record_draw(*one, *other);
    }
    club_.game.reset();
    reply.say(messages::game_over);
}

void Conversation::answer(const Save& instruction, Reply& reply) { // P9
    const auto saved = storage_.save(std::string(instruction.file), save_text(club_));
    reply.say(saved ? messages::game_saved : messages::invalid_instruction);
}

void Conversation::answer(const Load& instruction, Reply& reply) { // P9
    if (club_.game) {
        reply.say(messages::game_running);
        return;
    }
    const auto text = storage_.load(std::string(instruction.file));
    auto club = text ? parse_save(*text) : tl::unexpected(text.error());
    if (!club) {
        reply.say(messages::invalid_instruction);
        return;
    }
    club_ = *std::move(club);
    if (club_.game) {
        club_.game->position.set_options(switches_.rules);
    }
    reply.say(messages::game_loaded);
}

void Conversation::answer(const ListPlays&, Reply& reply) const {
    if (!club_.game) {
        reply.say(messages::no_game);
        return;
    }
    const Position& position = club_.game->position;
    std::vector<std::string> lines;
    for (const Move& move : legal_moves(position)) {
        const Play play(position, move);
        lines.push_back(play.instruction + " " + play.squares);
    }
    std::sort(lines.begin(), lines.end());
    for (const std::string& line : lines) {
        reply.say(line);
    }
}

void Conversation::answer(const AskComputer& instruction, Reply& reply) {
    if (!choose_) {
        reply.say(messages::invalid_instruction);
    } else if (!club_.game) {
        reply.say(messages::no_game);
    } else if (const Position& position = club_.game->position; legal_moves(position).empty()) {
        reply.say(messages::invalid_move);
    } else {
        const Move move = choose_(position, instruction.level);
        const Play play(position, move);
        reply.say(play.instruction, " ", seat_name(position.to_move()), " ", play.squares);
        perform(move, reply);
    }
}

} // namespace tabuleiro::xadrez
