// The whole server: a store, the tables, the network.
#pragma once

#include <functional>

#include "server/config.h"

namespace bocage::server {

// Runs until it is told to stop. `ready` is called once it listens, with the port. Throws std::runtime_error if the data
// folder cannot be used or the port cannot be had.
void serve(const Config& config, const std::function<void(std::uint16_t port)>& ready);

}  // namespace bocage::server
