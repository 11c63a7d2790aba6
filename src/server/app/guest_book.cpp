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

GuestBook::Row GuestBook::add(PersonRow row) {
  if (known_.size() >= most_known_) {
    std::erase_if(known_, [](const auto& it) { return it.second.use_count() == 1; });
    most_known_ = known_.size() + kMostUnused;
  }
  std::string id = row.id;
  return known_.emplace(std::move(id), std::make_shared<PersonRow>(std::move(row))).first->second;
}

KnownPerson GuestBook::remember(PersonRow row) { return add(std::move(row)); }

KnownPerson GuestBook::known(const std::string& id) const {
  const auto found = known_.find(id);
  return found == known_.end() ? nullptr : found->second;
}

std::string GuestBook::name(const std::string& id) const {
  const KnownPerson person = known(id);
  return person ? person->name : "";
}

void GuestBook::identify(const std::string& cookie, const ThenPerson& then) {
  const auto dot = cookie.find('.');
  if (dot == std::string::npos) { return then(nullptr); }
  const std::string id = cookie.substr(0, dot);
  const auto answer = [then, given = secret_hash(cookie.substr(dot + 1))](const KnownPerson& person) {
    then(person && equal_secrets(person->secret_hash, given) ? person : nullptr);
  };
  if (const KnownPerson person = known(id)) { return answer(person); }
  reader_.read(
      Lane::Query, [id](Store& store) { return store.person(id); },
      [this, answer](const std::optional<std::optional<PersonRow>>& row) {
        answer(row && *row ? remember(**row) : nullptr);
      });
}

GuestBook::Guest GuestBook::add_guest(Timestamp now, Journal::Then then) {
  const std::string secret = random_token();
  PersonRow row{random_token(), secret_hash(secret), guest_name(), now};
  Guest guest{row.id, row.id + "." + secret};
  journal_.write({.people = {row}}, [this, row, then = std::move(then)](bool stored) {
    if (stored) { add(row); }
    then(stored);
  });
  return guest;
}

// Others see the new name only once it is stored.
bool GuestBook::rename(const std::string& id, std::string_view name, Journal::Then then) {
  const auto found = known_.find(id);
  auto plain = normalised_name(name);
  if (found == known_.end() || !plain) { return false; }
  PersonRow row = *found->second;
  row.name = std::move(*plain);
  journal_.write({.people = {row}}, [person = found->second, name = row.name, then = std::move(then)](bool stored) {
    if (stored) { person->name = name; }
    then(stored);
  });
  return true;
}

}  // namespace bocage::server
