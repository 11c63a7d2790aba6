// How the server was told to run.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "ai/adviser.h"
#include "scenario/fault.h"
#include "server/app/bucket.h"
#include "wire/json.h"

namespace bocage::server {

// What one client, or all of them together, may use.
struct Limits {
  std::size_t tables = 5000;       // that are not over
  std::size_t tables_of_one = 50;  // of one person
  std::size_t lines = 5000;        // connections at once
  std::size_t lines_of_one = 32;
  std::size_t message = std::size_t{16} * 1024;       // bytes from a client
  std::size_t body = std::size_t{64} * 1024;          // of an HTTP request
  std::size_t unsent = std::size_t{4} * 1024 * 1024;  // bytes that wait for one client
  int bad_messages = 20;                              // of one connection
  BucketSize messages{80, 20};                        // of one connection
  BucketSize requests{400, 100};                      // HTTP, of one address
  BucketSize guests{60, 1};                           // new people, of one address
};

struct Config {
  std::string bind = "127.0.0.1";
  std::uint16_t port = 1944;
  std::filesystem::path data;
  std::filesystem::path web;
  std::vector<std::string> origins{};  // that may open sockets besides our own: https://bocage.example
  bool secure_cookie = false;          // behind a proxy that speaks HTTPS
  Milliseconds stand_in_after = 90'000;
  std::string stand_in = "sergeant";
  std::string adviser{kAdviser};  // who gives hints
  int thinkers = 0;               // threads for computer players; 0: as many as there are cores
  int playouts = 200;             // from each turn of a finished game, to tell its chances
  Limits limits{};
};

// Takes over what the file says; everything that is wrong with it, with its place.
Loaded<Config> config_from_json(const nlohmann::json& file, Config base);

}  // namespace bocage::server
