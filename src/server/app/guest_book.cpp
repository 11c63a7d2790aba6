#include "server/app/guest_book.h"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "server/app/token.h"

namespace bocage::server {
namespace {

constexpr std::size_t kMostName = 40;  // bytes

// The name of a guest who has not chosen one: a Normandy town of that summer and a number.
constexpr auto kPlaces =
    std::to_array<std::string_view>({"Bayeux", "Cabourg", "Carentan", "Falaise", "Isigny", "Lisieux", "Merville",
                                     "Ouistreham", "Ranville", "Trévières"});

std::string guest_name() {
  static constexpr std::uint32_t kNumbers = 1000;
  const auto place = kPlaces[randombytes_uniform(static_cast<std::uint32_t>(kPlaces.size()))];
  return std::string(place) + " " + std::to_string(randombytes_uniform(kNumbers));
}

bool is_name(std::string_view name) {
  const bool plain = std::none_of(name.begin(), name.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 32 || byte == 127;
  });
  return plain && !name.empty() && name.size() <= kMostName && name.front() != ' ' && name.back() != ' ';
}

}  // namespace

const PersonRow* GuestBook::find(const std::string& id) {
  const auto known = known_.find(id);
  if (known != known_.end()) { return &known->second; }
  const auto row = reader_.person(id);
  return row ? &known_.emplace(id, *row).first->second : nullptr;
}

std::optional<std::string> GuestBook::person(std::string_view cookie) {
  const auto dot = cookie.find('.');
  if (dot == std::string_view::npos) { return std::nullopt; }
  std::string id(cookie.substr(0, dot));
  const PersonRow* row = find(id);
  const bool his = row != nullptr && equal_secrets(row->secret_hash, secret_hash(cookie.substr(dot + 1)));
  return his ? std::optional(std::move(id)) : std::nullopt;
}

GuestBook::Guest GuestBook::add_guest(Milliseconds now, Journal::Then then) {
  const std::string secret = random_token();
  PersonRow row{random_token(), secret_hash(secret), guest_name(), now};
  known_.emplace(row.id, row);
  Guest guest{row.id, row.id + "." + secret};
  journal_.write({.people = {std::move(row)}}, std::move(then));
  return guest;
}

bool GuestBook::rename(const std::string& id, const std::string& name, Journal::Then then) {
  if (find(id) == nullptr || !is_name(name)) { return false; }
  PersonRow& row = known_.at(id);
  row.name = name;
  journal_.write({.people = {row}}, std::move(then));
  return true;
}

std::string GuestBook::name(const std::string& id) {
  const PersonRow* row = find(id);
  return row == nullptr ? "" : row->name;
}

}  // namespace bocage::server
