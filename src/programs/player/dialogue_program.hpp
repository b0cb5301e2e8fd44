// A program that speaks one dialogue for all its games, in one process.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "core/text.hpp"
#include "programs/player/program.hpp"
#include "record/result.hpp"

namespace tabuleiro::programs {

// A dialogue with the words of a game: games and turns to lines, texts to moves.
template <Game G>
class GameDialogue {
  public:
    virtual ~GameDialogue() = default;

    virtual Dialogue& dialogue() = 0;
    // Why the program cannot play this game at all, once it has been greeted.
    virtual std::optional<std::string> objection() const { return std::nullopt; }
    // What the program must be started with for this game, beside its command.
    virtual std::vector<std::string> arguments(const NewGame<G>&) const { return {}; }
    virtual Lines new_game(const NewGame<G>& game) = 0;
    virtual Lines think(const Turn<G>& turn) = 0;
    // Lets the program think while the opponent does; none: it does not.
    virtual std::optional<Lines> ponder(const Turn<G>& /*turn*/) { return std::nullopt; }
    [[nodiscard]] virtual Expected<typename G::Move> parse(const typename G::View& view,
                                                           std::string_view text) const {
        return G::parse(view, text);
    }
};

template <Game G>
class DialogueProgram final : public Program<G> {
  public:
    // A program that is started again begins a new dialogue.
    using MakeDialogue = std::function<std::unique_ptr<GameDialogue<G>>()>;

    DialogueProgram(ProgramSetup setup, MakeDialogue make)
        : make_(std::move(make)), session_(std::move(setup)) {}

    tl::expected<void, Failure> start(const Cancellation& cancellation) override {
        return session_.running() ? tl::expected<void, Failure>() : start_with({}, cancellation);
    }

    tl::expected<void, Failure> new_game(const NewGame<G>& game) override {
        session_.stop_listening();
        auto arguments = make_()->arguments(game);
        if (session_.running() && (!dialogue_->dialogue().reusable() || arguments != arguments_)) {
            session_.end();
        }
        if (!session_.running()) {
            if (auto started = start_with(std::move(arguments), game.cancellation); !started) {
                return started;
            }
        }
        if (auto ready = session_.prepare(dialogue_->new_game(game), game.cancellation); !ready) {
            return ready;
        }
        if (const auto objection = dialogue_->dialogue().objection()) {
            return tl::unexpected(Failure{FailureKind::Refusal, *objection});
        }
        return {};
    }

    Answer<G> choose(const Turn<G>& turn) override {
        session_.stop_listening();
        auto reply = session_.ask(dialogue_->think(turn), turn.deadline, turn.cancellation);
        Answer<G> answer = std::visit(
            [&](auto& what) -> Answer<G> { return understood(turn, std::move(what)); }, reply.what);
        answer.used = reply.used;
        answer.thought = dialogue_->dialogue().thought();
        answer.variations = dialogue_->dialogue().variations();
        return answer;
    }

    void ponder(const Turn<G>& turn) override {
        session_.stop_listening();
        if (!session_.running()) {
            return;
        }
        if (const auto lines = dialogue_->ponder(turn)) {
            session_.say(*lines);
            session_.listen();
        }
    }

    void game_over(const GameOver& end) override {
        session_.stop_listening();
        if (session_.running()) {
            session_.say(dialogue_->dialogue().game_over(end));
        }
    }

  private:
    static constexpr std::size_t longest_shown_move = 20;

    tl::expected<void, Failure> start_with(std::vector<std::string> arguments,
                                           const Cancellation& cancellation) {
        arguments_ = std::move(arguments);
        dialogue_ = make_();
        Command command = session_.setup().command;
        command.arguments.insert(command.arguments.end(), arguments_.begin(), arguments_.end());
        auto started = session_.start(command, dialogue_->dialogue(), cancellation);
        if (const auto objection = dialogue_->objection(); started && objection) {
            session_.end();
            return tl::unexpected(Failure{FailureKind::NoStart, *objection});
        }
        return started;
    }

    static Claimed claimed(std::string_view result) {
        for (const Player player : players) {
            if (result == result_text(player)) {
                return {player};
            }
        }
        return {};
    }

    Answer<G> understood(const Turn<G>&, Failure failure) { return {std::move(failure)}; }
    Answer<G> understood(const Turn<G>&, Cancelled cancelled) { return {cancelled}; }
    Answer<G> understood(const Turn<G>& turn, const Event& event) {
        if (event.kind == Event::Kind::Resigns) {
            return {Resigned{}};
        }
        if (event.kind == Event::Kind::Claims) {
            return {claimed(event.text)};
        }
        if (const auto move = dialogue_->parse(turn.view, event.text)) {
            return {*move};
        } else {
            return {session_.reject(FailureKind::IllegalMove,
                                    printable(event.text, longest_shown_move), move.error())};
        }
    }

    MakeDialogue make_;
    std::vector<std::string> arguments_;        // of the running program
    std::unique_ptr<GameDialogue<G>> dialogue_; // outlives the process that speaks it
    Session session_;
};

} // namespace tabuleiro::programs
