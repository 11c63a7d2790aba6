#include "cli/play/hand_out_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/paint.h"
#include "game/chip.h"
#include "rules/air_rules.h"

namespace bocage::cli {
namespace {

constexpr int kPostColumns = 18;

std::string card_name(Card card, Card as, Lang lang) {
  std::string text{words(card).name.in(lang)};
  if (as == Card::None || as == card) { return text; }
  return text + fmt::format(fmt::runtime(Phrase{", as {}", ", comme {}"}.in(lang)), words(as).name.in(lang));
}

std::string cards_with(const View& view, Role role, Lang lang) {
  std::string text;
  for (const Card card : view.given[index(role)]) {
    if (card == Card::None) { continue; }
    if (!text.empty()) { text += " + "; }
    text += card_name(card, role == Role::Commander ? view.given_as : Card::None, lang);
  }
  if (!text.empty()) { return text; }
  return std::string((role == Role::Commander
                          ? Phrase{"plays nothing himself", "ne joue rien lui-même"}
                          : Phrase{"nothing yet: may try for initiative", "rien encore : peut tenter l'initiative"})
                         .in(lang));
}

// The reason that tells most: that one post cannot get it at all matters only if none can.
HandOutBan ban_of(const Battle& battle, const View& view, Card card) {
  const Side side = view.open.on_turn;
  const bool bound = battle.command(side).chip && info(card).opening != Opening::Copy && card != Card::AirSortie;
  if (bound && count(view.taken, card) == 0) { return HandOutBan::LiesNotUnderChip; }
  const int hand = view.hand.size + hand_cards_out(view.given);
  const Card own = view.open.commander_acts(view.given[index(Role::Commander)][0], view.given_as);
  HandOutBan found = HandOutBan::WrongPost;
  for (const Role role : kRoles) {
    const bool flies = is_sortie(battle, card);
    const Card own_acting = view.open.commander_acts(card, Card::None);
    const Card acts = flies ? Card::AirSortie : role == Role::Commander ? own_acting : card;
    const HandOutBan ban = may_hand_out(battle.chain(), hand, view.given, own, {card, role, acts});
    if (ban != HandOutBan::WrongPost && ban != HandOutBan::CommanderPlaysIt) { found = ban; }
  }
  return found;
}

std::string list_of(const ChipCards& cards, Lang lang) {
  std::string text;
  for (const Card card : cards) {
    if (card != Card::None) { (text += text.empty() ? "" : ", ") += words(card).name.in(lang); }
  }
  return text.empty() ? "-" : text;
}

std::string kept_line(const Battle& battle, const View& view, std::span<const Action> offers, Lang lang) {
  std::string text;
  view.hand.for_each_kind([&](Card card) {
    const bool on_offer = std::any_of(offers.begin(), offers.end(), [card](const Action& it) {
      return it.kind == ActionKind::HandOut && it.card == card;
    });
    if (on_offer) { return; }
    const Phrase& why = words(ban_of(battle, view, card));
    text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", words(card).name.in(lang), why.in(lang));
  });
  return text;
}

}  // namespace

std::vector<std::string> hand_out_lines(const Battle& battle, const View& view, std::span<const Action> offers,
                                        Lang lang) {
  std::vector<std::string> lines;
  lines.reserve(kRoles.size() + 4);
  for (const Role role : kRoles) {
    lines.push_back("  " + padded(words(role).in(lang), kPostColumns) + cards_with(view, role, lang));
  }
  const Phrase counts{"  Out: {} of {} at most. In your hand: {}; {} must stay there.",
                      "  Données : {}, {} au plus. En main : {} ; {} doit y rester."};
  lines.push_back(fmt::format(fmt::runtime(counts.in(lang)), cards_out(view.given), battle.chain().cards_a_turn,
                              view.hand.size, battle.chain().cards_kept));
  if (view.taken_up != ChipCards{}) {
    const Phrase chip{"  From the chip, still to be given: {}.", "  Du jeton, encore à donner : {}."};
    lines.push_back(fmt::format(fmt::runtime(chip.in(lang)), list_of(view.taken, lang)));
  }
  if (view.named != Role::Commander) {
    const Phrase named{"  The {} orders one unit more.", "  Le {} active une unité de plus."};
    lines.push_back(fmt::format(fmt::runtime(named.in(lang)), words(view.named).in(lang)));
  }
  if (const std::string kept = kept_line(battle, view, offers, lang); !kept.empty()) {
    const Phrase not_now{"Not now: ", "Pas maintenant : "};
    for (const std::string& line : wrapped(std::string(not_now.in(lang)) + kept, 76)) { lines.push_back("  " + line); }
  }
  return lines;
}

std::vector<std::string> post_card_lines(const Battle& battle, const View& view, Role role, Lang lang) {
  std::vector<std::string> lines;
  const auto add = [&](Card card, Card as) {
    const Card acting = as != Card::None ? as : card;
    lines.push_back("  " + padded(card_name(card, as, lang), kNameColumns) + " " +
                    std::string(line_words(acting, battle.spec().chain).in(lang)));
  };
  const PostTurn& turn = view.open.posts[index(role)];
  if (view.side == view.open.on_turn) {
    for (const PlacedCard& placed : turn.placed) {
      if (placed.card == Card::None) { continue; }
      add(placed.card, placed.acting == placed.card ? Card::None : placed.acting);
      const Flank part = flank_of(battle, {view.open.on_turn, role}, placed.strips);
      lines.push_back("    " + std::string(part_of_wing_words(part).in(lang)));
    }
  }
  for (const Card card : view.given[index(role)]) {
    if (card != Card::None) { add(card, role == Role::Commander ? view.given_as : Card::None); }
  }
  return lines;
}

}  // namespace bocage::cli
