#include "server/net/address.h"

#include <gtest/gtest.h>

#include "server/net/steady_wall_clock.h"

namespace bocage::server {
namespace {

Address address(std::string_view text) { return Address::from_text(text).value(); }

std::vector<AddressRange> ranges(const std::vector<std::string>& texts) {
  std::vector<AddressRange> all;
  for (const std::string& text : texts) { all.push_back(AddressRange::from_text(text).value()); }
  return all;
}

std::string client(const std::string& peer, std::string_view forwarded, const std::vector<std::string>& trusted) {
  return client_address(address(peer), forwarded, ranges(trusted)).to_text();
}

TEST(Address, ReadsAndWritesBothKinds) {
  for (const char* text : {"203.0.113.5", "2001:db8::7", "::1", "0.0.0.0", "::"}) {
    EXPECT_EQ(address(text).to_text(), text);
  }
  EXPECT_EQ(address("::ffff:203.0.113.5").to_text(), "203.0.113.5");
  EXPECT_TRUE(address("127.8.0.1").is_loopback());
  EXPECT_TRUE(address("::1").is_loopback());
  EXPECT_FALSE(address("10.0.0.1").is_loopback());
  for (const char* bad : {"", "203.0.113", "203.0.113.256", "2001:db8", "localhost", "203.0.113.5 "}) {
    EXPECT_FALSE(Address::from_text(bad).has_value()) << bad;
  }
}

TEST(AddressRange, ReadsNetworksAndSingleAddresses) {
  const auto ten = AddressRange::from_text("10.0.0.0/8").value();
  EXPECT_TRUE(ten.contains(address("10.255.0.1")));
  EXPECT_FALSE(ten.contains(address("11.0.0.1")));
  EXPECT_FALSE(ten.contains(address("fd00::1")));
  const auto host_bits = AddressRange::from_text("10.1.2.3/8").value();  // the host part does not matter
  EXPECT_TRUE(host_bits.contains(address("10.9.9.9")));
  const auto six = AddressRange::from_text("fd00::/8").value();
  EXPECT_TRUE(six.contains(address("fdab::1")));
  EXPECT_FALSE(six.contains(address("fe80::1")));
  const auto one = AddressRange::from_text("::1").value();
  EXPECT_TRUE(one.contains(address("::1")));
  EXPECT_FALSE(one.contains(address("::2")));
  for (const char* bad : {"", "10.0.0.0/33", "fd00::/129", "host", "10.0.0/8", "1.2.3.4/"}) {
    EXPECT_FALSE(AddressRange::from_text(bad).has_value()) << bad;
  }
}

TEST(ClientAddress, IsThePeerUnlessATrustedProxySaysOtherwise) {
  EXPECT_EQ(client("198.51.100.7", "", {}), "198.51.100.7");
  EXPECT_EQ(client("198.51.100.7", "203.0.113.5", {}), "198.51.100.7");  // anyone can send the header
  EXPECT_EQ(client("127.0.0.1", "203.0.113.5", {"127.0.0.1"}), "203.0.113.5");
  EXPECT_EQ(client("127.0.0.1", "", {"127.0.0.1"}), "127.0.0.1");
}

TEST(ClientAddress, IsTheRightmostThatIsNoProxy) {
  const std::vector<std::string> proxies{"127.0.0.1", "10.0.0.0/8"};
  EXPECT_EQ(client("127.0.0.1", "203.0.113.5, 10.0.0.4", proxies), "203.0.113.5");
  EXPECT_EQ(client("127.0.0.1", "1.2.3.4, 203.0.113.5", proxies), "203.0.113.5");  // 1.2.3.4 is the client's own claim
  EXPECT_EQ(client("127.0.0.1", "10.0.0.9,10.0.0.4", proxies), "10.0.0.9");        // nothing but proxies
}

TEST(ClientAddress, UnderstandsPortsAndBrackets) {
  EXPECT_EQ(client("127.0.0.1", "203.0.113.5:4711", {"127.0.0.1"}), "203.0.113.5");
  EXPECT_EQ(client("127.0.0.1", "[2001:db8::7]:4711", {"127.0.0.1"}), "2001:db8::7");
  EXPECT_EQ(client("127.0.0.1", "2001:db8::7", {"127.0.0.1"}), "2001:db8::7");
  EXPECT_EQ(client("::ffff:127.0.0.1", "::ffff:203.0.113.5", {"127.0.0.1"}), "203.0.113.5");
}

TEST(ClientAddress, IgnoresAMalformedHeader) {
  for (const char* bad : {"unknown", ",", "203.0.113.5,", "[", "[]", "300.1.1.1", "203.0.113.5, x"}) {
    EXPECT_EQ(client("127.0.0.1", bad, {"127.0.0.1"}), "127.0.0.1") << bad;
  }
}

TEST(LimitKey, CountsAnIPv6SubscriberAsOne) {
  EXPECT_EQ(limit_key(address("203.0.113.5")), "203.0.113.5");
  EXPECT_EQ(limit_key(address("::ffff:203.0.113.5")), "203.0.113.5");
  EXPECT_EQ(limit_key(address("2001:db8:1:2:3:4:5:6")), limit_key(address("2001:db8:1:2::9")));
  EXPECT_NE(limit_key(address("2001:db8:1:2::9")), limit_key(address("2001:db8:1:3::9")));
}

TEST(SteadyWallClock, IgnoresJumpsOfTheWallClock) {
  const SteadyWallClock clock(1'700'000'000'000, 5'000);
  EXPECT_EQ(clock.at(5'000), 1'700'000'000'000);
  EXPECT_EQ(clock.at(65'000), 1'700'000'060'000);
  EXPECT_EQ(clock.drift(1'700'000'060'000, 65'000), 0);
  EXPECT_EQ(clock.drift(1'700'003'660'000, 65'000), 3'600'000);  // somebody set the clock an hour forward
}

}  // namespace
}  // namespace bocage::server
