#include "house/people/letters.hpp"

#include <algorithm>
#include <array>

namespace tabuleiro::house {

namespace {

// What the characters from `first` on fold to, one by one; a full stop: not a letter of names.
struct Alphabet {
    Script script;
    char32_t first;
    std::u32string_view folded;
};

constexpr std::u32string_view english = U"abcdefghijklmnopqrstuvwxyz";
constexpr std::u32string_view armenian = U"wբգդեqէըթժիlխծկhձղճմjնշnչպջռuվsրgւփքoֆ";

constexpr std::array<Alphabet, 12> alphabets{{
    {Script::Latin, U'A', english},
    {Script::Latin, U'a', english},
    {Script::Latin, 0xC0,
     U"aaaaaaæceeeeiiiidnooooo.ouuuuypßaaaaaaæceeeeiiiidnooooo.ouuuuypy"
     U"aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳĳjjkkklllllll"
     U"lllnnnnnnnnnooooooœœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"},
    {Script::Latin, 0x180,
     U"...............ə................oo.............uu..............."
     U".............aaiioouuuuuuuuuu.aaaaææ..ggkkoooo..j...gg..nnaaææoo"
     U"aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............"
     U"................"},
    {Script::Latin, 0x1E00,
     U"aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
     U"mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
     U"wwwwwwwwwwxxxxyyzzzzzzhtwy.s..ß.aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
     U"eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......"},
    {Script::Latin, 0x0259, U"ə"},
    {Script::Greek, 0x0386,
     U"a.ehi.o.ywi"
     U"abrδezhoikλmnξoпp.σtyфxψwiy"
     U"aehiy"
     U"abrδezhoikλmnξoпpσσtyфxψwiyoyw"},
    {Script::Cyrillic, 0x0400,
     U"eeђresiijљњhkиyџ"
     U"a6brдeж3ииkлmhoп"
     U"pctyфxц4шщъыbэюя"
     U"a6brдeж3ииkлmhoп"
     U"pctyфxц4шщъыbэюя"
     U"eeђresiijљњhkиyџ"},
    {Script::Cyrillic, 0x048A,
     U"ииbbpprrrrrrжж33kkkkkkkkhhhhппҩҩ"
     U"ccttyyyyxxҵҵ4444hheeeeiжжkkллhhh"
     U"h44mmiaaaaææeeəəəəжж3333ииииoooo"
     U"ooээyyyyyy44rrыыrrxxxx"},
    {Script::Armenian, 0x0531, armenian},
    {Script::Armenian, 0x0561, armenian},
}};

struct Letters {
    Script script;
    char32_t first;
    char32_t last;
};

constexpr std::array<Letters, 15> letters_of_other_scripts{{
    {Script::Georgian, 0x10D0, 0x10F0},
    {Script::Hebrew, 0x05D0, 0x05EA},
    {Script::Arabic, 0x0620, 0x063F},
    {Script::Arabic, 0x0641, 0x064A},
    {Script::Arabic, 0x0671, 0x06D3},
    {Script::Devanagari, 0x0901, 0x0939},
    {Script::Devanagari, 0x093E, 0x094D},
    {Script::Thai, 0x0E01, 0x0E3A},
    {Script::Thai, 0x0E40, 0x0E4E},
    {Script::EastAsian, 0x3041, 0x3096},
    {Script::EastAsian, 0x30A1, 0x30FA},
    {Script::EastAsian, 0x30FC, 0x30FC},
    {Script::EastAsian, 0x3400, 0x4DBF},
    {Script::EastAsian, 0x4E00, 0x9FFF},
    {Script::EastAsian, 0xAC00, 0xD7A3},
}};

struct Replacement {
    char32_t from;
    std::u32string_view to;
};

// The last step: letters that are two, digits, and the katakana.
constexpr std::array<Replacement, 18> replacements{{
    {U'æ', U"ae"},
    {U'œ', U"oe"},
    {U'ß', U"ss"},
    {U'ĳ', U"ij"}, // one letter of Dutch
    {U'0', U"o"},
    {U'1', U"i"},
    {U'l', U"i"},
    {U'ー', U"一"},
    {U'ロ', U"口"},
    {U'エ', U"工"},
    {U'カ', U"力"},
    {U'ニ', U"二"},
    {U'ト', U"卜"},
    {U'タ', U"夕"},
    {U'ハ', U"八"},
    {U'ヘ', U"へ"},
    {U'ベ', U"べ"},
    {U'ペ', U"ぺ"},
}};

// None: not in any of the alphabets.
const Alphabet* alphabet_of(char32_t c) {
    for (const Alphabet& alphabet : alphabets) {
        if (c >= alphabet.first && c - alphabet.first < alphabet.folded.size()) {
            return alphabet.folded[c - alphabet.first] == U'.' ? nullptr : &alphabet;
        }
    }
    return nullptr;
}

bool is_digit(char32_t c) {
    return c >= U'0' && c <= U'9';
}

} // namespace

std::optional<Script> script_of(char32_t c) {
    if (const Alphabet* const alphabet = alphabet_of(c)) {
        return alphabet->script;
    }
    for (const Letters& letters : letters_of_other_scripts) {
        if (c >= letters.first && c <= letters.last) {
            return letters.script;
        }
    }
    return std::nullopt;
}

std::u32string folded_letters(std::u32string_view text) {
    std::u32string all;
    for (char32_t c : text) {
        if (!is_digit(c) && !script_of(c)) {
            continue;
        }
        if (const Alphabet* const alphabet = alphabet_of(c)) {
            c = alphabet->folded[c - alphabet->first];
        }
        const auto* const found =
            std::find_if(replacements.begin(), replacements.end(),
                         [c](const Replacement& replacement) { return replacement.from == c; });
        if (found != replacements.end()) {
            all += found->to;
        } else {
            all += c;
        }
    }
    return all;
}

} // namespace tabuleiro::house
