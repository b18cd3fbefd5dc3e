# Names of the Depths, the second edition of Caves. caves-words.ftl explains the forms.

## Creatures

caves-creature-packrat = { $form ->
    [one] a packrat
    [that] the packrat
    [That] The packrat
    [object] the packrat
    [seen] a packrat
    [appears] a packrat
    [of] packrat
    [killer] a packrat
   *[name] Packrat
}
caves-creature-bloater = { $form ->
    [one] a bloater
    [that] the bloater
    [That] The bloater
    [object] the bloater
    [seen] a bloater
    [appears] a bloater
    [of] bloater
    [killer] a bloater
   *[name] Bloater
}
caves-creature-spore-cap = { $form ->
    [one] a spore cap
    [that] the spore cap
    [That] The spore cap
    [object] the spore cap
    [seen] a spore cap
    [appears] a spore cap
    [of] spore cap
    [killer] a spore cap
   *[name] Spore cap
}
caves-creature-shrieker = { $form ->
    [one] a shrieker
    [that] the shrieker
    [That] The shrieker
    [object] the shrieker
    [seen] a shrieker
    [appears] a shrieker
    [of] shrieker
    [killer] a shrieker
   *[name] Shrieker
}
caves-creature-boar = { $form ->
    [one] a cave boar
    [that] the cave boar
    [That] The cave boar
    [object] the cave boar
    [seen] a cave boar
    [appears] a cave boar
    [of] cave boar
    [killer] a cave boar
   *[name] Cave boar
}
caves-creature-toad = { $form ->
    [one] a giant toad
    [that] the giant toad
    [That] The giant toad
    [object] the giant toad
    [seen] a giant toad
    [appears] a giant toad
    [of] giant toad
    [killer] a giant toad
   *[name] Giant toad
}
caves-creature-eel = { $form ->
    [one] an eel
    [that] the eel
    [That] The eel
    [object] the eel
    [seen] an eel
    [appears] an eel
    [of] eel
    [killer] an eel
   *[name] Eel
}
caves-creature-jelly = { $form ->
    [one] a jelly
    [that] the jelly
    [That] The jelly
    [object] the jelly
    [seen] a jelly
    [appears] a jelly
    [of] jelly
    [killer] a jelly
   *[name] Jelly
}
caves-creature-fox = { $form ->
    [one] a phase fox
    [that] the phase fox
    [That] The phase fox
    [object] the phase fox
    [seen] a phase fox
    [appears] a phase fox
    [of] phase fox
    [killer] a phase fox
   *[name] Phase fox
}
caves-creature-goblin-archer = { $form ->
    [one] a goblin archer
    [that] the goblin archer
    [That] The goblin archer
    [object] the goblin archer
    [seen] a goblin archer
    [appears] a goblin archer
    [of] goblin archer
    [killer] a goblin archer
   *[name] Goblin archer
}
caves-creature-goblin-mystic = { $form ->
    [one] a goblin mystic
    [that] the goblin mystic
    [That] The goblin mystic
    [object] the goblin mystic
    [seen] a goblin mystic
    [appears] a goblin mystic
    [of] goblin mystic
    [killer] a goblin mystic
   *[name] Goblin mystic
}
caves-creature-sapper = { $form ->
    [one] a goblin sapper
    [that] the goblin sapper
    [That] The goblin sapper
    [object] the goblin sapper
    [seen] a goblin sapper
    [appears] a goblin sapper
    [of] goblin sapper
    [killer] a goblin sapper
   *[name] Goblin sapper
}
caves-creature-ogre = { $form ->
    [one] an ogre
    [that] the ogre
    [That] The ogre
    [object] the ogre
    [seen] an ogre
    [appears] an ogre
    [of] ogre
    [killer] an ogre
   *[name] Ogre
}
caves-creature-spiderling = { $form ->
    [one] a spiderling
    [that] the spiderling
    [That] The spiderling
    [object] the spiderling
    [seen] a spiderling
    [appears] a spiderling
    [of] spiderling
    [killer] a spiderling
   *[name] Spiderling
}
caves-creature-weaver = { $form ->
    [one] a weaver spider
    [that] the weaver spider
    [That] The weaver spider
    [object] the weaver spider
    [seen] a weaver spider
    [appears] a weaver spider
    [of] weaver spider
    [killer] a weaver spider
   *[name] Weaver spider
}
caves-creature-broodmother = { $form ->
    [one] a broodmother
    [that] the broodmother
    [That] The broodmother
    [object] the broodmother
    [seen] a broodmother
    [appears] a broodmother
    [of] broodmother
    [killer] a broodmother
   *[name] Broodmother
}
caves-creature-firebug = { $form ->
    [one] a firebug
    [that] the firebug
    [That] The firebug
    [object] the firebug
    [seen] a firebug
    [appears] a firebug
    [of] firebug
    [killer] a firebug
   *[name] Firebug
}
caves-creature-skeleton = { $form ->
    [one] a skeleton
    [that] the skeleton
    [That] The skeleton
    [object] the skeleton
    [seen] a skeleton
    [appears] a skeleton
    [of] skeleton
    [killer] a skeleton
   *[name] Skeleton
}
caves-creature-ghoul = { $form ->
    [one] a ghoul
    [that] the ghoul
    [That] The ghoul
    [object] the ghoul
    [seen] a ghoul
    [appears] a ghoul
    [of] ghoul
    [killer] a ghoul
   *[name] Ghoul
}
caves-creature-gravekeeper = { $form ->
    [one] a gravekeeper
    [that] the gravekeeper
    [That] The gravekeeper
    [object] the gravekeeper
    [seen] a gravekeeper
    [appears] a gravekeeper
    [of] gravekeeper
    [killer] a gravekeeper
   *[name] Gravekeeper
}
caves-creature-golem = { $form ->
    [one] a crystal golem
    [that] the crystal golem
    [That] The crystal golem
    [object] the crystal golem
    [seen] a crystal golem
    [appears] a crystal golem
    [of] crystal golem
    [killer] a crystal golem
   *[name] Crystal golem
}
caves-creature-wisp = { $form ->
    [one] an ice wisp
    [that] the ice wisp
    [That] The ice wisp
    [object] the ice wisp
    [seen] an ice wisp
    [appears] an ice wisp
    [of] ice wisp
    [killer] an ice wisp
   *[name] Ice wisp
}
caves-creature-sprite = { $form ->
    [one] a wind sprite
    [that] the wind sprite
    [That] The wind sprite
    [object] the wind sprite
    [seen] a wind sprite
    [appears] a wind sprite
    [of] wind sprite
    [killer] a wind sprite
   *[name] Wind sprite
}
caves-creature-salamander = { $form ->
    [one] a salamander
    [that] the salamander
    [That] The salamander
    [object] the salamander
    [seen] a salamander
    [appears] a salamander
    [of] salamander
    [killer] a salamander
   *[name] Salamander
}
caves-creature-wyrm = { $form ->
    [one] a wyrm
    [that] the wyrm
    [That] The wyrm
    [object] the wyrm
    [seen] a wyrm
    [appears] a wyrm
    [of] wyrm
    [killer] a wyrm
   *[name] Wyrm
}
caves-creature-hound = { $form ->
    [one] a hound
    [that] the hound
    [That] The hound
    [object] the hound
    [seen] a hound
    [appears] a hound
    [of] hound
    [killer] a hound
   *[name] Hound
}

