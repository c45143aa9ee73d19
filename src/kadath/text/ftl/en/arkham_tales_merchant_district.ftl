### Arkham Horror: a line of story for each entry of the location cards, merchant district.
### Built in code: arkham-tale-

arkham-tale-merchant_district_1_river_docks = Nobody is unloading the last barge, and nobody seems to be guarding it either. The harbor police know how that looks.
arkham-tale-merchant_district_1_the_unnamable = The nursery wallpaper repeats a pattern, and the pattern wants to be finished.
arkham-tale-merchant_district_1_unvisited_isle = A fire, a tent, and a big man from Louisiana who has followed the drums all the way to this river.
arkham-tale-merchant_district_2_river_docks = A bottle bobs against the piling with a page rolled inside. The ink has run, but not the parts that matter.
arkham-tale-merchant_district_2_the_unnamable = Someone is living in the walls, quite sanely, and would talk through the plaster if you could bear to listen.
arkham-tale-merchant_district_2_unvisited_isle = The standing stones lean together when the wind drops, and teach you a word by leaving room for it.
arkham-tale-merchant_district_3_river_docks = The fog horn sounds from the wrong side of the river, and it is getting nearer.
arkham-tale-merchant_district_3_the_unnamable = A loose board on the stairs, a hollow beneath it, and a smell that says “leave it where it is”.
arkham-tale-merchant_district_3_unvisited_isle = They are dancing on the far shore of the islet. Two of the dancers are wearing the others.
arkham-tale-merchant_district_4_river_docks = The crane swings a net of cargo over your head, and the rope has been singing for some time.
arkham-tale-merchant_district_4_the_unnamable = Between two bricks of the hearth a thing of green metal waits, as it waited for the last tenant.
arkham-tale-merchant_district_4_unvisited_isle = Two robed men bury a chest and argue about the depth. Neither of them has looked up yet.
arkham-tale-merchant_district_5_river_docks = The diver’s line comes up without the diver. What hangs on it instead is older than the dock.
arkham-tale-merchant_district_5_the_unnamable = The rocking chair stops as you come in. Then every other chair begins.
arkham-tale-merchant_district_5_unvisited_isle = A ring of toadstools, an altar, and an offering with your initials already cut into it.
arkham-tale-merchant_district_6_river_docks = Day labor, says the foreman, by the crate. He looks at your hands and laughs before he looks at your eyes.
arkham-tale-merchant_district_6_the_unnamable = The cellar is full of sky.
arkham-tale-merchant_district_6_unvisited_isle = Thorns, and then a clearing, and in the clearing the place where the birds come to die.
arkham-tale-merchant_district_7_river_docks = A ferryman holds the lantern low. His boat is dry inside, the river is not, and the fare is only that you step in.
arkham-tale-merchant_district_7_the_unnamable = The hallway gains a door every time you blink. Do not blink.
arkham-tale-merchant_district_7_unvisited_isle = The moon comes up twice. You note the time of each, and try not to note anything else.
arkham-tale-innsmouth_merchant_district_1_river_docks = Salvage from the reef, says the mate, and lifts the tarpaulin no higher than your wallet.
arkham-tale-innsmouth_merchant_district_1_the_unnamable = The thing in the attic died a while ago. It may be worth more to the museum, or to you, depending on your stomach.
arkham-tale-innsmouth_merchant_district_1_unvisited_isle = Carvings run around the stone in a spiral. Every turn you can follow tells you one thing more.
arkham-tale-innsmouth_merchant_district_2_river_docks = The customs shed is unlocked. So, you notice a moment later, is the cage inside it.
arkham-tale-innsmouth_merchant_district_2_the_unnamable = Upstairs a child is counting aloud, and at one hundred the house opens its eyes.
arkham-tale-innsmouth_merchant_district_2_unvisited_isle = The stones can be moved, you find, if you push where they remember being pushed.
arkham-tale-innsmouth_merchant_district_3_river_docks = A harpooner between ships cleans his nails and names his price. He does not ask what it is, only where.
arkham-tale-innsmouth_merchant_district_3_the_unnamable = The voice in the plaster has changed since last time. It has learned your name, and your manners.
arkham-tale-innsmouth_merchant_district_3_unvisited_isle = It stands between you and the boat, and it has been told to look you in the face.
arkham-tale-innsmouth_merchant_district_4_river_docks = The tide leaves rows of small wet footprints up the slipway, and into every open door.
arkham-tale-innsmouth_merchant_district_4_the_unnamable = The floorboards part politely, to let something through.
arkham-tale-innsmouth_merchant_district_4_unvisited_isle = The river is rising, and your rowboat was never good at waiting.
