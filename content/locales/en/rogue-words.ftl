# What both shells say of the tile roguelike.

## Items and mobs. Forms: name (alone), one (mentioned first), that (known), That (begins a sentence), object.

rogue-item-sword = { $form ->
    [one] a sword
    [that] the sword
    [That] The sword
    [object] a sword
   *[name] Sword
}
rogue-item-golden-apple = { $form ->
    [one] a golden apple
    [that] the golden apple
    [That] The golden apple
    [object] a golden apple
   *[name] Golden apple
}
rogue-item-dagger = { $form ->
    [one] a dagger
    [that] the dagger
    [That] The dagger
    [object] a dagger
   *[name] Dagger
}
rogue-item-battle-axe = { $form ->
    [one] a battle axe
    [that] the battle axe
    [That] The battle axe
    [object] a battle axe
   *[name] Battle axe
}
rogue-item-leather-armor = { $form ->
    [one] leather armour
    [that] the leather armour
    [That] The leather armour
    [object] leather armour
   *[name] Leather armour
}
rogue-item-chain-mail = { $form ->
    [one] chain mail
    [that] the chain mail
    [That] The chain mail
    [object] chain mail
   *[name] Chain mail
}
rogue-item-stoneskin-potion = { $form ->
    [one] a stoneskin potion
    [that] the stoneskin potion
    [That] The stoneskin potion
    [object] a stoneskin potion
   *[name] Stoneskin potion
}
rogue-item-smoke-bomb = { $form ->
    [one] a smoke bomb
    [that] the smoke bomb
    [That] The smoke bomb
    [object] a smoke bomb
   *[name] Smoke bomb
}
rogue-mob-mimic = { $form ->
    [one] a mimic
    [that] the mimic
    [That] The mimic
    [object] the mimic
   *[name] Mimic
}
rogue-mob-ghost = { $form ->
    [one] a ghost
    [that] the ghost
    [That] The ghost
    [object] the ghost
   *[name] Ghost
}
rogue-mob-robot = { $form ->
    [one] a robot
    [that] the robot
    [That] The robot
    [object] the robot
   *[name] Robot
}
rogue-mob-wizard = { $form ->
    [one] a wizard
    [that] the wizard
    [That] The wizard
    [object] the wizard
   *[name] Wizard
}
rogue-effect-stoneskin = Stoneskin

## What items do, and how mobs behave

rogue-about-wear = { $type ->
    [sword] +{ $bonus } attack
   *[armor] +{ $bonus } armour
}
rogue-about-heal = +{ $amount } health
rogue-about-effect = +{ $armor } armour for { $turns } turns
rogue-about-blind = blinds all in sight for { $turns } turns
rogue-about-throw = thrown up to { $range } cells for { $damage } damage
rogue-about-mimic = It waits where it is.
rogue-about-ghost = It flees from you until you have half your health left or few enemies remain; then it hunts you.
rogue-about-robot = It sees and hears you, hunts you and repairs itself.
rogue-about-wizard = It hunts you on sight; when wounded it may split in two. Copies are worth no experience.

## What happens

rogue-said-picked = You pick up { $item }.
rogue-said-full = You have no room for { $item }.
rogue-said-healed = You eat { $item }: +{ $amount } health.
rogue-said-equipped = { $type ->
    [sword] You wield { $item }: +{ $bonus } attack.
   *[armor] You put on { $item }: +{ $bonus } armour.
}
rogue-said-swapped = { $item } is in slot { $slot } now.
rogue-said-effect-begun = { $effect }: +{ $armor } armour for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
rogue-said-effect-ended = { $effect } wears off.
rogue-said-smoked = Smoke fills the room. { $mobs ->
    [0] There is nobody to blind.
    [one] One enemy is blinded: its blows miss for { $turns } turns.
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
rogue-ending-cleared = Nothing that could harm you is left in this world. You have won!
rogue-ending-time = The time is up.

## Why something that goes on by itself has stopped

rogue-stop-explored = You have explored all you can reach.
rogue-stop-explored-open = You have explored this world. Beyond it lies open ground without end.
rogue-stop-explored-full = { run-stop-explored-full }
rogue-stop-sight = Stopped: { $mob } is in sight. Attack with { $attack }.
rogue-stop-attacked = Stopped: you have met { $mob }.
rogue-stop-full = { run-stop-full }
rogue-stop-better = Stopped: { $item } is better than what you wear. Put it on.
rogue-stop-effect = Stopped: a potion has worn off.
rogue-stop-level = { run-stop-level }
rogue-stop-arrived = { run-stop-arrived }
rogue-stop-no-way = { run-stop-no-way }
rogue-stop-unknown = { run-stop-unknown }
rogue-stop-here = { run-stop-here }
rogue-stop-wall = Stopped at a wall.
rogue-stop-crossing = Stopped where the way opens or narrows.
rogue-stop-blocked = Stopped: { $mob } is in the way.
rogue-stop-rested = You are fully rested.
rogue-stop-well = You are at full health: there is no need to rest.
rogue-stop-no-waiting = Waiting is not possible in this game.
rogue-stop-pause = Stopped after a long way.

## Looking

rogue-look-item = { $item }: { $about }.
rogue-look-mob = { $mob }, level { $level }: { $health } of { $most } health. A fight: you hit for { $dealt }, it hits for { $taken }. { $about }
rogue-look-blind = Blinded: its blows miss for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
rogue-look-wall = { $seen ->
    [yes] A wall.
   *[no] A wall, as you remember.
}
rogue-look-floor = { $seen ->
    [yes] The floor.
   *[no] The floor, as you remember.
}

## Saved runs in lists

rogue-saved-boxed = Rooms
rogue-saved-caves = { game-caves }
rogue-saved-keep = Ruined keep
rogue-saved-file = World from a file
rogue-saved-killed = killed by { $mob }

## The text of a run

rogue-dump-title = Turnwright, Rogue
rogue-dump-world = World: { $world }, seed { $seed }
rogue-dump-turns = Turns: { $turns }, furthest from the start: { $depth }
rogue-dump-level = Level { $level }, experience { $earned }
rogue-dump-health = Health { $health } / { $most }
rogue-dump-strength = Attack { $attack }, armour { $armor }
rogue-inventory = Inventory
rogue-dump-kills = Defeated

## Actions, as they are listed

rogue-act-wait = { run-key-wait }
rogue-act-select = slot { $slot }
rogue-act-use = use
rogue-act-drop = { run-key-drop }
