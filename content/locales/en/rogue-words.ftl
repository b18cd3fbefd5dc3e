# Texts of Rogue for both shells.

## Items and mobs. Forms: name (alone), one (first mention), that (known), That (begins a sentence). Items: object
## (direct object, first mention), thing (direct object, known). Mobs: object (direct object, known), seen (direct
## object of seeing).

rogue-item-sword = { run-item-sword }
rogue-item-golden-apple = { $form ->
    [one] a golden apple
    [that] the golden apple
    [That] The golden apple
    [object] a golden apple
    [thing] the golden apple
   *[name] Golden apple
}
rogue-item-dagger = { run-item-dagger }
rogue-item-battle-axe = { $form ->
    [one] a battle axe
    [that] the battle axe
    [That] The battle axe
    [object] a battle axe
    [thing] the battle axe
   *[name] Battle axe
}
rogue-item-leather-armor = { $form ->
    [one] leather armour
    [that] the leather armour
    [That] The leather armour
    [object] leather armour
    [thing] the leather armour
   *[name] Leather armour
}
rogue-item-chain-mail = { $form ->
    [one] chain mail
    [that] the chain mail
    [That] The chain mail
    [object] chain mail
    [thing] the chain mail
   *[name] Chain mail
}
rogue-item-stoneskin-potion = { $form ->
    [one] a stoneskin potion
    [that] the stoneskin potion
    [That] The stoneskin potion
    [object] a stoneskin potion
    [thing] the stoneskin potion
   *[name] Stoneskin potion
}
rogue-item-smoke-bomb = { $form ->
    [one] a smoke bomb
    [that] the smoke bomb
    [That] The smoke bomb
    [object] a smoke bomb
    [thing] the smoke bomb
   *[name] Smoke bomb
}
rogue-mob-mimic = { $form ->
    [one] a mimic
    [that] the mimic
    [That] The mimic
    [object] the mimic
    [seen] a mimic
   *[name] Mimic
}
rogue-mob-ghost = { $form ->
    [one] a ghost
    [that] the ghost
    [That] The ghost
    [object] the ghost
    [seen] a ghost
   *[name] Ghost
}
rogue-mob-robot = { $form ->
    [one] a robot
    [that] the robot
    [That] The robot
    [object] the robot
    [seen] a robot
   *[name] Robot
}
rogue-mob-wizard = { $form ->
    [one] a wizard
    [that] the wizard
    [That] The wizard
    [object] the wizard
    [seen] a wizard
   *[name] Wizard
}
rogue-effect-stoneskin = Stoneskin

## Facts about items and mobs

rogue-about-wear = { $type ->
    [sword] +{ $bonus } attack
   *[armor] +{ $bonus } armour
}
rogue-about-heal = +{ $amount } health
rogue-about-effect = +{ $armor } armour for { $turns } turns
rogue-about-blind = blinds all enemies in sight for { $turns } turns
rogue-about-throw = thrown up to { $range } cells for { $damage } damage
rogue-about-mimic = It waits without moving.
rogue-about-ghost = It keeps away from you. It hunts you once you are down to half your health or few enemies remain.
rogue-about-robot = It sees and hears you, hunts you and repairs itself.
rogue-about-wizard = It hunts you on sight and may split in two when wounded. Copies give no experience.

## Log

rogue-said-picked = You pick up { $item }.
rogue-said-full = You have no room for { $item }.
rogue-said-healed = You eat { $item }: +{ $amount } health.
rogue-said-equipped = { $type ->
    [sword] You wield { $item }: +{ $bonus } attack.
   *[armor] You put on { $item }: +{ $bonus } armour.
}
rogue-said-swapped = { $item } is in slot { $slot } now.
rogue-said-effect-begun = { $effect }: +{ $armor } armour for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
rogue-said-effect-ended = { $effect } wears off.
rogue-said-smoked = Smoke fills the room. { $mobs ->
    [0] There is nobody to blind.
    [one] { $mobs } enemy is blinded: its blows miss for { $turns } turns.
   *[other] { $mobs } enemies are blinded: their blows miss for { $turns } turns.
}
rogue-said-thrown = You throw { $item } at { $mob }: { $dealt } damage.
rogue-said-dropped = You drop { $item }.
rogue-said-unmasked = That was no treasure: it is { $mob }!
rogue-said-fought = { $dealt ->
    [0] You cannot hurt { $mob }
   *[other] You hit { $mob } for { $dealt }
}{ $hurts ->
    [no] { $dealt ->
        [0] {", and it cannot hurt you."}
       *[other] .
    }
   *[yes] {"; you lose "}{ $taken } health.
}
rogue-said-killed = You defeat { $mob }{ $experience ->
    [0] .
   *[other] {": +"}{ $experience } experience.
}
rogue-said-confused = { $mob } is confused.
rogue-said-cloned = { $mob } splits in two!
rogue-said-level-up = Level { $level }! Attack { $previousDamage } → { $damage }, armour { $previousArmor } → { $armor }.
rogue-said-sighted = You see { $what }{ $level ->
    [1] .
   *[other] {" "}(level { $level }).
}
rogue-said-died = Killed by { $mob }{ $level ->
    [1] .
   *[other] {" "}(level { $level }).
}
rogue-ending-died = You died.
rogue-ending-cleared = Every enemy in this world is defeated. You have won!
rogue-ending-time = Time is up.

