// Guests: people without an account. A guest has a name and a cookie with a secret, which identifies the same person on
// every visit.
#pragma once

#include <optional>
#include <unordered_map>

#include "server/app/journal.h"

namespace bocage::server {

class GuestBook {
 public:
  GuestBook(Store& reader, Journal& journal) : reader_(reader), journal_(journal) {}

  // The id of the person this cookie belongs to; nullopt if it is invalid.
  std::optional<std::string> person(std::string_view cookie);
  struct Guest {
    std::string id;
    std::string cookie;  // ID.SECRET; only the hash of the secret is stored
  };
  Guest add_guest(Timestamp now, Journal::Then then);
  // False, without calling `then`, if the person is unknown or the name is not valid.
  bool rename(const std::string& id, std::string_view name, Journal::Then then);
  std::string name(const std::string& id);  // empty if the person is unknown

 private:
  const PersonRow* find(const std::string& id);

  Store& reader_;
  Journal& journal_;
  std::unordered_map<std::string, PersonRow> known_;  // by id
};

}  // namespace bocage::server
