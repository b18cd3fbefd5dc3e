# Names and effects of Caves for both shells.

## Creatures. Forms: name (alone), one (first mention), that (known), That (begins a sentence), object (direct
## object, known), seen (direct object of seeing), appears (comes into view), of (of a corpse), killer (in the cause of
## death).

caves-creature-fungus = { $form ->
    [one] a fungus
    [seen] a fungus
    [that] the fungus
    [That] The fungus
    [object] the fungus
    [appears] a fungus
    [of] fungus
    [killer] a fungus
   *[name] Fungus
}
caves-creature-bat = { $form ->
    [one] a bat
    [seen] a bat
    [that] the bat
    [That] The bat
    [object] the bat
    [appears] a bat
    [of] bat
    [killer] a bat
   *[name] Bat
}
caves-creature-zombie = { $form ->
    [one] a zombie
    [seen] a zombie
    [that] the zombie
    [That] The zombie
    [object] the zombie
    [appears] a zombie
    [of] zombie
    [killer] a zombie
   *[name] Zombie
}
caves-creature-goblin = { $form ->
    [one] a goblin
    [seen] a goblin
    [that] the goblin
    [That] The goblin
    [object] the goblin
    [appears] a goblin
    [of] goblin
    [killer] a goblin
   *[name] Goblin
}
caves-creature-spider = { $form ->
    [one] a spider
    [seen] a spider
    [that] the spider
    [That] The spider
    [object] the spider
    [appears] a spider
    [of] spider
    [killer] a spider
   *[name] Spider
}
caves-creature-mole = { $form ->
    [one] a giant mole
    [seen] a giant mole
    [that] the giant mole
    [That] The giant mole
    [object] the giant mole
    [appears] a giant mole
    [of] giant mole
    [killer] a giant mole
   *[name] Giant mole
}
caves-creature-player = { $form ->
    [one] an adventurer
    [seen] an adventurer
    [that] the adventurer
    [That] The adventurer
    [object] the adventurer
    [appears] an adventurer
    [of] adventurer
    [killer] an adventurer
   *[name] Adventurer
}

## Items. Forms: name (alone), one (first mention), that (known), That (begins a sentence), object (direct object,
## first mention), thing (direct object, known).

caves-item-rock = { $form ->
    [one] a rock
    [that] the rock
    [That] The rock
    [object] a rock
    [thing] the rock
   *[name] Rock
}
caves-item-bear = { $form ->
    [one] the teddy bear
    [that] the teddy bear
    [That] The teddy bear
    [object] the teddy bear
    [thing] the teddy bear
   *[name] Teddy bear
}
caves-item-apple = { $form ->
    [one] an apple
    [that] the apple
    [That] The apple
    [object] an apple
    [thing] the apple
   *[name] Apple
}
caves-item-bread = { $form ->
    [one] bread
    [that] the bread
    [That] The bread
    [object] bread
    [thing] the bread
   *[name] Bread
}
caves-item-baguette = { $form ->
    [one] a baguette
    [that] the baguette
    [That] The baguette
    [object] a baguette
    [thing] the baguette
   *[name] Baguette
}
caves-item-dagger = { run-item-dagger }
caves-item-sword = { run-item-sword }
caves-item-bow = { run-item-bow }
caves-item-staff = { $form ->
    [one] a staff
    [that] the staff
    [That] The staff
    [object] a staff
    [thing] the staff
   *[name] Staff
}
caves-item-tunic = { $form ->
    [one] a tunic
    [that] the tunic
    [That] The tunic
    [object] a tunic
    [thing] the tunic
   *[name] Tunic
}
caves-item-chainmail = { $form ->
    [one] chainmail
    [that] the chainmail
    [That] The chainmail
    [object] chainmail
    [thing] the chainmail
   *[name] Chainmail
}
caves-item-platemail = { $form ->
    [one] plate armour
    [that] the plate armour
    [That] The plate armour
    [object] plate armour
    [thing] the plate armour
   *[name] Plate armour
}
caves-item-pick = { $form ->
    [one] a pickaxe
    [that] the pickaxe
    [That] The pickaxe
    [object] a pickaxe
    [thing] the pickaxe
   *[name] Pickaxe
}
caves-item-powder = { $form ->
    [one] a powder charge
    [that] the powder charge
    [That] The powder charge
    [object] a powder charge
    [thing] the powder charge
   *[name] Powder charge
}
caves-item-white-book = { $form ->
    [one] a white book
    [that] the white book
    [That] The white book
    [object] a white book
    [thing] the white book
   *[name] White book
}
caves-item-blue-book = { $form ->
    [one] a blue book
    [that] the blue book
    [That] The blue book
    [object] a blue book
    [thing] the blue book
   *[name] Blue book
}
caves-item-corpse = { $form ->
    [one] { $object } corpse
    [that] the { $of } corpse
    [That] The { $of } corpse
    [object] { $object } corpse
    [thing] the { $of } corpse
   *[name] { $object } corpse
}