## Items

caves-item-music-box = { $form ->
    [one] a music box
    [that] the music box
    [That] The music box
    [object] a music box
    [thing] the music box
   *[name] Music box
}
caves-item-axe = { $form ->
    [one] an axe
    [that] the axe
    [That] The axe
    [object] an axe
    [thing] the axe
   *[name] Axe
}
caves-item-spear = { run-item-spear }
caves-item-scale = { $form ->
    [one] scale armour
    [that] the scale armour
    [That] The scale armour
    [object] scale armour
    [thing] the scale armour
   *[name] Scale armour
}
caves-item-javelin = { $form ->
    [one] a javelin
    [that] the javelin
    [That] The javelin
    [object] a javelin
    [thing] the javelin
   *[name] Javelin
}
caves-item-fire-flask = { $form ->
    [one] a flask of fire
    [that] the flask of fire
    [That] The flask of fire
    [object] a flask of fire
    [thing] the flask of fire
   *[name] Flask of fire
}
caves-item-gas-flask = { $form ->
    [one] a flask of gas
    [that] the flask of gas
    [That] The flask of gas
    [object] a flask of gas
    [thing] the flask of gas
   *[name] Flask of gas
}
caves-item-cheese = { $form ->
    [one] cheese
    [that] the cheese
    [That] The cheese
    [object] cheese
    [thing] the cheese
   *[name] Cheese
}
caves-item-scroll-teleport = { $form ->
    [one] a scroll of teleportation
    [that] the scroll of teleportation
    [That] The scroll of teleportation
    [object] a scroll of teleportation
    [thing] the scroll of teleportation
   *[name] Scroll of teleportation
}
caves-item-scroll-map = { $form ->
    [one] a scroll of mapping
    [that] the scroll of mapping
    [That] The scroll of mapping
    [object] a scroll of mapping
    [thing] the scroll of mapping
   *[name] Scroll of mapping
}
caves-item-scroll-terror = { $form ->
    [one] a scroll of terror
    [that] the scroll of terror
    [That] The scroll of terror
    [object] a scroll of terror
    [thing] the scroll of terror
   *[name] Scroll of terror
}
caves-item-scroll-slumber = { $form ->
    [one] a scroll of slumber
    [that] the scroll of slumber
    [That] The scroll of slumber
    [object] a scroll of slumber
    [thing] the scroll of slumber
   *[name] Scroll of slumber
}
caves-item-scroll-fire = { $form ->
    [one] a scroll of wildfire
    [that] the scroll of wildfire
    [That] The scroll of wildfire
    [object] a scroll of wildfire
    [thing] the scroll of wildfire
   *[name] Scroll of wildfire
}
caves-item-scroll-frost = { $form ->
    [one] a scroll of frost
    [that] the scroll of frost
    [That] The scroll of frost
    [object] a scroll of frost
    [thing] the scroll of frost
   *[name] Scroll of frost
}
caves-item-scroll-webs = { $form ->
    [one] a scroll of webs
    [that] the scroll of webs
    [That] The scroll of webs
    [object] a scroll of webs
    [thing] the scroll of webs
   *[name] Scroll of webs
}
caves-item-scroll-might = { $form ->
    [one] a scroll of might
    [that] the scroll of might
    [That] The scroll of might
    [object] a scroll of might
    [thing] the scroll of might
   *[name] Scroll of might
}
caves-item-scroll-vigour = { $form ->
    [one] a scroll of vigour
    [that] the scroll of vigour
    [That] The scroll of vigour
    [object] a scroll of vigour
    [thing] the scroll of vigour
   *[name] Scroll of vigour
}
caves-item-scroll-hounds = { $form ->
    [one] a scroll of hounds
    [that] the scroll of hounds
    [That] The scroll of hounds
    [object] a scroll of hounds
    [thing] the scroll of hounds
   *[name] Scroll of hounds
}
caves-item-scroll-friend = { $form ->
    [one] a scroll of friendship
    [that] the scroll of friendship
    [That] The scroll of friendship
    [object] a scroll of friendship
    [thing] the scroll of friendship
   *[name] Scroll of friendship
}
caves-item-scroll-shield = { $form ->
    [one] a scroll of shielding
    [that] the scroll of shielding
    [That] The scroll of shielding
    [object] a scroll of shielding
    [thing] the scroll of shielding
   *[name] Scroll of shielding
}