## Reasons why an automatic action stopped

rogue-stop-explored = You have explored everything within reach.
rogue-stop-explored-open = You have explored this world. Beyond it lies endless open ground.
rogue-stop-explored-full = { run-stop-explored-full }
rogue-stop-sight = Stopped: { $mob } comes into view. Attack with { $attack }.
rogue-stop-in-sight = Stopped: { $mob } is in sight. Attack with { $attack }.
rogue-stop-attacked = Stopped: you are fighting { $mob }.
rogue-stop-full = { run-stop-full }
rogue-stop-better = Stopped: { $item } is better than your equipment. Put it on.
rogue-stop-effect = Stopped: a potion has worn off.
rogue-stop-level = { run-stop-level }
rogue-stop-arrived = { run-stop-arrived }
rogue-stop-no-way = { run-stop-no-way }
rogue-stop-unknown = { run-stop-unknown }
rogue-stop-here = { run-stop-here }
rogue-stop-wall = Stopped: there is a wall ahead.
rogue-stop-crossing = Stopped: the passage opens or narrows here.
rogue-stop-blocked = Stopped: { $mob } is in the way.
rogue-stop-rested = You are fully rested.
rogue-stop-well = You are at full health: there is no need to rest.
rogue-stop-no-waiting = You cannot rest: waiting is off in this run.
rogue-stop-triggered = Stopped: you stepped onto something.
rogue-stop-entered = Stopped: this is another place.
rogue-stop-pause = { run-stop-pause }

## Descriptions

rogue-look-item = { $item }: { $about }.
rogue-look-mob = { $mob }, level { $level }: { $health } of { $most } health. In a fight you deal { $dealt } damage and take { $taken }. { $about }
rogue-look-blind = Blinded: its blows miss for { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
}.
rogue-look-wall = { $seen ->
    [yes] A wall.
   *[no] A wall (remembered).
}
rogue-look-floor = { $seen ->
    [yes] The floor.
   *[no] The floor (remembered).
}

## Saved runs in lists

rogue-saved-floors = Floors
rogue-saved-boxed = Rooms
rogue-saved-caves = { game-caves }
rogue-saved-keep = Ruined keep
rogue-saved-file = World from a file
rogue-saved-killed = killed by { $mob }

## Dump

rogue-dump-title = Turnwright, Rogue
rogue-dump-world = World: { $world }, random seed: { $seed }
rogue-dump-turns = Turns: { $turns }, farthest from the start: { $depth }
rogue-dump-level = Level { $level }, experience { $earned }
rogue-dump-health = Health { $health } / { $most }
rogue-dump-strength = Attack { $attack }, armour { $armor }
rogue-inventory = { run-inventory }
rogue-dump-kills = Defeated

## Actions in lists

rogue-act-wait = { run-key-wait }
rogue-act-select = slot { $slot }
rogue-act-use = use
rogue-act-drop = { run-key-drop }

## Triggers, goals and other worlds

rogue-language = en
rogue-trigger-door = { $colour ->
    [red] Red door
    [green] Green door
    [blue] Blue door
    [yellow] Yellow door
   *[none] Door
}
rogue-trigger-key = { $colour ->
    [red] Red key
    [green] Green key
    [blue] Blue key
    [yellow] Yellow key
   *[none] Key
}
rogue-trigger-chest = { $colour ->
    [red] Red chest
    [green] Green chest
    [blue] Blue chest
    [yellow] Yellow chest
   *[none] Chest
}
rogue-trigger-gate = Gate
rogue-trigger-plate = Pressure plate
rogue-trigger-spikes = Spikes
rogue-trigger-well = Well
rogue-trigger-teleporter = Teleporter
rogue-trigger-sign = Sign
rogue-trigger-exit = Exit
rogue-trigger-treasure = Treasure
rogue-trigger-reach = Your goal

