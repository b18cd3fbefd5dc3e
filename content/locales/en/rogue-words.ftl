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
