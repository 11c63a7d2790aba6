// Guests: each has a name and a secret cookie, which identifies the same person on every visit. (Accounts with
// passwords would be another way to the same person.)
#pragma once

#include <optional>
#include <unordered_map>

#include "server/app/journal.h"

namespace bocage::server {

class GuestBook {
 public:
  GuestBook(Store& reader, Journal& journal) : reader_(reader), journal_(journal) {}

  // The person this cookie belongs to.
  std::optional<std::string> person(std::string_view cookie);
  struct Guest {
    std::string id;
    std::string cookie;
  };
  Guest add_guest(Milliseconds now, Journal::Then then);
  bool rename(const std::string& id, std::string_view name, Journal::Then then);  // false: not a valid name
  std::string name(const std::string& id);

 private:
  const PersonRow* find(const std::string& id);

  Store& reader_;
  Journal& journal_;
  std::unordered_map<std::string, PersonRow> known_;
};

}  // namespace bocage::server
