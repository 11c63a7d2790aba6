// Client addresses: which one to believe behind reverse proxies, and how limits count them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bocage::server {

// An IPv6 address; an IPv4 address is its IPv4-mapped one (::ffff:192.0.2.1), as on a dual-stack socket.
class Address {
 public:
  static std::optional<Address> from_text(std::string_view text);
  std::string to_text() const;  // IPv4 addresses in their usual form

  bool is_v4() const;
  bool is_loopback() const;
  Address network(int prefix) const;  // the first `prefix` of its 128 bits, the others zero
  friend bool operator==(const Address&, const Address&) = default;

 private:
  std::array<std::uint8_t, 16> bytes_{};
};

// A range of addresses: "10.0.0.0/8", "fd00::/8", or a single address.
class AddressRange {
 public:
  static std::optional<AddressRange> from_text(std::string_view text);
  bool contains(const Address& address) const { return address.network(prefix_) == network_; }

 private:
  AddressRange(const Address& network, int prefix) : network_(network), prefix_(prefix) {}
  Address network_;
  int prefix_;  // of 128 bits
};
bool contains(const std::vector<AddressRange>& ranges, const Address& address);

// The client's address. A trusted proxy appends the address of its peer to X-Forwarded-For, so the rightmost entry that
// is not itself a trusted proxy is the client; everything left of it is whatever the client sent. A malformed entry ends
// the search.
Address client_address(const Address& peer, std::string_view forwarded_for, const std::vector<AddressRange>& trusted);

// What limits per address count by: an IPv4 address, or the /64 of an IPv6 address, since one subscriber has a whole
// /64.
std::string limit_key(const Address& address);

}  // namespace bocage::server
