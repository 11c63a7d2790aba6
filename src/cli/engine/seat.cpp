#include "cli/engine/seat.h"

namespace bocage::cli::engine {
namespace {

std::optional<Post> post_named(std::string_view text) {
  for (const Side side : kSides) {
    for (const Role role : kRoles) {
      if (text == post_text({side, role})) { return Post{side, role}; }
    }
  }
  return std::nullopt;
}

std::optional<Seat> seat_named(std::string_view text) {
  if (text == "spectator") { return Seat{}; }
  for (const Side side : kSides) {
    if (text == name(side)) { return Seat{side, kEveryRole}; }
  }
  const auto post = post_named(text);
  return post ? std::optional(Seat{post->side, mask(post->role)}) : std::nullopt;
}

// A person with several posts.
std::optional<Seat> read_posts_of_one(const Node& node) {
  Seat seat;
  bool sound = node.size() != 0;
  if (!sound) { node.fault("must name a post"); }
  node.each(kRoles.size(), [&](const Node& entry) {
    const auto text = entry.text();
    const auto post = text ? post_named(*text) : std::nullopt;
    if (text && !post) { entry.fault("must be a post such as allies/left, not " + bocage::quoted(*text)); }
    if (post && seat.side.value_or(post->side) != post->side) { entry.fault("all posts must be of one side"); }
    sound = sound && post && seat.side.value_or(post->side) == post->side;
    if (sound) { seat = {post->side, static_cast<RoleMask>(seat.roles | mask(post->role))}; }
  });
  return sound && node.size() <= kRoles.size() ? std::optional(seat) : std::nullopt;
}

}  // namespace

std::string post_text(Post post) { return std::string(name(post.side)) + "/" + std::string(name(post.role)); }

std::optional<Seat> read_seat(Request& request, std::string_view field) {
  const Node node = request[field];
  if (request.has(field) && request.value(field).is_array()) { return read_posts_of_one(node); }
  const auto text = node.text();
  if (!text) { return std::nullopt; }
  auto seat = seat_named(*text);
  if (!seat) {
    node.fault("must be axis, allies, spectator or a post such as allies/left, not " + bocage::quoted(*text));
  }
  return seat;
}

}  // namespace bocage::cli::engine
