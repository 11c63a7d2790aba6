// Guests: people without an account. A guest has a name and a cookie with a secret, which identifies the same person on
// every visit.
#pragma once

#include <optional>
#include <unordered_map>

#include "server/app/journal.h"
#include "server/app/reader.h"

namespace bocage::server {

// Shared by all who need to know the person's name; a new name reaches them all. Used on the event loop only.
using KnownPerson = std::shared_ptr<const PersonRow>;

class GuestBook {
 public:
  GuestBook(Reader& reader, Journal& journal) : reader_(reader), journal_(journal) {}

  // Calls back with the person this cookie belongs to, at once if they are known; null if it is invalid.
  using ThenPerson = std::function<void(const KnownPerson& person)>;
  void identify(const std::string& cookie, const ThenPerson& then);
  struct Guest {
    std::string id;
    std::string cookie;  // ID.SECRET; only the hash of the secret is stored
  };
  Guest add_guest(Timestamp now, Journal::Then then);
  // False, without calling `then`, if the person is unknown or the name is not valid.
  bool rename(const std::string& id, std::string_view name, Journal::Then then);

  KnownPerson remember(PersonRow row);             // read from the store
  KnownPerson known(const std::string& id) const;  // null if they are not in memory
  std::string name(const std::string& id) const;   // empty if they are not in memory

  static constexpr std::size_t kMostUnused = 10'000;  // people that nobody refers to, kept in memory
  std::size_t size() const { return known_.size(); }

 private:
  using Row = std::shared_ptr<PersonRow>;
  Row add(PersonRow row);

  Reader& reader_;
  Journal& journal_;
  std::unordered_map<std::string, Row> known_;  // by id
  std::size_t most_known_ = kMostUnused;
};

}  // namespace bocage::server