## Terrain, with a first mention and a place

caves-terrain-water = { $form ->
    [one] deep water
    [in] in deep water
   *[name] Deep water
}
caves-terrain-grass = { $form ->
    [one] tall grass
    [in] in tall grass
   *[name] Tall grass
}
caves-terrain-mud = { $form ->
    [one] mud
    [in] in mud
   *[name] Mud
}
caves-terrain-web = { $form ->
    [one] a web
    [in] in a web
   *[name] Web
}
caves-terrain-ice = { $form ->
    [one] ice
    [in] on ice
   *[name] Ice
}
caves-terrain-bones = { $form ->
    [one] bones
    [in] among bones
   *[name] Bones
}
caves-terrain-altar = { $form ->
    [one] an altar
    [in] on an altar
   *[name] Altar
}
caves-terrain-door = { $form ->
    [one] a door
    [in] in a doorway
   *[name] Door
}
caves-terrain-open-door = { $form ->
    [one] an open door
    [in] in a doorway
   *[name] Open door
}
caves-terrain-pit = { $form ->
    [one] a pit
    [in] in a pit
   *[name] Pit
}
caves-terrain-gas-trap = { $form ->
    [one] a gas trap
    [in] on a gas trap
   *[name] Gas trap
}
caves-terrain-web-trap = { $form ->
    [one] a web trap
    [in] on a web trap
   *[name] Web trap
}
caves-terrain-alarm-trap = { $form ->
    [one] an alarm trap
    [in] on an alarm trap
   *[name] Alarm trap
}
caves-terrain-vent = { $form ->
    [one] a firedamp vent
    [in] on a vent
   *[name] Vent
}
caves-terrain-fire-trap = { $form ->
    [one] a fire trap
    [in] on a fire trap
   *[name] Fire trap
}

