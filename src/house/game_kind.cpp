#include "house/game_kind.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/chess_staging.hpp"
#include "house/staging_of.hpp"
#include "match/games.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

template <class Options>
void write_value(JsonWriter& out, const Option<Options>& option, const Options& options) {
    const int value = option.get(options);
    if (option.has_words()) {
        out.word(option.words[static_cast<std::size_t>(value)]);
    } else {
        out.number(value);
    }
}

// What a value means, or a sentence why not.
template <class Options>
Expected<int> read_value(const Option<Options>& option, const json& value) {
    const std::string name(option.name);
    if (option.has_words()) {
        for (std::size_t i = 0; i < option.words.size(); ++i) {
            if (value.is_string() && value.get_ref<const std::string&>() == option.words[i]) {
                return static_cast<int>(i);
            }
        }
        return fail("The option " + name + " is " + std::string(option.words[0]) + " or " +
                    std::string(option.words[1]) + ".");
    }
    const bool whole = value.is_number_integer();
    const auto number = whole ? value.get<std::int64_t>() : 0;
    if (!whole || number < option.least || number > option.most ||
        (number - option.least) % option.step != 0) {
        return fail(
            "The option " + name + " is a number from " + std::to_string(option.least) + " to " +
            std::to_string(option.most) +
            (option.step == 1 ? "." : ", in steps of " + std::to_string(option.step) + "."));
    }
    return static_cast<int>(number);
}

template <Staged G>
Expected<typename G::Options> read_options(const json& given) {
    typename G::Options options{};
    std::vector<std::string> reasons;
    if (!given.is_object()) {
        return fail("Options are an object.");
    }
    for (const auto& [name, value] : given.items()) {
        const auto* const option =
            std::find_if(Stage<G>::options.begin(), Stage<G>::options.end(),
                         [&wanted = name](const auto& known) { return known.name == wanted; });
        if (option == Stage<G>::options.end()) {
            reasons.push_back("There is no option " + tabuleiro::quoted(name) + ".");
        } else if (const auto number = read_value(*option, value)) {
            option->set(options, *number);
        } else {
            reasons.push_back(number.error().text());
        }
    }
    if (reasons.empty()) {
        if (const auto start = G::start(options); !start) {
            reasons = start.error().reasons();
        }
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    return options;
}

// From a position that a text says. What the position itself knows of the options counts.
template <OpenGame G>
Expected<Record<G>> begin_from(std::string_view start, typename G::Options options) {
    auto position = G::read(start);
    if (!position) {
        return tl::unexpected(position.error());
    }
    if constexpr (std::is_same_v<G, renpaarden::Renpaarden>) {
        options = position->options();
    } else if constexpr (std::is_same_v<G, xadrez::Xadrez>) {
        position->set_options(options);
    }
    Record<G> record(*std::move(position), options);
    if (record.outcome()) {
        return fail("The game is over in that position.");
    }
    return record;
}

template <Staged G>
class KindOf final : public GameKind {
  public:
    std::string_view id() const override { return G::id; }
    bool has_secrets() const override { return SecretGame<G>; }
    int highest_level() const override { return Mind<G>::highest_level; }

    void list_options(JsonWriter& out) const override {
        out.open_array();
        for (const auto& option : Stage<G>::options) {
            out.open_object().key("name").word(option.name).key("words").open_array();
            if (option.has_words()) {
                out.word(option.words[0]).word(option.words[1]);
            }
            out.close_array().key("least").number(option.least).key("most").number(option.most);
            out.key("step").number(option.step).key("default");
            write_value(out, option, typename G::Options{});
            out.close_object();
        }
        out.close_array();
    }

    Expected<std::string> complete_options(const json& given) const override {
        return read_options<G>(given).map([](const typename G::Options& options) {
            JsonWriter out;
            out.open_object();
            for (const auto& option : Stage<G>::options) {
                out.key(option.name);
                write_value(out, option, options);
            }
            return out.close_object().take();
        });
    }

    Expected<std::unique_ptr<Staging>> stage(const Settings& settings) const override {
        const auto options = read_options<G>(json::parse(settings.options, nullptr, false));
        if (!options) {
            return tl::unexpected(options.error());
        }
        return begin(settings, *options).map([&](Record<G>&& record) {
            return make(std::move(record), settings.match);
        });
    }

  private:
    static Expected<Record<G>> begin(const Settings& settings, const typename G::Options& options) {
        if (!settings.start) {
            return Record<G>::begin(options);
        }
        if constexpr (OpenGame<G>) {
            return begin_from<G>(*settings.start, options);
        }
        return fail("A game with secrets begins at its beginning.");
    }

    static std::unique_ptr<Staging> make(Record<G> record, const MatchOptions& options) {
        if constexpr (std::is_same_v<G, chess::Chess>) {
            return std::make_unique<ChessStaging>(std::move(record), options);
        } else {
            return std::make_unique<StagingOf<G>>(std::move(record), options);
        }
    }
};

} // namespace

const std::vector<std::unique_ptr<GameKind>>& game_kinds() {
    static const auto kinds = [] {
        std::vector<std::unique_ptr<GameKind>> list;
        AllGames::for_each([&]<Game G>() { list.push_back(std::make_unique<KindOf<G>>()); });
        return list;
    }();
    return kinds;
}

const GameKind* find_game(std::string_view id) {
    for (const auto& kind : game_kinds()) {
        if (kind->id() == id) {
            return kind.get();
        }
    }
    return nullptr;
}

} // namespace tabuleiro::house
