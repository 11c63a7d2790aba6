#include "cli/engine/posts_from_json.h"

#include "cli/engine/extras_from_json.h"
#include "wire/words.h"

namespace bocage::cli::engine {
namespace {

// Whether it is an object with posts as its keys; one that is not given is empty.
bool is_by_post(const Node& node) {
  return node.given() && node.is_object({kRoleNames[0], kRoleNames[1], kRoleNames[2], kRoleNames[3]});
}

ByArm<std::uint8_t> read_by_arm(const Node& node) {
  ByArm<std::uint8_t> numbers{};
  for (const Arm arm : kArms) {
    if (node[name(arm)].given()) { numbers[index(arm)] = byte(node[name(arm)], kByte); }
  }
  return numbers;
}

ByPlace read_spent_at(const Battle& battle, const Node& node) {
  ByPlace spent{};
  if (!node.given() || !node.is_object()) { return spent; }
  const auto places = 2 * static_cast<std::size_t>(battle.board().sections()) - 1;
  std::size_t known = 0;
  for (std::size_t place = 0; place < places; ++place) {
    const Node number = node[kPlaceNames[place]];
    if (!number.given()) { continue; }
    ++known;
    spent[place] = byte(number, {0, kMaxUnits});
  }
  if (known != node.size()) { node.fault("must have strips such as 0 and lines such as 0-1"); }
  return spent;
}

ArmMask read_arms(const Node& node) {
  ArmMask arms = kNoArm;
  for (const Arm arm : read_list<Arm>(node, kArms.size(), [](const Node& word) {
         return word.word<Arm>(words_of<Arm>(static_cast<int>(kArms.size())));
       })) {
    arms = static_cast<ArmMask>(arms | mask(arm));
  }
  return arms;
}

Orders read_orders(const Battle& battle, const Node& node) {
  Orders orders;
  if (!node.given() || !node.is_object()) { return orders; }
  orders.card = card_or_none(node["card"]);
  orders.arms = read_arms(node["arms"]);
  if (node["within"].given()) { orders.within = read_strips(battle, node["within"]); }
  orders.nearness = node["nearness"].word<Nearness>(words_of<Nearness>(kNearnessNames.size())).value_or(Nearness::Any);
  std::size_t strip = 0;
  node["in_strip"].each(static_cast<std::size_t>(battle.board().sections()),
                        [&](const Node& number) { orders.in_strip[strip++] = byte(number, kByte); });
  orders.of_arm = read_by_arm(node["of_arm"]);
  orders.anywhere = byte(node["anywhere"], kByte);
  orders.only = read_ids(battle, node["only"]);
  orders.spent_at = read_spent_at(battle, node["spent_at"]);
  orders.spent_on = read_by_arm(node["spent_on"]);
  return orders;
}

PostTurn read_post(const Battle& battle, const Node& node) {
  PostTurn post;
  if (!node.is_object()) { return post; }
  post.step = node["step"].word<Step>(words_of<Step>(kSteps)).value_or(Step::Done);
  if (node["given"].given()) { post.given = byte(node["given"], {0, kCardsOfPost}); }
  std::size_t n = 0;
  node["placed"].each(post.placed.size(), [&](const Node& card) {
    post.placed[n++] = {.card = card_or_none(card["card"]),
                        .acting = card_or_none(card["acting"]),
                        .strips = read_strips(battle, card["strips"])};
  });
  post.orders = read_orders(battle, node["orders"]);
  read_post_extras(battle, node, post);
  return post;
}

}  // namespace

SectionMask read_strips(const Battle& battle, const Node& node) {
  if (node.is_null()) { return kEverySection; }
  SectionMask strips = 0;
  const int sections = battle.board().sections();
  node.each(static_cast<std::size_t>(sections), [&](const Node& number) {
    const auto strip = number.integer({0, sections - 1});
    if (strip) { strips = static_cast<SectionMask>(strips | (1U << static_cast<unsigned>(*strip))); }
  });
  return strips;
}

Given read_given(const Node& node) {
  Given given{};
  if (!is_by_post(node)) { return given; }
  for (const Role role : kRoles) {
    std::size_t n = 0;
    node[name(role)].each(given[index(role)].size(),
                          [&](const Node& card) { given[index(role)][n++] = read_card(card).value_or(Card::None); });
  }
  return given;
}

void read_last_plays(const Battle& battle, const Node& node, Public& open) {
  for (const Side side : kSides) {
    const Node of_side = node[name(side)];
    if (!is_by_post(of_side)) { continue; }
    for (const Role role : kRoles) {
      std::size_t n = 0;
      auto& plays = open.last[index(side)][index(role)];
      of_side[name(role)].each(plays.size(), [&](const Node& play) {
        plays[n++] = {.acting = card_or_none(play["acting"]), .strips = read_strips(battle, play["strips"])};
      });
    }
  }
}

void read_posts(const Battle& battle, const Node& node, Public& open) {
  if (!is_by_post(node)) { return; }
  for (const Role role : kRoles) {
    if (node[name(role)].given()) { open.posts[index(role)] = read_post(battle, node[name(role)]); }
  }
}

}  // namespace bocage::cli::engine
