#include "cli/engine/request.h"

#include "wire/words.h"

namespace bocage::cli::engine {
namespace {

constexpr std::size_t kMostFaultsTold = 8;

}  // namespace

std::string in_a_line(const std::vector<Fault>& faults) {
  std::string text;
  for (std::size_t i = 0; i < faults.size() && i < kMostFaultsTold; ++i) {
    if (i != 0) { text += "; "; }
    text += to_text(faults[i]);
  }
  if (faults.size() > kMostFaultsTold) { text += "; and " + std::to_string(faults.size() - kMostFaultsTold) + " more"; }
  return text;
}

tl::unexpected<Denial> Request::refusal() { return refuse(in_a_line(faults_.take())); }

std::optional<Side> read_side(const Node& node) { return node.word<Side>(words_of<Side>(2)); }
std::optional<Role> read_role(const Node& node) { return node.word<Role>(words_of<Role>(4)); }
std::optional<Face> read_face(const Node& node) { return node.word<Face>(words_of<Face>(kFaces)); }

std::optional<Card> read_card(const Node& node) {
  const auto text = node.text();
  if (!text) { return std::nullopt; }
  const auto card = card_named(*text);
  if (!card) { node.fault("unknown card " + bocage::quoted(*text)); }
  return card;
}

std::optional<Hex> read_hex(const Board& board, const Node& node) {
  if (!node.is_pair()) {
    node.fault(node.given() ? "must be [column, row]" : "missing");
    return std::nullopt;
  }
  const auto col = node.entry(0).integer({0, 2 * kMaxHexes});
  const auto row = node.entry(1).integer({0, kMaxHexes});
  if (!col || !row) { return std::nullopt; }
  const auto hex = board.find({*col, *row});
  if (!hex) {
    node.fault((*col + *row) % 2 == 0 ? "off the board" : "no hex: column and row are both even or both odd");
  }
  return hex;
}

std::uint64_t Request::seed(std::uint64_t otherwise) { return read_seed(body_, (*this)["seed"], otherwise); }

std::uint64_t read_seed(const nlohmann::json& in, const Node& node, std::uint64_t otherwise) {
  if (!node.given()) { return otherwise; }
  const nlohmann::json& value = in.at("seed");
  if (value.is_number_unsigned()) { return value.get<std::uint64_t>(); }
  if (value.is_number_integer() && value.get<std::int64_t>() >= 0) { return value.get<std::uint64_t>(); }
  node.fault("must be a whole number from 0 to 18446744073709551615");
  return otherwise;
}

}  // namespace bocage::cli::engine
