#include "house/people/person_name.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "core/unicode.hpp"
#include "house/people/letters.hpp"

namespace tabuleiro::house {

namespace {

constexpr std::size_t longest_person_name = 40; // in bytes; player_name.hpp has the same limit
constexpr std::size_t fewest_letters = 2;
constexpr int max_marks = 2;

// Names of roles, of computers and of the house, in the languages of the page. Alone or with a
// number they would pass for what they name.
constexpr std::array<std::u32string_view, 45> reserved_names{
    U"admin",      U"administrator", U"administrador", U"administradora", U"administratoare",
    U"moderator",  U"moderador",     U"moderadora",    U"teacher",        U"professor",
    U"professora", U"profesor",      U"profesoară",    U"învățător",      U"învățătoare",
    U"player",     U"jogador",       U"jogadora",      U"jucător",        U"visitor",
    U"visitante",  U"vizitator",     U"guest",         U"convidado",      U"oaspete",
    U"computer",   U"computador",    U"calculator",    U"calculatorul",   U"level",
    U"nível",      U"nivel",         U"nivelul",       U"robot",          U"robô",
    U"tabuleiro",  U"house",         U"system",        U"sistema",        U"sistem",
    U"anonymous",  U"anónimo",       U"anonim",        U"nobody",         U"root",
};

bool is_sign(char32_t c) {
    return std::u32string_view(U"-.'_\u2010\u2011\u2019").find(c) != std::u32string_view::npos;
}

bool is_letter_or_digit(char32_t c) {
    return (c >= U'0' && c <= U'9') || script_of(c);
}

char32_t usual_form(char32_t c) {
    const bool full_width = c >= 0xFF01 && c <= 0xFF5E;
    return full_width ? c - 0xFF01 + U'!' : c;
}

bool is_reserved(std::u32string_view name) {
    const auto is_letter = [](char32_t c) { return script_of(c).has_value(); };
    const auto* const begin = std::find_if(name.begin(), name.end(), is_letter);
    const auto end = std::find_if(name.rbegin(), name.rend(), is_letter).base();
    const std::u32string folded = folded_letters(std::u32string_view(begin, end));
    return std::any_of(reserved_names.begin(), reserved_names.end(),
                       [&](std::u32string_view word) { return folded_letters(word) == folded; });
}

// Reads a name character by character and gathers everything that is wrong.
class PersonNameReader {
  public:
    Expected<PersonName> read(const std::u32string& text) {
        for (const char32_t c : text) {
            read(usual_form(c));
        }
        if (!kept_.empty() && kept_.back() == U' ') {
            kept_.pop_back();
        }
        const std::string shown = encoded(kept_);
        if (shown.size() > longest_person_name) {
            complain(Reason("A name has at most {most} bytes.", longest_person_name));
        }
        const auto letters = std::count_if(kept_.begin(), kept_.end(), is_letter_or_digit);
        if (static_cast<std::size_t>(letters) < fewest_letters || !script_) {
            complain(Reason("A name has at least {least} letters or digits, one of them a letter.",
                            fewest_letters));
        } else if (is_reserved(kept_)) {
            complain(Reason("The name {name} is reserved.", shown));
        }
        if (!reasons_.empty()) {
            return fail(std::move(reasons_));
        }
        return PersonName{shown, encoded(folded_letters(kept_))};
    }

  private:
    void complain(Reason reason) {
        if (std::find(reasons_.begin(), reasons_.end(), reason) == reasons_.end()) {
            reasons_.push_back(std::move(reason));
        }
    }

    void read(char32_t c) {
        if (is_space(c)) {
            if (!kept_.empty() && kept_.back() != U' ') {
                kept_ += U' ';
            }
        } else if (is_unseen(c)) {
            complain(Reason("A name has no characters that cannot be seen, and none that change "
                            "the direction of writing."));
        } else if (is_mark(c)) {
            read_mark(c);
        } else if (is_letter_or_digit(c) || is_sign(c)) {
            read_script(c);
            kept_ += c;
            marks_ = 0;
        } else {
            complain(Reason("A name has letters, digits, blanks and the signs - . ' _, but not "
                            "{character}.",
                            encoded(std::u32string(1, c))));
        }
    }

    void read_mark(char32_t mark) {
        const bool on_letter = !kept_.empty() && (script_of(kept_.back()) || marks_ > 0);
        if (on_letter && marks_ < max_marks) {
            kept_ += mark;
            ++marks_;
        } else {
            complain(Reason("A letter of a name has at most {most} accents, and nothing else has "
                            "one.",
                            max_marks));
        }
    }

    void read_script(char32_t c) {
        const auto script = script_of(c);
        if (script && script_ && script != script_) {
            complain(Reason("All letters of a name are of one script, such as Latin or Cyrillic."));
        }
        script_ = script ? script : script_;
    }

    std::u32string kept_;
    int marks_ = 0; // on the last letter
    std::optional<Script> script_;
    Reasons reasons_;
};

} // namespace

Expected<PersonName> parse_person_name(std::string_view text) {
    const auto characters = decoded(text);
    if (!characters) {
        return fail("A name is UTF-8.");
    }
    return PersonNameReader().read(*characters);
}

} // namespace tabuleiro::house
