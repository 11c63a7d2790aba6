#include "grounds.h"

namespace bocage {

Position island() {
  Position p;
  p.face("beach").nation("axis", "japan").nation("allies", "usa-marines").medals(6);
  p.command("axis", "imperial-army").command("allies", "gung-ho");
  p.terrain("jungle", {{2, 2}, {4, 2}, {9, 3}, {16, 2}}).terrain("mountain", {{6, 0}, {8, 0}, {7, 1}});
  p.terrain("hill", {{5, 1}, {9, 1}, {20, 2}}).work("cave", {7, 1}).work("cave", {9, 1}).work("cave", {20, 2});
  p.terrain("marsh", {13, 3})
      .terrain("rice-paddy", {15, 3})
      .terrain("fish-pond", {17, 3})
      .terrain("labor-camp", {22, 2});
  p.terrain("airfield", {{12, 2}, {14, 2}}).terrain("hospital", {21, 3}).terrain("pier", {20, 4});
  p.tents("axis", {12, 0}).work("field-bunker", {10, 2}).work("wire", {6, 4}).work("sandbags", {18, 2});
  for (const int col : {8, 10, 12, 14}) { p.minefield("axis", {col, 4}); }
  p.unit("axis", "infantry", {2, 2}).unit("axis", "infantry", {7, 1}).unit("axis", "infantry", {9, 1});
  p.unit("axis", "late-machine-gun", {10, 2}).unit("axis", "late-mortar", {13, 1}).camouflaged();
  p.unit("axis", "sniper", {16, 2}).unit("axis", "armor", {18, 0}).unit("axis", "big-gun", {8, 0});
  p.unit("axis", "late-anti-tank-gun", {22, 2}).camouflaged();
  p.unit("allies", "engineers", {8, 6})
      .unit("allies", "infantry", {4, 6})
      .unit("allies", "flame-thrower-tank", {14, 6});
  p.unit("allies", "infantry", {16, 6})
      .unit("allies", "mobile-artillery", {20, 6})
      .unit("allies", "special-forces", {22, 6});
  p.unit("allies", "destroyer", {12, 8}).unit("allies", "aircraft-carrier", {20, 8});
  p.unit("allies", "armor", {4, 8}).in_craft().unit("allies", "infantry", {8, 8}).in_craft();
  p.objective("allies", {{12, 2}}).way_out("allies", {{14, 0}}).night(2);
  p.hand_size("axis", 5).hand_size("allies", 6);
  return p;
}

Position steppe() {
  Position p;
  p.nation("axis", "germany").nation("allies", "soviet-union").command("allies", "commissar").medals(6);
  p.terrain("frozen-river", {{0, 4}, {2, 4}, {4, 4}, {6, 4}, {8, 4}, {10, 4}}).work("bridge", {6, 4});
  p.terrain("fordable-stream", {{12, 4}, {14, 4}}).terrain("ford", {{16, 4}, {18, 4}});
  p.terrain("trench", {{3, 5}, {5, 5}}).terrain("city-ruins", {{11, 3}, {13, 5}}).terrain("ravine", {{15, 3}});
  p.terrain("hill-forest", {20, 2})
      .terrain("hill-village", {22, 2})
      .terrain("factory", {21, 5})
      .terrain("marsh", {19, 5});
  for (const int col : {2, 4, 6, 8, 10}) { p.work("road", {col, 6}); }
  p.work("dragons-teeth", {9, 5}).special(R"({"rule": "winter"})").special(R"({"rule": "blitz"})");
  p.special(R"({"rule": "reduced-visibility"})");
  p.unit("axis", "armor", {4, 2}).unit("axis", "elite-armor", {8, 2}).unit("axis", "ski-troops", {11, 1});
  p.unit("axis", "early-mortar", {12, 2}).unit("axis", "infantry", {16, 2}).unit("axis", "early-machine-gun", {20, 2});
  p.unit("axis", "artillery", {14, 0}).unit("axis", "cavalry", {22, 0}).unit("axis", "infantry", {2, 2});
  p.unit("allies", "infantry", {3, 5}).unit("allies", "armor", {4, 6}).unit("allies", "armor", {6, 6});
  p.unit("allies", "sniper", {13, 5}).unit("allies", "early-anti-tank-gun", {11, 7}).unit("allies", "cavalry", {16, 6});
  p.unit("allies", "infantry", {20, 6}).unit("allies", "artillery", {12, 8}).unit("allies", "infantry", {21, 5});
  p.hand_size("axis", 5).hand_size("allies", 5);
  return p;
}

}  // namespace bocage
