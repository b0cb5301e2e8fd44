#include "house/game_type.hpp"

#include "engines/balanced_opening.hpp"
#include "house/adapters.hpp"
#include "house/game_adapter_of.hpp"
#include "house/option_reading.hpp"
#include "house/shallow_json.hpp"
#include "record/games.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

template <Presented G>
class GameTypeOf final : public GameType {
  public:
    std::string_view id() const override { return G::id; }
    bool has_secrets() const override { return SecretGame<G>; }
    const PageFacts& facts() const override { return Presenter<G>::facts; }
    int highest_level() const override { return Computer<G>::highest_level; }
    bool rated_in_elo() const override { return Computer<G>::rated_in_elo; }

    void list_options(JsonWriter& out) const override {
        out.open_array();
        for (const auto& option : OptionList<G>::options) {
            out.open_object().key("name").word(option.name).key("words").open_array();
            if (option.has_words()) {
                out.word(option.words[0]).word(option.words[1]);
            }
            out.close_array().key("least").number(option.least).key("most").number(option.most);
            out.key("step").number(option.step).key("default");
            write_value(out, option, typename G::Options{});
            if (option.random) {
                out.key("random").boolean(true);
            }
            out.close_object();
        }
        out.close_array();
    }

    Expected<std::string> complete_options(const json& given) const override {
        return read_options<G>(given).map(written_options<G>);
    }

    Expected<std::unique_ptr<GameAdapter>> open(const Settings& settings) const override {
        const auto options = read_options<G>(parse_shallow(settings.options));
        if (!options) {
            return tl::unexpected(options.error());
        }
        return begin(settings, *options).map([&](Record<G>&& record) {
            return make(std::move(record), settings.match);
        });
    }

    std::vector<std::string> opening([[maybe_unused]] const Settings& settings,
                                     [[maybe_unused]] std::uint64_t seed) const override {
        std::vector<std::string> moves;
        if constexpr (OpenGame<G>) {
            const auto options = read_options<G>(parse_shallow(settings.options)).value();
            const Record<G> record = balanced_opening<G>(options, OpeningTerms(), seed);
            for (int ply = 0; ply < record.plies(); ++ply) {
                moves.push_back(G::format(record.position_at(ply),
                                          record.moves()[static_cast<std::size_t>(ply)]));
            }
        }
        return moves;
    }

  private:
    static Expected<Record<G>> begin(const Settings& settings, const typename G::Options& options) {
        if (!settings.start) {
            return Record<G>::begin(options);
        }
        if constexpr (OpenGame<G>) {
            return record_from<G>(*settings.start, options);
        }
        return fail("A game with hidden information cannot start from a position.");
    }

    static std::unique_ptr<GameAdapter> make(Record<G> record, const MatchOptions& options) {
        return std::make_unique<typename GameAdapterFor<G>::Type>(std::move(record), options);
    }
};

} // namespace

const std::vector<std::unique_ptr<GameType>>& game_types() {
    static const auto kinds = [] {
        std::vector<std::unique_ptr<GameType>> list;
        AllGames::for_each([&]<Game G>() { list.push_back(std::make_unique<GameTypeOf<G>>()); });
        return list;
    }();
    return kinds;
}

const GameType* find_game(std::string_view id) {
    for (const auto& kind : game_types()) {
        if (kind->id() == id) {
            return kind.get();
        }
    }
    return nullptr;
}

} // namespace tabuleiro::house
