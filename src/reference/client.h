// What the browser's rules page and cards show of the engine's tables, as TypeScript.
#pragma once

#include <string>

namespace bocage::reference {

std::string client_tables();

}  // namespace bocage::reference
