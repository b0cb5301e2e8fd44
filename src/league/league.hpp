// Players by name, and how their games ended. Independent of games and protocols.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tabuleiro {

struct GameCounts {
    std::uint64_t victories = 0;
    std::uint64_t draws = 0;
    std::uint64_t defeats = 0;

    std::uint64_t games() const { return victories + draws + defeats; }
    friend bool operator==(const GameCounts&, const GameCounts&) = default;
};

class League {
  public:
    // A player of this league; stays valid as others join.
    enum class Member : std::uint32_t {};

    // None if the name is taken.
    std::optional<Member> enter(std::string_view name, const GameCounts& counts = {});
    std::optional<Member> find(std::string_view name) const;

    std::size_t size() const { return entries_.size(); }
    const std::string& name(Member member) const { return entry(member).name; }
    const GameCounts& counts(Member member) const { return entry(member).counts; }

    // Both may be the same member, who then has played two games.
    void record_victory(Member winner, Member loser);
    void record_draw(Member one, Member other);

    // In the order in which they entered.
    std::vector<Member> members() const;
    // Most victories first, then by the bytes of the names.
    std::vector<Member> ranking() const;

    friend bool operator==(const League& a, const League& b) { return a.entries_ == b.entries_; }

  private:
    struct Entry {
        std::string name;
        GameCounts counts;

        friend bool operator==(const Entry&, const Entry&) = default;
    };
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };

    Entry& entry(Member member) { return entries_[static_cast<std::size_t>(member)]; }
    const Entry& entry(Member member) const { return entries_[static_cast<std::size_t>(member)]; }

    std::vector<Entry> entries_;
    std::unordered_map<std::string, Member, Hash, std::equal_to<>> by_name_;
};

} // namespace tabuleiro
