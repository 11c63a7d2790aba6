#include "wire/phase.h"

#include <cassert>

namespace bocage {
namespace {

// Phases by the frame on top of the turn; the maneuver is split further.
struct FramePhase {
  FrameKind frame;
  std::string_view name;
};
constexpr auto kFramePhases = std::to_array<FramePhase>({
    {FrameKind::Airdrop, "airdrop"},
    {FrameKind::PlayCard, "play"},
    {FrameKind::HandOut, "hand-out"},
    {FrameKind::DismissPlane, "dismiss"},
    {FrameKind::NameTargets, "strike"},
    {FrameKind::Strikes, "strike"},
    {FrameKind::Combat, "battle"},
    {FrameKind::KeepCard, "draw"},
});

// The parts of the maneuver, earliest first, and the step of each.
struct StepPhase {
  Step step;
  std::string_view name;
};
constexpr auto kStepPhases = std::to_array<StepPhase>({
    {Step::Place, "place"},
    {Step::Initiative, "place"},
    {Step::InitiativeFlag, "place"},
    {Step::InitiativeLoss, "place"},
    {Step::ChooseSection, "order"},
    {Step::ChoosePatient, "order"},
    {Step::Order, "order"},
});

}  // namespace

std::string_view phase_name(const Public& open) {
  if (open.over()) { return "over"; }
  assert(open.frames.depth() > 1);                              // a turn never asks, so a frame sits on it
  if (is<FillChipFrame>(open.frames.top())) { return "chip"; }  // COMR-63: on top of the hand-out
  for (const FramePhase& row : kFramePhases) {
    if (kind_of(open.frames[1]) == row.frame) { return row.name; }
  }
  for (const StepPhase& row : kStepPhases) {
    for (const PostTurn& post : open.posts) {
      if (post.step == row.step) { return row.name; }
    }
  }
  return "move";
}

}  // namespace bocage
