// Swiss tournaments with random results: withdrawals, late entries, forfeits, byes on request.
#pragma once

#include <random>
#include <vector>

#include "league/swiss/dutch.hpp"

namespace tabuleiro::league {

struct SwissSimulation {
    SwissSimulation(std::size_t count, int rounds, unsigned seed)
        : rules{rounds, seed % 2 == 0 ? Player::First : Player::Second, true}, players(count),
          random(seed) {
        arrival.resize(count, 0);
        for (int& from : arrival) {
            from = chance(0.05) ? 1 + static_cast<int>(random() % 2) : 0;
        }
        decide_presence();
    }

    bool over() const { return round == rules.rounds; }

    // Plays the round as it was paired.
    void play(const SwissPairing& pairing) {
        std::vector<SwissRound> results(players.size());
        for (const SwissBoard& board : pairing.boards) {
            SwissRound& first = results[board.first];
            SwissRound& second = results[board.second];
            first.opponent = board.second;
            second.opponent = board.first;
            first.colour = Player::First;
            second.colour = Player::Second;
            first.kind = second.kind = SwissRound::Kind::Played;
            if (chance(0.02)) {
                first.kind = SwissRound::Kind::ForfeitWin;
                second.kind = SwissRound::Kind::ForfeitLoss;
                first.half_points = 2;
            } else {
                // The better player, who has the lower number, wins more often.
                const double edge = board.first < board.second ? 0.15 : -0.15;
                first.half_points = chance(0.3) ? 1 : chance(0.5 + edge) ? 2 : 0;
                second.half_points = 2 - first.half_points;
            }
        }
        if (pairing.bye) {
            results[*pairing.bye].kind = SwissRound::Kind::PairingBye;
            results[*pairing.bye].half_points = 2;
        }
        for (std::size_t p = 0; p < players.size(); ++p) {
            if (!players[p].present && arrival[p] <= round && chance(0.5)) {
                results[p].half_points = 1; // a bye on request
            }
            players[p].rounds.push_back(results[p]);
        }
        ++round;
        decide_presence();
    }

    SwissRules rules;
    std::vector<SwissPlayer> players;

  private:
    bool chance(double probability) {
        return static_cast<double>(random() >> 11U) * 0x1.0p-53 < probability;
    }
    void decide_presence() {
        for (std::size_t p = 0; p < players.size(); ++p) {
            withdrawn.resize(players.size());
            withdrawn[p] = withdrawn[p] || chance(0.01);
            players[p].present = !withdrawn[p] && arrival[p] <= round && !chance(0.02);
        }
    }

    std::mt19937_64 random;
    std::vector<int> arrival;
    std::vector<bool> withdrawn;
    int round = 0;
};

} // namespace tabuleiro::league
