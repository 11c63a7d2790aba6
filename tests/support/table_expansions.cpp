// Features of the expansions: mines, airplanes, the chip.
#include <algorithm>
#include <stdexcept>

#include "support/names.h"
#include "support/table.h"

namespace bocage {

bool Table::trait(Coord at, UnitTrait which) const {
  const UnitId id = state_.open.field.at(hex(at));
  if (id == kNoUnit) { throw std::runtime_error("no unit to ask about"); }
  return state_.open.field[id].is(which);
}

std::size_t Table::mine_index(Coord at) const {
  const auto& fields = battle_->minefields();
  const auto found = std::find(fields.begin(), fields.end(), hex(at));
  if (found == fields.end()) { throw std::runtime_error("no minefield there"); }
  return static_cast<std::size_t>(found - fields.begin());
}

int Table::mine_shown(Coord at) const {
  const std::uint8_t shown = state_.open.field.mine_shown[mine_index(at)];
  return shown == kFaceDown ? -1 : shown;
}

Table& Table::set_mine(Coord at, int value) {
  state_.hidden.mines[mine_index(at)] = static_cast<std::uint8_t>(value);
  return *this;
}

Table& Table::set_visibility(int hexes) {
  state_.open.field.visibility = static_cast<std::uint8_t>(hexes);
  return *this;
}

std::optional<Plane> Table::plane(Coord at) const {
  std::optional<Plane> found;
  for (const Plane& plane : state_.open.field.planes) {
    if (plane.at == hex(at) && (!found || !plane.parked)) { found = plane; }
  }
  return found;
}

Table& Table::fly(std::string_view side, std::string_view is, Coord at) {
  const auto row =
      std::find_if(kAirplaneRows.begin(), kAirplaneRows.end(), [&](const auto& r) { return r.name == is; });
  if (row == kAirplaneRows.end()) { throw std::runtime_error("no airplane is called " + std::string(is)); }
  for (Plane& plane : state_.open.field.planes) {
    if (plane.at != kNoHex) { continue; }
    plane = {.at = hex(at), .is = row->id, .side = side_of(side)};
    return *this;
  }
  throw std::runtime_error("no room for another airplane");
}

std::vector<std::string> Table::chip(std::string_view side) const {
  std::vector<std::string> cards;
  for (const Card card : state_.hidden.chip[index(side_of(side))]) {
    if (card != Card::None) { cards.emplace_back(name(card)); }
  }
  return cards;
}

int Table::sorties(std::string_view side) const { return state_.open.sorties[index(side_of(side))]; }

}  // namespace bocage
