### Machina Arcana: what its chapters, scenarios, challenges and tiles tell. Every line is ours.
### Built in code: machina-

## Scenarios

machina-opening-horror_in_the_ice = Three weeks after the last telegram from Camp Borealis the drilling crew broke through into a hall that no map had any right to leave out. The air that came up was warm, and it came in breaths. You have lamps, rope, a crate of untested engines, and two days before the storm shuts the shaft. Someone went in before you. Nobody has come out.
machina-closing-horror_in_the_ice = The last beat comes late, like a clock that has forgotten the hour, and then the ice is only ice. You climb with frost in your lungs and ash on your sleeves. At the top the storm has passed; the sky is very large and says nothing. Far below, so softly that you agree not to have heard it, something turns over in its sleep.
machina-opening-statue_of_despair = They called him the Sculptor, because nobody lived long enough to learn another name. He paid for marble with other people’s faces. Driven from your camp, you go down through his galleries, where every statue has turned, ever so slightly, toward the stairs. At the end of them stands the masterpiece. It is not finished. It is waiting for models.
machina-closing-statue_of_despair = Despair, it turns out, is brittle. The statue goes the way of all stone that has been looked at too honestly: a hairline, a sigh, a landslide. In the dust lie hundreds of small marble smiles. You carry one of them out, wrapped in a scarf, and none of you can say whose it was.
machina-opening-the_beast = What you killed in the ice had a keeper, or a child, or a shadow; the writing on the walls does not tell these words apart. It is wounded, it is enormous, and it is going home, through every wall between here and the root of the mountain. If it lies down there, the heart will start again. So the expedition that came to study learns to hunt.
machina-closing-the_beast = It falls within sight of the place where it wanted to sleep. For a while nobody moves; one does not applaud a thing so old. Then the lamps go around, the wounded are counted, and somebody begins, badly, to hum. Behind you the mountain closes its galleries one by one, like an eye.

## Chapters

machina-story-entrance = The shaft lets you down into a twilight that has no lamp. Find the sign that glows on the chapter stone before the dark finds you.
machina-story-trail_of_blood = The stains lead on, and they are patient: they want to be followed with something of the same kind.
machina-story-the_abandoned_camp = Tents, a stove still lukewarm, nine bowls, and no spoons. Take what the others left, and their way out.
machina-story-the_way_down = Behind the camp the floor begins to slope. Nobody decides to go down; it is only easier than standing still.
machina-story-hall_of_columns = Columns without number, and between them the thud, slow as a tide. You pitch your lamps and count the seconds.
machina-story-keepers_of_the_pulse = Hooded figures keep time upon the relics of the hall. Each of you must lay hands on one and break the rhythm.
machina-story-a_false_dawn = Light from above, voices, a rope ladder: rescue. It takes too long to notice that the ladder casts no shadow.
machina-story-the_buried_engine = An engine the size of a church, built to keep something cold. It will start once more if every hand is on its levers.
machina-story-where_the_mountain_splits = The mountain opens along a seam. Run for the gap; what slept in the walls is running too.
machina-story-the_heart_under_the_ice = Here it hangs in the clear ice, vast and unhurried. It beats; you feel your own hearts fall into step.
machina-story-no_peace_for_the_bold = No fire, no sleep, no warning. The only way that is not full of teeth leads down.
machina-story-gallery_of_the_faceless = Rows of statues, smooth where their features should be. Stay together: alone, one begins to forget one’s own.
machina-story-the_sculptors_debt = The sculptor’s coffers stand open, and in each a bill in a neat hand. Everyone pays a little of what keeps them warm.
machina-story-broken_pedestals = Empty pedestals, fresh dust. Whatever stood here has stepped down and put the room in order after itself.
machina-story-down_the_spiral_stair = A stair winds down around a shaft of stale light. Each step has been worn hollow by somebody’s knees.
machina-story-the_mirror_court = A court of mirrors that show the room as it will be. There is somebody missing in it, and the mirrors do not agree who.
machina-story-the_unveiling = The cloth over the masterpiece is nailed down with signs. Each of you tears at it, and it tears back.
machina-story-before_the_statue = The last nail falls. Under the cloth the lids are closed, and there is nothing in the world so loud as a lid about to open.
machina-story-the_nightmare_continues = It was not over. The mountain shudders, the packs are filled in haste, and something huge drags itself through the dark ahead.
machina-story-spoor_in_the_dust = Prints as broad as doors, half full of black water. The nearest stone still glows from its passing.
machina-story-the_wounded_guide = A man of the first party lies under a beam and knows the way. All of you must lift; he will not stop talking.
machina-story-bones_in_the_well = The well is full of bones to the rim, sorted by size. Among them lies the gear of better hunters than you.
machina-story-out_of_the_burrow = The burrow is no place to fight. Back into the air, if this is air, before its owner turns around.
machina-story-the_hunting_ground = Open ground, old fires, claw marks higher than a mast. Here it feeds; here a wounded thing is as good as dead.
machina-story-smoke_them_out = Powder, pitch, anything that burns: every one of you sets a fire by a barrel or a hatching pit, and the brood comes out coughing.
machina-story-nest_of_the_spawn = The nest breathes like one animal. In the straw shine things made by people who thought themselves well armed.
machina-story-the_scent_turns = The trail bends back on itself, and now you are the trail. Bleed, all of you, and run where it must follow.
machina-story-the_last_gallery = The last gallery before the root of the mountain. Its builders left one lamp burning, out of pity or for sport.
machina-story-the_beast_at_bay = Nothing behind you but the way you came, nothing before it but home. It lowers its head.

