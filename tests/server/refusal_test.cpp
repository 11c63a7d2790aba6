// The server's refusals: one shape for its own reasons and for those of the rules.
#include "server/table/refusal.h"

#include <gtest/gtest.h>

#include <set>

#include "support/position.h"

namespace bocage::server {
namespace {

TEST(ServerRefusals, HaveCodesDistinctFromTheEngines) {
  std::set<std::string_view> codes;
  for (int i = 0; i < kRefusalCodes; ++i) { codes.insert(name(static_cast<RefusalCode>(i))); }
  for (int i = 0; i < kWhys; ++i) {
    const WhyInfo& row = info(static_cast<Why>(i));
    EXPECT_TRUE(codes.insert(row.code).second) << row.code;
    EXPECT_GE(row.status, 400) << row.code;
  }
}

TEST(ServerRefusals, HaveACodeARuleAndArguments) {
  EXPECT_EQ(Refusal(Why::Taken).error.dump(), R"({"code":"taken"})");
  EXPECT_EQ(Refusal(Why::ChainOfCommand).error.dump(), R"({"code":"chain-of-command","rule":"COM-02"})");
  EXPECT_EQ(Refusal(Why::BadMessage, "request.id: missing").error.dump(),
            R"({"code":"bad-message","args":{"fault":"request.id: missing"}})");
}

TEST(ServerRefusals, PassOnTheEnginesRefusals) {
  bocage::Table t = Position().unit("allies", "infantry", {12, 4}).hand("allies", {"probe-left"}).play();
  t.act("play probe-left");
  EXPECT_EQ(Refusal(t.battle().board(), t.refusal("order 12,4")).error.dump(),
            R"({"code":"wrong-section","rule":"ORD-04",)"
            R"("args":{"card":"probe-left","sections":["left"],"section":["center"]}})");
  EXPECT_EQ(Refusal(t.battle().board(), t.refusal("order 4,4")).error.dump(),
            R"({"code":"no-own-unit","args":{"at":[4,4]}})");
}

}  // namespace
}  // namespace bocage::server
