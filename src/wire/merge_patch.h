// What changed between two JSON texts, as a merge patch: docs/protocol.md has the rule by which clients apply it.
#pragma once

#include <string>
#include <string_view>

namespace bocage {

// Appends to `out` the members of the patch that turns the first object into the second; nothing if they are equal. All
// three are the members of an object, without its braces, written without white space. No member may be null: in a
// patch, null removes a member. No list may become an object: in a patch, an object changes a list of things with ids.
// Those lists are in the order of the ids.
void append_merge_patch(std::string& out, std::string_view before, std::string_view after);

}  // namespace bocage
