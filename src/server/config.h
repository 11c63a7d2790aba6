// The server's configuration.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "ai/adviser.h"
#include "scenario/fault.h"
#include "server/app/bucket.h"
#include "server/net/address.h"
#include "wire/json.h"

namespace bocage::server {

// Limits per client and overall. The names are those of the configuration file.
struct Limits {
  std::size_t tables = 5000;                          // unfinished
  std::size_t tables_of_one = 50;                     // unfinished tables created by one person
  std::size_t connections = 5000;                     // at the same time
  std::size_t connections_of_one = 32;                // of one person, at the same time
  std::size_t connections_of_address = 200;           // from one address, at the same time
  std::size_t sockets = 12'000;                       // at the same time, HTTP and WebSocket
  std::size_t sockets_of_address = 400;               // from one address, except trusted proxies
  std::size_t message = std::size_t{16} * 1024;       // bytes of one WebSocket message from a client
  std::size_t body = std::size_t{64} * 1024;          // bytes of one HTTP request body
  std::size_t unsent = std::size_t{4} * 1024 * 1024;  // bytes queued for one client
  int bad_messages = 20;                              // malformed messages per connection
  BucketSize messages{80, 1200};                      // from clients, per connection
  BucketSize requests{400, 6000};                     // over HTTP, per address
  BucketSize guests{60, 60};                          // new guests, per address
  BucketSize new_tables{60, 3};                       // per address
};

struct Config {
  std::string bind = "127.0.0.1";               // the address to listen on
  std::uint16_t port = 1944;                    // 0: any free port
  std::filesystem::path data;                   // the folder of the database
  std::filesystem::path web;                    // the folder of the built client
  std::vector<std::string> origins{};           // additional origins allowed to open WebSockets: https://bocage.example
  bool secure_cookie = false;                   // behind an HTTPS reverse proxy
  std::vector<AddressRange> trusted_proxies{};  // whose X-Forwarded-For is believed
  Milliseconds stand_in_after = 90 * kSecond;
  Milliseconds expires_after = 14 * kDay;                 // without any entry, an unfinished table ends
  Milliseconds correspondence_expires_after = 90 * kDay;  // likewise, if its clock gives a day or more per turn
  std::string stand_in = "sergeant";                      // the computer player that plays for absent people
  Milliseconds reaction_beat = 300;  // computer players answer an enemy's action on such a beat; 0: at once
  std::string adviser{kAdviser};     // the computer player that gives hints
  int thinkers = 0;                  // threads for computer players; 0: one per core
  int playouts = 200;                // per turn of a finished game, to estimate its winning chances
  Limits limits{};
};

// Overrides `base` with what the file says, or reports every fault with its location.
Loaded<Config> config_from_json(const nlohmann::json& file, Config base);

}  // namespace bocage::server