## Unidentified potions by colour, and identified ones.

caves-color-red = { $form ->
    [one] a red potion
    [that] the red potion
    [That] The red potion
    [object] a red potion
    [thing] the red potion
   *[name] Red potion
}
caves-color-yellow = { $form ->
    [one] a yellow potion
    [that] the yellow potion
    [That] The yellow potion
    [object] a yellow potion
    [thing] the yellow potion
   *[name] Yellow potion
}
caves-color-green = { $form ->
    [one] a green potion
    [that] the green potion
    [That] The green potion
    [object] a green potion
    [thing] the green potion
   *[name] Green potion
}
caves-color-cyan = { $form ->
    [one] a cyan potion
    [that] the cyan potion
    [That] The cyan potion
    [object] a cyan potion
    [thing] the cyan potion
   *[name] Cyan potion
}
caves-color-blue = { $form ->
    [one] a blue potion
    [that] the blue potion
    [That] The blue potion
    [object] a blue potion
    [thing] the blue potion
   *[name] Blue potion
}
caves-color-magenta = { $form ->
    [one] a magenta potion
    [that] the magenta potion
    [That] The magenta potion
    [object] a magenta potion
    [thing] the magenta potion
   *[name] Magenta potion
}
caves-color-dark = { $form ->
    [one] a dark potion
    [that] the dark potion
    [That] The dark potion
    [object] a dark potion
    [thing] the dark potion
   *[name] Dark potion
}
caves-color-grey = { $form ->
    [one] a grey potion
    [that] the grey potion
    [That] The grey potion
    [object] a grey potion
    [thing] the grey potion
   *[name] Grey potion
}
caves-color-light = { $form ->
    [one] a light potion
    [that] the light potion
    [That] The light potion
    [object] a light potion
    [thing] the light potion
   *[name] Light potion
}
caves-potion-health = { $form ->
    [one] a potion of health
    [that] the potion of health
    [That] The potion of health
    [object] a potion of health
    [thing] the potion of health
   *[name] Potion of health
}
caves-potion-mana = { $form ->
    [one] a potion of mana
    [that] the potion of mana
    [That] The potion of mana
    [object] a potion of mana
    [thing] the potion of mana
   *[name] Potion of mana
}
caves-potion-slow-health = { $form ->
    [one] a potion of slow healing
    [that] the potion of slow healing
    [That] The potion of slow healing
    [object] a potion of slow healing
    [thing] the potion of slow healing
   *[name] Potion of slow healing
}
caves-potion-poison = { $form ->
    [one] a potion of poison
    [that] the potion of poison
    [That] The potion of poison
    [object] a potion of poison
    [thing] the potion of poison
   *[name] Potion of poison
}
caves-potion-warrior = { $form ->
    [one] a potion of the warrior
    [that] the potion of the warrior
    [That] The potion of the warrior
    [object] a potion of the warrior
    [thing] the potion of the warrior
   *[name] Potion of the warrior
}
caves-potion-archer = { $form ->
    [one] a potion of the archer
    [that] the potion of the archer
    [That] The potion of the archer
    [object] a potion of the archer
    [thing] the potion of the archer
   *[name] Potion of the archer
}
caves-potion-experience = { $form ->
    [one] a potion of experience
    [that] the potion of experience
    [That] The potion of experience
    [object] a potion of experience
    [thing] the potion of experience
   *[name] Potion of experience
}
caves-potion-stone-skin = { $form ->
    [one] a potion of stone skin
    [that] the potion of stone skin
    [That] The potion of stone skin
    [object] a potion of stone skin
    [thing] the potion of stone skin
   *[name] Potion of stone skin
}

## Effects. Forms: name (alone), cause (of death), from (after “protects from”); begun, ended and resisted (on
## you); seen, over and resists (on a creature).

