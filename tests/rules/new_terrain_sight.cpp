// XT, columns `s` and `a`: line of sight and Air Check values of expansion terrain.
#include "new_ground.h"

namespace bocage {
namespace {

TEST(XT01s_XT03s_XT04s_XT07s_XT09s_XT11s_XT12s_XT20s_XT25s_XT26s_XT27s_XT33s, ItDoesNotBlockSight) {
  for (const std::string is : {"trench", "ravine", "marsh", "frozen-river", "dragons-teeth", "ford", "fordable-river",
                               "fordable-stream", "airfield", "rice-paddy", "fish-pond", "pier", "minefield"}) {
    EXPECT_FALSE(hides(is)) << is;
  }
}

TEST(XT02s_XT05s_XT06s_XT08s_XT10s_XT21s_XT28s_XT29s_XT30s, ItBlocksSight) {
  for (const std::string is : {"city-ruins", "hill-forest", "hill-village", "factory", "field-bunker", "jungle",
                               "hospital", "hq-tents", "labor-camp"}) {
    EXPECT_TRUE(hides(is)) << is;
  }
}

TEST(XT05s_XT06s, HillForestAndVillageBlockSightOnTheSameHill) {
  for (const std::string is : {"hill-forest", "hill-village"}) {
    EXPECT_TRUE(hides(ground(is).terrain("hill", {{10, 4}, {14, 4}}))) << is;
  }
  EXPECT_FALSE(hides(ground("hill").terrain("hill", {{10, 4}, {14, 4}})));
}

TEST(XT22s, AMountainBlocksExceptAlongItself) {
  EXPECT_TRUE(hides("mountain"));
  EXPECT_TRUE(hides(ground("mountain").terrain("mountain", {14, 4}))) << "one end is not enough";
  EXPECT_TRUE(hides(ground("mountain").terrain("hill", {{10, 4}, {14, 4}}))) << "hills are no mountains";
  EXPECT_FALSE(hides(ground("mountain").terrain("mountain", {{10, 4}, {14, 4}})));
}

TEST(XT23s, ACaveOnAHillAsHill) {
  EXPECT_TRUE(hides(ground("hill").work("cave", kSpot)));
  EXPECT_FALSE(hides(ground("hill").work("cave", kSpot).terrain("hill", {{10, 4}, {14, 4}})));
}

TEST(XT24s, ACaveOnAMountainAsMountain) {
  EXPECT_TRUE(hides(ground("mountain").work("cave", kSpot)));
  EXPECT_FALSE(hides(ground("mountain").work("cave", kSpot).terrain("mountain", {{10, 4}, {14, 4}})));
}

TEST(XT31s_XT32s, WaterAndRopesDoNotBlockSight) {
  EXPECT_FALSE(hides("river"));
  EXPECT_FALSE(hides(ground("river").work("rope-bridge", kSpot)));
}

// Air Check values.
TEST(XT20a, AirfieldZero) { EXPECT_EQ(info(Terrain::Airfield).air_check, 0); }

TEST(XT01a_XT03a_XT04a_XT07a_XT11a_XT12a_XT25a_XT26a_XT28a_XT29a_XT32a, TerrainOfOne) {
  for (const Terrain is :
       {Terrain::Trench, Terrain::Ravine, Terrain::Marsh, Terrain::FrozenRiver, Terrain::Ford, Terrain::FordableStream,
        Terrain::RicePaddy, Terrain::FishPond, Terrain::Hospital, Terrain::HqTents, Terrain::River}) {
    EXPECT_EQ(info(is).air_check, 1) << info(is).name;
  }
}

TEST(XT09a_XT31a_XT33a, WorksOfOne) {
  for (const Work is : {Work::DragonsTeeth, Work::RopeBridge, Work::Minefield}) {
    EXPECT_EQ(info(is).air_check, 1) << info(is).name;
  }
}

TEST(XT02a_XT05a_XT06a_XT08a_XT21a_XT22a_XT27a_XT30a, TerrainOfTwo) {
  for (const Terrain is : {Terrain::CityRuins, Terrain::HillForest, Terrain::HillVillage, Terrain::Factory,
                           Terrain::Jungle, Terrain::Mountain, Terrain::Pier, Terrain::LaborCamp, Terrain::Town}) {
    EXPECT_EQ(info(is).air_check, 2) << info(is).name;
  }
}

TEST(XT10a_XT23a_XT24a, WorksOfTwo) {
  EXPECT_EQ(info(Work::FieldBunker).air_check, 2);
  EXPECT_EQ(info(Work::Cave).air_check, 2);
}

}  // namespace
}  // namespace bocage
