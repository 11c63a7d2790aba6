#include "server/app/guest_book.h"

#include <sodium.h>

#include <array>

#include "server/app/names.h"
#include "server/app/token.h"

namespace bocage::server {
namespace {

// The name of a guest who has not chosen one: a town in Normandy and a number, such as "Bayeux 944".
constexpr auto kPlaces =
    std::to_array<std::string_view>({"Bayeux", "Cabourg", "Carentan", "Falaise", "Isigny", "Lisieux", "Merville",
                                     "Ouistreham", "Ranville", "Trévières"});

std::string guest_name() {
  static constexpr std::uint32_t kNumbers = 1000;  // 0 to 999
  const auto place = kPlaces[randombytes_uniform(static_cast<std::uint32_t>(kPlaces.size()))];
  return std::string(place) + " " + std::to_string(randombytes_uniform(kNumbers));
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
  const bool genuine = row != nullptr && equal_secrets(row->secret_hash, secret_hash(cookie.substr(dot + 1)));
  return genuine ? std::optional(std::move(id)) : std::nullopt;
}

GuestBook::Guest GuestBook::add_guest(Timestamp now, Journal::Then then) {
  const std::string secret = random_token();
  PersonRow row{random_token(), secret_hash(secret), guest_name(), now};
  Guest guest{row.id, row.id + "." + secret};
  journal_.write({.people = {row}}, [this, row, then = std::move(then)](bool stored) {
    if (stored) { known_.emplace(row.id, row); }
    then(stored);
  });
  return guest;
}

// Others see the new name only once it is stored.
bool GuestBook::rename(const std::string& id, std::string_view name, Journal::Then then) {
  const PersonRow* known = find(id);
  auto plain = normalised_name(name);
  if (known == nullptr || !plain) { return false; }
  PersonRow row = *known;
  row.name = std::move(*plain);
  journal_.write({.people = {row}}, [this, row, then = std::move(then)](bool stored) {
    if (stored) { known_[row.id] = row; }
    then(stored);
  });
  return true;
}

std::string GuestBook::name(const std::string& id) {
  const PersonRow* row = find(id);
  return row == nullptr ? "" : row->name;
}

}  // namespace bocage::server