## Fire and gas

caves-cloud-fire = { $form ->
    [one] fire
    [in] in the fire
   *[name] Fire
}
caves-cloud-poison-gas = { $form ->
    [one] poison gas
    [in] in the gas
   *[name] Poison gas
}
caves-cloud-spores = { $form ->
    [one] spores
    [in] among the spores
   *[name] Spores
}
caves-cloud-firedamp = { $form ->
    [one] firedamp
    [in] in the firedamp
   *[name] Firedamp
}

## Kinds of levels, with the first sight of them

caves-kind-wood = { $form ->
    [arrival] Grass as tall as you grows between mushrooms the size of trees.
   *[name] Fungus wood
}
caves-kind-flooded = { $form ->
    [arrival] Black water fills half of these caves. Something moves in it.
   *[name] Flooded caves
}
caves-kind-ruins = { $form ->
    [arrival] Someone lived here once: the walls of their houses lie in the grass.
   *[name] Ruins
}
caves-kind-hall = { $form ->
    [arrival] You hear drums behind the doors. Goblins live here.
   *[name] Goblin hall
}
caves-kind-nests = { $form ->
    [arrival] Webs hang everywhere. Fire would clear the way.
   *[name] Spider nests
}
caves-kind-crypt = { $form ->
    [arrival] Narrow chambers, old bones: the dead keep watch here.
   *[name] Crypt
}
caves-kind-crystal = { $form ->
    [arrival] Your lamp flashes back from crystal walls. The ice is slippery.
   *[name] Crystal caves
}
caves-kind-lair = { $form ->
    [arrival] It is hot, and the bones on the floor are scorched. The music box must be near.
   *[name] Lair
}

## Effects

