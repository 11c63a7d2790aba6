#include "lab/elo.h"

#include <cmath>
#include <numeric>

namespace bocage {
namespace {

using Matrix = std::vector<std::vector<double>>;

const double kPointsPerLog = 400 / std::log(10.0);  // Elo points per unit of log-strength

Matrix square(std::size_t size) { return Matrix(size, std::vector<double>(size)); }

// The win counts including the virtual draws.
Matrix with_draws(const WinTable& wins, double draws) {
  Matrix weighted = wins;
  for (std::size_t i = 0; i < wins.size(); ++i) {
    for (std::size_t j = 0; j < wins.size(); ++j) {
      const bool met = i != j && wins[i][j] + wins[j][i] > 0;
      weighted[i][j] += met ? draws / 2 : 0;
    }
  }
  return weighted;
}

// The minorization-maximization algorithm (Hunter 2004), which converges monotonically.
std::vector<double> log_strengths(const Matrix& wins) {
  static constexpr int kMostRounds = 100'000;
  static constexpr double kTolerance = 1e-12;
  const std::size_t players = wins.size();
  std::vector<double> log(players, 0.0);
  for (int round = 0; round < kMostRounds; ++round) {
    double change = 0;
    for (std::size_t i = 0; i < players; ++i) {
      double won = 0;
      double expected = 0;
      for (std::size_t j = 0; j < players; ++j) {
        won += wins[i][j];
        expected += j == i ? 0 : (wins[i][j] + wins[j][i]) / (std::exp(log[i]) + std::exp(log[j]));
      }
      if (won <= 0 || expected <= 0) { continue; }
      const double next = std::log(won / expected);
      change += std::abs(next - log[i]);
      log[i] = next;
    }
    const double mean = std::accumulate(log.begin(), log.end(), 0.0) / static_cast<double>(players);
    for (double& one : log) { one -= mean; }
    if (change < kTolerance) { break; }
  }
  return log;
}

// Gauss-Jordan elimination; the matrices are positive definite, so it needs no pivoting.
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix found = square(size);
  for (std::size_t i = 0; i < size; ++i) { found[i][i] = 1; }
  for (std::size_t column = 0; column < size; ++column) {
    const double pivot = matrix[column][column];
    for (std::size_t j = 0; j < size; ++j) {
      matrix[column][j] /= pivot;
      found[column][j] /= pivot;
    }
    for (std::size_t row = 0; row < size; ++row) {
      const double factor = matrix[row][column];
      if (row == column) { continue; }
      for (std::size_t j = 0; j < size; ++j) {
        matrix[row][j] -= factor * matrix[column][j];
        found[row][j] -= factor * found[column][j];
      }
    }
  }
  return found;
}

// Covariance of the log-strengths: the inverse of the Fisher information. Only differences are identifiable, so a
// constant is added to every element to make it invertible. That fixes the mean, and cancels in every difference.
Matrix covariance(const Matrix& wins, const std::vector<double>& log) {
  const std::size_t players = wins.size();
  Matrix information(players, std::vector<double>(players, 1.0));
  for (std::size_t i = 0; i < players; ++i) {
    for (std::size_t j = 0; j < players; ++j) {
      if (i == j) { continue; }
      const double chance = 1 / (1 + std::exp(log[j] - log[i]));
      const double part = (wins[i][j] + wins[j][i]) * chance * (1 - chance);
      information[i][i] += part;
      information[i][j] -= part;
    }
  }
  return inverse(std::move(information));
}

}  // namespace

std::vector<Rating> fit_elo(const WinTable& wins, double draws_before, int reference) {
  std::vector<Rating> ratings(wins.size());
  if (wins.size() < 2) { return ratings; }
  const Matrix weighted = with_draws(wins, draws_before);
  const std::vector<double> log = log_strengths(weighted);
  const Matrix errors = covariance(weighted, log);
  const double added = 1 / static_cast<double>(wins.size() * wins.size());  // by the constant in covariance()
  for (std::size_t i = 0; i < wins.size(); ++i) {
    double at = log[i];
    double variance = errors[i][i] - added;
    if (reference >= 0) {
      const auto fixed = static_cast<std::size_t>(reference);
      at -= log[fixed];
      variance = errors[i][i] + errors[fixed][fixed] - 2 * errors[i][fixed];
    }
    const double margin = kZ95 * std::sqrt(std::max(0.0, variance));
    ratings[i] = {kPointsPerLog * at, {kPointsPerLog * (at - margin), kPointsPerLog * (at + margin)}};
  }
  return ratings;
}

}  // namespace bocage