rogue-look-trigger = { $name }: { $about }
rogue-look-open = open.
rogue-look-spent = empty.
rogue-look-door = { $locked ->
    [yes] locked. You need its key.
   *[no] opens when you walk into it.
}
rogue-look-gate = closed. A pressure plate opens it.
rogue-look-key = opens doors and chests of its colour.
rogue-look-plate = { $opens ->
    [0] { $closes ->
        [0] { $jams ->
            [0] moves no gate.
           *[other] a mob blocks the gate.
        }
        [one] closes { $closes } gate.
       *[other] closes { $closes } gates.
    }
    [one] opens { $opens } gate{ $closes ->
        [0] .
       *[other] {" "}and closes { $closes }.
    }
   *[other] opens { $opens } gates{ $closes ->
        [0] .
       *[other] {" "}and closes { $closes }.
    }
}
rogue-look-spikes = { $health ->
    [0] a step here kills you.
   *[other] a step here costs { $damage } health and leaves you { $health }.
}
rogue-look-well = { $amount ->
    [0] { $left ->
        [0] dry.
       *[other] you are at full health. Drinks left: { $left }.
    }
   *[other] restores { $amount } health. Drinks left afterwards: { $left }.
}
rogue-look-teleporter = { $blocked ->
    [yes] blocked by a mob at the far end.
   *[no] takes you { $arrow } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away.
}
rogue-look-sign = “{ $text }”
rogue-look-chest = { $result ->
    [opens] holds { $item }.
    [locked] holds { $item }. You need its key.
    [full] holds { $item }. Your inventory is full.
   *[empty] empty.
}
rogue-look-exit = leads to { $place }.
rogue-look-treasure = { $left ->
    [0] the last one you need.
   *[other] { $left } more to find after this one.
}
rogue-look-reach = { $open ->
    [yes] a step here wins.
   *[no] meet your other goals first.
}

rogue-said-door = { $colour ->
    [red] You unlock the red door.
    [green] You unlock the green door.
    [blue] You unlock the blue door.
    [yellow] You unlock the yellow door.
   *[none] You open the door.
}
rogue-said-key = { $colour ->
    [red] You take the red key.
    [green] You take the green key.
    [blue] You take the blue key.
   *[yellow] You take the yellow key.
}
rogue-said-plate = The plate clicks. { $opens ->
    [0] {""}
    [one] A gate opens.
   *[other] { $opens } gates open.
}{ $closes ->
    [0] {""}
    [one] {" "}A gate closes.
   *[other] {" "}{ $closes } gates close.
}{ $jams ->
    [0] {""}
   *[other] {" "}A mob keeps a gate open.
}
rogue-said-spikes = { $health ->
    [0] Spikes! They kill you.
   *[other] Spikes! You lose { $damage } health.
}
rogue-said-well = { $amount ->
    [0] { $left ->
        [0] The well is dry.
       *[other] The water is cool and clear. Save it for later.
    }
   *[other] You drink from the well: +{ $amount } health.{ $left ->
        [0] {" "}It is dry now.
       *[other] {""}
    }
}
rogue-said-teleporter = { $blocked ->
    [yes] The teleporter hums: something blocks the far end.
   *[no] The teleporter takes you elsewhere.
}
rogue-said-sign = The sign reads: “{ $text }”
rogue-said-chest = { $result ->
    [opens] You open the chest.
    [locked] { $colour ->
        [red] The chest is locked: find the red key.
        [green] The chest is locked: find the green key.
        [blue] The chest is locked: find the blue key.
       *[yellow] The chest is locked: find the yellow key.
    }
   *[full] The chest holds { $item }, but your inventory is full.
}
rogue-said-treasure = You take a treasure.{ $left ->
    [0] {" "}It was the last one!
   *[other] {" "}Still to find: { $left }.
}
rogue-said-reach = This is where you win, once your other goals are met.
rogue-said-entered = You arrive: { $place }.
rogue-said-goal-met = { $goal ->
    [treasure] You have all the treasures.
    [clear] All enemies are defeated.
   *[survive] You have survived long enough.
}
rogue-ending-won = You have won!
rogue-goals = Goals
rogue-goal-treasure = Treasures: { $done } of { $total }
rogue-goal-clear = Enemies left: { $left }
rogue-goal-survive = Survive: { $left ->
    [one] { $left } turn
   *[other] { $left } turns
}
rogue-goal-reach = Reach the goal

## Actions that fit the situation

rogue-do-fire = Shoot: { $item }
rogue-do-use = Use: { $item }
rogue-do-eat = Eat: { $item }
rogue-do-wear = { $type ->
    [sword] Wield
   *[armor] Wear
}: { $item }
rogue-do-open = Open: { $item }
rogue-do-read = Read: { $item }
rogue-do-leave = Leave this place
rogue-do-attack = Attack: { $who } −{ $dealt }, you −{ $taken }