## Final challenges

machina-told-victory = Victory: { $how }
machina-told-defeat = Defeat: { $how }
machina-story-the_thing_in_the_ice = Four dead braziers stand around the Heart. Fire is the only thing here it does not understand.
machina-setup-the_thing_in_the_ice = Explorers stand on the entry token or next to it. The Heart stands on space 5; braziers 1-4 are unlit. Spawn a monster for each explorer.
machina-rules-the_thing_in_the_ice =
    Brazier (obstacle): an adjacent explorer may light it for 2 stamina and 1 essence (supporters allowed).
    Each lit brazier lowers the Heart’s armor and will by 2. The Heart loses at most 2 health per round.
    The Heart acts after the monster track. It is a unit but not a monster: it yields no essence, does not count toward the spawn limit, and is controlled by nobody.
    Start of each horror phase: put 1 countdown token here; on every third one a random lit brazier goes out.
machina-victory-the_thing_in_the_ice = The Heart is destroyed.
machina-defeat-the_thing_in_the_ice = The 11th countdown token is placed, or the last explorer dies.
machina-story-the_statue_opens_its_eyes = Six mirrors, three pairs. What it cannot bear to see is itself, from both sides at once.
machina-setup-the_statue_opens_its_eyes = Explorers stand on the entry token or next to it. The statue is space 7; mirrors 1-6 are dark. Pairs: 1 and 6, 2 and 5, and 3 and 4. Spawn a monster for each explorer.
machina-rules-the_statue_opens_its_eyes =
    Mirror (obstacle): an adjacent explorer may light it for 1 stamina.
    End of the explorer phase: if both mirrors of a pair are lit, the pair breaks (one pair per round, players choose); both are destroyed and a monster is spawned for each explorer.
    Start of the monster phase: the gaze, one magic attack against every explorer in line of sight of space 7 who is not next to a lit mirror: 1 high + 1 low die, once a pair is broken 2 + 1.
    Whenever a horror event is invoked one lit mirror goes dark at random. Start of each horror phase: put 1 countdown token here.
machina-victory-the_statue_opens_its_eyes = All three pairs are broken.
machina-defeat-the_statue_opens_its_eyes = The 11th countdown token is placed, or the last explorer dies.
machina-story-the_beast_goes_home = Eight strides from the root of the mountain. The old traps along its road still remember their trade.
machina-setup-the_beast_goes_home = Explorers stand on the entry token or next to it. The Beast stands on space 1; spaces 1-8 are its road, space 9 is its home. Spawn a monster for each explorer.
machina-rules-the_beast_goes_home =
    The Beast acts after the monster track: it attacks once all explorers next to it, then goes 1 space along its road, or 2 if no explorer is next to it.
    A unit in its way is moved to the nearest free space off the road; if there is none, it is attacked with 3 high dice and the Beast stops.
    Spaces 3, 6, and 8 are also trap spaces. On a trap space the Beast has armor −1, and a trap that hits it costs it 2 health. Levers are rebuilt at the start of each explorer phase. The Beast loses at most 2 health per round.
    It is a unit but not a monster: it yields no essence, does not count toward the spawn limit, and is controlled by nobody.
machina-victory-the_beast_goes_home = The Beast is destroyed.
machina-defeat-the_beast_goes_home = The Beast reaches space 9, or the last explorer dies.

## Map tiles

machina-theme-1a = Pillared boiler hall; the trapped crossing in the middle is the short way, the side rooms are safe but slow.
machina-theme-1b = A chasm splits the gallery; pulls and pushes decide fights here. The chest room has a single door.
machina-theme-2a = Two lockable rooms off an icy corridor: shut the doors and breathe.
machina-theme-2b = Two levers drive the pistons: the monsters’ straight way lies across the trap spaces.
machina-theme-3a = Open basin in the north, two guarded cells in the south; the drain is a chasm.
machina-theme-3b = Three rooms with one door each, much loot, one spawn space: the quiet tile.
machina-theme-4a = Barrels around the crossing: one shot can clear it, or you.
machina-theme-4b = A walk around a sinkhole; two event cells behind doors.
machina-theme-5a = Only north and south: a broken bridge, long flanks, chasms for the careless.
machina-theme-5b = Ward with an inner sickroom behind two doors; traps before one of them.
machina-theme-6a = Gear teeth (traps) beside a well (chasm): lure, pull the lever.
machina-theme-6b = Two chapter spaces in two frozen crypts: seal and light in any order.
machina-theme-7a = No doors, thirteen pillars, three spawn spaces: cover against shooters, ambush for you.
machina-theme-7b = Sluice with a chasm and a trap band; the lever is locked away in the corner room.
machina-theme-8a = Ring of bones around a spawn space; a strongroom in the corner.
machina-theme-8b = Lift hall with two recharge stations and the lever behind a door: the place to recover.
machina-theme-9a = Two side chapels, two chapter spaces, steam traps in the nave.
machina-theme-9b = Rubble maze with three barrels: powder opens the way.
machina-theme-10a = Wide floor under the dome, few walls: everything sees you.
machina-theme-10b = Three spawn spaces and two chests: greed against haste.
machina-theme-final_1 = A ring of steam traps around the Heart, braziers at the corners, two levers by the entry.
machina-theme-final_2 = Six mirrors on the rim, the statue above a pit in the middle; four pillars are the only shade from its eyes.
machina-theme-final_3 = A straight road from west to east with three trap spaces and three levers: be where the Beast will be.
