// A conversation with a Renpaarden program, beside the race as it should stand.
#pragma once

#include "games/renpaarden/renpaarden.hpp"
#include "programs/check/conversation.hpp"
#include "record/record.hpp"

namespace tabuleiro::programs {

class RaceTalk {
  public:
    using Position = renpaarden::Position;

    explicit RaceTalk(Conversation& conversation);

    Conversation& raw() { return talk_; }
    const Position& position() const { return race_.position(); }

    // The one line that answers this one.
    std::string ask(std::string_view line);
    // The line must be answered so.
    void expect(std::string_view line, std::string_view answer);
    // The line must be answered by `error WHY`.
    void expect_error(std::string_view line);

    // new SIZE
    void start(int size);
    // position ROWS SIDE, which must be sound.
    void set_up(std::string_view rows, char side);
    // play TURN, which must be legal; its path is not judged.
    void play(std::string_view turn);
    // play TURN; answered by its path.
    void play_by_path(renpaarden::Move turn);
    // show, legal: as the race stands.
    void expect_shown();
    void expect_turns();
    // go TERMS, and a legal turn.
    void expect_choice(std::string_view terms);

  private:
    Conversation& talk_;
    Record<renpaarden::Renpaarden> race_;
};

} // namespace tabuleiro::programs
