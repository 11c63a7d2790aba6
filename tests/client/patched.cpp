#include "client/patched.h"

#include <algorithm>

namespace bocage::client {
namespace {

Json patched_things(const Json& things, const Json& patch) {
  Json list = Json::array();
  for (const Json& thing : things) {
    const auto change = patch.find(thing.at("id").dump());
    if (change == patch.end()) {
      list.push_back(thing);
    } else if (!change->is_null()) {
      list.push_back(patched(thing, *change));
    }
  }
  const auto is_new = [&](const std::string& id) {
    return std::none_of(things.begin(), things.end(), [&](const Json& thing) { return thing.at("id").dump() == id; });
  };
  for (const auto& [id, thing] : patch.items()) {
    if (is_new(id)) { list.push_back(thing); }
  }
  std::sort(list.begin(), list.end(), [](const Json& a, const Json& b) { return a.at("id") < b.at("id"); });
  return list;
}

}  // namespace

Json patched(Json target, const Json& patch) {
  if (!patch.is_object()) { return patch; }
  if (target.is_array()) { return patched_things(target, patch); }
  if (!target.is_object()) { target = Json::object(); }
  for (const auto& [key, change] : patch.items()) {
    if (change.is_null()) {
      target.erase(key);
    } else {
      target[key] = patched(target.value(key, Json()), change);
    }
  }
  return target;
}

}  // namespace bocage::client
