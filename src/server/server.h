// The whole server: a store, the tables, the network.
#pragma once

#include <functional>

#include "server/config.h"

namespace bocage::server {

// Runs until SIGINT or SIGTERM. Calls `ready` with the port once it listens. Throws std::runtime_error if the data
// folder or the port cannot be used.
void serve(const Config& config, const std::function<void(std::uint16_t port)>& ready);

}  // namespace bocage::server
