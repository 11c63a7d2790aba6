#include "server/net/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace bocage::server {
namespace {

constexpr int kBits = 128;
constexpr int kMappedBits = 96;  // the prefix that all IPv4-mapped addresses share
constexpr int kSubscriberPrefix = 64;
constexpr std::array<std::uint8_t, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) { text.remove_prefix(1); }
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) { text.remove_suffix(1); }
  return text;
}

// An entry of X-Forwarded-For. Some proxies add a port, and then put an IPv6 address in brackets.
std::optional<Address> forwarded_address(std::string_view text) {
  text = trimmed(text);
  if (text.starts_with('[')) {
    const auto end = text.find(']');
    if (end == std::string_view::npos) { return std::nullopt; }
    return Address::from_text(text.substr(1, end - 1));
  }
  if (std::count(text.begin(), text.end(), ':') == 1) { text = text.substr(0, text.find(':')); }
  return Address::from_text(text);
}

}  // namespace

std::optional<Address> Address::from_text(std::string_view text) {
  const std::string terminated(text);
  Address address;
  in_addr v4{};
  if (::inet_pton(AF_INET, terminated.c_str(), &v4) == 1) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&v4);
    std::copy(kMapped.begin(), kMapped.end(), address.bytes_.begin());
    std::copy(bytes, bytes + sizeof v4, address.bytes_.begin() + kMapped.size());
    return address;
  }
  if (::inet_pton(AF_INET6, terminated.c_str(), address.bytes_.data()) == 1) { return address; }
  return std::nullopt;
}

std::string Address::to_text() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  const bool v4 = is_v4();
  ::inet_ntop(v4 ? AF_INET : AF_INET6, bytes_.data() + (v4 ? kMapped.size() : 0), text.data(), text.size());
  return text.data();
}

bool Address::is_v4() const { return std::equal(kMapped.begin(), kMapped.end(), bytes_.begin()); }

bool Address::is_loopback() const {
  static const auto kLoopback4 = AddressRange::from_text("127.0.0.0/8").value();
  static const auto kLoopback6 = AddressRange::from_text("::1").value();
  return kLoopback4.contains(*this) || kLoopback6.contains(*this);
}

Address Address::network(int prefix) const {
  static constexpr int kByte = 8;
  Address network;
  for (int i = 0; i < kBits / kByte; ++i) {
    const int kept = std::clamp(prefix - i * kByte, 0, kByte);
    const auto mask = static_cast<std::uint8_t>(0xffU << static_cast<unsigned>(kByte - kept));
    network.bytes_[static_cast<std::size_t>(i)] = bytes_[static_cast<std::size_t>(i)] & mask;
  }
  return network;
}

std::optional<AddressRange> AddressRange::from_text(std::string_view text) {
  const auto slash = text.find('/');
  const auto address = Address::from_text(text.substr(0, slash));
  if (!address) { return std::nullopt; }
  const int before = address->is_v4() ? kMappedBits : 0;  // an IPv4 prefix counts from there
  int prefix = kBits - before;
  if (slash != std::string_view::npos) {
    const std::string_view digits = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), prefix);
    const bool whole = error == std::errc{} && end == digits.data() + digits.size();
    if (!whole || prefix < 0 || prefix > kBits - before) { return std::nullopt; }
  }
  return AddressRange(address->network(before + prefix), before + prefix);
}

bool contains(const std::vector<AddressRange>& ranges, const Address& address) {
  return std::any_of(ranges.begin(), ranges.end(), [&](const AddressRange& it) { return it.contains(address); });
}

Address client_address(const Address& peer, std::string_view forwarded_for, const std::vector<AddressRange>& trusted) {
  Address client = peer;
  while (!forwarded_for.empty() && contains(trusted, client)) {
    const auto comma = forwarded_for.rfind(',');
    const bool last = comma == std::string_view::npos;
    const auto next = forwarded_address(last ? forwarded_for : forwarded_for.substr(comma + 1));
    if (!next) { break; }
    client = *next;
    forwarded_for = last ? std::string_view() : forwarded_for.substr(0, comma);
  }
  return client;
}

std::string limit_key(const Address& address) {
  return address.is_v4() ? address.to_text() : address.network(kSubscriberPrefix).to_text() + "/64";
}

}  // namespace bocage::server