caves-effect-burning = { $form ->
    [cause] burns
    [begun] You are on fire!
    [ended] The flames on you go out.
    [seen] { $who } catches fire.
    [over] { $who } no longer burns.
   *[name] burning
}
caves-effect-choking = { $form ->
    [cause] poison gas
    [begun] The gas burns in your lungs.
    [ended] You breathe freely again.
    [seen] { $who } chokes.
    [over] { $who } breathes freely again.
   *[name] choking gas
}
caves-effect-dizziness = { $form ->
    [begun] The spores make you dizzy: attack −{ $attack }, defence −{ $defense }.
    [ended] Your head is clear again.
    [seen] { $who } staggers.
    [over] { $who } stands firm again.
   *[name] dizziness
}
caves-effect-falling-web = { $form ->
    [begun] A web falls on you: you cannot step.
    [ended] You pull the last threads off.
    [seen] { $who } is caught in a web.
    [over] { $who } gets free.
   *[name] web
}
caves-effect-roused = { $form ->
    [begun] You feel watched.
    [ended] You no longer feel watched.
    [seen] { $who } is roused and knows where you are.
    [over] { $who } calms down.
   *[name] alarm
}
caves-effect-web-shot = { $form ->
    [begun] A sticky web holds your feet.
    [ended] Your feet are free.
    [seen] { $who } is caught in a web.
    [over] { $who } gets free.
   *[name] web
}
caves-effect-freezing = { $form ->
    [begun] Ice locks your feet in place.
    [ended] The ice on your feet breaks.
    [seen] { $who } is frozen in place.
    [over] { $who } breaks free of the ice.
    [cause] frost
   *[name] frost
}
caves-effect-fear = { $form ->
    [begun] Terror seizes you.
    [ended] The terror passes.
    [seen] { $who } panics.
    [over] { $who } takes heart again.
   *[name] terror
}
caves-effect-sleep = { $form ->
    [begun] You fall asleep.
    [ended] You wake up.
    [seen] { $who } falls asleep.
    [over] { $who } wakes up.
   *[name] sleep
}
caves-effect-kindling = { $form ->
    [cause] wildfire
    [begun] You are ablaze!
    [ended] The flames on you go out.
    [seen] { $who } bursts into flames.
    [over] { $who } no longer burns.
   *[name] wildfire
}
caves-effect-frost = { $form ->
    [begun] Rime covers you: defence +{ $defense }.
    [ended] The rime melts.
    [seen] Rime covers { $who }.
    [over] { $who } thaws.
   *[name] rime
}
caves-effect-frostbite = { $form ->
    [cause] cold
    [begun] The cold bites: you cannot step.
    [ended] You can feel your feet again.
    [seen] { $who } freezes to the ground.
    [over] { $who } thaws.
   *[name] frostbite
}
caves-effect-webbing = { $form ->
    [begun] Webs hold you.
    [ended] You tear free of the webs.
    [seen] { $who } is caught in webs.
    [over] { $who } tears free.
   *[name] web
}
caves-effect-shielding = { $form ->
    [begun] A shield of light surrounds you: defence +{ $defense }.
    [ended] The shield fades.
    [seen] Light surrounds { $who }.
    [over] The light around { $who } fades.
   *[name] shield
}
caves-effect-pitfall = fall
caves-effect-gas-leak = gas
caves-effect-alarm = alarm
caves-effect-flames = flames
caves-effect-firedamp-leak = firedamp
caves-effect-pilfering = theft
caves-effect-spore-puff = spores
caves-effect-tongue = tongue
caves-effect-fox-step = phasing
caves-effect-shock = { $form ->
    [cause] an eel’s shock
   *[name] shock
}
caves-effect-arrow = { $form ->
    [cause] an arrow
   *[name] arrow
}
caves-effect-mending = first aid
caves-effect-bomb = bomb
caves-effect-knock = blow
caves-effect-brood = brood
caves-effect-raising = raising the dead
caves-effect-gust = { $form ->
    [cause] a gust
   *[name] gust
}
caves-effect-fire-breath = { $form ->
    [cause] fiery breath
   *[name] fiery breath
}
caves-effect-teleport = teleportation
caves-effect-mapping = mapping
caves-effect-terror = terror
caves-effect-slumber = slumber
caves-effect-wildfire = wildfire
caves-effect-webs = webs
caves-effect-might = might
caves-effect-vigour = vigour
caves-effect-hounds = hounds
caves-effect-friendship = friendship
caves-effect-charm = { $form ->
    [resists] { $who } wants no friends.
   *[name] { caves-effect-friendship }
}

## The music box

caves-said-begun-depths = A music box plays in the lair at depth { $depth }. Bring it up here and leave by the < stairs.
caves-said-bear-depths = You have the music box ({ $slot }). Now bring it home!
caves-ending-won-about-depths = The music box is home, and it still plays.
caves-screen-leave-without-depths = You do not have the music box: press { $key } again to leave and lose.
caves-screen-hint-exit-depths = This is the way out. If you leave without the music box, you lose.

## Vaults, which only reports name

caves-vault-treasury = Treasury
caves-vault-arsenal = Arsenal
caves-vault-shrine = Shrine
caves-vault-stockade = Stockade
caves-vault-cell = Prison cell
caves-vault-snare = Snare
caves-vault-island = Island
caves-vault-pond = Pond
caves-vault-larder = Larder
caves-vault-brood-chamber = Brood chamber
caves-vault-garden = Spore garden
caves-vault-tomb = Tomb
caves-vault-library = Reading room
caves-vault-rink = Ice rink
caves-vault-guardroom = Guardroom
caves-vault-kiln = Kiln
caves-vault-hoard = Hoard
