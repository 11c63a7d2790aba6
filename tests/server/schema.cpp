#include "schema.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <stdexcept>

#include "support/source_path.h"

namespace bocage {
namespace {

const Json& protocol() {
  static const Json kSchema = [] {
    std::ifstream file(source_path("docs/protocol.schema.json"));
    return Json::parse(file);
  }();
  return kSchema;
}

std::string fault_of(const Json& schema, const Json& value, const std::string& at);

bool is_type(const Json& value, const std::string& type) {
  static const std::map<std::string, bool (*)(const Json&)> kTypes{
      {"object", [](const Json& it) { return it.is_object(); }},
      {"array", [](const Json& it) { return it.is_array(); }},
      {"string", [](const Json& it) { return it.is_string(); }},
      {"integer", [](const Json& it) { return it.is_number_integer(); }},
      {"number", [](const Json& it) { return it.is_number(); }},
      {"boolean", [](const Json& it) { return it.is_boolean(); }},
      {"null", [](const Json& it) { return it.is_null(); }}};
  return kTypes.at(type)(value);
}

using Word = std::string (*)(const Json& said, const Json& schema, const Json& value, const std::string& at);

std::string nothing(const Json&, const Json&, const Json&, const std::string&) { return {}; }

std::string by_ref(const Json& said, const Json&, const Json& value, const std::string& at) {
  const auto ref = said.get<std::string>();
  return fault_of(protocol().at("definitions").at(ref.substr(ref.rfind('/') + 1)), value, at);
}

std::string by_type(const Json& said, const Json&, const Json& value, const std::string& at) {
  return is_type(value, said.get<std::string>()) ? "" : at + ": not of type " + said.dump();
}

std::string by_enum(const Json& said, const Json&, const Json& value, const std::string& at) {
  return std::find(said.begin(), said.end(), value) != said.end() ? "" : at + ": " + value.dump() + " is no choice";
}

std::string by_const(const Json& said, const Json&, const Json& value, const std::string& at) {
  return said == value ? "" : at + ": not " + said.dump();
}

std::string by_any(const Json& said, const Json&, const Json& value, const std::string& at) {
  std::string faults;
  for (const Json& one : said) {
    const std::string fault = fault_of(one, value, at);
    if (fault.empty()) { return {}; }
    faults += " [" + fault + "]";
  }
  return at + ": none of" + faults;
}

std::string by_all(const Json& said, const Json&, const Json& value, const std::string& at) {
  for (const Json& one : said) {
    if (std::string fault = fault_of(one, value, at); !fault.empty()) { return fault; }
  }
  return {};
}

std::string by_required(const Json& said, const Json&, const Json& value, const std::string& at) {
  for (const Json& key : said) {
    if (!value.contains(key.get<std::string>())) { return at + ": lacks " + key.dump(); }
  }
  return {};
}

std::string by_properties(const Json& said, const Json& schema, const Json& value, const std::string& at) {
  const Json others = schema.value("additionalProperties", Json(true));
  for (const auto& [key, field] : value.items()) {
    std::string fault;
    if (said.contains(key)) {
      fault = fault_of(said.at(key), field, at + "." + key);
    } else if (others == Json(false)) {
      fault = at + ": unknown field " + key;
    }
    if (!fault.empty()) { return fault; }
  }
  return {};
}

// Only for schemas without `properties`, such as a map from names to numbers.
std::string by_others(const Json& said, const Json& schema, const Json& value, const std::string& at) {
  if (!said.is_object() || schema.contains("properties")) { return {}; }
  for (const auto& [key, field] : value.items()) {
    if (std::string fault = fault_of(said, field, at + "." + key); !fault.empty()) { return fault; }
  }
  return {};
}

std::string by_items(const Json& said, const Json&, const Json& value, const std::string& at) {
  for (std::size_t i = 0; value.is_array() && i < value.size(); ++i) {
    std::string fault = fault_of(said, value[i], at + "[" + std::to_string(i) + "]");
    if (!fault.empty()) { return fault; }
  }
  return {};
}

std::string by_least(const Json& said, const Json&, const Json& value, const std::string& at) {
  return value.size() >= said.get<std::size_t>() ? "" : at + ": too short";
}

std::string by_most(const Json& said, const Json&, const Json& value, const std::string& at) {
  return value.size() <= said.get<std::size_t>() ? "" : at + ": too long";
}

std::string fault_of(const Json& schema, const Json& value, const std::string& at) {
  static const std::map<std::string, Word> kWords{{"description", nothing},  {"x-table", nothing},
                                                  {"$ref", by_ref},          {"type", by_type},
                                                  {"enum", by_enum},         {"const", by_const},
                                                  {"anyOf", by_any},         {"allOf", by_all},
                                                  {"required", by_required}, {"properties", by_properties},
                                                  {"items", by_items},       {"minItems", by_least},
                                                  {"maxItems", by_most},     {"additionalProperties", by_others}};
  if (schema.contains("type") && !is_type(value, schema.at("type").get<std::string>())) {
    return by_type(schema.at("type"), schema, value, at);
  }
  for (const auto& [word, said] : schema.items()) {
    const auto found = kWords.find(word);
    if (found == kWords.end()) { throw std::runtime_error("the schema says " + word); }
    if (std::string fault = found->second(said, schema, value, at); !fault.empty()) { return fault; }
  }
  return {};
}

}  // namespace

std::string schema_fault(std::string_view definition, const Json& value) {
  return fault_of(protocol().at("definitions").at(std::string(definition)), value, std::string(definition));
}

}  // namespace bocage
