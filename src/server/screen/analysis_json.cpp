#include "server/screen/analysis_json.h"

#include "rules/cards.h"
#include "wire/by_side.h"

namespace bocage::server {
namespace {

Json moment_json(const Moment& moment) {
  Json cards = Json::array();
  for (const Card card : moment.cards) { cards.push_back(name(card)); }
  return {{"step", moment.step},
          {"turn", moment.turn},
          {"side", name(moment.side)},
          {"cards", std::move(cards)},
          {"medals", by_side([&](Side side) { return moment.medals[index(side)]; })},
          {"allies", moment.chance.allies},
          {"low", moment.chance.interval.low},
          {"high", moment.chance.interval.high}};
}

}  // namespace

Json analysis_json(std::size_t of, const std::vector<Moment>& moments,
                   const std::vector<TurningPoint>& turning_points) {
  Json list = Json::array();
  for (const Moment& moment : moments) { list.push_back(moment_json(moment)); }
  Json turns = Json::array();
  for (const TurningPoint& point : turning_points) {
    turns.push_back({{"moment", point.moment}, {"swing", point.swing}});
  }
  return {{"done", moments.size()}, {"of", of}, {"moments", std::move(list)}, {"turning_points", std::move(turns)}};
}

}  // namespace bocage::server
