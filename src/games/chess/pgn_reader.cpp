#include "games/chess/pgn_reader.hpp"

#include <utility>

#include "core/text.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/pgn_comment.hpp"
#include "games/chess/pgn_tag.hpp"
#include "games/chess/pgn_words.hpp"

namespace tabuleiro::chess {

namespace {

using Kind = PgnToken::Kind;

constexpr std::size_t max_remarks = 16;
// Deeper variations are skipped; no person writes them.
constexpr std::size_t max_frames = 64;

} // namespace

PgnReader::PgnReader(PgnDetail detail, const PgnLimits& limits, MoveParser parse_move)
    : detail_(detail), limits_(limits), parse_move_(parse_move) {
    frames_.resize(1);
}

const PgnEntry* PgnReader::next() {
    while (true) {
        if (stage_ == Stage::Over) {
            start_entry();
        }
        const PgnToken token = scanner_.next();
        if (token.kind == Kind::NeedMore) {
            return nullptr;
        }
        if (token.kind == Kind::End) {
            if (!is_game()) {
                return nullptr;
            }
            close_without_result(token);
        } else {
            handle(token);
        }
        if (stage_ == Stage::Over && is_game()) {
            return &entry_;
        }
    }
}

void PgnReader::start_entry() {
    stage_ = Stage::Tags;
    entry_.game.tags.clear();
    entry_.game.line.moves.clear();
    entry_.game.line.notes.clear();
    entry_.damage.reset();
    entry_.remarks.clear();
    entry_.left_out.reset();
    variations_ = 0;
    frames_.resize(1);
    frames_.front().line = &entry_.game.line;
    frames_.front().cut = false;
    skipped_depth_ = 0;
}

// A result or a comment alone is not a game; but a fault is always reported.
bool PgnReader::is_game() const {
    return entry_.damage || !entry_.remarks.empty() || !entry_.game.tags.empty() ||
           !entry_.game.line.moves.empty();
}

void PgnReader::handle(const PgnToken& token) {
    switch (token.kind) {
    case Kind::Tag:
        return tag(token);
    case Kind::BrokenTag:
        if (stage_ == Stage::Tags) {
            remark(token.line,
                   Reason("{text} is no tag; a tag is [Name \"value\"].", quoted(token.text)));
        } else {
            damage(token.line, Reason("{text} has no meaning among moves.", quoted(token.text)));
        }
        return;
    case Kind::Word:
        return word(token);
    case Kind::Comment:
        return comment(token);
    case Kind::UnclosedComment:
        start_moves(token);
        return damage(token.line, Reason("The comment that begins here is not closed."));
    case Kind::NagNumber:
    case Kind::Suffix:
        return nag(token);
    case Kind::Open:
        return open_variation(token);
    case Kind::Close:
        return close_variation(token);
    default:
        start_moves(token);
        return damage(token.line, Reason("{text} has no meaning here.", quoted(token.text)));
    }
}

// A tag among moves begins the next game, and so does a tag that this game already has.
void PgnReader::tag(const PgnToken& token) {
    auto& tags = entry_.game.tags;
    if (stage_ == Stage::Moves || (!tags.empty() && tags.front().name == token.text)) {
        scanner_.put_back(token);
        close_without_result(token);
        return;
    }
    if (tags.empty()) {
        entry_.line = token.line;
        entry_.game.line.notes.clear(); // comments between games belong to none
    }
    if (tags.size() == limits_.tags) {
        leave_out(token.line, Reason("There are more than {most} tags; what is beyond is left out.",
                                     limits_.tags));
        return;
    }
    tags.push_back({std::string(token.text), unescaped(token.value)});
}

Expected<Position> PgnReader::start_position() const {
    const PgnGame& game = entry_.game;
    if (const auto variant = game.tag("Variant"); variant && !is_chess_variant(*variant)) {
        return fail("The variant {text} is not chess.", quoted(*variant));
    }
    const auto fen = game.tag("FEN");
    return fen && game.tag("SetUp") != "0" ? parse_fen(*fen) : Position();
}

void PgnReader::start_moves(const PgnToken& token) {
    if (stage_ != Stage::Tags) {
        return;
    }
    stage_ = Stage::Moves;
    if (entry_.game.tags.empty()) {
        entry_.line = token.line;
    }
    static const Position initial;
    entry_.game.start = initial;
    if (!entry_.game.tags.empty()) {
        if (auto start = start_position()) {
            entry_.game.start = *start;
        } else {
            damage(entry_.line, Reason("The game cannot start: {reason}", start.error()));
        }
    }
    frames_.front().now = entry_.game.start;
    entry_.end = entry_.game.start;
}

void PgnReader::word(const PgnToken& token) {
    start_moves(token);
    const char first = token.text.front();
    if (first == '1' || first == '0' || first == '*') {
        if (const auto result = parse_result(token.text)) {
            if (!in_variation()) {
                finish_game(*result, token.line);
            }
            return;
        }
    }
    Frame& frame = frames_.back();
    if (entry_.damage || skipped_depth_ > 0 || frame.cut) {
        return;
    }
    const auto move = parse_move_(frame.now, token.text);
    if (!move) {
        other_word(token, move.error());
        return;
    }
    if (detail_ == PgnDetail::Everything) {
        frame.before = frame.now;
    }
    frame.now.play(*move);
    frame.line->moves.push_back(*move);
}

void PgnReader::other_word(const PgnToken& token, const Error& error) {
    if (token.text == "e.p." || token.text == "ep") {
        return;
    }
    if (const auto sign = sign_nag(token.text)) {
        add_nag(*sign, token.line);
        return;
    }
    if (is_null_move(token.text)) {
        cut_line(token, Reason("A null move ({text}) is no move of a game.", token.text));
    } else {
        cut_line(token, Reason("Move {number}, {text}: {reason}", frames_.back().now.move_number(),
                               quoted_letters(token.text), error));
    }
}

// Stops reading a variation at a word that is not a move; the main line cannot go on without it.
void PgnReader::cut_line(const PgnToken& token, Reason reason) {
    if (frames_.size() == 1) {
        damage(token.line, std::move(reason));
    } else {
        remark(token.line, std::move(reason));
        frames_.back().cut = true;
    }
}

void PgnReader::finish_game(PgnResult result, std::size_t line) {
    if (entry_.game.tags.empty() && entry_.game.line.moves.empty() && !entry_.remarks.empty()) {
        damage(entry_.remarks.front().line, entry_.remarks.front().reason);
    }
    const auto tagged = entry_.game.tag("Result");
    if (tagged && *tagged != "*" && *tagged != "?" && parse_result(*tagged) != result) {
        remark(line, Reason("The game ends with {result}, but its tag says {tag}.", to_text(result),
                            quoted(*tagged)));
    }
    entry_.game.result = result;
    entry_.end = frames_.front().now;
    stage_ = Stage::Over;
}

void PgnReader::close_without_result(const PgnToken& token) {
    start_moves(token);
    if (in_variation() && !entry_.damage) {
        damage(frames_.size() > 1 ? frames_.back().text_line : skipped_line_,
               Reason("The variation that begins here is not closed."));
    }
    const auto tagged = entry_.game.tag("Result");
    const auto result = tagged ? parse_result(*tagged) : std::nullopt;
    if (!entry_.damage && (!entry_.game.tags.empty() || !entry_.game.line.moves.empty())) {
        remark(token.line, Reason("The game has no result after its moves."));
    }
    finish_game(result.value_or(PgnResult::Unfinished), token.line);
}

void PgnReader::comment(const PgnToken& token) {
    if (!keeps_notes()) {
        return;
    }
    PgnNote& here = note();
    if (here.comment.size() + token.text.size() > limits_.comment_bytes) {
        leave_out(token.line, Reason("There are more than {most} bytes of comments at one place; "
                                     "what is beyond is left out.",
                                     limits_.comment_bytes));
    } else {
        add_comment(here, token.text);
    }
    if (here.empty()) {
        frames_.back().line->notes.pop_back();
    }
}

void PgnReader::nag(const PgnToken& token) {
    start_moves(token);
    const bool suffix = token.kind == Kind::Suffix;
    const auto number = suffix ? suffix_nag(token.text) : parse_number<Nag>(token.text.substr(1));
    if (!number) {
        remark(token.line, Reason("{text} is no annotation; they are numbered from $0 to $255.",
                                  quoted(token.text)));
    } else {
        add_nag(*number, token.line);
    }
}

void PgnReader::add_nag(Nag nag, std::size_t line) {
    if (!keeps_notes()) {
        return;
    }
    if (note().nags.size() == limits_.nags) {
        leave_out(
            line,
            Reason(
                "There are more than {most} annotations at one place; what is beyond is left out.",
                limits_.nags));
        return;
    }
    note().nags.push_back(nag);
}

void PgnReader::open_variation(const PgnToken& token) {
    start_moves(token);
    Frame& parent = frames_.back();
    const bool ignored = entry_.damage || skipped_depth_ > 0 || parent.cut;
    const bool alone = parent.line->moves.empty();
    if (alone && !ignored) {
        remark(token.line, Reason("There is no move before this variation that it could replace."));
    }
    const bool wanted = !alone && !ignored && detail_ == PgnDetail::Everything;
    const bool too_many = wanted && variations_ == limits_.variations;
    if (too_many) {
        leave_out(token.line,
                  Reason("There are more than {most} variations; what is beyond is left out.",
                         limits_.variations));
    }
    if (!wanted || too_many || frames_.size() == max_frames) {
        skipped_line_ = skipped_depth_ == 0 ? token.line : skipped_line_;
        ++skipped_depth_;
        return;
    }
    ++variations_;
    PgnLine& line = note().variations.emplace_back();
    constexpr std::size_t usual_length = 16;
    line.moves.reserve(usual_length);
    Frame frame{&line, parent.before, parent.before, token.line, false};
    frames_.push_back(frame);
}

void PgnReader::close_variation(const PgnToken& token) {
    if (skipped_depth_ > 0) {
        --skipped_depth_;
        return;
    }
    if (frames_.size() == 1) {
        start_moves(token);
        remark(token.line, Reason("A variation ends here that did not begin."));
        return;
    }
    leave_variation();
}

// An empty variation is dropped.
void PgnReader::leave_variation() {
    const bool empty = frames_.back().line->empty();
    frames_.pop_back();
    if (empty) {
        note().variations.pop_back();
        if (note().empty()) {
            frames_.back().line->notes.pop_back();
        }
    }
}

bool PgnReader::keeps_notes() const {
    return detail_ != PgnDetail::Moves && !entry_.damage && skipped_depth_ == 0 &&
           !frames_.back().cut;
}

// The note at the point that reading has reached.
PgnNote& PgnReader::note() {
    PgnLine& line = *frames_.back().line;
    if (line.notes.empty() || line.notes.back().ply != line.moves.size()) {
        line.notes.emplace_back().ply = line.moves.size();
    }
    return line.notes.back();
}

// From here on the game is only scanned for its end.
void PgnReader::damage(std::size_t line, Reason reason) {
    if (!entry_.damage) {
        entry_.damage = PgnFault{line, std::move(reason)};
        skipped_line_ = skipped_depth_ == 0 ? frames_.back().text_line : skipped_line_;
        for (; frames_.size() > 1; ++skipped_depth_) {
            leave_variation();
        }
    }
}

void PgnReader::remark(std::size_t line, Reason reason) {
    if (entry_.remarks.size() < max_remarks) {
        entry_.remarks.push_back({line, std::move(reason)});
    }
}

void PgnReader::leave_out(std::size_t line, Reason reason) {
    if (!entry_.left_out) {
        entry_.left_out = PgnFault{line, std::move(reason)};
    }
}

std::vector<PgnEntry> read_pgn(std::string_view text, PgnDetail detail) {
    PgnReader reader(detail);
    reader.feed(text);
    reader.finish();
    std::vector<PgnEntry> entries;
    while (const PgnEntry* entry = reader.next()) {
        entries.push_back(*entry);
    }
    return entries;
}

} // namespace tabuleiro::chess
