#include "server/table/refusal.h"

#include "wire/refusal_json.h"

namespace bocage::server {
namespace {

constexpr auto kWhyRows = std::to_array<WhyInfo>({
    {Why::Rules, "rules", 409, ""},
    {Why::NoPost, "no-post", 400, ""},
    {Why::NotYours, "not-yours", 403, ""},
    {Why::NotSeated, "not-seated", 403, ""},
    {Why::Taken, "taken", 409, ""},
    {Why::BothSides, "both-sides", 409, ""},
    {Why::OtherSide, "other-side", 409, ""},
    {Why::NotInvited, "not-invited", 403, ""},
    {Why::NotAPerson, "not-a-person", 409, ""},
    {Why::NoPlayer, "no-player", 400, ""},
    {Why::EmptyPost, "empty-post", 409, ""},
    {Why::Begun, "begun", 409, ""},
    {Why::Contributed, "contributed", 409, ""},
    {Why::NotPlaying, "not-playing", 409, ""},
    {Why::Over, "over", 409, ""},
    {Why::NotOver, "not-over", 409, ""},
    {Why::NoAction, "no-action", 409, ""},
    {Why::OnePost, "one-post", 409, ""},
    {Why::NoUndo, "no-undo", 409, ""},
    {Why::NotYourAction, "not-your-action", 409, ""},
    {Why::TooManyCorrections, "too-many-corrections", 409, ""},
    {Why::NoUnit, "no-unit", 409, ""},
    {Why::NoHex, "no-hex", 409, ""},
    {Why::AgainstPeople, "against-people", 409, ""},
    {Why::NotAsked, "not-asked", 409, ""},
    {Why::Thinking, "thinking", 409, ""},
    {Why::MovedOn, "moved-on", 409, ""},
    {Why::NoAdvice, "no-advice", 409, ""},
    {Why::Length, "length", 409, ""},
    {Why::Characters, "characters", 409, ""},
    {Why::TalkedOut, "talked-out", 409, ""},
    {Why::ChainOfCommand, "chain-of-command", 409, "COM-02"},
    {Why::TimeLeft, "time-left", 409, ""},
    {Why::NotCommander, "not-commander", 409, ""},
    {Why::DrawOffered, "draw-offered", 409, ""},
    {Why::NoDrawOffer, "no-draw-offer", 409, ""},
    {Why::NotOfferedToYou, "not-offered-to-you", 409, ""},
    {Why::Rematch, "rematch", 409, ""},
    {Why::RematchOffered, "rematch-offered", 409, ""},
    {Why::NoRematchOffer, "no-rematch-offer", 409, ""},
    {Why::RematchNotAgreed, "rematch-not-agreed", 409, ""},
    {Why::OfferNotYours, "offer-not-yours", 409, ""},
    {Why::BadMessage, "bad-message", 400, ""},
    {Why::UnknownWish, "unknown-wish", 409, ""},
    {Why::Greeted, "greeted", 409, ""},
    {Why::Settings, "settings", 400, ""},
    {Why::NoBattle, "no-battle", 404, ""},
    {Why::NoTable, "no-table", 404, ""},
    {Why::Name, "name", 400, ""},
    {Why::Nothing, "nothing", 404, ""},
    {Why::Method, "method", 405, ""},
    {Why::Nobody, "nobody", 401, ""},
    {Why::Origin, "origin", 403, ""},
    {Why::TooManyTables, "too-many-tables", 429, ""},
    {Why::TooManyConnections, "too-many-connections", 429, ""},
    {Why::TooManyRequests, "too-many-requests", 429, ""},
    {Why::TooManyNewcomers, "too-many-newcomers", 429, ""},
    {Why::Busy, "busy", 503, ""},
    {Why::NotStored, "not-stored", 503, ""},
    {Why::Frozen, "frozen", 409, ""},
    {Why::LogFull, "log-full", 409, ""},
    {Why::Unreadable, "unreadable", 503, ""},
});
static_assert(rows_in_order(kWhyRows) && kWhyRows.size() == kWhys);

Json error_json(Why why) {
  const WhyInfo& row = info(why);
  Json out = {{"code", row.code}};
  if (!row.rule.empty()) { out["rule"] = row.rule; }
  return out;
}

}  // namespace

const WhyInfo& info(Why why) { return kWhyRows[static_cast<std::size_t>(why)]; }

Refusal::Refusal(Why it) : why(it), error(error_json(it)) {}

Refusal::Refusal(Why it, std::string_view fault) : Refusal(it) { error["args"] = {{"fault", fault}}; }

Refusal::Refusal(const Board& board, const bocage::Refusal& by_rules)
    : why(Why::Rules), error(refusal_json(board, by_rules)) {}

}  // namespace bocage::server