caves-effect-health = health
caves-effect-mana = mana
caves-effect-slow-health = { $form ->
    [begun] Warmth spreads through you: your wounds begin to close.
    [ended] The warmth fades.
    [seen] { $who } looks livelier by the minute.
    [over] { $who } no longer looks so lively.
   *[name] slow healing
}
caves-effect-poison = { $form ->
    [cause] poison
    [begun] You feel sick: you are poisoned.
    [ended] The poison has left your body.
    [resisted] The poison does nothing to you.
    [seen] { $who } looks sick.
    [over] { $who } looks well again.
    [resists] { $who } shrugs off the poison.
   *[name] poison
}
caves-effect-warrior = { $form ->
    [begun] You feel the strength of a warrior: +{ $attack } attack, +{ $defense } defence.
    [ended] The warrior’s strength leaves you.
    [seen] { $who } looks stronger.
    [over] { $who } no longer looks so strong.
   *[name] warrior’s strength
}
caves-effect-archer = { $form ->
    [begun] Your eyes grow keen: you see farther.
    [ended] Your eyesight returns to normal.
    [seen] { $who } looks around with keen eyes.
    [over] { $who } no longer looks so keen.
   *[name] archer’s eyes
}
caves-effect-experience = experience
caves-effect-stone-skin = { $form ->
    [begun] Your skin turns hard as stone: +{ $defense } defence.
    [ended] Your skin is soft again.
    [seen] { $who } grows a skin of stone.
    [over] { $who } has soft skin again.
   *[name] stone skin
}
caves-effect-venom = { $form ->
    [cause] venom
    [begun] The bite burns: there is venom in it.
    [ended] The bite no longer burns.
    [resisted] The bite does not burn: you are immune to the venom.
    [seen] { $who } twitches from the venom.
    [over] { $who } no longer twitches.
    [resists] { $who } shrugs off the venom.
   *[name] venom
}
caves-effect-numbness = { $form ->
    [begun] The cold touch numbs you: −{ $attack } attack, −{ $defense } defence.
    [ended] The numbness passes.
    [resisted] The touch is cold, but does not numb you.
    [seen] { $who } goes numb.
    [over] { $who } is no longer numb.
    [resists] { $who } does not go numb.
   *[name] numbness
}
caves-effect-minor-heal = minor heal
caves-effect-major-heal = major heal
caves-effect-slow-heal = { $form ->
    [begun] Your wounds begin to heal.
    [ended] Your wounds stop healing.
    [seen] { $who } begins to heal.
    [over] { $who } stops healing.
   *[name] slow heal
}
caves-effect-inner-strength = { $form ->
    [begun] You find strength within: +{ $attack } attack, +{ $defense } defence. You see farther and shrug off poison, venom and numbness.
    [ended] The inner strength fades.
    [seen] { $who } stands taller.
    [over] { $who } no longer stands so tall.
   *[name] inner strength
}
caves-effect-blood-to-mana = { $form ->
    [begun] You feel drained: it will take a while before you can give blood again.
    [ended] You can give blood again.
    [seen] { $who } turns pale.
    [over] { $who } is no longer pale.
   *[name] drained
}
caves-effect-blink = { $form ->
    [begun] You flicker and are hard to hit: +{ $defense } defence.
    [ended] You no longer flicker.
    [seen] { $who } flickers.
    [over] { $who } no longer flickers.
   *[name] blink
}
caves-effect-summon-bats = summon bats
caves-effect-detect-creatures = { $form ->
    [begun] You sense every creature on this level and foresee their blows: +{ $defense } defence.
    [ended] You no longer sense the creatures of this level.
    [seen] { $who } seems to look through the rock.
    [over] { $who } no longer looks through the rock.
   *[name] detect creatures
}
caves-effect-spark = { $form ->
    [cause] a spark
   *[name] spark
}
caves-effect-refreshment = { $form ->
    [begun] That was refreshing: your wounds begin to close.
    [ended] The refreshment wears off.
    [seen] { $who } looks refreshed.
    [over] { $who } no longer looks so fresh.
   *[name] refreshment
}
caves-effect-hearty-meal = { $form ->
    [begun] A hearty meal: your wounds begin to close.
    [ended] You have digested the hearty meal.
    [seen] { $who } looks well fed.
    [over] { $who } no longer looks so well fed.
   *[name] hearty meal
}

## Spells

caves-spell-minor-heal = Minor heal
caves-spell-major-heal = Major heal
caves-spell-slow-heal = Slow heal
caves-spell-inner-strength = Inner strength
caves-spell-blood-to-mana = Blood to mana
caves-spell-blink = Blink
caves-spell-summon-bats = Summon bats
caves-spell-detect-creatures = Detect creatures
caves-spell-spark = Spark

## Level-up choices and hunger states

caves-growth-hp = { caves-effect-health }
caves-growth-mana = { caves-effect-mana }
caves-growth-attack = { run-key-attack }
caves-growth-defense = defence
caves-growth-vision = vision
caves-growth-hp-regen = health regen
caves-growth-mana-regen = mana regen
caves-hunger-starving = Starving
caves-hunger-hungry = Hungry
caves-hunger-sated = Not hungry
caves-hunger-full = Full
caves-hunger-stuffed = Stuffed
